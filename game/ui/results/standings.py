"""The standings of a series: place, name, wins, the points of every game, the total.

The changes of the latest game are animated: points appear, totals roll, rows move to new places.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface, draw

from game.series import Series, SeriesStanding, key
from game.ui.anim.effects import Appearance, Fly
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
from game.ui.i18n.series_text import subtitle, title, won_text
from game.ui.results.game_history import GameHistory
from game.ui.results.model import STANDINGS
from game.ui.results.page import (
    INK,
    VICTORY,
    Brush,
    PageHeading,
    ResultsLayout,
    ResultsPage,
    between,
    side_by_side,
)
from game.ui.results.score_sheet import (
    NOTHING,
    draw_band,
    draw_total,
    draw_waiting,
    scaled_box,
    signed,
)
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.names import initials
from game.ui.widgets.theme import CREAM, GOLD

MOST_COLUMNS = 8  # games side by side
_PLACE, _NAME, _WON, _GAME, _TOTAL = 84, 300, 120, 118, 150  # widths
_WIDEST_NAME = 560
_HEADS, _TALLEST_ROW = 34, 120
_GAP = 10
_MEDALS = ("#F4C54A", "#D3DAE3", "#D1935A")  # gold, silver, bronze
_DASH = "\N{EN DASH}"


class StandingsLayout(NamedTuple):
    """The columns of the headings and of the first row: place, name, wins, games, total."""

    scale: float
    games: range  # those with a column of their own; earlier ones share the first
    heads: tuple[Rect, ...]
    first: tuple[Rect, ...]
    step: int  # pixels from row to row

    def row(self, at: float) -> tuple[Rect, ...]:
        """The row at a place from 0; between two places while it moves."""
        return tuple(box.move(0, round(self.step * at)) for box in self.first)


class StandingsPage(ResultsPage):
    """A series with the game that has just ended; `counted` before, it is shown at rest."""

    name, label = STANDINGS, "series-standings"

    def __init__(
        self, context: Context, series: Series, story: GameHistory, *, counted: bool = False
    ) -> None:
        self._context, self.series, self._story = context, series, story
        names, settings = story.names, context.settings
        self._lines = series.standings(names)
        self._before = _before(series, names)
        self.final = series.over
        self.playback = Playback(
            standings_timeline(series, names),
            settings.animation,
            reduced_motion=settings.reduced_motion,
        )
        if counted:
            self.playback.skip()
        self._layout: StandingsLayout | None = None
        self._heads: tuple[str, ...] = ()

    def layout(self, layout: ResultsLayout) -> None:
        say, rows = self._context.texts.say, len(self._lines)
        self._layout = standings_layout(layout.inner, self.series, rows, layout.scale)
        games = self._layout.games
        titles = [say("series-place"), "", say("series-won")]
        titles += [say("series-earlier")] if games.start else []
        titles += [say("series-game", game=game + 1) for game in games]
        self._heads = (*titles, say("results-total"))

    def heading(self) -> PageHeading:
        texts, series, shown = self._context.texts, self.series, not self.moving
        return PageHeading(
            title(texts, series, winner_shown=shown),
            subtitle(texts, series, winner_shown=shown),
            texts.say("series-order"),
            Appearance() if shown and series.winners else None,
        )

    def draw(self, surface: Surface) -> None:
        layout = self._layout
        if layout is None:
            return
        brush = Brush(surface, self._context.skins, layout.scale)
        for text, box in zip(self._heads, layout.heads, strict=True):
            brush.write(text, box, brush.pixels(19), GOLD, role="label", align=0.5)
        looks = self.playback.looks()
        for number, line in reversed([*enumerate(self._lines)]):
            look = looks.get(("row", key(line.name)))
            before = self._before[key(line.name)][0]
            at = look.place[1] if look else float(before if self.moving else number)
            self._draw_row(brush, layout, at, line)

    def _draw_row(
        self, brush: Brush, layout: StandingsLayout, at: float, line: SeriesStanding
    ) -> None:
        looks, player = self.playback.looks(), key(line.name)
        place, name, won, *cells, total = layout.row(at)
        before = self._before[player][1]
        ranked = not self.moving or ("place", player) in looks
        shown = line if ranked else before
        whole = place.union(total)
        brush.rounded(whole, "#142647", "#2E4470", corners=10)
        if ranked and line.place == 1:
            draw_band(brush, whole)
        if ranked or len(self.series.games) > 1:
            _draw_place(brush, place, shown.place)
        self._draw_name(brush, name, line)
        _draw_won(brush, won, won_text(shown.won))
        boxes = [cell.inflate(-brush.pixels(8), -brush.pixels(16)) for cell in cells]
        if layout.games.start:
            points = sum(one or 0 for one in line.points[: layout.games.start])
            _draw_number(brush, boxes.pop(0), points, won=False)
        for game, box in zip(layout.games, boxes, strict=True):
            self._draw_game(brush, box, line, game, looks.get(("cell", player)))
        rolled = looks.get(("total", player))
        number = rolled.number if rolled else (before if self.moving else line).total
        draw_total(brush, total.inflate(-brush.pixels(12), -brush.pixels(12)), number)

    def _draw_name(self, brush: Brush, box: Rect, line: SeriesStanding) -> None:
        """A disc, with the start player locomotive for the next start player, and the name."""
        names, seats = self._story.names, [key(seated) for seated in self._story.names]
        seat = next((n for n, one in enumerate(seats) if one in line.keys), len(seats))
        name, letters = line.name, initials(names)[seat] if seat < len(seats) else ""
        side = min(box.height - brush.pixels(14), brush.pixels(58))
        disc = Rect(box.left + brush.pixels(6), box.centery - side // 2, side, side)
        face = PlayerFace(seat, name, "", bot=seat in self._story.bots, initials=letters)
        draw_avatar(brush.surface, brush.skins, face, disc)
        starts = seats and self.series.next_first(len(seats)) == seat
        if starts and not self.series.over:
            plate = round(side * 0.62), round(side * 0.46)
            picture = brush.skins.assets.scaled("table/player/start_plate", plate)
            corner = disc.left - brush.pixels(5), disc.bottom + brush.pixels(4)
            brush.surface.blit(picture, picture.get_rect(bottomleft=corner))
        room = between(box, disc.right + brush.pixels(12), box.right)
        least = max(12, brush.pixels(20))
        short = brush.shortened(name, room.width, least, "reading-bold")
        brush.write(short, room, brush.pixels(28), CREAM, role="reading-bold")

    def _draw_game(
        self, brush: Brush, box: Rect, line: SeriesStanding, game: int, newest: Appearance | None
    ) -> None:
        """The points of one game; those of the latest appear as `newest` says."""
        games = self.series.games
        shown = game < len(games)
        if game == len(games) - 1 and self.moving:
            shown = newest is not None and newest.opacity >= 0.5
            box = scaled_box(box, newest) if newest and shown else box
        points = line.points[game] if shown else None
        if not shown:
            draw_waiting(brush, box)
        elif points is None:
            brush.write(_DASH, box, brush.pixels(26), NOTHING, align=0.5)
        else:
            won = line.has_won(games[game])
            _draw_number(brush, box, points, won=won)


def columns_of(series: Series) -> range:
    """The games with a column of their own, future ones included; of many, the latest."""
    played = len(series.games)
    games = max(played, series.length or 0)
    if games <= MOST_COLUMNS:
        return range(games)
    shown = MOST_COLUMNS - 1
    start = min(max(0, played - shown + 1), games - shown)
    return range(start, start + shown)


def standings_layout(box: Rect, series: Series, rows: int, scale: float) -> StandingsLayout:
    """The standings of this many players in a box."""
    games = columns_of(series)
    gap, heads_high = round(_GAP * scale), round(_HEADS * scale)
    room = box.height - heads_high - gap * rows
    high = max(1, min(room // max(1, rows), round(_TALLEST_ROW * scale)))
    top = box.top + max(0, room - rows * high) // 2
    heads, first = (
        _columns(Rect(box.left, y, box.width, height), len(games) + bool(games.start), scale)
        for y, height in ((top, heads_high), (top + heads_high + gap, high))
    )
    return StandingsLayout(scale, games, heads, first, high + gap)


def _columns(box: Rect, games: int, scale: float) -> tuple[Rect, ...]:
    """Columns of their usual widths in the middle of a box, or narrower to fit it."""
    gap = round(_GAP * scale)
    rest = _PLACE + _WON + _GAME * games + _TOTAL
    room = (box.width - gap * (games + 3)) / scale
    name = min(max(_NAME, room - rest), _WIDEST_NAME)
    share = min(1.0, room / (rest + name)) * scale
    widths = [round(width * share) for width in (_PLACE, name, _WON, *[_GAME] * games, _TOTAL)]
    left = box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    return tuple(side_by_side(Rect(left, box.top, box.width, box.height), widths, gap))


def standings_timeline(series: Series, names: Sequence[str]) -> Timeline:
    """The changes of the latest game: points, lowest first, then places, in the end the winner."""
    if not series.games:
        return pause(0.0)
    before = _before(series, names)
    lines = series.standings(names)
    counted, moved, placed = [], [], []
    for line in sorted(lines, key=lambda line: (line.points[-1] is not None, line.points[-1] or 0)):
        player = key(line.name)
        rolled = count(("total", player), before[player][1].total, line.total, 0.5)
        sound = [cue("points")] if line.points[-1] else []
        counted.append(parallel(*sound, pop(("cell", player), 0.35), rolled))
    for at, line in enumerate(lines):
        player = key(line.name)
        move = Fly((0.0, float(before[player][0])), (0.0, float(at)))
        moved.append(track(("row", player), 0.8, move))
        placed.append(pop(("place", player), 0.3))
    winner = [cue(VICTORY)] if series.over else []
    changed = parallel(*moved), parallel(*placed)
    return sequence(pause(0.4), parallel(*counted, stagger=0.35), pause(0.3), *changed, *winner)


def _before(series: Series, names: Sequence[str]) -> dict[str, tuple[int, SeriesStanding]]:
    """The places and lines before the latest game, by name."""
    lines = series.standings(names, counted=max(0, len(series.games) - 1))
    return {key(line.name): (at, line) for at, line in enumerate(lines)}


def _draw_place(brush: Brush, box: Rect, place: int) -> None:
    size = min(brush.pixels(52), box.height - brush.pixels(10))
    disc, ink = Rect(0, 0, size, size).move_to(center=box.center), CREAM
    if place <= len(_MEDALS):
        ink = INK
        draw.aacircle(brush.surface, "#0B1730", disc.move(0, 2).center, size / 2)
        draw.aacircle(brush.surface, _MEDALS[place - 1], disc.center, size / 2)
        draw.aacircle(brush.surface, "#FFF6DF", disc.center, size * 0.42, max(1, size // 24))
    brush.write(str(place), disc, round(size * 0.6), ink, role="display", align=0.5)


def _draw_won(brush: Brush, box: Rect, won: str) -> None:
    most = round(box.height * 0.6)
    side, gap = min(brush.pixels(30), most), brush.pixels(8)
    room, pixels = box.width - side - brush.pixels(12), min(brush.pixels(32), most)
    pixels = brush.skins.fitting_size(won, room, pixels, "reading-bold")
    width = brush.width_of(won, pixels, "reading-bold")
    left = box.centerx - (side + gap + width) // 2
    crown, ink = ("#5B6C8E", NOTHING) if won == "0" else ("#FFD65A", CREAM)
    brush.skins.draw_icon(brush.surface, "crown", (left + side // 2, box.centery), side, crown)
    rest = Rect(left + side + gap, box.top, width + 2, box.height)
    brush.write(won, rest, pixels, ink, role="reading-bold")


def _draw_number(brush: Brush, box: Rect, points: int, *, won: bool) -> None:
    """The points of one game, on gold if they won it."""
    brush.rounded(box, GOLD if won else "#22375F", "#FFF6DF" if won else "#3C5688")
    pixels, ink = min(brush.pixels(30), round(box.height * 0.7)), INK if won else CREAM
    brush.write(signed(points), box, pixels, ink, role="reading-bold", align=0.5)
