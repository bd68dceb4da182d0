"""The game's own files are complete, or those missing are named."""

import shutil
from pathlib import Path
from typing import get_args

from commands.doctor.finding import Severity
from commands.doctor.game_files import BOARDS, FONTS, findings, pictures
from game.board.reader import shipped_boards
from game.ui.media.assets import Role
from tests.commands.project import HOME


def test_this_copy_is_complete() -> None:
    assert {one.state for one in findings(HOME)} == {Severity.OK}


def test_the_lists_are_those_of_the_game() -> None:
    assert {*FONTS} == {*get_args(Role)}
    assert {*BOARDS} == {*shipped_boards()}


def test_every_tile_of_the_maps_is_looked_for() -> None:
    looked = {*pictures(HOME)}
    tiles = {*(HOME / "sprites" / "map" / "france").glob("*_*.jpg")}
    assert tiles
    assert tiles <= looked


def test_a_missing_and_an_empty_file_are_named(tmp_path: Path) -> None:
    shutil.copytree(HOME / "sounds", tmp_path / "sounds")
    (tmp_path / "sounds" / "effects" / "bell.ogg").unlink()
    (tmp_path / "sounds" / "effects" / "chat.ogg").write_bytes(b"")
    found = {one.name: one for one in findings(tmp_path)}["sounds"]
    assert found.state is Severity.PROBLEM
    assert "missing or empty: bell.ogg, chat.ogg." in found.text


def test_an_empty_folder_misses_everything(tmp_path: Path) -> None:
    assert {one.state for one in findings(tmp_path)} == {Severity.PROBLEM}
