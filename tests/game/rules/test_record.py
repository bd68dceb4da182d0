import json

from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.record import Header, action_line, end_line, header_line
from game.rules.scoring import result
from game.rules.table import Ending
from tests.builders import BLUE, RED, a_header, a_state


def test_the_header_tells_all_that_was_decided_before_the_first_turn() -> None:
    header = a_header(seats=3, seed=1)
    line = json.loads(header_line(header))
    assert list(line) == [
        "format",
        "version",
        "board",
        "players",
        "start",
        "hands",
        "first",
        "seed",
    ]
    assert (line["format"], line["version"], line["board"]) == ("paris-connection", 2, "france")
    assert line["players"][1] == {"name": "Bérénice", "kind": "human"}
    assert line["start"]["blue"] == list(header.drawn.start[0])
    assert sum(line["hands"][2].values()) == 10
    assert 0 not in line["hands"][2].values()


def test_a_build_and_a_trade_are_one_line_each() -> None:
    build = Build(BLUE, (Hex(2, -1), Hex(3, -1)))
    assert action_line(1, 0, build) == (
        '{"n":1,"seat":0,"build":{"company":"blue","hexes":[[2,-1],[3,-1]]}}\n'
    )
    assert action_line(2, 1, Trade(RED, BLUE, 2)) == (
        '{"n":2,"seat":1,"trade":{"give":"red","take":"blue","count":2}}\n'
    )


def test_the_end_line_tells_reason_values_scores_and_winners() -> None:
    state = a_state(
        hands=[{BLUE: 2}, {RED: 1}, {BLUE: 2}],
        values={BLUE: 5},
        ending=Ending.DEPOTS,
    )
    assert end_line(result(state)) == (
        '{"end":{"reason":"depots","values":{"blue":5,"yellow":0,"red":0,"green":0,"black":0,'
        '"purple":0},"scores":[10,0,10],"winners":[0,2]}}\n'
    )


def test_a_header_begins_its_game() -> None:
    header = a_header(seats=4, seed=3)
    assert isinstance(header, Header)
    assert header.state().portfolios == header.drawn.hands
