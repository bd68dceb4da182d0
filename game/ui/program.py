"""The whole program: which scene follows which, and the set-up of everything that scenes need."""

from __future__ import annotations

import gc
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import pygame

from game.json_text import printable
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.folders import Folders
from game.storage.saved_game import SeriesSource
from game.storage.saves import SavedGames
from game.storage.settings import SettingsFile
from game.ui.core.app import OPENING, App, texts_for
from game.ui.core.context import Context, Games
from game.ui.core.warm_up import warm_up
from game.ui.crash.guard import CrashGuard
from game.ui.media.assets import Assets
from game.ui.media.audio import Audio
from game.ui.menus.resume_offers import map_gone
from game.ui.menus.title import TitleScene
from game.ui.navigation import HelpPages
from game.ui.widgets.skins import Skins

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from game.board import Board
    from game.series import Series
    from game.session import Session
    from game.ui.lan.lan_api import HostRequest, JoinRequest, Lan, LanTable
    from game.ui.menus.pause import PauseEntry
    from game.ui.results.model import ResultsAction


# How often garbage is collected; of all objects (the last number) rarely, as the loop does that at
# rest.
COLLECTIONS = (700, 10, 200)


_AT_REST = 0.3  # seconds after the title has appeared
# What takes long to import and is needed by what the title leads to; Fluent also by a game.
_FLUENT = "game.ui.i18n.catalogues"
_SOON_NEEDED = (
    _FLUENT,
    "game.ui.menus.settings",
    "game.ui.menus.new_game",
    "game.ui.menus.saves",
    "game.ui.lan.join.tables_scene",
    "game.ui.rulebook.scene",
    "game.ui.table.scene",
    "game.storage.save_reader",
)

_SOON_SAID = ("log", "maps")  # the files of such texts


