"""What was begun and can be gone on with: a game at this screen, a table of one's own on the LAN, a
seat that somebody else's table keeps. The title waits for this module, so it imports little."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.ui.menus.save_text import save_words
from game.ui.widgets.text_layout import shortened

if TYPE_CHECKING:
    from pygame.font import Font

    from game.storage.kept_seat import KeptSeat
    from game.storage.saved_game import SavedGame
    from game.storage.saves import SavedGames
    from game.ui.i18n.text import Texts

CONTINUE, HOSTING, BACK = "continue", "hosting", "back"
MOST = 2  # that are offered at once


class SeatKeeper(Protocol):
    """Remembers the seat that somebody else's table keeps for this machine."""

    @property
    def kept_seat(self) -> KeptSeat | None:
        """The latest one."""

    def forget_seat(self) -> None:
        """No table keeps a seat any more."""


class ResumeOffer(NamedTuple):
    """One of them, by the name of its entry; exactly one of the others is there."""

    name: str
    when: float  # somebody was at it last, in seconds since 1970
    game: SavedGame | None = None
    seat: KeptSeat | None = None

    def told(self, texts: Texts, font: Font, width: int) -> str:
        """Whose it is and how far it has come, cut so that the latter can still be read."""
        if self.game is not None:
            after = save_words(self.game, "", texts)
            names = shortened(self.game.title, font, width - font.size(after)[0])
            return save_words(self.game, names, texts)
        return shortened(self.seat.table, font, width) if self.seat is not None else ""


class ResumeOffers:
    """Looks for them, a file at a time; the newest are offered."""

    def __init__(
        self, saves: SavedGames, hosted: SavedGames | None, seats: SeatKeeper | None
    ) -> None:
        self._saves, self._hosted, self._seats = saves, hosted, seats
        self._seat: KeptSeat | None = None

    def refresh(self) -> None:
        """Look into the folders again."""
        self._saves.refresh()
        if self._hosted is not None:
            self._hosted.refresh()
        self._seat = self._seats.kept_seat if self._seats is not None else None

    def step(self) -> None:
        """Read one file more of each folder."""
        self._saves.step()
        if self._hosted is not None:
            self._hosted.step()

    def newest(self) -> tuple[ResumeOffer, ...]:
        """As many as are offered, the newest first."""
        found = []
        if game := self._saves.unfinished():
            found.append(ResumeOffer(CONTINUE, game.when, game))
        if self._hosted is not None and (table := self._hosted.unfinished()):
            found.append(ResumeOffer(HOSTING, table.when, table))
        if self._seat is not None:
            found.append(ResumeOffer(BACK, self._seat.when, seat=self._seat))
        return tuple(sorted(found, key=lambda offer: -offer.when)[:MOST])

    def drop(self, offer: ResumeOffer) -> None:
        """Offer this one no more; a game is deleted for good."""
        if offer.game is not None:
            saves = self._hosted if offer.name == HOSTING and self._hosted else self._saves
            saves.delete(offer.game.path)
        elif self._seats is not None:
            self._seats.forget_seat()
        self.refresh()
