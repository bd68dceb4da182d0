"""The end of a game: pages with tabs, buttons below them, a footer, and confetti for a winner."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import partial

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
    painting_ground,
    results_layout,
)
from game.ui.results.scores_page import ScoresPage
from game.ui.results.souvenir import Souvenir
from game.ui.results.standings import StandingsPage
from game.ui.widgets.button import Button, Menu, Tab, cursor_over
from game.ui.widgets.theme import CREAM

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_SKIP = (pygame.K_SPACE, *_ENTER, pygame.K_ESCAPE)
_LARGE = ("map", "replay")  # actions that need the memory of the results


class ResultsScene(Scene):
    """Shows a finished game; Escape calls the first action, Enter the last."""

    def __init__(
        self,
        context: Context,
        story: GameHistory,
        pages: Sequence[ResultsPage],
        actions: Sequence[ResultsAction],
        footer: Footer,
        opens_at: str = SCORES,
        *,
        opens_standings_after: float | None = None,
        played: datetime | None = None,
    ) -> None:
        """`played` is when the game ended, if that is known."""
        if context.pictures is not None:
            souvenir = Souvenir(context, story, played, context.pictures)
            actions = (*actions[:-1], souvenir.action, actions[-1])
        self._context, self._story = context, story
        self._pages = {page.name: page for page in pages}
        final = any(page.final for page in pages)
        self.model = ResultsModel(
            actions, footer, opens_at, final=final, opens_standings_after=opens_standings_after
        )
        *others, last = (action.name for action in actions)
        tabs = [Tab(page.name, partial(self.model.shows, page.name)) for page in pages]
        self.menu = Menu([*tabs, *map(Button, others), Button(last, "primary")])
        self._skip_menu = Menu([Button("open", "quiet")])
        self._confetti = Confetti(context.assets, len(story.history))
        self._frame: tuple[ResultsLayout, Surface] | None = None  # with the ground
        self._drawn: Surface | None = None  # what shows the page as it is, below the confetti
        self._footer = ""
        self._changed = True

    @property
    def game_board(self) -> Board:
        return self._story.history[0].table.board

    @property
    def page(self) -> ResultsPage:
        """The open page."""
        return self._pages[self.model.page]

    @property
    def revealing(self) -> bool:
        """Whether the points are still being counted."""
        return self.page.moving and self.model.page == SCORES

    @property
    def footer(self) -> str:
        """The line below the buttons."""
        return self.model.footer(self._context.texts, self.model.page)

    @property
    def cursor(self) -> Pointer:
        return cursor_over(self._active_menu.buttons)

    def enter(self, size: tuple[int, int]) -> None:
        for _ in self._entering(size):
            pass

    def entering(self, window: Surface) -> Iterator[None]:
        yield
        yield from self._entering(window.get_size())
        # What is drawn for the first time takes longer.
        yield from self.page.preparing()
        if self._frame is not None:  # the buttons at the end of the count
            self.menu.draw(Surface((1, 1)), self._context.skins, self._frame[0].scale)
            yield
        self.draw(window)
        yield

    def release(self) -> None:
        self._frame = self._drawn = None

    def _entering(self, size: tuple[int, int]) -> Iterator[None]:
        context, pages = self._context, len(self._pages)
        buttons, scale = len(self.menu.buttons) - pages, context.settings.ui_scale / 100
        layout = results_layout(size, buttons, scale, pages)
        ground = yield from painting_ground(context.skins, layout)
        self._frame = layout, ground
        for page in self._pages.values():
            page.layout(layout)
            yield
        self._label_buttons(layout)
        context.audio.music("results")
        self._refresh()

    def handle(self, event: Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and not self.revealing:
            self.model.stay()
        if self.page.moving and self._skips(event):
            self.skip()
            return
        menu = self._active_menu
        before, chosen = menu.state(), menu.handle(event, keys=False)
        if self.revealing:
            pass
        elif chosen is not None:
            self._press(chosen)
        elif not (event.type == pygame.KEYDOWN and self._key(event)) and self.page.handle(event):
            self._refresh()
        if before != menu.state():
            self._refresh()

    def update(self, dt: float) -> bool:
        was_revealing, before = self.revealing, self.model.page
        if not was_revealing:
            self.model.update(dt)
            self._turn_from(before)
        moved = self.page.moving
        if moved:
            self._play(self.page.playback.update(dt))
            self._drawn = None
        raining = not was_revealing and self._confetti.update(dt)
        before, self._footer = self._footer, self.footer
        if before != self._footer:
            self._refresh()
        changed, self._changed = self._changed, False
        return changed or moved or raining

    def draw(self, surface: Surface) -> None:
        if self._frame is None:
            return
        layout, ground = self._frame
        raining = self._confetti.falling and not self.revealing
        moved = raining and self._drawn is surface
        if not moved:
            self._draw_page(surface, layout, ground)
        if raining:
            self._confetti.draw(surface, layout.scale, moved=moved)
        self._drawn = surface if raining else None

    def skip(self) -> None:
        """Show the end of the page's animation."""
        self._play([cue for cue in self.page.playback.skip() if cue.name == VICTORY])
        self._refresh()

    @property
    def _active_menu(self) -> Menu:
        return self._skip_menu if self.revealing else self.menu

    def _draw_page(self, surface: Surface, layout: ResultsLayout, ground: Surface) -> None:
        surface.blit(ground, (0, 0))
        brush = Brush(surface, self._context.skins, layout.scale)
        draw_heading(brush, layout, self.page.heading())
        self.page.draw(surface)
        self._active_menu.draw(surface, self._context.skins, layout.scale)
        if not self.revealing:
            brush.write(self.footer, layout.footer, brush.pixels(19), CREAM, align=0.5)

    def _label_buttons(self, layout: ResultsLayout) -> None:
        say = self._context.texts.say
        labels = [page.label for page in self._pages.values()]
        labels += [action.label for action in self.model.actions]
        boxes = (*layout.tabs, *layout.buttons)
        for button, box, label in zip(self.menu.buttons, boxes, labels, strict=True):
            button.layout(box, say(label))
        middle = layout.buttons[0].move_to(centerx=layout.content.centerx)
        self._skip_menu.buttons[0].layout(middle, say("results-open-all"))

    def _skips(self, event: Event) -> bool:
        """A key, or a click beside the buttons."""
        if event.type == pygame.KEYDOWN:
            return event.key in _SKIP
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        on_button = any(button.rect.collidepoint(event.pos) for button in self.menu.buttons)
        return self.revealing or not on_button

    def _key(self, event: Event) -> bool:
        """Whether a key was for the buttons."""
        focus, names = self.menu.focus, [button.name for button in self.menu.buttons]
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.menu.step(step) or self.menu.step(step)
        elif event.key == pygame.K_SPACE and focus is not None:
            self._press(names[focus])
        elif event.key in _ENTER:
            self._press(names[-1 if focus is None else focus])
        elif event.key == pygame.K_ESCAPE:
            self._press(self.model.actions[0].name)
        else:
            return False
        return True

    def _press(self, name: str) -> None:
        self._context.audio.play("click")
        before = self.model.page
        if name in self._pages:
            self.model.open(name)
        else:
            if name in _LARGE:  # `enter` lays the results out again
                self.page.leave()
                self._frame = None
            self.model.press(name)
        self._turn_from(before)
        self._refresh()

    def _turn_from(self, before: str) -> None:
        """Show the page that was opened, if one was."""
        if self.model.page == before:
            return
        self._pages[before].leave()
        if self.model.page == STANDINGS:
            self._confetti.stop()  # it was for the winner of the game
        if self._frame is not None:
            self._label_buttons(self._frame[0])  # the last action may have changed
        if not self.page.moving:
            self.skip()  # plays the winner's cue if there is no animation
        self._refresh()

    def _play(self, cues: Sequence[Cue]) -> None:
        settings = self._context.settings
        still = settings.reduced_motion or settings.animation is AnimationSpeed.OFF
        for cue in cues:
            self._context.audio.play(cue.name)
            if cue.name == VICTORY and not still:
                self._confetti.start()

    def _refresh(self) -> None:
        """Redraw everything in the next frame."""
        self._drawn = None
        self._changed = True


def results_pages(
    context: Context, story: GameHistory, series: Series | None = None, *, counted: bool = False
) -> list[ResultsPage]:
    """The pages of a game, with the standings of a series of several games.

    A game that was `counted` before is shown without animation.
    """
    pages: list[ResultsPage] = [
        ScoresPage(context, story, counted=counted),
        ChartsPage(context, story),
    ]
    if series is not None and not series.single:
        pages.append(StandingsPage(context, series, story, counted=counted))
    return pages
