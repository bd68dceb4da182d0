"""Draws what moves over the table, and tells which pixels it touched."""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.rules.companies import Company
from game.ui.anim.effects import Look
from game.ui.anim.timeline import Playback
from game.ui.draw.camera import Camera
from game.ui.draw.engines import SIZE
from game.ui.table.moves import Subject, Thing
from game.ui.widgets.skins import Skins

_SHARE = 76  # a flying share's size, in units
_PUFFS = 5  # behind a driving engine
_PUFF_EVERY = 0.11  # seconds
_PUFF_KINDS = 6
_NEAR = 2  # puffs that lie beside their engine
_MOMENTS = 4  # between two puffs, for which it is kept where everything was
_MOMENT = _PUFF_EVERY / _MOMENTS
_GLOWS = 16  # steps in which a glow grows

Looks = Mapping[Hashable, Look]
_Step = tuple[float, float, float, float]  # from where, and how far in x and y


class Movers:
    """The painter of one screen's moving things; it keeps what every frame needs again."""

    def __init__(self, skins: Skins, camera: Camera, scale: float, patterned: bool) -> None:
        self.place = (camera, scale, patterned)
        self._skins = skins
        self._camera = camera
        self._scale = scale
        self._patterned = patterned
        self._side = round(camera.hex_width * SIZE)
        self._engines: dict[tuple[Company, int, int], tuple[Surface, Surface]] = {}
        self._faded: dict[tuple[str, int, int], Surface] = {}
        self._puffs = [self._puff(number) for number in range(1, _PUFFS + 1)]
        self._trail: _Trail | None = None

    def draw(self, surface: Surface, playback: Playback, looks: Looks | None = None) -> list[Rect]:
        """Everything that moves now; returns the pixels that it lies on."""
        if self._trail is None or self._trail.playback is not playback:
            self._trail = _Trail(playback)
        self._trail.go_on()
        touched: list[Rect] = []
        for subject, look in (looks or playback.looks()).items():
            if isinstance(subject, Subject):
                touched += self._one(surface, subject, look, self._trail)
        return touched

    def _one(self, surface: Surface, subject: Subject, look: Look, trail: "_Trail") -> list[Rect]:
        match subject.thing:
            case Thing.ENGINE:
                box = self._engine(surface, subject.company, look, self._side)
                return [box] if look.lift else self._steam(surface, subject, look, trail, box)
            case Thing.SHARE:
                side = round(_SHARE * self._scale)
                return [self._engine(surface, subject.company, look._replace(heading=330), side)]
            case Thing.CITY:
                return [self._glow(surface, subject, look)]
            case Thing.POINTS:
                return [self._points(surface, subject, look)]
            case Thing.VALUE:
                return []  # the card itself is drawn anew

    def _engine(self, surface: Surface, company: Company, look: Look, side: int) -> Rect:
        key = company, look.heading, side
        pictures = self._engines.get(key)
        if pictures is None:
            assets = self._skins.assets
            names = (
                f"locomotives/shadow/{look.heading:03}",
                assets.engine(company, look.heading, self._patterned),
            )
            shadow, engine = (assets.scaled(name, (side, side)) for name in names)
            pictures = self._engines[key] = shadow, engine
        shadow, engine = pictures
        if look.opacity < 1:
            engine = engine.copy()
            engine.set_alpha(round(255 * look.opacity))
        lift = round(look.lift)
        left = round(look.place[0]) - side // 2
        top = round(look.place[1] - side * 0.045) - side // 2
        surface.fblits(((shadow, (left, top)), (engine, (left, top - lift))))
        return Rect(left, top - lift, side, side + lift)

    def _steam(
        self, surface: Surface, subject: Subject, look: Look, trail: "_Trail", engine: Rect
    ) -> list[Rect]:
        """Puffs where the engine was a moment ago, growing and thinning out.

        Gives two boxes, near the engine and farther off: one around all would be mostly empty.
        """
        near, far, puffs = engine, Rect(0, 0, 0, 0), []
        share, kind = trail.share, subject.number
        for (size, middle, above, kinds), step in zip(
            self._puffs, trail.steps(subject), strict=True
        ):
            if step is None:
                break
            left, top, right, down = step
            earlier = left + right * share, top + down * share
            if earlier == look.place:
                break
            x, y = round(earlier[0] - middle), round(earlier[1] - above)
            puffs.append((kinds[kind % _PUFF_KINDS], (x, y)))
            kind += 1
            if len(puffs) <= _NEAR:
                near.union_ip((x, y, size, size))
            elif far:
                far.union_ip((x, y, size, size))
            else:
                far = Rect(x, y, size, size)
        surface.fblits(puffs)
        return [near, far] if far else [near]

    def _glow(self, surface: Surface, subject: Subject, look: Look) -> Rect:
        if subject.hex is None:
            return Rect(0, 0, 0, 0)
        glow = round(look.glow * _GLOWS) / _GLOWS
        side = round(self._camera.hex_width * (1.3 + glow))
        picture = self._fade("particles/glow", side, round(255 * glow))
        middle = self._camera.pixel_of(subject.hex)
        return surface.blit(picture, picture.get_rect(center=middle))

    def _points(self, surface: Surface, subject: Subject, look: Look) -> Rect:
        side = round(58 * self._scale)
        box = Rect(0, 0, side, side)
        box.center = (round(look.place[0]), round(look.place[1] - look.lift))
        burst = self._skins.assets.scaled("particles/points_burst", box.size)
        surface.blit(burst, box)
        words, pixels = f"+{subject.number}", round(22 * self._scale)
        self._skins.write(surface, words, box, pixels, "#FFF6DF", role="reading-bold", align=0.5)
        return box

    def _puff(self, number: int) -> "_Puff":
        width = self._camera.hex_width
        size, alpha = round(width * (0.22 + 0.09 * number)), 190 * (1 - number / (_PUFFS + 1))
        kinds = [
            self._fade(f"particles/steam_{1 + (kind + 1) % _PUFF_KINDS}", size, round(alpha))
            for kind in range(_PUFF_KINDS)
        ]
        return _Puff(size, size / 2, size / 2 + width * (0.42 + 0.09 * number), kinds)

    def _fade(self, name: str, side: int, alpha: int) -> Surface:
        """A particle with its pixels thinned: far quicker to draw than one thinned as a whole."""
        key = name, side, alpha
        if key not in self._faded:
            picture = self._skins.assets.scaled(name, (side, side)).copy()
            picture.fill((255, 255, 255, alpha), special_flags=BLEND_RGBA_MULT)
            self._faded[key] = picture
        return self._faded[key]


