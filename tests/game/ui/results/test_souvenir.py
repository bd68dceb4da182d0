from collections.abc import Generator
from dataclasses import replace
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from commands.gallery import games
from game.session import LocalSession
from game.ui.core.context import Context
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import LANGUAGES
from game.ui.results.game_history import GameHistory, story_of
from game.ui.results.model import ResultsAction, charts_footer
from game.ui.results.scene import ResultsScene, results_pages
from game.ui.results.souvenir import SIZE, Souvenir, png_of, souvenir_steps
from game.ui.table.hand_over import nothing
from tests.game.ui.evening import QUICK, a_stage
from tests.game.ui.shared_resources import shared_texts

pytestmark = pytest.mark.usefixtures("window")
PLAYED = datetime(2026, 5, 3, 21, 40)
Returned = TypeVar("Returned")


@pytest.fixture(scope="module")
def story() -> GameHistory:
    return story_of(LocalSession(games.finished(), range(4)))


def run(steps: Generator[None, None, Returned]) -> Returned:
    while True:
        try:
            next(steps)
        except StopIteration as finished:
            value: Returned = finished.value
            return value


def keep(stage: Context, story: GameHistory, folder: Path) -> None:
    souvenir = Souvenir(stage, story, PLAYED, folder)
    souvenir.keep()
    souvenir.keep()  # pressed twice
    stage.idle_work.finish(Souvenir)


def test_one_press_saves_one_picture_and_a_dialog_names_it_and_opens_its_folder(
    tmp_path: Path, story: GameHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr("game.ui.core.folder_window.FolderWindow", opened.append)
    stage = a_stage(tmp_path)
    keep(stage, story, tmp_path / "pictures")
    (file,) = (tmp_path / "pictures").iterdir()
    assert file.name == "Paris Connection 2026-05-03 21.40.png"
    assert pygame.image.load(file).get_size() == SIZE
    dialog = stage.scenes[-1]
    assert isinstance(dialog, DialogScene)
    words = dialog.text.split(" ")
    assert words[-1].replace("\N{NO-BREAK SPACE}", " ") == file.name, "no line breaks it"
    dialog.on_button("yes")
    assert opened == [tmp_path / "pictures"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_refuses_gets_one_sentence(
    tmp_path: Path, story: GameHistory, language: str
) -> None:
    stage = a_stage(tmp_path, replace(QUICK, language=language))
    stage.texts = shared_texts(language)
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    keep(stage, story, tmp_path / "file")
    (notice,) = stage.notices
    assert str(tmp_path / "file") in notice
    assert "\n" not in notice


def test_the_picture_is_a_png_without_holes(tmp_path: Path, story: GameHistory) -> None:
    picture = run(souvenir_steps(a_stage(tmp_path), story, PLAYED))
    data = png_of(picture)
    assert data.startswith(b"\x89PNG")
    assert pygame.image.load(BytesIO(data), "x.png").get_size() == SIZE
    black = pygame.mask.from_threshold(picture, (0, 0, 0), (1, 1, 1, 255)).count()
    assert black < SIZE[0] * SIZE[1] // 50


def test_names_and_date_change_the_picture_and_an_unknown_date_is_left_out(
    tmp_path: Path, story: GameHistory
) -> None:
    stage = a_stage(tmp_path)
    others = story._replace(names=("Zoë", *story.names[1:]))
    pictures = {
        pygame.image.tobytes(run(souvenir_steps(stage, one, when)), "RGB")
        for one, when in ((story, PLAYED), (others, PLAYED), (story, None))
    }
    assert len(pictures) == 3


@pytest.mark.parametrize("offered", [True, False])
def test_the_results_offer_it_where_pictures_have_a_folder(
    tmp_path: Path, story: GameHistory, *, offered: bool
) -> None:
    stage = a_stage(tmp_path)
    stage.pictures = tmp_path / "pictures" if offered else None
    ends = [ResultsAction(name, "common-close", nothing) for name in ("title", "again")]
    scene = ResultsScene(stage, story, results_pages(stage, story), ends, charts_footer)
    names = [button.name for button in scene.menu.buttons]
    assert ("souvenir" in names) == offered
    assert names[-1] == "again"
