"""Draws what moves over the table, and returns which pixels it touched."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from pygame import Rect, Surface
from pygame.transform import smoothscale

from game.board import Hex
from game.rules.companies import Company
from game.ui.anim.effects import Appearance
from game.ui.anim.timeline import Playback, Timeline
from game.ui.map.board import BoardPicture
from game.ui.map.lineup import ALONE, BESIDE, PlacedRail
from game.ui.map.locomotives import PIVOT, SIZE
from game.ui.map.tracks import LaidRail
from game.ui.table.event_timelines import Subject, Thing
from game.ui.table.particles import PUFF_KINDS, Particles, Puff
from game.ui.widgets.skins import Skins

_SHARE = 76  # a flying share's size, in units
_SHARE_HEADING = 330
_UNTURNED = Appearance().heading
_PUFF_EVERY = 0.11  # seconds
_NEAR = 3  # pictures that lie beside a shadow: its locomotive and two puffs
_MOMENTS = 4  # between two puffs, at which all positions are cached
_MOMENT = _PUFF_EVERY / _MOMENTS
_LARGEST_SMALL = 128  # pixels: the table's small pictures give way to larger ones

Looks = Mapping[Hashable, Appearance]
_Sprite = tuple[Surface, Rect]  # a picture without its empty margins, and its box in the whole
_Placed = tuple[Surface, Rect | tuple[float, float, float, float]]
_Sprites = tuple[_Sprite, _Sprite]  # a shadow and its locomotive
_Step = tuple[float, float, float, float]  # from where, and how far in x and y
_Drift = tuple[Surface, int, float, float, float, float]  # a puff, its size and its step


class MovingSprites:
    """The painter of one screen's moving things; caches what every frame needs again."""

    def __init__(self, skins: Skins, board: BoardPicture, scale: float, patterned: bool) -> None:
        camera = board.camera
        self.place = (camera, scale, patterned)
        self._skins, self._board, self._scale, self._patterned = skins, board, scale, patterned
        self._pane = Rect(camera.pane)
        # Of the pictures of locomotives at rest.
        self._sides = {size: round(camera.hex_width * SIZE * size) for size in (ALONE, BESIDE)}
        self._particles = Particles(skins.assets, camera.hex_width)
        self._locomotives: dict[tuple[Company, int, int], _Sprites] = {}
        self._trail: _Trail | None = None
        self._rails: dict[PlacedRail, LaidRail] = {}

    def preparing(self, timeline: Timeline) -> Iterator[None]:
        """Read every picture that a timeline will need, one in each step."""
        yield from self._particles.puff_steps()
        for subject, _, _, effect, _ in timeline.tracks:
            if not isinstance(subject, Subject):
                continue
            match subject.thing:
                case Thing.LOCOMOTIVE | Thing.STANDING:
                    # It flies off the card without turning.
                    for heading in effect.headings or {_UNTURNED}:
                        self._sprites(subject.company, heading, self._sides[ALONE])
                        yield
                case Thing.RAIL if subject.rail is not None:
                    yield from self._board.rail_steps(subject.rail)
                    self._laid_rail(subject.rail)
                    yield
                case Thing.SHARE:
                    self._sprites(subject.company, _SHARE_HEADING, self._share_side)
                    yield
                case Thing.CITY:
                    yield from self._particles.glow_steps()
                case Thing.POINTS:
                    self._burst()
                    yield
                case _:
                    pass
        for subject, look in timeline.at(timeline.duration).items():
            if isinstance(subject, Subject) and look.scale == BESIDE:
                self._sprites(subject.company, look.heading, self._sides[BESIDE])
                yield

    def forget_move(self) -> None:
        """Free the pictures that only this move needed."""
        self._rails.clear()
        self._locomotives.clear()
        self._particles.forget_glows()

    def draw_on_map(self, surface: Surface, playback: Playback, looks: Looks) -> list[Rect]:
        """Draw what moves on the ground of the map, below names; returns the boxes it touches."""
        trail = self._trail_of(playback)
        trail.update()
        touched: list[Rect] = []
        driving: list[tuple[Subject, Appearance]] = []
        lit: list[tuple[Hex, float]] = []
        for subject, look in looks.items():
            if not isinstance(subject, Subject):
                continue
            if self._drives(subject, look):
                driving.append((subject, look))
            elif subject.thing is Thing.CITY and subject.hex is not None:
                lit.append((subject.hex, look.glow))
            elif subject.rail is not None and look.scale > 0 and look.opacity > 0:
                touched.append(self._draw_rail(surface, subject.rail, look))
        touched += self._draw_locomotives(surface, driving, trail)
        for city, glow in lit:
            middle = self._board.camera.pixel_of(city)
            touched.append(self._particles.draw_glow(surface, middle, glow))
        self._board.draw_front(surface, touched)
        return touched

    def draw_above(self, surface: Surface, playback: Playback, looks: Looks) -> list[Rect]:
        """Draw what flies over the table; returns the boxes it touches."""
        trail, touched = self._trail_of(playback), []
        for subject, look in looks.items():
            if isinstance(subject, Subject) and not self._drives(subject, look):
                touched += self._draw_thing(surface, subject, look, trail)
        return touched

    def _draw_locomotives(
        self, surface: Surface, driving: list[tuple[Subject, Appearance]], trail: "_Trail"
    ) -> list[Rect]:
        """Shadows, then locomotives and their steam; those that share a hex from back to front."""
        if any(subject.thing is Thing.STANDING for subject, _ in driving):
            driving.sort(key=lambda one: one[1].place[::-1])
        placed = [self._placed_locomotive(subject.company, look) for subject, look in driving]
        pictures, touched = [shadow for shadow, _ in placed], list[Rect]()
        for (subject, _), (shadow, locomotive) in zip(driving, placed, strict=True):
            steam = trail.steam(subject) if subject.thing is Thing.LOCOMOTIVE else []
            pictures += [locomotive, *steam]
            touched += _boxes([shadow, locomotive, *steam])
        surface.fblits(pictures)
        return touched

    def _draw_rail(self, surface: Surface, rail: PlacedRail, look: Appearance) -> Rect:
        laid = self._laid_rail(rail)
        seen, picture = laid.seen(look.scale).clip(self._pane), laid.picture
        if look.opacity < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * look.opacity))
        surface.blit(picture, seen, seen.move(-laid.box.left, -laid.box.top))
        return seen

    def _laid_rail(self, rail: PlacedRail) -> LaidRail:
        laid = self._rails.get(rail)
        if laid is None:
            laid = self._rails[rail] = self._board.laid_rail(rail)
        return laid

    def _trail_of(self, playback: Playback) -> "_Trail":
        if self._trail is None or self._trail.playback is not playback:
            self._trail = _Trail(playback, self._particles.puffs)
        return self._trail

    def _drives(self, subject: Subject, look: Appearance) -> bool:
        """Whether it is a locomotive on the map."""
        if subject.thing is Thing.LOCOMOTIVE:
            return not look.lift and self._pane.collidepoint(look.place)
        return subject.thing is Thing.STANDING

    def _draw_thing(
        self, surface: Surface, subject: Subject, look: Appearance, trail: "_Trail"
    ) -> list[Rect]:
        match subject.thing:
            case Thing.LOCOMOTIVE:
                pictures = [*self._placed_locomotive(subject.company, look)]
                if not look.lift:
                    pictures += trail.steam(subject)
            case Thing.SHARE:
                side = self._share_side
                share = self._sprites(subject.company, _SHARE_HEADING, side)
                pictures = [*_placed(share, look, side)]
            case Thing.POINTS:
                return [self._draw_points(surface, subject, look)]
            case _:
                return []  # the card draws its value, the map cities and rails
        surface.fblits(pictures)
        return _boxes(pictures)

    def _placed_locomotive(self, company: Company, look: Appearance) -> tuple[_Placed, _Placed]:
        side = self._sides.get(look.scale)
        if side is not None:
            return _placed(self._sprites(company, look.heading, side), look, side)
        whole = self._sides[ALONE]
        shadow, locomotive = self._sprites(company, look.heading, whole)
        shrunk = _shrunk(shadow, look.scale), _shrunk(locomotive, look.scale)
        return _placed(shrunk, look, whole * look.scale)

    def _sprites(self, company: Company, heading: int, side: int) -> _Sprites:
        """A shadow and its locomotive."""
        sprites = self._locomotives.get((company, heading, side))
        if sprites is None:
            assets = self._skins.assets
            read = assets.small if side <= _LARGEST_SMALL else assets.scaled
            shadow = read(f"locomotives/shadow/{heading:03}", (side, side))
            name = assets.locomotive(company, heading, self._patterned)
            sprites = _cropped(shadow), _cropped(read(name, (side, side)))
            self._locomotives[company, heading, side] = sprites
        return sprites

    @property
    def _share_side(self) -> int:
        return round(_SHARE * self._scale)

    def _burst(self) -> Surface:
        """What is behind flying points."""
        side = round(58 * self._scale)
        return self._skins.assets.small("particles/points_burst", (side, side))

    def _draw_points(self, surface: Surface, subject: Subject, look: Appearance) -> Rect:
        picture, pixels = self._burst(), round(22 * self._scale)
        middle = (round(look.place[0]), round(look.place[1] - look.lift))
        box = picture.get_rect(center=middle)
        surface.blit(picture, box)
        text = f"+{subject.number}"
        self._skins.write(surface, text, box, pixels, "#FFF6DF", role="reading-bold", align=0.5)
        return box


