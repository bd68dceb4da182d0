"""Celebrates the arrival in the goal city before the results; any press goes on to them."""

from collections.abc import Iterator

from pygame import SRCALPHA, Rect, Surface, transform
from pygame.event import Event

from game.rules.events import Built
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback
from game.ui.core.context import Context
from game.ui.table.geometry import Geometry
from game.ui.table.layer import SKIPS, Layer
from game.ui.table.layout import TableLayout
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.moments.finale import FinalePlaces, FinaleSubject, Sight, finale_timeline
from game.ui.widgets.compositor import Part, fast_box
from game.ui.widgets.theme import CREAM, GOLD, NIGHT

_RAYS, _REACH, _SPARK = 9.0, 5.0, 1.15  # widths of a hex
_RAY_GOLD = "#FFDF80"
_VEIL, _STRIP = 125, 64  # of 255, and pixels: a larger veil would cost memory
_TURNED, _TURNS = 20, 10  # degrees after which the rays look the same, and turns until then
_DRAWN_RAYS, _MOST_RAYS = 300, 900  # pixels: what is turned, and the most that it is enlarged to
_SPARK_KINDS = 3
_PANEL = "panel/dialog"
_PLAQUE, _PORTRAIT, _RIM = (860, 190), 150, 22  # units
_LETTERS, _SMALL = 54, 27  # units
_HIGH, _LOW = 0.3, 0.7  # of the map is above the plaque's middle: it keeps away from the city
_MOST_SHARE = 0.94  # of the map


