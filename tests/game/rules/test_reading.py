"""Records read back; a record tampered with is refused with its line and its rule."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.board import Hex, load_board
from game.rules.engine import apply
from game.rules.errors import RecordError, RuleBroken
from game.rules.reading import Record, check_value, read_record
from game.rules.reasons import Rule
from game.rules.record import action_line, end_line, header_line
from game.rules.scoring import result
from game.rules.table import Ending
from tests.builders import BLUE, a_game, a_header, at, france, shortest_way

RECORDS = Path(__file__).parent.parent.parent / "records"
Line = dict[str, Any]


def recorded(name: str) -> bytes:
    return (RECORDS / f"{name}.jsonl").read_bytes()


def lines_of(name: str) -> list[Line]:
    return [json.loads(line) for line in recorded(name).splitlines()]


def as_bytes(lines: list[Line]) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def read(data: bytes) -> Record:
    return read_record(data, load_board)


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read(data)
    return refused.value


@pytest.mark.parametrize("name", sorted(file.stem for file in RECORDS.iterdir()))
def test_a_recorded_game_is_in_order(name: str) -> None:
    record = read(recorded(name))
    assert record.closed
    assert record.warnings == ()
    assert record.size == len(recorded(name))


def test_the_recorded_games_cover_players_endings_and_a_shared_win() -> None:
    finals = [read(file.read_bytes()).final for file in RECORDS.iterdir()]
    assert {final.table.seats for final in finals} == {3, 4, 5, 6}
    assert {final.table.ending for final in finals} == set(Ending)
    assert {len(result(final).winners) for final in finals} == {1, 2}


@given(st.integers(3, 6), st.integers(0, 10**6))
def test_a_replay_gives_the_same_state_at_every_point(seats: int, seed: int) -> None:
    header = a_header(seats, seed)
    text, states, actions = header_line(header), [], []
    for number, (state, action) in enumerate(a_game(seats, seed), start=1):
        text += action_line(number, state.table.turn, action)
        states.append(state)
        actions.append(action)
    final, _ = apply(states[-1], actions[-1])
    record = read((text + end_line(result(final))).encode())
    assert [moment.state for moment in record.moments] == [*states, final]
    assert record.actions == tuple(actions)
    assert record.header == header


def test_a_torn_last_line_is_dropped_with_a_warning() -> None:
    data = recorded("three-players-marseille")
    whole = data.splitlines(keepends=True)
    for cut in range(1, len(whole[-1]) - 1, 7):
        record = read(b"".join(whole[:-1]) + whole[-1][:cut])
        assert record.warnings[0] == f"line {len(whole)} is torn and was dropped"
        assert record.size == len(data) - len(whole[-1])
        assert not record.closed


def test_a_line_torn_in_the_middle_of_a_letter_or_into_zeros_is_dropped_too() -> None:
    lines = b"".join(recorded("three-players-marseille").splitlines(keepends=True)[:5])
    for tail in (b'{"n":5,"name":"B\xc3', b"\0\0\0\0", b'{"n":5', b"7"):
        record = read(lines + tail)
        assert record.warnings == ("line 6 is torn and was dropped",)
        assert len(record.actions) == 4


def test_a_last_line_that_lacks_only_its_end_is_kept() -> None:
    data = recorded("three-players-marseille")
    assert read(data[:-1]).closed
    assert read(data[:-1]).warnings == ()


def test_a_finished_game_without_its_end_line_is_read_with_a_warning() -> None:
    lines = lines_of("four-players-depots")[:-1]
    record = read(as_bytes(lines))
    assert record.warnings == ("the game is over but the end line is missing",)
    assert record.final.table.ending is Ending.DEPOTS


def test_a_game_that_goes_on_can_be_read() -> None:
    record = read(as_bytes(lines_of("four-players-depots")[:10]))
    assert record.final.table.ending is None
    assert record.final.table.actions == 9
    assert record.warnings == ()


def test_lines_that_end_as_on_windows_are_read() -> None:
    assert read(recorded("four-players-depots").replace(b"\n", b"\r\n")).closed


# How to break each rule in a record: from the lines of a good one to a bad one, and the line that
# must be named.
Tamper = Callable[[list[Line]], int]
THREE, FOUR = "three-players-marseille", "four-players-depots"


def first_build(lines: list[Line]) -> int:
    return next(n for n, line in enumerate(lines) if "build" in line)


def first_trade(lines: list[Line]) -> int:
    return next(n for n, line in enumerate(lines) if "trade" in line)


def build_there(lines: list[Line], hexes: list[list[int]], company: str | None = None) -> int:
    """Make the first build another one, and let nothing follow it."""
    place = first_build(lines)
    build = lines[place]["build"]
    build["hexes"] = hexes
    build["company"] = company or build["company"]
    del lines[place + 1 :]
    return place + 1


def trade_so(lines: list[Line], **changes: object) -> int:
    place = first_trade(lines)
    lines[place]["trade"].update(changes)
    del lines[place + 1 :]
    return place + 1


def header_so(lines: list[Line], **changes: object) -> int:
    lines[0].update(changes)
    return 1


def end_so(lines: list[Line], **changes: object) -> int:
    lines[-1]["end"].update(changes)
    return len(lines)


def r1(lines: list[Line]) -> int:
    lines[0]["hands"][0] = {"orange": 10}
    return 1


def r2(lines: list[Line]) -> int:
    return build_there(lines, [[99, 99]])


def r6(lines: list[Line]) -> int:
    lines[0]["start"]["blue"] = lines[0]["start"]["red"]
    return 1


def r7(lines: list[Line]) -> int:
    return header_so(lines, hands=[{"blue": 12}, {"blue": 10}, {"blue": 10}])


def r8(lines: list[Line]) -> int:
    lines[0]["hands"][1]["blue"] = 9
    return 1


def r8_seats(lines: list[Line]) -> int:
    lines[0]["hands"] = lines[0]["hands"][:2]
    return 1


def r10(lines: list[Line]) -> int:
    return header_so(lines, first=3)


def r11_turn(lines: list[Line]) -> int:
    lines[4]["seat"] = (lines[4]["seat"] + 1) % 3
    return 5


def r11_pass(lines: list[Line]) -> int:
    lines[4] = {"n": 4, "seat": lines[4]["seat"], "pass": True}
    return 5


def r11_both(lines: list[Line]) -> int:
    lines[4] = {**lines[first_trade(lines)], **lines[first_build(lines)], **lines[4]}
    return 5


def r12_none(lines: list[Line]) -> int:
    return build_there(lines, [])


def r12_six(lines: list[Line]) -> int:
    # Green leaves Austerlitz through Orléans to the south-west, one hex too far.
    return build_there(lines, [[-2, 2], [-2, 3], [-2, 4], [-3, 4], [-3, 5], [-4, 5]])


def r13(lines: list[Line]) -> int:
    return build_there(lines, [[-3, 3]])


def r15(lines: list[Line]) -> int:
    return build_there(lines, [[-2, 2], [-2, 2]])


def r18(lines: list[Line]) -> int:
    return build_there(lines, [[0, 0]])


def r20(lines: list[Line]) -> int:
    lines[-1]["end"]["values"]["blue"] += 1
    return len(lines)


def r21(lines: list[Line]) -> int:
    """Çelik drew no blue, and never took one before the first trade."""
    place = next(n for n, line in enumerate(lines) if "trade" in line and line["seat"] == 2)
    lines[place]["trade"].update(give="blue", take="red", count=1)
    del lines[place + 1 :]
    return place + 1


def r22_same(lines: list[Line]) -> int:
    given = lines[first_trade(lines)]["trade"]["give"]
    return trade_so(lines, take=given)


def r22_three(lines: list[Line]) -> int:
    return trade_so(lines, count=3)


def r24_reason(lines: list[Line]) -> int:
    lines[1:-1] = lines[1:4]
    return len(lines)


def r24_after(lines: list[Line]) -> int:
    lines[-1] = {"n": 78, "seat": 1, "trade": {"give": "blue", "take": "red", "count": 1}}
    return len(lines)


def r25_reason(lines: list[Line]) -> int:
    return end_so(lines, reason="depots")


def r26(lines: list[Line]) -> int:
    lines[-1]["end"]["scores"][0] += 20
    return len(lines)


def r27(lines: list[Line]) -> int:
    return end_so(lines, winners=[0])


@pytest.mark.parametrize(
    ("number", "tamper"),
    [
        (1, r1),
        (2, r2),
        (6, r6),
        (7, r7),
        (8, r8),
        (8, r8_seats),
        (10, r10),
        (11, r11_turn),
        (11, r11_pass),
        (11, r11_both),
        (12, r12_none),
        (12, r12_six),
        (13, r13),
        (15, r15),
        (18, r18),
        (20, r20),
        (21, r21),
        (22, r22_same),
        (22, r22_three),
        (24, r24_reason),
        (24, r24_after),
        (25, r25_reason),
        (26, r26),
        (27, r27),
    ],
)
def test_a_tampered_record_fails_with_its_line_and_rule(number: int, tamper: Tamper) -> None:
    lines = lines_of(THREE)
    line = tamper(lines)
    error = refusal(as_bytes(lines))
    assert error.reason is not None
    assert error.reason.rule.number == number
    assert error.line == line
    assert str(error).startswith(f"line {line}: R{number}: ")


def test_an_action_after_the_depots_ended_the_game_fails_with_r25() -> None:
    lines = lines_of(FOUR)
    lines[-1] = {"n": 82, "seat": 0, "trade": {"give": "blue", "take": "red", "count": 1}}
    error = refusal(as_bytes(lines))
    assert (error.line, str(error)) == (
        83,
        "line 83: R25: the game is over: at most one depot holds locomotives",
    )


def longer_game(*actions: Line) -> list[Line]:
    """A game of three, blue at the Gare du Nord and the others in the map's order, then these."""
    header = json.loads(header_line(a_header(3, seed=1)))
    stations = [[1, -1], [-1, 1], [0, 1], [0, -1], [1, 0], [-1, 0]]
    companies = ["blue", "yellow", "red", "green", "black", "purple"]
    header["start"] = dict(zip(companies, stations, strict=True))
    header["hands"] = [{"blue": 10}, {"red": 10}, {"green": 10}]
    header["first"] = 0
    told = [{"n": n, "seat": (n - 1) % 3, **action} for n, action in enumerate(actions, start=1)]
    return [header, *told]


