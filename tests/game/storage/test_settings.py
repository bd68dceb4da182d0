import errno
import json
import os
import subprocess
import sys
from dataclasses import asdict, fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.options import MOST_GAMES
from game.rules import record_reader
from game.storage.settings import (
    LARGEST_FILE,
    LONGEST_NAME,
    AnimationSpeed,
    RememberedPlayer,
    Settings,
    SettingsFile,
    load,
    save,
)

ROOT = Path(__file__).parents[3]
ALL_CHANGED = Settings(
    language="nl",
    ui_scale=150,
    fullscreen=True,
    window=(1920, 1080),
    animation=AnimationSpeed.FAST,
    reduced_motion=True,
    sound_volume=0.25,
    music_volume=0.0,
    muted=True,
    colour_accessible=True,
    confirm_every_move=True,
    curtain=False,
    notebook=True,
    games=5,
    hints=False,
    bot_remarks=False,
    follow_moves=False,
    fixed_stations=True,
    board="paris-bruxelles",
    players=(RememberedPlayer("Ada", "human"), RememberedPlayer("Bérénice", "hard")),
    lan_names=("Ada", "Bérénice", ""),
    lan_table="Salon bleu",
    lan_address="192.168.0.7:27272",
    lan_seats=("here", "open", "hard"),
    lan_clock=90,
    lan_hurry=False,
    hints_allowed=False,
    told=("turn", "open"),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def refuse(*_arguments: object) -> None:
    raise OSError(errno.EROFS, "Read-only file system")


def test_at_the_first_start_the_defaults_are_in_force_and_nothing_is_said(path: Path) -> None:
    assert load(path) == (Settings(), None)
    assert not path.exists()


def test_a_file_is_fresh_until_something_is_kept_in_it(path: Path) -> None:
    assert SettingsFile(path).fresh
    save(path, Settings())
    assert not SettingsFile(path).fresh
    path.write_text("no settings at all", encoding="utf-8")
    assert SettingsFile(path).fresh  # the broken one was set aside


def test_every_field_comes_back_as_it_was_saved(path: Path) -> None:
    usual = asdict(Settings())
    assert all(getattr(ALL_CHANGED, field.name) != usual[field.name] for field in fields(Settings))
    assert save(path, ALL_CHANGED)
    loaded, warning = load(path)
    assert warning is None
    assert loaded == ALL_CHANGED
    assert type(loaded.animation) is AnimationSpeed


def test_the_defaults_are_themselves_in_range(path: Path) -> None:
    save(path, Settings())
    assert load(path) == (Settings(), None)


def test_a_remembered_name_is_as_long_as_a_record_takes_it() -> None:
    assert LONGEST_NAME == record_reader.LONGEST_NAME


def test_the_file_can_be_read_and_changed_by_a_person(path: Path) -> None:
    save(path, ALL_CHANGED)
    text = path.read_text(encoding="utf-8")
    assert '\n  "ui_scale": 150,\n' in text
    assert "Bérénice" in text
    path.write_text('{"ui_scale": 125}', encoding="utf-8")
    assert load(path) == (Settings(ui_scale=125), None)


def test_unknown_keys_are_ignored_and_not_kept(path: Path) -> None:
    path.write_text('{"muted": true, "from_the_future": [1, 2]}', encoding="utf-8")
    settings, warning = load(path)
    assert (settings, warning) == (Settings(muted=True), None)
    save(path, settings)
    assert "from_the_future" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("language", "klingon"),
        ("language", 3),
        ("ui_scale", 74),
        ("ui_scale", 201),
        ("ui_scale", 100.0),
        ("ui_scale", True),
        ("fullscreen", 1),
        ("fullscreen", "yes"),
        ("window", [800, 600]),
        ("window", [1920]),
        ("window", [True, 1080]),
        ("window", "1920x1080"),
        ("animation", "ludicrous"),
        ("animation", None),
        ("sound_volume", 1.01),
        ("sound_volume", -0.1),
        ("sound_volume", True),
        ("music_volume", "loud"),
        ("players", {"name": "Ada"}),
        ("players", [{"name": "Ada"}]),
        ("players", [{"name": "Ada", "kind": ""}]),
        ("players", [{"name": "Ada\n", "kind": "human"}]),
        ("players", [{"name": "Ada" * 20, "kind": "human"}]),
        ("players", [{"name": "Ada", "kind": "human"}] * 7),
        ("told", "turn"),
        ("told", ["turn", 3]),
        ("told", [""]),
        ("told", ["turn"] * 100),
    ],
)
def test_a_wrong_value_is_its_default_and_the_others_stay(
    path: Path, field: str, value: object
) -> None:
    save(path, replace(ALL_CHANGED))
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")) | {field: value}), "utf-8")
    settings, warning = load(path)
    usual = asdict(Settings())[field]
    assert settings == replace(ALL_CHANGED, **{field: usual})
    assert warning is not None
    assert (warning.file, warning.fields) == (path, (field,))


