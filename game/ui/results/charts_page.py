"""The charts of the results: values and portfolios over the turns."""

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback, pause
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.results.chart import Chart
from game.ui.results.game_history import GameHistory
from game.ui.results.model import CHARTS
from game.ui.results.page import PageHeading, ResultsLayout, ResultsPage
from game.ui.results.texts import ResultsTexts

_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_MOST_CHARTS = 1.15  # of the scale that fits the window
_BESIDE = 20  # units beside a chart's field where the pointer still asks it


class ChartsPage(ResultsPage):
    """Two charts, with the numbers of a turn that pointer or arrow keys ask for."""

    name, label = CHARTS, "results-charts"

    def __init__(self, stage: Context, story: GameHistory) -> None:
        self._stage, self._story = stage, story
        self.playback = Playback(pause(0.0), AnimationSpeed.OFF)
        self._texts = ResultsTexts(stage.texts, story)
        self._charts: tuple[Chart, ...] = ()
        self._content = Rect(0, 0, 0, 0)
        self._drawn: Surface | None = None  # the content without the numbers of a turn
        self._turn: int | None = None

    @property
    def turn(self) -> int | None:
        """The turn whose numbers are shown."""
        return self._turn

    def lay(self, layout: ResultsLayout, texts: Texts) -> None:
        """Lay the charts out side by side."""
        self.leave()
        self._texts, self._content = ResultsTexts(texts, self._story), layout.content
        faces = self._texts.value_chart(self._stage.assets), self._texts.worth_chart()
        inner, gap = layout.inner, round(14 * layout.scale)
        each, scale = (inner.width - gap) // 2, layout.scale_up_to(_MOST_CHARTS)
        self._charts = tuple(
            Chart(
                self._stage.skins,
                face,
                Rect(inner.left + number * (each + gap), inner.top, each, inner.height),
                scale,
            )
            for number, face in enumerate(faces)
        )

    def heading(self) -> PageHeading:
        """Who has won."""
        return self._texts.heading(None, Appearance())

    def handle(self, event: Event) -> bool:
        """Ask for the numbers of a turn."""
        before = self._turn
        if event.type == pygame.MOUSEMOTION:
            self._turn = self._turn_at(event.pos)
        elif event.type == pygame.KEYDOWN and event.key in _STEPS and self._charts:
            step, last = _STEPS[event.key], self._charts[0].plot.turns
            if self._turn is None:
                self._turn = 0 if step > 0 else last
            else:
                self._turn = min(max(self._turn + step, 0), last)
        return before != self._turn

    def leave(self) -> None:
        """Forget the turn and the large picture."""
        self._turn = self._drawn = None

    def draw(self, surface: Surface) -> None:
        """Both charts, with the numbers of a turn if one is asked for."""
        if self._drawn is None:
            for chart in self._charts:
                chart.draw(surface)
            self._drawn = surface.subsurface(self._content).copy()
        surface.blit(self._drawn, self._content)
        if self._turn is None:
            return
        heading, lead = self._texts.turn(self._turn), self._texts.lead(self._turn)
        for chart, note in zip(self._charts, ("", lead), strict=True):
            chart.draw_turn(surface, self._turn, heading, [note] if note else [])

    def _turn_at(self, place: tuple[int, int]) -> int | None:
        for chart in self._charts:
            beside = max(1, round(_BESIDE * chart.scale))
            if chart.plot.area.inflate(beside, 0).collidepoint(place):
                return chart.plot.turn_at(place[0])
        return None
