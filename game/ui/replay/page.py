"""The picture of a replay: the board with the move on its way, cards, everyone's locomotives."""

from dataclasses import replace

from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.anim.easing import ease_in_out, overshoot, there_and_back
from game.ui.core.context import Context
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera, Frame
from game.ui.map.locomotives import Locomotives
from game.ui.map.map_input import camera_in
from game.ui.map.overlay import Overlay
from game.ui.replay.layout import ReplayLayout
from game.ui.replay.replay_state import ReplayState
from game.ui.results.game_history import GameHistory
from game.ui.results.page import INK, Brush
from game.ui.results.score_sheet import signed
from game.ui.results.texts import player_face
from game.ui.table.panel.cards import CardFace, draw_card
from game.ui.table.panel.locomotive_shelf import draw_shelf
from game.ui.table.panel.players import draw_player
from game.ui.table.panel.rack import HEADING
from game.ui.widgets.names import tile_name
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened, wrapped
from game.ui.widgets.theme import CREAM, GOLD

_LETTERS = 19  # units
_SIZES = 8  # pictures of an engine that springs up
_ABOVE, _BELOW = 0.9, 0.9  # of a hex, between the outermost ribbons and the golden border


class ReplayMap:
    """The board in its pane, and the camera that mouse and keys move."""

    def __init__(self, stage: Context, story: GameHistory) -> None:
        self._stage, self._pane = stage, Rect(0, 0, 0, 0)
        board, patterned = story.history[0].table.board, stage.settings.colour_accessible
        self._board = BoardPicture(stage.assets, board, patterned, keeps_ground=True)
        self._engines = Locomotives(stage.assets, patterned)

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""
        return self._board.camera

    @property
    def view(self) -> tuple[Camera, bool]:
        """State that triggers a redraw."""
        return self._board.camera, self._board.settled

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point lies on the map."""
        return self._pane.collidepoint(place)

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Look at the map from elsewhere."""
        self._board.set_camera(camera, moving)

    def lay(self, pane: Rect) -> None:
        """Take a place, with the same view or the whole map."""
        self._pane = pane
        patterned = self._stage.settings.colour_accessible
        self._board.set_patterned(patterned)
        self._engines = Locomotives(self._stage.assets, patterned)
        frame = clear_of_the_border(self._board.frame)
        self._board.set_camera(camera_in(pane, frame, self._board.camera))

    def show(self, shown: ReplayState) -> None:
        """Put the engines of a moment on the board."""
        self._board.set_table(shown.table, shown.built)

    def draw(self, surface: Surface, shown: ReplayState) -> None:
        """The board, the build, and the engine that springs up on the next hex."""
        board, move = self._board, shown.going
        board.draw(surface)
        if shown.built and not isinstance(move, Traded):
            (company,) = shown.companies
            board.draw_overlay(surface, Overlay(past=shown.built, past_company=company))
        if not isinstance(move, Built):
            return
        (stand,), _ = board.lineup.ghosts(move.company, [move.hexes[shown.moment.steps]])
        size = round(overshoot(min(shown.moment.share * 1.3, 1.0)) * _SIZES) / _SIZES
        if size > 0:
            pane = surface.subsurface(self._pane.clip(surface.get_rect()))
            grown = stand._replace(size=stand.size * size)
            self._engines.draw_shadow(pane, grown, board.camera)
            self._engines.draw(pane, grown, board.camera)


