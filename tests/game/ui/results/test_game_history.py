from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import Match
from game.rules.actions import Build, Trade
from game.rules.companies import COMPANIES
from game.rules.events import Built
from game.rules.table import Traded
from game.session import LocalSession
from game.ui.results.game_history import (
    lead_changes,
    leaders,
    moves,
    result_of,
    story_of,
    table_during,
    value_lines,
    worth_lines,
)
from tests.builders import a_game, a_header
from tests.game.ui.finished import a_finished_session

GAMES = [(3, 5), (4, 2), (5, 3), (6, 4)]
lines = st.integers(2, 40).flatmap(
    lambda turns: st.lists(
        st.lists(st.integers(0, 9), min_size=turns, max_size=turns).map(tuple),
        min_size=3,
        max_size=6,
    )
)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_last_worth_is_the_score_before_the_penalty(seats: int, seed: int) -> None:
    session = a_finished_session(seats, seed)
    final = session.view_as(None).view.result
    assert final is not None
    ends = [line[-1] for line in worth_lines(session.history())]
    assert ends == [sum(score.points) for score in final.scores]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_values_start_at_zero_and_never_fall(seats: int, seed: int) -> None:
    for line in value_lines(a_finished_session(seats, seed).history()):
        assert line[0] == 0
        assert list(line) == sorted(line)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_moves_are_those_that_were_made_in_their_order(seats: int, seed: int) -> None:
    made = [action for _, action in a_game(seats, seed)]
    for move, action in zip(moves(a_finished_session(seats, seed).past()), made, strict=True):
        match action:
            case Build(company, hexes):
                assert isinstance(move, Built)
                assert (move.company, move.hexes) == (company, hexes)
            case Trade(give, take, count):
                assert isinstance(move, Traded)
                assert (move.give, move.take, move.taken) == (give, take, count)


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_build_grows_hex_by_hex_into_the_next_table(seats: int, seed: int) -> None:
    session = a_finished_session(seats, seed)
    for (before, after), move in zip(
        pairwise(session.history()), moves(session.past()), strict=True
    ):
        if isinstance(move, Traded):
            assert table_during(before.table, move, 1) == before.table
            continue
        whole = table_during(before.table, move, len(move.hexes))
        assert whole.values == after.table.values
        assert whole.depots == after.table.depots
        for company in COMPANIES:
            assert whole.network(company) == after.table.network(company)


@given(lines)
def test_leaders_have_the_highest_worth_above_zero(lines: list[tuple[int, ...]]) -> None:
    for turn, worths in enumerate(zip(*lines, strict=True)):
        best = {seat for seat, one in enumerate(worths) if one == max(worths) and one > 0}
        assert set(leaders(lines, turn)) == best


@given(lines)
def test_every_change_of_the_lead_has_a_new_sole_leader(lines: list[tuple[int, ...]]) -> None:
    changes = lead_changes(lines)
    assert [change.turn for change in changes] == sorted({change.turn for change in changes})
    for change in changes:
        assert leaders(lines, change.turn) == (change.seat,)
        assert leaders(lines, change.turn - 1) != (change.seat,)
    for one, other in pairwise(changes):
        assert one.seat != other.seat


@given(lines)
def test_a_sole_leader_at_the_end_took_the_lead_last(lines: list[tuple[int, ...]]) -> None:
    changes, last = lead_changes(lines), leaders(lines, len(lines[0]) - 1)
    if changes and len(last) == 1:
        assert changes[-1].seat == last[0]


def test_being_level_for_a_while_changes_no_lead() -> None:
    assert lead_changes([(0, 2, 2, 3), (0, 1, 2, 2)]) == ()
    assert lead_changes([(0, 2, 2, 2), (0, 1, 2, 3)]) == ((3, 1),)


def test_the_result_of_a_game_has_its_start_player_and_all_points() -> None:
    session = a_finished_session()
    counted, final = result_of(story_of(session)), session.view_as(None).view.result
    assert final is not None
    assert counted.names == tuple(player.name for player in session.players)
    assert counted.scores == tuple(score.total for score in final.scores)
    assert counted.first == session.history()[0].table.turn
    assert counted.winners == tuple(counted.names[seat] for seat in final.winners)


def test_an_unfinished_game_has_no_history() -> None:
    with pytest.raises(ValueError, match="until the game is over"):
        story_of(LocalSession(Match.begin(a_header()), range(3)))
