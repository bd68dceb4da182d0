"""The charts of the results: values and portfolios over the turns."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback, pause
from game.ui.core.context import Context
from game.ui.results.chart import Chart
from game.ui.results.game_history import GameHistory
from game.ui.results.model import CHARTS
from game.ui.results.page import PageHeading, ResultsLayout, ResultsPage, side_by_side
from game.ui.results.texts import ResultsTexts

_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_MOST_CHARTS = 1.15  # of the scale that fits the window
_BESIDE = 20  # units beside a chart where the mouse still selects a turn


class ChartsPage(ResultsPage):
    """Two charts, with the numbers of the turn selected by mouse or arrow keys."""

    name, label = CHARTS, "results-charts"

    def __init__(self, context: Context, story: GameHistory) -> None:
        self._context, self._story = context, story
        self.playback = Playback(pause(0.0), AnimationSpeed.OFF)
        self._texts = ResultsTexts(context.texts, story)
        self._charts: tuple[Chart, ...] = ()
        self._content = Rect(0, 0, 0, 0)
        self._drawn: Surface | None = None  # the content without the numbers of a turn
        self.turn: int | None = None  # whose numbers are shown

    def layout(self, layout: ResultsLayout) -> None:
        self.leave()
        context, self._content = self._context, layout.content
        self._texts = ResultsTexts(context.texts, self._story)
        faces = self._texts.value_chart(context.assets), self._texts.worth_chart()
        inner, gap = layout.inner, round(14 * layout.scale)
        boxes = side_by_side(inner, [(inner.width - gap) // 2] * 2, gap)
        scale = layout.scale_up_to(_MOST_CHARTS)
        self._charts = tuple(
            Chart(context.skins, face, box, scale) for face, box in zip(faces, boxes, strict=True)
        )

    def heading(self) -> PageHeading:
        return self._texts.heading(None, Appearance())

    def handle(self, event: Event) -> bool:
        before = self.turn
        if event.type == pygame.MOUSEMOTION:
            self.turn = self._turn_at(event.pos)
        elif event.type == pygame.KEYDOWN and event.key in _STEPS and self._charts:
            step, last = _STEPS[event.key], self._charts[0].plot.turns
            if self.turn is None:
                self.turn = 0 if step > 0 else last
            else:
                self.turn = min(max(self.turn + step, 0), last)
        return before != self.turn

    def leave(self) -> None:
        self.turn = self._drawn = None

    def draw(self, surface: Surface) -> None:
        if self._drawn is None:
            for chart in self._charts:
                chart.draw(surface)
            self._drawn = surface.subsurface(self._content).convert(24)  # a quarter less memory
        surface.blit(self._drawn, self._content)
        if self.turn is not None:
            heading, lead = self._texts.turn(self.turn), self._texts.lead(self.turn)
            for chart, note in zip(self._charts, ("", lead), strict=True):
                chart.draw_turn(surface, self.turn, heading, note)

    def _turn_at(self, place: tuple[int, int]) -> int | None:
        for chart in self._charts:
            beside = max(1, round(_BESIDE * chart.scale))
            if chart.plot.area.inflate(beside, 0).collidepoint(place):
                return chart.plot.turn_at(place[0])
        return None
