"""What a game on the LAN is played with: the rows that a host chooses it by, before and later."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.board import Board
from game.lobby import AtEnd, Options
from game.storage.settings import Settings
from game.ui.core.context import Stage
from game.ui.core.form_scene import FormScene
from game.ui.core.keeping import keep
from game.ui.lan.lan_api import Visit
from game.ui.lan.words import CLOCKS
from game.ui.menus.games_choice import GAMES, games_choice
from game.ui.menus.maps import Maps
from game.ui.widgets.button import Button
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.rows import Heading, Note, Row, Switch

_AT_END = (AtEnd.NOTHING, AtEnd.BOT)


def remembered(settings: Settings) -> Options:
    """What a table was played with the last time, on the LAN or at one screen."""
    return Options(
        settings.fixed_stations,
        settings.notebook,
        settings.lan_clock,
        AtEnd.BOT if settings.lan_hurry else AtEnd.NOTHING,
        settings.board,
        settings.games,
    )


def with_options(settings: Settings, options: Options) -> Settings:
    """The settings that remember what is played with."""
    return replace(
        settings,
        fixed_stations=options.fixed_stations,
        notebook=options.notebook,
        lan_clock=options.turn_seconds,
        lan_hurry=options.at_end is AtEnd.BOT,
        board=options.board,
        games=options.games,
    )


class Agreeing:
    """The options as they are chosen now; every change is told."""

    def __init__(
        self,
        stage: Stage,
        options: Options,
        renew: Callable[[], None],
        changed: Callable[[Options], None] = lambda _: None,
    ) -> None:
        """`renew` is called when there are other rows than before."""
        self._stage = stage
        self.options = options
        self._renew, self._changed = renew, changed
        self._maps = Maps(stage, options.board, self._play_on)

    def maps(self, *, briefly: bool = False) -> list[Row]:
        """The maps to choose from."""
        return self._maps.rows(briefly=briefly)

    def work(self) -> bool:
        """Draw the maps, a little in every frame; True if there are other rows now."""
        return self._maps.work()

    def rows(self) -> list[Row]:
        """Series, stations, clock; what happens at its end only where there is one."""
        ending = [self._at_end()] if self.options.turn_seconds else []
        return [self._series(), self._stations(), self._clock(), *ending]

    def _put(self, options: Options) -> None:
        self.options = options
        self._stage.audio.play("click")
        self._changed(options)

    def _play_on(self, board: Board) -> None:
        self.options = replace(self.options, board=board.name)
        self._changed(self.options)

    def _series(self) -> Row:
        def change(number: int) -> None:
            self._put(replace(self.options, games=GAMES[number]))

        games = self.options.games
        return games_choice(self._stage, GAMES.index(games) if games in GAMES else 0, change)

    def _stations(self) -> Row:
        def change(number: int) -> None:
            self._put(replace(self.options, fixed_stations=bool(number)))

        say = self._stage.texts.say
        names = [say("new-stations-random"), say("new-stations-fixed")]
        chosen = int(self.options.fixed_stations)
        return Choice(say("new-stations"), say("new-stations-about"), names, chosen, change)

    def _clock(self) -> Row:
        def change(number: int) -> None:
            timed = bool(self.options.turn_seconds)
            self._put(replace(self.options, turn_seconds=CLOCKS[number]))
            if timed != bool(self.options.turn_seconds):
                self._renew()

        say, seconds = self._stage.texts.say, self.options.turn_seconds
        names = [say("lan-clock-none"), *(say("lan-clock-of", seconds=one) for one in CLOCKS[1:])]
        chosen = CLOCKS.index(seconds) if seconds in CLOCKS else 0
        return Choice(say("lan-clock"), "", names, chosen, change)

    def _at_end(self) -> Row:
        def change(number: int) -> None:
            self._put(replace(self.options, at_end=_AT_END[number]))

        say = self._stage.texts.say
        names = [say(f"lan-at-end-{end}") for end in _AT_END]
        return Choice(say("lan-at-end"), "", names, _AT_END.index(self.options.at_end), change)

    def notebook(self) -> Row:
        """Whether notes are taken for everybody."""

        def change(on: bool) -> None:
            self._put(replace(self.options, notebook=on))

        say = self._stage.texts.say
        return Switch(say("new-notebook"), say("new-notebook-about"), self.options.notebook, change)


class AgreeScene(FormScene):
    """The host changes what is played with, over the lobby; everybody sees it at once."""

    title = "lan-options"
    room = (1800, 1030)

    def __init__(self, stage: Stage, visit: Visit, options: Options) -> None:
        super().__init__(stage, [Button("done", "primary")])
        self._visit = visit
        self.agreeing = Agreeing(stage, options, self.renew, self._agree)

    def label(self, name: str) -> str:
        """The words on the button."""
        return self.stage.texts.say("lan-options-done")

    def chosen(self, name: str) -> None:
        """Back to the lobby."""
        self.leave()

    def sections(self) -> Sequence[Sequence[Row]]:
        """How it is played at the left, where at the right."""
        say = self.stage.texts.say
        heading, about = Heading(say("new-options")), Note(say("lan-options-about"))
        return [
            [heading, *self.agreeing.rows(), self.agreeing.notebook(), about],
            self.agreeing.maps(),
        ]

    def _agree(self, options: Options) -> None:
        self._visit.agree(options)
        keep(self.stage, with_options(self.stage.settings, options))

    def update(self, dt: float) -> bool:
        """The maps are drawn little by little."""
        if self.agreeing.work():
            self.renew()
        return super().update(dt)
