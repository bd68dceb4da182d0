"""The standings of a series: place, name, wins, the points of every game, the total.

Shown at one screen and on the LAN. What the newest game has changed is seen to change: points
appear, totals roll, rows move to their new places.
"""

from collections.abc import Sequence
from dataclasses import replace
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
from game.ui.i18n.text import Texts
from game.ui.results.game_history import GameHistory
from game.ui.results.model import STANDINGS
from game.ui.results.page import (
    INK,
    VICTORY,
    Brush,
    PageHeading,
    ResultsLayout,
    ResultsPage,
    side_by_side,
)
from game.ui.results.score_sheet import (
    NOTHING,
    draw_band,
    draw_total,
    draw_waiting,
    grown,
    signed,
)
from game.ui.table.panel.players import PlayerFace, draw_avatar
from game.ui.widgets.names import initials
from game.ui.widgets.text_layout import shortened
from game.ui.widgets.theme import CREAM, GOLD

MOST_COLUMNS = 8  # games side by side
_PLACE, _NAME, _WON, _GAME, _TOTAL = 84, 300, 120, 118, 150  # widths
_WIDEST_NAME = 560
_HEADS, _TALLEST_ROW = 34, 120
_GAP = 10
_MEDALS = ("#F4C54A", "#D3DAE3", "#D1935A")  # gold, silver, bronze
_DASH = "\N{EN DASH}"

Subject = tuple[str, str]  # what moves, of whom


class Columns(NamedTuple):
    """Which games have a column of their own; the earlier ones share the first."""

    earlier: int  # how many games are added up in one column; 0 if all are shown
    games: range

    @property
    def number(self) -> int:
        """How many columns there are."""
        return len(self.games) + bool(self.earlier)


class StandingsLayout(NamedTuple):
    """Place, name, wins, games and total above the columns and of the first row."""

    scale: float
    columns: Columns
    heads: tuple[Rect, ...]
    first: tuple[Rect, ...]
    step: int  # pixels from row to row

    def row(self, at: float) -> tuple[Rect, ...]:
        """The row at a place from 0; between two places while it moves."""
        return tuple(box.move(0, round(self.step * at)) for box in self.first)


