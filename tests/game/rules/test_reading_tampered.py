"""A record tampered with is refused with its line and its rule, whichever rule it breaks."""

import json
from collections.abc import Callable, Sequence

import pytest

from game.board import Hex
from game.rules.errors import RuleBroken
from game.rules.reasons import Rule
from game.rules.record import header_line
from game.rules.record_reader import check_value
from tests.builders import BLUE, a_header, at, france, shortest_way
from tests.game.rules.recorded import AGREED, FOUR, THREE, Line, as_bytes, lines_of, read, refusal

# How to break each rule in a record: from the lines of a good one to a bad one, and the line that
# must be named.
Tamper = Callable[[list[Line]], int]


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
        "line 83: R25: the game is over: no more than one depot still holds locomotives",
    )


def test_r30_an_agreed_end_fails_where_a_company_could_build() -> None:
    lines = lines_of(AGREED)
    del lines[-2]
    error = refusal(as_bytes(lines))
    assert error.line == len(lines)
    assert str(error).endswith("can still build, so the players cannot agree to end the game")
    assert error.reason is not None
    assert error.reason.rule is Rule.STILL_BUILDABLE


def test_r30_a_game_that_ended_by_itself_was_not_ended_by_agreement() -> None:
    lines = lines_of(THREE)
    lines[0]["version"] = 2
    end_so(lines, reason="agreed")
    error = refusal(as_bytes(lines))
    assert error.reason is not None
    assert error.reason.rule is Rule.ENDED_BY_CITY


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
    with pytest.raises(RuleBroken, match="does not stop at 30: it is 33") as refused:
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
    assert breakable | set(unbreakable) == set(range(1, 31))
    assert not breakable & set(unbreakable)


def test_r4_only_a_value_beyond_30_can_have_stopped_there() -> None:
    with pytest.raises(RuleBroken) as broken:
        check_value(BLUE, 30, 29)
    assert broken.value.reason.rule is Rule.WRONG_VALUE
