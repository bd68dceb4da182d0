import pygame

from game.ui.core.dialog import DialogScene
from tests.game.ui.theatre import Curtain, Theatre


def a_question(theatre: Theatre, answers: list[str]) -> DialogScene:
    scene = DialogScene(theatre.stage, "Really?", "Do it", lambda: answers.append("yes"))
    theatre.show(scene, over=Curtain())
    return scene


def test_yes_acts_and_closes_the_dialog(theatre: Theatre) -> None:
    answers: list[str] = []
    scene = a_question(theatre, answers)
    theatre.click(scene.menu.button("yes").rect.center)
    assert answers == ["yes"]
    assert isinstance(theatre.top, Curtain)


def test_a_press_released_elsewhere_is_no_answer(theatre: Theatre) -> None:
    answers: list[str] = []
    scene = a_question(theatre, answers)
    middle = scene.menu.button("yes").rect.center
    theatre.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=1))
    assert scene.menu.button("yes").state == "pressed"
    theatre.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(3, 3), button=1))
    assert answers == []
    assert theatre.stage.scenes[-1] is scene


def test_enter_takes_the_harmless_answer(theatre: Theatre) -> None:
    answers: list[str] = []
    a_question(theatre, answers)
    theatre.key(pygame.K_RETURN)
    assert answers == []
    assert isinstance(theatre.top, Curtain)


def test_a_click_beside_the_buttons_keeps_the_focus(theatre: Theatre) -> None:
    scene = DialogScene(theatre.stage, "That is how it is.")
    theatre.show(scene, over=Curtain())
    theatre.click((3, 3))
    theatre.key(pygame.K_RETURN)
    assert isinstance(theatre.top, Curtain)


def test_a_notice_has_one_button(theatre: Theatre) -> None:
    scene = DialogScene(theatre.stage, "That is how it is.")
    theatre.show(scene, over=Curtain())
    assert [button.label for button in scene.menu.buttons] == ["OK"]
    assert not theatre.frame(20)
