"""The end of a game: the screens open, everybody is counted, the winner is named; then charts."""

from collections.abc import Callable, Hashable, Mapping
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Surface
from pygame.event import Event

from game.board import Board
from game.session import Session
from game.ui.anim.effects import Look
from game.ui.anim.timeline import Playback
from game.ui.core.context import Scene, Stage
from game.ui.media.cursors import Pointer
from game.ui.results.confetti import SECONDS, Confetti
from game.ui.results.game_history import next_starter, story_of
from game.ui.results.layout import ResultsLayout, results_layout
from game.ui.results.page import ResultsPage
from game.ui.results.reveal import VICTORY, WINNER, door, reveal
from game.ui.results.texts import ResultsWords
from game.ui.widgets.button import Button, pointer_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.tabs import Tab

SCORES, CHARTS = "scores", "charts"
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SKIP = (pygame.K_SPACE, *ENTER, pygame.K_ESCAPE)
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_ROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -2, pygame.K_PAGEDOWN: 2}
_NOTCH = 0.5  # rows for a notch of the wheel

Way = Callable[[], None]


class Ways(NamedTuple):
    """Where the buttons lead, from the way out to the way on; one without a way is not there."""

    title: Way
    map: Way | None = None
    replay: Way | None = None
    again: Way | None = None