class _Trail:
    """Where the locomotives of a playback were, cached for moments at equal distances."""

    def __init__(self, playback: Playback, puffs: Sequence[Puff]) -> None:
        self.playback, self._puffs = playback, puffs
        self._share = 0.0  # of the way from one moment to the next
        self._cached: dict[int, Looks] = {}
        self._moment = 0
        self._steps: dict[Subject, dict[int, _Step | None]] = {}
        self._drifts: dict[Subject, list[_Drift]] = {}

    def update(self) -> None:
        """Follow the time of the playback."""
        moment, self._share = divmod(self.playback.elapsed / _MOMENT, 1.0)
        if moment != self._moment:
            self._moment = int(moment)
            self._drifts = {}

    def steam(self, locomotive: Subject) -> list[_Placed]:
        """Puffs where a driving locomotive was a moment ago, growing and thinning out."""
        drifts = self._drifts.get(locomotive)
        if drifts is None:
            drifts = self._drifts[locomotive] = self._new_drifts(locomotive)
        share = self._share
        return [
            (puff, (left + right * share, top + down * share, size, size))
            for puff, size, left, top, right, down in drifts
        ]

    def _new_drifts(self, locomotive: Subject) -> list[_Drift]:
        """How the puffs move until the next moment; none behind one that stood or flew."""
        drifts: list[_Drift] = []
        steps = self._steps.setdefault(locomotive, {})
        moment, number = self._moment, locomotive.number
        for size, across, above, kinds in self._puffs:
            moment -= _MOMENTS
            if moment not in steps:
                steps[moment] = self._step(locomotive, moment)
            step = steps[moment]
            if step is None:
                break
            left, top, right, down = step
            if not (drifts or right or down):
                break
            puff = kinds[number % PUFF_KINDS]
            drifts.append((puff, size, left + across, top + above, right, down))
            number += 1
        return drifts

    def _step(self, locomotive: Subject, moment: int) -> _Step | None:
        """How a locomotive moved after a moment; None if it was not on the ground."""
        before, after = (self._looks(n).get(locomotive) for n in (moment, moment + 1))
        if before is None or after is None or before.lift or after.lift:
            return None
        if before.opacity < 1 or after.opacity < 1:  # it fades, and leaps to its goal
            return None
        (left, top), (right, bottom) = before.place, after.place
        return left, top, right - left, bottom - top

    def _looks(self, moment: int) -> Looks:
        looks = self._cached.get(moment)
        if looks is None:
            looks = self._cached[moment] = self.playback.timeline.at(moment * _MOMENT)
        return looks


