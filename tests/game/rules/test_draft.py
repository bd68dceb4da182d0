"""Building, R12 to R20, placement by placement."""

from collections.abc import Mapping, Sequence

import pytest

from game.board import Hex, HexKind
from game.rules.companies import COMPANIES, Company
from game.rules.draft import Draft, draft, game_over
from game.rules.errors import RuleBroken
from game.rules.reasons import Reason, Rule
from game.rules.table import Ending
from tests.builders import (
    BLACK,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    a_state,
    at,
    board_of,
    france,
    line_from,
    shortest_way,
)

NORD = france().stations[BLUE.order].hex
BESIDE_NORD = Hex(2, -1)  # rural, next to blue's start hex


def a_draft(
    company: Company = BLUE,
    *,
    track: Mapping[Hex, Company | Sequence[Company]] | None = None,
    depots: Mapping[Company, int] | None = None,
    ending: Ending | None = None,
) -> Draft:
    return draft(a_state(track=track, depots=depots, ending=ending).table, company)


def refusal(planned: Draft, place: Hex) -> Reason:
    """The reason, once asked and once raised; both must be the same."""
    reason = planned.why_not(place)
    assert reason is not None
    assert place not in planned.open_hexes()
    with pytest.raises(RuleBroken) as refused:
        planned.place(place)
    assert refused.value.reason == reason
    return reason


def test_r12_one_to_five_locomotives_are_placed() -> None:
    planned = a_draft()
    for _ in range(5):
        planned = planned.place(planned.open_hexes()[0])
    assert len(planned.hexes) == 5
    assert planned.open_hexes() == []
    assert refusal(planned, BESIDE_NORD) == Reason(Rule.TOO_MANY, BLUE, actual=5)


def test_r12_an_empty_depot_cannot_be_chosen() -> None:
    planned = a_draft(depots={BLUE: 0})
    assert planned.open_hexes() == []
    assert refusal(planned, BESIDE_NORD) == Reason(Rule.DEPOT_EMPTY, BLUE)


def test_r12_not_more_can_be_taken_than_the_depot_holds() -> None:
    planned = a_draft(depots={BLUE: 2})
    planned = planned.place(planned.open_hexes()[0])
    planned = planned.place(planned.open_hexes()[0])
    place = shortest_way(france(), NORD, at("Lille"))[-1]
    assert refusal(planned, place) == Reason(Rule.DEPOT_SHORT, BLUE, actual=2)


def test_r13_a_locomotive_goes_next_to_one_of_its_colour() -> None:
    planned = a_draft()
    assert planned.why_not(BESIDE_NORD) is None
    reason = refusal(planned, at("Lyon"))
    assert reason == Reason(Rule.NOT_ADJACENT, BLUE, at("Lyon"), "Lyon")


def test_r13_those_placed_earlier_in_the_same_build_count() -> None:
    first, second, *_ = shortest_way(france(), NORD, at("Lille"))
    planned = a_draft()
    assert refusal(planned, second).rule is Rule.NOT_ADJACENT
    assert planned.place(first).why_not(second) is None


def test_r13_those_of_another_colour_do_not_count() -> None:
    beside_est = Hex(3, -1)
    planned = a_draft(track={Hex(2, -1): BLACK})
    assert refusal(planned, beside_est).rule is Rule.NOT_ADJACENT


def test_r14_a_barrier_parts_neighbours() -> None:
    one, other = min(sorted(barrier) for barrier in france().barriers)
    planned = a_draft(track={one: BLUE})
    reason = refusal(planned, other)
    assert reason.rule is Rule.BARRIER
    assert reason.rule.number == 14
    assert refusal(a_draft(track={other: BLUE}), one).rule is Rule.BARRIER


def test_r14_a_hex_behind_a_barrier_is_open_by_another_edge() -> None:
    one, other = min(sorted(barrier) for barrier in france().barriers)
    beside = next(h for h in france().neighbours(other) if h != one)
    assert a_draft(track={one: BLUE, beside: BLUE}).why_not(other) is None


def test_r15_never_two_of_one_colour_in_a_hex() -> None:
    planned = a_draft(track={BESIDE_NORD: BLUE})
    assert refusal(planned, BESIDE_NORD) == Reason(Rule.OWN_THERE, BLUE, BESIDE_NORD)
    again = a_draft().place(BESIDE_NORD)
    assert refusal(again, BESIDE_NORD).rule is Rule.OWN_THERE


def test_r16_a_rural_hex_holds_two_of_different_colours() -> None:
    assert a_draft(track={BESIDE_NORD: RED}).why_not(BESIDE_NORD) is None


