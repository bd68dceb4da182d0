"""Finding words in the rulebook, whatever their case and accents. Pure: no drawing, no input."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.rulebook.contents import BookParagraph

_BEFORE, _AFTER = 28, 70  # letters of a snippet around the first word found
_CUT = "…"
_QUOTES = {"’": "'", "‘": "'"}

Span = tuple[int, int]  # from a letter up to another


class Hit(NamedTuple):
    """A paragraph in which all words were found."""

    told: BookParagraph
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
    """Where words begin as those of a query do, in order and without overlaps."""
    text, places = folded(words)
    found: set[Span] = set()
    for wanted in folded(query)[0].split():
        for start in _beginnings(wanted, text):
            found.add((places[start], places[start + len(wanted) - 1] + 1))
    apart: list[Span] = []
    for first, last in sorted(found):
        if apart and first < apart[-1][1]:
            apart[-1] = apart[-1][0], max(last, apart[-1][1])
        else:
            apart.append((first, last))
    return tuple(apart)


def search(query: str, book: Sequence[BookParagraph]) -> list[Hit]:
    """The paragraphs in which every word of a query begins one of theirs, best first: by number,
    in the heading, then anywhere."""
    wanted = folded(query)[0].split()
    hits: list[tuple[int, Hit]] = []
    for told in book if wanted else ():
        parts = (told.mark, told.head, f"{told.text} {told.caption} {told.also}")
        mark, head, rest = (folded(part)[0] for part in parts)
        if not all(_begins(word, f"{mark} {head} {rest}") for word in wanted):
            continue
        rank = 0 if mark in wanted else 1 if any(_begins(word, head) for word in wanted) else 2
        hits.append((rank, _hit(query, told)))
    return [hit for _, hit in sorted(hits, key=lambda one: one[0])]


def _begins(wanted: str, text: str) -> bool:
    return next(_beginnings(wanted, text), None) is not None


def _beginnings(wanted: str, text: str) -> Iterator[int]:
    """Where words of a text begin so, both folded."""
    start = text.find(wanted)
    while start >= 0:
        if start == 0 or not text[start - 1].isalnum():
            yield start
        start = text.find(wanted, start + 1)


def _hit(query: str, told: BookParagraph) -> Hit:
    """The words around the first one found, in the text or below its drawing."""
    found = spans_of(query, told.text)
    words = told.caption if told.caption and not found else told.text
    words = words if spans_of(query, words) else told.text
    spans = spans_of(query, words)
    first = spans[0][0] if spans else 0
    start = max(0, first - _BEFORE)
    if start:
        start = words.find(" ", start, first + 1) + 1 or start
    end = min(len(words), first + _AFTER)
    if end < len(words):
        end = max(words.rfind(" ", first, end), first + 1)
    before, after = _CUT if start else "", _CUT if end < len(words) else ""
    snippet = f"{before}{words[start:end]}{after}"
    return Hit(told, snippet, spans_of(query, snippet))
