"""The end of a game: pages with tabs, buttons below them, a footer, and confetti for a winner."""

from collections.abc import Sequence

import pygame
from pygame import Surface
from pygame.event import Event

from game.board import Board
from game.series import Series
from game.storage.settings import AnimationSpeed
from game.ui.anim.timeline import Cue
from game.ui.core.context import Context, Scene
from game.ui.media.cursors import Pointer
from game.ui.results.charts_page import ChartsPage
from game.ui.results.confetti import Confetti
from game.ui.results.game_history import GameHistory
from game.ui.results.model import SCORES, STANDINGS, Footer, ResultsAction, ResultsModel
from game.ui.results.page import (
    VICTORY,
    Brush,
    ResultsLayout,
    ResultsPage,
    draw_heading,
    results_ground,
    results_layout,
)
from game.ui.results.scores_page import ScoresPage
from game.ui.results.standings import StandingsPage
from game.ui.widgets.button import Button, Tab, cursor_over
from game.ui.widgets.menu import Menu
from game.ui.widgets.theme import CREAM

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_SKIP = (pygame.K_SPACE, *_ENTER, pygame.K_ESCAPE)
_LARGE = ("map", "replay")  # what these show needs the memory of the results


class ResultsScene(Scene):
    """Shows a finished game on the given pages; Escape is the first action, Enter the last."""

    def __init__(
        self,
        stage: Context,
        story: GameHistory,
        pages: Sequence[ResultsPage],
        actions: Sequence[ResultsAction],
        footer: Footer,
        opens_at: str = SCORES,
        *,
        opens_standings_after: float | None = None,
    ) -> None:
        self._stage, self._story = stage, story
        self._pages = {page.name: page for page in pages}
        self.model = ResultsModel(
            actions,
            footer,
            opens_at,
            final=any(page.final for page in pages),
            opens_standings_after=opens_standings_after,
        )
        *others, last = (action.name for action in actions)
        self._tabs = [Tab(page.name) for page in pages]
        self.menu = Menu([*self._tabs, *map(Button, others), Button(last, "primary")])
        self._skipper = Menu([Button("open", "quiet")])
        self._confetti = Confetti(stage.assets, len(story.history))
        self._frame: tuple[ResultsLayout, Surface] | None = None  # with the ground
        self._still: Surface | None = None  # what the confetti falls on
        self._footer = ""
        self._changed = True

    @property
    def game_board(self) -> Board:
        """The board of the game."""
        return self._story.history[0].table.board

    @property
    def page(self) -> ResultsPage:
        """The page that is open."""
        return self._pages[self.model.page]

    @property
    def revealing(self) -> bool:
        """Whether the points are still being counted."""
        return self.page.moving and self.model.page == SCORES

    @property
    def buttons(self) -> list[Button]:
        """What can be pressed once the count is over, in the order of the Tab key."""
        return [*self.menu.buttons]

    @property
    def footer(self) -> str:
        """The line below the buttons."""
        return self.model.footer(self._stage.texts)

    @property
    def cursor(self) -> Pointer:
        """The mouse cursor."""
        return cursor_over(self._seen.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        """Lay everything out for a window, a language and settings."""
        stage, count = self._stage, len(self._tabs)
        buttons, scale = len(self.menu.buttons) - count, stage.settings.ui_scale / 100
        layout = results_layout(size, buttons, scale, count)
        self._frame = layout, results_ground(stage.skins, layout)
        for page in self._pages.values():
            page.lay(layout, stage.texts)
        self._lay_buttons(layout)
        stage.audio.music("results")
        self._touch()

    def handle(self, event: Event) -> None:
        """Skip the animation; then buttons, tabs and the page."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self.revealing:
            self.model.touched()
        if self.page.moving and self._skips(event):
            self.skip()
            return
        seen = self._seen
        before, chosen = seen.state(), seen.handle(event, keys=False)
        if self.revealing:
            pass
        elif chosen is not None:
            self._do(chosen)
        elif not (event.type == pygame.KEYDOWN and self._press(event)) and self.page.handle(event):
            self._touch()
        if before != seen.state():
            self._touch()

    def update(self, dt: float) -> bool:
        """Go on with the page, the confetti and the footer."""
        was_revealing, before = self.revealing, self.model.page
        if not was_revealing:
            self.model.wait(dt)
            self._turn_from(before)
        moved = self.page.moving
        if moved:
            self._hear(self.page.playback.update(dt))
            self._still = None
        raining = not was_revealing and self._confetti.update(dt)
        footer, self._footer = self._footer, self.footer
        if footer != self._footer:
            self._touch()
        changed, self._changed = self._changed, False
        return changed or moved or raining

    def draw(self, surface: Surface) -> None:
        """The page, and the confetti on it."""
        if self._frame is None:
            return
        layout, ground = self._frame
        if self.revealing or not self._confetti.falling:
            self._still = None
            self._draw_page(surface, layout, ground)
            return
        if self._still is None:
            self._still = Surface(surface.get_size()).convert()
            self._draw_page(self._still, layout, ground)
        surface.blit(self._still, (0, 0))
        self._confetti.draw(surface, layout.scale)

    def skip(self) -> None:
        """Show the end of the page's animation."""
        self._hear([cue for cue in self.page.playback.skip() if cue.name == VICTORY])
        self._touch()

    @property
    def _seen(self) -> Menu:
        """What can be pressed now."""
        return self._skipper if self.revealing else self.menu

    def _draw_page(self, surface: Surface, layout: ResultsLayout, ground: Surface) -> None:
        surface.blit(ground, (0, 0))
        brush = Brush(surface, self._stage.skins, layout.scale)
        draw_heading(brush, layout, self.page.heading())
        self.page.draw(surface)
        self._seen.draw(surface, self._stage.skins, layout.scale)
        if not self.revealing:
            brush.write(self.footer, layout.footer, brush.pixels(19), CREAM, align=0.5)

    def _lay_buttons(self, layout: ResultsLayout) -> None:
        say = self._stage.texts.say
        labels = [page.label for page in self._pages.values()]
        labels += [action.label for action in self.model.actions]
        boxes = (*layout.tabs, *layout.buttons)
        for button, box, label in zip(self.menu.buttons, boxes, labels, strict=True):
            button.set_content(box, say(label))
        middle = layout.buttons[0].copy()
        middle.centerx = layout.content.centerx
        self._skipper.buttons[0].set_content(middle, say("results-open-all"))

    def _skips(self, event: Event) -> bool:
        """A key, or a click beside the buttons."""
        if event.type == pygame.KEYDOWN:
            return event.key in _SKIP
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        beside = not any(button.rect.collidepoint(event.pos) for button in self.menu.buttons)
        return self.revealing or beside

    def _press(self, event: Event) -> bool:
        """Whether a key was for the buttons."""
        focus, names = self.menu.focus, [button.name for button in self.menu.buttons]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.menu.step(step) or self.menu.step(step)
        elif event.key == pygame.K_SPACE and focus is not None:
            self._do(names[focus])
        elif event.key in _ENTER:  # without a focused button, the way on
            self._do(names[-1 if focus is None else focus])
        elif event.key == pygame.K_ESCAPE:
            self._do(self.model.actions[0].name)
        else:
            return False
        return True

    def _do(self, name: str) -> None:
        self._stage.audio.play("click")
        before = self.model.page
        if name in self._pages:
            self.model.open(name)
        else:
            if name in _LARGE:  # laid out again when the replay is left
                self.page.leave()
                self._frame = None
            self.model.press(name)
        self._turn_from(before)
        self._touch()

    def _turn_from(self, before: str) -> None:
        """Show the page that was opened."""
        if self.model.page == before:
            return
        self._pages[before].leave()
        if self.model.page == STANDINGS:
            self._confetti.stop()  # it was for the winner of the game
        if self._frame is not None:
            self._lay_buttons(self._frame[0])  # the way on may lead elsewhere now
        if not self.page.moving:
            self.skip()  # without animation, the winner is heard now
        self._touch()

    def _hear(self, cues: Sequence[Cue]) -> None:
        """Play sounds; confetti falls for a winner."""
        settings = self._stage.settings
        still = settings.reduced_motion or settings.animation is AnimationSpeed.OFF
        for cue in cues:
            self._stage.audio.play(cue.name)
            if cue.name == VICTORY and not still:
                self._confetti.start()

    def _touch(self) -> None:
        """Something looks different now."""
        for tab in self._tabs:
            tab.set_chosen(tab.name == self.model.page)
        self._still = None
        self._changed = True


def results_pages(
    stage: Context, story: GameHistory, series: Series | None = None, *, counted: bool = False
) -> list[ResultsPage]:
    """The pages of a game, with the standings where it belongs to a series of several.

    A game that was `counted` before is shown without ceremony.
    """
    pages: list[ResultsPage] = [ScoresPage(stage, story, counted=counted), ChartsPage(stage, story)]
    if series is not None and not series.single:
        pages.append(StandingsPage(stage, series, story, counted=counted))
    return pages
