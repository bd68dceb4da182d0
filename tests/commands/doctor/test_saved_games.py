"""The player's files: counted and tried, never named or changed."""

import json
import shutil
from pathlib import Path

import pytest

from commands.doctor.finding import Severity
from commands.doctor.folders import FolderPaths
from commands.doctor.saved_games import findings, settings_finding
from tests.commands.project import HOME

RECORD = HOME / "tests" / "records" / "three-bots-marseille.jsonl"


@pytest.mark.parametrize(
    ("text", "state", "words"),
    [
        ("{}", Severity.OK, "can be read"),
        ("\x00garbage", Severity.NOTE, "damaged"),
        ("[1]", Severity.NOTE, "damaged"),
        (json.dumps({"ui_scale": "CANARY"}), Severity.NOTE, "ui_scale"),
    ],
)
def test_settings_are_looked_at_and_left_alone(
    text: str, state: Severity, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    file.write_text(text)
    found = settings_finding(file)
    assert found.state is state
    assert words in found.text
    assert "CANARY" not in found.text
    assert [*tmp_path.iterdir()] == [file]


def test_broken_records_and_maps_are_counted_without_their_names(tmp_path: Path) -> None:
    places = FolderPaths(tmp_path, tmp_path)
    for folder in (places.saves, places.boards):
        folder.mkdir()
    shutil.copy(RECORD, places.saves / "CANARY.jsonl")
    (places.saves / "CANARY-2.jsonl").write_text("garbage")
    (places.boards / "CANARY.json").write_text("{}")
    found = {one.name: one for one in findings(places)}
    assert found["saved-games"].text == "2 saved games; 1 cannot be read."
    assert found["maps"].text == "1 map of your own; 1 cannot be read."
    assert found["lan-games"].text == "No LAN games hosted here."
    assert "CANARY" not in str(found)


def test_reading_stops_when_its_time_is_over(tmp_path: Path) -> None:
    places = FolderPaths(tmp_path, tmp_path)
    places.saves.mkdir()
    for number in range(3):
        (places.saves / f"{number}.jsonl").write_text("garbage")
    ticks = iter(range(0, 1000, 1))
    found = {one.name: one for one in findings(places, lambda: float(next(ticks)))}
    assert "the newest 1 of them checked" in found["saved-games"].text