def laid(company: str, *hexes: Sequence[int]) -> Line:
    return {"build": {"company": company, "hexes": [list(place) for place in hexes]}}


def swapped(give: str, take: str, count: int) -> Line:
    return {"trade": {"give": give, "take": take, "count": count}}


THIRTY_YELLOW_TAKEN = [swapped(given, "yellow", 2) for given in ("blue", "red", "green")] * 5
VERCORS = min((sorted(ends) for ends in france().barriers), key=lambda ends: abs(ends[0].q))


def blue_up_to(goal: Hex) -> list[Line]:
    """Blue's builds from the Gare du Nord to a hex."""
    way = shortest_way(france(), Hex(1, -1), goal)
    return [laid("blue", *way[start : start + 4]) for start in range(0, len(way), 4)]


def to_marseille_and_on() -> list[Hex]:
    *_, last = blue_up_to(at("Marseille"))
    further = next(
        h for h in france().neighbours(at("Marseille")) if list(h) not in last["build"]["hexes"]
    )
    return [*(Hex(*place) for place in last["build"]["hexes"]), further]


@pytest.mark.parametrize(
    ("number", "actions"),
    [
        (12, [*THIRTY_YELLOW_TAKEN, laid("yellow", (-2, 2), (-2, 3))]),
        (12, [*THIRTY_YELLOW_TAKEN, laid("yellow", (-2, 2)), laid("yellow", (-2, 3))]),
        (14, [*blue_up_to(VERCORS[0]), laid("blue", VERCORS[1])]),
        (
            16,
            [
                laid("blue", (2, -1)),
                laid("black", (2, -1)),
                laid("red", (1, 1), (2, 0), (2, -1)),
            ],
        ),
        (17, [laid("blue", (1, -2)), laid("green", (1, -2))]),
        (
            19,
            [
                laid("blue", (2, -1), (2, 0), (1, 1)),
                laid("red", (1, 1), (2, 0)),
                laid("red", (2, -1)),
            ],
        ),
        (22, [*THIRTY_YELLOW_TAKEN, swapped("blue", "yellow", 2)]),
        (24, [*blue_up_to(at("Marseille"))[:-1], laid("blue", *to_marseille_and_on())]),
    ],
)
def test_an_action_against_map_or_depot_fails_with_its_rule(
    number: int, actions: list[Line]
) -> None:
    lines = longer_game(*actions)
    assert len(read(as_bytes(lines[:-1])).actions) == len(actions) - 1
    error = refusal(as_bytes(lines))
    assert error.reason is not None
    assert error.reason.rule.number == number
    assert error.line == len(lines)


