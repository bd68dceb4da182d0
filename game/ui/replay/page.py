"""The picture of a replay: the map with the current move, the cards, all locomotives."""

from dataclasses import replace

from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.anim.effects import ease_in_out, overshoot, there_and_back
from game.ui.core.context import Context
from game.ui.map.board import BoardPicture
from game.ui.map.camera import Camera
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
from game.ui.table.panel.players import draw_player
from game.ui.table.panel.rack import HEADING, draw_shelf
from game.ui.widgets.names import tile_name
from game.ui.widgets.skins import Skins
from game.ui.widgets.text_layout import shortened, wrapped
from game.ui.widgets.theme import CREAM, GOLD

_LETTERS = 19  # units
_SIZES = 8  # pictures of a locomotive that springs up
_MARGIN = 0.9  # of a hex, between the outermost ribbons and the golden border
_BAR_COLOUR = "#0B1730"


class ReplayMap:
    """The map in its pane, and the camera that mouse and keys move."""

    def __init__(self, context: Context, story: GameHistory) -> None:
        self._context, self._pane = context, Rect(0, 0, 0, 0)
        board = story.history[0].table.board
        idle_work = context.idle_work
        self._board = BoardPicture(context.assets, board, idle_work=idle_work, keeps_ground=True)
        self._sharp = False  # at the last update

    @property
    def camera(self) -> Camera:
        """Where the map is seen from."""
        return self._board.camera

    @property
    def view(self) -> tuple[Camera, bool]:
        """State that triggers a redraw."""
        return self._board.camera, self._board.sharp

    def on_map(self, place: tuple[int, int]) -> bool:
        """Whether a point is on the map."""
        return self._pane.collidepoint(place)

    def set_camera(self, camera: Camera, moving: bool = False) -> None:
        """Look at the map from elsewhere."""
        self._board.set_camera(camera, moving)

    def update(self) -> bool:
        """Whether the map has become sharp or rough since the last call."""
        before, self._sharp = self._sharp, self._board.sharp
        return before != self._sharp

    def layout(self, pane: Rect) -> None:
        """Fill a pane, with the same view as before or at first the whole map."""
        self._pane, patterned = pane, self._context.settings.colour_accessible
        self._board.set_patterned(patterned)
        self._locomotives = Locomotives(self._context.assets, patterned)
        frame = self._board.frame
        (left, top, width, height), margin = frame.hexes, frame.across * _MARGIN
        seen = (left, top - margin, width, height + margin + margin)
        frame = replace(frame, home=seen, hexes=seen)
        self._board.set_camera(camera_in(pane, frame, self._board.camera))

    def show(self, state: ReplayState) -> None:
        """Put the locomotives on the map."""
        self._board.set_table(state.table, state.built)

    def draw(self, surface: Surface, state: ReplayState) -> None:
        """Draw the map, the build, and the locomotive that springs up on the next hex."""
        board, move = self._board, state.current
        board.draw_ground(surface)
        past = Overlay()
        if state.built and not isinstance(move, Traded):
            (company,) = state.companies
            past = Overlay(past=state.built, past_company=company, dims=False)
        board.draw_overlay(surface, past)
        if not isinstance(move, Built):
            return
        (stand,), _ = board.lineup.ghosts(move.company, [move.hexes[state.position.steps]])
        size = round(overshoot(min(state.position.share * 1.3, 1.0)) * _SIZES) / _SIZES
        if size > 0:
            pane = surface.subsurface(self._pane.clip(surface.get_rect()))
            grown = stand._replace(size=stand.size * size)
            self._locomotives.draw_shadow(pane, grown, board.camera)
            self._locomotives.draw(pane, grown, board.camera)
            box = self._locomotives.box(grown, board.camera).move(self._pane.topleft)
            board.draw_front(surface, [box])


