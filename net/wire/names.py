"""Names that people give themselves, made safe to show to everybody."""

import unicodedata

from game.board.reader import LONGEST_NAME as LONGEST_TITLE
from game.lobby import LONGEST_NAME, LONGEST_WORDS

# Controls, invisible formats (joiners, direction marks), surrogates, private use, unassigned.
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_BLANK = {"Zs", "Zl", "Zp"}
_FILLERS = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}  # letters that show nothing
_MOST_MARKS = 2  # on one letter: more would grow over the neighbours


def clean_name(wish: str) -> str:
    """A name of one line that shows what it is; empty if nothing is left of it."""
    return _clean(wish)[:LONGEST_NAME].strip()


def clean_title(wish: str) -> str:
    """The title of a map."""
    return _clean(wish)[:LONGEST_TITLE].strip()


def clean_words(wish: str) -> str:
    """A line of chat."""
    return _clean(wish)[:LONGEST_WORDS].strip()


def same_name(one: str, other: str) -> bool:
    """Whether two names would be taken for each other."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold()).casefold()


def _clean(wish: str) -> str:
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFKC", wish[: LONGEST_WORDS * 4]):
        kind = unicodedata.category(letter)
        if letter in "\t\n\r" or kind in _BLANK:
            kept.append(" ")
        elif kind in _UNSEEN or letter in _FILLERS:
            continue
        else:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
            if marks <= _MOST_MARKS:
                kept.append(letter)
    return " ".join("".join(kept).split())
