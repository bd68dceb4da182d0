"""The new game form: the players and the options."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.bots.people import person_named
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
from game.ui.widgets.choice_row import SPARE, KindRow, SeatKind
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, NoteRow, Row
from game.ui.widgets.name_field import BotBadge, NameField, mark_duplicates, tidy


class SeatChoice(NamedTuple):
    """The player of a seat; the typed name stays when the kind changes."""

    kind: str
    name: str = ""  # as typed; empty for the default name
    bot: str = ""  # the default name of a bot of its kind


class NewGameScene(FormScene):
    """Three to six seats and the options, all remembered; bots only if the games offer them."""

    title = "new-title"
    max_size = (1800, 1030)

    def __init__(self, context: Context, on_start: Callable[[Session], None]) -> None:
        main = Button("start", "primary", enabled=lambda: not self.message)
        super().__init__(context, [Button("back"), main], start="new-start")
        self._on_start = on_start
        self._offered = context.games.kinds
        self._with_bots = len(self._offered) > 1
        self.seats: list[SeatChoice] = []
        for name, kind in context.settings.players[:MOST_SEATS]:
            self._add_seat(kind if kind in self._offered else PERSON, name)
        if not self.seats:  # a new player can start alone immediately
            self._add_seat(PERSON)
        while len(self.seats) < FEWEST_SEATS:
            alone = len(self.seats) == 1 and self.seats[0].kind == PERSON
            middle = self._offered[len(self._offered) // 2]
            self._add_seat(middle if alone else self.seats[-1].kind)
        self._fields: list[NameField] = []
        options = offered(remembered_options(context.settings))
        self.option_rows = OptionRows(context, options, self.rebuild, self._keep, hot_seat=True)

    def on_button(self, name: str) -> None:
        kinds = [seat.kind for seat in self.seats]
        players = tuple(map(Player, self._names(), kinds))
        # Only typed names: default names depend on the language.
        remembered = tuple(map(RememberedPlayer, self._typed(), kinds))
        self.context.change_settings(replace(self.context.settings, players=remembered))
        series = Series(length_of(self.option_rows.options.games, len(players)))
        board = self.option_rows.maps.chosen
        self._on_start(self.context.games.begin(players, series=series, board=board))

    def sections(self) -> Sequence[Sequence[Row]]:
        maps, rows = self.option_rows.maps.rows(), self.option_rows.rows
        players = [*self._players(), *rows(Topic.GAMES, Topic.TIME, Topic.HELP)]
        return [players, [*maps, *rows(Topic.STATIONS)]]

    def _players(self) -> list[Row]:
        say, seats = self.context.texts.say, len(self.seats)
        self._fields = [self._field(seat) for seat in range(seats)]
        rows: list[Row] = [HeadingRow(say("new-players"))]
        for seat, field in enumerate(self._fields):
            rows += [field, self._kind_row(seat, field)] if self._with_bots else [field]
        if seats < MOST_SEATS:
            person = self.seats[-1].kind == PERSON
            label, icon = ("new-add-player", "human") if person else ("new-add-bot", "bot")
            rows.append(ButtonRow(say(label), icon, self._add))
        hand, limit = HAND_SIZE[seats], LIMIT[seats]
        rows.append(NoteRow(say("new-players-about", hand=hand, limit=limit)))
        self._check_names()
        return rows

    def _field(self, seat: int) -> NameField:
        def typed(text: str) -> None:
            before = self.seats[seat]
            self.seats[seat] = before._replace(name=text)
            if text and not before.name and before.kind != PERSON:  # a friend takes a bot's place
                self._set_kind(seat, PERSON)
                self.rebuild()
            else:
                self._check_names()

        def remove() -> None:
            del self.seats[seat]
            self.rebuild()

        removed = remove if len(self.seats) > FEWEST_SEATS else None
        spare = SPARE if self._with_bots else 0
        texts = self.seats[seat].name, self._default_name(seat)
        return NameField(str(seat + 1), *texts, LONGEST_NAME, typed, removed, spare)

    def _kind_row(self, seat: int, field: NameField) -> KindRow:
        def change(number: int) -> None:
            self._set_kind(seat, self._offered[number])
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
        self._add_seat(self.seats[-1].kind)
        self.rebuild()

    def _add_seat(self, kind: str, name: str = "") -> None:
        self.seats.append(SeatChoice(PERSON, name))
        self._set_kind(len(self.seats) - 1, kind)

    def _set_kind(self, seat: int, kind: str) -> None:
        """Give a seat to a person, or to a bot with a name that is not taken."""
        self.seats[seat] = self.seats[seat]._replace(kind=PERSON, bot="")
        if kind != PERSON:
            bot = self.context.games.bot_name(kind, self._names())
            self.seats[seat] = self.seats[seat]._replace(kind=kind, bot=bot)

    def _default_name(self, seat: int) -> str:
        """The name of a player whose field is empty; alone against bots as in the quick game."""
        if self.seats[seat].bot:
            return self.seats[seat].bot
        first = seat == 0 and self._with_bots
        return self.context.texts.say("title-name") if first else self.context.texts.player(seat)

    def _names(self) -> list[str]:
        return [name or self._default_name(seat) for seat, name in enumerate(self._typed())]

    def _typed(self) -> list[str]:
        """What was typed, without invisible characters."""
        return [tidy(seat.name) for seat in self.seats]

    def _badge(self, seat: int, name: str) -> BotBadge | None:
        """The face and style of a bot with the name of one of its people."""
        person = person_named(name) if self.seats[seat].bot else None
        if person is None:
            return None
        say = self.context.texts.say
        style, about = say(f"bot-style-{person.style}"), say(f"bot-style-{person.style}-about")
        return BotBadge(person, seat, style, about)

    def _check_names(self) -> None:
        """Mark duplicate names, with which no game can begin; show who the bots are."""
        for seat, (field, name) in enumerate(zip(self._fields, self._names(), strict=True)):
            field.show_badge(self._badge(seat, name))
        same = mark_duplicates(self._fields, self._names())
        self.message = self.context.texts.say("new-name-same", name=same) if same else ""

    def _keep(self, options: Options) -> None:
        self.context.change_settings(with_options(self.context.settings, options))
