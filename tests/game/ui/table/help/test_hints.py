"""Hints through the real table: asked for, looked at, taken into the plan or not."""

import random
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.bots.advice import Advice, MoveAim
from game.rules.actions import Action, Build
from game.rules.companies import COMPANIES
from game.rules.draft import draft
from game.rules.legality import trades
from game.rules.views import View
from tests.game.ui.evening import Evening
from tests.game.ui.quick_bots import QuickBots, a_session_with_bots
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")

PERSON_AND_BOTS = ("human", "easy", "hard")


def an_evening(
    folder: Path, kinds: Sequence[str] = PERSON_AND_BOTS, seed: int = 4
) -> tuple[Evening, QuickBots]:
    session, bots = a_session_with_bots(kinds, seed)
    evening = Evening(folder, session=session)
    evening.settle()
    evening.open_curtain()
    assert evening.table.plan.my_turn
    return evening, bots


def actions(view: View) -> list[Action]:
    """Two builds and a trade."""
    assert view.portfolio is not None
    builds: list[Action] = [
        Build(company, (draft(view.table, company).open_hexes()[0],)) for company in COMPANIES[:2]
    ]
    return [*builds, random.Random(1).choice(trades(view.table, view.portfolio))]


def answered(evening: Evening, bots: QuickBots) -> list[Action]:
    """Ask for a hint by key, and let the answer come."""
    evening.key(pygame.K_h)
    return answer(evening, bots)


def answer(evening: Evening, bots: QuickBots) -> list[Action]:
    """Let the answer come to what was asked."""
    moves = actions(evening.table.plan.view)
    bots.next_advice = tuple(
        Advice(action, MoveAim.CITIES, 0.5, COMPANIES[0], 0, 1, 1.0, None) for action in moves
    )
    evening.settle()
    return moves


