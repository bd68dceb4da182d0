from game.bots.candidates import possible_moves
from game.bots.evaluation import weigh
from game.bots.moves import play
from tests.builders import BLUE, GREEN, RED, france, line_from
from tests.game.bots.positions import a_table_of, outlook_of, positions

NEAR = line_from(france(), RED, "Dijon", "Lyon", "Valence", "Nîmes")


def test_every_move_gets_its_worth() -> None:
    for state in positions(8, seed=90):
        own, outlook = state.portfolios[state.table.turn], outlook_of(state)
        moves = possible_moves(state.table, own, outlook)
        worths = weigh(moves, state.table, own, state.portfolios, outlook)
        assert len(worths) == len(moves)
        assert all(-1 < worth < 2 for worth in worths)


def test_ending_a_won_game_is_worth_most_and_a_lost_one_least() -> None:
    won = [{RED: 10}, {GREEN: 10}, {GREEN: 6, BLUE: 4}]
    lost = [{GREEN: 10}, {RED: 10}, {RED: 6, BLUE: 4}]
    for hands, best in ((won, True), (lost, False)):
        state = a_table_of(hands, NEAR, {RED: 9})
        own, outlook = state.portfolios[0], outlook_of(state)
        moves = possible_moves(state.table, own, outlook)
        worths = weigh(moves, state.table, own, state.portfolios, outlook)
        ends = [
            worth
            for move, worth in zip(moves, worths, strict=True)
            if play(state, move.move).table.ending is not None
        ]
        assert ends
        assert (max(ends) == max(worths)) is best