class _Puff(NamedTuple):
    """Steam of one age, in several shapes."""

    size: int
    middle: float
    above: float  # from the engine's place to its upper edge
    kinds: Sequence[Surface]


class _Trail:
    """Where the engines of a playback were a moment ago, kept for moments at equal distances."""

    def __init__(self, playback: Playback) -> None:
        self.playback = playback
        self.share = 0.0  # of the way from one moment to the next
        self._kept: dict[int, Looks] = {}
        self._moment = 0
        self._steps: dict[Subject, list[_Step | None]] = {}

    def go_on(self) -> None:
        """Take the time of the playback."""
        moment, self.share = divmod(self.playback.elapsed / _MOMENT, 1.0)
        if moment != self._moment:
            self._moment = int(moment)
            self._steps = {}

    def steps(self, engine: Subject) -> Sequence["_Step | None"]:
        """For each puff, the step that the engine was taking; None if it was not on the ground."""
        if engine not in self._steps:
            moments = (self._moment - puffs * _MOMENTS for puffs in range(1, _PUFFS + 1))
            self._steps[engine] = [self._step(engine, moment) for moment in moments]
        return self._steps[engine]

    def _step(self, engine: Subject, moment: int) -> "_Step | None":
        before, after = self._looks(moment).get(engine), self._looks(moment + 1).get(engine)
        if before is None or after is None or before.lift or after.lift:
            return None
        (left, top), (right, bottom) = before.place, after.place
        return left, top, right - left, bottom - top

    def _looks(self, moment: int) -> Looks:
        kept = self._kept.get(moment)
        if kept is None:
            kept = self._kept[moment] = self.playback.timeline.at(moment * _MOMENT)
        return kept
