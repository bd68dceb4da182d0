from pathlib import Path

import pygame
import pytest

from tools import readme_pictures


def test_every_picture_is_drawn_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(readme_pictures, "SCENES", {"title": "title"})
    readme_pictures.draw(tmp_path)
    assert pygame.image.load(tmp_path / "title.jpg").get_size() == readme_pictures.SIZE


def test_every_picture_lies_in_its_folder_and_is_light() -> None:
    for name in readme_pictures.SCENES:
        assert (readme_pictures.FOLDER / f"{name}.jpg").stat().st_size < 200_000, name


def test_the_readme_shows_every_picture() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    for name in readme_pictures.SCENES:
        assert f"(docs/pictures/{name}.jpg)" in readme
