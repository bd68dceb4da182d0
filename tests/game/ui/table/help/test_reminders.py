"""Reminders, which fit the plan and use the tip card."""

from pathlib import Path

import pygame
import pytest

from game.board import Hex
from game.rules.state import State
from game.rules.views import view_for
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.help.tips import occasion_text, reminder
from game.ui.table.plan import Plan
from tests.builders import BLACK, BLUE, PURPLE, RED, YELLOW, a_state, at, france, shortest_way
from tests.game.ui.evening import Evening

TEXTS = Texts("en", strict=True)


def reminder_text(plan: Plan, texts: Texts) -> str:
    return occasion_text(reminder(plan), texts, once=False)


def a_plan(state: State | None = None) -> Plan:
    return Plan(view_for(state or a_state(), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_has_its_own_reminder(language: str) -> None:
    texts = Texts(language, strict=True)
    full = a_plan(a_state(hands=[{BLUE: 20}, {RED: 1}, {RED: 1}]))
    plans = [
        a_plan(),
        a_plan().choose(BLUE),
        a_plan().choose(BLUE).place(Hex(2, -1)),
        a_plan().giving(BLUE),
        full.giving(BLUE).choose(RED).choose(RED),
    ]
    assert len({reminder_text(plan, texts) for plan in plans}) == len(plans)


def test_only_a_company_that_can_reach_the_goal_is_named() -> None:
    way = shortest_way(france(), france().stations[BLUE.order].hex, at("Marseille"))
    near = a_state(track={way[-3]: BLUE})
    assert reminder_text(a_plan(near), TEXTS).startswith("Nord: one build away from Marseille.")
    empty = a_state(track={way[-3]: BLUE}, depots={BLUE: 0})
    assert "Marseille" not in reminder_text(a_plan(empty), TEXTS)


def test_few_depots_have_their_own_reminder() -> None:
    few = a_plan(a_state(depots=dict.fromkeys((YELLOW, RED, BLACK, PURPLE), 0)))
    assert reminder_text(few, TEXTS) == TEXTS.say("hint-depots")


def test_each_round_brings_another() -> None:
    plans = [a_plan() for _ in range(3)]
    tables = [plan.view.table._replace(actions=3 * turn) for turn, plan in enumerate(plans)]
    told = [reminder_text(Plan(plans[0].view._replace(table=table)), TEXTS) for table in tables]
    assert len({*told}) == 3


@pytest.mark.usefixtures("window")
def test_it_follows_the_plan_and_can_be_closed(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.settle()
    guide = evening.table.card
    (box,) = guide.obstacles()
    evening.point(box.center)
    assert evening.table.cursor == "hand"
    evening.click(box.center)
    assert not guide.obstacles()
    assert evening.table.plan.empty
    evening.key(pygame.K_1)
    assert guide.obstacles()
    evening.key(pygame.K_DELETE)
    assert guide.obstacles()  # it was something else meanwhile, so it may be said again


@pytest.mark.usefixtures("window")
def test_escape_is_left_to_the_menu(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.settle()
    evening.key(pygame.K_ESCAPE)
    assert evening.menus == 1


@pytest.mark.usefixtures("window")
def test_there_is_none_beside_a_hint_or_when_they_are_switched_off(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.settle()
    evening.key(pygame.K_h)
    assert not evening.table.card.obstacles()
    evening.key(pygame.K_h)
    assert evening.table.card.obstacles()
    evening.change(hints=False)
    evening.settle()
    assert not evening.table.card.obstacles()
