"""Search of the rulebook, regardless of case and accents."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.rulebook.contents import BookParagraph

_BEFORE, _AFTER = 28, 70  # letters of a snippet around the first word found
_CUT = "…"
_QUOTES = {"’": "'", "‘": "'"}

Span = tuple[int, int]  # from one letter up to another


class Hit(NamedTuple):
    """A paragraph in which all words were found."""

    paragraph: BookParagraph
    snippet: str
    spans: tuple[Span, ...]  # of the words in the snippet


def folded(text: str) -> tuple[str, list[int]]:
    """A text as it is compared, and where each of its letters comes from."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        plain = unicodedata.normalize("NFKD", _QUOTES.get(letter, letter)).casefold()
        for part in plain:
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


def spans_of(query: str, text: str) -> tuple[Span, ...]:
    """Where words of a text begin like those of a query, in order and without overlaps."""
    compared, places = folded(text)
    found = {
        (places[start], places[start + len(word) - 1] + 1)
        for word in folded(query)[0].split()
        for start in _beginnings(word, compared)
    }
    apart: list[Span] = []
    for first, last in sorted(found):
        if apart and first < apart[-1][1]:
            apart[-1] = apart[-1][0], max(last, apart[-1][1])
        else:
            apart.append((first, last))
    return tuple(apart)


def search(query: str, book: Sequence[BookParagraph]) -> list[Hit]:
    """The paragraphs with words that begin like every word of the query, best first: by number,
    in the heading, then anywhere."""
    words = folded(query)[0].split()
    hits: list[tuple[int, Hit]] = []
    for paragraph in book if words else ():
        parts = (
            paragraph.mark,
            paragraph.head,
            f"{paragraph.text} {paragraph.caption} {paragraph.also}",
        )
        mark, head, rest = (folded(part)[0] for part in parts)
        if not all(_begins(word, f"{mark} {head} {rest}") for word in words):
            continue
        rank = 0 if mark in words else 1 if any(_begins(word, head) for word in words) else 2
        hits.append((rank, _hit(query, paragraph)))
    return [hit for _, hit in sorted(hits, key=lambda ranked: ranked[0])]


def _begins(word: str, text: str) -> bool:
    return next(_beginnings(word, text), None) is not None


def _beginnings(word: str, text: str) -> Iterator[int]:
    """Where words of a text begin like a word, both folded."""
    start = text.find(word)
    while start >= 0:
        if start == 0 or not text[start - 1].isalnum():
            yield start
        start = text.find(word, start + 1)


def _hit(query: str, paragraph: BookParagraph) -> Hit:
    """The text around the first word found, in the paragraph or below its figure."""
    text = paragraph.text
    if not spans_of(query, text) and spans_of(query, paragraph.caption):
        text = paragraph.caption
    spans = spans_of(query, text)
    first = spans[0][0] if spans else 0
    start = max(0, first - _BEFORE)
    if start:
        start = text.find(" ", start, first + 1) + 1 or start
    end = min(len(text), first + _AFTER)
    if end < len(text):
        end = max(text.rfind(" ", first, end), first + 1)
    before, after = _CUT if start else "", _CUT if end < len(text) else ""
    snippet = f"{before}{text[start:end]}{after}"
    return Hit(paragraph, snippet, spans_of(query, snippet))
