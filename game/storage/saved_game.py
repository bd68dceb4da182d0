"""One saved game as the list shows it, and what can be wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.json_text import printable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.rules.reasons import Reason
    from game.rules.scoring import Result
    from game.series import Series, SeriesPlace


class SeriesUnreadable(ValueError):
    """A file beside a record that holds no series; the message is a sentence."""


class Beside(NamedTuple):
    """What lies beside the record of a game in a series."""

    ending: str
    series: Callable[[Path], Series | None]  # before the game of a record; may be unreadable


class SaveProblem(NamedTuple):
    """Why a saved game cannot be played; a broken rule comes with its reason."""

    sentence: str
    reason: Reason | None = None
    board: str = ""  # that it was played on, and that is not there any more


class SavedGame(NamedTuple):
    """One line of the list; `players` is empty until the file was looked at."""

    path: Path
    when: float  # last written, in seconds since 1970
    size: int
    players: tuple[str, ...] = ()
    actions: int = 0
    finished: bool = False
    problem: SaveProblem | None = None
    checked: bool = False  # the whole game was played, so nothing else can be wrong with it
    series_when: int = 0  # when the file of its series was written; 0 if there is none
    series: Series | None = None  # before this game, for the newest one
    place: SeriesPlace | None = None  # in its series
    result: Result | None = None  # of a game that is over, once it was played
    board: str = ""  # what its map is called, once the whole game was played
    touched: bool = False  # a person has moved; or anybody, where only bots play
    followed: bool = False  # another game of the series comes next, or its file must be looked at

    @property
    def next_number(self) -> int:
        """Which game of its series is played next: this one, until it is over."""
        return len(self.series.games) + 1 + self.finished if self.series else 1

    @property
    def goes_on(self) -> bool:
        """Whether it, or its series, waits for somebody; maybe for its map, too."""
        more = not self.finished or self.followed
        return bool(self.players) and more and (self.problem is None or bool(self.problem.board))

    @property
    def title(self) -> str:
        """The players' names, or the file's where nobody can tell them."""
        return ", ".join(self.players) or printable(self.path.stem)
