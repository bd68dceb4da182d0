"""Names that people choose, made safe to display."""

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache

from game.board.reader import LONGEST_NAME as LONGEST_TITLE
from game.graphemes import cut
from game.lobby import LONGEST_NAME, LONGEST_WORDS

# Controls, invisible formats (joiners, direction marks), surrogates, private use, unassigned.
_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
_BLANK = {"Zs", "Zl", "Zp"}
# Letters and marks that are invisible; most have no width.
_FILLERS = {
    *("\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0"),
    *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
}
_MOST_MARKS = 2  # marks on one letter; more would cover its neighbours


def clean_name(wish: str) -> str:
    """A one-line name without invisible characters; empty if nothing is left of it."""
    return cut(_clean(wish), LONGEST_NAME).strip()


def clean_title(wish: str) -> str:
    """The title of a map."""
    return cut(_clean(wish), LONGEST_TITLE).strip()


def clean_words(wish: str) -> str:
    """A line of chat."""
    return cut(_clean(wish), LONGEST_WORDS).strip()


def same_name(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other, whatever their case or alphabet."""
    small = [_folded(_skeleton(_folded(name))) for name in (one, other)]
    as_written = [_folded_but_l(_skeleton(name)) for name in (one, other)]
    return small[0] == small[1] or as_written[0] == as_written[1]


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name.casefold()).casefold()


def _folded_but_l(skeleton: str) -> str:
    """Folded case, except for L, which is also confusable with I: Lan is not Ian."""
    return "L".join(map(_folded, skeleton.split("L")))


def _skeleton(name: str) -> str:
    """Equal for names that look alike (UTS 39); not for display."""
    letters = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return unicodedata.normalize("NFD", "".join(map(_looks_like, letters)))


@cache
def _alike() -> Mapping[str, Sequence[Mapping[str, str]]]:
    """The confusable letters of each letter; takes a megabyte, so it is read when needed."""
    from confusable_homoglyphs.confusables import confusables_data

    found: Mapping[str, Sequence[Mapping[str, str]]] = confusables_data
    return found


def _looks_like(letter: str) -> str:
    """The letter that represents its whole group of look-alikes.

    The data holds each pair in both directions: a letter that others are compared with has several
    partners, or forms a pair on its own.
    """
    alike = _alike()
    partners = alike.get(letter, ())
    if len(partners) != 1:
        return letter
    other = partners[0]["c"]
    return other if len(alike.get(other, ())) > 1 else min(letter, other)


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