class StandingsPage(ResultsPage):
    """A series with the game that has just ended; one `counted` before is shown at rest."""

    name, label = STANDINGS, "series-standings"

    def __init__(
        self, stage: Context, series: Series, story: GameHistory, *, counted: bool = False
    ) -> None:
        self._stage, self.series, self._story = stage, series, story
        names, settings = story.names, stage.settings
        self._lines = series.standings(names)
        self._before = _by_key(replace(series, games=series.games[:-1]).standings(names))
        self.final = series.over
        self.playback = Playback(
            motion(series, names), settings.animation, reduced_motion=settings.reduced_motion
        )
        if counted:
            self.playback.skip()
        self._layout: StandingsLayout | None = None
        self._heads: tuple[str, ...] = ()

    def lay(self, layout: ResultsLayout, texts: Texts) -> None:
        """Lay the rows out, with the words above the columns."""
        self._layout = standings_layout(layout.inner, self.series, len(self._lines), layout.scale)
        columns = self._layout.columns
        games = [texts.say("series-game", game=game + 1) for game in columns.games]
        earlier = [texts.say("series-earlier")] if columns.earlier else []
        won, total = texts.say("series-won"), texts.say("results-total")
        self._heads = (texts.say("series-place"), "", won, *earlier, *games, total)

    def heading(self) -> PageHeading:
        """How the series stands; in the end, once nothing moves, who has won it."""
        texts, series, told = self._stage.texts, self.series, not self.moving
        return PageHeading(
            title(texts, series, winner_shown=told),
            subtitle(texts, series, winner_shown=told),
            texts.say("series-order"),
            Appearance() if told and series.winners else None,
        )

    def draw(self, surface: Surface) -> None:
        """All rows; one that rises passes over one that falls."""
        layout = self._layout
        if layout is None:
            return
        brush = Brush(surface, self._stage.skins, layout.scale)
        for words, box in zip(self._heads, layout.heads, strict=True):
            brush.write(words, box, brush.pixels(19), GOLD, role="label", align=0.5)
        looks = self.playback.looks()
        for number, line in reversed([*enumerate(self._lines)]):
            look = looks.get(("row", key(line.name)))
            old = self._before[key(line.name)][0]
            at = look.place[1] if look else float(old if self.moving else number)
            self._draw_row(brush, layout, at, line)

    def _draw_row(
        self, brush: Brush, layout: StandingsLayout, at: float, line: SeriesStanding
    ) -> None:
        looks, who = self.playback.looks(), key(line.name)
        place, name, won, *cells, total = layout.row(at)
        before = self._before[who][1]
        ranked = not self.moving or ("place", who) in looks
        shown = line if ranked else before
        whole = place.union(total)
        brush.rounded(whole, "#142647", "#2E4470", corners=10)
        if ranked and line.place == 1:
            draw_band(brush, whole)
        if ranked or len(self.series.games) > 1:
            _draw_place(brush, place, shown.place)
        self._draw_name(brush, name, line.name)
        _draw_won(brush, won, won_text(shown.won))
        boxes = [cell.inflate(-brush.pixels(8), -brush.pixels(16)) for cell in cells]
        if layout.columns.earlier:
            points = sum(one or 0 for one in line.points[: layout.columns.earlier])
            _draw_number(brush, boxes.pop(0), points, won=False)
        for game, box in zip(layout.columns.games, boxes, strict=True):
            self._draw_game(brush, box, line, game, looks.get(("cell", who)))
        rolled, still = looks.get(("total", who)), before.total if self.moving else line.total
        inner = total.inflate(-brush.pixels(12), -brush.pixels(12))
        draw_total(brush, inner, rolled.number if rolled else still)

    def _draw_name(self, brush: Brush, box: Rect, name: str) -> None:
        """A disc, with the start plate for the one who begins the next game, and the name."""
        seats, who = [key(one) for one in self._story.names], key(name)
        seat = seats.index(who) if who in seats else len(seats)
        letters = initials(self._story.names)[seat] if who in seats else ""
        side = min(box.height - brush.pixels(14), brush.pixels(58))
        disc = Rect(box.left + brush.pixels(6), 0, side, side)
        disc.centery = box.centery
        face = PlayerFace(seat, name, "", bot=seat in self._story.bots, initials=letters)
        draw_avatar(brush.surface, brush.skins, face, disc)
        starts = seats and self.series.next_first(len(seats)) == seat
        if starts and not self.series.over:
            plate = Rect(0, 0, round(side * 0.62), round(side * 0.46))
            plate.bottomleft = disc.left - brush.pixels(5), disc.bottom + brush.pixels(4)
            picture = brush.skins.assets.scaled("table/player/start_plate", plate.size)
            brush.surface.blit(picture, plate)
        place = Rect(disc.right + brush.pixels(12), box.top, 0, box.height)
        place.width = box.right - place.left
        least = max(12, brush.pixels(20))
        words = shortened(name, brush.skins.assets.font("reading-bold", least), place.width)
        brush.write(words, place, brush.pixels(28), CREAM, role="reading-bold")

    def _draw_game(
        self, brush: Brush, box: Rect, line: SeriesStanding, game: int, newest: Appearance | None
    ) -> None:
        """The points of one game, once they are shown."""
        games = self.series.games
        told = game < len(games)
        if game == len(games) - 1 and self.moving:
            told = newest is not None and newest.opacity >= 0.5
            box = grown(box, newest) if newest and told else box
        points = line.points[game] if told else None
        if not told:
            draw_waiting(brush, box)
        elif points is None:
            brush.write(_DASH, box, brush.pixels(26), NOTHING, align=0.5)
        else:
            won = key(line.name) in map(key, games[game].winners)
            _draw_number(brush, box, points, won=won)


def columns_of(series: Series) -> Columns:
    """All games of a series side by side, those to come too; of many the latest."""
    played = len(series.games)
    count = max(played, series.length or 0)
    if count <= MOST_COLUMNS:
        return Columns(0, range(count))
    shown = MOST_COLUMNS - 1
    start = min(max(0, played - shown + 1), count - shown)
    return Columns(start, range(start, start + shown))


