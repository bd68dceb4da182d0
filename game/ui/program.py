"""The whole program: from the first picture through title, table and results, and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.json_text import printable
from game.storage.file_suffixes import TABLE_ENDING
from game.storage.folders import Folders
from game.storage.saved_game import SeriesSource
from game.storage.saves import SavedGames
from game.storage.settings import SettingsFile
from game.ui.core.app import App, texts_for
from game.ui.core.context import Context, Games
from game.ui.crash.guard import CrashGuard
from game.ui.media.assets import Assets
from game.ui.media.audio import Audio
from game.ui.menus.resume_offers import map_gone
from game.ui.menus.title import TitleScene
from game.ui.navigation import HelpPages
from game.ui.widgets.skins import Skins

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.series import Series
    from game.session import Session
    from game.ui.lan.lan_api import HostWish, JoinWish, Lan, LanTable


class Program:
    """Which scene follows which. Scenes are imported when they are shown: the title is quick."""

    def __init__(
        self,
        stage: Context,
        saves: SavedGames,
        version: str,
        tables: SavedGames | None = None,
        lan: Lan | None = None,
    ) -> None:
        self._stage = stage
        self._saves = saves
        self._version = version
        self._tables = tables  # those that were hosted on the LAN
        self._lan = lan  # where there is a network to play on

    def title(self) -> None:
        """The beginning, and where everything leads back to."""
        self._stage.local_session = None
        self._saves.refresh()
        self._stage.audio.music("title")
        # An entry that the title does not open by itself: one line here, its words in title.ftl.
        ways = {"quick": self.quick, "learn": self.learn, "book": self.rulebook}
        ways |= {"saved": self.saved}
        if self._lan is not None:
            ways |= {"lan": self.lan, "hosting": self.continue_hosting, "back": self.come_back}
        self._stage.switch_to(
            TitleScene(
                *(self._stage, self._saves, self.open, self._version, ways),
                hosted=self._tables,
                seats=self._lan,
            )
        )

    def quick(self) -> None:
        """A game against three bots, at once."""
        from game.ui.menus.quick_game import quick_players

        self.play(self._stage.games.begin(quick_players(self._stage)))

    def learn(self) -> None:
        """The tutorial, which ends with the offer of a quick game."""
        from game.ui.tutorial.tutorial import Tutorial

        Tutorial(self._stage, self.title, self.quick).show()

    def rulebook(self) -> None:
        """The rules, to be read before a game."""
        self._stage.navigator.open_rulebook(self._stage)

    def open(self, session: Session) -> None:
        """A game that has been begun or continued; one that is over waits for the next."""
        if session.look(None).view.result is None:
            self.play(session)
        else:
            self.results(session, counted=True)

    def play(self, session: Session) -> None:
        """A game at the table."""
        from game.ui.menus.pause import PauseScene
        from game.ui.table.hand_over import TableActions
        from game.ui.table.help.tip_card import TipCard
        from game.ui.table.help.tips import Reminders, Tips
        from game.ui.table.model import TableModel
        from game.ui.table.scene import TableScene

        stage, series = self._stage, self._stage.games.series
        model = TableModel(session, stage.settings_file, series)
        # What is told once is told to one: where several sit, somebody would miss it.
        source = (Tips if len(session.seats) == 1 else Reminders)(stage, model)
        actions = TableActions(
            on_over=lambda: self.results(session),
            # A new one each time: it shows the table behind it, which is another player's by then.
            on_menu=lambda: stage.push(PauseScene(stage, self.title, series=stage.games.series)),
        )
        guide = TipCard(stage, model, source)
        stage.local_session = session
        stage.switch_to(TableScene(stage, model, actions, guide, announced=True))

    def results(self, session: Session, *, counted: bool = False) -> None:
        """A finished game; one of a series that was `counted` before opens at its standings."""
        from functools import partial

        from game.ui.results import model
        from game.ui.results.game_history import result_of, story_of
        from game.ui.results.scene import ResultsScene, results_pages

        self._stage.local_session = None
        story = story_of(session)
        series = self._stage.games.series.followed_by(result_of(story))
        counted = counted and not series.single
        self._stage.switch_to(
            ResultsScene(
                self._stage,
                story,
                results_pages(self._stage, story, series, counted=counted),
                (
                    model.ResultsAction("title", "results-title-screen", self.title),
                    *model.review_actions(
                        lambda: self.watch_again(session, at_end=True),
                        lambda: self.watch_again(session),
                    ),
                    model.ResultsAction(
                        "again",
                        model.next_game_label(series),
                        lambda: self.again(session, series),
                    ),
                ),
                partial(model.game_footer, story, series),
                model.STANDINGS if counted else model.SCORES,
            )
        )

    def again(self, session: Session, series: Series) -> None:
        """Another game with the same players; the start locomotive passes on (R10)."""
        players = session.players
        first = series.next_first(len(players))
        following = replace(series, games=()) if series.over else series
        board = session.history()[0].table.board
        self.play(self._stage.games.begin(players, first, following, board))

    def lan(self, address: str = "", code: str = "") -> None:
        """The tables of the LAN, over the title."""
        from game.ui.lan.join.tables_scene import TablesScene

        if self._lan is not None:
            ways = self.visit, self.host
            scene = TablesScene(self._stage, self._lan, *ways, address, code)
            self._stage.push(scene)

    def host(self, wish: HostWish | None = None) -> None:
        """A table of one's own, to be opened."""
        from game.ui.lan.join.host_scene import HostScene

        if self._lan is not None:
            self._stage.push(HostScene(self._stage, self._lan, self.visit, wish))

    def continue_hosting(self) -> None:
        """The newest table that was closed in the middle of a game, or whose host crashed."""
        table = self._tables.unfinished() if self._tables else None
        if self._tables is None or table is None:
            return
        if missing := map_gone(table, self._tables, self._stage.texts):
            self._stage.notices.append(missing)
        else:
            self.host_again(table.path)

    def host_again(self, record: Path) -> None:
        """A table that was closed, opened once more."""
        if self._lan is not None:
            self.visit(self._lan.resume(record))

    def come_back(self) -> None:
        """The table on the LAN that keeps a seat for this machine."""
        from game.ui.lan.lan_api import JoinWish

        seat = self._lan.kept_seat if self._lan is not None else None
        if seat is not None:
            self.come_in(JoinWish(seat.where, seat.people, watch=False, code="", target=seat.table))

    def open_table(self, wish: HostWish) -> None:
        """A table of one's own, at once."""
        if self._lan is not None:
            self.visit(self._lan.host(wish))

    def come_in(self, wish: JoinWish) -> None:
        """Somebody else's table, at once; from the list, one is sent back to it."""
        from game.ui.lan.join.tables_scene import TablesScene

        below = self._stage.scenes[-1]
        if isinstance(below, TablesScene):
            below.go(wish)
        elif self._lan is not None:
            self.visit(self._lan.join(wish))

    def usual_name(self) -> str:
        """What the player at this machine is called on the LAN."""
        user = self._lan.user if self._lan else ""
        return next(
            filter(None, self._stage.settings.lan_names), user or self._stage.texts.player(0)
        )

    def remember(self, name: str) -> None:
        """Call the player at this machine so from now on."""
        self._stage.change_settings(replace(self._stage.settings, lan_names=(name,)))

    def usual_table(self, name: str) -> str:
        """What somebody's table is called."""
        return self._stage.settings.lan_table or self._stage.texts.say("lan-table-usual", name=name)

    def visit(self, visit: LanTable) -> None:
        """An evening on the LAN begins."""
        from game.ui.lan.lan_flow import LanFlow

        if self._lan is not None:
            LanFlow(self._stage, self._lan, visit, self.title).begin()

    def saved(self) -> None:
        """The saved games, over the title."""
        from game.ui.menus.saves import SavesActions, SavesScene

        def watch(session: Session) -> None:
            self.watch(session, self.back_to_saved)

        tables = self._tables if self._lan is not None else None
        ways = SavesActions(self.open, watch, self.host_again)
        self._stage.push(SavesScene(self._stage, self._saves, ways, tables))

    def back_to_saved(self) -> None:
        """The saved games again, after one of them was watched."""
        self.title()
        self.saved()

    def watch(self, session: Session, on_back: Callable[[], None] | None = None) -> None:
        """A finished game, seen again; at its end the way leads to its count and its charts."""
        from game.ui.replay.scene import ReplayScene

        leave = on_back or self.title
        self._stage.switch_to(
            ReplayScene(self._stage, session, leave, on_count=lambda: self.count(session, leave))
        )

    def count(self, session: Session, on_back: Callable[[], None]) -> None:
        """The results of a game that was watched: no next game, and the way back to the list."""
        from game.ui.results.game_history import story_of
        from game.ui.results.model import ResultsAction, charts_footer, review_actions
        from game.ui.results.scene import ResultsScene, results_pages

        story = story_of(session)
        actions = (
            ResultsAction("title", "replay-leave", on_back),
            *review_actions(
                lambda: self.watch_again(session, at_end=True),
                lambda: self.watch(session, on_back),
            ),
        )
        pages = results_pages(self._stage, story, counted=True)
        self._stage.switch_to(ResultsScene(self._stage, story, pages, actions, charts_footer))

    def watch_again(self, session: Session, *, at_end: bool = False) -> None:
        """The game that has just ended, seen again or as it stands; then back to its results."""
        from game.ui.replay.scene import ReplayScene

        self._stage.push(ReplayScene(self._stage, session, self._stage.pop, at_end=at_end))


