"""What may be new at a moment, at positions of the tutorial's games."""

from commands.lesson_games import lesson
from game.rules.companies import COMPANIES
from game.ui.table.help.tips import Occasion, occasions, practised
from game.ui.table.plan import Plan
from game.ui.tutorial.lessons import LAST_WAY_OUT, MARSEILLE, TO_LYON, TO_MARSEILLE

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES


def a_plan(name: str) -> Plan:
    return Plan(lesson(name, "Ada").look(0).view)


def names(plan: Plan) -> list[str]:
    return [occasion.name for occasion in occasions(plan)]


def test_the_first_turn_has_one_thing_to_tell() -> None:
    assert names(a_plan("build")) == ["turn"]


def test_later_turns_tell_what_can_wait() -> None:
    assert names(a_plan("why")) == ["value"]
    assert names(a_plan("trade")) == ["value", "trade", "advice", "map"]


def test_it_is_told_only_to_whose_turn_it_is() -> None:
    plan = a_plan("build")
    assert names(Plan(plan.view._replace(seat=1))) == []


def test_a_company_is_chosen_then_a_hex() -> None:
    plan = a_plan("build").choose(RED)
    assert names(plan)[0] == "open"
    assert plan.planned is not None
    assert names(plan.place(plan.planned.open_hexes()[0]))[0] == "confirm"


def test_a_city_beside_the_line_is_told_with_its_place() -> None:
    plan = a_plan("why").choose(GREEN)
    about = next(occasion.about for occasion in occasions(plan) if occasion.name == "city")
    board = plan.view.table.board
    assert about
    assert all(board[place].value for place in about)


def test_r19_a_hex_that_is_anothers_last_way_is_told_with_its_place() -> None:
    plan = a_plan("cut")
    told = {occasion.name: occasion.about for occasion in occasions(plan.choose(RED))}
    assert told["cut-off"] == (LAST_WAY_OUT,)
    assert "cut-off" not in names(plan.choose(PURPLE))


def test_a_trade_goes_from_giving_to_taking() -> None:
    plan = a_plan("trade").giving(BLACK)
    assert names(plan) == ["take"]
    assert names(plan.choose(RED).choose(RED)) == ["two"]


def test_what_is_done_by_the_players_own_hand_is_known() -> None:
    assert list(practised(a_plan("trade"))) == []
    assert list(practised(a_plan("trade").giving(BLACK))) == ["trade"]
    line = a_plan("city").choose(RED).place(TO_LYON[0]).place(TO_LYON[1])
    assert list(practised(line)) == ["city"]  # Mâcon


def test_r23_the_limit_is_told_before_it_is_passed_and_when_it_would_be() -> None:
    plan = a_plan("limit")
    assert "limit" in names(plan)
    over = plan.giving(RED).choose(PURPLE).choose(PURPLE)
    assert names(over)[0] == "over"


def test_r24_the_end_is_told_when_one_build_can_reach_it() -> None:
    plan = a_plan("marseille")
    assert names(plan)[0] == "end"
    built = plan.choose(RED)
    for place in TO_MARSEILLE:
        built = built.place(place)
    first = next(iter(occasions(built)))
    assert first == Occasion("ends", (MARSEILLE,), "Marseille")


def test_a_build_that_lets_the_next_player_end_the_game_is_told_before_it_is_confirmed() -> None:
    plan = a_plan("marseille").choose(RED)
    for place in TO_MARSEILLE[:-1]:
        plan = plan.place(place)
        told = next(iter(occasions(plan)))
        assert told.name == "near"
        assert {place, MARSEILLE} <= {*told.about}


def test_r12_no_end_is_told_that_the_depot_is_too_small_for() -> None:
    plan = a_plan("marseille")
    table = plan.view.table
    few = [*table.depots]
    few[RED.order] = 3  # of the four that it takes
    short = Plan(plan.view._replace(table=table._replace(depots=tuple(few))))
    assert "end" not in names(short)


def test_r25_few_depots_are_told() -> None:
    assert "depots" in names(a_plan("depots"))
