"""Finding words in the rulebook, whatever their case and accents. Pure: no drawing, no input."""

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from game.ui.book.contents import Told

_BEFORE, _AFTER = 28, 70  # letters of a snippet around the first word found
_CUT = "…"
_QUOTES = {"’": "'", "‘": "'"}  # noqa: RUF001

Span = tuple[int, int]  # from a letter up to another


class Hit(NamedTuple):
    """A paragraph in which all words were found."""

    told: Told
    snippet: str
    spans: tuple[Span, ...]  # of the words in the snippet


def folded(words: str) -> tuple[str, list[int]]:
    """Words as they are compared, and for each letter the place where it comes from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(words):
        plain = unicodedata.normalize("NFKD", _QUOTES.get(letter, letter)).casefold()
        for one in plain:
            if not unicodedata.combining(one):
                letters.append(one)
                places.append(place)
    return "".join(letters), places


def spans_of(query: str, words: str) -> tuple[Span, ...]:
    """Where the words of a query stand, in order and without overlaps."""
    text, places = folded(words)
    found: set[Span] = set()
    for wanted in folded(query)[0].split():
        start = text.find(wanted)
        while start >= 0:
            found.add((places[start], places[start + len(wanted) - 1] + 1))
            start = text.find(wanted, start + 1)
    apart: list[Span] = []
    for first, last in sorted(found):
        if apart and first < apart[-1][1]:
            apart[-1] = apart[-1][0], max(last, apart[-1][1])
        else:
            apart.append((first, last))
    return tuple(apart)


def search(query: str, book: Sequence[Told]) -> list[Hit]:
    """The paragraphs that have every word of a query, those with them in the heading first."""
    wanted = folded(query)[0].split()
    if not wanted:
        return []
    hits: list[tuple[bool, Hit]] = []
    for told in book:
        head = folded(f"{told.mark} {told.head}")[0]
        text = folded(told.text)[0]
        if all(word in head or word in text for word in wanted):
            hits.append((not any(word in head for word in wanted), _hit(query, told)))
    return [hit for _, hit in sorted(hits, key=lambda one: one[0])]


def _hit(query: str, told: Told) -> Hit:
    """The words around the first one found."""
    spans = spans_of(query, told.text)
    first = spans[0][0] if spans else 0
    start = max(0, first - _BEFORE)
    if start:
        start = told.text.find(" ", start, first + 1) + 1 or start
    end = min(len(told.text), first + _AFTER)
    if end < len(told.text):
        end = max(told.text.rfind(" ", first, end), first + 1)
    before, after = _CUT if start else "", _CUT if end < len(told.text) else ""
    snippet = f"{before}{told.text[start:end]}{after}"
    return Hit(told, snippet, spans_of(query, snippet))
