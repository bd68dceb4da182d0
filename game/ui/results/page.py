"""The picture of the results: ground, title, score sheet, charts, and what the pointer asks."""

from collections.abc import Hashable, Mapping

import pygame
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.anim.effects import Look
from game.ui.results.chart_picture import Chart
from game.ui.results.layout import ResultsLayout, SheetLayout
from game.ui.results.reveal import WINNER
from game.ui.results.score_sheet import draw_row, draw_row_crown, draw_winning_band
from game.ui.results.sheet_heads import draw_heads
from game.ui.results.texts import ResultsWords
from game.ui.widgets.names import shortened
from game.ui.widgets.skins import Skins

_ABOVE, _BELOW = "#24447C", "#0B1730"
_CREAM, _GOLD = "#F6EBCF", "#F4DD9A"


def deco_ground(skins: Skins, size: tuple[int, int], scale: float) -> Surface:
    """Night blue with the pattern of the panels, in a golden frame."""
    shades = Surface((1, 2))
    shades.set_at((0, 0), _ABOVE)
    shades.set_at((0, 1), _BELOW)
    ground = pygame.transform.smoothscale(shades, size).convert()
    whole = Rect((0, 0), size)
    skins.tile(ground, "panel/pattern", whole, scale)
    margin = -round(10 * scale)
    skins.spread(ground, "panel/map_frame", whole.inflate(margin, margin), scale)
    return ground


