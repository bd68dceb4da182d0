"""The rulebook, by mouse and by keyboard, from everywhere."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.board import load_board
from game.rules.reasons import Reason, Rule
from game.ui.core.app import App
from game.ui.core.dialog import DialogScene
from game.ui.i18n.text import LANGUAGES
from game.ui.menus.new_game import NewGameScene
from game.ui.rulebook.contents import SECTIONS, BookPlace
from game.ui.rulebook.scene import BookScene
from game.ui.table.curtain import CurtainScene
from game.ui.table.feedback import RefusedMove
from tests.game.ui.evening import Evening
from tests.game.ui.theatre import Curtain, Theatre

ROOM = (1024, 600)


def opened(theatre: Theatre, rule: Rule | None = None) -> BookScene:
    theatre.stage.settings_file.change(replace(theatre.settings, reduced_motion=True))
    scene = BookScene(theatre.stage, rule)
    theatre.show(scene, over=Curtain())
    return scene


def keys(theatre: Theatre, *codes: int) -> None:
    for code in codes:
        theatre.key(code)


@pytest.mark.parametrize("rule", [Rule.CITY_TAKEN, Rule.CUT_OFF, Rule.WRONG_WINNERS])
def test_it_opens_at_the_given_rule(theatre: Theatre, rule: Rule) -> None:
    theatre.window(ROOM)
    scene = opened(theatre, rule)
    assert scene.place.paragraph == f"r{rule.number}"
    assert scene.page is not None
    spot = scene.page.box_of(scene.place.paragraph)
    assert scene.bar.offset <= spot.top
    assert spot.bottom <= scene.bar.offset + scene.layout.view.height


def test_escape_closes_it(theatre: Theatre) -> None:
    opened(theatre)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)


def test_the_button_closes_it(theatre: Theatre) -> None:
    scene = opened(theatre)
    theatre.click(scene.menu.buttons[0].rect.center)
    assert isinstance(theatre.top, Curtain)


def test_the_arrow_keys_turn_all_pages(theatre: Theatre) -> None:
    scene = opened(theatre)
    last = len(SECTIONS) - 1
    keys(theatre, *[pygame.K_RIGHT] * (last + 2))
    assert scene.place.section == last
    keys(theatre, *[pygame.K_LEFT] * (last + 2))
    assert scene.place.section == 0


def test_page_down_reads_the_whole_book(theatre: Theatre) -> None:
    theatre.window(ROOM)
    scene = opened(theatre)
    seen = []
    for _ in range(60):
        seen.append((scene.place.section, scene.bar.offset))
        theatre.key(pygame.K_PAGEDOWN)
    assert {section for section, _ in seen} == set(range(len(SECTIONS)))
    assert seen == sorted(seen)
    theatre.key(pygame.K_HOME)
    theatre.key(pygame.K_PAGEUP)
    assert scene.place.section == len(SECTIONS) - 2
    assert scene.bar.offset == scene.bar.max_offset


def test_arrows_and_the_wheel_scroll(theatre: Theatre) -> None:
    theatre.window(ROOM)
    scene = opened(theatre, Rule.PARIS)
    theatre.key(pygame.K_HOME)
    theatre.key(pygame.K_DOWN)
    by_key = scene.bar.offset
    assert by_key > 0
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-1, flipped=False, which=0))
    assert scene.bar.offset > by_key
    theatre.key(pygame.K_END)
    assert scene.bar.offset == scene.bar.max_offset


def test_the_bar_is_dragged(theatre: Theatre) -> None:
    theatre.window(ROOM)
    scene = opened(theatre, Rule.PARIS)
    theatre.key(pygame.K_HOME)
    start = scene.bar.thumb.center
    theatre.post(Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    end = (start[0], scene.layout.bar.bottom)
    theatre.post(Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0)))
    theatre.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    assert scene.bar.offset == scene.bar.max_offset


def test_a_line_of_the_contents_is_clicked(theatre: Theatre) -> None:
    scene = opened(theatre)
    side = scene.search_pane.side
    theatre.click(side.rows[4].move(side.box.topleft).center)
    assert scene.place == BookPlace(4, "")
    assert side.chosen == 4


@pytest.mark.parametrize("way", ["slash", "ctrl-f", "cmd-f", "tab"])
def test_a_search_by_keyboard_alone(theatre: Theatre, way: str) -> None:
    theatre.window((1280, 720), language="fr")
    scene = opened(theatre)
    if way == "slash":
        theatre.post(Event(pygame.KEYDOWN, key=pygame.K_7, mod=pygame.KMOD_SHIFT, unicode="/"))
        theatre.type("/")  # the letter itself comes after its key
    else:
        keys = {
            "ctrl-f": (pygame.K_f, pygame.KMOD_LCTRL),
            "cmd-f": (pygame.K_f, pygame.KMOD_LMETA),
            "tab": (pygame.K_TAB, 0),
        }
        theatre.key(*keys[way])
    assert scene.typing
    theatre.type("barriere")
    assert scene.search_pane.query == "barriere"
    theatre.key(pygame.K_RETURN)
    assert scene.place.paragraph == "r14"
    theatre.key(pygame.K_RETURN)  # the next one
    assert scene.place.paragraph != "r14"
    theatre.type("s")  # and what is typed is still searched for
    assert scene.search_pane.query == "barrieres"


def test_a_letter_typed_on_a_page_begins_a_search(theatre: Theatre) -> None:
    scene = opened(theatre)
    theatre.post(Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    theatre.type("d")
    assert scene.search_pane.query == "d"
    theatre.key(pygame.K_ESCAPE)
    theatre.post(Event(pygame.KEYDOWN, key=pygame.K_c, mod=pygame.KMOD_LCTRL, unicode="c"))
    assert theatre.top is scene


def test_the_list_marks_the_hit_that_is_read(theatre: Theatre) -> None:
    scene = opened(theatre)
    theatre.key(pygame.K_TAB)
    theatre.type("limit")
    theatre.key(pygame.K_DOWN)
    assert scene.search_pane.side.chosen == 0
    theatre.key(pygame.K_TAB)  # back to the page
    theatre.key(pygame.K_RIGHT)
    assert scene.search_pane.side.chosen is None  # the next page is no hit
    theatre.key(pygame.K_RETURN)
    assert scene.search_pane.side.chosen == 0
    assert scene.place == scene.search_pane.hits[0].paragraph.place


def test_at_a_table_the_book_is_about_the_map_that_is_played(theatre: Theatre) -> None:
    class Played(Curtain):
        game_board = load_board("paris-bruxelles")

    theatre.stage.scenes[:] = [Played(), Curtain()]
    theatre.stage.navigator.open_rulebook(theatre.stage)
    theatre.frame()
    scene = theatre.top
    assert isinstance(scene, BookScene)
    scene.search_pane.look_for("bruxelles")
    marks = [hit.paragraph.mark for hit in scene.search_pane.hits]
    assert {"R2", "R17", "R20", "R24"} <= {*marks}
    scene.search_pane.look_for("marseille")
    assert [hit.paragraph.place.paragraph for hit in scene.search_pane.hits] == ["maps"]


def test_escape_leaves_the_search_first_and_then_the_book(theatre: Theatre) -> None:
    scene = opened(theatre)
    theatre.key(pygame.K_TAB)
    theatre.type("depot")
    assert scene.search_pane.hits
    theatre.key(pygame.K_ESCAPE)
    assert theatre.top is scene
    assert not scene.search_pane.query
    assert len(scene.search_pane.side.entries) == len(SECTIONS)
    theatre.key(pygame.K_ESCAPE)
    assert isinstance(theatre.top, Curtain)


def test_a_hit_is_clicked(theatre: Theatre) -> None:
    scene = opened(theatre)
    theatre.key(pygame.K_TAB)
    theatre.type("limit")
    side = scene.search_pane.side
    theatre.click(side.rows[1].move(side.box.topleft).center)
    assert scene.place == scene.search_pane.hits[1].paragraph.place


def test_another_size_or_language_keeps_the_place(theatre: Theatre) -> None:
    scene = opened(theatre, Rule.BARRIER)
    for size, language in ((ROOM, "de"), ((2560, 1440), "es")):
        theatre.window(size, language=language)
        theatre.frame()
        assert scene.place.paragraph == "r14"
        assert scene.page is not None
        assert scene.page.box_of("r14").top >= scene.bar.offset


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [ROOM, (2560, 1440)])
def test_every_page_draws(theatre: Theatre, size: tuple[int, int], language: str) -> None:
    theatre.window(size, language=language)
    scene = opened(theatre)
    for _ in SECTIONS:
        assert scene.layout.box.w <= size[0]
        theatre.key(pygame.K_RIGHT)
    assert scene.place.section == len(SECTIONS) - 1


def test_with_reduced_motion_nothing_moves(theatre: Theatre) -> None:
    opened(theatre, Rule.TOO_MANY)
    while theatre.stage.idle_work.ready:  # until its figures are painted
        theatre.frame()
    theatre.frame()  # which draws the last one
    assert not theatre.frame(300)


def test_a_figure_moves_step_by_step(theatre: Theatre) -> None:
    scene = BookScene(theatre.stage, Rule.TOO_MANY)
    theatre.show(scene, over=Curtain())
    theatre.frame(600)  # until all steps are painted
    drawn = sum(theatre.frame(1) for _ in range(300))
    assert 3 <= drawn <= 6  # five seconds


# From everywhere in the program.


def press_f2(evening: Evening) -> None:
    evening.key(pygame.K_F2)


@pytest.mark.usefixtures("window")
def test_f2_over_a_refused_hex_opens_its_rule(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    evening.key(pygame.K_1)
    table = evening.table
    planned = table.plan.planned
    assert planned is not None
    place = next(
        space.hex
        for space in planned.table.board.spaces
        if (reason := planned.why_not(space.hex)) and reason.rule is Rule.PARIS
    )
    evening.point(table.camera.pixel_of(place))
    press_f2(evening)
    book = evening.stage.scenes[-1]
    assert isinstance(book, BookScene)
    assert book.place.paragraph == "r18"
    press_f2(evening)
    assert evening.stage.scenes[-1] is evening.scene


@pytest.mark.usefixtures("window")
def test_f2_over_the_curtain_shows_no_hand(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    assert isinstance(evening.stage.scenes[-1], CurtainScene)
    press_f2(evening)
    assert isinstance(evening.stage.scenes[-1], BookScene)
    assert evening.table.plan.view.portfolio is None
    press_f2(evening)
    assert isinstance(evening.stage.scenes[-1], CurtainScene)


@pytest.mark.usefixtures("window")
def test_after_a_refused_action_f2_opens_its_rule(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.open_curtain()
    refused = RefusedMove(Reason(Rule.OUT_OF_TURN), spoken=False)
    evening.table.model.feedback = refused
    evening.stage.push(DialogScene(evening.stage, "It is not your turn."))
    press_f2(evening)
    book = evening.stage.scenes[-1]
    assert isinstance(book, BookScene)
    assert book.place.paragraph == "r11"


def test_f2_opens_it_over_a_form_unless_something_is_typed(theatre: Theatre) -> None:
    form = NewGameScene(theatre.stage, theatre.started.append)
    theatre.stage.scenes[:] = [Curtain(), form]
    app = App(theatre.stage)
    f2 = Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode="")
    app.frame(0.016, [])
    assert not form.typing
    app.frame(0.016, [f2])
    assert isinstance(theatre.top, BookScene)
    app.frame(0.016, [f2])
    assert isinstance(theatre.top, NewGameScene)
    field = next(n for n, row in enumerate(form.form.rows) if type(row).__name__ == "NameField")
    form.form.set_focus(field)
    app.frame(0.016, [f2])
    assert isinstance(theatre.top, NewGameScene)


def test_other_scenes_can_open_it(theatre: Theatre) -> None:
    theatre.stage.scenes[:] = [Curtain()]
    theatre.stage.navigator.open_rulebook(theatre.stage, None)
    theatre.frame()
    assert isinstance(theatre.top, BookScene)
    assert theatre.top.place.section == 0


def test_a_book_that_was_closed_frees_its_pictures_without_the_garbage_collector(
    theatre: Theatre,
) -> None:
    scene = opened(theatre)
    assert scene.page is not None
    page, backdrop = weakref.ref(scene.page), weakref.ref(scene.backdrop(theatre.size))
    gc.disable()
    try:
        theatre.key(pygame.K_ESCAPE)
        assert page() is None
        assert backdrop() is None
        book = weakref.ref(scene)
        del scene
        theatre.show(Curtain())
        assert book() is None
    finally:
        gc.enable()
