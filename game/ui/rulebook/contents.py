"""The rulebook's sections and passages, and the numbers that its texts need.

All text is in the catalogues; all numbers come from the rules and the board that is played on.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.board import Board, load_board, shipped_boards
from game.rules.companies import (
    COMPANIES,
    FEWEST_SEATS,
    HAND_SIZE,
    IN_THE_BAG,
    LARGEST_BUILD,
    LARGEST_TAKE,
    LIMIT,
    LOCOMOTIVES,
    MOST_SEATS,
    PENALTY,
)
from game.ui.i18n.plain_messages import Argument
from game.ui.i18n.text import Texts
from game.ui.rulebook.examples import EXAMPLE_SEATS, HELD, HELD_OVER, VALUES, example_score
from game.ui.table.panel.cards import PRINTED_TRACK

_ALSO = (  # paragraphs with further words to find them by
    *("aim", "r2", "maps", "r3", "r5", "r6", "r8", "r10", "r11", "r12", "r14", "r16", "r17"),
    *("r19", "r20", "r22", "r23", "r24", "r25", "r26", "r27", "r29", "r30"),
)


class Passage(NamedTuple):
    """Some paragraphs, and the figure that belongs to them."""

    paragraphs: tuple[str, ...]  # "r19" for rule R19, or a name
    figure: str = ""


class BookSection(NamedTuple):
    """A page of the book, and an entry of its table of contents."""

    name: str
    passages: tuple[Passage, ...]

    def paragraphs(self) -> Iterator[str]:
        """All paragraphs, from the first to the last."""
        for passage in self.passages:
            yield from passage.paragraphs


SECTIONS = (
    BookSection("aim", (Passage(("aim",), "journey"),)),
    BookSection(
        "pieces",
        (
            Passage(("r1",), "companies"),
            Passage(("r2", "maps"), "cities"),
            Passage(("r3", "r4"), "cards"),
            Passage(("r5",), "rack"),
        ),
    ),
    BookSection(
        "setup",
        (
            Passage(("r6", "r7"), "stations"),
            Passage(("r8",), "hands"),
            Passage(("r9",), "filled"),
            Passage(("r10",)),
        ),
    ),
    BookSection("turn", (Passage(("r11",), "tiles"),)),
    BookSection(
        "build",
        (
            Passage(("r12", "r13"), "build"),
            Passage(("r14",), "barrier"),
            Passage(("r15", "r16"), "rural"),
            Passage(("r17",), "city"),
            Passage(("r18",), "paris"),
        ),
    ),
    BookSection("cities", (Passage(("r19",), "cut-off"), Passage(("r20",), "value"))),
    BookSection("trade", (Passage(("r21", "r22"), "trade"), Passage(("r23",), "limit"))),
    BookSection(
        "end", (Passage(("r24",), "marseille"), Passage(("r25",), "depots"), Passage(("r30",)))
    ),
    BookSection("score", (Passage(("r26", "example"), "score"), Passage(("r27",)))),
    BookSection("open", (Passage(("r28",), "hidden"), Passage(("r29",), "notebook"))),
)


class BookPlace(NamedTuple):
    """A paragraph of the book."""

    section: int
    paragraph: str


def place_of(paragraph: str) -> BookPlace:
    """The place of a paragraph."""
    for number, section in enumerate(SECTIONS):
        if paragraph in section.paragraphs():
            return BookPlace(number, paragraph)
    raise LookupError(f"the rulebook has no paragraph {paragraph!r}")


class BookParagraph(NamedTuple):
    """A paragraph in one language."""

    place: BookPlace
    mark: str  # the rule's number, as R19
    head: str
    text: str
    caption: str = ""  # below the figure that follows
    also: str = ""  # further words to find the paragraph by


def each_paragraph(texts: Texts, board: Board) -> Iterator[BookParagraph]:
    """The paragraphs of the book in a language, for players of a board."""
    arguments = _arguments(texts, board)
    for number, section in enumerate(SECTIONS):
        for passage in section.passages:
            for name in passage.paragraphs:
                captioned = passage.figure and name == passage.paragraphs[-1]
                yield BookParagraph(
                    BookPlace(number, name),
                    name.upper() if name[1:].isdecimal() else "",
                    texts.say(f"book-{name}-head"),
                    texts.say(f"book-{name}-text", **arguments.get(name, {})),
                    texts.say(f"book-figure-{passage.figure}") if captioned else "",
                    texts.say(f"book-{name}-also") if name in _ALSO else "",
                )


def _arguments(texts: Texts, board: Board) -> Mapping[str, Mapping[str, Argument]]:
    end = next(city.value for city in board.cities if city.end)
    worths = sorted({city.value for city in board.cities if not city.end}) or [end]
    worth = texts.listed([str(value) for value in worths])
    goals = [
        texts.say("book-goal-of", city=shipped.goal, map=shipped.title)
        for shipped in map(load_board, shipped_boards())
    ]
    bag = IN_THE_BAG * len(COMPANIES)
    whole, over = example_score(HELD), example_score(HELD_OVER)
    sum_of = " + ".join(
        f"{held} \N{MULTIPLICATION SIGN} {value}"
        for held, value in zip(HELD, VALUES, strict=True)
        if held
    )
    return {
        "aim": {"fewest": FEWEST_SEATS, "most": MOST_SEATS},
        "r1": {
            "number": len(COMPANIES),
            "names": COMPANIES,
            "each": LOCOMOTIVES,
            "all": LOCOMOTIVES * len(COMPANIES),
        },
        "r2": {
            "map": board.title,
            "worth": worth,
            "highest": worths[-1],  # for the plural of the word after them
            "city": board.goal,
            "end": end,
        },
        "maps": {"goals": texts.listed(goals)},
        "r4": {"last": PRINTED_TRACK},
        "r7": {"each": IN_THE_BAG, "all": bag},
        "r8": {"all": bag, "hands": _by_seats(texts, HAND_SIZE)},
        "r12": {"most": LARGEST_BUILD},
        "r17": {"city": board.goal},
        "r20": {"low": worths[0], "high": worths[-1], "city": board.goal, "end": end},
        "r22": {"most": LARGEST_TAKE},
        "r23": {"limits": _by_seats(texts, LIMIT), "penalty": PENALTY},
        "r24": {"city": board.goal},
        "r26": {"penalty": PENALTY},
        "example": {
            "players": EXAMPLE_SEATS,
            "limit": LIMIT[EXAMPLE_SEATS],
            "sum": sum_of,
            "total": whole.total,
            "held": sum(HELD_OVER),
            "lost": over.penalty,
        },
    }


def _by_seats(texts: Texts, numbers: Mapping[int, int]) -> str:
    return texts.listed(
        [texts.say("book-by-seats", players=seats, count=count) for seats, count in numbers.items()]
    )