def test_r4_a_value_that_stopped_at_30_fails() -> None:
    with pytest.raises(RuleBroken, match="passes 30 and goes on counting: it is 33") as refused:
        check_value(BLUE, 30, 33)
    assert refused.value.reason.rule.number == 4


def test_the_rules_that_no_record_can_break() -> None:
    """Each with the reason why: a record has no line that could say otherwise."""
    unbreakable = {
        3: "depots are not written down, they follow from hands and actions",
        4: "tested above: 30 points in one company are too rare for a recorded game",
        5: "a record is the authority's own; it holds every hand",
        9: "depots are not written down",
        23: "holding more than the limit is allowed",
        28: "what is public is a matter of views",
        29: "what the notebook shows is a matter of views",
    }
    breakable = {rule.number for rule in Rule} - {4}
    assert breakable | set(unbreakable) == set(range(1, 30))
    assert not breakable & set(unbreakable)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "line 1: the file is empty"),
        (b"\n", "line 1: not JSON"),
        (b'{"format":', "line 1: the header is torn"),
        (b"hello\n", "line 1: not JSON"),
        (b"\xff\xfe\n", "line 1: not UTF-8 text"),
        (b"[1]\n", "line 1: the line must be an object"),
        (b"{}\n", "line 1: the line has no 'format'"),
        (b'{"format":"chess"}\n', "line 1: not a record of this game"),
        (b"[" * 100_000 + b"\n", "line 1: not JSON of ours"),
    ],
)
def test_what_is_no_record_is_said_with_its_line(data: bytes, words: str) -> None:
    assert str(refusal(data)).startswith(words)