class ReplayPanel:
    """Cards and players beside the map, and the bar below it; redrawn only when they change."""

    def __init__(self, context: Context, layout: ReplayLayout) -> None:
        self._context, self.layout = context, layout
        self._panel = Surface(layout.panel.size)
        self._bar = Surface(layout.bar.size)
        self._bar.fill(_BAR_COLOUR)
        box = self._bar.get_rect().inflate(-6, -6)
        context.skins.stretch(self._bar, "panel/action", box, layout.scale)

    def show(self, state: ReplayState) -> None:
        """Draw cards and players as they are now."""
        layout, table = self.layout, state.table
        brush = Brush(self._panel, self._context.skins, layout.scale)
        patterned, left = self._context.settings.colour_accessible, layout.panel.left
        self._panel.fill("black")  # visible through the edge of the sprite
        brush.stretch("panel/side", self._panel.get_rect())
        for company, box in zip(COMPANIES, layout.cards, strict=True):
            value, depot = table.value(company), table.depot(company)
            card_state = (
                "chosen" if company in state.companies else "normal" if depot else "disabled"
            )
            card = CardFace(company, value, depot, card_state, patterned=patterned)
            draw_card(self._panel, brush.skins, card, box.move(-left, 0))
        heading, place = state.heading(self._context.texts), layout.heading.move(-left, 0)
        brush.write(heading, place, brush.pixels(17), GOLD, role="label", align=0.5)
        for seat in range(table.seats):
            self._draw_seat(brush, state, seat)

    def draw(self, surface: Surface) -> None:
        """Draw panel and bar."""
        surface.blit(self._panel, self.layout.panel)
        surface.blit(self._bar, self.layout.bar)

    def _draw_seat(self, brush: Brush, state: ReplayState, seat: int) -> None:
        story, table, texts = state.story, state.view.table, self._context.texts
        acting = state.last.seat if state.last else table.turn
        places = self.layout.rows[seat]
        tile, shelf, badge = (box.move(-self.layout.panel.left, 0) for box in places)
        height = min(tile.height, round(tile.width * 0.44))
        tile = Rect(tile.left, tile.centery - height // 2, tile.width, height)
        crowned = state.over and seat in story.result.winners
        active = seat == acting and not state.over
        face = player_face(texts, story, table, seat, crowned=crowned, active=active)
        name = tile_name(brush.skins, face.name, tile)
        draw_player(brush.surface, brush.skins, face._replace(name=name), tile)
        if crowned:
            brush.crown((tile.left + brush.pixels(4), tile.top + brush.pixels(6)), brush.pixels(34))
        most = max(max(view.table.held) for view in story.history)
        patterned, portfolio = self._context.settings.colour_accessible, state.view.portfolios[seat]
        draw_shelf(brush.surface, brush.skins, portfolio, shelf, brush.scale, patterned, most)
        brush.stretch("panel/badge", badge)
        inner = badge.inflate(-brush.pixels(14), 0)
        pixels = min(brush.pixels(26), badge.height * 6 // 10)
        brush.write(signed(state.score(seat)), inner, pixels, INK, role="reading-bold", align=0.5)


def draw_trade(brush: Brush, layout: ReplayLayout, state: ReplayState, patterned: bool) -> None:
    """Draw a locomotive flying to the card that it is given to, then those that are taken."""
    move = state.current
    if not isinstance(move, Traded):
        return
    giving, side = state.position.steps == 0, brush.pixels(76)
    company = move.give if giving else move.take
    card = layout.cards[company.order]
    ends = [layout.rows[move.seat].shelf.center, (card.left + brush.pixels(60), card.centery)]
    start, end = ends if giving else reversed(ends)
    assets = brush.skins.assets
    picture = assets.scaled(assets.locomotive(company, HEADING, patterned), (side, side))
    for number in range(1 if giving else move.taken):
        share = min(max(state.position.share * 1.25 - number * 0.25, 0.0), 1.0)
        along = ease_in_out(share)
        x = start[0] + (end[0] - start[0]) * along
        y = start[1] + (end[1] - start[1]) * along
        y -= brush.pixels(40) * there_and_back(share)
        brush.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def move_lines(text: str, skins: Skins, layout: ReplayLayout) -> list[str]:
    """Break the text of a move into two lines at most."""
    width, font = layout.text.width, skins.assets.font("reading-bold", layout.pixels(_LETTERS))
    first, *more = wrapped(text, font, width)
    return [first, shortened(" ".join(more), font, width)] if more else [first]


def draw_move_text(brush: Brush, layout: ReplayLayout, text: str) -> None:
    """Write the move into the bar."""
    box, lines = layout.text, move_lines(text, brush.skins, layout)
    place = Rect(box.left, 0, box.width, box.height // 2)
    place.top = box.centery - place.height * len(lines) // 2
    for line in lines:
        brush.write(line, place, brush.pixels(_LETTERS), CREAM, role="reading-bold")
        place.top = place.bottom