class ReplayPanel:
    """Cards and players beside the map; drawn again only when they change."""

    def __init__(self, stage: Context, layout: ReplayLayout) -> None:
        self._stage, self._layout = stage, layout
        self._picture = Surface(layout.panel.size).convert()

    def show(self, shown: ReplayState) -> None:
        """Draw a moment."""
        layout, texts = self._layout, self._stage.texts
        brush = Brush(self._picture, self._stage.skins, layout.scale)
        patterned = self._stage.settings.colour_accessible
        left, table = layout.panel.left, shown.table
        self._picture.fill("black")  # the panel's edge lets some of it through
        brush.spread("panel/side", self._picture.get_rect())
        for company, box in zip(COMPANIES, layout.cards, strict=True):
            value, depot = table.value(company), table.depot(company)
            state = "chosen" if company in shown.companies else "normal" if depot else "disabled"
            card = CardFace(company, value, depot, state, patterned=patterned)
            draw_card(self._picture, brush.skins, card, box.move(-left, 0))
        heading, place = shown.heading(texts), layout.heading.move(-left, 0)
        brush.write(heading, place, brush.pixels(17), GOLD, role="label", align=0.5)
        for seat in range(table.seats):
            self._draw_seat(brush, shown, seat)

    def draw(self, surface: Surface) -> None:
        """The panel."""
        surface.blit(self._picture, self._layout.panel)

    def _draw_seat(self, brush: Brush, shown: ReplayState, seat: int) -> None:
        story, left, table = shown.story, self._layout.panel.left, shown.view.table
        row, acting = self._layout.rows[seat], shown.last.seat if shown.last else table.turn
        tile = row.tile.move(-left, 0)
        high = min(tile.height, round(tile.width * 0.44))
        tile = Rect(tile.left, tile.centery - high // 2, tile.width, high)
        crowned = shown.over and seat in story.result.winners
        active = seat == acting and not shown.over
        texts = self._stage.texts
        face = player_face(texts, story, table, seat, crowned=crowned, active=active)
        name = tile_name(brush.skins, face.name, tile)
        draw_player(brush.surface, brush.skins, face._replace(name=name), tile)
        if crowned:
            brush.crown((tile.left + brush.pixels(4), tile.top + brush.pixels(6)), brush.pixels(34))
        shelf, most = row.shelf.move(-left, 0), max(max(view.table.held) for view in story.history)
        patterned, portfolio = self._stage.settings.colour_accessible, shown.view.portfolios[seat]
        draw_shelf(brush.surface, brush.skins, portfolio, shelf, brush.scale, patterned, most)
        badge = row.worth.move(-left, 0)
        brush.spread("panel/badge", badge)
        inner, pixels = badge.inflate(-brush.pixels(14), 0), brush.pixels(26)
        pixels = min(pixels, badge.height * 6 // 10)
        brush.write(signed(shown.score(seat)), inner, pixels, INK, role="reading-bold", align=0.5)


def replay_bar(skins: Skins, layout: ReplayLayout) -> Surface:
    """The ground of the bar below the map."""
    bar = Surface(layout.bar.size).convert()
    bar.fill("#0B1730")
    skins.stretch(bar, "panel/action", bar.get_rect().inflate(-6, -6), layout.scale)
    return bar


def draw_trade(brush: Brush, layout: ReplayLayout, shown: ReplayState, patterned: bool) -> None:
    """The locomotive given flies to its card, then those taken fly to the shelf."""
    move = shown.going
    if not isinstance(move, Traded):
        return
    giving, side = shown.moment.steps == 0, brush.pixels(76)
    company = move.give if giving else move.take
    card = layout.cards[company.order]
    ends = [layout.rows[move.seat].shelf.center, (card.left + brush.pixels(60), card.centery)]
    start, end = ends if giving else reversed(ends)
    assets = brush.skins.assets
    picture = assets.scaled(assets.engine(company, HEADING, patterned), (side, side))
    for number in range(1 if giving else move.taken):
        late = min(max(shown.moment.share * 1.25 - number * 0.25, 0.0), 1.0)
        along = ease_in_out(late)
        x = start[0] + (end[0] - start[0]) * along
        y = start[1] + (end[1] - start[1]) * along
        y -= brush.pixels(40) * there_and_back(late)
        brush.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def move_lines(text: str, skins: Skins, layout: ReplayLayout) -> list[str]:
    """A move as it is written in the bar: two lines at most."""
    width, font = layout.words.width, skins.assets.font("reading-bold", layout.pixels(_LETTERS))
    first, *more = wrapped(text, font, width)
    return [first, shortened(" ".join(more), font, width)] if more else [first]


def draw_move_text(brush: Brush, layout: ReplayLayout, text: str) -> None:
    """The move in the bar, in letters of one size."""
    box, lines = layout.words, move_lines(text, brush.skins, layout)
    line = Rect(box.left, 0, box.width, box.height // 2)
    line.top = box.centery - line.height * len(lines) // 2
    for words in lines:
        brush.write(words, line, brush.pixels(_LETTERS), CREAM, role="reading-bold")
        line.top = line.bottom


def clear_of_the_border(frame: Frame) -> Frame:
    """A frame with some more room, so that no ribbon touches the border of the map."""
    above, below = frame.across * _ABOVE, frame.across * _BELOW
    left, top, width, height = frame.hexes
    seen = (left, top - above, width, height + above + below)
    return replace(frame, home=seen, hexes=seen)