def standings_layout(box: Rect, series: Series, rows: int, scale: float) -> StandingsLayout:
    """The standings of so many players in a box."""
    columns = columns_of(series)
    gap, heads_high = round(_GAP * scale), round(_HEADS * scale)
    room = box.height - heads_high - gap * rows
    high = max(1, min(room // max(1, rows), round(_TALLEST_ROW * scale)))
    used = heads_high + rows * (high + gap)
    top = box.top + max(0, box.height - used) // 2
    heads = Rect(box.left, top, box.width, heads_high)
    first = Rect(box.left, heads.bottom + gap, box.width, high)
    above, below = (_row(line, columns.number, scale) for line in (heads, first))
    return StandingsLayout(scale, columns, above, below, high + gap)


def _row(box: Rect, games: int, scale: float) -> tuple[Rect, ...]:
    """Columns as wide as they should be, or narrower together; few of them stand in the middle."""
    gap = round(_GAP * scale)
    rest = _PLACE + _WON + _GAME * games + _TOTAL
    room = (box.width - gap * (games + 3)) / scale
    name = min(max(_NAME, room - rest), _WIDEST_NAME)
    share = min(1.0, room / (rest + name))
    widths = [
        round(width * share * scale) for width in (_PLACE, name, _WON, *[_GAME] * games, _TOTAL)
    ]
    left = box.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    return tuple(side_by_side(Rect(left, box.top, box.width, box.height), widths, gap))


def motion(series: Series, names: Sequence[str]) -> Timeline:
    """What the newest game changes: points from the fewest up, places, in the end the winner."""
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
    winner = [cue(VICTORY)] if series.over else []
    changed = parallel(*moved), parallel(*placed)
    return sequence(pause(0.4), parallel(*told, stagger=0.35), pause(0.3), *changed, *winner)


def _by_key(lines: Sequence[SeriesStanding]) -> dict[str, tuple[int, SeriesStanding]]:
    return {key(line.name): (at, line) for at, line in enumerate(lines)}


def _draw_place(brush: Brush, box: Rect, place: int) -> None:
    """A medal for the first three, and the number."""
    size = min(brush.pixels(52), box.height - brush.pixels(10))
    disc = Rect(0, 0, size, size)
    disc.center = box.center
    ink = CREAM
    if place <= len(_MEDALS):
        ink = INK
        draw.aacircle(brush.surface, "#0B1730", disc.move(0, 2).center, size / 2)
        draw.aacircle(brush.surface, _MEDALS[place - 1], disc.center, size / 2)
        draw.aacircle(brush.surface, "#FFF6DF", disc.center, size * 0.42, max(1, size // 24))
    brush.write(str(place), disc, round(size * 0.6), ink, role="display", align=0.5)


def _draw_won(brush: Brush, box: Rect, words: str) -> None:
    """A crown and the number of wins."""
    pixels = min(brush.pixels(32), round(box.height * 0.6))
    side = min(brush.pixels(30), round(box.height * 0.6))
    pixels = brush.skins.fitting_size(
        words, box.width - side - brush.pixels(12), pixels, "reading-bold"
    )
    width = brush.skins.assets.font("reading-bold", pixels).size(words)[0]
    left = box.centerx - (side + brush.pixels(8) + width) // 2
    crown, ink = ("#5B6C8E", NOTHING) if words == "0" else ("#FFD65A", CREAM)
    brush.skins.draw_icon(brush.surface, "crown", (left + side // 2, box.centery), side, crown)
    rest = Rect(left + side + brush.pixels(8), box.top, width + 2, box.height)
    brush.write(words, rest, pixels, ink, role="reading-bold")


def _draw_number(brush: Brush, box: Rect, points: int, *, won: bool) -> None:
    """The points of one game; those that won it on gold."""
    brush.rounded(box, GOLD if won else "#22375F", "#FFF6DF" if won else "#3C5688")
    pixels, ink = min(brush.pixels(30), round(box.height * 0.7)), INK if won else CREAM
    brush.write(signed(points), box, pixels, ink, role="reading-bold", align=0.5)