class ResultsPage:
    """Everything of the results at one size and in one language."""

    def __init__(
        self, skins: Skins, words: ResultsWords, layout: ResultsLayout, patterned: bool
    ) -> None:
        self.layout, self._offset = layout, 0
        self._skins, self._words, self._patterned = skins, words, patterned
        self._ground = deco_ground(skins, layout.size, layout.scale)
        skins.spread(self._ground, "panel/action", layout.content, layout.scale)
        charts = words.value_chart(skins.assets), words.worth_chart()
        self._charts = [
            Chart(skins, face, box, layout.charts_scale)
            for face, box in zip(charts, layout.charts, strict=True)
        ]
        self._charted: Surface | None = None
        self._turn: int | None = None
        self._tip: tuple[Rect, str] | None = None

    def draw_ground(self, surface: Surface) -> None:
        """What lies below everything."""
        surface.blit(self._ground, (0, 0))

    def draw_title(self, surface: Surface, opening: int | None, winner: Look | None) -> None:
        """Whose screen opens, and in the end who has won."""
        words, named = self._words, winner is not None
        self.draw_heading(
            surface, words.title(named), words.subtitle(opening, named), words.ending(), winner
        )

    def draw_heading(
        self, surface: Surface, title: str, line: str, corner: str, winner: Look | None
    ) -> None:
        """A title, crowned if it names a winner, a line below it, and words in the corner."""
        layout, skins = self.layout, self._skins
        pixels = layout.pixels(46 * (min(winner.scale, 1.1) if winner else 1.0))
        box = layout.title.inflate(-layout.pixels(180), 0)
        title = shortened(skins, title, box.width, layout.pixels(18), "display")
        place = skins.write(surface, title, box, pixels, _GOLD, role="display", align=0.5)
        if winner:
            side = layout.pixels(44)
            for x in (place.left - side, place.right + side):
                skins.icon(surface, "crown", (x, layout.title.centery), side, "#FFD65A")
        skins.write(surface, line, layout.subtitle, layout.pixels(23), _CREAM, align=0.5)
        pixels = layout.pixels(20)
        skins.write(surface, corner, layout.ending, pixels, _GOLD, role="label", align=1.0)

    @property
    def sheet(self) -> SheetLayout:
        """Where the score sheet lies, as far as it is scrolled."""
        return self.layout.sheet.scrolled(self._offset)

    def scroll(self, by: int) -> bool:
        """Move the rows up by so many pixels; True if they moved."""
        before = self._offset
        self._offset = min(max(self._offset + by, 0), self.layout.sheet.reach)
        return self._offset != before

    def show_row(self, seat: int) -> bool:
        """Bring a player's row into view; True if the rows had to move."""
        row, view = self.sheet.rows[seat].tile, self.layout.sheet.view
        return self.scroll(max(row.bottom - view.bottom, 0) + min(row.top - view.top, 0))

    def grab(self, place: tuple[int, int]) -> bool:
        """Scroll to where the bar is held; True if the rows moved."""
        sheet = self.layout.sheet
        rail = sheet.bar
        if not sheet.reach or not rail.inflate(rail.width, 0).collidepoint(place):
            return False
        thumb = self._thumb(rail, sheet.reach)
        share = (place[1] - rail.top - thumb.height / 2) / (rail.height - thumb.height)
        return self.scroll(round(share * sheet.reach) - self._offset)

    def draw_scores(self, surface: Surface, looks: Mapping[Hashable, Look]) -> None:
        """The sheet as far as it has been counted."""
        sheet, skins = self.sheet, self._skins
        winner = looks.get(WINNER)
        draw_heads(surface, skins, sheet, self._words.heads())
        if sheet.reach:
            surface.set_clip(sheet.view)
        for seat, row in enumerate(sheet.rows):
            face = self._words.row(seat, winner is not None)
            if face.winner:
                draw_winning_band(surface, sheet, row)
            draw_row(surface, skins, sheet, face, looks, self._patterned)
            if face.winner and winner is not None:
                draw_row_crown(surface, skins, sheet, row, winner)
        surface.set_clip(None)
        if sheet.reach:
            self._draw_bar(surface, sheet)

    def _draw_bar(self, surface: Surface, sheet: SheetLayout) -> None:
        skins, rail = self._skins, sheet.bar
        skins.spread(surface, "control/scroll_rail", rail, sheet.scale)
        thumb = self._thumb(rail, sheet.reach)
        skins.spread(surface, "control/scroll_thumb_normal", thumb, sheet.scale)

    def _thumb(self, rail: Rect, reach: int) -> Rect:
        high = rail.height * rail.height // (rail.height + reach)
        top = rail.top + (rail.height - high) * self._offset // reach
        return Rect(rail.left, top, rail.width, high)

    def draw_charts(self, surface: Surface) -> None:
        """Both charts, with the numbers of a turn if one is asked for."""
        if self._charted is None:
            for chart in self._charts:
                chart.draw(surface)
            self._charted = surface.subsurface(self.layout.content).copy()
        surface.blit(self._charted, self.layout.content)
        if self._turn is None:
            return
        heading, lead = self._words.turn(self._turn), self._words.lead(self._turn)
        values, worths = self._charts
        values.draw_turn(surface, self._turn, heading, (), lead=True)
        worths.draw_turn(surface, self._turn, heading, [lead] if lead else [], lead=True)

    def draw_note(self, surface: Surface, note: str) -> None:
        """A line under the buttons."""
        pixels = self.layout.pixels(19)
        self._skins.write(surface, note, self.layout.note, pixels, _CREAM, align=0.5)

    def draw_tip(self, surface: Surface) -> None:
        """What the number under the pointer is made of."""
        if self._tip is None:
            return
        place, words = self._tip
        pixels = self.layout.pixels
        width = self._skins.assets.font("reading-bold", pixels(19)).size(words)[0] + pixels(44)
        box = Rect(0, 0, width, pixels(46))
        box.midbottom = place.centerx, place.top - pixels(2)
        box.clamp_ip(surface.get_rect().inflate(-pixels(16), 0))
        self._skins.spread(surface, "panel/tooltip", box, self.layout.scale)
        line = box.inflate(-pixels(36), 0)
        self._skins.write(
            surface, words, line, pixels(19), "#2A1C12", role="reading-bold", align=0.5
        )

    def point(self, place: tuple[int, int], charts: bool) -> bool:
        """Look at what is under the pointer; True if that is something else than before."""
        before = self._turn, self._tip
        self._turn = self._turn_at(place) if charts else None
        self._tip = None if charts else self._tip_at(place)
        return before != (self._turn, self._tip)

    def step_turn(self, step: int) -> None:
        """One turn on or back in the charts."""
        last = self._charts[0].plot.turns
        if self._turn is None:
            self._turn = 0 if step > 0 else last
        else:
            self._turn = min(max(self._turn + step, 0), last)

    def _turn_at(self, place: tuple[int, int]) -> int | None:
        for chart in self._charts:
            if chart.plot.area.inflate(self.layout.pixels(20), 0).collidepoint(place):
                return chart.plot.turn_at(place[0])
        return None

    def _tip_at(self, place: tuple[int, int]) -> tuple[Rect, str] | None:
        sheet = self.sheet
        if sheet.reach and not sheet.view.collidepoint(place):
            return None
        for seat, row in enumerate(sheet.rows):
            for company, box in zip(COMPANIES, row.cells, strict=True):
                if box.collidepoint(place):
                    return box, self._words.counted(seat, company)
            if row.penalty.collidepoint(place):
                return row.penalty, self._words.penalty(seat)
        return None