def test_r16_a_rural_hex_holds_no_third() -> None:
    planned = a_draft(track={BESIDE_NORD: (RED, BLACK)})
    assert refusal(planned, BESIDE_NORD) == Reason(
        Rule.RURAL_FULL, BLUE, BESIDE_NORD, others=(RED, BLACK)
    )


def test_r17_a_city_takes_only_one_locomotive() -> None:
    lyon = at("Lyon")
    beside = france().neighbours(lyon)[0]
    planned = a_draft(RED, track={lyon: BLUE, beside: RED})
    assert refusal(planned, lyon) == Reason(Rule.CITY_TAKEN, RED, lyon, "Lyon", (BLUE,))
    with pytest.raises(RuleBroken, match="Lyon is taken: blue is already there"):
        planned.place(lyon)


def test_r17_marseille_too_holds_at_most_one() -> None:
    marseille = at("Marseille")
    beside = france().neighbours(marseille)[0]
    planned = a_draft(RED, track={marseille: BLUE, beside: RED})
    assert refusal(planned, marseille).rule is Rule.CITY_TAKEN


@pytest.mark.parametrize("place", [Hex(0, 0), *(station.hex for station in france().stations)])
def test_r18_nothing_is_built_in_paris(place: Hex) -> None:
    for company in COMPANIES:
        reason = refusal(draft(a_state().table, company), place)
        assert reason.rule is Rule.PARIS
        assert reason.rule.number == 18


def test_r2_a_hex_that_is_not_on_the_map_is_refused() -> None:
    assert refusal(a_draft(), Hex(40, 40)) == Reason(Rule.OFF_THE_MAP, BLUE, Hex(40, 40))


def test_r20_a_city_raises_the_value_by_its_worth_and_rural_by_nothing() -> None:
    marseille = at("Marseille")
    ways = {
        name: a_draft(track={france().neighbours(at(name))[0]: BLUE}).place(at(name)).points
        for name in ("Reims", "Lille", "Lyon", "Marseille")
    }
    assert ways == {"Reims": (1,), "Lille": (2,), "Lyon": (3,), "Marseille": (4,)}
    assert a_draft().place(BESIDE_NORD).points == (0,)
    assert france()[marseille].end


def test_r24_the_placement_in_marseille_is_the_last_of_its_build() -> None:
    marseille = at("Marseille")
    beside = france().neighbours(marseille)[0]
    planned = a_draft(track={beside: BLUE}).place(marseille)
    assert planned.open_hexes() == []
    further = next(h for h in france().neighbours(marseille) if h != beside)
    assert refusal(planned, further) == Reason(Rule.AFTER_THE_END_CITY, BLUE)


@pytest.mark.parametrize(
    ("ending", "rule"),
    [
        (Ending.MARSEILLE, Rule.ENDED_BY_CITY),
        (Ending.DEPOTS, Rule.ENDED_BY_DEPOTS),
        (Ending.AGREED, Rule.ENDED_BY_AGREEMENT),
    ],
)
def test_nothing_can_be_drafted_after_the_end(ending: Ending, rule: Rule) -> None:
    planned = a_draft(ending=ending)
    assert refusal(planned, BESIDE_NORD) == Reason(rule)
    assert game_over(planned.table) == Reason(rule)


def test_a_draft_leaves_its_table_and_the_draft_before_it_as_they_were() -> None:
    state = a_state()
    before = a_state()
    planned = draft(state.table, BLUE)
    planned.place(BESIDE_NORD)
    assert state == before
    assert planned.hexes == ()


# R19. A narrow land: red's only ways to a city lead through the gate.
#
#     Saint-Lazare (0,-1)   Nord (1,-1)
# Montparnasse (-1,0)  Paris   Est (1,0)   gate (2,0)   fork (3,0)   Reims (4,0), Metz (3,1)
#       Austerlitz (-1,1)   Lyon (0,1)

GATE, FORK, REIMS, METZ = Hex(2, 0), Hex(3, 0), Hex(4, 0), Hex(3, 1)
NARROW = board_of([GATE, FORK], {REIMS: ("Reims", 1), METZ: ("Metz", 2)}, end="Metz")
STATION_OF_EST = next(c for c, s in zip(COMPANIES, NARROW.stations, strict=True) if s.hex == (1, 0))


