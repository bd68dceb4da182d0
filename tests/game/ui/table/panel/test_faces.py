import pytest

from game.board import Hex
from game.rules.state import State
from game.rules.table import Ending
from game.rules.views import view_for
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.panel.faces import card_faces, player_faces, prompt_of, rack_of
from game.ui.table.plan import Plan
from tests.builders import (
    BLUE,
    GREEN,
    RED,
    a_state,
    at,
)

NAMES = ["Ada", "Zoë", "Max"]
TEXTS = Texts("en", strict=True)


def a_plan(state: State | None = None, seat: int | None = 0) -> Plan:
    return Plan(view_for(state or a_state(hands=[{BLUE: 2, RED: 1}] * 3), seat))


def test_the_tiles_tell_whose_turn_it_is_and_how_many_each_holds() -> None:
    faces = player_faces(a_plan(), NAMES, 1, TEXTS)
    assert [face.active for face in faces] == [True, False, False]
    assert [face.start for face in faces] == [False, True, False]
    assert faces[0].holding == "3/20"
    over = a_state(hands=[{BLUE: 22}, {RED: 1}, {RED: 1}])
    assert player_faces(a_plan(over), NAMES, 0, TEXTS)[0].warning


def test_the_cards_count_along_with_the_plan() -> None:
    plan = a_plan().choose(BLUE).place(Hex(1, -2))
    face = card_faces(plan, None, None, {}, TEXTS, patterned=False)[BLUE.order]
    assert (face.state, face.depot, face.gain) == ("chosen", 9, 1)
    rolling = card_faces(a_plan(), None, None, {RED: 7}, TEXTS, patterned=True)[RED.order]
    assert (rolling.value, rolling.patterned) == (7, True)


def test_a_company_that_cannot_build_is_greyed() -> None:
    plan = a_plan(a_state(depots={GREEN: 0}))
    assert card_faces(plan, None, None, {}, TEXTS, patterned=False)[GREEN.order].state == "disabled"
    hovered = card_faces(plan, RED, None, {}, TEXTS, patterned=False)[RED.order]
    assert hovered.state == "hover"


def test_both_halves_of_a_trade_are_told_on_the_cards() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2, RED: 1}] * 3, depots={GREEN: 0}))
    faces = card_faces(plan.giving(BLUE).choose(RED), None, None, {}, TEXTS, patterned=False)
    given, taken, empty = (faces[one.order] for one in (BLUE, RED, GREEN))
    assert (given.state, given.stock, given.role) == ("normal", 1, "You give 1")
    assert (taken.state, taken.stock, taken.role) == ("chosen", -1, "You take 1")
    assert (empty.state, empty.stock, empty.role) == ("disabled", 0, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_words(language: str) -> None:
    texts = Texts(language, strict=True)
    over = a_plan(a_state(hands=[{BLUE: 20}, {RED: 1}, {RED: 1}]))
    plans = [
        a_plan(),
        a_plan(seat=1),
        a_plan(a_state(ending=Ending.DEPOTS)),
        a_plan().choose(BLUE),
        a_plan().choose(BLUE).place(Hex(2, -1)),
        a_plan().giving(BLUE),
        a_plan().giving(BLUE).choose(RED),
        a_plan().giving(BLUE).choose(RED).choose(RED),
    ]
    questions = [prompt_of(plan, NAMES, texts).question for plan in plans]
    assert all(questions)
    assert prompt_of(over.giving(BLUE).choose(RED).choose(RED), NAMES, texts).warning


def test_r5_a_spectator_has_a_covered_rack() -> None:
    assert rack_of(a_plan(seat=None), NAMES, TEXTS, patterned=False).portfolio is None
    own = rack_of(a_plan().giving(RED), NAMES, TEXTS, patterned=False)
    assert own.portfolio == (2, 0, 1, 0, 0, 0)
    assert own.given is RED


def test_r26_what_a_trade_brings_counts_the_penalty() -> None:
    full = a_plan(a_state(hands=[{BLUE: 20}, {RED: 1}, {RED: 1}], values={BLUE: 1, RED: 2}))
    more = full.giving(BLUE).choose(RED).choose(RED)
    assert prompt_of(more, NAMES, TEXTS).detail == "Your locomotives: 3 points instead of 20"


def test_the_rack_tells_what_a_build_would_bring() -> None:
    plan = a_plan(a_state(hands=[{BLUE: 2}] * 3, values={BLUE: 1})).choose(BLUE)
    assert rack_of(plan, NAMES, TEXTS, patterned=False).note == "Now worth 2 points"
    built = plan.place(at("Amiens"))
    assert rack_of(built, NAMES, TEXTS, patterned=False).note == "Worth 4 points instead of 2"
