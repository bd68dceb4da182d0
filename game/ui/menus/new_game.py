"""A new game: who sits at the table, and how it is to be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.options import Options, Topic
from game.rules.companies import FEWEST_SEATS, HAND_SIZE, LIMIT, MOST_SEATS
from game.rules.record import PERSON, Player
from game.rules.record_reader import LONGEST_NAME
from game.series import Series, length_of
from game.session import Session
from game.storage.settings import RememberedPlayer, remembered_options, with_options
from game.ui.core.context import Context
from game.ui.core.form_scene import FormScene
from game.ui.menus.option_rows import OptionRows, offered
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import HeadingRow, NoteRow, Row
from game.ui.widgets.input_rows import ButtonRow
from game.ui.widgets.kind_row import SPARE, KindRow, SeatKind
from game.ui.widgets.name_field import NameField


@dataclass
class SeatChoice:
    """Who sits there. What was typed stays, whoever plays it; an empty name is the usual one."""

    kind: str
    name: str = ""  # as typed
    bot: str = ""  # what a bot of its kind is usually called


class NewGameScene(FormScene):
    """Three to six seats and the options; both are remembered.

    Where the games offer more than people, every seat says who plays it.
    """

    title = "new-title"
    max_size = (1800, 1030)

    def __init__(self, stage: Context, on_start: Callable[[Session], None]) -> None:
        super().__init__(stage, [Button("back", "secondary"), Button("start", "primary")])
        self._on_start = on_start
        self._offered = stage.games.kinds
        self.seats: list[SeatChoice] = []
        for name, kind in stage.settings.players[:MOST_SEATS]:
            self._sit(kind if kind in self._offered else PERSON, name)
        if not self.seats:  # one who is new and alone can start at once
            self._sit(PERSON)
        while len(self.seats) < FEWEST_SEATS:
            lone = len(self.seats) == 1 and self.seats[0].kind == PERSON
            usual = self._offered[len(self._offered) // 2]
            self._sit(usual if lone else self.seats[-1].kind)
        self._fields: list[NameField] = []
        options = offered(remembered_options(stage.settings))
        self.option_rows = OptionRows(stage, options, self.rebuild, self._keep, hot_seat=True)

    @property
    def names(self) -> list[str]:
        """What stands in the fields."""
        return [seat.name for seat in self.seats]

    @property
    def kinds(self) -> list[str]:
        """Who plays the seats."""
        return [seat.kind for seat in self.seats]

    def label(self, name: str) -> str:
        """The words on a button."""
        return self.context.texts.say("common-back" if name == "back" else "new-start")

    def on_button(self, name: str) -> None:
        """Leave, or begin."""
        if name == "back":
            self.leave()
        else:
            self._start()

    def sections(self) -> Sequence[Sequence[Row]]:
        """Who plays and how at the left; where at the right. What is no matter of this one table
        has its place in the settings."""
        options = self.option_rows
        how = options.rows(Topic.GAMES, Topic.TIME, Topic.HELP)
        return [[*self._players(), *how], [*options.maps.rows(), *options.rows(Topic.STATIONS)]]

    def update(self, dt: float) -> bool:
        """Boards are read and drawn as time allows."""
        if self.option_rows.maps.work() and self.form is not None:
            self.rebuild()
        return super().update(dt)

    def _players(self) -> list[Row]:
        say, seats = self.context.texts.say, len(self.seats)
        self._fields = [self._field(seat) for seat in range(seats)]
        rows: list[Row] = [HeadingRow(say("new-players"))]
        for seat, field in enumerate(self._fields):
            rows += [field, self._kind(seat, field)] if self._choice_of_kinds else [field]
        if seats < MOST_SEATS:
            person = self.seats[-1].kind == PERSON
            words, icon = ("new-add-player", "human") if person else ("new-add-bot", "bot")
            rows.append(ButtonRow(say(words), icon, self._add))
        hand, limit = HAND_SIZE[seats], LIMIT[seats]
        rows.append(NoteRow(say("new-players-about", hand=hand, limit=limit)))
        self._compare()
        return rows

    def _field(self, seat: int) -> NameField:
        def typed(text: str) -> None:
            self.seats[seat].name = text
            self._compare()

        def remove() -> None:
            del self.seats[seat]
            self.rebuild()

        removed = remove if len(self.seats) > FEWEST_SEATS else None
        spare = SPARE if self._choice_of_kinds else 0
        words = self.seats[seat].name, self._usual(seat)
        return NameField(str(seat + 1), *words, LONGEST_NAME, typed, removed, spare)

    @property
    def _choice_of_kinds(self) -> bool:
        """With people only there is nothing to choose, so nothing is shown."""
        return len(self._offered) > 1

    def _kind(self, seat: int, field: NameField) -> KindRow:
        def change(number: int) -> None:
            self._play(self.seats[seat], self._offered[number])
            self.context.audio.play("click")
            self.rebuild()

        kinds = [
            SeatKind(
                self.context.texts.say(f"new-kind-{kind}"), "human" if kind == PERSON else "bot"
            )
            for kind in self._offered
        ]
        return KindRow(field, kinds, self._offered.index(self.seats[seat].kind), change)

    def _add(self) -> None:
        self._sit(self.seats[-1].kind)
        self.rebuild()

    def _sit(self, kind: str, name: str = "") -> None:
        """One more player, called by a name or as usual."""
        self.seats.append(SeatChoice(PERSON, name))
        self._play(self.seats[-1], kind)

    def _play(self, seat: SeatChoice, kind: str) -> None:
        """Give a seat to a person or to a bot, which brings a name that nobody else has."""
        seat.kind, seat.bot = PERSON, ""
        if kind != PERSON:
            seat.bot = self.context.games.bot_name(kind, self._called())
            seat.kind = kind

    def _usual(self, seat: int) -> str:
        """What a player is called whose field is empty; one against bots as in the quick game."""
        if self.seats[seat].bot:
            return self.seats[seat].bot
        lone = seat == 0 and self._choice_of_kinds
        return self.context.texts.say("title-name") if lone else self.context.texts.player(seat)

    def _called(self) -> list[str]:
        """What the players are called."""
        return [name or self._usual(seat) for seat, name in enumerate(self._typed())]

    def _typed(self) -> list[str]:
        """What was typed, without what cannot be seen."""
        return ["".join(filter(str.isprintable, name)).strip() for name in self.names]

    def _compare(self) -> None:
        """Two players of the same name could not be told apart."""
        names = [name.casefold() for name in self._called()]
        same = [names.count(name) > 1 for name in names]
        for field, wrong in zip(self._fields, same, strict=True):
            field.wrong = wrong
        self.message = ""
        if any(same):
            name = self._called()[same.index(True)]
            self.message = self.context.texts.say("new-name-same", name=name)
        self.menu.button("start").enabled = not any(same)

    def _start(self) -> None:
        players = tuple(map(Player, self._called(), self.kinds))
        # Only what was typed: a usual name is said in the language of the day.
        remembered = tuple(map(RememberedPlayer, self._typed(), self.kinds))
        self.context.change_settings(replace(self.context.settings, players=remembered))
        series = Series(length_of(self.option_rows.options.games, len(players)))
        board = self.option_rows.maps.chosen
        self._on_start(self.context.games.begin(players, series=series, board=board))

    def _keep(self, options: Options) -> None:
        self.context.change_settings(with_options(self.context.settings, options))
