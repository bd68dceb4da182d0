"""Render every locomotive: `python -m tools.locomotives`, or less with `--set`, `--company`."""

import argparse
import tempfile
import time
from pathlib import Path

import bpy

from tools.locomotives.catalogue import SPRITES, Set, Sprite, catalogue, write_manifest
from tools.locomotives.engine import Engine
from tools.locomotives.finish import bled, contoured, load, over, save, tinted
from tools.locomotives.frames import PORTRAIT, PORTRAIT_HEADING
from tools.locomotives.liveries import Livery, read_liveries
from tools.locomotives.studio import Studio


class Photographer:
    """Paints the one engine again and again and takes its pictures."""

    def __init__(self, workplace: Path, samples: int) -> None:
        """Build the engine in an empty scene; raw pictures go to the workplace."""
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self._engine = Engine()
        self._studio = Studio(self._engine.stand, samples)
        self._liveries = {livery.company: livery for livery in read_liveries()}
        self._raw = workplace / "raw.png"
        self._portrait_shadow = workplace / "portrait_shadow.png"

    @property
    def companies(self) -> tuple[str, ...]:
        """The companies in the order of the rules."""
        return tuple(self._liveries)

    def make(self, sprite: Sprite) -> None:
        """Render one picture and keep it under sprites/."""
        path = SPRITES / sprite.file
        if sprite.set is Set.SHADOW:
            self._studio.photograph_shadow(sprite.frame, sprite.heading, self._raw)
            save(tinted(load(self._raw)), path)
            return
        self._paint(sprite)
        self._studio.photograph(sprite.frame, sprite.heading, self._raw)
        body = load(self._raw)
        if sprite.frame is PORTRAIT:
            body = over(body, tinted(load(self._shadow_of_portraits())))
        else:
            body = contoured(body)
        save(bled(body), path)

    def _paint(self, sprite: Sprite) -> None:
        if sprite.company is None:
            self._engine.leave_bare()
            return
        livery: Livery = self._liveries[sprite.company]
        if sprite.set in (Set.PATTERNED, Set.PATTERNED_PORTRAIT):
            self._engine.paint_patterned(livery)
        else:
            self._engine.paint_plain(livery)

    def _shadow_of_portraits(self) -> Path:
        """All engines have one shape, so one shadow does for all portraits."""
        if not self._portrait_shadow.exists():
            self._studio.photograph_shadow(PORTRAIT, PORTRAIT_HEADING, self._portrait_shadow)
        return self._portrait_shadow


def main() -> None:
    """Render the wanted pictures and write the manifest of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", action="append", type=Set, choices=list(Set), dest="sets")
    parser.add_argument("--company", action="append", dest="companies")
    parser.add_argument("--samples", type=int, default=40, help="rays for each pixel")
    wanted = parser.parse_args()
    sets = set(wanted.sets or Set)
    companies = set(wanted.companies or ())
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as workplace:
        photographer = Photographer(Path(workplace), wanted.samples)
        sprites = catalogue(photographer.companies)
        chosen = [
            sprite
            for sprite in sprites
            if sprite.set in sets and (not companies or sprite.company in companies)
        ]
        for sprite in chosen:
            photographer.make(sprite)
    write_manifest(sprites)
    print(f"{len(chosen)} pictures in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