class Program:
    """Opens every scene, importing it only then, so that the title screen appears quickly."""

    def __init__(
        self,
        context: Context,
        saves: SavedGames,
        version: str,
        tables: SavedGames | None = None,
        lan: Lan | None = None,
    ) -> None:
        self._context = context
        self._saves = saves
        self._version = version
        self._tables = tables  # games hosted on the LAN
        self._lan = lan
        context.open_file = self.open_file

    def open_file(self, file: str) -> None:
        """A file that was dropped on the window: a finished game, or a map."""
        from game.ui.menus.dropped_files import DroppedFiles

        DroppedFiles(self._context, self._replay_over, self._offer_map).open(file)

    def _replay_over(self, session: Session) -> None:
        """A replay over whatever is shown, which Escape returns to."""
        from game.ui.replay.scene import ReplayScene

        context = self._context
        if len(context.scenes) > 1 and isinstance(context.scenes[-1], ReplayScene):
            context.pop()
        context.push(ReplayScene(context, session, context.pop))

    def _offer_map(self, board: Board) -> None:
        """A new game on a map; during a game, only that it is in the list now."""
        from game.ui.menus.new_game import NewGameScene

        context = self._context
        if context.local_session is not None or context.companion is not None:
            context.notices.append(context.texts.say("error-drop-map-added", map=board.title))
            return
        context.change_settings(replace(context.settings, board=board.name))
        if len(context.scenes) > 1 and isinstance(context.scenes[-1], NewGameScene):
            context.pop()
        context.push(NewGameScene(context, self.open))

    def title(self) -> None:
        """The title screen, where the program starts and every scene leads back to."""
        context = self._context
        context.local_session = None
        self._saves.refresh()
        context.audio.music("title")
        # Entries that only the program can open; their texts are in title.ftl.
        links: dict[str, Callable[[], None]] = {
            "quick": self.quick,
            "learn": self.learn,
            "book": lambda: context.navigator.open_rulebook(context),
            "saved": self.saved,
        }
        if self._lan is not None:
            links |= {"lan": self.lan, "hosting": self.continue_hosting, "back": self.rejoin}
        tables, lan = self._tables, self._lan
        scene = TitleScene(context, self._saves, self.open, self._version, links, tables, lan)
        context.switch_to(scene)
        context.idle_work.schedule("warm-up", self._warm_up(), _AT_REST)

    def _warm_up(self) -> Iterator[None]:
        """Import what is needed soon; collections then leave it out, unless a game has begun."""
        context, steps = self._context, 0
        texts = context.texts
        for _ in warm_up(_SOON_NEEDED, then=lambda: texts.load(_SOON_SAID)):
            steps += 1
            yield
        if steps and context.local_session is None and context.companion is None:
            gc.freeze()  # collections at rest take half as long without it

    def quick(self) -> None:
        """A game against three bots."""
        gc.disable()  # imports leave nothing to collect, and can be many at the first click
        try:
            from game.ui.menus.quick_game import quick_players

            self.play(self._context.games.begin(quick_players(self._context)))
        finally:
            gc.enable()

    def learn(self) -> None:
        """The tutorial, which ends with the offer of a quick game."""
        from game.ui.tutorial.tutorial import Tutorial

        Tutorial(self._context, self.title, self.quick).show()

    def open(self, session: Session) -> None:
        """A new or continued game; of a finished one in a series, the results."""
        if session.view_as(None).view.result is None:
            self.play(session)
        else:
            self.results(session, counted=True)

    def play(self, session: Session) -> None:
        """A game at the table."""
        from game.ui.menus.pause import PauseScene
        from game.ui.table.hand_over import TableActions
        from game.ui.table.help.tip_card import TipCard
        from game.ui.table.model import TableModel
        from game.ui.table.scene import TableScene
        from game.ui.table.table_status import status_with

        context, series = self._context, self._context.games.series
        status = status_with(context.games.stand_ins, len(session.players))
        model = TableModel(session, context.settings_file, series, status)
        actions = TableActions(
            on_over=lambda: self.results(session),
            # A new one each time, as it shows the table of the current player behind it.
            on_menu=lambda: context.push(
                PauseScene(context, self.title, series=series, extra=self._who_plays(session))
            ),
        )
        context.local_session = session
        # Tips appear only once, so where several play, the others would miss them.
        card = TipCard(context, model, once=len(session.seats) == 1)
        context.switch_to(TableScene(context, model, actions, card, announced=True))
        texts = context.texts
        fluent = warm_up([_FLUENT], then=lambda: texts.load(_SOON_SAID))
        # Only the step that starts the thread: what moves has to be prepared meanwhile.
        context.idle_work.schedule("warm-up", islice(fluent, 1), _AT_REST)

    def _who_plays(self, session: Session) -> Sequence[PauseEntry]:
        """The entry of the menu that lets bots play for people, where several play."""
        from game.ui.menus.pause import PauseEntry
        from game.ui.menus.who_plays import WhoPlaysScene, several_people

        context = self._context

        def choose() -> None:
            levels = context.games.stand_ins
            context.push(WhoPlaysScene(context, session.players, levels, play))

        def play(levels: Mapping[int, str]) -> None:
            self.play(context.games.seat_bots(levels))

        offered = several_people(session.players)
        return [PauseEntry("seats", "pause-seats", choose)] if offered else []

    def results(self, session: Session, *, counted: bool = False) -> None:
        """A finished game; `counted` opens a series at its standings."""
        from datetime import datetime
        from functools import partial

        from game.ui.results import model
        from game.ui.results.game_history import result_of, story_of
        from game.ui.results.scene import ResultsScene, results_pages

        self._context.local_session = None
        story = story_of(session)
        series = self._context.games.series_with(result_of(story))
        counted = counted and not series.single
        next_game = model.next_game_label(series)
        actions = (
            model.ResultsAction("title", "results-title-screen", self.title),
            *self._review_actions(session, lambda: self._review(session)),
            model.ResultsAction("again", next_game, lambda: self._play_again(session, series)),
        )
        pages = results_pages(self._context, story, series, counted=counted)
        footer = partial(model.game_footer, story, series)
        opens_at = model.STANDINGS if counted else model.SCORES
        played = None if counted else datetime.now()
        scene = ResultsScene(self._context, story, pages, actions, footer, opens_at, played=played)
        self._context.switch_to(scene)

    def _play_again(self, session: Session, series: Series) -> None:
        """Another game with the same players and the next start player (R10)."""
        players = session.players
        first = series.next_first(len(players))
        following = replace(series, games=()) if series.over else series
        board = session.history()[0].table.board
        games = self._context.games
        levels, fresh = games.stand_ins, games.begin(players, first, following, board)
        self.play(games.seat_bots(levels) if levels else fresh)

    def lan(self, address: str = "", code: str = "", name: str = "") -> None:
        """The list of tables on the LAN, over the title screen, with what was typed elsewhere."""
        from game.ui.lan.join.tables_scene import TablesScene

        if self._lan is not None:
            callbacks = self.visit, self.host
            scene = TablesScene(self._context, self._lan, *callbacks, address, code)
            if name:
                scene.people.take([name])
            self._context.push(scene)

    def host(self) -> None:
        """The form that opens a LAN table."""
        from game.ui.lan.join.host_scene import HostScene

        if self._lan is not None:
            self._context.push(HostScene(self._context, self._lan, self.visit))

    def continue_hosting(self) -> None:
        """Reopen the newest table that was closed during a game or whose host crashed."""
        table = self._tables.unfinished() if self._tables else None
        if self._tables is None or table is None:
            return
        if missing := map_gone(table, self._tables, self._context.texts):
            self._context.notices.append(missing)
        else:
            self.reopen_table(table.path)

    def reopen_table(self, record: Path) -> None:
        """Reopen a closed LAN table; without its file, players claim their seats by name."""
        if not record.with_suffix(TABLE_ENDING).exists():
            self.host_saved(record)
        elif self._lan is not None:
            self.visit(self._lan.resume(record))

    def host_saved(self, record: Path) -> None:
        """Open a LAN table for a game that was played at this screen."""
        from game.storage.settings import remembered_options
        from game.ui.lan.lan_api import SavedGameRequest

        if self._lan is None:
            return
        self._context.games.leave()
        settings, say = self._context.settings, self._context.texts.say
        options = replace(remembered_options(settings), turn_seconds=0)
        people = tuple(filter(None, settings.lan_names)) or (self.lan_name(),)
        table = self.table_name(people[0])
        request = SavedGameRequest(record, table, people, options, say("lan-seat-host"))
        self.visit(self._lan.host_saved(request))

    def open_table(self, wish: HostRequest) -> None:
        """Open a new LAN table."""
        if self._lan is not None:
            self.visit(self._lan.host(wish))

    def rejoin(self) -> None:
        """Return to the LAN table that reserves a seat for this computer."""
        from game.ui.lan.lan_api import JoinRequest

        seat = self._lan.kept_seat if self._lan is not None else None
        if seat is not None:
            wish = JoinRequest(seat.where, seat.people, watch=False, code="", target=seat.table)
            self.join(wish._replace(id=seat.id, returns=True))

    def join(self, wish: JoinRequest) -> None:
        """Join a LAN table; if refused, a list of tables below is shown again."""
        from game.ui.lan.join.tables_scene import TablesScene

        below = self._context.scenes[-1]
        if isinstance(below, TablesScene):
            below.join(wish)
        elif self._lan is not None:
            self.visit(self._lan.join(wish))

    def visit(self, table: LanTable) -> None:
        """Everything at a LAN table, from the lobby to leaving."""
        from game.ui.lan.lan_flow import LanFlow

        if self._lan is not None:
            LanFlow(self._context, self._lan, table, self.title).begin()

    def lan_name(self) -> str:
        """The player's name on the LAN: the last one used, or a default."""
        user = self._lan.user if self._lan else ""
        names = filter(None, self._context.settings.lan_names)
        return next(names, user or self._context.texts.player(0))

    def table_name(self, host: str) -> str:
        """The name of a host's table: the last one used, or a default."""
        context = self._context
        return context.settings.lan_table or context.texts.say("lan-table-usual", name=host)

    def saved(self) -> None:
        """The list of saved games, over the title screen."""
        from game.ui.menus.saves import SavesActions, SavesScene

        def back() -> None:
            self.title()
            self.saved()

        tables = self._tables if self._lan is not None else None
        actions = SavesActions(
            self.open, lambda game: self.watch(game, back), self.reopen_table, self.host_saved
        )
        self._context.push(SavesScene(self._context, self._saves, actions, tables))

    def watch(self, session: Session, on_back: Callable[[], None] | None = None) -> None:
        """The replay of a finished game, which can lead to its results."""
        from game.ui.replay.scene import ReplayScene

        def show_results() -> None:
            self._watched_results(session, leave)

        leave = on_back or self.title
        scene = ReplayScene(self._context, session, leave, on_count=show_results)
        self._context.switch_to(scene)

    def _watched_results(self, session: Session, on_back: Callable[[], None]) -> None:
        """The results after a replay: no next game."""
        from game.ui.results.game_history import story_of
        from game.ui.results.model import ResultsAction, charts_footer
        from game.ui.results.scene import ResultsScene, results_pages

        story = story_of(session)
        actions = (
            ResultsAction("title", "replay-leave", on_back),
            *self._review_actions(session, lambda: self.watch(session, on_back)),
        )
        pages = results_pages(self._context, story, counted=True)
        scene = ResultsScene(self._context, story, pages, actions, charts_footer)
        self._context.switch_to(scene)

    def _review_actions(
        self, session: Session, on_replay: Callable[[], None]
    ) -> tuple[ResultsAction, ...]:
        from game.ui.results.model import review_actions

        return review_actions(lambda: self._review(session, at_end=True), on_replay)

    def _review(self, session: Session, *, at_end: bool = False) -> None:
        """A replay, or only the final map, over the results."""
        from game.ui.replay.scene import ReplayScene

        context = self._context
        context.push(ReplayScene(context, session, context.pop, at_end=at_end), hides=True)


