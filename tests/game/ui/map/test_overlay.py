import pytest

from game.board import Hex
from game.ui.map.overlay import Overlay, Spotlight
from tests.builders import BLUE, RED

A, B, C = Hex(1, 3), Hex(2, 3), Hex(3, 3)


@pytest.mark.parametrize(
    ("before", "after", "changed"),
    [
        (Overlay(), Overlay(), set()),
        (Overlay(hover=A), Overlay(hover=B), {A, B}),
        (Overlay(hover=A), Overlay(refused=A), {A}),
        (Overlay(open={A: 0, B: 2}), Overlay(open={A: 1, B: 2}), {A}),
        (Overlay(RED, chosen=(A, B)), Overlay(RED, chosen=(A, B, C)), {C}),
        (Overlay(RED, chosen=(A, B)), Overlay(RED, chosen=(B, A)), {A, B}),
        (Overlay(RED, open={A: 0}), Overlay(BLUE, open={A: 0}), {A}),
        (Overlay(past=(A,), past_company=RED), Overlay(past=(B,), past_company=RED), {A, B}),
        (Overlay(cut_off=(A, B)), Overlay(cut_off=(B,)), {A}),
        (Overlay(focus=A), Overlay(), {A}),
    ],
)
def test_only_hexes_that_look_different_are_drawn_again(
    before: Overlay, after: Overlay, changed: set[Hex]
) -> None:
    assert before.differing(after) == changed


def test_names_give_way_where_something_is_built_or_pointed_at() -> None:
    overlay = Overlay(RED, {A: 1}, chosen=(B,), pointed=C)
    assert overlay.kept_visible() == {A, B, C}
    assert Overlay(past=(A,), cut_off=(B,)).kept_visible() == frozenset()


def test_a_past_move_leaves_only_its_own_names_unless_nothing_is_dimmed() -> None:
    assert [Overlay(past=(A,)).names_city(place) for place in (A, B)] == [True, False]
    assert Overlay(past=(A,), dims=False).names_city(B)


def test_names_are_shown_for_all_cities_or_none_or_those_in_the_spotlight() -> None:
    assert Overlay().names_city(A)
    assert not Overlay(names=False).names_city(A)
    alone = Overlay(spotlight=Spotlight(RED, frozenset({A}), {B: 2}))
    assert [alone.names_city(place) for place in (A, B, C)] == [True, True, False]


def test_a_city_name_stays_above_all_but_the_focus() -> None:
    overlay = Overlay(RED, {A: 1}, hover=B, focus=C)
    assert overlay.covered() == {A, B}
