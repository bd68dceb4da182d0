"""The banner over the map finds room for every notice, in every language and window."""

import pytest
from pygame import Rect
from pygame.event import Event
from pygame.locals import MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION

from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.lan.table.banner import CLOSE, Banner
from game.ui.lan.table.notices import Notice, notices_of
from game.ui.table.layout import table_layout
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.theatre import Theatre

LONGEST = "Maximiliane-Sophie-Charl"
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 1080)]


def notices(texts: Texts) -> list[Notice]:
    """All there are, as the owner has them."""
    visit = AVisit(a_session(people=[0]), a_lobby(("Ada", LONGEST, "Inès")))
    visit.tell(paused=True, saved=False)
    visit.seat(1, here=False)
    visit.seat(2, here=False, level="easy")
    found = notices_of(visit, 1, 0.0, texts)
    visit.lose()
    return [*found, *notices_of(visit, 0, 3600.0, texts)]


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_it_lies_on_the_map_clear_of_tools_and_rack(
    theatre: Theatre, size: tuple[int, int], scale: float, watching: bool
) -> None:
    layout = table_layout(size, 3, ui_scale=scale, watching=watching)
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        for notice in notices(texts):
            banner = Banner(theatre.stage.skins)
            banner.show(notice, layout, texts)
            assert layout.pane.contains(banner.box)
            assert banner.box.collidelist(list(layout.tools[:4])) == -1
            assert not banner.box.colliderect(layout.rack)
            assert all(banner.box.contains(button.rect) for button in banner.buttons)
            rects = [button.rect for button in banner.buttons]
            assert all(rect.collidelist(rects[:n]) == -1 for n, rect in enumerate(rects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_it_is_cut_off(theatre: Theatre, language: str) -> None:
    texts = Texts(language, strict=True)
    for notice in notices(texts):
        banner = Banner(theatre.stage.skins)
        banner.show(notice, table_layout((1024, 600), 3), texts)
        assert " ".join(banner._title) == notice.title
        assert " ".join(banner._detail) == notice.detail


def test_the_same_notice_is_not_put_up_twice(theatre: Theatre) -> None:
    texts, layout = Texts("en", strict=True), table_layout((1280, 720), 3)
    banner = Banner(theatre.stage.skins)
    notice = notices(texts)[0]
    assert banner.show(notice, layout, texts)
    assert not banner.show(notice, layout, texts)
    assert banner.show(None, layout, texts)
    assert banner.part() == []
    assert not banner.buttons


def test_the_seconds_go_on_under_a_pointer_that_stays_on_a_button(theatre: Theatre) -> None:
    texts, layout = Texts("en", strict=True), table_layout((1280, 720), 3)
    banner = Banner(theatre.stage.skins)
    notice = notices(texts)[0]
    banner.show(notice, layout, texts)
    banner.handle(motion(banner.buttons[0].rect))
    banner.show(notice._replace(detail="another"), layout, texts)
    assert banner.buttons[0].pointed


def test_a_click_names_the_button(theatre: Theatre) -> None:
    texts, layout = Texts("en", strict=True), table_layout((1280, 720), 3)
    banner = Banner(theatre.stage.skins)
    banner.show(notices(texts)[-2], layout, texts)
    (close,) = banner.buttons
    assert close.name == CLOSE
    place = close.rect.center
    banner.handle(Event(MOUSEBUTTONDOWN, pos=place, button=1))
    assert banner.handle(Event(MOUSEBUTTONUP, pos=place, button=1)) == (True, close)


def motion(box: Rect) -> Event:
    return Event(MOUSEMOTION, pos=box.center, rel=(0, 0), buttons=(0, 0, 0))