def run(
    context: Context,
    program: Program,
    opening: Callable[[Program], None],  # goes on from the title screen
) -> None:
    """Play until the window is closed; raises LeftAfterError or CrashScreenFailed."""
    guard = CrashGuard(context, program.title)
    gc.freeze()  # what is loaded now stays: collections become ten times as fast
    gc.set_threshold(*COLLECTIONS)
    try:
        try:
            program.title()
            opening(program)
        except Exception as error:
            guard.caught(error)
        App(context, guard, opening=OPENING).run()
        guard.end()
    finally:
        pygame.quit()


def set_up(
    root: Path,
    folders: Folders,
    settings_file: SettingsFile,
    games: Games,
    version: str,
    lan: Lan | None = None,
    assets: Assets | None = None,
) -> tuple[Context, Program]:
    """Everything that scenes need; raises AssetError."""
    pygame.font.init()
    settings, assets = settings_file.current, assets or Assets(root)
    texts, audio = texts_for(settings.language), Audio(root, settings)
    shared = assets, Skins(assets), texts, settings_file, audio, games
    context = Context(*shared, HelpPages(), pictures=folders.pictures)

    def notify(key: str, file: Path | None = None) -> None:
        arguments = {} if file is None else {"file": printable(str(file))}
        context.notices.append(context.texts.say(key, **arguments))

    if settings_file.warning:
        notify("error-settings-broken", settings_file.warning.file)
    games.on_saving_changed = lambda saved: notify(
        "error-saving-again" if saved else "error-saving-failed"
    )
    games.on_broken_series = lambda file: notify("series-broken", file)
    saves = SavedGames(folders.saves, folders.boards, index=folders.saves_index)
    source = SeriesSource(TABLE_ENDING, lan.series_before) if lan else None
    tables = SavedGames(folders.tables, folders.boards, source, folders.tables_index)
    return context, Program(context, saves, version, tables, lan)
