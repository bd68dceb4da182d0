"""Every state of the gallery can be put up, and shows what its name says."""

from pathlib import Path

import pytest

from commands.gallery.learn import TIPS
from commands.gallery.planned_moves import PLANNED_MOVES
from commands.gallery.scenes import PICTURES
from commands.gallery.series import SERIES
from commands.gallery.stalemate import STALEMATES
from commands.gallery.studio import Studio
from commands.gallery.table import TABLES
from game.ui.rulebook.contents import SECTIONS
from game.ui.table.curtain import CurtainScene
from game.ui.tutorial.lessons import STEPS

SIZE = (1024, 600)


# Other tests of this folder draw all of these.
ELSEWHERE = {
    *TABLES,
    *PLANNED_MOVES,
    *STALEMATES,
    *SERIES,
    *(f"tips-{name}" for name in TIPS),
    *(f"learn-{step.name}{ending}" for step in STEPS for ending in ("", "-done")),
    *(f"book-{section.name}" for section in SECTIONS),
}


@pytest.mark.parametrize("name", [name for name in PICTURES if name not in ELSEWHERE])
def test_every_scene_can_be_put_up(name: str, studio: Studio) -> None:
    PICTURES[name](studio)
    assert studio.stage.scenes


def test_no_two_pictures_are_the_same(studio: Studio, tmp_path: Path) -> None:
    seen = set()
    few = ("title", "title-continue", "curtain", "results-scores", "results-charts", "saves")
    for name in few:
        studio.clear(SIZE, "en")
        PICTURES[name](studio)
        studio.picture(tmp_path / "picture.png")
        seen.add((tmp_path / "picture.png").read_bytes())
    assert len(seen) == len(few)


def test_the_curtain_is_down(studio: Studio) -> None:
    PICTURES["curtain"](studio)
    assert isinstance(studio.stage.scenes[-1], CurtainScene)
