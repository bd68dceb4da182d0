"""What a player can return to: a game at this screen, an own LAN table, a seat reserved at another.

Imported by the title screen, so it imports little.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.storage.saves import reading
from game.ui.widgets.text_layout import shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pygame.font import Font

    from game.session import Session
    from game.storage.kept_seat import KeptSeat
    from game.storage.saved_game import SavedGame
    from game.storage.saves import SavedGames
    from game.ui.core.context import Context
    from game.ui.i18n.text import Texts

CONTINUE, HOSTING, BACK = "continue", "hosting", "back"
MOST = 2  # offered at a time
READING = "saved games"  # the work that can wait: one screen at a time reads the same folders


class SeatKeeper(Protocol):
    """Remembers the seat that another player's table reserves for this computer."""

    @property
    def kept_seat(self) -> KeptSeat | None:
        """The latest one."""

    def forget_seat(self) -> None:
        """Remove it."""


class ResumeOffer(NamedTuple):
    """Something to return to, named like its entry: either a game or a seat."""

    name: str
    when: float  # last played, in seconds since 1970
    game: SavedGame | None = None
    seat: KeptSeat | None = None

    def summary(self, texts: Texts, font: Font, width: int) -> str:
        """Who plays and how far the game is; names are shortened to keep the latter visible."""
        if self.game is not None:
            progress = game_summary(self.game, "", texts)
            names = shortened(self.game.title, font, width - font.size(progress)[0])
            return game_summary(self.game, names, texts)
        return shortened(self.seat.table, font, width) if self.seat is not None else ""


class ResumeOffers:
    """Finds the newest offers, in small steps."""

    def __init__(
        self, saves: SavedGames, hosted: SavedGames | None, seats: SeatKeeper | None
    ) -> None:
        self._folders = {CONTINUE: saves} | ({HOSTING: hosted} if hosted is not None else {})
        self._seats = seats
        self._seat: KeptSeat | None = None

    def refresh(self) -> None:
        """List the folders again."""
        for folder in self._folders.values():
            folder.refresh()
        self._seat = self._seats.kept_seat if self._seats is not None else None

    def reading(self) -> Iterator[None]:
        """Read the files of all folders in turn, as work that can wait."""
        return reading(self._folders.values())

    def newest(self) -> tuple[ResumeOffer, ...]:
        """At most MOST offers, the newest first."""
        unfinished = ((name, folder.unfinished()) for name, folder in self._folders.items())
        found = [ResumeOffer(name, game.when, game) for name, game in unfinished if game]
        if self._seat is not None:
            found.append(ResumeOffer(BACK, self._seat.when, seat=self._seat))
        return tuple(sorted(found, key=lambda offer: -offer.when)[:MOST])

    def load(self, context: Context, game: SavedGame) -> Session | None:
        """The session of an offered game at this screen; shows why if it cannot be loaded."""
        return load_game(context, game, self._folders[CONTINUE], context.games.resume)

    def drop(self, offer: ResumeOffer) -> None:
        """Remove an offer; its game is deleted permanently."""
        if offer.game is not None:
            self._folders[offer.name].delete(offer.game.path)
        elif self._seats is not None:
            self._seats.forget_seat()
        self.refresh()


def game_summary(game: SavedGame, names: str, texts: Texts) -> str:
    """Who plays, and which turn, or which game of a series, comes next."""
    if game.series is None and game.finished:  # the file of its series cannot be read
        return names
    if game.series is None:
        return texts.say("title-continue-about", names=names, turn=game.actions + 1)
    from game.series import SeriesPlace
    from game.ui.i18n.series_text import progress

    place = SeriesPlace(game.next_number, game.series.length)
    return f"{names} · {progress(texts, place)}"


def map_gone(game: SavedGame, saves: SavedGames, texts: Texts) -> str:
    """That a game's map is missing, and where its file belongs; empty if it is not missing."""
    if game.problem is None or not game.problem.board:
        return ""
    folder = str(saves.boards or "")
    return texts.say("saves-board-gone", board=game.board or game.problem.board, folder=folder)


def load_game(
    context: Context, game: SavedGame, saves: SavedGames, load: Callable[[Path], Session]
) -> Session | None:
    """The session of a saved game; shows why if it cannot be loaded."""
    from game.rules.errors import RecordError
    from game.storage.records import RecordInUse
    from game.ui.core.dialog import DialogScene

    problem = map_gone(game, saves, context.texts)
    if not problem:
        try:
            return load(game.path)
        except RecordInUse:
            problem = context.texts.say("saves-in-use")
        except (OSError, RecordError):
            saves.refresh()  # the map may be gone
            problem = context.texts.say("saves-unreadable")
    context.push(DialogScene(context, problem))
    return None
