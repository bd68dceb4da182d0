"""The saved games, those of one's own tables on the LAN among them: continue, watch or delete."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.rules.errors import RecordError
from game.session import Session
from game.storage.saved_game import SavedGame, SaveProblem
from game.storage.saves import SavedGames
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.folder_window import FolderWindow
from game.ui.core.form_scene import FormScene
from game.ui.i18n.event_text import describe_outcome
from game.ui.i18n.series_text import progress
from game.ui.menus.save_text import map_gone
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import NoteRow, Row
from game.ui.widgets.list_row import ListLine, ListRow
from game.ui.widgets.menu import Menu

_LATEST = 32_503_680_000.0  # the year 3000 in seconds since 1970; Windows' calendar ends with it
_KINDS = {"folder": "quiet", "delete": "quiet", "open": "primary"}


class SavesActions(NamedTuple):
    """Where the list leads."""

    play: Callable[[Session], None]
    watch: Callable[[Session], None]
    host: Callable[[Path], None]  # a table on the LAN, opened again


class SavedEntry(NamedTuple):
    """A game, and the folder in which it lies."""

    game: SavedGame
    folder: SavedGames


class SavesScene(FormScene):
    """All saved games, newest first; what is wrong with a file is said in its line."""

    title = "saves-title"

    def __init__(
        self,
        stage: Context,
        saves: SavedGames,
        ways: SavesActions,
        tables: SavedGames | None = None,
    ) -> None:
        super().__init__(stage, [Button("back")])
        self._folders = [saves] if tables is None else [saves, tables]
        self._tables, self._ways = tables, ways
        self.list = ListRow(self._choose_game, lambda: self.on_button("open"))
        self._told: list[SavedEntry] = []
        self._window: FolderWindow | None = None
        for folder in self._folders:
            folder.refresh()
        opened = [n for n, (game, folder) in enumerate(self._kept()) if game.path == folder.opened]
        self.list.chosen = next(iter(opened), 0)

    @property
    def game(self) -> SavedGame | None:
        """The game that is chosen."""
        return self._told[self.list.chosen].game if self._told else None

    @property
    def lines(self) -> Sequence[ListLine]:
        """What the list says."""
        return self.list.lines

    def label(self, name: str) -> str:
        """The words on a button."""
        keys = {"back": "common-back", "folder": "maps-open-folder", "delete": "saves-delete"}
        keys["open"] = "saves-replay"
        if name == "open" and self._told and self._told[self.list.chosen].game.goes_on:
            hosted = self._told[self.list.chosen].folder is self._tables
            return self.context.texts.say("title-hosting" if hosted else "saves-continue")
        return self.context.texts.say(keys[name])

    def sections(self) -> Sequence[Sequence[Row]]:
        """One list, or a word where there is nothing to list; then there is nothing to press."""
        self._told = self._kept()
        chosen = min(self.list.chosen, max(0, len(self._told) - 1))
        self.list = ListRow(self._choose_game, lambda: self.on_button("open"))
        self.list.lines = [self._line(kept) for kept in self._told]
        self.list.chosen = chosen
        names = ("back", "folder", "delete", "open") if self._told else ("back",)
        if len(self.menu.buttons) != len(names):
            self.menu = Menu([Button(name, _KINDS.get(name, "secondary")) for name in names])
        self._ready()
        return [[self.list if self._told else NoteRow(self.context.texts.say("saves-empty"))]]

    def handle(self, event: Event) -> None:
        """As every form; the delete key asks at once."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.on_button("delete")
            return
        super().handle(event)

    def update(self, dt: float) -> bool:
        """Look at one file more, and show what was learned of it."""
        if self._window is not None and self._window.failed:
            self._window = None
            words = self.context.texts.say("maps-open-failed", folder=str(self._folder))
            self.context.notices.append(words)
        for folder in self._folders:
            folder.step()
        now = self._kept()
        if now != self._told:
            if len(now) != len(self._told):
                self.rebuild()
            else:
                self._told = now
                self.list.lines = [self._line(kept) for kept in self._told]
                self._ready()
        return super().update(dt)

    def on_button(self, name: str) -> None:
        """Leave, or do something with the chosen game."""
        if name == "back":
            self.leave()
        elif not self._told:
            return
        elif name == "folder":  # to send a game to somebody, or to put one there
            self._window = FolderWindow(self._folder)
        elif name == "delete":
            self._ask_to_delete(self._told[self.list.chosen])
        else:
            self._open(self._told[self.list.chosen])

    @property
    def _folder(self) -> Path:
        """Where the chosen game lies."""
        number = min(self.list.chosen, len(self._told) - 1)
        return (self._told[number].folder if self._told else self._folders[0]).folder

    def _kept(self) -> list[SavedEntry]:
        found = [SavedEntry(game, folder) for folder in self._folders for game in folder.games]
        return sorted(found, key=lambda kept: kept.game.when, reverse=True)

    def _choose_game(self, number: int) -> None:
        if self.form is not None:
            self.form.scroll_to(*self.list.line_span(number))
        self._ready()

    def _ready(self) -> None:
        """What can be done with the chosen game can be pressed, or what tells why it cannot."""
        if self.game is None:
            return
        problem = self.game.problem
        self.menu.button("open").enabled = problem is None or bool(problem.board)
        self.menu.button("open").label = self.label("open")

    def _open(self, kept: SavedEntry) -> None:
        games, (game, folder) = self.context.games, kept
        if game.problem is not None:
            if missing := map_gone(game, folder, self.context.texts):
                self.context.push(DialogScene(self.context, missing))
            return
        folder.opened = game.path
        if game.goes_on and folder is self._tables:
            self._ways.host(game.path)
            return
        try:
            session = games.resume(game.path) if game.goes_on else games.watch(game.path)
        except (OSError, RecordError):
            folder.refresh()  # maybe its map has gone
            self.context.push(DialogScene(self.context, self.context.texts.say("saves-unreadable")))
            return
        (self._ways.play if game.goes_on else self._ways.watch)(session)

    def _ask_to_delete(self, kept: SavedEntry) -> None:
        game, folder = kept

        def delete() -> None:
            if not folder.delete(game.path):
                words = self.context.texts.say("saves-delete-failed")
                self.context.push(DialogScene(self.context, words))

        say = self.context.texts.say
        names = self.context.texts.listed(game.players) if game.players else game.title
        words = say("saves-delete-ask", names=names, when=self._when(game))
        self.context.push(DialogScene(self.context, words, say("saves-delete-yes"), delete))

    def _when(self, game: SavedGame) -> str:
        when = min(max(game.when, 0), _LATEST)
        return self.context.texts.moment(datetime.fromtimestamp(when))

    def _line(self, kept: SavedEntry) -> ListLine:
        game, texts = kept.game, self.context.texts
        if game.problem is not None:
            return ListLine(
                game.title, f"{self._when(game)} · {self._why(game.problem, game)}", True
            )
        told = (
            self._when(game),
            texts.say("title-lan") if kept.folder is self._tables else "",
            self._state(game),
            # Those of a series have the same names, so nothing else tells them apart.
            progress(texts, game.place) if game.place else "",
            game.board,
        )
        return ListLine(game.title, " · ".join(filter(None, told)), False)

    def _state(self, game: SavedGame) -> str:
        """How far a game is, or how it ended."""
        texts = self.context.texts
        if game.result is not None:
            return describe_outcome(texts, game.result, game.players)
        if game.finished:
            return texts.say("saves-over")
        return texts.say("saves-unfinished", turn=game.actions + 1) if game.players else ""

    def _why(self, problem: SaveProblem, game: SavedGame) -> str:
        """What is wrong with a file. Its sentence is English; the line it names is what helps."""
        say = self.context.texts.say
        if problem.board:
            return say("saves-map-missing", board=game.board or problem.board)
        found = re.match(r"line (\d+)", problem.sentence)
        line = int(found[1]) if found else 1
        if problem.reason is not None:
            reason = self.context.texts.reason(problem.reason, game.players)
            return say("saves-broken-rule", line=line, reason=reason)
        return say("saves-broken", line=line) if found else say("saves-unreadable")
