"""The banner over the map finds room for every notice, in every language and window."""

import pytest
from pygame import Rect
from pygame.event import Event
from pygame.locals import MOUSEBUTTONDOWN, MOUSEBUTTONUP, MOUSEMOTION

from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.lan.table.banner import CLOSE, Banner
from game.ui.lan.table.chat_drawer import ChatDrawer
from game.ui.lan.table.notices import Notice, NoticeBoard, notices_of
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.model import TableModel
from game.ui.table.target import OnHex
from tests.game.ui.evening import a_session
from tests.game.ui.lan.a_visit import AVisit, a_lobby
from tests.game.ui.shared_resources import shared_texts
from tests.game.ui.table_probe import a_geometry
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


class ABanner:
    """A banner over the map of France; a test says what it shows."""

    def __init__(self, theatre: Theatre, layout: TableLayout, *, watching: bool = False) -> None:
        stage, visit = theatre.stage, AVisit(a_session(people=[0]), a_lobby())
        assert visit.session is not None
        model = TableModel(visit.session, stage.settings_file)
        self.notice: Notice | None = None
        self.model = model
        drawer, notices = ChatDrawer(stage, visit, model), NoticeBoard(visit)
        geometry = a_geometry(layout, racked=not watching)
        drawer.layout(geometry)
        self.banner = Banner(stage, visit, model, notices, drawer, lambda: self.notice)
        self.banner.layout(geometry)

    def show(self, notice: Notice | None) -> bool:
        self.notice = notice
        return self.banner.update(0.0)


@pytest.mark.parametrize("watching", [False, True])
@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_it_lies_on_the_map_clear_of_tools_and_rack(
    theatre: Theatre, size: tuple[int, int], scale: float, watching: bool
) -> None:
    layout = table_layout(size, 3, ui_scale=scale, watching=watching)
    for language in LANGUAGES:
        texts = theatre.stage.texts = shared_texts(language)
        shown = ABanner(theatre, layout, watching=watching)
        for notice in notices(texts):
            shown.show(None)
            shown.show(notice)
            banner = shown.banner
            assert layout.pane.contains(banner.box)
            assert banner.box.collidelist(list(layout.tools[:4])) == -1
            assert not banner.box.colliderect(layout.rack)
            assert all(banner.box.contains(button.rect) for button in banner.buttons)
            rects = [button.rect for button in banner.buttons]
            assert all(rect.collidelist(rects[:n]) == -1 for n, rect in enumerate(rects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_it_is_cut_off(theatre: Theatre, language: str) -> None:
    texts = theatre.stage.texts = shared_texts(language)
    shown = ABanner(theatre, table_layout((1024, 600), 3))
    for notice in notices(texts):
        shown.show(notice)
        banner = shown.banner
        text = " ".join(line for _, _, line in banner._lines)
        assert text == f"{notice.title} {notice.detail}"


def test_the_same_notice_is_not_put_up_twice(theatre: Theatre) -> None:
    shown = ABanner(theatre, table_layout((1280, 720), 3))
    notice = notices(Texts("en", strict=True))[0]
    assert shown.show(notice)
    assert not shown.show(notice)
    assert shown.show(None)
    assert shown.banner.parts() == []
    assert not shown.banner.buttons


def test_the_seconds_go_on_under_a_pointer_that_stays_on_a_button(theatre: Theatre) -> None:
    shown = ABanner(theatre, table_layout((1280, 720), 3))
    notice = notices(Texts("en", strict=True))[0]
    shown.show(notice)
    shown.banner.handle(motion(shown.banner.buttons[0].rect))
    shown.show(notice._replace(detail="another"))
    assert shown.banner.buttons[0].hovered


@pytest.mark.parametrize("under", [True, False])
def test_what_it_covers_is_no_longer_pointed_at(theatre: Theatre, under: bool) -> None:
    shown = ABanner(theatre, table_layout((1024, 600), 3))
    shown.show(notices(Texts("en", strict=True))[0])
    place = shown.banner.box.center if under else shown.banner.geometry.layout.rack.midtop
    shown.show(None)
    assert not shown.banner.obstacles()
    theatre.stage.mouse_position = place
    target = OnHex(shown.model.plan.view.table.board.cities[0].hex)
    shown.model.point(target)
    shown.show(notices(Texts("en", strict=True))[0])
    assert shown.model.pointing.target == (None if under else target)
    assert [*shown.banner.obstacles()] == [shown.banner.box]


def test_a_click_on_the_cross_puts_it_away(theatre: Theatre) -> None:
    shown = ABanner(theatre, table_layout((1280, 720), 3))
    notice = notices(Texts("en", strict=True))[-2]
    shown.show(notice)
    (close,) = shown.banner.buttons
    assert close.name == CLOSE
    place = close.rect.center
    assert shown.banner.handle(Event(MOUSEBUTTONDOWN, pos=place, button=1))
    assert shown.banner.handle(Event(MOUSEBUTTONUP, pos=place, button=1))
    assert notice in shown.banner._notices._closed


@pytest.mark.parametrize("size", SIZES)
def test_it_never_lies_over_the_goal(theatre: Theatre, size: tuple[int, int]) -> None:
    shown = ABanner(theatre, table_layout(size, 3))
    for notice in notices(Texts("en", strict=True)):
        shown.show(notice)
        assert shown.banner.box.collidelist(shown.banner.geometry.goals) < 0


def motion(box: Rect) -> Event:
    return Event(MOUSEMOTION, pos=box.center, rel=(0, 0), buttons=(0, 0, 0))
