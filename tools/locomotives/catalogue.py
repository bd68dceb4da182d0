"""Which pictures there are, where they lie and what the manifest says of them.

Knows nothing of Blender. Paths are those under sprites/.
"""

import json
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from tools.locomotives.frames import (
    BOARD,
    HEADINGS,
    PORTRAIT,
    PORTRAIT_HEADING,
    START_PLAYER,
    START_PLAYER_HEADING,
    Frame,
)

SPRITES = Path(__file__).parents[2] / "sprites"
MANIFEST = SPRITES / "locomotives" / "manifest.json"


class Set(StrEnum):
    """Pictures that belong together."""

    PLAIN = "plain"
    PATTERNED = "patterned"
    SHADOW = "shadow"
    START_PLAYER = "start player"
    PORTRAIT = "portrait"
    PATTERNED_PORTRAIT = "patterned portrait"
    START_PLAYER_PORTRAIT = "start player portrait"


class Sprite(NamedTuple):
    """One picture."""

    file: str
    set: Set
    frame: Frame
    heading: int
    company: str | None = None

    @property
    def layers(self) -> tuple[str, ...]:
        """What is in the picture, from the bottom up: portraits stand on their own shadow."""
        if self.set is Set.SHADOW:
            return ("shadow",)
        return ("shadow", "body") if self.frame is PORTRAIT else ("body",)


def catalogue(companies: tuple[str, ...]) -> list[Sprite]:
    """Every picture for these companies, those of one coat of paint in a row."""
    sprites = [
        Sprite(f"locomotives/shadow/{heading:03}.png", Set.SHADOW, BOARD, heading)
        for heading in HEADINGS
    ]
    for company in companies:
        sprites += _of_company(company, f"locomotives/{company}", Set.PLAIN)
        portrait = f"portraits/{company}.png"
        sprites.append(Sprite(portrait, Set.PORTRAIT, PORTRAIT, PORTRAIT_HEADING, company))
    for company in companies:
        sprites += _of_company(company, f"locomotives/patterned/{company}", Set.PATTERNED)
        portrait = f"portraits/patterned/{company}.png"
        kind = Set.PATTERNED_PORTRAIT
        sprites.append(Sprite(portrait, kind, PORTRAIT, PORTRAIT_HEADING, company))
    start = "locomotives/start_player.png"
    sprites.append(Sprite(start, Set.START_PLAYER, START_PLAYER, START_PLAYER_HEADING))
    start = "portraits/start_player.png"
    sprites.append(Sprite(start, Set.START_PLAYER_PORTRAIT, PORTRAIT, PORTRAIT_HEADING))
    return sprites


def write_manifest(sprites: list[Sprite], path: Path = MANIFEST) -> None:
    """Say of each picture what it is and how large; one line each, so that changes read well."""
    lines = (
        json.dumps(
            {
                "file": sprite.file,
                "set": sprite.set,
                "company": sprite.company,
                "heading": sprite.heading,
                "width": sprite.frame.size,
                "height": sprite.frame.size,
                "channels": 4,
                "pivot": sprite.frame.pivot,
                "layers": sprite.layers,
            }
        )
        for sprite in sprites
    )
    text = '{\n  "sprites": [\n    ' + ",\n    ".join(lines) + "\n  ]\n}\n"
    path.write_text(text, encoding="utf-8")


def _of_company(company: str, folder: str, kind: Set) -> list[Sprite]:
    return [
        Sprite(f"{folder}/{heading:03}.png", kind, BOARD, heading, company) for heading in HEADINGS
    ]
