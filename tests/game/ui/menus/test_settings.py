from dataclasses import replace
from typing import TypeVar

import pygame
import pytest
from pygame.event import Event

from game.storage.settings import LANGUAGES, LEARNED, AnimationSpeed, Settings
from game.ui.core.dialog import DialogScene
from game.ui.menus.settings import SettingsScene
from game.ui.widgets.choice_row import ChoiceRow
from game.ui.widgets.form_rows import ButtonRow, HeadingRow, Row, SwitchRow
from game.ui.widgets.slider import SliderRow
from tests.game.ui.theatre import Curtain, Theatre

Kind = TypeVar("Kind", bound=Row)


def a_form(theatre: Theatre) -> SettingsScene:
    scene = SettingsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    return scene


def rows(scene: SettingsScene, kind: type[Kind]) -> list[Kind]:
    return [row for row in scene.form.rows if isinstance(row, kind)]


def test_another_language_is_spoken_at_once(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(rows(scene, ChoiceRow)[0].spots[2].rect.center)
    assert theatre.settings.language == "fr"
    assert scene.menu.button("back").label == "Retour"


def test_switches_are_in_force_at_once(theatre: Theatre) -> None:
    scene = a_form(theatre)
    for switch in rows(scene, SwitchRow):
        theatre.click(switch.spot.rect.center)
    changed = theatre.settings
    assert (changed.fullscreen, changed.reduced_motion, changed.colour_accessible) == (True,) * 3
    assert (changed.muted, changed.notebook) == (True, True)
    assert (changed.confirm_every_move, changed.curtain, changed.hints) == (True, False, False)


def test_the_settings_of_moves_stand_together_and_are_explained(theatre: Theatre) -> None:
    switches = rows(a_form(theatre), SwitchRow)
    confirm = next(n for n, one in enumerate(switches) if one._text == "Confirm every move")
    follow = switches[confirm + 1]
    assert follow._text == "Follow moves on a zoomed map"
    assert switches[confirm]._note
    assert follow._note


def test_a_volume_follows_the_knob_and_is_kept_when_let_go(theatre: Theatre) -> None:
    scene = a_form(theatre)
    sound = rows(scene, SliderRow)[1]
    rail = sound.spot.rect
    knob, left = (rail.left + round(rail.width * 0.8), rail.centery), rail.left
    theatre.move(knob)
    theatre.post(Event(pygame.MOUSEBUTTONDOWN, pos=knob, button=1))
    theatre.move((left, knob[1]))
    assert sound.value < 10
    assert theatre.settings.sound_volume == 0.8
    theatre.post(Event(pygame.MOUSEBUTTONUP, pos=(left, knob[1]), button=1))
    assert theatre.settings.sound_volume == sound.value / 100


def test_a_click_on_the_rail_brings_the_knob_along(theatre: Theatre) -> None:
    scene = a_form(theatre)
    music = rows(scene, SliderRow)[2]
    theatre.click((music.spot.rect.right - 4, music.spot.rect.centery))
    assert theatre.settings.music_volume == 1.0


def test_the_size_changes_when_the_knob_is_let_go(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.ui_scale == 105
    assert scene.form.focus is not None
    assert isinstance(scene.form.rows[scene.form.focus], SliderRow)


def test_the_speed_is_chosen_with_the_arrows(theatre: Theatre) -> None:
    scene = a_form(theatre)
    while (
        scene.form.focus is None or scene.form.rows[scene.form.focus] != rows(scene, ChoiceRow)[1]
    ):
        theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.animation is AnimationSpeed.FAST


def test_a_reset_says_what_it_changes_and_changes_no_more(theatre: Theatre) -> None:
    elsewhere = replace(theatre.settings, language="en", board="paris-bruxelles", games=3)
    elsewhere = replace(elsewhere, lan_table="Salon", told=("turn",), fixed_stations=True)
    theatre.stage.settings_file.change(
        replace(elsewhere, ui_scale=150, reduced_motion=True, music_volume=0.0, hints=False)
    )
    scene = a_form(theatre)
    theatre.click(scene.menu.button("reset").rect.center)
    assert isinstance(theatre.top, DialogScene)
    assert "display, sound and gameplay" in theatre.top.text
    theatre.click(theatre.top.menu.button("yes").rect.center)
    assert theatre.stage.scenes[-1] is scene
    assert theatre.settings == elsewhere
    assert not rows(scene, SwitchRow)[1].on


def test_a_reset_gives_the_scale_of_the_first_start_whatever_the_window_is_now(
    theatre: Theatre, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = replace(Settings(), ui_scale=110)
    monkeypatch.setattr("game.ui.menus.settings.suit_to_screen", lambda settings: first)
    scene = a_form(theatre)
    scene._reset()
    assert theatre.settings.ui_scale == 110
    assert theatre.settings.window == Settings().window


def test_tips_that_were_told_can_be_made_new_again_and_the_button_stays(theatre: Theatre) -> None:
    (new,) = rows(a_form(theatre), ButtonRow)
    assert new.text == "Beginner tips will be shown"
    theatre.stage.settings_file.change(replace(theatre.settings, told=("turn", LEARNED, "open")))
    scene = a_form(theatre)
    (again,) = rows(scene, ButtonRow)
    where = again.box
    assert again.text == "Show beginner tips again"
    again.press()
    theatre.frame()
    assert theatre.settings.told == (LEARNED,), "who has learned to play need not learn it again"
    (done,) = rows(scene, ButtonRow)
    assert done.text == "Beginner tips will be shown"
    assert done.box == where


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_seen_at_once_and_headings_side_by_side_stand_on_one_line(
    theatre: Theatre, language: str, size: tuple[int, int]
) -> None:
    theatre.window(size, language=language)
    scene = a_form(theatre)
    tops = [row.box.top for row in rows(scene, HeadingRow)]
    assert (tops[0], tops[1]) == (tops[2], tops[3])
    assert scene.form.height <= scene.form.box.height, "all is seen at once"


def test_a_long_form_scrolls_with_the_wheel_and_to_the_focus(theatre: Theatre) -> None:
    theatre.window((1024, 600), scale=200)
    scene = a_form(theatre)
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    assert scene.form.offset > 0
    theatre.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    for _ in range(2):
        theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_UP)
    last = rows(scene, SwitchRow)[-1]
    shift = scene.form.box.top - scene.form.offset
    assert scene.form.box.top <= last.box.top + shift or scene.form.offset == 0


def test_a_form_keeps_its_place_when_the_window_changes(theatre: Theatre) -> None:
    theatre.window((1024, 600), scale=200)
    scene = a_form(theatre)
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False))
    before = scene.form.offset
    theatre.window((1100, 620), scale=200)
    theatre.frame()
    assert scene.form.offset == before


@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
def test_what_was_set_stays_in_view_when_its_size_changes_all(
    theatre: Theatre, size: tuple[int, int]
) -> None:
    theatre.window(size, scale=100)
    scene = a_form(theatre)
    rail = rows(scene, SliderRow)[0].spot.rect
    theatre.click((rail.right - 4, rail.centery))
    assert theatre.settings.ui_scale == 200
    rail = rows(scene, SliderRow)[0].spot.rect
    assert scene.form.box.top <= rail.top < rail.bottom <= scene.form.box.bottom
