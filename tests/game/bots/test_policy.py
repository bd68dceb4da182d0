from game.bots.policy import play_ahead, quick_move
from game.rules.actions import Trade
from game.rules.draft import Draft
from game.rules.setup import new_game
from game.rules.table import Ending
from tests.builders import BLUE, GREEN, RED, a_state, france, line_from
from tests.game.bots.positions import outlook_of, positions


def test_games_come_to_their_end() -> None:
    for seed in range(8):
        state = new_game(france(), 3 + seed % 4, seed)
        state, _ = play_ahead(state, outlook_of(state), 500)
        assert state.table.ending is not None


def test_it_looks_no_farther_than_it_is_told() -> None:
    state = new_game(france(), 4, 1)
    assert play_ahead(state, outlook_of(state), 7)[0].table.actions == 7


def test_every_quick_move_is_legal() -> None:
    for state in positions(40, seed=21):
        play_ahead(state, outlook_of(state), 1)


def test_it_ends_the_game_when_that_wins() -> None:
    near = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")
    state = a_state(
        track=near,
        hands=[{RED: 5}, {GREEN: 1}, {GREEN: 1}],
        values={RED: 9},
        depots={RED: 5, BLUE: 5, GREEN: 5},
    )
    move = quick_move(state, outlook_of(state))
    assert isinstance(move, Draft)
    assert france()[move.hexes[-1]].end
    after, _ = play_ahead(state, outlook_of(state), 1)
    assert after.table.ending is Ending.MARSEILLE


def test_it_does_not_end_a_game_that_it_loses() -> None:
    near = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")
    state = a_state(track=near, hands=[{GREEN: 1}, {RED: 5}, {RED: 5}], values={RED: 9})
    after, _ = play_ahead(state, outlook_of(state), 1)
    assert after.table.ending is None


def test_it_trades_what_is_worth_little_for_what_is_worth_much() -> None:
    state = a_state(hands=[{GREEN: 1}, {RED: 2}, {RED: 2}], values={RED: 14})
    assert quick_move(state, outlook_of(state)) == Trade(GREEN, RED, 2)
