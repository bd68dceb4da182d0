from game.board import Hex
from game.rules.actions import Build, Trade
from game.rules.reasons import Rule
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import view_for
from game.ui.table.plan import Plan
from tests.builders import BLUE, GREEN, PURPLE, RED, YELLOW, a_game, a_state, at

ONE, TWO, THREE, FIVE = Hex(2, -1), Hex(3, -1), Hex(4, -1), Hex(6, -1)
FAR = at("Marseille")


def a_plan(state: State | None = None, seat: int | None = 0) -> Plan:
    return Plan(view_for(state or a_state(hands=[{BLUE: 2, RED: 1}] * 3), seat))


def test_a_build_is_chosen_placed_and_made() -> None:
    plan = a_plan().choose(BLUE).place(ONE).place(TWO)
    assert plan.action() == Build(BLUE, (ONE, TWO))
    assert not plan.empty


def test_a_company_alone_is_no_action() -> None:
    assert a_plan().choose(BLUE).action() is None


def test_the_same_company_again_lets_it_go() -> None:
    assert a_plan().choose(BLUE).choose(BLUE) == a_plan()
    assert a_plan().choose(BLUE).choose(RED).planned is not None


def test_a_hex_that_no_route_reaches_changes_nothing_and_has_its_reason() -> None:
    plan = a_plan().choose(BLUE)
    assert plan.place(FAR) == plan
    reason = plan.why_not(FAR)
    assert reason is not None
    assert reason.rule is Rule.NOT_ADJACENT
    assert a_plan().why_not(FAR) is None


def test_a_hex_that_a_route_reaches_is_laid_to_in_one_step() -> None:
    plan = a_plan().choose(BLUE)
    assert plan.why_not(THREE) is None
    assert plan.route(THREE)[-1] == THREE
    assert plan.place(THREE).action() == Build(BLUE, plan.route(THREE))
    assert len(plan.place(THREE).hexes) == 3


def test_a_route_goes_on_from_the_plan_and_ends_with_its_locomotives() -> None:
    plan = a_plan().choose(BLUE).place(THREE)
    assert plan.route(THREE) == ()
    assert len(plan.route(FIVE)) == 2
    assert plan.place(FIVE).route(FAR) == ()


def test_nothing_is_laid_without_a_company_or_out_of_turn() -> None:
    assert a_plan().route(ONE) == ()
    assert a_plan().giving(BLUE).place(ONE) == a_plan().giving(BLUE)
    assert a_plan(seat=1).place(THREE) == a_plan(seat=1)


def test_the_first_locomotives_of_a_plan_are_kept() -> None:
    plan = a_plan().choose(BLUE).place(THREE)
    assert plan.up_to(2).hexes == plan.hexes[:2]
    assert plan.up_to(0).planned is not None


def test_steps_are_taken_back_one_by_one_or_all() -> None:
    plan = a_plan().choose(BLUE).place(ONE).place(TWO)
    assert plan.undone().action() == Build(BLUE, (ONE,))
    assert plan.undone().undone().planned is not None
    assert plan.undone().undone().undone() == a_plan()
    assert [plan.choices, plan.undone().choices, plan.cleared().choices] == [3, 2, 0]
    assert plan.cleared() == a_plan()
    assert a_plan().undone() == a_plan()


def test_touching_a_chosen_hex_takes_back_from_there() -> None:
    plan = a_plan().choose(BLUE).place(ONE).place(TWO)
    assert plan.place(TWO).action() == Build(BLUE, (ONE,))
    assert plan.place(ONE).action() is None


def test_a_trade_gives_one_and_takes_one_then_two_then_one() -> None:
    plan = a_plan().giving(BLUE).choose(GREEN)
    assert plan.action() == Trade(BLUE, GREEN, 1)
    assert plan.choose(GREEN).action() == Trade(BLUE, GREEN, 2)
    assert plan.choose(GREEN).choose(GREEN).action() == Trade(BLUE, GREEN, 1)
    assert plan.choose(PURPLE).action() == Trade(BLUE, PURPLE, 1)


def test_a_trade_cannot_take_what_it_gives_or_what_is_not_there() -> None:
    plan = a_plan(a_state(depots={GREEN: 1, YELLOW: 0})).giving(BLUE)
    assert plan.choose(BLUE) == plan
    assert plan.choose(YELLOW) == plan
    assert plan.choose(GREEN).choose(GREEN).action() == Trade(BLUE, GREEN, 1)


def test_a_trade_is_taken_back_step_by_step() -> None:
    plan = a_plan().giving(BLUE).choose(GREEN).choose(GREEN)
    assert plan.undone().action() == Trade(BLUE, GREEN, 1)
    assert plan.undone().undone() == a_plan().giving(BLUE)
    assert plan.undone().undone().undone() == a_plan()
    assert [plan.choices, plan.undone().choices, plan.cleared().choices] == [2, 2, 0]
    assert a_plan().giving(BLUE).giving(BLUE) == a_plan()


def test_only_what_is_held_can_be_given() -> None:
    assert a_plan().giving(GREEN) == a_plan()
    assert a_plan(seat=None).giving(BLUE).empty


def test_the_numbers_count_along() -> None:
    built = a_plan().choose(BLUE).place(Hex(1, -2)).preview()
    assert (built.table.value(BLUE), built.table.depot(BLUE)) == (1, 9)
    traded = a_plan().giving(BLUE).choose(GREEN).choose(GREEN).preview()
    assert (traded.table.depot(BLUE), traded.table.depot(GREEN)) == (11, 8)
    assert traded.portfolio == (1, 0, 1, 2, 0, 0)


def test_the_cost_of_holding_too_many_is_known_beforehand() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 20}, {BLUE: 1}, {BLUE: 1}]))
    assert plan.penalty() == 0
    assert plan.giving(BLUE).choose(RED).penalty() == 0
    assert plan.giving(BLUE).choose(RED).choose(RED).penalty() == 20


def test_nothing_is_planned_out_of_turn_or_after_the_end() -> None:
    for plan in (a_plan(seat=1), a_plan(a_state(ending=Ending.DEPOTS)), a_plan(seat=None)):
        assert not plan.my_turn
        assert plan.choose(BLUE).giving(BLUE).place(ONE) == plan


def test_a_whole_action_is_planned_as_if_every_step_had_been_touched() -> None:
    for state, action in a_game(3, seed=2):
        plan = Plan(view_for(state, state.table.turn))
        assert plan.choose(BLUE).planning(action).action() == action


def test_the_map_looks_in_the_preview_as_it_would_after_the_build() -> None:
    plan = a_plan().choose(BLUE).place(ONE)
    assert plan.preview().table.standing(ONE) == (BLUE,)
    assert plan.view.table.standing(ONE) == ()


def test_the_same_company_again_begins_its_build_anew() -> None:
    again = a_plan().choose(BLUE).place(ONE).choose(BLUE)
    assert again == a_plan().choose(BLUE)
