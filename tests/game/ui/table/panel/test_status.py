"""How near the end is: what the table says of it, and what a plan is warned about."""

import pytest

from game.board import Hex
from game.rules.companies import COMPANIES, Company
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import view_for
from game.series import GameResult, Series
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.panel.status import end_warning, status_of
from game.ui.table.plan import Plan
from tests.builders import (
    BLACK,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    a_state,
    at,
    france,
    shortest_way,
)

TEXTS = Texts("en", strict=True)
WAY = shortest_way(france(), france().stations[RED.order].hex, at("Marseille"))


def a_plan(state: State | None = None) -> Plan:
    return Plan(view_for(state or a_state(), 0))


def line_to(last: int, company: Company = RED) -> dict[Hex, Company]:
    """A line that comes to within so many hexes of Marseille."""
    return {WAY[-1 - last]: company}


def nearest(plan: Plan) -> str:
    return status_of(plan, TEXTS).nearest


def test_r24_a_plan_that_reaches_the_city_warns_that_it_ends_the_game() -> None:
    plan = a_plan(a_state(track=line_to(1))).choose(RED).place(at("Marseille"))
    assert end_warning(plan, TEXTS) == "Reaching Marseille ends the game."
    assert status_of(plan, TEXTS) == ("6 depots left", "P.L.M. reaches Marseille", True)


def test_r25_a_plan_that_empties_the_last_depot_but_one_warns_that_it_ends_the_game() -> None:
    empty = dict.fromkeys((YELLOW, RED, BLACK, PURPLE), 0)
    last = a_plan(a_state(depots={**empty, BLUE: 1})).choose(BLUE).place(Hex(2, -1))
    ends = "This would leave at most one depot with locomotives and end the game."
    assert end_warning(last, TEXTS) == ends
    traded = a_plan(a_state(depots={**empty, BLUE: 0, GREEN: 2})).giving(BLUE).choose(GREEN)
    assert end_warning(traded.choose(GREEN), TEXTS) == ends
    assert end_warning(a_plan().choose(BLUE).place(Hex(2, -1)), TEXTS) == ""


def test_a_build_after_which_the_next_one_can_end_the_game_is_warned_about() -> None:
    warning = "This would let the next player end the game."
    plan = a_plan(a_state(track=line_to(6))).choose(RED)
    assert end_warning(plan, TEXTS) == ""
    assert end_warning(plan.place(WAY[-6]), TEXTS) == warning
    short = a_plan(a_state(track=line_to(6), depots={RED: 5})).choose(RED)
    assert end_warning(short.place(WAY[-6]), TEXTS) == ""  # four are left for five hexes
    assert end_warning(short.place(WAY[-6]).place(WAY[-5]).place(WAY[-4]), TEXTS) == ""
    other = a_plan(a_state(track=line_to(3))).choose(BLUE).place(Hex(2, -1))
    assert end_warning(other, TEXTS) == ""  # it was so before, and is none of this build's doing


def test_a_trade_that_fills_the_depot_for_the_last_build_is_warned_about() -> None:
    few = a_state(track=line_to(3), depots={RED: 2}, hands=[{BLUE: 2, RED: 1}] * 3)
    plan = a_plan(few).giving(RED).choose(GREEN)
    assert end_warning(plan, TEXTS) == "This would let the next player end the game."
    assert end_warning(a_plan(few).giving(BLUE).choose(GREEN), TEXTS) == ""


def test_the_nearest_company_counts_along_with_the_plan() -> None:
    plan = a_plan(a_state(track=line_to(7)))
    assert nearest(plan) == "Nearest to Marseille: P.L.M., 7 hexes"
    assert nearest(plan.choose(RED).place(WAY[-7])) == "Nearest to Marseille: P.L.M., 6 hexes"
    assert not status_of(plan, TEXTS).urgent
    nearer = plan.choose(RED).place(WAY[-7]).place(WAY[-6])
    assert nearest(nearer) == "One build from Marseille: P.L.M."
    assert status_of(nearer, TEXTS).urgent


def test_a_company_whose_depot_is_empty_is_not_called_the_nearest() -> None:
    track = {**line_to(2), **line_to(7, BLUE)}
    plan = a_plan(a_state(track=track, depots={RED: 0}))
    assert nearest(plan) == "Nearest to Marseille: Nord, 7 hexes"
    assert not status_of(plan, TEXTS).urgent


def test_who_can_reach_the_city_in_one_build_is_named_before_who_is_nearer_with_too_few() -> None:
    track = {**line_to(2), **line_to(4, BLUE)}
    plan = a_plan(a_state(track=track, depots={RED: 1}))
    assert nearest(plan) == "One build from Marseille: Nord"


def test_empty_depots_are_not_called_a_way_that_is_closed_forever() -> None:
    beside = {place: [BLUE, BLACK] for place in france().neighbours(at("Marseille"))}
    walled = a_plan(a_state(track=beside, depots=dict.fromkeys((BLUE, BLACK), 0)))
    assert nearest(walled) == "Only companies with empty depots could reach Marseille"
    taken = a_plan(a_state(track={at("Marseille"): GREEN}))
    assert nearest(taken) == "No company can reach Marseille any more"


def test_when_the_game_is_over_nobody_is_near_any_more() -> None:
    reached = a_state(track={at("Marseille"): BLUE}, ending=Ending.MARSEILLE)
    assert nearest(a_plan(reached)) == "Marseille was reached"
    empty = a_state(depots=dict.fromkeys(COMPANIES[1:], 0), ending=Ending.DEPOTS)
    assert status_of(a_plan(empty), TEXTS) == ("1 depot left", "The game is over", False)


def test_a_series_tells_which_of_its_games_is_played() -> None:
    played = GameResult(("Ada", "Ben", "Cleo"), (5, 3, 2), first=0)
    progress = status_of(a_plan(), TEXTS, Series(3, (played,))).progress
    assert progress == "Game 2 of 3 · 6 depots left"
    for single in (None, Series(1)):
        assert status_of(a_plan(), TEXTS, single).progress == "6 depots left"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_a_text(language: str) -> None:
    texts = Texts(language, strict=True)
    near = a_plan(a_state(track=line_to(2)))
    plans = [a_plan(), near, near.choose(RED).place(WAY[-2]).place(WAY[-1])]
    assert all(all(status_of(plan, texts)[:2]) for plan in plans)
    assert all(end_warning(near.choose(RED).place(WAY[-2]), texts) for plan in plans)