def _placed(sprites: _Sprites, look: Appearance, side: float) -> tuple[_Placed, _Placed]:
    """The shadow on the ground, and the locomotive as high above it as it is lifted."""
    (x, y), lift, _, _, opacity, _, _ = look
    (shadow, beside), (locomotive, above) = sprites
    if opacity < 1:  # the shadow comes and goes with its locomotive
        locomotive, shadow = locomotive.copy(), shadow.copy()
        for picture in (locomotive, shadow):
            picture.set_alpha(round(255 * opacity))
    left, top = round(x - PIVOT[0] * side), round(y - PIVOT[1] * side)
    return (shadow, beside.move(left, top)), (locomotive, above.move(left, top - round(lift)))


def _shrunk(sprite: _Sprite, by: float) -> _Sprite:
    picture, (left, top, width, height) = sprite
    box = Rect(round(left * by), round(top * by), round(width * by), round(height * by))
    return smoothscale(picture, box.size), box


def _boxes(placed: list[_Placed]) -> list[Rect]:
    """One box around a thing and one around its distant steam: a common one would be too large."""
    near, *others = [box for _, box in placed]
    boxes = [Rect(near).unionall(others[:_NEAR])]
    if len(others) > _NEAR:
        boxes.append(Rect(others[_NEAR]).unionall(others[_NEAR + 1 :]))
    return boxes


def _cropped(picture: Surface) -> _Sprite:
    box = picture.get_bounding_rect()
    return picture.subsurface(box), box
