import ctypes

import pytest
from pygame import Surface

from game.ui.media.surface_cache import SurfaceCache, return_large_blocks, trim


def square(side: int) -> Surface:
    return Surface((side, side), depth=32)


def test_a_picture_is_made_once() -> None:
    cache: SurfaceCache[str] = SurfaceCache(10_000)
    first = cache.get("a", lambda: square(10))
    assert cache.get("a", lambda: square(10)) is first


def test_the_picture_unused_for_longest_goes_first() -> None:
    cache: SurfaceCache[str] = SurfaceCache(900)
    kept = cache.get("a", lambda: square(10))
    cache.get("b", lambda: square(10))
    assert cache.get("a", lambda: square(10)) is kept
    cache.get("c", lambda: square(10))
    assert cache.used <= 900
    assert cache.get("a", lambda: square(10)) is kept


def test_a_picture_larger_than_the_room_is_still_given() -> None:
    cache: SurfaceCache[str] = SurfaceCache(100)
    assert cache.get("a", lambda: square(50)).get_width() == 50
    assert cache.get("a", lambda: square(9)).get_width() == 50


def test_after_clearing_nothing_is_kept() -> None:
    cache: SurfaceCache[str] = SurfaceCache(10_000)
    cache.get("a", lambda: square(10))
    cache.clear()
    assert cache.used == 0
    assert cache.get("a", lambda: square(9)).get_width() == 9


def test_memory_is_given_back_or_kept_without_a_word() -> None:
    trim()
    return_large_blocks()


def test_another_c_library_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_name: str) -> object:
        raise OSError("no such library")

    monkeypatch.setattr(ctypes, "CDLL", missing)
    trim()
    return_large_blocks()
