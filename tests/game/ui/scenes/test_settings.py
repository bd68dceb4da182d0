from dataclasses import replace
from typing import TypeVar

import pygame
from pygame.event import Event

from game.ui.scenes.dialog import DialogScene
from game.ui.scenes.settings import SettingsScene
from game.ui.settings import AnimationSpeed
from game.ui.widgets.choice_row import Choice
from game.ui.widgets.rows import Row, Switch
from game.ui.widgets.rows_input import Push, Slider
from tests.game.ui.scenes.theatre import Curtain, Theatre

Kind = TypeVar("Kind", bound=Row)


def a_form(theatre: Theatre) -> SettingsScene:
    scene = SettingsScene(theatre.stage)
    theatre.show(scene, over=Curtain())
    return scene


def rows(scene: SettingsScene, kind: type[Kind]) -> list[Kind]:
    assert scene.form is not None
    return [row for row in scene.form.rows if isinstance(row, kind)]


def test_another_language_is_spoken_at_once(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(rows(scene, Choice)[0].elements[2].rect.center)
    assert theatre.settings.language == "fr"
    assert scene.menu.button("back").label == "Retour"


def test_switches_are_in_force_at_once(theatre: Theatre) -> None:
    scene = a_form(theatre)
    for switch in rows(scene, Switch):
        theatre.click(switch.element.rect.center)
    changed = theatre.settings
    assert (changed.fullscreen, changed.reduced_motion, changed.colour_accessible) == (True,) * 3
    assert (changed.muted, changed.notebook) == (True, True)
    assert (changed.confirm_moves, changed.curtain, changed.hints) == (False, False, False)


def test_a_volume_follows_the_knob_and_is_kept_when_let_go(theatre: Theatre) -> None:
    scene = a_form(theatre)
    sound = rows(scene, Slider)[1]
    assert sound.element.sliding_button is not None
    knob, left = sound.element.sliding_button.rect.center, sound.element.rect.left
    theatre.move(knob)
    theatre.post(Event(pygame.MOUSEBUTTONDOWN, pos=knob, button=1))
    theatre.move((left, knob[1]))
    assert sound.value < 10
    assert theatre.settings.sound_volume == 0.8
    theatre.post(Event(pygame.MOUSEBUTTONUP, pos=(left, knob[1]), button=1))
    assert theatre.settings.sound_volume == sound.value / 100


def test_a_click_on_the_rail_brings_the_knob_along(theatre: Theatre) -> None:
    scene = a_form(theatre)
    music = rows(scene, Slider)[2]
    theatre.click((music.element.rect.right - 4, music.element.rect.centery))
    assert theatre.settings.music_volume == 1.0


def test_the_size_changes_when_the_knob_is_let_go(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.ui_scale == 105
    assert scene.form is not None
    assert scene.form.focus is not None
    assert isinstance(scene.form.rows[scene.form.focus], Slider)


def test_the_speed_is_chosen_with_the_arrows(theatre: Theatre) -> None:
    scene = a_form(theatre)
    assert scene.form is not None
    while scene.form.focus is None or scene.form.rows[scene.form.focus] != rows(scene, Choice)[1]:
        theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_RIGHT)
    assert theatre.settings.animation is AnimationSpeed.FAST


def test_a_reset_is_asked_for_and_leaves_the_players(theatre: Theatre) -> None:
    scene = a_form(theatre)
    theatre.click(rows(scene, Switch)[1].element.rect.center)
    assert theatre.settings.reduced_motion
    theatre.click(scene.menu.button("reset").rect.center)
    assert isinstance(theatre.top, DialogScene)
    theatre.click(theatre.top.menu.button("yes").rect.center)
    assert theatre.stage.scenes[-1] is scene
    assert not theatre.settings.reduced_motion
    assert not rows(scene, Switch)[1].on


def test_tips_that_were_told_can_be_made_new_again(theatre: Theatre) -> None:
    assert rows(a_form(theatre), Push) == []  # nothing has been told
    theatre.stage.kept.change(replace(theatre.settings, told=("turn", "open")))
    scene = a_form(theatre)
    (again,) = rows(scene, Push)
    again.press()
    theatre.frame()
    assert theatre.settings.told == ()
    assert rows(scene, Push) == []


def test_a_long_form_scrolls_with_the_wheel_and_to_the_focus(theatre: Theatre) -> None:
    theatre.window((1024, 600), scale=200)
    scene = a_form(theatre)
    assert scene.form is not None
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False))
    assert scene.form.offset > 0
    theatre.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    for _ in range(2):
        theatre.key(pygame.K_TAB)
    theatre.key(pygame.K_UP)
    last = rows(scene, Switch)[-1]
    shift = scene.form.box.top - scene.form.offset
    assert scene.form.box.top <= last.box.top + shift or scene.form.offset == 0


def test_a_form_keeps_its_place_when_the_window_changes(theatre: Theatre) -> None:
    theatre.window((1024, 600), scale=200)
    scene = a_form(theatre)
    theatre.post(Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False))
    assert scene.form is not None
    before = scene.form.offset
    theatre.window((1100, 620), scale=200)
    theatre.frame()
    assert scene.form.offset == before
