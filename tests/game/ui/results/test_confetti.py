import pygame
from hypothesis import given
from hypothesis import strategies as st
from pygame import Surface

from game.ui.results.confetti import PIECES, SECONDS, Confetti, confetti_pieces, falling_pieces
from tests.game.ui.finished import pictures

COLOURS = ("#FF0000", "#00FF00")


@given(st.integers(0, 1000))
def test_all_paper_is_down_when_its_time_is_over(seed: int) -> None:
    pieces = confetti_pieces(seed, COLOURS)
    assert len(pieces) == PIECES
    assert not list(falling_pieces(pieces, SECONDS))
    assert list(falling_pieces(pieces, SECONDS / 3))


@given(st.integers(0, 1000), st.floats(0, SECONDS))
def test_paper_falls_from_above_to_below(seed: int, elapsed: float) -> None:
    for piece, (x, y), _ in falling_pieces(confetti_pieces(seed, COLOURS), elapsed):
        assert -0.1 <= x <= 1.1
        assert -0.1 <= y <= 1.1
        assert piece.colour in COLOURS


def test_a_seed_always_gives_the_same_shower() -> None:
    assert confetti_pieces(7, COLOURS) == confetti_pieces(7, COLOURS) != confetti_pieces(8, COLOURS)


def test_a_shower_is_over_after_its_time_or_when_it_is_stopped() -> None:
    confetti = Confetti(pictures().assets, 3)
    assert not confetti.update(1.0)
    confetti.start()
    assert not confetti.falling
    assert confetti.update(1.0)
    assert confetti.falling
    confetti.stop()
    assert not confetti.update(1.0)
    confetti.start()
    assert confetti.update(SECONDS)
    assert not confetti.falling
    assert not confetti.update(1.0)


def test_moving_pieces_restore_what_they_covered() -> None:
    confetti = Confetti(pictures().assets, 3)
    window, fresh = Surface((320, 180)), Surface((320, 180))
    ground = pygame.transform.smoothscale(_checkered(), window.get_size())
    window.blit(ground, (0, 0))
    confetti.start()
    for number in range(60):
        confetti.update(0.05)
        confetti.draw(window, 0.5, moved=number > 0)
        fresh.blit(ground, (0, 0))
        other = Confetti(pictures().assets, 3)
        other.start()
        other.update(0.05 * (number + 1))
        other.draw(fresh, 0.5, moved=False)
        assert _differ(window, fresh) < 0.001
    assert _differ(window, ground) > 0.01


def _checkered() -> Surface:
    small = Surface((4, 4))
    small.fill("red", (0, 0, 2, 2))
    small.fill("blue", (2, 2, 2, 2))
    return small


def _differ(one: Surface, other: Surface) -> float:
    """The share of bytes in which two pictures differ."""
    first, second = (pygame.image.tobytes(picture, "RGB") for picture in (one, other))
    return sum(a != b for a, b in zip(first, second, strict=True)) / len(first)
