"""Shows the deal at the start of a game; any press ends it."""

from collections.abc import Hashable, Iterator, Mapping
from itertools import islice

import pygame
from pygame import SRCALPHA, Rect, Surface, draw, transform
from pygame.event import Event

from game.rules.companies import COMPANIES
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback, Timeline
from game.ui.core.context import Context
from game.ui.map.rails import tower_of
from game.ui.table.event_timelines import Subject, Thing
from game.ui.table.geometry import Geometry, standing
from game.ui.table.layer import SKIP_KEYS, SKIPS, Layer
from game.ui.table.layout import TableLayout, rack_slots
from game.ui.table.model import TableModel
from game.ui.table.moments.deal import (
    DealPlaces,
    FlyingPiece,
    Piece,
    SeenDeal,
    deal_of,
    deal_timeline,
)
from game.ui.table.moving_sprites import MovingSprites
from game.ui.table.panel.rack import HEADING, standing_place
from game.ui.widgets.compositor import fast_box

_SHARE, _START = 66, 110  # units
_BACK, _RIM, _SHADE = "#1B3766", "#F0D282", "#0A1322"
_STEPS_A_FRAME = 3  # pictures that are read


class DealLayer(Layer):
    """Owns the animation of the deal; the map shows the stations' locomotives at its end."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._playback: Playback | None = None
        self._steps: Iterator[None] | None = None  # until the playback can begin
        self._sprites: MovingSprites | None = None
        self._pictures: dict[Hashable, Surface] = {}

    @property
    def moving(self) -> bool:
        return self._model.dealing

    def layout(self, geometry: Geometry) -> None:
        before = self._playback
        super().layout(geometry)
        if before is not None:
            self._playback = before.continued(deal_timeline(self._deal(), self._places()))

    def arrange(self, layout: TableLayout) -> None:
        self._pictures = {}

    def handle(self, event: Event) -> bool:
        if not self._model.dealing or event.type not in SKIPS:
            return False
        self._end()
        return event.type != pygame.KEYDOWN or event.key in SKIP_KEYS

    def update(self, dt: float) -> bool:
        if not self._model.dealing:
            return self._put_away()
        if self._playback is None:
            if self._steps is None:
                self._steps = self._beginning()
            for _ in islice(self._steps, _STEPS_A_FRAME):
                pass
            return False
        for cue in self._playback.update(dt):
            self._context.audio.play(cue.name)
        if self._playback.over:
            self._end()
        return not self._model.dealing

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self._playback is None:
            return []
        looks, sprites = self._playback.looks(), self._current_sprites()
        touched = sprites.draw_on_map(surface, self._playback, looks)
        touched += sprites.draw_above(surface, self._playback, looks)
        touched += self._draw_pieces(surface, looks)
        window = surface.get_rect()
        return [fast_box(box.clip(window)) for box in touched]

    def release(self) -> None:
        self._sprites, self._pictures = None, {}

    def _end(self) -> None:
        """The deal is over: the map shows all stations."""
        self._model.open_panel(None)
        self._put_away()

    def _put_away(self) -> bool:
        """Show the map as it is after the deal, once; True if that changes it."""
        board = self.geometry.board
        if board.lineup.locomotives:
            return False
        board.set_table(self._model.plan.view.table)
        board.forget_prepared()
        self._playback = self._steps = None
        self.release()
        return True

    def _deal(self) -> SeenDeal:
        view, alone = self._model.plan.view, len(self._model.session.seats) == 1
        held = view.portfolio if alone else None
        return deal_of(view, standing(held) if held else ())

    def _places(self) -> DealPlaces:
        layout, camera = self.geometry.layout, self.geometry.camera
        deal, rack = self._deal(), self.geometry.rack
        slots = rack_slots(rack.box, len(deal.own)) if rack else []
        return DealPlaces(
            cards={company: layout.cards[company.order].midleft for company in COMPANIES},
            stations={one: camera.pixel_of(place) for one, place in deal.stations.items()},
            bag=camera.pixel_of(tower_of(camera.frame.board)),
            seats=[box.center for box in layout.players],
            slots=[standing_place(slot)[0] for slot in slots],
        )

    def _beginning(self) -> Iterator[None]:
        """Read everything that will fly before it does."""
        timeline = deal_timeline(self._deal(), self._places())
        yield from self._current_sprites().preparing(_of_each_kind(timeline))
        for company in COMPANIES:
            self._face(FlyingPiece(Piece.SHARE, 0, company), self._side(company=True))
            yield
        self._back(self._side(company=False))
        self._back(self._side(company=True))
        self._face(FlyingPiece(Piece.START), self._start_side)
        yield
        self.geometry.board.prepare_table(self._model.plan.view.table)
        self._playback = Playback(timeline, self._model.settings.animation)

    def _current_sprites(self) -> MovingSprites:
        """What draws locomotives for the present camera."""
        patterned, board = self._model.settings.colour_accessible, self.geometry.board
        place = board.camera, self.geometry.layout.scale, patterned
        if self._sprites is None or self._sprites.place != place:
            self._sprites = MovingSprites(self._context.skins, board, *place[1:])
        return self._sprites

    def _draw_pieces(self, surface: Surface, looks: Mapping[Hashable, Appearance]) -> list[Rect]:
        touched = []
        for subject, look in looks.items():
            if isinstance(subject, FlyingPiece):
                picture = self._picture(subject, look)
                x, y = look.place
                box = picture.get_rect(center=(round(x), round(y - look.lift)))
                touched.append(surface.blit(picture, box))
        return touched

    def _picture(self, piece: FlyingPiece, look: Appearance) -> Surface:
        """A piece as it is seen now: face down, or turned over for its owner."""
        if piece.piece is Piece.START:
            return self._face(piece, self._start_side)
        side = self._side(company=piece.company is not None)
        turned = bool(look.number) and piece.company is not None
        whole = self._face(piece._replace(number=0), side) if turned else self._back(side)
        if look.scale == 1:
            return whole
        return transform.scale(whole, (max(1, round(side * look.scale)), side))

    @property
    def _start_side(self) -> int:
        return self.geometry.layout.pixels(_START)

    def _side(self, *, company: bool) -> int:
        """Of a share's picture: those of the viewer are as large as in the rack."""
        rack, held = self.geometry.rack, len(self._deal().own)
        if company and rack and held:
            return standing_place(rack_slots(rack.box, held)[0])[1]
        return self.geometry.layout.pixels(_SHARE)

    def _face(self, piece: FlyingPiece, side: int) -> Surface:
        key = piece, side
        if key not in self._pictures:
            assets, patterned = self._context.assets, self._model.settings.colour_accessible
            name = "locomotives/start_player"
            if piece.company is not None:
                name = assets.locomotive(piece.company, HEADING, patterned)
            self._pictures[key] = assets.small(name, (side, side))
        return self._pictures[key]

    def _back(self, side: int) -> Surface:
        """The side that shows no company: a blue token with a golden locomotive."""
        if side not in self._pictures:
            back, room = Surface((side, side), SRCALPHA), Rect(0, 0, side, side)
            token = room.inflate(-side // 4, -side // 4)
            thick, round_by = max(2, side // 24), side // 7
            draw.rect(back, _SHADE, token.inflate(2, 2).move(0, 2), border_radius=round_by + 1)
            draw.rect(back, _RIM, token, border_radius=round_by)
            draw.rect(back, _BACK, token.inflate(-2 * thick, -2 * thick), border_radius=round_by)
            icon = round(token.width * 0.72)
            self._context.skins.draw_icon(back, "locomotive", token.center, icon, _RIM)
            self._pictures[side] = back
        return self._pictures[side]


def _of_each_kind(timeline: Timeline) -> Timeline:
    """The locomotives of a timeline and one of its lights, which all look alike."""
    things = [
        (one, one.subject.thing) for one in timeline.tracks if isinstance(one.subject, Subject)
    ]
    lights = [one for one, thing in things if thing is Thing.CITY]
    return Timeline((*(one for one, thing in things if thing is not Thing.CITY), *lights[:1]))
