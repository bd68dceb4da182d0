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
from game.ui.widgets.rows import Choice, Heading, Note, Row
from game.ui.widgets.rows_input import NameField, Push

_PERSON = "human"


class NewGameScene(FormScene):
    """Three to six names and the options; both are remembered."""

    title = "new-title"

    def __init__(self, stage: Stage, on_start: Callable[[Session], None]) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("start", "primary")])
        self._on_start = on_start
        remembered = [player.name for player in stage.settings.players[:MOST_SEATS]]
        self.names = [
            "" if name == stage.texts.player(seat) else name for seat, name in enumerate(remembered)
        ]
        self.names += [""] * (FEWEST_SEATS - len(self.names))
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
        rows: list[Row] = [Heading(say("new-players")), *self._fields]
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
            del self.names[seat]
            self.renew()

        removed = remove if len(self.names) > FEWEST_SEATS else None
        placeholder = self.stage.texts.player(seat)
        return NameField(str(seat + 1), self.names[seat], placeholder, LONGEST_NAME, typed, removed)

    def _stations(self) -> Row:
        def change(number: int) -> None:
            keep(self.stage, replace(self.stage.settings, fixed_stations=bool(number)))

        say = self.stage.texts.say
        names = [say("new-stations-random"), say("new-stations-fixed")]
        chosen = int(self.stage.settings.fixed_stations)
        return Choice(say("new-stations"), say("new-stations-about"), names, chosen, change)

    def _add(self) -> None:
        self.names.append("")
        self.renew()

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
        players = tuple(Player(name, _PERSON) for name in self._called())
        remembered = tuple(RememberedPlayer(*player) for player in players)
        keep(self.stage, replace(self.stage.settings, players=remembered))
        self._on_start(self.stage.games.begin(players))
