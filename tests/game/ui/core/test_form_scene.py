import gc
import weakref
from collections.abc import Sequence

import pygame

from game.ui.core.form_scene import FormScene
from game.ui.widgets.button import Button
from game.ui.widgets.form_rows import Row, SwitchRow
from tests.game.ui.theatre import Curtain, Theatre


class Two(FormScene):
    """Two switches and two buttons."""

    title = "settings-title"

    def __init__(self, theatre: Theatre) -> None:
        super().__init__(theatre.stage, [Button("back"), Button("go", "primary")])
        self.done: list[str] = []

    def sections(self) -> Sequence[Sequence[Row]]:
        return [[SwitchRow("One", "", False, print)], [SwitchRow("Two", "", False, print)]]

    def label(self, name: str) -> str:
        return name

    def on_button(self, name: str) -> None:
        self.done.append(name)


def a_scene(theatre: Theatre) -> Two:
    scene = Two(theatre)
    theatre.show(scene, over=Curtain())
    return scene


def where(scene: Two) -> tuple[int | None, int | None]:
    return scene.form.focus, scene.menu.focus


def test_tab_moves_from_the_rows_to_the_buttons_and_around(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    seen = []
    for _ in range(5):
        theatre.key(pygame.K_TAB)
        seen.append(where(scene))
    assert seen == [(0, None), (1, None), (None, 0), (None, 1), (0, None)]


def test_left_and_right_stay_among_the_buttons(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    theatre.key(pygame.K_UP)
    assert where(scene) == (1, None)
    theatre.key(pygame.K_DOWN)
    theatre.key(pygame.K_RIGHT)
    theatre.key(pygame.K_RIGHT)
    assert where(scene) == (None, 1)
    theatre.key(pygame.K_SPACE)
    assert scene.done == ["go"]


def test_a_form_is_built_again_only_for_another_window_or_language(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    form = scene.form
    scene.enter(theatre.size)
    assert scene.form is form
    theatre.window((1024, 600))
    theatre.frame()
    assert scene.form is not form


def test_a_wide_window_has_two_columns_and_a_narrow_one_has_one(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    first, second = scene.form.rows
    assert first.box.top == second.box.top
    theatre.window((1024, 600), scale=200)
    theatre.frame()
    first, second = scene.form.rows
    assert first.box.bottom <= second.box.top


def test_a_form_that_was_left_is_freed_without_the_garbage_collector(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    form, backdrop = weakref.ref(scene.form), weakref.ref(scene.backdrop(theatre.size))
    gc.disable()
    try:
        theatre.key(pygame.K_ESCAPE)
        assert form() is None
        assert backdrop() is None
    finally:
        gc.enable()


def test_a_form_that_comes_back_is_built_again(theatre: Theatre) -> None:
    scene = a_scene(theatre)
    before = pygame.image.tobytes(theatre.surface, "RGB")
    theatre.key(pygame.K_ESCAPE)
    theatre.show(scene, over=Curtain())
    assert pygame.image.tobytes(theatre.surface, "RGB") == before


def test_entering_in_steps_makes_the_rows_once(theatre: Theatre) -> None:
    scene, made = Two(theatre), list[int]()
    plain = scene.sections

    def counted() -> Sequence[Sequence[Row]]:
        made.append(1)
        return plain()

    scene.sections = counted  # type: ignore[method-assign]
    theatre.show(scene, over=Curtain())
    assert made == [1]
    scene.rebuild()
    assert made == [1, 1]