def test_many_wrong_values_are_one_warning(path: Path) -> None:
    path.write_text('{"ui_scale": 1, "muted": "no", "hints": false}', encoding="utf-8")
    settings, warning = load(path)
    assert settings == Settings(hints=False)
    assert warning is not None
    assert warning.fields == ("ui_scale", "muted")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe{}",
        b"[1, 2]",
        b"null",
        b"[" * 50_000,
        b" " * (LARGEST_FILE + 1),
        b'{"sound_volume": NaN}',
        b'{"sound_volume": 1e400}',
        b'{"ui_scale": %s}' % (b"1" * 4300),
        b'{"lan_table": "\\ud800"}',
        b'{"games": 1, "extra": ' + b"[" * 984 + b"]" * 984 + b"}",
    ],
    ids=[
        *("empty", "torn", "utf-16", "list", "null", "nested", "huge"),
        *("no number", "infinite", "digits", "half a letter", "deep"),
    ],
)
def test_a_broken_file_is_set_aside_with_a_word(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    settings, warning = load(path)
    assert settings == Settings()
    assert warning is not None
    assert warning.file == path.with_name("settings.broken-1.json")
    assert warning.file.read_bytes() == data
    assert not path.exists()


def test_no_broken_file_overwrites_another(path: Path) -> None:
    for data in (b"one", b"two"):
        path.write_bytes(data)
        load(path)
    assert path.with_name("settings.broken-1.json").read_bytes() == b"one"
    assert path.with_name("settings.broken-2.json").read_bytes() == b"two"


def test_a_folder_in_the_files_place_is_set_aside(path: Path) -> None:
    path.mkdir()
    settings, warning = load(path)
    assert settings == Settings()
    assert warning is not None
    assert warning.file == path.with_name("settings.broken-1.json")
    assert save(path, settings)


def test_a_broken_file_on_a_read_only_disk_is_no_crash(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"{")
    monkeypatch.setattr(Path, "rename", refuse)
    settings, warning = load(path)
    assert settings == Settings()
    assert warning is not None
    assert warning.file == path


def test_a_file_that_may_not_be_read_is_no_crash(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(path, ALL_CHANGED)
    monkeypatch.setattr(Path, "open", refuse)
    settings, warning = load(path)
    assert settings == Settings()
    assert warning is not None
    assert warning.file == path


def test_saving_makes_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "config" / "paris" / "settings.json"
    assert save(path, ALL_CHANGED)
    assert load(path)[0] == ALL_CHANGED


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_save_that_fails_leaves_the_old_file_and_no_other(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    save(path, ALL_CHANGED)
    monkeypatch.setattr(os, step, refuse)
    assert not save(path, Settings())
    assert load(path) == (ALL_CHANGED, None)
    assert list(path.parent.iterdir()) == [path]


def test_a_linked_file_stays_linked(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.json"
    real.write_text("{}", encoding="utf-8")
    try:
        path.symlink_to(real)
    except OSError:
        pytest.skip("this system makes no links")
    if not path.is_symlink():
        pytest.skip("this system calls links files, as Wine does")
    assert save(path, ALL_CHANGED)
    assert path.is_symlink()
    assert load(real)[0] == ALL_CHANGED


def test_a_read_only_disk_is_said_once_and_the_settings_are_in_force(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    monkeypatch.setattr(os, "replace", refuse)
    assert not file.change(Settings(ui_scale=110))
    assert file.change(Settings(ui_scale=120))
    assert file.current == Settings(ui_scale=120)
    assert load(path) == (Settings(), None)


def test_a_disk_that_fails_again_after_it_worked_is_said_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = SettingsFile(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "replace", refuse)
        assert not file.change(Settings(ui_scale=110))
    assert file.change(Settings(ui_scale=120))
    assert load(path)[0].ui_scale == 120
    monkeypatch.setattr(os, "replace", refuse)
    assert not file.change(Settings(ui_scale=130))


def test_unchanged_settings_are_not_written(path: Path) -> None:
    file = SettingsFile(path)
    assert file.change(Settings())
    assert not path.exists()


def test_reading_the_settings_does_not_load_the_rules() -> None:
    program = "import sys, game.storage.settings; sys.exit('game.board' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)


def test_the_warning_of_loading_is_kept_for_the_first_screen(path: Path) -> None:
    path.write_bytes(b"{")
    warning = SettingsFile(path).warning
    assert warning is not None
    assert warning.file == path.with_name("settings.broken-1.json")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
NAMES = st.sampled_from([field.name for field in fields(Settings)])


@given(entries=st.dictionaries(NAMES, ANYTHING))
def test_whatever_stands_in_the_file_the_settings_can_be_used_and_saved(
    tmp_path_factory: pytest.TempPathFactory, entries: dict[str, object]
) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    settings, _ = load(path)
    assert 75 <= settings.ui_scale <= 200
    assert 0 <= settings.sound_volume <= 1
    assert save(path, settings)
    assert load(path) == (settings, None)


def test_a_series_has_as_many_games_as_one_may_have(path: Path) -> None:
    for games, kept in ((0, 0), (MOST_GAMES, MOST_GAMES), (MOST_GAMES + 1, 1), (-1, 1), (True, 1)):
        path.write_text(json.dumps({"games": games}), encoding="utf-8")
        settings, warning = load(path)
        assert settings.games == kept
        assert (warning is None) == (games is not True and games == kept)


@pytest.mark.parametrize("volume", [0, 0.0, 1, 1.0])
def test_a_volume_may_be_nothing_or_full(path: Path, volume: float) -> None:
    path.write_text(json.dumps({"sound_volume": volume}))
    settings, warning = load(path)
    assert (settings.sound_volume, warning) == (volume, None)
