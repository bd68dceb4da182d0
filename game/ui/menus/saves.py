"""The list of saved games, hosted LAN games included: continue, replay or delete them."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple, overload

import pygame
from pygame.event import Event

from game.session import Session
from game.storage.saved_game import SavedGame, SaveProblem
from game.storage.saves import SavedGames, reading
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.core.form_scene import FormScene
from game.ui.i18n.event_text import describe_outcome
from game.ui.i18n.series_text import progress
from game.ui.menus.resume_offers import READING, load_game
from game.ui.menus.who_plays import WhoPlaysScene, several_people
from game.ui.widgets.button import Button, Menu, always
from game.ui.widgets.form_rows import NoteRow, Row
from game.ui.widgets.list_row import ListLine, ListRow

_LATEST = 32_503_680_000.0  # the year 3000 in seconds since 1970, where Windows' calendar ends
_MOST_LINES = 100  # kept of a long list
_KINDS = {"folder": "quiet", "delete": "quiet", "open": "primary"}


class SavesActions(NamedTuple):
    """What the list opens."""

    play: Callable[[Session], None]
    watch: Callable[[Session], None]
    host: Callable[[Path], None]  # reopens a LAN table
    on_lan: Callable[[Path], None]  # opens a LAN table for a game of this screen


class SavedEntry(NamedTuple):
    """A game and the folder it is in."""

    game: SavedGame
    folder: SavedGames


class SavedLines(Sequence[ListLine]):
    """The lines of a list, each made when it is looked at and again when its game has changed."""

    def __init__(
        self, files: Sequence[tuple[Path, SavedGames]], line: Callable[[SavedEntry], ListLine]
    ) -> None:
        self._files, self._line = files, line
        self._made: dict[int, tuple[SavedGame, ListLine]] = {}

    def __len__(self) -> int:
        return len(self._files)

    @overload
    def __getitem__(self, number: int) -> ListLine: ...

    @overload
    def __getitem__(self, number: slice) -> Sequence[ListLine]: ...

    def __getitem__(self, number: int | slice) -> ListLine | Sequence[ListLine]:
        if isinstance(number, slice):
            return [self[one] for one in range(len(self))[number]]
        path, folder = self._files[number]
        game, (known, line) = folder.game(path), self._made.get(number, (None, None))
        if line is None or known is not game:
            line = self._line(SavedEntry(game, folder))
            if len(self._made) >= _MOST_LINES:
                self._made.clear()
            self._made[number] = game, line
        return line


class SavesScene(FormScene):
    """All saved games, newest first, each with what is wrong with its file."""

    title = "saves-title"

    def __init__(
        self,
        context: Context,
        saves: SavedGames,
        actions: SavesActions,
        tables: SavedGames | None = None,
    ) -> None:
        labels = {"folder": "maps-open-folder", "delete": "saves-delete", "open": "saves-replay"}
        labels["elsewhere"] = "saves-on-lan"
        super().__init__(context, [Button("back")], **labels)
        self._folders = [saves] if tables is None else [saves, tables]
        self._tables, self._actions = tables, actions
        self._files: list[tuple[Path, SavedGames]] = []
        self._listings: list[int] = []  # of each folder, when the list was made
        self._changes: list[int] = []  # of each folder, when the buttons were updated
        for folder in self._folders:
            folder.refresh()
        found = self._found()
        opened = [n for n, (path, folder) in enumerate(found) if path == folder.opened]
        self.list = self._list(opened[0] if opened else 0)

    @property
    def entry(self) -> SavedEntry | None:
        """The chosen game."""
        if not self._files:
            return None
        path, folder = self._files[self.list.chosen]
        return SavedEntry(folder.game(path), folder)

    def enter(self, size: tuple[int, int]) -> None:
        super().enter(size)
        self.context.idle_work.schedule(READING, reading(self._folders))

    def label(self, name: str) -> str:
        if name == "open" and self.entry and self.entry.game.goes_on:
            hosted = self.entry.folder is self._tables
            return self.context.texts.say("title-hosting" if hosted else "saves-continue")
        if name == "elsewhere" and self.entry and self.entry.folder is self._tables:
            return self.context.texts.say("saves-here")
        return super().label(name)

    def sections(self) -> Sequence[Sequence[Row]]:
        self._files = self._found()
        self._listings = [folder.listings for folder in self._folders]
        self.list = self._list(min(self.list.chosen, max(0, len(self._files) - 1)))
        self.list.show(SavedLines(self._files, self._line))
        names = self._button_names()
        if [button.name for button in self.menu.buttons] != names:
            self.menu = Menu([self._button(name) for name in names])
        self._update_buttons()
        return [[self.list if self._files else NoteRow(self.context.texts.say("saves-empty"))]]

    def handle(self, event: Event) -> None:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.on_button("delete")
        else:
            super().handle(event)

    def update(self, dt: float) -> bool:
        if self._listings != [folder.listings for folder in self._folders]:
            self.rebuild()
        changes = [folder.changes for folder in self._folders]
        if changes != self._changes:
            self._changes = changes
            self._update_buttons()
        in_view = [self._files[number] for number in self.list.in_view]
        for folder in self._folders:
            folder.urgent = [path for path, its_folder in in_view if its_folder is folder]
        return super().update(dt)

    def on_button(self, name: str) -> None:
        if self.entry is None:
            return
        if name == "folder":  # to send a game to someone, or to add one
            self.context.open_folder(self._folder)
        elif name == "delete":
            self._ask_to_delete(self.entry)
        elif name == "elsewhere":
            self._go_on_elsewhere(self.entry)
        else:
            self._open(self.entry)

    @property
    def _folder(self) -> Path:
        """The folder of the chosen game."""
        return (self.entry.folder if self.entry else self._folders[0]).folder

    def _found(self) -> list[tuple[Path, SavedGames]]:
        found = [SavedEntry(game, folder) for folder in self._folders for game in folder.games]
        found.sort(key=lambda entry: entry.game.when, reverse=True)
        return [(entry.game.path, entry.folder) for entry in found]

    def _list(self, chosen: int) -> ListRow:
        row = ListRow(self._choose_game, lambda: self.on_button("open"))
        row.mark(chosen)
        return row

    def _choose_game(self, number: int) -> None:
        self.form.scroll_to(*self.list.line_span(number))
        self._update_buttons()

    def _button_names(self) -> list[str]:
        """The buttons for the chosen game; one to be continued has one more for the other place."""
        if self.entry is None:
            return ["back"]
        elsewhere = ["elsewhere"] if self._can_go_elsewhere(self.entry) else []
        return ["back", "folder", "delete", *elsewhere, "open"]

    def _can_go_elsewhere(self, entry: SavedEntry) -> bool:
        """Whether a game at this screen can go on at a LAN table, or one of a table here."""
        game, hosted = entry.game, entry.folder is self._tables
        over = game.finished and not hosted
        return self._tables is not None and game.problem is None and game.goes_on and not over

    def _update_buttons(self) -> None:
        """Show what can be done with the chosen game."""
        if self.entry is None:
            return
        if self._built and [button.name for button in self.menu.buttons] != self._button_names():
            self.rebuild()
            return
        self.menu.button("open").relabel(self.label("open"))

    def _button(self, name: str) -> Button:
        enabled = (lambda: self._can_open) if name == "open" else always
        return Button(name, _KINDS.get(name, "secondary"), enabled=enabled)

    @property
    def _can_open(self) -> bool:
        """Whether the chosen game can be opened, or the map that it lacks can be named."""
        problem = self.entry.game.problem if self.entry else None
        return problem is None or bool(problem.board)

    def _open(self, entry: SavedEntry) -> None:
        games, actions, (game, folder) = self.context.games, self._actions, entry
        if game.problem is not None and not game.problem.board:
            return
        if game.problem is None:
            folder.opened = game.path
            if game.goes_on and folder is self._tables:
                actions.host(game.path)
                return
        load, show = (games.resume, actions.play) if game.goes_on else (games.watch, actions.watch)
        if session := load_game(self.context, game, folder, load):
            show(session)

    def _go_on_elsewhere(self, entry: SavedEntry) -> None:
        game, folder = entry
        if folder is not self._tables:
            self._actions.on_lan(game.path)
            return
        games, bring = self.context.games, partial(self._bring_here, entry)
        seen = None if game.finished else load_game(self.context, game, folder, games.watch)
        if seen is not None and several_people(seen.players):
            self.context.push(WhoPlaysScene(self.context, seen.players, {}, bring))
        elif seen is not None or game.finished:  # then its series goes on
            bring({})

    def _bring_here(self, entry: SavedEntry, levels: Mapping[int, str]) -> None:
        games, (game, folder) = self.context.games, entry
        if session := load_game(self.context, game, folder, games.bring_here):
            self._actions.play(games.seat_bots(levels) if levels else session)

    def _ask_to_delete(self, entry: SavedEntry) -> None:
        game, folder = entry
        texts = self.context.texts

        def delete() -> None:
            if not folder.delete(game.path):
                self.context.push(DialogScene(self.context, texts.say("saves-delete-failed")))

        names = texts.listed(game.players) if game.players else game.title
        question = texts.say("saves-delete-ask", names=names, when=self._when(game))
        self.context.push(
            DialogScene(self.context, question, texts.say("saves-delete-yes"), delete)
        )

    def _when(self, game: SavedGame) -> str:
        when = min(max(game.when, 0), _LATEST)
        return self.context.texts.moment(datetime.fromtimestamp(when))

    def _line(self, entry: SavedEntry) -> ListLine:
        game, texts = entry.game, self.context.texts
        if game.problem is not None:
            about = [self._when(game), self._problem_text(game.problem, game)]
        else:
            about = [
                self._when(game),
                texts.say("title-lan") if entry.folder is self._tables else "",
                self._state(game),
                # Games of a series have the same names, so only this distinguishes them.
                progress(texts, game.place) if game.place else "",
                game.board,
            ]
        return ListLine(game.title, " · ".join(filter(None, about)), game.problem is not None)

    def _state(self, game: SavedGame) -> str:
        """How far a game is, or how it ended."""
        texts = self.context.texts
        if game.winners:
            return describe_outcome(texts, game.winners, game.points, game.players)
        if game.finished:
            return texts.say("saves-over")
        return texts.say("saves-unfinished", turn=game.actions + 1) if game.players else ""

    def _problem_text(self, problem: SaveProblem, game: SavedGame) -> str:
        """What is wrong with a file: the line, as its sentence is English only."""
        say = self.context.texts.say
        if problem.board:
            return say("saves-map-missing", board=game.board or problem.board)
        found = re.match(r"line (\d+)", problem.sentence)
        line = int(found[1]) if found else 1
        if problem.reason is not None:
            reason = self.context.texts.reason(problem.reason, game.players)
            return say("saves-broken-rule", line=line, reason=reason)
        return say("saves-broken", line=line) if found else say("saves-unreadable")
