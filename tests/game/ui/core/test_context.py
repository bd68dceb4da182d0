from dataclasses import replace
from pathlib import Path

import pytest

from tests.game.ui.theatre import Theatre


def test_a_changed_language_is_applied_and_saved(theatre: Theatre) -> None:
    theatre.stage.change_language("nl")
    assert theatre.stage.texts.language == theatre.settings.language == "nl"


def test_other_changes_keep_the_texts(theatre: Theatre) -> None:
    before = theatre.stage.texts
    theatre.stage.change_settings(replace(theatre.settings, muted=True))
    assert theatre.settings.muted
    assert theatre.stage.texts is before


def test_a_failed_save_is_reported_once(theatre: Theatre, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(source: str, target: Path) -> None:
        raise OSError("read-only")

    monkeypatch.setattr("os.replace", refuse)
    theatre.stage.change_settings(replace(theatre.settings, muted=True))
    theatre.stage.change_settings(replace(theatre.settings, muted=False))
    assert theatre.stage.notices == ["The settings could not be saved."]
