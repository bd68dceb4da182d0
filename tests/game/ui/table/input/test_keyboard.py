"""The keyboard through the real table scene: see also tests/game/ui/table/test_scene.py."""

from math import dist
from pathlib import Path

import pygame
import pytest

from game.rules.actions import Trade
from game.rules.companies import COMPANIES
from game.storage.settings import AnimationSpeed
from game.ui.table.input.keyboard import FocusArea
from game.ui.table.target import OnRack
from tests.builders import at
from tests.game.ui.evening import Evening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    evening = Evening(tmp_path)
    evening.open_curtain()
    return evening


def stands_on(evening: Evening) -> FocusArea:
    return evening.table.keyboard.area


def plan_a_trade(evening: Evening) -> Trade:
    """By the keyboard: the first colour of the rack, then the first other company."""
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_SPACE)
    give = evening.table.plan.give
    assert give is not None
    take = next(company for company in COMPANIES if company is not give)
    evening.key(pygame.K_1 + take.order)
    return Trade(give, take, 1)


def test_a_number_leads_to_the_open_hex_at_the_end_of_the_line(evening: Evening) -> None:
    evening.key(pygame.K_TAB)  # the cards
    assert stands_on(evening) is FocusArea.CARDS
    evening.key(pygame.K_3)
    table, planned = evening.table, evening.table.plan.planned
    assert planned is not None
    assert stands_on(evening) is FocusArea.MAP
    focus = table.pointing.focus
    assert focus in planned.open_hexes()
    end = table.camera.pixel_of(table.board.lineup.starts[COMPANIES[2]])
    away = [dist(end, table.camera.pixel_of(one)) for one in planned.open_hexes()]
    assert dist(end, table.camera.pixel_of(focus)) == min(away)
    evening.key(pygame.K_RETURN)
    assert evening.table.plan.planned is not None
    assert evening.table.plan.planned.hexes == (focus,)


def test_the_keyboard_never_stands_below_the_rack_on_a_map_seen_from_nearby(
    evening: Evening,
) -> None:
    for _ in range(5):
        evening.key(pygame.K_PLUS)
    for _ in range(25):
        evening.key(pygame.K_DOWN)
        focus = evening.table.pointing.focus
        assert focus is not None
        assert not evening.table.geometry.hex_box(focus, 1.0).colliderect(evening.table.rack)


def test_n_hides_the_names_of_all_cities_until_it_is_pressed_again(evening: Evening) -> None:
    evening.key(pygame.K_n)
    assert not evening.table.scene_overlay.names
    evening.key(pygame.K_1)
    assert not evening.table.scene_overlay.names
    evening.key(pygame.K_n)
    assert evening.table.scene_overlay.names


def test_space_places_one_after_another_and_enter_confirms(evening: Evening) -> None:
    evening.key(pygame.K_1)
    evening.key(pygame.K_SPACE)
    first = evening.table.plan.planned
    assert first is not None
    assert len(first.hexes) == 1
    beside = next(one for one in first.open_hexes() if one not in first.hexes)
    evening.table.keyboard.focus_hex(beside)
    evening.key(pygame.K_SPACE)
    both = evening.table.plan.planned
    assert both is not None
    assert both.hexes == (*first.hexes, beside)
    evening.key(pygame.K_RETURN)  # on the hex that was just placed
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_where_the_keyboard_stood_in_an_earlier_turn_nothing_is_explained_until_it_is_used(
    evening: Evening,
) -> None:
    evening.change(curtain=False, animation=AnimationSpeed.NORMAL)
    lille = at("Lille")
    evening.key(pygame.K_1)
    evening.key(pygame.K_RETURN)
    evening.table.keyboard.focus_hex(lille)
    assert "Lille" in pointed_words(evening.table)
    evening.table.model.confirm()
    while evening.table.model.busy:
        assert pointed_words(evening.table) == ""
        evening.frames(1)
    evening.settle()
    assert evening.table.plan.my_turn
    assert evening.table.scene_overlay.focus == lille
    assert pointed_words(evening.table) == ""
    evening.key(pygame.K_RETURN)
    assert pointed_words(evening.table) == "Choose a company first."
    evening.key(pygame.K_LEFT)
    evening.key(pygame.K_RIGHT)
    assert "Lille" in pointed_words(evening.table)


