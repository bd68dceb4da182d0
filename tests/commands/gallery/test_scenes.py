"""Every state of the gallery can be put up, and shows what its name says."""

from pathlib import Path

import pytest

from commands.gallery.scenes import PICTURES
from commands.gallery.studio import Studio
from game.ui.table.curtain import CurtainScene

SIZE = (1024, 600)


@pytest.fixture
def studio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Studio:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    studio = Studio(tmp_path / "home")
    studio.clear(SIZE, "en")
    return studio


@pytest.mark.parametrize("name", [name for name in PICTURES if not name.startswith("table")])
def test_every_scene_can_be_put_up(name: str, studio: Studio, tmp_path: Path) -> None:
    PICTURES[name](studio)
    assert studio.stage.scenes
    studio.picture(tmp_path / "picture.png")


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
