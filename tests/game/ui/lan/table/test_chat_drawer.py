"""The chat's drawer keeps clear of rack and panel, and a bubble tells what was said meanwhile."""

import pytest
from pygame import Rect

from game.ui.lan.table.chat_drawer import SHOWN_FOR, ChatDrawer
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.model import TableModel
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_line, a_lobby
from tests.game.ui.table_probe import a_geometry
from tests.game.ui.theatre import Theatre

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)]


def a_drawer(theatre: Theatre, layout: TableLayout | None = None) -> tuple[ChatDrawer, AVisit]:
    visit = AVisit(a_session(people=[0]), a_lobby())
    return at_table(theatre, visit, layout), visit


def at_table(theatre: Theatre, visit: AVisit, layout: TableLayout | None = None) -> ChatDrawer:
    assert visit.session is not None
    drawer = ChatDrawer(
        theatre.stage, visit, TableModel(visit.session, theatre.stage.settings_file)
    )
    drawer.layout(a_geometry(layout or table_layout((1280, 720), 3)))
    return drawer


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_it_covers_neither_rack_nor_panel_nor_tools(
    theatre: Theatre, size: tuple[int, int], scale: float
) -> None:
    layout = table_layout(size, 6, ui_scale=scale)
    drawer, visit = a_drawer(theatre, layout)
    visit.lines.append(a_line("W" * 300))
    drawer.update(0.1)
    bubble = drawer.bubble
    assert bubble is not None
    boxes: list[Rect] = [bubble.box]
    boxes += drawer.sides
    assert boxes[1] != boxes[2]
    for box in boxes:
        assert layout.pane.contains(box)
        assert box.collidelist([layout.rack, layout.panel, *layout.tools]) == -1


def test_what_a_bot_did_for_somebody_is_news_to_them(theatre: Theatre) -> None:
    drawer, visit = a_drawer(theatre)
    visit.lines.append(a_line("I know that.", seat=0))
    drawer.update(0.1)
    assert (drawer.bubble, drawer.chat.counts.unread) == (None, 0)
    visit.lines.append(a_line("bot-played", seat=0, phrase=True))
    drawer.update(0.1)
    assert drawer.bubble is not None
    assert " ".join(drawer.bubble.rows) == "A bot played for me while I was away."
    assert drawer.chat.counts.unread == 1


def test_whoever_starts_the_program_again_is_told_it_too(theatre: Theatre) -> None:
    visit = AVisit(a_session(people=[0]), a_lobby())
    visit.lines += [a_line("Bonsoir !"), a_line("bot-played", seat=0, phrase=True)]
    drawer = at_table(theatre, visit)
    drawer.update(0.1)
    assert drawer.bubble is not None
    assert drawer.chat.counts.unread == 1


def test_it_opens_where_it_hides_less_and_not_over_the_goal(theatre: Theatre) -> None:
    drawer, _ = a_drawer(theatre)
    drawer.toggle()
    assert drawer.open
    assert drawer.box == drawer.sides[0]
    assert drawer.box.collidelist(drawer.geometry.goals) < 0


def test_a_bubble_shows_the_newest_line_for_some_seconds(theatre: Theatre) -> None:
    drawer, visit = a_drawer(theatre)
    visit.lines += [a_line("one"), a_line("hello", phrase=True)]
    assert drawer.update(0.1)
    assert drawer.bubble is not None
    assert drawer.bubble.rows == ("Hello!",)
    assert not drawer.update(SHOWN_FOR - 0.5)
    assert drawer.update(1.0)
    assert drawer.bubble is None


def test_no_bubble_for_what_one_says_oneself(theatre: Theatre) -> None:
    drawer, visit = a_drawer(theatre)
    visit.lines.append(a_line("mine", seat=0))
    drawer.update(0.1)
    assert drawer.bubble is None


def test_no_bubble_while_the_chat_is_open_and_all_is_read(theatre: Theatre) -> None:
    drawer, visit = a_drawer(theatre)
    visit.lines.append(a_line("before"))
    drawer.toggle()
    visit.lines.append(a_line("now"))
    drawer.update(0.1)
    assert drawer.bubble is None
    assert drawer.chat.counts.unread == 0


def test_a_long_line_ends_in_the_bubble_with_a_sign(theatre: Theatre) -> None:
    drawer, visit = a_drawer(theatre)
    visit.lines.append(a_line("so much to say " * 15))
    drawer.update(0.1)
    assert drawer.bubble is not None
    assert drawer.bubble.rows[-1].endswith("…")


def test_what_was_typed_stays_when_it_is_shut(theatre: Theatre) -> None:
    drawer, _ = a_drawer(theatre)
    drawer.toggle()
    drawer.chat.field.line.insert("Wait")
    drawer.toggle()
    assert not drawer.typing
    drawer.toggle()
    assert drawer.chat.field.text == "Wait"
    assert drawer.typing
