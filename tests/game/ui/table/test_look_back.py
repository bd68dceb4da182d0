"""Earlier positions at the table: what is shown, what waits, and what ends it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.rules.companies import Company
from game.rules.events import Built
from game.rules.table import Traded
from game.ui.table.look_back import look_back
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.table_status import TableStatus
from game.ui.table.target import OnCard, OnHex, OnLogEntry
from tests.builders import RED, at
from tests.game.ui.table.test_model import ASession, a_model, session_of


def watching(folder: Path, moves: int = 5) -> TableModel:
    """A table after some moves, seen by a player whose turn is two moves away."""
    turn = ASession(moves=moves).match.table.turn
    model = a_model(folder, people=((turn + 2) % 3,), moves=moves)
    model.view_as(model.session.seats[0])
    return model


def show_all(model: TableModel) -> list[object]:
    """Show every coming move to its end; returns the moves."""
    shown: list[object] = []
    while model.next_step() is not None:
        shown.append(model.captioned_move)
        model.finish()
    return shown


def test_positions_go_from_the_deal_to_the_game_as_it_is() -> None:
    past = ASession(moves=3).past()
    look = look_back(past, 3)
    assert look.table is past[3].view.table
    assert look.back().position == 2
    assert look_back(past, 0).back().position == 0
    assert look_back(past, 0).move is None
    assert look.move == past[3].events[0]
    assert look.coming is None
    first = look_back(past, 1).forward()
    assert first.coming is past[2]
    after = first.shown()
    assert after is not None
    assert (after.position, after.coming) == (2, None)
    assert after.forward().shown() is None  # that is the game as it is now


def test_all_moves_are_played_one_after_another_if_wanted() -> None:
    past = ASession(moves=3).past()
    look = look_back(past, 0, plays=True)
    for number in range(1, 3):
        assert look.coming is past[number]
        after = look.shown()
        assert after is not None
        look = after
    assert look.coming is past[3]
    assert look.shown() is None


def test_a_step_back_shows_the_table_before_with_no_portfolio_and_the_rack_as_it_is(
    tmp_path: Path,
) -> None:
    model = watching(tmp_path)
    now, past = model.plan, model.session.past()
    assert model.step_back() == "take_back"
    assert model.shown_plan.view.table is past[4].view.table
    assert model.shown_plan.view.portfolio is None
    assert model.shown_plan.view.seat is None
    assert model.plan is now
    assert now.view.portfolio is not None  # the rack shows this one
    assert model.captioned_move == past[4].events[0]
    assert model.marked_number == 3
    model.back_to_now()
    assert model.shown_plan is now


def test_steps_forward_show_the_moves_and_end_at_the_game_as_it_is(tmp_path: Path) -> None:
    model = watching(tmp_path)
    past = model.session.past()
    for _ in range(2):
        model.step_back()
    model.step_forward()
    assert show_all(model) == [past[4].events[0]]
    assert model.look_position == 4
    model.step_forward()
    assert show_all(model) == [past[5].events[0]]
    assert model.looking is None
    assert model.seq == 5


def test_it_goes_back_to_the_deal_and_no_further(tmp_path: Path) -> None:
    model = watching(tmp_path, moves=2)
    for _ in range(5):
        model.step_back()
    assert model.look_position == 0
    assert model.captioned_move is None
    assert model.marked_number is None
    assert not any(model.shown_plan.view.table.values)


def test_before_the_first_move_there_is_nothing_to_step_back_to(tmp_path: Path) -> None:
    model = watching(tmp_path, moves=0)
    assert model.step_back() == ""
    assert model.looking is None


def test_new_moves_wait_and_are_shown_afterwards(tmp_path: Path) -> None:
    model = watching(tmp_path)
    model.step_back()
    session_of(model).play()
    model.receive()
    assert model.looking is not None
    assert model.next_step() is None
    assert model.history.waiting
    model.back_to_now()
    assert model.next_step() is not None
    model.finish()
    assert model.seq == 6


def test_ones_own_turn_ends_it(tmp_path: Path) -> None:
    model = watching(tmp_path)
    model.step_back()
    session_of(model).play(2)
    model.receive()
    assert model.looking is None
    assert len(show_all(model)) == 2
    assert model.plan.view.table.turn == model.session.seats[0]


def test_the_end_of_the_game_ends_it(tmp_path: Path) -> None:
    turn = ASession(moves=1).match.table.turn
    model = a_model(tmp_path, people=((turn + 2) % 3,), moves=1)
    model.step_back()
    match = session_of(model).match
    while match.table.ending is None:
        session_of(model).play()
    model.receive()
    assert model.looking is None


def test_a_gap_ends_it(tmp_path: Path) -> None:
    model = watching(tmp_path)
    model.step_back()
    session = session_of(model)
    session.play()
    session.poll()
    model.history.add(session.match.snapshot(None))
    assert not model.behind  # the position stays until the player or the session ends it
    model.back_to_now()
    assert model.behind


def test_on_ones_own_turn_one_can_look_back_but_not_plan(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=3)
    assert model.plan.my_turn
    model.touch(OnCard(RED))
    planned = model.plan
    model.step_back()
    assert model.busy
    assert model.confirm() == ""
    model.touch(OnHex(at("Lyon")))
    assert model.looking is not None
    model.touch(OnCard(Company.BLUE))  # who wants to go on is back at the game, and no further
    assert model.looking is None
    assert model.plan is planned  # as it was left


def test_while_a_move_is_shown_a_step_back_waits_for_its_end(tmp_path: Path) -> None:
    model = watching(tmp_path)
    session_of(model).play()
    model.receive()
    assert model.next_step() is not None
    model.step_back()
    assert model.looking is None
    model.finish()
    assert model.look_position == 5
    assert model.seq == 6


def test_a_click_in_the_log_goes_to_the_position_after_that_move(tmp_path: Path) -> None:
    model = watching(tmp_path)
    model.step_back()
    model.touch(OnLogEntry(1))
    assert model.look_position == 2
    model.touch(OnLogEntry(4))
    assert model.looking is None


def test_a_step_back_while_a_move_is_shown_again_goes_back_from_its_beginning(
    tmp_path: Path,
) -> None:
    model = watching(tmp_path)
    model.step_back()
    model.step_forward()
    assert model.next_step() is not None
    assert model.look_position == 5
    model.step_back()
    assert not model.moving
    assert model.look_position == 3


def test_moves_are_shown_again_with_their_players_named(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=6)
    since = model.history.since(model.plan.view.table.turn)
    model.view_as(None)
    model.show_again(since)
    shown = show_all(model)
    assert shown == [entry.event for entry in since]
    assert len(shown) == 2
    assert model.looking is None
    assert model.calls_again


def test_the_depots_of_a_move_that_is_shown_again_are_those_after_it(tmp_path: Path) -> None:
    model = watching(tmp_path, moves=12)
    past = model.session.past()
    trade = next(step.seq for step in past[1:] if isinstance(step.events[0], Traded))
    model.step_back()
    model.touch(OnLogEntry(trade - 1))
    model.step_back()
    model.step_forward()
    assert model.next_step() is not None
    assert model.shown_trade == past[trade].events[0]
    assert model.depots_shown == past[trade].view.table.depots
    assert model.shown_plan.view.table is past[trade - 1].view.table


def test_a_turn_timer_goes_on_and_nothing_is_skipped_for_an_impatient_table(
    tmp_path: Path,
) -> None:
    model = watching(tmp_path)
    model.report(TableStatus(patient=False))
    model.step_back()
    session_of(model).play()
    model.receive()
    assert not model.behind
    assert model.history.waiting


@pytest.mark.parametrize(
    "needs",
    [
        lambda model: model.touch(OnCard(RED)),
        lambda model: model.touch(OnHex(at("Lyon"))),  # the cards are ringed: a company comes first
        lambda model: model.confirm_too_soon(),
        lambda model: model.view_as(model.plan.view.table.turn),
    ],
)
def test_the_open_log_closes_when_the_panel_below_is_needed(
    tmp_path: Path, needs: Callable[[TableModel], object]
) -> None:
    model = a_model(tmp_path, moves=3)
    model.open_panel(SidePanel.LOG)
    needs(model)
    assert model.panel is None


def test_the_divider_stands_after_the_viewers_last_move(tmp_path: Path) -> None:
    model = a_model(tmp_path, moves=6)
    assert model.since_last_turn == 4
    just_moved = a_model(tmp_path, people=((ASession().match.table.turn + 2) % 3,), moves=6)
    assert just_moved.since_last_turn is None  # nothing has happened since
    assert a_model(tmp_path, moves=2).since_last_turn is None  # no turn yet
    assert a_model(tmp_path, people=(), moves=6).since_last_turn is None  # nobody plays here


def test_a_trade_that_is_clicked_in_the_open_log_closes_it_so_that_its_cards_are_seen(
    tmp_path: Path,
) -> None:
    model = a_model(tmp_path, moves=12)
    entries = model.history.entries
    trade = next(n for n, entry in enumerate(entries) if isinstance(entry.event, Traded))
    build = next(n for n, entry in enumerate(entries) if isinstance(entry.event, Built))
    model.open_panel(SidePanel.LOG)
    model.touch(OnLogEntry(build))
    assert model.panel is SidePanel.LOG
    model.touch(OnLogEntry(trade))
    assert model.panel is None
    assert model.marked_trade == entries[trade].event
