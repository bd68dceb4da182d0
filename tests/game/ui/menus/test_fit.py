"""Nothing is cut off and nothing overlaps: every scene, size, scale and language."""

from itertools import combinations

import pytest
from pygame import Rect

from game.storage.settings import RememberedPlayer
from game.ui.core.form_scene import FormScene
from game.ui.i18n.text import LANGUAGES
from game.ui.menus.controls import ControlsScene
from game.ui.menus.new_game import NewGameScene
from game.ui.menus.pause import PauseScene
from game.ui.menus.saves import SavesScene
from game.ui.menus.settings import SettingsScene
from game.ui.menus.title import TitleScene
from game.ui.widgets.button import Button
from game.ui.widgets.skins import LEAST_LETTERS
from tests.game.ui.theatre import ROOT, Curtain, Theatre

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440))
SCALES = (75, 100, 200)
RECORD = ROOT / "tests" / "records" / "three-players-marseille.jsonl"
NAMES = ("Ada", "Béa", "Cem", "Dörte", "Eñe", "W" * 40)
everywhere = pytest.mark.parametrize(
    ("size", "scale"), [(size, scale) for size in SIZES for scale in SCALES]
)


def apart(boxes: list[Rect]) -> bool:
    return not any(first.colliderect(second) for first, second in combinations(boxes, 2))


def labels_fit(theatre: Theatre, buttons: list[Button], scale: float) -> bool:
    font = theatre.stage.assets.font("reading-bold", LEAST_LETTERS + 1)
    inside = [(button.rect.width - round(28 * scale), button.label) for button in buttons]
    return all(font.size(label)[0] <= width for width, label in inside)


def check_form(theatre: Theatre, scene: FormScene) -> None:
    theatre.show(scene, over=Curtain())
    form, panel = scene.form, scene.panel
    assert theatre.surface.get_rect().contains(panel.box)
    assert panel.box.contains(form.box)
    assert form.box.height >= min(100, form.height)
    buttons = [button.rect for button in scene.menu.buttons]
    assert apart([*buttons, form.box])
    assert all(panel.box.contains(button) for button in buttons)
    assert labels_fit(theatre, list(scene.menu.buttons), panel.scale)
    assert apart([row.box for row in form.rows])
    room = Rect(0, 0, form.box.width, max(form.height, 1))
    for row in form.rows:
        assert room.contains(row.box)
        assert all(row.box.contains(picture) for picture in row.text_boxes())


@everywhere
def test_forms(theatre: Theatre, size: tuple[int, int], scale: int) -> None:
    theatre.keep(players=tuple(RememberedPlayer(name, "human") for name in NAMES))
    start = theatre.started.append
    for language in LANGUAGES:
        theatre.window(size, language=language, scale=scale)
        for kinds in (("human",), ("human", "easy", "medium", "hard")):
            theatre.games.kinds = kinds
            check_form(theatre, NewGameScene(theatre.stage, start))
        check_form(theatre, SettingsScene(theatre.stage))
        check_form(theatre, SavesScene(theatre.stage, theatre.saves(), theatre.ways()))


@everywhere
def test_the_title(theatre: Theatre, size: tuple[int, int], scale: int) -> None:
    theatre.window(size, scale=scale)
    lines = RECORD.read_bytes().splitlines(keepends=True)
    (theatre.folder / "evening.jsonl").write_bytes(b"".join(lines[:8]))
    ways = {way: lambda: None for way in ("quick", "learn", "saved")}
    title = TitleScene(theatre.stage, theatre.saves(), theatre.started.append, "1.2.3", ways)
    for language in LANGUAGES:
        theatre.window(size, language=language, scale=scale)
        theatre.show(title)
        buttons = [*title.menu.buttons, *title.languages.buttons]
        assert title.menu.buttons[0].name == "continue"
        assert apart([button.rect for button in buttons])
        assert all(theatre.surface.get_rect().contains(button.rect) for button in buttons)
        assert labels_fit(theatre, list(title.menu.buttons), title.scale)


@everywhere
def test_pause_and_keys(theatre: Theatre, size: tuple[int, int], scale: int) -> None:
    for language in LANGUAGES:
        theatre.window(size, language=language, scale=scale)
        window = theatre.surface.get_rect()
        pause = PauseScene(theatre.stage, lambda: None)
        theatre.show(pause, over=Curtain())
        assert all(pause.panel.box.contains(button.rect) for button in pause.menu.buttons)
        assert window.contains(pause.panel.box)
        assert labels_fit(theatre, list(pause.menu.buttons), pause.panel.scale)
        keys = ControlsScene(theatre.stage)
        theatre.show(keys, over=Curtain())
        assert window.contains(keys.panel.box)
        assert keys.bar.shown == (keys.panel.body.height < keys.table.height)
        assert keys.panel.body.width >= keys.table.width
        assert apart([keys.panel.body, keys.menu.buttons[0].rect])
