"""The standings of a series: place, name, wins, the points of every game, the total.

Takes a series and the names of those at the table, on one screen or on the LAN. What the newest
game has changed is seen to change: points spring up, totals roll, rows go to their new places.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.series import Series, Standing, key
from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Fly, Look
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
from game.ui.i18n.series_text import won_words
from game.ui.i18n.text import Texts
from game.ui.results.score_sheet import (
    CREAM,
    GOLD,
    draw_band,
    draw_total,
    draw_waiting,
    grown,
    signed,
)
from game.ui.results.standings_layout import StandingsLayout, StandingsRow, standings_layout
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.names import initials, shortened
from game.ui.widgets.skins import Skins

_MEDALS = ("#F4C54A", "#D3DAE3", "#D1935A")  # gold, silver, bronze
_DARK = "#2A1C12"
_DASH = "\N{EN DASH}"

Subject = tuple[str, str]  # what moves, of whom


class StandingsPanel:
    """A series as a table. Lay it out, draw it; it moves only where it is updated."""

    def __init__(
        self,
        skins: Skins,
        series: Series,
        names: Sequence[str],
        *,
        speed: AnimationSpeed = AnimationSpeed.OFF,
        reduced_motion: bool = False,
        bots: Collection[str] = (),
    ) -> None:
        self._skins, self._series, self._bots = skins, series, {key(name) for name in bots}
        self._seats = [key(name) for name in names]
        self._initials = dict(zip(self._seats, initials(names), strict=True))
        self._lines = series.standings(names)
        self._before = _by_key(replace(series, games=series.games[:-1]).standings(names))
        self._playback = Playback(motion(series, names), speed, reduced_motion=reduced_motion)
        self._layout: StandingsLayout | None = None
        self._heads: tuple[str, ...] = ()
        self._starter: str | None = None

    @property
    def moving(self) -> bool:
        """Whether something still moves."""
        return not self._playback.over

    def lay(self, box: Rect, scale: float, texts: Texts) -> None:
        """Take a place, and the words above the columns."""
        self._layout = standings_layout(box, self._series, len(self._lines), scale)
        columns = self._layout.columns
        games = [texts.say("series-game", game=game + 1) for game in columns.games]
        earlier = [texts.say("series-earlier")] if columns.earlier else []
        words = (texts.say("series-place"), texts.say("series-won"), texts.say("results-total"))
        self._heads = (words[0], "", words[1], *earlier, *games, words[2])
        first = self._series.next_first(len(self._seats)) if self._seats else None
        self._starter = None if first is None or self._series.over else self._seats[first]

    def update(self, dt: float, play: Callable[[str], None]) -> bool:
        """Let time pass; True if the picture has changed. Sounds are played by their names."""
        if not self.moving:
            return False
        for passed in self._playback.update(dt):
            play(passed.name)
        return True

    def skip(self) -> None:
        """Show how it stands, without a move or a sound."""
        self._playback.skip()

    def draw(self, surface: Surface) -> None:
        """The whole table; who rises passes over who falls."""
        layout = self._layout
        if layout is None:
            return
        heads = layout.heads
        boxes = (heads.place, heads.name, heads.won, *heads.cells, heads.total)
        for words, box in zip(self._heads, boxes, strict=True):
            pixels = layout.pixels(19)
            self._skins.write(surface, words, box, pixels, GOLD, role="label", align=0.5)
        looks = self._playback.looks()
        for number, line in reversed([*enumerate(self._lines)]):
            look = looks.get(("row", key(line.name)))
            old = self._before[key(line.name)][0]
            at = look.place[1] if look else float(old if self.moving else number)
            self._draw_row(surface, layout.row(at), line)

    def _draw_row(self, surface: Surface, row: StandingsRow, line: Standing) -> None:
        layout, looks = self._layout, self._playback.looks()
        if layout is None:
            return
        who = key(line.name)
        ranked = not self.moving or ("place", who) in looks
        shown = line if ranked else self._before[who][1]
        _draw_ground(surface, layout, row, first=ranked and line.place == 1)
        if ranked or len(self._series.games) > 1:
            _draw_place(surface, self._skins, layout, row.place, shown.place)
        self._draw_name(surface, layout, row.name, line.name)
        _draw_won(surface, self._skins, layout, row.won, won_words(shown.won))
        self._draw_cells(surface, layout, row, line, looks.get(("cell", who)))
        total = looks.get(("total", who))
        rolled = self._before[who][1].total if self.moving else line.total
        number = total.number if total else rolled
        inner = row.total.inflate(-layout.pixels(12), -layout.pixels(12))
        draw_total(surface, self._skins, layout, inner, number)

    def _draw_name(self, surface: Surface, layout: StandingsLayout, box: Rect, name: str) -> None:
        skins, who = self._skins, key(name)
        side = min(box.height - layout.pixels(14), layout.pixels(58))
        disc = Rect(box.left + layout.pixels(6), 0, side, side)
        disc.centery = box.centery
        seat = self._seats.index(who) if who in self._seats else len(self._seats)
        face = PlayerFace(
            seat, name, "", bot=who in self._bots, initials=self._initials.get(who, "")
        )
        draw_avatar(surface, skins, face, disc)
        if who == self._starter:
            plate = Rect(0, 0, round(side * 0.62), round(side * 0.46))
            plate.bottomleft = disc.left - layout.pixels(5), disc.bottom + layout.pixels(4)
            picture = skins.assets.scaled("table/player/start_plate", plate.size)
            surface.blit(picture, plate)
        place = Rect(disc.right + layout.pixels(12), box.top, 0, box.height)
        place.width = box.right - place.left
        words = shortened(skins, name, place.width, max(12, layout.pixels(20)), "reading-bold")
        skins.write(surface, words, place, layout.pixels(28), CREAM, role="reading-bold")

    def _draw_cells(
        self,
        surface: Surface,
        layout: StandingsLayout,
        row: StandingsRow,
        line: Standing,
        newest: Look | None,
    ) -> None:
        columns, games = layout.columns, self._series.games
        cells = [*row.cells]
        if columns.earlier:
            points = sum(one or 0 for one in line.points[: columns.earlier])
            box = _inner(layout, cells.pop(0))
            _draw_number(surface, self._skins, layout, box, points, won=False)
        for game, cell in zip(columns.games, cells, strict=True):
            box = _inner(layout, cell)
            if game >= len(games):
                draw_waiting(surface, layout, box)
                continue
            if game == len(games) - 1 and self.moving:
                if newest is None or newest.opacity < 0.5:
                    draw_waiting(surface, layout, box)
                    continue
                box = grown(box, newest)
            points_of_game = line.points[game]
            if points_of_game is None:
                self._skins.write(surface, _DASH, box, layout.pixels(26), "#7F8CA8", align=0.5)
                continue
            won = key(line.name) in map(key, games[game].winners)
            _draw_number(surface, self._skins, layout, box, points_of_game, won=won)


def motion(series: Series, names: Sequence[str]) -> Timeline:
    """What the newest game changes: its points from the fewest up, then the places."""
    if not series.games:
        return pause(0.0)
    before = _by_key(replace(series, games=series.games[:-1]).standings(names))
    lines = series.standings(names)
    newest = sorted(lines, key=lambda line: (line.points[-1] is not None, line.points[-1] or 0))
    told, moved, placed = [], [], []
    for line in newest:
        who, points = key(line.name), line.points[-1]
        rolled = count(("total", who), before[who][1].total, line.total, 0.5)
        heard = [cue("points")] if points else []
        told.append(parallel(*heard, pop(("cell", who), 0.35), rolled))
    for at, line in enumerate(lines):
        who = key(line.name)
        drive = Fly((0.0, float(before[who][0])), (0.0, float(at)), 0.0)
        moved.append(track(("row", who), 0.8, drive))
        placed.append(pop(("place", who), 0.3))
    return sequence(
        pause(0.4), parallel(*told, stagger=0.35), pause(0.3), parallel(*moved), parallel(*placed)
    )


def _by_key(lines: Sequence[Standing]) -> dict[str, tuple[int, Standing]]:
    return {key(line.name): (at, line) for at, line in enumerate(lines)}


def _inner(layout: StandingsLayout, box: Rect) -> Rect:
    return box.inflate(-layout.pixels(8), -layout.pixels(16))


def _draw_ground(
    surface: Surface, layout: StandingsLayout, row: StandingsRow, *, first: bool
) -> None:
    radius = layout.pixels(10)
    pygame.draw.rect(surface, "#142647", row.box, border_radius=radius)
    pygame.draw.rect(surface, "#2E4470", row.box, 1, border_radius=radius)
    if first:
        draw_band(surface, layout, row.box)


def _draw_place(
    surface: Surface, skins: Skins, layout: StandingsLayout, box: Rect, place: int
) -> None:
    """A medal for the first three, a number for everybody."""
    size = min(layout.pixels(52), box.height - layout.pixels(10))
    disc = Rect(0, 0, size, size)
    disc.center = box.center
    if place <= len(_MEDALS):
        pygame.draw.aacircle(surface, "#0B1730", disc.move(0, 2).center, size / 2)
        pygame.draw.aacircle(surface, _MEDALS[place - 1], disc.center, size / 2)
        pygame.draw.aacircle(surface, "#FFF6DF", disc.center, size * 0.42, max(1, size // 24))
    ink = _DARK if place <= len(_MEDALS) else CREAM
    pixels = round(size * 0.6)
    skins.write(surface, str(place), disc, pixels, ink, role="display", align=0.5)


def _draw_won(
    surface: Surface, skins: Skins, layout: StandingsLayout, box: Rect, words: str
) -> None:
    """A crown and how often."""
    pixels = min(layout.pixels(32), round(box.height * 0.6))
    side = min(layout.pixels(30), round(box.height * 0.6))
    none = words == "0"
    pixels = skins.fitting(words, box.width - side - layout.pixels(12), pixels, "reading-bold")
    width = skins.assets.font("reading-bold", pixels).size(words)[0]
    left = box.centerx - (side + layout.pixels(8) + width) // 2
    crown = "#5B6C8E" if none else "#FFD65A"
    skins.icon(surface, "crown", (left + side // 2, box.centery), side, crown)
    rest = Rect(left + side + layout.pixels(8), box.top, width + 2, box.height)
    ink = "#7F8CA8" if none else CREAM
    skins.write(surface, words, rest, pixels, ink, role="reading-bold")


def _draw_number(
    surface: Surface, skins: Skins, layout: StandingsLayout, box: Rect, points: int, *, won: bool
) -> None:
    """The points of one game; those that won it on gold."""
    radius = layout.pixels(8)
    pygame.draw.rect(surface, GOLD if won else "#22375F", box, border_radius=radius)
    pygame.draw.rect(surface, "#FFF6DF" if won else "#3C5688", box, 1, border_radius=radius)
    words, pixels = signed(points), min(layout.pixels(30), round(box.height * 0.7))
    ink = _DARK if won else CREAM
    skins.write(surface, words, box, pixels, ink, role="reading-bold", align=0.5)
