"""Draws what moves over the table, and tells which pixels it touched."""

from pygame import Rect, Surface

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


class Movers:
    """The painter of one screen's moving things."""

    def __init__(self, skins: Skins, camera: Camera, scale: float, patterned: bool) -> None:
        self._skins = skins
        self._camera = camera
        self._scale = scale
        self._patterned = patterned

    def draw(self, surface: Surface, playback: Playback) -> list[Rect]:
        """Everything that moves now; returns the pixels that it lies on."""
        touched: list[Rect] = []
        for subject, look in playback.looks().items():
            if isinstance(subject, Subject):
                touched += self._one(surface, subject, look)
                if subject.thing is Thing.ENGINE:
                    touched += self._steam(surface, subject, look, playback)
        return touched

    def _one(self, surface: Surface, subject: Subject, look: Look) -> list[Rect]:
        match subject.thing:
            case Thing.ENGINE:
                side = round(self._camera.hex_width * SIZE)
                return self._engine(surface, subject.company, look, side)
            case Thing.SHARE:
                side = round(_SHARE * self._scale)
                return self._engine(surface, subject.company, look._replace(heading=330), side)
            case Thing.CITY:
                return self._glow(surface, subject, look)
            case Thing.POINTS:
                return self._points(surface, subject, look)
            case Thing.VALUE:
                return []  # the card itself is drawn anew

    def _engine(self, surface: Surface, company: Company, look: Look, side: int) -> list[Rect]:
        assets = self._skins.assets
        box = Rect(0, 0, side, side)
        box.center = (round(look.place[0]), round(look.place[1] - side * 0.045))
        shadow = assets.scaled(f"locomotives/shadow/{look.heading:03}", box.size)
        engine = assets.scaled(assets.engine(company, look.heading, self._patterned), box.size)
        if look.opacity < 1:
            engine = engine.copy()
            engine.set_alpha(round(255 * look.opacity))
        return [
            surface.blit(shadow, box),
            surface.blit(engine, box.move(0, -round(look.lift))),
        ]

    def _steam(
        self, surface: Surface, subject: Subject, look: Look, playback: Playback
    ) -> list[Rect]:
        """Puffs where the engine was a moment ago, growing and thinning out."""
        touched: list[Rect] = []
        side = self._camera.hex_width
        for number in range(1, _PUFFS + 1):
            earlier = playback.timeline.at(playback.elapsed - number * _PUFF_EVERY).get(subject)
            if earlier is None or earlier.lift or earlier.place == look.place:
                break
            size = round(side * (0.22 + 0.09 * number))
            name = f"particles/steam_{1 + (subject.number + number) % 6}"
            puff = self._skins.assets.scaled(name, (size, size)).copy()
            puff.set_alpha(round(190 * (1 - number / (_PUFFS + 1))))
            middle = (earlier.place[0], earlier.place[1] - side * (0.42 + 0.09 * number))
            touched.append(surface.blit(puff, puff.get_rect(center=middle)))
        return touched

    def _glow(self, surface: Surface, subject: Subject, look: Look) -> list[Rect]:
        if subject.hex is None:
            return []
        side = round(self._camera.hex_width * (1.3 + look.glow))
        picture = self._skins.assets.scaled("particles/glow", (side, side)).copy()
        picture.set_alpha(round(255 * look.glow))
        middle = self._camera.pixel_of(subject.hex)
        return [surface.blit(picture, picture.get_rect(center=middle))]

    def _points(self, surface: Surface, subject: Subject, look: Look) -> list[Rect]:
        side = round(58 * self._scale)
        box = Rect(0, 0, side, side)
        box.center = (round(look.place[0]), round(look.place[1] - look.lift))
        burst = self._skins.assets.scaled("particles/points_burst", box.size)
        surface.blit(burst, box)
        words, pixels = f"+{subject.number}", round(22 * self._scale)
        self._skins.write(surface, words, box, pixels, "#FFF6DF", role="reading-bold", align=0.5)
        return [box]
