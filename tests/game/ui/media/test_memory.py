import ctypes

import pytest

from game.ui.media.memory import trim


def test_memory_is_given_back_or_kept_without_a_word() -> None:
    trim()


def test_another_c_library_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> object:
        raise OSError("no such library")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    trim()
