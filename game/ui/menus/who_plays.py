"""Chooses who plays the seats of people at this screen: they themselves, or bots for now."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.rules.record import PERSON, Player
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import NoteRow, Row

KINDS = (PERSON, "easy", "medium", "hard")


def several_people(players: Sequence[Player]) -> bool:
    """Whether a bot can play for one person and another one is left."""
    return sum(not player.bot for player in players) > 1


@dataclass
class StandInChoice:
    """The levels of the bots in seats of people, while they are chosen."""

    players: Sequence[Player]
    levels: dict[int, str] = field(default_factory=dict)

    @property
    def seats(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    @property
    def possible(self) -> bool:
        """Whether anyone plays here."""
        return len(self.levels) < len(self.seats)

    def kind(self, seat: int) -> str:
        """Who plays a seat."""
        return self.levels.get(seat, PERSON)

    def choose(self, seat: int, kind: str) -> None:
        """Let a bot of a level play a seat, or its own player."""
        self.levels.pop(seat, None)
        if kind != PERSON:
            self.levels[seat] = kind


class WhoPlaysScene(FormScene):
    """One row for each seat of a person."""

    title = "pause-seats"
    max_size = (1240, 900)

    def __init__(
        self,
        context: Context,
        players: Sequence[Player],
        levels: Mapping[int, str],
        on_chosen: Callable[[Mapping[int, str]], None],
    ) -> None:
        main = Button("continue", "primary", enabled=lambda: self.choice.possible)
        super().__init__(context, [Button("back"), main], **{"continue": "saves-continue"})
        self.choice = StandInChoice(players, {**levels})
        self._on_chosen = on_chosen

    def sections(self) -> Sequence[Sequence[Row]]:
        rows = [self._row(seat) for seat in self.choice.seats]
        self._check()
        return [[NoteRow(self.context.texts.say("pause-seats-about")), *rows]]

    def on_button(self, name: str) -> None:
        if self.choice.possible:
            self._on_chosen(self.choice.levels)

    def _row(self, seat: int) -> Row:
        def change(number: int) -> None:
            self.choice.choose(seat, KINDS[number])
            self.context.audio.play("click")
            self._check()

        say, kind = self.context.texts.say, self.choice.kind(seat)
        options = [say("pause-seats-here"), *(say(f"new-kind-{level}") for level in KINDS[1:])]
        return ChoiceRow(self.choice.players[seat].name, "", options, KINDS.index(kind), change)

    def _check(self) -> None:
        nobody = self.context.texts.say("pause-seats-nobody")
        self.message = "" if self.choice.possible else nobody
