from game.board import Hex
from game.rules.companies import COMPANIES
from game.rules.reach import Reach
from game.rules.table import Track
from game.rules.track_of_table import track_of
from tests.builders import a_game, france


def lifelines(track: Track) -> list[int]:
    return [reach.lifeline for reach in track.watch.reaches]


def test_a_track_made_whole_is_the_one_that_grew_build_by_build() -> None:
    hung = 0
    for seed in range(4):
        starts: list[Hex] = []
        for state, _ in a_game(3, seed):
            grown, grid = state.table.track, state.table.board.grid
            starts = starts or [grid.hexes(network)[0] for network in grown.networks]
            lines = {
                company: [place for place in grid.hexes(network) if place != start]
                for company, network, start in zip(COMPANIES, grown.networks, starts, strict=True)
            }
            whole = track_of(france(), starts, lines)
            assert whole._replace(watch=grown.watch) == grown
            assert lifelines(whole) == lifelines(grown)
            hung += any(lifelines(whole))
    assert hung, "no company hung on a hex in any of these games"


def test_a_company_that_stands_in_a_city_hangs_on_nothing() -> None:
    board = france()
    city = board.cities[0].hex
    track = track_of(board, [station.hex for station in board.stations], {COMPANIES[2]: [city]})
    assert track.watch.reaches[2] == Reach(0, 0)
    assert not track.free & board.grid.spots[city].bit
