"""What can be wrong with a board file."""

from enum import StrEnum

from game.json_text import quoted


class Flaw(StrEnum):
    """The main reason why a file is no playable board, for players who did not draw it."""

    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"  # hexes
    NOT_TEXT = "not-text"
    NOT_JSON = "not-json"
    NO_BOARD = "no-board"  # JSON, but not a board
    MISTAKES = "mistakes"  # in some entries
    NO_PARIS = "no-paris"
    NO_END = "no-end"
    CUT_OFF = "cut-off"  # unreachable land
    NAME_TAKEN = "name-taken"


class BoardError(Exception):
    """A board file that cannot be played on; lists every problem with its place."""

    def __init__(self, problems: tuple[str, ...], flaw: Flaw = Flaw.MISTAKES) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems
        self.flaw = flaw


class UnknownBoard(BoardError):
    """No board of that name, neither shipped nor in the player's folder."""

    def __init__(self, name: str, known: tuple[str, ...], folder: str = "") -> None:
        sought = f" (your own maps belong in {folder})" if folder else ""
        words = f"there is no map called {quoted(name)}; available maps: {', '.join(known)}{sought}"
        super().__init__((words,))
        self.name = name
