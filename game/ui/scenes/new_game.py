"""A new game: who sits at the table, and how it is to be played."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.rules.companies import FEWEST_SEATS, HAND_SIZE, LIMIT, MOST_SEATS
from game.rules.reading import LONGEST_NAME
from game.rules.record import Player
from game.session import Session
from game.ui.scenes.form_scene import FormScene
from game.ui.scenes.keeping import keep
from game.ui.scenes.settings import (
    CONFIRM_MOVES,
    CURTAIN,
    HINTS,
    NOTEBOOK,
    settings_switch,
    speed_choice,
)
from game.ui.settings import RememberedPlayer
from game.ui.stage import Stage
from game.ui.widgets.button import Button
from game.ui.widgets.kind_row import SPARE, Kind, KindRow
from game.ui.widgets.rows import Choice, Heading, Note, Row
from game.ui.widgets.rows_input import NameField, Push

PERSON = "human"


class NewGameScene(FormScene):
    """Three to six seats and the options; both are remembered.

    Where the games offer more than people, every seat says who plays it.
    """

    title = "new-title"

    def __init__(self, stage: Stage, on_start: Callable[[Session], None]) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("start", "primary")])
        self._on_start = on_start
        self._offered = stage.games.kinds
        remembered = stage.settings.players[:MOST_SEATS]
        self.names = [
            "" if name == stage.texts.player(seat) else name
            for seat, (name, _) in enumerate(remembered)
        ]
        self.kinds = [kind if kind in self._offered else PERSON for _, kind in remembered]
        while len(self.names) < FEWEST_SEATS:
            self._sit()
        self._fields: list[NameField] = []

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.stage.texts.say("common-back" if name == "back" else "new-start")

    def chosen(self, name: str) -> None:
        """Leave, or begin."""
        if name == "back":
            self.leave()
        else:
            self._start()

    def sections(self) -> Sequence[Sequence[Row]]:
        """The players at the left, the options at the right."""
        return [self._players(), self._options()]

    def _players(self) -> list[Row]:
        say, seats = self.stage.texts.say, len(self.names)
        self._fields = [self._field(seat) for seat in range(seats)]
        rows: list[Row] = [Heading(say("new-players"))]
        for seat, field in enumerate(self._fields):
            rows += [field, self._kind(seat, field)] if self._choice_of_kinds else [field]
        if seats < MOST_SEATS:
            rows.append(Push(say("new-add-player"), "human", self._add))
        hand, limit = HAND_SIZE[seats], LIMIT[seats]
        rows.append(Note(say("new-players-about", hand=hand, limit=limit)))
        rows.append(Note(say("new-first-about")))
        self._compare()
        return rows

    def _options(self) -> list[Row]:
        say = self.stage.texts.say
        return [
            Heading(say("new-options")),
            self._stations(),
            speed_choice(self.stage, "new-speed", say("new-speed-about")),
            settings_switch(self.stage, "new-confirm", CONFIRM_MOVES),
            settings_switch(self.stage, "new-curtain", CURTAIN),
            settings_switch(self.stage, "new-notebook", NOTEBOOK),
            settings_switch(self.stage, "new-hints", HINTS),
        ]

    def _field(self, seat: int) -> NameField:
        def typed(text: str) -> None:
            self.names[seat] = text
            self._compare()

        def remove() -> None:
            del self.names[seat], self.kinds[seat]
            self.renew()

        removed = remove if len(self.names) > FEWEST_SEATS else None
        placeholder = self.stage.texts.player(seat)
        spare = SPARE if self._choice_of_kinds else 0
        return NameField(
            str(seat + 1), self.names[seat], placeholder, LONGEST_NAME, typed, removed, spare
        )

    @property
    def _choice_of_kinds(self) -> bool:
        """With people only there is nothing to choose, so nothing is shown."""
        return len(self._offered) > 1

    def _kind(self, seat: int, field: NameField) -> KindRow:
        def change(number: int) -> None:
            self.kinds[seat] = self._offered[number]
            self.stage.audio.play("click")

        kinds = [
            Kind(self.stage.texts.say(f"new-kind-{kind}"), "human" if kind == PERSON else "bot")
            for kind in self._offered
        ]
        return KindRow(field, kinds, self._offered.index(self.kinds[seat]), change)

    def _stations(self) -> Row:
        def change(number: int) -> None:
            keep(self.stage, replace(self.stage.settings, fixed_stations=bool(number)))

        say = self.stage.texts.say
        names = [say("new-stations-random"), say("new-stations-fixed")]
        chosen = int(self.stage.settings.fixed_stations)
        return Choice(say("new-stations"), say("new-stations-about"), names, chosen, change)

    def _add(self) -> None:
        self._sit()
        self.renew()

    def _sit(self) -> None:
        """One more person."""
        self.names.append("")
        self.kinds.append(PERSON)

    def _called(self) -> list[str]:
        """What the players are called: an empty field by its seat."""
        typed = ["".join(filter(str.isprintable, name)).strip() for name in self.names]
        return [name or self.stage.texts.player(seat) for seat, name in enumerate(typed)]

    def _compare(self) -> None:
        """Two players of the same name could not be told apart."""
        names = [name.casefold() for name in self._called()]
        same = [names.count(name) > 1 for name in names]
        for field, wrong in zip(self._fields, same, strict=True):
            field.wrong = wrong
        self.message = ""
        if any(same):
            name = self._called()[same.index(True)]
            self.message = self.stage.texts.say("new-name-same", name=name)
        self.menu.button("start").enabled = not any(same)

    def _start(self) -> None:
        players = tuple(map(Player, self._called(), self.kinds))
        remembered = tuple(RememberedPlayer(*player) for player in players)
        keep(self.stage, replace(self.stage.settings, players=remembered))
        self._on_start(self.stage.games.begin(players))
