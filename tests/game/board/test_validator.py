from game.board import Board, Hex, HexKind, Space, around
from game.board.errors import Flaw
from game.board.validator import structural_flaw, structural_problems
from tests.builders import at, board_of, france, shortest_way

RING_TWO = [
    Hex(q, r) for q in range(-2, 3) for r in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) == 2
]
CITY = Hex(3, 0)


def a_board(**changes: object) -> Board:
    board = board_of(RING_TWO, {CITY: ("Reims", 1)}, end="Reims")
    fields: dict[str, object] = {"spaces": board.spaces, "barriers": board.barriers, **changes}
    spaces, barriers = fields["spaces"], fields["barriers"]
    assert isinstance(spaces, tuple)
    assert isinstance(barriers, frozenset)
    return Board("test", "Test", spaces, barriers)


def with_spaces(*added: Space, without: tuple[Hex, ...] = ()) -> Board:
    kept = (space for space in a_board().spaces if space.hex not in without)
    return a_board(spaces=(*kept, *added))


def test_a_sound_board_has_no_problem() -> None:
    assert structural_problems(a_board()) == []
    assert structural_problems(france()) == []


def test_a_duplicate_hex_is_said_with_its_place() -> None:
    board = with_spaces(Space(Hex(2, 0), HexKind.RURAL))
    assert structural_problems(board) == ["the hex at (2, 0) appears 2 times"]


def test_duplicate_city_names_are_said() -> None:
    board = with_spaces(Space(Hex(3, -1), HexKind.CITY, "Reims", 2))
    assert structural_problems(board) == ["2 cities are called Reims"]


def test_duplicate_station_names_are_said() -> None:
    board = with_spaces(Space(Hex(1, 0), HexKind.START, "Lyon"), without=(Hex(1, 0),))
    assert structural_problems(board) == ["2 stations are called Lyon"]


def test_no_eiffel_hex_is_said() -> None:
    board = with_spaces(without=(Hex(0, 0),))
    assert structural_problems(board) == ["there is no Eiffel Tower hex"]


def test_two_eiffel_hexes_are_said_with_their_places() -> None:
    board = with_spaces(Space(Hex(4, 0), HexKind.EIFFEL))
    words = "there is more than one Eiffel Tower hex: (0, 0) and (4, 0)"
    assert structural_problems(board) == [words]


def test_a_ring_that_is_not_six_start_hexes_is_said_with_the_place() -> None:
    board = with_spaces(Space(Hex(1, 0), HexKind.RURAL), without=(Hex(1, 0),))
    assert structural_problems(board) == [
        "the six hexes around the Eiffel Tower must be start hexes, but (1, 0) is not"
    ]


def test_a_seventh_start_hex_is_said_with_its_place() -> None:
    board = with_spaces(Space(Hex(4, 0), HexKind.START, "Bercy"))
    words = "the start hex at (4, 0) is not next to the Eiffel Tower hex"
    assert structural_problems(board) == [words]


def test_a_barrier_between_hexes_that_are_no_neighbours_is_said() -> None:
    board = a_board(barriers=frozenset({frozenset({Hex(2, 0), Hex(-2, 0)})}))
    assert structural_problems(board) == [
        "the barrier between (-2, 0) and (2, 0): the two hexes are not adjacent"
    ]


def test_a_barrier_of_one_hex_is_said() -> None:
    board = a_board(barriers=frozenset({frozenset({Hex(2, 0)})}))
    words = "the barrier between (2, 0): the two hexes are not adjacent"
    assert structural_problems(board) == [words]


def test_a_barrier_beside_the_map_is_said() -> None:
    board = a_board(barriers=frozenset({frozenset({Hex(3, 0), Hex(4, 0)})}))
    assert structural_problems(board) == [
        "the barrier between (3, 0) and (4, 0): (4, 0) is not on the map"
    ]


def test_no_end_city_is_said() -> None:
    board = board_of(RING_TWO, {CITY: ("Reims", 1)})
    words = 'there is no goal city: at least one city needs "end": true'
    assert structural_problems(board) == [words]


def test_land_in_two_pieces_is_said_with_both() -> None:
    board = with_spaces(Space(Hex(9, 0), HexKind.RURAL))
    (words,) = structural_problems(board)
    assert words == (
        "the land is not connected: no route leads from (0, -2) to (9, 0)"
        " (1 of 21 hexes are cut off)"
    )


def test_land_that_only_barriers_part_is_in_two_pieces_too() -> None:
    walls = frozenset(frozenset({CITY, other}) for other in around(CITY) if other in a_board())
    (words,) = structural_problems(a_board(barriers=walls))
    assert "no route leads from (0, -2) to (3, 0)" in words


def test_a_station_with_no_way_out_is_said() -> None:
    station = Hex(1, 0)
    walls = frozenset(frozenset({station, h}) for h in around(station) if h in RING_TWO)
    assert structural_problems(a_board(barriers=walls)) == [
        "the station Nord at (1, 0) has no exit"
    ]


def test_the_gravest_problem_is_told_in_a_word() -> None:
    walls = frozenset(frozenset({CITY, other}) for other in around(CITY) if other in a_board())
    assert structural_flaw(a_board(barriers=walls)) is Flaw.CUT_OFF
    assert structural_flaw(with_spaces(Space(Hex(4, 0), HexKind.EIFFEL))) is Flaw.NO_PARIS
    assert structural_flaw(board_of(RING_TWO, {CITY: ("Reims", 1)})) is Flaw.NO_END
    assert structural_flaw(with_spaces(Space(Hex(2, 0), HexKind.RURAL))) is Flaw.MISTAKES


def test_every_city_of_france_can_be_reached_from_every_station() -> None:
    for station in france().stations:
        for city in france().cities:
            assert shortest_way(france(), station.hex, at(city.name))
