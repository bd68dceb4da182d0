"""The form in which the host says who plays a seat of a saved game that waits for its players."""

from collections.abc import Sequence
from typing import NamedTuple

from game.lobby import Lobby, Seat, Sitter
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import NoteRow, Row


class PossiblePlayer(NamedTuple):
    """A possible player of a seat: a peer, or without one the seat's own player or a bot."""

    text: str
    peer: int | None = None
    bot: bool = False


def may_be_given(lobby: Lobby, seat: Seat, peer: int | None) -> bool:
    """Whether the owner may say who plays a seat: one that waits, or one of the owner's own."""
    free = seat.sitter is Sitter.PERSON and (seat.peer == peer or not seat.here)
    return lobby.continues is not None and free


def seat_choices(lobby: Lobby, peer: int | None, name: str, texts: Texts) -> list[PossiblePlayer]:
    """Who can play the seat of a player: the player, a bot, this screen and all others here."""
    choices = [
        PossiblePlayer(texts.say("lan-player-own", name=name)),
        PossiblePlayer(texts.say("lan-player-bot", name=name), bot=True),
        PossiblePlayer(texts.say("lan-player-here"), peer),
    ]
    seated: dict[int, list[str]] = {}
    for seat in lobby.seats:
        if seat.peer not in (None, peer) and seat.here and not seat.level:
            seated.setdefault(seat.peer or 0, []).append(seat.name)
    watching = {one.peer: [one.name] for one in lobby.onlookers if one.peer != peer}
    for other, names in (watching | seated).items():
        choices.append(PossiblePlayer(texts.listed(names), other))
    return choices


class WaitingSeatScene(FormScene):
    """Chooses the player of one seat."""

    title = "lan-player-title"
    max_size = (1200, 800)

    def __init__(self, context: Context, lan_table: LanTable, seat: int) -> None:
        main = Button("choose", "primary", enabled=lambda: self._possible)
        super().__init__(context, [Button("back"), main], back="common-cancel", choose="common-ok")
        self._lan_table, self._seat = lan_table, seat
        self._lobby = lan_table.lobby
        self.chosen = self._current

    @property
    def choices(self) -> Sequence[PossiblePlayer]:
        """Who can play the seat; empty if someone has claimed it meanwhile."""
        lobby, peer = self._lan_table.lobby, self._lan_table.peer
        if lobby is None or not self._possible:
            return ()
        return seat_choices(lobby, peer, lobby.seats[self._seat].name, self.context.texts)

    @property
    def _possible(self) -> bool:
        """Whether the seat still waits for a player."""
        lobby, peer = self._lan_table.lobby, self._lan_table.peer
        known = lobby is not None and self._seat < len(lobby.seats)
        return lobby is not None and known and may_be_given(lobby, lobby.seats[self._seat], peer)

    def sections(self) -> Sequence[Sequence[Row]]:
        say, lobby, choices = self.context.texts.say, self._lan_table.lobby, self.choices
        if lobby is None or not choices:
            return [[NoteRow(say("lan-player-gone"))]]

        def choose(number: int) -> None:
            self.chosen = choices[number]
            self.context.audio.play("click")
            self.rebuild()

        name = lobby.seats[self._seat].name
        texts, chosen = [choice.text for choice in choices], self._number(choices)
        row = ChoiceRow(say("lan-player-seat", name=name), "", texts, chosen, choose)
        return [[row, NoteRow(say("lan-player-about", name=name))]]

    def update(self, dt: float) -> bool:
        if self._lan_table.lobby != self._lobby:
            self._lobby = self._lan_table.lobby
            self.rebuild()
        return super().update(dt)

    def on_enter(self) -> None:
        self.on_button("choose")

    def on_button(self, name: str) -> None:
        choices = self.choices
        if name == "choose" and choices:
            choice = choices[self._number(choices)]
            self._lan_table.give_seat(self._seat, choice.peer, bot=choice.bot)
        self.leave()

    @property
    def _current(self) -> PossiblePlayer:
        """Who plays the seat now."""
        lobby, peer = self._lan_table.lobby, self._lan_table.peer
        seat = lobby.seats[self._seat] if lobby else None
        if seat is not None and seat.peer == peer:
            return PossiblePlayer("", peer)
        return PossiblePlayer("", bot=seat is not None and bool(seat.level))

    def _number(self, choices: Sequence[PossiblePlayer]) -> int:
        """The chosen one; the seat's own player if the chosen one is gone."""
        wanted = self.chosen.peer, self.chosen.bot
        return next((n for n, one in enumerate(choices) if (one.peer, one.bot) == wanted), 0)
