from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.rules.companies import COMPANIES
from game.ui.table.layout import table_layout
from game.ui.table.panel.cards import CardFace
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import PanelFace, Prompt, Status, panel_parts
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")


def a_face(seats: int = 4) -> PanelFace:
    players = [PlayerFace(seat, f"P{seat}", "8 of 15", active=seat == 0) for seat in range(seats)]
    cards = [CardFace(company, 2, 9) for company in COMPANIES]
    prompt = Prompt("What?", "this", "", 2, 5)
    return PanelFace(players, cards, prompt, Status("6 depots left", "far"))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("seats", [3, 6])
def test_the_panel_draws_only_on_its_side_of_the_window(
    tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    layout = table_layout(size, seats)
    surface = Surface(size)
    for part in panel_parts(a_stage(tmp_path).skins, layout, a_face(seats)):
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
    for part in panel_parts(skins, layout, a_face()._replace(prompt=prompt)):
        part.draw(Surface(size))
    lines = [written[words] for words in (prompt.question, prompt.detail, prompt.warning)]
    middles = [line.centery for line in lines]
    assert middles == sorted(middles)
    assert lines[-1].centery + lines[-1].height // 3 < layout.buttons[0].top
    assert all(layout.action.contains(line) for line in lines)