def test_r19_no_build_may_cut_a_company_off() -> None:
    # Six companies, but only one station opens on the gate; put the others into the fork.
    others = [company for company in COMPANIES if company is not STATION_OF_EST]
    state = a_state(board=NARROW, track={FORK: others[0], GATE: others[0]})
    planned = draft(state.table, others[0])
    assert planned.why_not(REIMS) is None
    blocked = planned.place(REIMS)
    reason = refusal(blocked, METZ)
    assert reason.rule is Rule.CUT_OFF
    assert STATION_OF_EST in reason.others
    assert set(blocked.hemmed_in(METZ, STATION_OF_EST)) == {GATE, FORK}
    # Another locomotive in a hex with room for two shuts nobody out.
    assert GATE in draft(a_state(board=NARROW).table, others[0]).hemmed_in(GATE, STATION_OF_EST)


def test_r19_the_second_locomotive_in_a_hex_can_cut_off() -> None:
    first, second, *_ = [c for c in COMPANIES if c is not STATION_OF_EST]
    state = a_state(board=NARROW, track={FORK: second, GATE: first})
    planned = draft(state.table, second)
    reason = refusal(planned, GATE)
    assert reason.rule is Rule.CUT_OFF
    assert STATION_OF_EST in reason.others
    with pytest.raises(RuleBroken, match="would cut .*off from every empty city"):
        planned.place(GATE)


def test_r19_a_company_that_stands_in_a_city_is_safe_for_good() -> None:
    first = next(c for c in COMPANIES if c is not STATION_OF_EST)
    track = {GATE: (STATION_OF_EST,), FORK: (STATION_OF_EST, first), REIMS: (STATION_OF_EST,)}
    planned = draft(a_state(board=NARROW, track=track).table, first)
    # The gate fills up, the last city is taken: nobody without a city is left who could mind.
    assert planned.why_not(GATE) is None
    assert planned.place(GATE).why_not(METZ) is None


def test_r19_a_company_never_cuts_itself_off() -> None:
    others = [company for company in COMPANIES if company is not STATION_OF_EST]
    state = a_state(board=NARROW, track={FORK: others[0], GATE: others[0]})
    planned = draft(state.table, STATION_OF_EST)
    assert planned.why_not(GATE) is None
    assert planned.place(GATE).why_not(FORK) is None


def test_r19_a_barrier_is_no_way_out() -> None:
    walled = board_of(
        [GATE, FORK, Hex(2, 1)],
        {REIMS: ("Reims", 1), METZ: ("Metz", 2)},
        barriers=[(Hex(2, 1), METZ), (Hex(2, 1), FORK)],
        end="Metz",
    )
    first = next(c for c in COMPANIES if c is not STATION_OF_EST)
    state = a_state(board=walled, track={FORK: first, GATE: first})
    assert refusal(draft(state.table, first).place(REIMS), METZ).rule is Rule.CUT_OFF


def test_r19_the_depot_of_the_endangered_company_plays_no_part() -> None:
    others = [company for company in COMPANIES if company is not STATION_OF_EST]
    state = a_state(
        board=NARROW, track={FORK: others[0], GATE: others[0]}, depots={STATION_OF_EST: 0}
    )
    assert refusal(draft(state.table, others[0]).place(REIMS), METZ).rule is Rule.CUT_OFF


def test_r19_on_the_map_of_france_the_last_way_out_of_a_station_is_kept_open() -> None:
    # Black, at the Gare de l'Est, has three exits. Two are full, green stands in the third.
    full = (GREEN, PURPLE)
    state = a_state(track={Hex(1, 1): full, Hex(2, 0): full, Hex(2, -1): GREEN})
    planned = draft(state.table, PURPLE)
    assert refusal(planned, Hex(2, -1)) == Reason(Rule.CUT_OFF, PURPLE, Hex(2, -1), others=(BLACK,))
    assert draft(state.table, BLACK).open_hexes() == [Hex(2, -1)]
    assert planned.hemmed_in(Hex(2, -1), BLACK) == []


def test_r19_the_last_free_city_is_kept_for_the_company_without_one() -> None:
    taken = {city.hex: BLUE for city in france().cities if city.name not in ("Reims", "Metz")}
    state = a_state(track={**taken, Hex(2, -1): BLUE, Hex(3, -2): BLUE})
    planned = draft(state.table, BLUE).place(at("Reims"))
    beside = next(h for h in france().neighbours(at("Metz")) if france()[h].kind is HexKind.RURAL)
    others = tuple(company for company in COMPANIES if company is not BLUE)
    near_metz = draft(a_state(track={**taken, at("Reims"): BLUE, beside: BLUE}).table, BLUE)
    assert planned.points == (1,)
    assert refusal(near_metz, at("Metz")) == Reason(Rule.CUT_OFF, BLUE, at("Metz"), "Metz", others)


def test_a_line_can_be_drafted_through_cities() -> None:
    laid = line_from(france(), BLUE, "Amiens")
    planned = a_draft()
    for place in laid:
        planned = planned.place(place)
    assert planned.points[-1] == 1
