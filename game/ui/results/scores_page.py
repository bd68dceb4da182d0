"""The first page of the results: player screens open, points are counted, the winner is named."""

from collections.abc import Hashable, Iterator, Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.rules.scoring import Result
from game.ui.anim.effects import Appearance, Fade
from game.ui.anim.timeline import (
    Playback,
    Timeline,
    count,
    cue,
    parallel,
    pause,
    pop,
    sequence,
    track,
)
from game.ui.core.context import Context
from game.ui.results.game_history import GameHistory
from game.ui.results.model import SCORES
from game.ui.results.page import VICTORY, Brush, PageHeading, ResultsLayout, ResultsPage
from game.ui.results.score_sheet import WINNER, SheetLayout, draw_heads, draw_row, sheet_layout
from game.ui.results.texts import ResultsTexts
from game.ui.widgets.scroll_bar import ScrollBar

_ROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -2, pygame.K_PAGEDOWN: 2}
_NOTCH = 0.5  # rows for a notch of the wheel
_DOOR, _CELL, _NOTHING, _PENALTY, _REST = 0.8, 0.34, 0.1, 0.6, 0.3  # seconds


class ScoresPage(ResultsPage):
    """The score sheet; a game that was `counted` before is shown without animation."""

    name, label = SCORES, "results-scores"

    def __init__(self, context: Context, story: GameHistory, *, counted: bool = False) -> None:
        self._context, self._story, settings = context, story, context.settings
        self.playback = Playback(
            count_timeline(story.result), settings.animation, reduced_motion=settings.reduced_motion
        )
        if counted or self.playback.over:
            self.playback.skip()  # its cues, too
        self._texts = ResultsTexts(context.texts, story)
        self._bar = ScrollBar()
        self._whole: SheetLayout | None = None
        self._scale = 1.0  # of the tooltip
        self._tip: tuple[Rect, str] | None = None  # what is under the mouse, and its text
        self._followed: int | None = None  # the seat whose row was scrolled into view

    @property
    def sheet(self) -> SheetLayout | None:
        """The score sheet as it is scrolled."""
        return self._whole.scrolled(self._bar.offset) if self._whole else None

    def layout(self, layout: ResultsLayout) -> None:
        self._whole = sheet = sheet_layout(layout, len(self._story.names))
        self._scale, self._tip, self._followed = layout.scale, None, None
        self._texts = ResultsTexts(self._context.texts, self._story)
        self._bar.layout(sheet.bar, sheet.bar.height + sheet.reach)
        self._bar.scroll(0)

    def heading(self) -> PageHeading:
        return self._texts.heading(self._opening(), self.playback.looks().get(WINNER))

    def handle(self, event: Event) -> bool:
        before = self._bar.state(), self._tip
        if event.type == pygame.KEYDOWN:
            self._scroll(_ROWS.get(event.key, 0))
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * _NOTCH)
        elif not self._bar.handle(event) and event.type == pygame.MOUSEMOTION:
            self._tip = self._tip_at(event.pos)
        return before != (self._bar.state(), self._tip)

    def leave(self) -> None:
        self._tip = None

    def draw(self, surface: Surface) -> None:
        self._follow_the_count()
        if (sheet := self.sheet) is None:
            return
        context, looks = self._context, self.playback.looks()
        brush = Brush(surface, context.skins, sheet.scale)
        heads = brush._replace(scale=sheet.heads_scale)
        draw_heads(heads, sheet.heads, self._story.result.values, context.texts)
        if sheet.reach:
            surface.set_clip(sheet.view)
        for _ in self._drawing_rows(brush, sheet, looks):
            pass
        surface.set_clip(None)
        self._bar.draw(surface, context.skins, sheet.scale)
        if self._tip is not None:
            box, text = self._tip
            tip = brush._replace(scale=self._scale)
            tip.tooltip(text, box, letters=19, room=8, inset=36)

    def preparing(self) -> Iterator[None]:
        if (sheet := self.sheet) is not None:
            timeline = self.playback.timeline
            nowhere = Surface((1, 1))  # only what is cached matters
            brush = Brush(nowhere, self._context.skins, sheet.scale)
            yield from self._drawing_rows(brush, sheet, timeline.at(timeline.duration))

    def _drawing_rows(
        self, brush: Brush, sheet: SheetLayout, looks: Mapping[Hashable, Appearance]
    ) -> Iterator[None]:
        patterned = self._context.settings.colour_accessible
        for seat, row in enumerate(sheet.rows):
            draw_row(brush, row, self._texts.row(seat, WINNER in looks), looks, patterned)
            yield

    def _opening(self) -> int | None:
        """The seat whose player screen was the last to open."""
        looks = self.playback.looks()
        opened = [seat for seat in range(len(self._story.names)) if ("door", seat) in looks]
        return opened[-1] if opened else None

    def _follow_the_count(self) -> None:
        """Scroll to the row that is being counted, in the end to a winner's."""
        seat, sheet = self._opening() if self.moving else self._story.result.winners[0], self.sheet
        if sheet is not None and seat not in (None, self._followed):
            self._followed = seat
            row, view = sheet.rows[seat].tile, sheet.view
            by = max(row.bottom - view.bottom, 0) + min(row.top - view.top, 0)
            self._bar.scroll(self._bar.offset + by)

    def _scroll(self, rows: float) -> None:
        if self._whole is not None:
            height = self._whole.rows[0].tile.height
            self._bar.scroll(self._bar.offset + round(rows * height))

    def _tip_at(self, place: tuple[int, int]) -> tuple[Rect, str] | None:
        sheet = self.sheet
        if sheet is None or (sheet.reach and not sheet.view.collidepoint(place)):
            return None
        for seat, row in enumerate(sheet.rows):
            for company, box in zip(COMPANIES, row.cells, strict=True):
                if box.collidepoint(place):
                    return box, self._texts.counted(seat, company)
            if row.penalty.collidepoint(place):
                return row.penalty, self._texts.penalty(seat)
        return None


def count_timeline(result: Result) -> Timeline:
    """The whole count, player by player; its last cue is the winner's."""
    counted = (_counted(result, seat) for seat in range(len(result.scores)))
    return sequence(pause(0.5), *counted, cue(VICTORY), pop(WINNER, 0.7))


def _counted(result: Result, seat: int) -> Timeline:
    """A player screen opens, the points of each company are counted, then the penalty."""
    score, total, so_far = result.scores[seat], ("total", seat), 0
    steps = [cue("curtain"), track(("door", seat), _DOOR, Fade(0, 1)), count(total, 0, 0, 0.0)]
    for company in COMPANIES:
        points = score.points[company.order]
        seconds = _CELL if points else _NOTHING
        shown = pop(("cell", seat, company), seconds)
        if points:
            rolling = count(total, so_far, so_far + points, seconds)
            shown = parallel(cue("points"), shown, rolling)
        steps.append(shown)
        so_far += points
    if score.penalty:
        lost = count(total, so_far, score.total, _PENALTY)
        steps.append(parallel(cue("take_back"), pop(("penalty", seat), _PENALTY), lost))
    else:
        steps.append(pop(("penalty", seat), _NOTHING))
    return sequence(*steps, pause(_REST))