def run(
    root: Path,
    folders: Folders,
    kept: SettingsFile,
    games: Games,
    version: str,
    lan: Lan | None = None,
    opening: Callable[[Program], None] = lambda _: None,
) -> None:
    """Play in the window that is open, until it is closed; `opening` goes on from the title.

    Raises LeftAfterError or CrashScreenFailed if it did not end as it should.
    """
    stage, program = set_up(root, folders, kept, games, version, lan)
    guard = CrashGuard(stage, program.title)
    try:
        try:
            program.title()
            opening(program)
        except Exception as error:
            guard.caught(error)
        App(stage, guard).run()
        guard.end()
    finally:
        pygame.quit()
        if lan is not None:
            lan.close()


def set_up(
    root: Path,
    folders: Folders,
    kept: SettingsFile,
    games: Games,
    version: str,
    lan: Lan | None = None,
) -> tuple[Context, Program]:
    """Everything that scenes need, before the first of them; raises AssetError."""
    pygame.font.init()
    settings, assets = kept.current, Assets(root)
    texts, audio = texts_for(settings.language), Audio(root, settings)
    stage = Context(assets, Skins(assets), texts, kept, audio, games, HelpPages())
    if kept.warning:
        file = printable(str(kept.warning.file))
        stage.notices.append(stage.texts.say("error-settings-broken", file=file))
    games.on_save_failed = lambda: stage.notices.append(stage.texts.say("error-saving-failed"))
    games.on_saved_again = lambda: stage.notices.append(stage.texts.say("error-saving-again"))
    games.on_broken_series = lambda file: stage.notices.append(
        stage.texts.say("series-broken", file=printable(str(file)))
    )
    saves = SavedGames(folders.saves, folders.boards)
    source = SeriesSource(TABLE_ENDING, lan.series_before) if lan else None
    tables = SavedGames(folders.tables, folders.boards, source)
    return stage, Program(stage, saves, version, tables, lan)