def test_enter_lays_the_route_to_a_far_hex_and_confirms_on_the_plan(evening: Evening) -> None:
    evening.key(pygame.K_1)
    plan = evening.table.plan
    route = next(
        route for space in plan.view.table.board.spaces if len(route := plan.route(space.hex)) == 3
    )
    evening.table.keyboard.focus_hex(route[-1])
    evening.key(pygame.K_RETURN)
    assert evening.table.plan.hexes == route
    evening.table.keyboard.focus_hex(route[0])
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_enter_on_a_closed_hex_only_refuses(evening: Evening) -> None:
    evening.key(pygame.K_1)
    evening.key(pygame.K_RETURN)
    laid = evening.table.plan.hexes
    evening.table.keyboard.focus_hex(evening.table.plan.view.table.board.stations[0].hex)
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.table.plan.hexes == laid
    assert evening.session.past()[-1].seq == 0


def test_enter_lays_on_an_open_hex_and_confirms_elsewhere(evening: Evening) -> None:
    evening.key(pygame.K_1)
    evening.key(pygame.K_RETURN)
    first = evening.table.plan.planned
    assert first is not None
    evening.table.keyboard.focus_hex(first.open_hexes()[0])
    evening.key(pygame.K_RETURN)
    both = evening.table.plan.planned
    assert both is not None
    assert len(both.hexes) == 2
    evening.key(pygame.K_RETURN)  # it stands there already
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_enter_confirms_a_whole_trade_from_wherever_the_keyboard_stands(evening: Evening) -> None:
    trade = plan_a_trade(evening)
    assert stands_on(evening) is FocusArea.RACK
    assert evening.table.plan.action() == trade
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def test_backspace_and_delete_take_back_wherever_the_keyboard_stands(evening: Evening) -> None:
    plan_a_trade(evening)
    evening.key(pygame.K_BACKSPACE)
    assert evening.table.plan.action() is None
    assert evening.table.plan.give is not None
    evening.key(pygame.K_DELETE)
    assert evening.table.plan.empty


def test_a_button_in_focus_is_pressed_even_with_a_whole_plan(evening: Evening) -> None:
    plan_a_trade(evening)
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_RIGHT)
    evening.key(pygame.K_RIGHT)
    evening.key(pygame.K_RETURN)  # take all back
    assert evening.table.plan.empty


def test_in_the_rack_a_step_is_a_colour(evening: Evening) -> None:
    portfolio = evening.table.plan.view.portfolio
    assert portfolio is not None
    held = [company for company in COMPANIES if portfolio[company.order]]
    evening.key(pygame.K_TAB)
    evening.key(pygame.K_TAB)
    passed = []
    for _ in held:
        passed.append(evening.table.pointing.target)
        evening.key(pygame.K_RIGHT)
    assert passed == [OnRack(company) for company in held]
    assert evening.table.pointing.target == passed[0]


def test_where_the_keyboard_stands_is_ringed_and_where_the_mouse_points_is_not(
    evening: Evening,
) -> None:
    card = evening.table.layout.cards[0]

    def seen() -> bytes:
        return pygame.image.tobytes(evening.screen.subsurface(card.inflate(20, 20)), "RGB")

    plain = seen()
    evening.key(pygame.K_TAB)
    ringed = seen()
    evening.point(card.center)
    assert len({plain, ringed, seen()}) == 3


def test_space_skips_what_moves_and_touches_nothing_then(evening: Evening) -> None:
    evening.change(animation="normal")
    evening.send_an_engine()
    evening.frames(5)
    assert evening.table.moving
    evening.key(pygame.K_SPACE)
    evening.settle()
    assert evening.session.past()[-1].seq == 1
