from pygame import Rect, Surface

from game.ui.widgets.tabs import Tab
from tests.game.ui.finished import moved, pictures


def test_a_tab_shows_whether_its_page_is_open() -> None:
    tab = Tab("charts")
    tab.rect, tab.label = Rect(0, 0, 120, 40), "Charts"
    assert tab.sprite == "control/tab_normal"
    tab.handle(moved((5, 5)))
    assert tab.sprite == "control/tab_hover"
    tab.chosen = True
    assert tab.sprite == "control/tab_chosen"
    tab.focused = True
    assert tab.sprite == "control/tab_focused"
    tab.draw(Surface((120, 40)), pictures(), 1.0)
