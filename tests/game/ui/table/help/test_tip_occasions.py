"""The occasions for tips, at positions of the tutorial's games."""

from commands.lesson_games import lesson
from game.rules.companies import COMPANIES
from game.ui.table.help.tips import Occasion, occasions, practised
from game.ui.table.plan import Plan
from game.ui.tutorial.lessons import LAST_WAY_OUT, MARSEILLE, TO_LYON, TO_MARSEILLE

BLUE, YELLOW, RED, GREEN, BLACK, PURPLE = COMPANIES


def a_plan(name: str) -> Plan:
    return Plan(lesson(name, "Ada").view_as(0).view)


def names(plan: Plan) -> list[str]:
    return [occasion.name for occasion in occasions(plan)]


def test_the_first_turn_has_one_occasion() -> None:
    assert names(a_plan("build")) == ["turn"]


def test_less_urgent_occasions_come_in_later_turns() -> None:
    assert names(a_plan("why")) == ["value"]
    assert names(a_plan("trade")) == ["value", "trade", "advice", "map"]


def test_there_are_occasions_only_on_the_players_turn() -> None:
    plan = a_plan("build")
    assert names(Plan(plan.view._replace(seat=1))) == []


def test_a_company_is_chosen_then_a_hex() -> None:
    plan = a_plan("build").choose(RED)
    assert names(plan)[0] == "open"
    assert plan.planned is not None
    assert names(plan.place(plan.planned.open_hexes()[0]))[0] == "confirm"


def test_a_city_next_to_the_line_is_an_occasion_with_its_hex() -> None:
    plan = a_plan("why").choose(GREEN)
    about = next(occasion.about for occasion in occasions(plan) if occasion.name == "city")
    board = plan.view.table.board
    assert about
    assert all(board[place].value for place in about)


def test_r19_another_companys_last_way_is_an_occasion_with_its_hex() -> None:
    plan = a_plan("cut")
    told = {occasion.name: occasion.about for occasion in occasions(plan.choose(RED))}
    assert told["cut-off"] == (LAST_WAY_OUT,)
    assert "cut-off" not in names(plan.choose(PURPLE))


def test_a_trade_goes_from_giving_to_taking() -> None:
    plan = a_plan("trade").giving(BLACK)
    assert names(plan) == ["take"]
    assert names(plan.choose(RED)) == ["take"]  # another click takes two
    assert names(plan.choose(RED).choose(RED)) == ["two"]


def test_a_tip_about_what_the_player_does_is_not_needed() -> None:
    assert list(practised(a_plan("trade"))) == []
    assert list(practised(a_plan("trade").giving(BLACK))) == ["trade"]
    line = a_plan("city").choose(RED).place(TO_LYON[0]).place(TO_LYON[1])
    assert list(practised(line)) == ["city"]  # Mâcon


def test_r23_the_limit_is_an_occasion_near_it_and_beyond_it() -> None:
    plan = a_plan("limit")
    assert "limit" in names(plan)
    over = plan.giving(RED).choose(PURPLE).choose(PURPLE)
    assert names(over)[0] == "over"


def test_r24_the_end_is_an_occasion_when_one_build_can_reach_it() -> None:
    plan = a_plan("marseille")
    assert names(plan)[0] == "end"
    built = plan.choose(RED)
    for place in TO_MARSEILLE:
        built = built.place(place)
    first = next(iter(occasions(built)))
    assert first == Occasion("ends", (MARSEILLE,), "Marseille")


def test_a_build_that_lets_the_next_player_end_the_game_is_an_occasion() -> None:
    plan = a_plan("marseille").choose(RED)
    for place in TO_MARSEILLE[:-1]:
        plan = plan.place(place)
        told = next(iter(occasions(plan)))
        assert told.name == "near"
        assert {place, MARSEILLE} <= {*told.about}


def test_r12_the_end_is_no_occasion_when_the_depot_is_too_small() -> None:
    plan = a_plan("marseille")
    table = plan.view.table
    few = [*table.depots]
    few[RED.order] = 3  # of the four that it takes
    short = Plan(plan.view._replace(table=table._replace(depots=tuple(few))))
    assert "end" not in names(short)


def test_r25_few_depots_are_an_occasion() -> None:
    assert "depots" in names(a_plan("depots"))
