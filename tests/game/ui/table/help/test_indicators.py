"""What the table answers to a touch that changes nothing."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.board import Hex, HexKind
from game.rules.companies import Company
from game.rules.reasons import Rule
from game.ui.table.help.indicators import FeedbackRings
from game.ui.table.plan import Plan
from tests.builders import BLUE, GREEN, RED
from tests.game.ui.evening import Evening
from tests.game.ui.quick_bots import a_session_with_bots
from tests.game.ui.table_probe import TableProbe, pointed_words

pytestmark = pytest.mark.usefixtures("window")
ALL_BOTS = ("easy", "medium", "hard")


def an_evening(folder: Path, *empty: Company) -> Evening:
    """A table at the first turn, where these companies have no locomotive left."""
    evening = Evening(folder)
    evening.open_curtain()
    view = evening.table.plan.view
    depots = [0 if company in empty else view.table.depot(company) for company in Company]
    table = view.table._replace(depots=tuple(depots))
    evening.table.plan = Plan(view._replace(table=table))
    evening.table.refresh()
    evening.settle()
    return evening


def country(table: TableProbe) -> Hex:
    """A hex without a city in which nobody stands."""
    spaces = table.plan.view.table.board.spaces
    return next(space.hex for space in spaces if space.kind is HexKind.RURAL)


def rings(table: TableProbe) -> int:
    return len(table.layer(FeedbackRings).draw_moving(Surface(table.layout.size)))


def test_r12_a_company_with_an_empty_depot_stays_unchosen_and_says_why(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, BLUE)
    table = evening.table
    card = table.layout.cards[BLUE.order].center
    for place in (None, card, table.camera.pixel_of(table.plan.view.table.network(BLUE)[0])):
        evening.click(place) if place else evening.key(pygame.K_1)
        assert table.plan.empty
        assert pointed_words(table).startswith("The Nord depot is empty.")
        assert table.rule is Rule.DEPOT_EMPTY
        evening.key(pygame.K_3)  # goes on
        assert "depot" not in pointed_words(table)
        evening.key(pygame.K_3)


def test_r22_an_empty_depot_says_so_in_a_trade_too(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, GREEN)
    table, give = evening.table, next(one for one in Company if one is not GREEN)
    table.touch_rack(give)
    table.touch_company(GREEN)
    assert "The Ouest depot is empty" in pointed_words(table)
    table.touch_company(give)
    assert f"You gave {evening.stage.texts.company(give)}" in pointed_words(table)


def test_of_two_that_stand_in_a_hex_the_one_that_can_build_is_chosen(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, BLUE)
    table = evening.table
    shared = table.plan.view.table.network(BLUE)[0]
    view = table.plan.view
    track = view.table.track
    bit = view.table.board.grid.spots[shared].bit
    both = [net | bit if n == RED.order else net for n, net in enumerate(track.networks)]
    track = track._replace(networks=tuple(both))
    table.plan = Plan(view._replace(table=view.table._replace(track=track)))
    evening.click_hex(shared)
    assert table.plan.planned is not None
    assert table.plan.planned.company is RED


def test_a_hex_without_a_company_says_what_comes_first_and_rings_the_cards(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    table = evening.table
    evening.click_hex(country(table))
    assert pointed_words(table) == "Choose a company first."
    assert rings(table) == len(table.layout.cards)
    evening.frames(100)
    assert not rings(table)  # for a moment only
    evening.point((5, 5))
    assert pointed_words(table) == ""


def test_a_hex_in_a_trade_says_that_a_card_comes_next(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    table = evening.table
    portfolio = table.plan.view.portfolio
    assert portfolio is not None
    table.touch_rack(next(one for one in Company if portfolio[one.order]))
    evening.click_hex(country(table))
    assert pointed_words(table) == "Choose the company you want to take from."


def test_there_is_no_feedback_on_another_players_turn(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, BLUE)
    table = evening.table
    view = table.plan.view
    table.plan = Plan(view._replace(seat=(view.table.turn + 1) % view.table.seats))
    evening.click_hex(country(table))
    evening.key(pygame.K_1)
    assert pointed_words(table) == ""


def test_with_little_motion_the_rings_stand_still(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.change(reduced_motion=True)
    evening.settle()
    table = evening.table
    table.touch_hex(country(table))
    rings, places = table.layer(FeedbackRings), []
    for _ in range(20):
        rings.update(1 / 60)
        places.append(rings.draw_moving(Surface(table.layout.size)))
    assert all(place == places[0] for place in places)
    assert places[0]


def test_a_bot_that_is_thinking_shows_moving_dots_and_little_is_redrawn(tmp_path: Path) -> None:
    session, bots = a_session_with_bots(ALL_BOTS, 2)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    table = evening.table
    evening.frames(4)
    assert table.model.thinking_seat == table.plan.view.table.turn
    drawn = sum(evening.app.frame(1 / 60, []) for _ in range(60))
    assert 2 <= drawn <= 6  # of sixty frames
    changed = table.draw(evening.screen)
    assert changed is not None
    assert sum(box.width * box.height for box in changed) < 5000
    partly = pygame.image.tobytes(evening.screen, "RGB")
    evening.scene.uncover()
    assert table.draw(evening.screen) is None
    assert pygame.image.tobytes(evening.screen, "RGB") == partly


def test_with_reduced_motion_the_dots_stand_still(tmp_path: Path) -> None:
    session, bots = a_session_with_bots(ALL_BOTS, 2)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    evening.change(reduced_motion=True)
    evening.settle()
    assert evening.table.model.thinking_seat is not None
