"""What a beat asks for, where it points, and when it is done."""

from commands.lesson_games import lesson
from game.board import Hex
from game.rules.reasons import Rule
from game.ui.table.plan import Plan
from game.ui.table.target import OnHex
from game.ui.tutorial.lessons import (
    AMIENS,
    BLACK,
    FIRST_LINE,
    LYON,
    PURPLE,
    RED,
    TO_LYON,
    PupilState,
    TablePart,
    card,
    give,
    guess,
    place,
    point,
    reach,
    take,
)


def a_plan(name: str) -> Plan:
    return Plan(lesson(name, "Ada").view_as(0).view)


def test_a_card_is_done_when_its_company_is_chosen() -> None:
    plan = a_plan("build")
    assert not card("", RED).done(PupilState(plan.choose(BLACK)))
    assert card("", RED).done(PupilState(plan.choose(RED)))


def test_the_target_is_the_next_hex_of_a_way_or_the_southernmost() -> None:
    plan, beat = a_plan("build").choose(RED), place("", FIRST_LINE, 3)
    assert beat.target(PupilState(plan)) == OnHex(FIRST_LINE[0])
    aside = plan.place(Hex(1, 1)).place(Hex(2, 1))
    assert beat.target(PupilState(aside)) == OnHex(FIRST_LINE[0])
    elsewhere = place("", (), 3).target(PupilState(plan))
    assert plan.planned is not None
    assert isinstance(elsewhere, OnHex)
    assert elsewhere.hex.r == max(one.r for one in plan.planned.open_hexes())


def test_a_build_is_done_with_enough_locomotives() -> None:
    plan, beat = a_plan("build").choose(RED), place("", FIRST_LINE, 3)
    done = [beat.done(PupilState(plan))]
    for one in FIRST_LINE:
        plan = plan.place(one)
        done.append(beat.done(PupilState(plan)))
    assert done == [False, False, False, True]


def test_a_city_is_reached_by_any_way_that_is_short_enough() -> None:
    plan, beat = a_plan("city").choose(RED), reach("", LYON)
    for one in TO_LYON:
        target = beat.target(PupilState(plan))
        assert isinstance(target, OnHex)
        assert not beat.done(PupilState(plan))
        plan = plan.place(one)
    assert beat.done(PupilState(plan))


def test_too_many_locomotives_elsewhere_have_to_be_undone() -> None:
    plan, beat = a_plan("city").choose(RED), reach("", LYON)
    while plan.planned and len(plan.planned.hexes) < 3:
        free = plan.planned.open_hexes()
        plan = plan.place(min(free, key=lambda one: one.r))
    assert beat.target(PupilState(plan)) == TablePart.UNDO_ALL


def test_a_closed_hex_is_read_when_it_gives_the_rule() -> None:
    plan, beat = a_plan("why"), point("", AMIENS, Rule.CITY_TAKEN)
    assert not beat.done(PupilState(plan, AMIENS))
    assert not beat.done(PupilState(plan.choose(RED), LYON))
    assert beat.done(PupilState(plan.choose(RED), AMIENS))


def test_a_trade_is_given_and_taken() -> None:
    plan = a_plan("trade")
    assert give("", BLACK).done(PupilState(plan.giving(BLACK)))
    one = plan.giving(BLACK).choose(RED)
    assert take("", RED, 1).done(PupilState(one))
    assert not take("", RED, 2).done(PupilState(one))
    assert take("", RED, 2).done(PupilState(one.choose(RED)))


def test_a_guess_is_right_or_not() -> None:
    plan, beat = a_plan("score"), guess("", PURPLE)
    assert [beat.done(PupilState(plan, guess=one)) for one in (None, RED, PURPLE)] == [
        False,
        False,
        True,
    ]
