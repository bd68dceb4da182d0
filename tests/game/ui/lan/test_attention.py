"""The window calls a player who looks elsewhere."""

from dataclasses import replace

import pygame
import pytest

from game.ui.core.window import TITLE
from game.ui.lan.attention import BLINK, Attention
from tests.game.ui.theatre import Theatre


@pytest.fixture
def looking(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether the player looks at the window."""
    there = [False]
    monkeypatch.setattr(pygame.key, "get_focused", lambda: there[0])
    return there


def title() -> str:
    return pygame.display.get_caption()[0]


def test_the_title_says_whose_turn_it_is_and_blinks(theatre: Theatre, looking: list[bool]) -> None:
    attention = Attention(theatre.stage)
    attention.call()
    assert title() == f"Your turn! \N{EN DASH} {TITLE}"
    attention.update(BLINK)
    assert title() == TITLE
    attention.update(BLINK)
    assert title() == f"Your turn! \N{EN DASH} {TITLE}"
    looking[0] = True
    attention.update(0.1)
    assert title() == TITLE
    assert not attention.calling


def test_with_reduced_motion_nothing_blinks(theatre: Theatre, looking: list[bool]) -> None:
    theatre.stage.settings_file.current = replace(theatre.settings, reduced_motion=True)
    attention = Attention(theatre.stage)
    attention.call()
    attention.update(BLINK)
    assert title() == f"Your turn! \N{EN DASH} {TITLE}"
    attention.stop()
    assert title() == TITLE


def test_whoever_looks_is_not_called(theatre: Theatre, looking: list[bool]) -> None:
    looking[0] = True
    attention = Attention(theatre.stage)
    attention.call()
    assert not attention.calling
