from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.board import Hex
from game.rules.companies import COMPANIES
from game.rules.table import Ending
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.panel.cards import CardFace
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import Prompt, prompt_of
from game.ui.table.panel.status import Status
from game.ui.table.tabletop import panel_parts
from game.ui.widgets.compositor import Part
from game.ui.widgets.skins import Skins
from tests.builders import BLUE, RED, a_state
from tests.game.ui.evening import a_stage
from tests.game.ui.table.panel.plans import NAMES, TEXTS, a_plan

pytestmark = pytest.mark.usefixtures("window")


PROMPT = Prompt("What?", "this", "", 2, 5)


def a_panel(
    layout: TableLayout, skins: Skins, seats: int = 4, prompt: Prompt = PROMPT
) -> list[Part]:
    players = [PlayerFace(seat, f"P{seat}", "8 of 15", active=seat == 0) for seat in range(seats)]
    cards = [CardFace(company, 2, 9) for company in COMPANIES]
    return panel_parts(skins, layout, players, cards, prompt, Status("6 depots left", "far"))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_panel_draws_only_on_its_side_of_the_window(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    layout = table_layout(size, seats)
    surface = Surface(size)
    for part in a_panel(layout, a_stage(tmp_path).skins, seats):
        part.draw(surface)
    map_side = surface.subsurface((0, 0, layout.pane.width - 40, size[1]))
    assert pygame.transform.average_color(map_side)[:3] == (0, 0, 0)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
def test_question_detail_and_warning_stand_below_each_other_above_the_buttons(
    tmp_path: Path, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout, skins = table_layout(size, 4, ui_scale=scale), a_stage(tmp_path).skins
    written: dict[str, Rect] = {}
    write = skins.write

    def watched(surface: Surface, words: str, *rest: Any, **more: Any) -> Rect:
        written[words] = write(surface, words, *rest, **more)
        return written[words]

    monkeypatch.setattr(skins, "write", watched)
    prompt = Prompt("P.L.M.: up to 5 locomotives", "Value 0 + 1 = 1", "This ends the game.", 2, 5)
    for part in a_panel(layout, skins, prompt=prompt):
        part.draw(Surface(size))
    lines = [written[words] for words in (prompt.question, prompt.detail, prompt.warning)]
    middles = [line.centery for line in lines]
    assert middles == sorted(middles)
    assert lines[-1].centery + lines[-1].height // 3 < layout.buttons[0].top
    assert all(layout.action.contains(line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_prompt(language: str) -> None:
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


def test_r26_what_a_trade_brings_counts_the_penalty() -> None:
    full = a_plan(a_state(hands=[{BLUE: 20}, {RED: 1}, {RED: 1}], values={BLUE: 1, RED: 2}))
    more = full.giving(BLUE).choose(RED).choose(RED)
    assert prompt_of(more, NAMES, TEXTS).detail == "Your locomotives: 3 points instead of 20"


def test_a_trade_that_changes_nothing_says_so() -> None:
    worthless = a_plan(a_state(hands=[{BLUE: 1}, {RED: 1}, {RED: 1}]))
    trade = worthless.giving(BLUE).choose(RED)
    assert prompt_of(trade, NAMES, TEXTS).detail == "Your locomotives: still 0 points"
