"""`main.py screenshots`: the pictures that are asked for, always the same, and nothing else."""

from pathlib import Path

import pytest

from commands.dispatch import main
from commands.screenshots import SIZES, wanted
from game.storage.settings import LANGUAGES
from tests.commands.project import run

PNG = b"\x89PNG\r\n\x1a\n"
pytestmark = pytest.mark.usefixtures("home")


def take(folder: Path, *options: str) -> dict[str, bytes]:
    assert main(["screenshots", str(folder), *options]) == 0
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_names_explain_themselves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = ("--scene", "title", "--size", "1280x720")
    pictures = take(tmp_path / "new" / "shots", *one, "--language", "de", "--language", "fr")
    assert list(pictures) == ["title.de.1280x720.png", "title.fr.1280x720.png"]
    assert all(data.startswith(PNG) for data in pictures.values())
    assert len(set(pictures.values())) == 2
    shown = capsys.readouterr()
    assert shown.out == f"2 pictures saved in {tmp_path / 'new' / 'shots'}\n"
    assert shown.err == "[1/2] title.de.1280x720.png\n[2/2] title.fr.1280x720.png\n"


def test_the_pictures_are_the_same_every_time(tmp_path: Path) -> None:
    moving = ("--scene", "table-driving", "--scene", "results-winner", "--scene", "saves")
    options = (*moving, "--language", "en", "--size", "1024x600")
    assert take(tmp_path / "one", *options) == take(tmp_path / "two", *options)


def test_all_languages_and_three_sizes_where_nothing_is_said() -> None:
    shots = wanted([], [], [])
    assert {shot.language for shot in shots} == {*LANGUAGES}
    assert {shot.size for shot in shots} == {*SIZES}
    assert len({shot.file for shot in shots}) == len(shots)
    families = {shot.scene.split("-")[0] for shot in shots}
    assert families >= {"title", "new", "settings", "keys", "saves", "pause", "dialog", "curtain"}
    assert families >= {"table", "results", "replay"}


def test_the_players_own_folder_is_not_touched(tmp_path: Path, home: Path) -> None:
    take(tmp_path / "shots", "--scene", "saves", "--language", "en", "--size", "1024x600")
    assert not home.exists()


def test_no_display_is_needed(tmp_path: Path) -> None:
    one = ["--scene", "title", "--language", "en", "--size", "1024x600"]
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    outcome = run(["screenshots", tmp_path / "shots", *one], **nowhere)
    assert outcome == (
        0,
        f"1 picture saved in {tmp_path / 'shots'}\n",
        "[1/1] title.en.1024x600.png\n",
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--language", "xx"], "there is no language 'xx'; available: en, de, fr, nl, es"),
        (["--scene", "nonsense"], "there is no scene 'nonsense'; available: title, "),
        (["--size", "large"], "'large' is not a valid size (WIDTHxHEIGHT, 1024x600 to 7680x4320)"),
        (["--size", "800x600"], "'800x600' is not a valid size"),
        (["--size", "99999x99999"], "'99999x99999' is not a valid size"),
    ],
)
def test_bad_options_are_one_sentence_and_exit_2(
    options: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["screenshots", str(tmp_path / "shots"), *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"screenshots: {words}")
    assert shown.err.count("\n") == 1
    assert not (tmp_path / "shots").exists()


def test_a_folder_that_takes_no_files_is_one_sentence_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    folder = tmp_path / "file" / "shots"
    assert main(["screenshots", str(folder)]) == 2
    words = f"screenshots: cannot create files in the folder {folder}\n"
    assert capsys.readouterr() == ("", words)


def test_a_picture_that_cannot_be_written_is_one_sentence_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "title.en.1024x600.png").mkdir()
    options = ["--scene", "title", "--language", "en", "--size", "1024x600"]
    assert main(["screenshots", str(tmp_path), *options]) == 2
    assert capsys.readouterr().err.endswith(f"\nscreenshots: {tmp_path}: Is a directory\n")