def wrong(change: Callable[[list[Line]], None]) -> str:
    lines = lines_of(THREE)
    change(lines)
    return str(refusal(as_bytes(lines)))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines[0].update(version=2), "line 1: version 2 is not known"),
        (lambda lines: lines[0].update(version="1"), "line 1: 'version' must be a whole number"),
        (lambda lines: lines[0].update(board="mars"), "line 1: there is no board called 'mars'"),
        (lambda lines: lines[0].update(extra=1), "line 1: the line has the unknown key 'extra'"),
        (lambda lines: lines[0].pop("seed"), "line 1: the line has no 'seed'"),
        (lambda lines: lines[0]["players"].pop(), "line 1: there are 2 players but 3 hands"),
        (
            lambda lines: lines[0]["players"][0].update(name="\n"),
            "line 1: a player's name and kind have 1 to 40 printable letters",
        ),
        (lambda lines: lines[0]["start"].pop("red"), "line 1: 'start' has no 'red'"),
        (lambda lines: lines[0]["start"].update(red=[1]), "line 1: a hex has two coordinates"),
        (lambda lines: lines[0]["hands"][0].update(red=-1), "line 1: a hand cannot hold fewer"),
        (lambda lines: lines[3].update(n=7), "line 4: 'n' must be 3, not 7"),
        (lambda lines: lines[3].update(n=3.0), "line 4: 'n' must be a whole number, not 3.0"),
        (lambda lines: lines[3].pop("seat"), "line 4: the line has no 'seat'"),
        (lambda lines: lines[1]["build"].update(x=1), "line 2: 'build' has the unknown key 'x'"),
        (lambda lines: lines[1]["build"].update(hexes=5), "line 2: 'hexes' must be a list"),
        (lambda lines: lines.append(lines[-1]), "line 80: nothing may follow the end line"),
        (lambda lines: lines[-1].update(n=1), "line 79: the line has the unknown key 'n'"),
        (lambda lines: lines[-1]["end"].update(reason="war"), "line 79: 'reason' must be one of"),
        (lambda lines: lines[-1]["end"].update(scores=[1]), "line 79: there are 1 scores but 3"),
        (lambda lines: lines[-1]["end"]["values"].pop("red"), "line 79: 'values' has no 'red'"),
        (lambda lines: lines[-1]["end"].update(x=1), "line 79: 'end' has the unknown key 'x'"),
    ],
)
def test_a_malformed_line_is_said_with_its_number(
    change: Callable[[list[Line]], None], words: str
) -> None:
    assert wrong(change).startswith(words)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused_and_nothing_else(data: bytes) -> None:
    with pytest.raises(RecordError):
        read(data)


@given(st.integers(0, 10**9), st.binary(min_size=1, max_size=3))
def test_a_record_with_bytes_overwritten_is_read_or_refused(place: int, noise: bytes) -> None:
    data = bytearray(recorded(THREE))
    place %= len(data)
    data[place : place + len(noise)] = noise
    with suppress(RecordError):
        read(bytes(data))
