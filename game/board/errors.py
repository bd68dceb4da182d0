"""What can be wrong with a board file."""

from enum import StrEnum

from game.json_text import quoted


class Flaw(StrEnum):
    """Why a file is no board, in a word: for those who have not drawn it."""

    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"  # hexes
    NOT_TEXT = "not-text"
    NOT_JSON = "not-json"
    NO_BOARD = "no-board"  # JSON, but of something else
    MISTAKES = "mistakes"  # in some of its entries
    NO_PARIS = "no-paris"
    NO_END = "no-end"
    CUT_OFF = "cut-off"  # land that no way leads to
    NAME_TAKEN = "name-taken"


class BoardError(Exception):
    """A board file that cannot be played on; says every problem, each with its place."""

    def __init__(self, problems: tuple[str, ...], flaw: Flaw = Flaw.MISTAKES) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
        self.flaw = flaw


class UnknownBoard(BoardError):
    """No board of that name comes with the game, nor lies in the folder of the player's own."""

    def __init__(self, name: str, known: tuple[str, ...], folder: str = "") -> None:
        sought = f" (your own maps belong in {folder})" if folder else ""
        words = f"there is no map called {quoted(name)}; available maps: {', '.join(known)}{sought}"
        super().__init__((words,))
        self.name = name