class ResultsScene(Scene):
    """The scene after the last turn; a game that was `counted` before is shown at once."""

    pages: tuple[str, ...] = (SCORES, CHARTS)

    def __init__(
        self, stage: Stage, session: Session, ways: Ways, *, counted: bool = False
    ) -> None:
        self._stage, self._story = stage, story_of(session)
        self._does: dict[str, Way] = {"open": self.skip}
        self._does |= {page: partial(self._open, page) for page in self.pages}
        ends = dict(zip(Ways._fields, ways, strict=True))
        self._does |= {name: way for name, way in ends.items() if way is not None}
        self._tabs = [Tab(page) for page in self.pages]
        self._buttons = [Button(name) for name in Ways._fields if name in self._does]
        self._buttons[-1].kind = "primary"
        self.menu = Menu([*self._tabs, *self._buttons])
        self._skipper = Menu([Button("open", "quiet")])
        settings = stage.settings
        self._playback = Playback(
            reveal(self._story.result), settings.animation, reduced_motion=settings.reduced_motion
        )
        if counted:
            self._playback.skip()
        self._paper = Confetti(stage.assets, len(self._story.history))
        self._rained = SECONDS if settings.reduced_motion or self._playback.over else 0.0
        self._page_name = SCORES
        self._page: ResultsPage | None = None
        self._still: Surface | None = None
        self._changed = True

    @property
    def played_on(self) -> Board:
        """What was played on."""
        return self._story.history[0].table.board

    @property
    def revealing(self) -> bool:
        """Whether the count goes on."""
        return not self._playback.over

    @property
    def buttons(self) -> list[Button]:
        """All that can be pressed once the count is over, in the order of the Tab key."""
        return [*self.menu.buttons]

    @property
    def looks(self) -> Mapping[Hashable, Look]:
        """How far the count has come."""
        return self._playback.looks()

    @property
    def pointer(self) -> Pointer:
        """How the mouse looks."""
        return pointer_over(self._seen.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out anew."""
        stage, settings = self._stage, self._stage.settings
        words = ResultsWords(stage.texts, self._story)
        counts = len(self._story.names), len(self._buttons)
        layout = results_layout(size, *counts, settings.ui_scale / 100, len(self._tabs))
        self._page = ResultsPage(stage.skins, words, layout, settings.colour_accessible)
        self._follow_the_count()
        self._label(layout)
        stage.audio.music("results")
        self._touch()

    def handle(self, event: Event) -> None:
        """Skip the count; afterwards, the buttons, tabs and charts."""
        before = self._seen.state()
        if self.revealing:
            self._skipper.handle(event, keys=False)
            clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
            if clicked or (event.type == pygame.KEYDOWN and event.key in SKIP):
                self.skip()
        else:
            chosen = self.menu.handle(event, keys=False)
            if chosen is not None:
                self._do(chosen)
            elif event.type == pygame.KEYDOWN:
                self._press(event)
            else:
                self._move(event)
        if before != self._seen.state():
            self._touch()

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
            self._draw_page(surface, self._page)
            return
        if self._still is None:
            self._still = Surface(surface.get_size()).convert()
            self._draw_page(self._still, self._page)
        surface.blit(self._still, (0, 0))
        self._paper.draw(surface, self._rained, self._page.layout.scale)

    def skip(self) -> None:
        """Show all at once."""
        if any(cue.name == VICTORY for cue in self._playback.skip()):
            self._stage.audio.play(VICTORY)
        self._follow_the_count()
        self._touch()

    def draw_content(self, surface: Surface, page: ResultsPage) -> None:
        """The title, and the page that is open."""
        page.draw_title(surface, self._opening(), self.looks.get(WINNER))
        if self.revealing or self._page_name == SCORES:
            page.draw_scores(surface, self.looks)
        else:
            page.draw_charts(surface)

    def label(self, name: str) -> str:
        """The words on a button or a tab."""
        keys = {"again": "play-again", "title": "title-screen"}
        return self._stage.texts.say(f"results-{keys.get(name, name)}")

    def note(self, starter: str) -> str:
        """What is said below the buttons: what charts tell those who point at them, and elsewhere
        who begins the next game, where one is offered."""
        if self._page_name == CHARTS:
            return self._stage.texts.say("results-charts-about")
        if "again" not in self._does:
            return ""
        return self._stage.texts.say("results-play-again-about", name=starter)

    @property
    def _seen(self) -> Menu:
        """What can be pressed now."""
        return self._skipper if self.revealing else self.menu

    def _draw_page(self, surface: Surface, page: ResultsPage) -> None:
        page.draw_ground(surface)
        self.draw_content(surface, page)
        self._seen.draw(surface, self._stage.skins, page.layout.scale)
        if not self.revealing:
            starter = next_starter(self._story.history)
            page.draw_note(surface, self.note(self._stage.texts.player(starter, self._story.names)))
            page.draw_tip(surface)

    def _opening(self) -> int | None:
        """Whose screen was the last to open."""
        looks = self.looks
        opened = [seat for seat in range(len(self._story.names)) if door(seat) in looks]
        return opened[-1] if opened else None

    def _follow_the_count(self) -> None:
        """Where not all rows are seen at once: the one that is counted, in the end a winner's."""
        seat = self._opening() if self.revealing else self._story.result.winners[0]
        if self._page is not None and seat is not None:
            self._page.show_row(seat)

    def _scroll(self, rows: float) -> None:
        page = self._page
        if page is None or self._page_name != SCORES:
            return
        if page.scroll(round(rows * page.layout.sheet.rows[0].tile.height)):
            self._touch()

    def _move(self, event: Event) -> None:
        """The mouse beside the buttons: wheel, scroll bar, and what lies under the pointer."""
        page = self._page
        if page is None:
            return
        held = event.type == pygame.MOUSEMOTION and event.buttons[0]
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * _NOTCH)
        elif (held or pressed) and self._page_name == SCORES and page.grab(event.pos):
            self._touch()
        elif event.type == pygame.MOUSEMOTION and self._page_name in (SCORES, CHARTS):
            self._changed |= page.point(event.pos, self._page_name == CHARTS)
            self._still = None

    def _label(self, layout: ResultsLayout) -> None:
        for tab, box in zip(self._tabs, layout.tabs, strict=True):
            tab.rect, tab.label = box, self.label(tab.name)
        for button, box in zip(self._buttons, layout.buttons, strict=True):
            button.rect, button.label = box, self.label(button.name)
        (skipper,) = self._skipper.buttons
        skipper.label = self._stage.texts.say("results-open-all")
        skipper.rect = layout.buttons[0].copy()
        skipper.rect.centerx = layout.content.centerx

    def _do(self, name: str) -> None:
        self._stage.audio.play("click")
        if name in ("map", "replay"):
            self._page = None  # it needs large pictures too; the page is made anew when it is over
        self._does[name]()
        self._touch()

    def _press(self, event: Event) -> None:
        focus = self.menu.focus
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.menu.step(step) or self.menu.step(step)
        elif event.key == pygame.K_SPACE and focus is not None:
            self._do(self.buttons[focus].name)
        elif event.key in ENTER:  # without a button that has the keyboard, the way on
            self._do(self.buttons[-1 if focus is None else focus].name)
        elif event.key == pygame.K_ESCAPE:
            self._do("title")
        elif event.key in _ROWS and self._page_name == SCORES:
            self._scroll(_ROWS[event.key])
        elif event.key in _STEPS and self._page is not None and self._page_name == CHARTS:
            self._page.step_turn(_STEPS[event.key])
            self._touch()

    def _open(self, page: str) -> None:
        self._page_name = page

    def _touch(self) -> None:
        """Something looks different now."""
        for tab in self._tabs:
            tab.chosen = tab.name == self._page_name
        self._still = None
        self._changed = True
