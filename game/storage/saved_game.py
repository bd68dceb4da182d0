"""One saved game as a list shows it, and the reasons why it may not be playable."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.json_text import printable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.rules.reasons import Reason
    from game.series import Series, SeriesPlace


class SeriesUnreadable(ValueError):
    """A series file that cannot be used; the message is a sentence."""


class SeriesSource(NamedTuple):
    """Where the series of a record is stored: the suffix of a file, and how to read it."""

    ending: str
    series: Callable[[Path], Series | None]  # before a record's game; raises SeriesUnreadable


class SaveProblem(NamedTuple):
    """Why a saved game cannot be played."""

    sentence: str
    reason: Reason | None = None  # of a broken rule
    board: str = ""  # the missing map


class SavedGame(NamedTuple):
    """One saved game; `players` is empty until the file has been read."""

    path: Path
    when: float  # last written, in seconds since 1970
    size: int
    players: tuple[str, ...] = ()
    actions: int = 0
    finished: bool = False
    problem: SaveProblem | None = None
    checked: bool = False  # the whole record has been played without a problem
    series_when: int = 0  # when its series file was written; 0 if there is none
    series: Series | None = None  # before this game; only beside the newest game of a series
    place: SeriesPlace | None = None  # in its series
    # Of a finished game, once checked. Thousands may be listed, so they hold few objects.
    winners: tuple[int, ...] = ()  # seats
    points: int = 0  # of the winners
    board: str = ""  # the title of its map, once checked
    touched: bool = False  # a person has moved; any player in a game of bots only
    followed: bool = False  # another game of the series follows, or its file is unreadable

    @property
    def next_number(self) -> int:
        """The number of the next game to play in its series; this one, until it is over."""
        return len(self.series.games) + 1 + self.finished if self.series else 1

    @property
    def goes_on(self) -> bool:
        """Whether the game or its series can continue, perhaps only once its map is back."""
        more = not self.finished or self.followed
        return bool(self.players) and more and (self.problem is None or bool(self.problem.board))

    @property
    def title(self) -> str:
        """The players' names, or the file's name if they are unknown."""
        return ", ".join(self.players) or printable(self.path.stem)
