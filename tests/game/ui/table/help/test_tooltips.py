from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.rules.events import Built
from game.rules.manner import Manner, Mark
from game.ui.table.help.tooltips import TableTooltips
from game.ui.table.history import LogEntry
from game.ui.table.panel.rack import slot_of
from game.ui.table.target import OnHex
from tests.builders import BLUE, RED, at
from tests.game.ui.evening import Evening
from tests.game.ui.table_probe import pointed_words

pytestmark = pytest.mark.usefixtures("window")


def an_evening(folder: Path) -> Evening:
    evening = Evening(folder)
    evening.open_curtain()
    evening.settle()
    return evening


def drawn(evening: Evening) -> list[Rect]:
    return evening.table.tooltips().draw_moving(Surface(evening.screen.get_size()))


def test_a_tooltip_does_not_move_while_the_pointer_stays_in_a_hex(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    evening.change(hints=False)
    lyon = next(city for city in evening.table.plan.view.table.board.cities if city.name == "Lyon")
    x, y = evening.table.camera.pixel_of(lyon.hex)
    places = []
    for place in ((x, y), (x + 5, y - 6)):
        evening.point(place)
        assert "Lyon" in pointed_words(evening.table)
        places += drawn(evening)
    assert places[0] == places[1]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (2560, 1440)])
def test_a_tooltip_about_the_map_stays_on_the_map(tmp_path: Path, size: tuple[int, int]) -> None:
    evening = an_evening(tmp_path)
    evening.change(hints=False)
    table = evening.table
    evening.scene.enter(size)
    notes, rim = table.tooltips(), -2 * table.layout.pixels(16)
    for city in table.plan.view.table.board.cities:
        table.model.point(OnHex(city.hex))
        (note,) = notes.draw_moving(Surface(size))
        assert table.layout.pane.contains(note.inflate(rim, rim)), city.name


def test_the_tooltip_of_a_tool_covers_no_other_tool(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    table = evening.table
    tools = [table.menu.button, table.book.button]
    for tool in tools:
        evening.point(tool.rect.center)
        note = drawn(evening)[-1].inflate(*[-2 * table.layout.pixels(16)] * 2)
        assert note.top >= tool.rect.bottom
        assert note.collidelist([table.layout.menu, *table.layout.tools]) < 0
        assert table.layout.pane.contains(note)


def test_what_the_log_says_of_a_bots_move_is_explained_where_it_is_pointed_at(
    tmp_path: Path,
) -> None:
    evening = an_evening(tmp_path)
    table = evening.table
    built = Built(0, RED, (at("Lyon"),), (3,), 3, 20)
    for mark in (None, Mark(Manner.SNATCHES, BLUE, "Lyon")):
        table.model.history._entries.append(LogEntry(built, 1, 0, RED, built.hexes, mark))
    table.refresh()
    evening.settle()
    log, line = table.layout.log, table.layout.letters_of(24)
    evening.point((log.centerx, log.bottom - line // 2 - table.layout.pixels(8)))
    said = "Nord was next to Lyon and could have built there next."
    assert pointed_words(table) == said
    (note,) = drawn(evening)
    rim = -2 * table.layout.pixels(16)
    parts = [*table.layout.cards, table.layout.action, table.layout.log]
    assert note.inflate(rim, rim).collidelist(parts) < 0  # the log can still be read
    evening.point((log.centerx, log.bottom - 4 * line))
    assert pointed_words(table) == ""  # a move like any other


def test_a_tooltip_does_not_cover_the_tip_card(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    table = evening.table
    (slip,) = table.card.obstacles()
    near = min(
        (city.hex for city in table.plan.view.table.board.cities),
        key=lambda place: (
            abs(table.camera.pixel_of(place)[0] - slip.right)
            + abs(table.camera.pixel_of(place)[1] - slip.bottom)
        ),
    )
    table.model.point(OnHex(near))
    (note,) = drawn(evening)
    rim = -2 * table.layout.pixels(16)
    assert not slip.colliderect(note.inflate(rim, rim))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (2560, 1440)])
def test_tooltips_of_players_cards_and_rack_cover_neither_panel_nor_rack(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    evening = an_evening(tmp_path)
    evening.change(hints=False, notebook=True)
    table = evening.table
    evening.scene.enter(size)
    layout, held = table.layout, table.plan.view.portfolio
    assert held is not None
    things = [*layout.players, *layout.cards, layout.status]
    things += [slot_of(table.rack, held, company) for company in table.rack_colours()]
    rim = -2 * layout.pixels(16)
    for thing in things:
        table.point_at(thing.center)
        (note,) = table.tooltips().draw_moving(Surface(size))
        assert layout.pane.contains(note.inflate(rim, rim)), pointed_words(table)
        assert not note.inflate(rim, rim).colliderect(table.rack), pointed_words(table)


def test_after_the_curtain_there_is_no_tooltip_until_the_mouse_moves(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    lyon = evening.table.camera.pixel_of(at("Lyon"))
    evening.point(lyon)
    evening.open_curtain()
    evening.settle()
    layers = evening.scene.layers
    tooltips = next(layer for layer in layers if isinstance(layer, TableTooltips))
    assert evening.table.pointing.target == OnHex(at("Lyon"))
    assert tooltips.tooltip() is None
    evening.point((lyon[0] + 2, lyon[1]))
    shown = tooltips.tooltip()
    assert shown is not None
    assert "Lyon" in shown.text
