"""Draws the still pictures of the README: scenes of the gallery, small enough for a page.

    python3 -m tools.readme_pictures      # docs/pictures/*.jpg but the contact sheets

The same pictures every time; the animation has a tool of its own, tools/animation.py.
"""

import os
import tempfile
from pathlib import Path

import pygame

from commands.gallery.scenes import PICTURES
from commands.gallery.studio import Studio

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WINDOW, SIZE = (1280, 720), (800, 450)

# Which scene of the gallery is in which file.
SCENES = {
    "tutorial": "learn-build-hexes",
    "lobby": "lan-lobby",
    "rulebook": "book-rule",
    "results": "results-winner",
}


def draw(folder: Path) -> None:
    """Draw all of them into a folder."""
    with tempfile.TemporaryDirectory(prefix="paris-connection-") as temporary:
        studio = Studio(Path(temporary))
        drawn = Path(temporary) / "scene.png"
        for name, scene in SCENES.items():
            studio.clear(WINDOW, "en")
            PICTURES[scene](studio)
            studio.picture(drawn)
            picture = pygame.transform.smoothscale(pygame.image.load(drawn), SIZE)
            pygame.image.save(picture, folder / f"{name}.jpg")
        studio.close()


if __name__ == "__main__":
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    draw(FOLDER)
