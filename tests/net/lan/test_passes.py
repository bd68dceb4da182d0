"""Resume tokens on the disk."""

import json
import os
import stat
from pathlib import Path

import pytest

from net.lan.passes import MOST, Pass, Passes, kept_by

ONE, OTHER = Pass(b"token", b"fingerprint"), Pass(b"newer", b"fingerprint")


def test_a_pass_is_there_after_a_restart_and_gone_when_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "passes"
    Passes(folder).keep("table", "Ada", ONE)
    Passes(folder).keep("table", "Ada", OTHER)
    assert Passes(folder).get("table", "Ada") == OTHER
    assert Passes(folder).get("table", "Ben") is None
    Passes(folder).forget("table", "Ada")
    assert Passes(folder).get("table", "Ada") is None


def test_programs_that_write_at_the_same_moment_do_not_lose_each_others_passes(
    tmp_path: Path,
) -> None:
    programs = [Passes(tmp_path) for _ in range(3)]
    for number, program in enumerate(programs):
        program.keep("table", f"P{number}", ONE)
    for number, program in enumerate(programs):
        program.keep("table", f"P{number}", OTHER)
    assert [Passes(tmp_path).get("table", f"P{number}") for number in range(3)] == [OTHER] * 3


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    passes = Passes(tmp_path)
    for number in range(MOST + 3):
        passes.keep(f"table {number}", "Ada", ONE)
        for file in tmp_path.iterdir():  # as if time had passed
            os.utime(file, ns=(0, file.stat().st_mtime_ns - 10**9))
    assert len([*tmp_path.iterdir()]) == MOST
    assert Passes(tmp_path).get("table 0", "Ada") is None
    assert Passes(tmp_path).get(f"table {MOST + 2}", "Ada") == ONE


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"token": 5}', '{"token": "x", "fingerprint": ""}', '{"token": "00"}']
)
def test_a_file_that_is_something_else_is_no_pass(text: str, tmp_path: Path) -> None:
    Passes(tmp_path).keep("table", "Ada", ONE)
    (file,) = tmp_path.iterdir()
    file.write_text(text)
    assert Passes(tmp_path).get("table", "Ada") is None


def test_without_a_disk_a_pass_lasts_as_long_as_the_program(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (None, tmp_path / "file" / "in a file"):
        passes = Passes(folder)
        passes.keep("table", "Ada", ONE)
        assert passes.get("table", "Ada") == ONE
        passes.forget("table", "Ada")
        assert passes.get("table", "Ada") is None


def test_the_people_of_a_machine_are_known_in_whatever_order_they_sit() -> None:
    assert kept_by(["Ada", "Ben"]) == kept_by(["Ben ", "Ada"]) != kept_by(["Ada"])


@pytest.mark.skipif(os.name == "nt", reason="no modes here")
def test_passes_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "passes"
    Passes(folder).keep("table", "Ada", ONE)
    (file,) = folder.iterdir()
    assert [stat.S_IMODE(path.stat().st_mode) for path in (folder, file)] == [0o700, 0o600]


def test_the_players_of_a_table_are_known_whatever_names_are_typed(tmp_path: Path) -> None:
    passes = Passes(tmp_path)
    assert passes.people_at("table") == ()
    passes.keep("table", kept_by(["Zoé", "Ada"]), ONE)
    passes.keep("table", "Hugo", ONE)
    passes.keep("another", "Inès", ONE)
    os.utime(next(tmp_path.iterdir()))
    assert passes.people_at("table") == ("Hugo",)
    passes.forget("table", "Hugo")
    assert passes.people_at("table") == ("Ada", "Zoé")
    again = Passes(tmp_path)
    assert again.people_at("table") == ("Ada", "Zoé")
    assert again.get("table", kept_by(again.people_at("table"))) == ONE


def test_a_pass_of_an_earlier_version_is_found_by_its_names_only(tmp_path: Path) -> None:
    Passes(tmp_path).keep("table", "Ada", ONE)
    (file,) = tmp_path.iterdir()
    told = json.loads(file.read_text())
    file.write_text(json.dumps({key: told[key] for key in ("token", "fingerprint")}))
    passes = Passes(tmp_path)
    assert passes.people_at("table") == ()
    assert passes.get("table", "Ada") == ONE


@pytest.mark.parametrize("who", ["Ben", "x" * 3000, 7])
def test_a_pass_that_lies_about_its_players_is_not_believed(tmp_path: Path, who: object) -> None:
    Passes(tmp_path).keep("table", "Ada", ONE)
    (file,) = tmp_path.iterdir()
    file.write_text(json.dumps(json.loads(file.read_text()) | {"who": who}))
    assert Passes(tmp_path).people_at("table") == ()
