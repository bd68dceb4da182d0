"""The table, played with posted events through whole games; privacy held frame by frame."""

import random
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES
from game.rules.events import Built
from game.rules.views import View
from game.storage.settings import SMALLEST_WINDOW, AnimationSpeed
from game.ui.table.curtain import CurtainScene
from game.ui.table.panel import rack
from game.ui.table.panel.rack import RackFace, draw_rack, slot_of
from tests.builders import random_action
from tests.game.ui.evening import Evening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")


def test_a_build_by_mouse(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    card = evening.table.layout.cards[2]
    evening.click(card.center)
    planned = evening.table.plan.planned
    assert planned is not None
    place = planned.open_hexes()[0]
    evening.click_hex(place)
    assert evening.table.plan.action() == Build(COMPANIES[2], (place,))
    evening.click_button("confirm")
    evening.settle()
    assert evening.session.past()[-1].view.table.standing(place) == (COMPANIES[2],)
    assert isinstance(evening.stage.scenes[-1], CurtainScene)


def test_a_build_by_keyboard_alone(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    planned = evening.table.plan.planned
    assert planned is not None
    walk_to(evening, planned.open_hexes()[0])
    evening.key(pygame.K_RETURN)
    action = evening.table.plan.action()
    assert isinstance(action, Build)
    evening.key(pygame.K_BACKSPACE)
    assert evening.table.plan.action() is None
    evening.key(pygame.K_RETURN)
    evening.point((5, 5))
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.session.past()[-1].seq == 1


def walk_to(evening: Evening, goal: Hex) -> None:
    """With the arrow keys, from hex to hex."""
    for _ in range(40):
        here = evening.table.pointing.focus or Hex(0, 0)
        if here == goal:
            return
        if here.r != goal.r:
            evening.key(pygame.K_DOWN if here.r < goal.r else pygame.K_UP)
        else:
            evening.key(pygame.K_RIGHT if here.q < goal.q else pygame.K_LEFT)
    raise AssertionError(f"the arrow keys do not lead to {goal}")


def test_a_trade_by_clicks_and_by_dragging(tmp_path: Path) -> None:
    for dragged in (False, True):
        evening = Evening(tmp_path)
        evening.open_curtain()
        portfolio = evening.table.plan.view.portfolio
        assert portfolio is not None
        give = next(company for company in COMPANIES if portfolio[company.order])
        take = next(company for company in COMPANIES if company is not give)
        start = slot_of(evening.rack(), portfolio, give).center
        goal = evening.table.layout.cards[take.order].center
        if dragged:
            evening.drag(start, goal)
        else:
            evening.click(start)
            evening.click(goal)
        assert evening.table.plan.action() == Trade(give, take, 1)
        evening.click(goal)
        assert evening.table.plan.action() == Trade(give, take, 2)
        evening.key(pygame.K_RETURN)
        evening.settle()
        assert len(evening.session.past()) == 2


def test_nothing_leaves_the_hand_by_a_misclick(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.change(confirm_every_move=True)
    evening.key(pygame.K_1)
    planned = evening.table.plan.planned
    assert planned is not None
    evening.click_hex(planned.open_hexes()[0])
    evening.click_button("confirm")
    evening.click_button("confirm")  # the second half of a double click
    assert evening.table.asked
    assert len(evening.session.past()) == 1
    evening.key(pygame.K_ESCAPE)  # no
    assert not evening.table.asked
    assert evening.table.plan.action() is not None
    evening.click_button("confirm")
    evening.click_button("back")
    assert not evening.table.asked
    evening.key(pygame.K_ESCAPE)
    assert evening.table.plan.empty
    assert evening.menus == 0
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1
    assert len(evening.session.past()) == 1


def test_confirming_the_question_submits_the_move(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.change(confirm_every_move=True)
    evening.key(pygame.K_1)
    evening.key(pygame.K_SPACE)
    evening.click_button("confirm")
    evening.frames(30)
    evening.click_button("confirm")
    evening.settle()
    assert len(evening.session.past()) == 2


def test_confirming_too_soon_shows_what_is_missing(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    said = []
    for key in (None, pygame.K_1):
        if key is not None:
            evening.key(key)
        evening.click(evening.table.layout.buttons[0].center)
        said.append(pointed_words(evening.table))
    evening.key(pygame.K_DELETE)
    evening.click(slot_in_rack(evening))
    evening.click(evening.table.layout.buttons[0].center)
    said.append(pointed_words(evening.table))
    assert said == [
        "Choose a company first.",
        "Place a locomotive on a highlighted hex first.",
        "Choose the company you want to take from.",
    ]


def slot_in_rack(evening: Evening) -> tuple[int, int]:
    table = evening.table
    held = table.plan.view.portfolio
    assert held is not None
    company = next(one for one in COMPANIES if held[one.order])
    return slot_of(table.rack, held, company).center


def test_an_unavailable_hex_shows_why(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_2)
    toulouse = next(
        city.hex for city in evening.table.plan.view.table.board.cities if city.name == "Toulouse"
    )
    evening.point(evening.table.camera.pixel_of(toulouse))
    words = pointed_words(evening.table)
    assert "Toulouse is out of reach with 5 locomotives" in words
    before = evening.table.plan
    evening.click_hex(toulouse)
    assert evening.table.plan == before


def test_the_hex_of_a_clicked_locomotive_shows_no_reason_yet(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    start = evening.table.plan.view.table.network(COMPANIES[4])[0]
    evening.click_hex(start)
    assert pointed_words(evening.table) == ""
    x, y = evening.table.camera.pixel_of(start)
    evening.point((x + 2, y))
    assert pointed_words(evening.table) == ""
    evening.point((5, 5))
    evening.point((x, y))
    assert pointed_words(evening.table).startswith("You cannot build in Paris.")


def test_no_note_stays_under_what_covers_the_table_or_after_it(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table = evening.table
    evening.point(table.menu.button.rect.center)
    assert pointed_words(table)
    evening.key(pygame.K_F1)
    evening.settle()
    assert pointed_words(table) == ""
    evening.point((5, 5))
    evening.key(pygame.K_ESCAPE)
    evening.settle()
    assert evening.stage.scenes[-1] is evening.scene
    assert pointed_words(table) == ""
    evening.key(pygame.K_F1)
    evening.point(table.menu.button.rect.center)
    evening.key(pygame.K_ESCAPE)
    evening.settle()
    assert pointed_words(table) == "Menu (Esc)"  # the pointer is really there


def test_no_note_stays_when_the_pointer_leaves_the_window(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    table = evening.table
    lyon = next(city.hex for city in table.plan.view.table.board.cities if city.name == "Lyon")
    evening.point(table.camera.pixel_of(lyon))
    assert pointed_words(table)
    evening.frames(2, [pygame.event.Event(pygame.WINDOWLEAVE)])
    assert pointed_words(table) == ""


def test_a_click_on_a_standing_locomotive_chooses_its_company(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    start = evening.table.plan.view.table.network(COMPANIES[4])[0]
    evening.click_hex(start)
    planned = evening.table.plan.planned
    assert planned is not None
    assert planned.company is COMPANIES[4]


def test_wheel_drag_and_double_click_move_the_map(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.frames(2, [pygame.event.Event(pygame.MOUSEWHEEL, y=3, x=0)])
    assert not evening.table.camera.fits
    before = evening.table.camera.middle
    evening.drag((400, 300), (300, 260))
    assert evening.table.camera.middle != before
    evening.key(pygame.K_0)
    assert evening.table.camera.fits


def test_a_past_move_is_shown_again_from_the_log(tmp_path: Path) -> None:
    evening = Evening(tmp_path, seed=3)
    evening.change(curtain=False)
    play_on(evening, random.Random(5), moves=3)
    evening.click((evening.table.layout.log.centerx, evening.table.layout.log.bottom - 20))
    entry = evening.table.entry
    assert entry is not None
    if isinstance(entry.event, Built):
        assert entry.hexes == entry.event.hexes


def play_on(evening: Evening, chance: random.Random, moves: int = 10**6) -> int:
    """Play by clicks until the end; returns how many moves were made."""
    made = 0
    while not evening.over and made < moves:
        evening.open_curtain()
        table = evening.table
        match = evening.session._match
        action = random_action(match._state(), chance)
        if isinstance(action, Build):
            evening.key(pygame.K_1 + action.company.order)
            for place in action.hexes:
                evening.click_hex(place)
        else:
            portfolio = table.plan.view.portfolio
            assert portfolio is not None
            if table.covered:
                evening.key(pygame.K_p)
            evening.click(slot_of(evening.rack(), portfolio, action.give).center)
            for _ in range(action.count):
                evening.click(table.layout.cards[action.take.order].center)
        assert table.plan.action() == action
        evening.click_button("confirm")
        if table.asked:  # the move has consequences
            evening.frames(30)
            evening.click_button("confirm")
        evening.settle()
        made += 1
    return made


@pytest.mark.parametrize("seats", [3, 6])
def test_a_whole_game_by_mouse_to_its_end(tmp_path: Path, seats: int) -> None:
    pygame.display.set_mode(SMALLEST_WINDOW)  # thousands of frames are drawn
    evening = Evening(tmp_path, seats=seats, seed=seats)
    moves = play_on(evening, random.Random(seats))
    assert evening.over == 1
    assert moves == evening.session.past()[-1].seq
    assert evening.table.plan.view.result is not None


def test_r5_no_frame_between_two_hands_shows_the_next_ones_rack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every rack that is drawn, frame by frame: only its owner's, and only on its owner's turn."""
    evening = Evening(tmp_path, seed=8)
    evening.change(animation=AnimationSpeed.FAST)
    drawn: list[tuple[int | None, bool]] = []
    real = draw_rack

    def watched(surface: Surface, skins: object, face: RackFace, box: object) -> None:
        under_curtain = isinstance(evening.stage.scenes[-1], CurtainScene)
        drawn.append((evening.table.plan.view.seat, under_curtain and face.portfolio is not None))
        assert face.portfolio == evening.table.plan.view.portfolio
        real(surface, skins, face, box)  # type: ignore[arg-type] # handed on as they came

    monkeypatch.setattr(rack, "draw_rack", watched)
    seen: list[View] = []
    look = evening.session.view_as

    def looked(seat: int | None) -> object:
        update = look(seat)
        seen.append(update.view)
        return update

    monkeypatch.setattr(evening.session, "view_as", looked)
    play_on(evening, random.Random(2), moves=7)
    assert len(drawn) >= 7  # once for every move
    assert not any(leak for _, leak in drawn)
    # Between two hands the screen looks through nobody's eyes.
    seats = [view.seat for view in seen]
    assert all(one is None or other is None for one, other in pairwise(seats))


def test_r5_under_the_curtain_the_screen_is_the_same_whatever_is_held(tmp_path: Path) -> None:
    shots = []
    for seed in (8, 9):
        evening = Evening(tmp_path, seed=seed)
        curtain = evening.stage.scenes[-1]
        assert isinstance(curtain, CurtainScene)
        curtain._face.call = curtain._face.call._replace(name="Somebody")
        curtain.enter(evening.screen.get_size())
        curtain.draw(evening.screen)
        shots.append(pygame.image.tobytes(evening.screen, "RGB"))
    assert shots[0] == shots[1]


def test_the_start_player_keeps_the_start_plate(tmp_path: Path) -> None:
    evening = Evening(tmp_path, seed=2)
    first = evening.table.plan.view.table.turn
    play_on(evening, random.Random(1), moves=4)
    assert evening.table.first == first
    assert Hex(0, 0) in evening.table.plan.view.table.board


def test_the_layers_are_arranged_again_only_if_something_has_changed(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    size, before = evening.screen.get_size(), evening.scene.geometry.layout
    evening.scene.enter(size)
    assert evening.scene.geometry.layout is before
    evening.change(ui_scale=120)
    evening.scene.enter(size)
    assert evening.scene.geometry.layout is not before
