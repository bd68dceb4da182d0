"""`main.py replay`: opens the window on a finished game, or says in a sentence why not."""

import os
from pathlib import Path

import pytest

from commands.dispatch import main
from game.storage.settings import SettingsFile
from tests.commands.project import run
from tests.commands.records import write_record

pytestmark = pytest.mark.usefixtures("home")


def test_a_finished_game_opens_the_window_in_the_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.ui.core.app import App
    from game.ui.replay.scene import ReplayScene

    seen: list[str] = []

    def look(app: App) -> None:
        """Instead of the loop: one frame, and what is on top."""
        scene = app._context.scenes[-1]
        assert app.frame(0.0, [])
        seen.append(type(scene).__name__)
        assert isinstance(scene, ReplayScene)
        assert scene.clock.position.turn == 0

    monkeypatch.setattr(App, "run", look)
    path = write_record(tmp_path / "game.jsonl")
    before = path.read_bytes()
    assert main(["replay", str(path)]) == 0
    assert seen == ["ReplayScene"]
    assert path.read_bytes() == before


def test_from_the_end_of_the_replay_the_way_leads_to_the_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame
    from pygame.event import Event

    from game.ui.core.app import App

    seen: list[str] = []

    def leave(app: App) -> None:
        keys = (pygame.K_END, *[pygame.K_TAB] * 6, pygame.K_RETURN, pygame.K_ESCAPE)
        for key in keys:
            app.frame(0.0, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
            for _ in range(100):  # until the next scene is open
                app.frame(0.0, [])
            seen.append(type(app._context.scenes[-1]).__name__)

    monkeypatch.setattr(App, "run", leave)
    main(["replay", str(write_record(tmp_path / "game.jsonl"))])
    assert seen[-2:] == ["ResultsScene", "TitleScene"]


def test_the_players_settings_are_in_force(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dataclasses import replace

    from game.ui.core.app import App

    kept = SettingsFile(home / "settings.json")
    kept.change(replace(kept.current, language="nl", window=(1300, 800)))
    seen: list[tuple[str, tuple[int, int]]] = []

    def look(app: App) -> None:
        seen.append((app._context.texts.language, app._surface.get_size()))

    monkeypatch.setattr(App, "run", look)
    main(["replay", str(write_record(tmp_path / "game.jsonl"))])
    assert seen == [("nl", (1300, 800))]


def test_a_missing_file_is_one_sentence_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "missing-file"]) == 2
    assert capsys.readouterr() == ("", "missing-file: No such file or directory\n")


def test_a_broken_record_is_one_sentence_and_exit_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text('{"format":"chess"}\n', encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"{path}: line 1: ")
    assert shown.err.count("\n") == 1


def test_the_secrets_of_a_game_that_goes_on_stay_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write_record(tmp_path / "game.jsonl", actions=5)
    assert main(["replay", str(path)]) == 1
    words = "this game is not finished; only finished games can be replayed"
    assert capsys.readouterr() == ("", f"{path}: {words}\n")


def test_without_a_display_there_is_one_sentence(tmp_path: Path) -> None:
    path = write_record(tmp_path / "game.jsonl")
    nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    if os.name == "nt":
        pytest.skip("there is always a display on Windows")
    outcome = run(["replay", path], **nowhere)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(
        "paris-connection: no display found, so the game cannot open a window;"
    )
    assert outcome.err.count("\n") == 1
