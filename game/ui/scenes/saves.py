"""The saved games: continue one, watch one, delete one."""

import re
from collections.abc import Callable, Sequence
from datetime import datetime

import pygame
from pygame.event import Event

from game.rules.errors import RecordError
from game.session import Session
from game.ui.saves import Problem, SavedGame, SavedGames
from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.form_scene import FormScene
from game.ui.stage import Stage
from game.ui.table.standings_words import now_playing
from game.ui.widgets.button import Button
from game.ui.widgets.list_row import ListRow, Told
from game.ui.widgets.rows import Note, Row


class SavesScene(FormScene):
    """All saved games, newest first; what is wrong with a file is said in its line."""

    title = "saves-title"

    def __init__(
        self,
        stage: Stage,
        saves: SavedGames,
        on_start: Callable[[Session], None],
        on_watch: Callable[[Session], None],
    ) -> None:
        buttons = [Button("back"), Button("delete", "quiet"), Button("open", "primary")]
        super().__init__(stage, buttons)
        self._saves = saves
        self._on_start, self._on_watch = on_start, on_watch
        self.list = ListRow(self._choose_game, lambda: self.chosen("open"))
        self._told: tuple[SavedGame, ...] = ()
        saves.refresh()

    @property
    def game(self) -> SavedGame | None:
        """The game that is chosen."""
        return self._told[self.list.chosen] if self._told else None

    @property
    def lines(self) -> Sequence[Told]:
        """What the list says."""
        return self.list.lines

    def label(self, name: str) -> str:
        """The words on a button."""
        keys = {"back": "common-back", "delete": "saves-delete", "open": "saves-continue"}
        watch = name == "open" and self.game is not None and self.game.finished
        return self.stage.texts.say("saves-replay" if watch else keys[name])

    def sections(self) -> Sequence[Sequence[Row]]:
        """One list, or a word where there is nothing to list."""
        self._told = self._saves.games
        chosen = min(self.list.chosen, max(0, len(self._told) - 1))
        self.list = ListRow(self._choose_game, lambda: self.chosen("open"))
        self.list.lines = [self._line(game) for game in self._told]
        self.list.chosen = chosen
        self._ready()
        if not self._told:
            return [[Note(self.stage.texts.say("saves-empty"))]]
        return [[self.list]]

    def handle(self, event: Event) -> None:
        """As every form; the delete key asks at once."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE:
            self.chosen("delete")
            return
        super().handle(event)

    def update(self, dt: float) -> bool:
        """Look at one file more, and show what was learned of it."""
        self._saves.step()
        if self._saves.games != self._told:
            if len(self._saves.games) != len(self._told):
                self.renew()
            else:
                self._told = self._saves.games
                self.list.lines = [self._line(game) for game in self._told]
                self._ready()
        return super().update(dt)

    def chosen(self, name: str) -> None:
        """Leave, or do something with the chosen game."""
        if name == "back":
            self.leave()
        elif self.game is None:
            return
        elif name == "delete":
            self._ask_to_delete(self.game)
        elif self.game.problem is None:
            self._open(self.game)

    def _choose_game(self, number: int) -> None:
        if self.form is not None:
            self.form.show(*self.list.span(number))
        self._ready()

    def _ready(self) -> None:
        """Only what can be done with the chosen game can be pressed."""
        game = self.game
        self.menu.button("delete").enabled = game is not None
        self.menu.button("open").enabled = game is not None and game.problem is None
        self.menu.button("open").label = self.label("open")

    def _open(self, game: SavedGame) -> None:
        games = self.stage.games
        try:
            session = games.watch(game.path) if game.finished else games.resume(game.path)
        except (OSError, RecordError):
            self.stage.push(DialogScene(self.stage, self.stage.texts.say("saves-unreadable")))
            return
        (self._on_watch if game.finished else self._on_start)(session)

    def _ask_to_delete(self, game: SavedGame) -> None:
        def delete() -> None:
            if self._saves.delete(game.path) is not None:
                words = self.stage.texts.say("saves-delete-failed")
                self.stage.push(DialogScene(self.stage, words))

        say = self.stage.texts.say
        words = say("saves-delete-ask", when=self._when(game))
        self.stage.push(DialogScene(self.stage, words, say("saves-delete-yes"), delete))

    def _when(self, game: SavedGame) -> str:
        return self.stage.texts.moment(datetime.fromtimestamp(game.when))

    def _line(self, game: SavedGame) -> Told:
        if game.problem is not None:
            return Told(game.title, f"{self._when(game)} · {self._why(game.problem, game)}", True)
        say = self.stage.texts.say
        if game.finished:
            state = say("saves-over")
        else:
            state = say("saves-unfinished", turn=game.actions + 1) if game.players else ""
        # Those of a series have the same names, so nothing else tells them apart.
        told = (self._when(game), state, now_playing(self.stage.texts, game.series), game.board)
        return Told(game.title, " · ".join(filter(None, told)), False)

    def _why(self, problem: Problem, game: SavedGame) -> str:
        """What is wrong with a file. Its sentence is English; the line it names is what helps."""
        say = self.stage.texts.say
        if problem.board:
            return say("saves-board-gone", board=problem.board)
        found = re.match(r"line (\d+)", problem.sentence)
        line = int(found[1]) if found else 1
        if problem.reason is not None:
            reason = self.stage.texts.reason(problem.reason, game.players)
            return say("saves-broken-rule", line=line, reason=reason)
        return say("saves-broken", line=line) if found else say("saves-unreadable")