class FinaleLayer(Layer):
    """Owns the animation of the arrival."""

    def __init__(self, context: Context, model: TableModel) -> None:
        self._context, self._model = context, model
        self._playback: Playback | None = None
        self._steps: Iterator[None] | None = None  # until the playback can begin
        self._rays: TurningRays | None = None
        self._sparks: list[Surface] = []
        self._plaque: Surface | None = None
        self._height = _HIGH  # of the plaque

    @property
    def moving(self) -> bool:
        return self._active

    def layout(self, geometry: Geometry) -> None:
        super().layout(geometry)
        build = self._model.arrival
        if self._playback is not None and build is not None:
            timeline = finale_timeline(build.company, self._places(build))
            self._playback = self._playback.continued(timeline)

    def arrange(self, layout: TableLayout) -> None:
        if self._plaque is not None and (build := self._model.arrival):
            self._plaque = self._painted(build)

    def handle(self, event: Event) -> bool:
        if not self._active or event.type not in SKIPS:
            return False
        self._end()
        return True

    def update(self, dt: float) -> bool:
        build = self._model.arrival
        if not self._active or build is None:
            return False
        if self._playback is None:
            self._steps = self._steps or self._beginning(build)
            next(self._steps, None)
            return False
        for cue in self._playback.update(dt):
            self._context.audio.play(cue.name)
        if self._playback.over:
            self._end()
        return not self._active

    def parts(self) -> list[Part]:
        """A veil over the map, so that the lights are seen."""
        pane = self.geometry.layout.pane
        veil = Part(pane, "veil", lambda surface: _draw_veil(surface, pane))
        return [veil] if self._active else []

    def draw_moving(self, surface: Surface) -> list[Rect]:
        if self._playback is None or not self._active:
            return []
        touched: list[Rect] = []
        for subject, look in self._playback.looks().items():
            if isinstance(subject, FinaleSubject):
                touched.append(self._draw(surface, subject, look))
        window = surface.get_rect()
        return [fast_box(box.clip(window)) for box in touched]

    def release(self) -> None:
        self._rays, self._sparks, self._plaque = None, [], None
        self._playback = self._steps = None

    @property
    def _active(self) -> bool:
        return self._model.panel is SidePanel.FINALE

    def _end(self) -> None:
        self._model.open_panel(None)
        self.release()

    def _beginning(self, build: Built) -> Iterator[None]:
        """Make all pictures, one in each step."""
        camera = self.geometry.board.camera.centred(build.hexes[-1:])  # it may glide there
        city = camera.local(build.hexes[-1])[1] / camera.pane[3]
        self._height = max(_HIGH, _LOW, key=lambda height: abs(height - city))
        assets, width = self._context.assets, self.geometry.camera.hex_width
        rays = assets.scaled("particles/rays", (_DRAWN_RAYS, _DRAWN_RAYS))
        self._rays = TurningRays(self._context.skins.tinted(rays, "rays", _RAY_GOLD))
        yield
        side = round(_SPARK * width)
        for number in range(_SPARK_KINDS):
            self._sparks.append(assets.small(f"particles/sparkle_{number + 1}", (side, side)))
        yield
        self._plaque = self._painted(build)
        yield
        timeline = finale_timeline(build.company, self._places(build))
        self._playback = Playback(timeline, self._model.settings.animation)

    def _places(self, build: Built) -> FinalePlaces:
        camera, pane = self.geometry.camera, self.geometry.layout.pane
        middle = pane.centerx, round(pane.height * self._height)
        reach = _REACH * camera.hex_width
        return FinalePlaces(camera.pixel_of(build.hexes[-1]), reach, middle, middle[1] * 1.6)

    def _draw(self, surface: Surface, subject: FinaleSubject, look: Appearance) -> Rect:
        match subject.sight:
            case Sight.RAYS:
                return self._draw_rays(surface, look)
            case Sight.SPARK:
                picture = self._sparks[subject.number % _SPARK_KINDS]
            case Sight.PLAQUE:
                picture = self._plaque or Surface((0, 0))
        x, y = look.place
        return surface.blit(picture, picture.get_rect(center=(round(x), round(y - look.lift))))

    def _draw_rays(self, surface: Surface, look: Appearance) -> Rect:
        """Below the names of the cities, which stay readable."""
        build, board, rays = self._model.arrival, self.geometry.board, self._rays
        if build is None or rays is None:
            return Rect(0, 0, 0, 0)
        side = min(round(_RAYS * self.geometry.camera.hex_width), _MOST_RAYS)
        picture = rays.picture(look.number % _TURNS, max(1, round(side * look.scale)))
        middle = self.geometry.camera.pixel_of(build.hexes[-1])
        surface.set_clip(self.geometry.layout.pane)
        drawn = surface.blit(picture, picture.get_rect(center=middle))
        surface.set_clip(None)
        board.draw_names(surface, drawn)
        return drawn

    def _painted(self, build: Built) -> Surface:
        """The company's locomotive, and what it has done."""
        skins, texts, layout = self._context.skins, self._context.texts, self.geometry.layout
        layout = layout.enlarged(_PLAQUE[0] / _MOST_SHARE)
        rim = layout.pixels(_RIM)
        size = min(layout.pixels(_PLAQUE[0]), round(layout.pane.width * _MOST_SHARE))
        box = Rect(rim, rim, size, layout.pixels(_PLAQUE[1]))
        picture = Surface(box.inflate(2 * rim, 2 * rim).size, SRCALPHA)
        skins.stretch(picture, _PANEL, box, layout.scale)
        side, city = layout.pixels(_PORTRAIT), self._model.plan.view.table.board.goal
        name = skins.assets.portrait(build.company, self._model.settings.colour_accessible)
        portrait = skins.assets.scaled(name, (side, side))
        left = box.left + layout.pixels(34)
        picture.blit(portrait, portrait.get_rect(midleft=(left, box.centery)))
        line = Rect(left + side + layout.pixels(20), 0, 0, layout.pixels(70))
        line.width = box.right - layout.pixels(44) - line.left
        line.bottom = box.centery + layout.pixels(14)
        reached = texts.say("table-reaches", company=build.company, city=city)
        pixels = layout.pixels(_LETTERS)
        skins.write(picture, reached, line, pixels, GOLD, role="display", align=0.5)
        line.top, line.height = line.bottom, layout.pixels(40)
        who = self._model.names[build.seat]
        told = texts.say("table-finale", name=who)
        skins.write(picture, told, line, layout.pixels(_SMALL), CREAM, role="label", align=0.5)
        return picture


class TurningRays:
    """Rays in one turn and size at a time: pictures of all turns would take much memory."""

    def __init__(self, drawn: Surface) -> None:
        self._drawn = drawn
        self._seen: tuple[int, int] | None = None  # the turn and size of the picture
        self._picture = drawn

    def picture(self, turn: int, side: int) -> Surface:
        """The rays after a turn, in a square of this side."""
        if self._seen != (turn, side):
            turned = transform.rotozoom(self._drawn, turn * _TURNED / _TURNS, 1)  # smooth edges
            whole = turned.get_rect()
            middle = self._drawn.get_rect(center=whole.center).clip(whole)
            self._picture = transform.smoothscale(turned.subsurface(middle), (side, side))
            self._seen = turn, side
        return self._picture


def _draw_veil(surface: Surface, pane: Rect) -> None:
    veil = Surface((pane.width, _STRIP))
    veil.fill(NIGHT)
    veil.set_alpha(_VEIL)
    for top in range(pane.top, pane.bottom, _STRIP):
        surface.blit(veil, (pane.left, top), (0, 0, pane.width, pane.bottom - top))
