"""The end of a game: the screens open, everybody is counted, the winner is named; then charts."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.session import Session
from game.ui.anim.effects import Look
from game.ui.anim.timeline import Playback
from game.ui.cursors import Pointer
from game.ui.scenes.keys import KeysScene
from game.ui.stage import Stage
from game.ui.story_of import next_starter
from game.ui.table.confetti import SECONDS, Confetti
from game.ui.table.results_layout import ResultsLayout, results_layout
from game.ui.table.results_page import ResultsPage
from game.ui.table.results_words import ResultsWords
from game.ui.table.reveal import VICTORY, WINNER, door, reveal
from game.ui.table.tabs import Tab
from game.ui.widgets.button import Button, pointer_over

SCORES, CHARTS = "scores", "charts"
SKIP = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE)
_PRESS = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -2, pygame.K_PAGEDOWN: 2}
_NOTCH = 0.5  # rows for a notch of the wheel


class ResultsScene:
    """The scene after the last turn. `record` is the file that the game was saved in."""

    def __init__(
        self,
        stage: Stage,
        session: Session,
        on_again: Callable[[], None],
        on_replay: Callable[[], None],
        on_title: Callable[[], None],
        record: Path | None = None,
    ) -> None:
        final = session.look(None).view.result
        if final is None:
            raise ValueError("the screens stay up until the game is over")
        self._stage, self._result, self._record = stage, final, record
        self._history = session.history()
        self._names = [player.name for player in session.players]
        self._bots = [seat for seat, player in enumerate(session.players) if player.bot]
        self._on_replay = on_replay
        self._does = {"again": on_again, "replay": self._watch, "title": on_title}
        self._does |= {"save": self._say_where, SCORES: self._open_scores}
        self._does |= {CHARTS: self._open_charts, "open": self.skip}
        settings = stage.settings
        self._playback = Playback(
            reveal(final), settings.animation, reduced_motion=settings.reduced_motion
        )
        self._paper = Confetti(stage.assets, len(self._history))
        self._rained = SECONDS if settings.reduced_motion or self._playback.over else 0.0
        self._page_name, self._saved = SCORES, False
        self._tabs = [Tab(SCORES), Tab(CHARTS)]
        self._skipper = Button("open", "quiet")
        self._buttons = [Button("again", "primary"), Button("replay"), Button("title")]
        if record is not None:
            self._buttons.insert(2, Button("save"))
        self._focus: str | None = None
        self._page: ResultsPage | None = None
        self._still: Surface | None = None
        self._changed = True

    @property
    def revealing(self) -> bool:
        """Whether the count goes on."""
        return not self._playback.over

    @property
    def buttons(self) -> list[Button]:
        """All that can be pressed once the count is over, in the order of the Tab key."""
        return [*self._tabs, *self._buttons]

    @property
    def looks(self) -> Mapping[Hashable, Look]:
        """How far the count has come."""
        return self._playback.looks()

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over([*self.buttons, self._skipper])

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out anew."""
        stage = self._stage
        words = ResultsWords(stage.texts, self._history, self._result, self._names, self._bots)
        settings = stage.settings
        counts = len(self._names), len(self._buttons)
        layout = results_layout(size, *counts, settings.ui_scale / 100, len(self._tabs))
        self._page = ResultsPage(stage.skins, words, layout, settings.colour_accessible)
        self._follow_the_count()
        self._label(layout)
        stage.audio.music("results")
        self._touch()

    def handle(self, event: Event) -> None:
        """Skip the count; afterwards, the buttons, tabs and charts."""
        if self.revealing:
            self._follow([self._skipper], event)
            clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if clicked or (event.type == pygame.KEYDOWN and event.key in SKIP):
                self.skip()
            return
        self._follow(self.buttons, event)
        if event.type == pygame.KEYDOWN:
            self._press(event)
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * _NOTCH)
        elif event.type == pygame.MOUSEMOTION:
            if event.buttons[0]:
                self._grab(event.pos)
            self._point(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._grab(event.pos)

    def update(self, dt: float) -> bool:
        """Go on with the count, then with the confetti."""
        changed, self._changed = self._changed, False
        if self.revealing:
            before = self._playback.looks()
            for cue in self._playback.update(dt):
                self._stage.audio.play(cue.name)
            self._follow_the_count()
            if not self.revealing:
                self._touch()
                self._changed = False
                return True
            return changed or before != self._playback.looks()
        if self._rained < SECONDS:
            self._rained += dt
            return True
        return changed

    def draw(self, surface: Surface) -> None:
        """The page, and the confetti upon it."""
        if self._page is None:
            return
        if self.revealing or not 0 < self._rained < SECONDS:
            self._still = None
            self._draw_page(surface)
            return
        if self._still is None:
            self._still = Surface(surface.get_size()).convert()
            self._draw_page(self._still)
        surface.blit(self._still, (0, 0))
        self._paper.draw(surface, self._rained, self._page.layout.scale)

    def skip(self) -> None:
        """Show all at once."""
        if any(cue.name == VICTORY for cue in self._playback.skip()):
            self._stage.audio.play(VICTORY)
        self._follow_the_count()
        self._touch()

    def _draw_page(self, surface: Surface) -> None:
        page = self._page
        if page is None:
            return
        scale = page.layout.scale
        page.draw_ground(surface)
        self.draw_content(surface, page)
        if self.revealing:
            self._skipper.draw(surface, self._stage.skins, scale)
            return
        for button in self.buttons:
            button.draw(surface, self._stage.skins, scale)
        page.draw_note(surface, self._note(whole=True), self._note(whole=False))
        page.draw_tip(surface)

    def draw_content(self, surface: Surface, page: ResultsPage) -> None:
        """The title, and the page that is open."""
        page.draw_title(surface, self._opening(), self.looks.get(WINNER))
        if self.revealing or self._page_name == SCORES:
            page.draw_scores(surface, self.looks)
        else:
            page.draw_charts(surface)

    def _opening(self) -> int | None:
        """Whose screen was the last to open."""
        looks = self.looks
        opened = [seat for seat in range(len(self._names)) if door(seat) in looks]
        return opened[-1] if opened else None

    def _follow_the_count(self) -> None:
        """Where not all rows are seen at once: the one that is counted, in the end a winner's."""
        seat = self._opening() if self.revealing else self._result.winners[0]
        if self._page is not None and seat is not None:
            self._page.show_row(seat)

    def _scroll(self, rows: float) -> None:
        page = self._page
        if page is None or self._page_name != SCORES:
            return
        if page.scroll(round(rows * page.layout.sheet.rows[0].tile.height)):
            self._touch()

    def _grab(self, place: tuple[int, int]) -> None:
        """The scroll bar goes to where it is held."""
        page = self._page
        if page is not None and self._page_name == SCORES and page.grab(place):
            self._touch()

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        keys = {"again": "play-again", "title": "title-screen"}
        return self._stage.texts.say(f"results-{keys.get(name, name)}")

    def _label(self, layout: ResultsLayout) -> None:
        for tab, box in zip(self._tabs, layout.tabs, strict=True):
            tab.rect, tab.label = box, self.label(tab.name)
        for button, box in zip(self._buttons, layout.buttons, strict=True):
            button.rect, button.label = box, self.label(button.name)
        self._skipper.label = self._stage.texts.say("results-open-all")
        self._skipper.rect = layout.buttons[0].copy()
        self._skipper.rect.centerx = layout.content.centerx

    def _note(self, whole: bool) -> str:
        """Who begins the next game, or where this one is saved."""
        texts = self._stage.texts
        if self._saved and self._record is not None:
            return texts.say(
                "results-saved", file=str(self._record if whole else self._record.name)
            )
        return self.note(texts.player(next_starter(self._history), self._names))

    def note(self, starter: str) -> str:
        """What is said below the buttons: who begins the next game."""
        return self._stage.texts.say("results-play-again-about", name=starter)

    def _follow(self, buttons: list[Button], event: Event) -> None:
        before = [button.state for button in buttons]
        for button in buttons:
            if button.handle(event):
                self._do(button.name)
        if before != [button.state for button in buttons]:
            self._touch()

    def _do(self, name: str) -> None:
        self._stage.audio.play("click")
        self._does[name]()
        self._touch()

    def _press(self, event: Event) -> None:
        if event.key == pygame.K_TAB:
            self._move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in _PRESS and self._focus is not None:
            self._do(self._focus)
        elif event.key == pygame.K_ESCAPE:
            self._do("title")
        elif event.key == pygame.K_F1:
            self._stage.push(KeysScene(self._stage))
        elif event.key in _ROWS and self._page_name == SCORES:
            self._scroll(_ROWS[event.key])
        elif event.key in _STEPS and self._page is not None and self._page_name == CHARTS:
            self._page.step_turn(_STEPS[event.key])
            self._touch()

    def _move_focus(self, step: int) -> None:
        names = [button.name for button in self.buttons]
        here = names.index(self._focus) if self._focus else (-1 if step > 0 else 0)
        self._focus = names[(here + step) % len(names)]
        self._touch()

    def _point(self, place: tuple[int, int]) -> None:
        asked = self._page_name in (SCORES, CHARTS)
        if asked and self._page and self._page.point(place, self._page_name == CHARTS):
            self._touch()

    def _watch(self) -> None:
        """The replay, which needs large pictures too; the page is made anew when it is over."""
        self._page = None
        self._on_replay()

    def _say_where(self) -> None:
        self._saved = True

    def _open_scores(self) -> None:
        self._page_name = SCORES

    def _open_charts(self) -> None:
        self._page_name = CHARTS

    def _touch(self) -> None:
        """Something looks different now."""
        for button in self.buttons:
            button.focused = button.name == self._focus
        for tab in self._tabs:
            tab.chosen = tab.name == self._page_name
        self._still = None
        self._changed = True