def test_a_hint_is_asked_for_and_it_is_seen_that_it_is_thought_out(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    evening.key(pygame.K_h)
    hints = evening.table.hints
    assert bots.asked == [0]
    assert hints.thinking
    assert sum(evening.app.frame(1 / 60, []) for _ in range(60)) >= 2  # the dots
    evening.key(pygame.K_ESCAPE)
    assert not hints.open
    assert evening.menus == 0
    assert not any(evening.app.frame(1 / 60, []) for _ in range(60))
    evening.key(pygame.K_h)  # the question is still open: it is not put again
    assert bots.asked == [0]
    assert hints.thinking


def test_the_keyboard_looks_at_one_after_another_and_confirms_one(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    moves = answered(evening, bots)
    table = evening.table
    assert table.plan.action() == moves[0]
    evening.key(pygame.K_DOWN)
    assert table.plan.action() == moves[1]
    evening.key(pygame.K_TAB)
    assert table.plan.action() == moves[2]
    evening.key(pygame.K_DOWN)
    evening.key(pygame.K_UP)
    assert table.hints.open
    assert table.plan.action() == moves[2]
    assert len(evening.session.past()) == table.seq + 1  # nothing is done yet
    before = table.seq
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert not table.hints.open
    assert evening.session.past()[before + 1].view.table.actions == before + 1
    assert evening.table.seq > before


def test_the_panel_stays_until_the_move_is_really_made(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    evening.change(confirm_every_move=True)
    evening.settle()
    answered(evening, bots)
    evening.click_button("confirm")
    assert evening.table.asked
    assert evening.table.hints.open
    evening.frames(30)  # no double click
    evening.click_button("confirm")
    evening.settle()
    assert not evening.table.hints.open


def test_asking_again_at_the_same_table_repeats_the_answer(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    moves = answered(evening, bots)
    evening.key(pygame.K_DOWN)
    evening.key(pygame.K_h)
    assert not evening.table.hints.open
    evening.key(pygame.K_4)  # something else is planned, and given up
    evening.key(pygame.K_DELETE)
    evening.key(pygame.K_h)
    assert not evening.table.hints.thinking
    assert len(evening.table.hints.face().rows) == len(moves)
    assert evening.table.plan.action() == moves[0]
    assert bots.asked == [0]


def test_an_answer_that_comes_when_the_panel_is_closed_is_there_when_it_is_opened(
    tmp_path: Path,
) -> None:
    evening, bots = an_evening(tmp_path)
    evening.key(pygame.K_h)
    evening.key(pygame.K_ESCAPE)
    moves = answer(evening, bots)
    assert evening.table.plan.empty
    evening.key(pygame.K_h)
    assert evening.table.plan.action() == moves[0]
    assert bots.asked == [0]


def test_after_a_move_the_next_question_is_a_new_one(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    answered(evening, bots)
    evening.key(pygame.K_RETURN)
    evening.settle()
    assert evening.table.plan.my_turn
    evening.key(pygame.K_h)
    assert evening.table.hints.thinking
    assert bots.asked == [0, 0]


def test_escape_leaves_the_plan_as_it_was(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    evening.key(pygame.K_5)
    planned = evening.table.plan
    answered(evening, bots)
    assert evening.table.plan != planned
    evening.key(pygame.K_ESCAPE)
    assert evening.table.plan == planned
    assert not evening.table.hints.open
    assert evening.menus == 0


def test_the_mouse_looks_at_one_move_after_another(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    moves = answered(evening, bots)
    table = evening.table
    places = table.hints.places
    assert places is not None
    for row, move in enumerate(moves[::-1]):
        evening.click(places.rows[len(moves) - 1 - row].center)
        assert table.hints.open
        assert table.plan.action() == move
        assert table.pointing.hex is None
    evening.point(places.rows[1].center)  # on the way elsewhere
    evening.point(table.layout.buttons[0].center)
    assert table.plan.action() == moves[0]


def test_a_hint_explains_no_refusal_of_the_hex_that_the_mouse_rests_on(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    table = evening.table
    far = table.plan.view.table.board.cities[-1].hex
    evening.point(table.camera.pixel_of(far))
    answered(evening, bots)
    assert table.plan.why_not(far) is not None
    assert not pointed_words(table)
    x, y = table.camera.pixel_of(far)
    evening.point((x + table.layout.pixels(200), y))
    evening.point((x, y))
    assert pointed_words(table)


def test_a_move_that_was_clicked_stays_planned_when_the_panel_is_closed(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    moves = answered(evening, bots)
    places = evening.table.hints.places
    assert places is not None
    evening.click(places.rows[1].center)
    evening.click(places.head.center)
    assert not evening.table.hints.open
    assert evening.table.plan.action() == moves[1]


def test_the_button_opens_and_the_heading_closes(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    table = evening.table
    evening.point(table.layout.tools[0].center)
    assert pointed_words(table) == "Hint (H)"
    evening.click(table.layout.tools[0].center)
    assert table.hints.open
    assert table.plan.empty  # the hex below the button was not touched
    assert not pointed_words(table)  # they would lie on the answer
    bots.next_advice = ()
    evening.settle()
    places = table.hints.places
    assert places is not None
    assert places.rows == ()
    evening.click(places.head.center)
    assert not table.hints.open


def test_changing_the_plan_ends_the_preview(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    moves = answered(evening, bots)
    evening.key(pygame.K_BACKSPACE)
    first = moves[0]
    assert isinstance(first, Build)
    assert evening.table.plan.planned is not None
    assert evening.table.plan.planned.company is first.company
    assert evening.table.hints.face().chosen is None
    own = evening.table.plan
    evening.key(pygame.K_ESCAPE)
    assert evening.table.plan == own


def test_tab_leads_to_the_button(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    for _ in range(3):
        evening.key(pygame.K_TAB)
    evening.key(pygame.K_RIGHT)  # from the menu, as nothing is planned
    assert evening.table.hints.button.focused
    evening.key(pygame.K_RETURN)
    assert bots.asked == [0]


def test_without_the_option_there_are_no_hints(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path)
    evening.change(hints=False)
    evening.settle()
    evening.key(pygame.K_h)
    evening.click(evening.table.layout.tools[0].center)
    assert bots.asked == []
    assert not evening.table.hints.open


def test_a_game_without_hints_has_no_button_and_no_key_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.LocalSession.hints", False)
    evening, bots = an_evening(tmp_path)
    evening.settle()
    assert not evening.table.model.hints_offered
    assert evening.table.book.button.rect == evening.table.layout.tools[0], "it moves up"
    evening.key(pygame.K_h)
    assert bots.asked == []
    assert not evening.table.hints.open


def test_nobody_gets_a_hint_while_bots_play(tmp_path: Path) -> None:
    session, bots = a_session_with_bots(("easy", "easy", "human"), 1)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    evening.frames(4)
    assert not evening.table.plan.my_turn
    evening.key(pygame.K_h)
    assert bots.asked == []


def test_a_hint_is_gone_when_the_next_player_comes(tmp_path: Path) -> None:
    evening, bots = an_evening(tmp_path, ("human", "human", "easy"))
    answered(evening, bots)
    evening.click_button("confirm")
    evening.frames(6)
    assert not evening.table.hints.open
    assert not evening.table.hints.thinking


def test_where_nobody_can_be_asked_the_panel_says_so(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_h)
    evening.settle()
    assert evening.table.hints.open
    assert evening.table.hints.face().note == "No hint available."
