from game.board import Hex
from game.bots.atlas import Atlas
from tests.builders import BLUE, a_state, at, board_of, france

LINE = [Hex(2, -1), Hex(3, -1), Hex(4, -1)]


def test_layers_are_steps_from_the_network() -> None:
    board = board_of(LINE, {Hex(5, -1): ("Far", 2)})
    atlas = Atlas(board)
    shore = board.grid.bits(LINE[:1])
    layers = atlas.layers(shore, board.open_bits, 9)
    assert [board.grid.hexes(layer) for layer in layers] == [[one] for one in [*LINE, Hex(5, -1)]]
    assert len(atlas.layers(shore, board.open_bits, 2)) == 2


def test_a_way_goes_from_the_network_to_the_goal() -> None:
    board = board_of(LINE, {Hex(5, -1): ("Far", 2)})
    atlas = Atlas(board)
    layers = atlas.layers(board.grid.bits(LINE[:1]), board.open_bits, 9)
    assert atlas.way(layers, board.grid.spots[Hex(5, -1)].bit) == [*LINE, Hex(5, -1)]


def test_a_barrier_is_no_way() -> None:
    board = board_of(LINE, {Hex(5, -1): ("Far", 2)}, barriers=[(LINE[1], LINE[2])])
    atlas = Atlas(board)
    layers = atlas.layers(board.grid.bits(LINE[:1]), board.open_bits, 9)
    assert len(layers) == 2


def test_the_city_that_ends_the_game_is_no_target() -> None:
    atlas = Atlas(france())
    targets = 0
    for target in atlas.targets:
        targets |= target.bits
    marseille = france().grid.spots[at("Marseille")].bit
    assert atlas.end_bits == marseille
    assert targets == france().city_bits & ~marseille
    assert [target.worth for target in atlas.targets] == [3, 2, 1]


def test_what_is_near_the_end_can_end_the_game_in_one_build() -> None:
    state = a_state()
    atlas = Atlas(state.table.board)
    assert not atlas.near_the_end & state.table.track.shores[BLUE.order]
    assert atlas.near_the_end & france().grid.spots[at("Marseille")].neighbours
