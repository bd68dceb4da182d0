"""Words on the table fit their places, in every language, on small windows too."""

from pathlib import Path

import pytest

from game.board import Hex
from game.rules.views import view_for
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.layout import table_layout
from game.ui.table.panel.players import player_faces
from game.ui.table.panel.prompt import prompt_of
from game.ui.table.panel.status import status_of
from game.ui.table.plan import Plan
from tests.builders import BLUE, RED, a_state, at, france, shortest_way
from tests.game.ui.evening import a_stage

pytestmark = pytest.mark.usefixtures("window")
SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
BUTTONS = ("table-confirm", "table-take-back", "table-take-back-all")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_text_of_the_panel_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    skins, texts = a_stage(tmp_path).skins, Texts(language, strict=True)
    layout = table_layout(size, 6)
    names = ["Maximiliane", "Zoë", "Bérénice", "Hugo", "Ada", "Fleur"]
    state = a_state(seats=6, hands=[{BLUE: 10}] * 6)
    empty = Plan(view_for(state, 0))
    way = shortest_way(france(), at("Lyon"), at("Marseille"))
    near = a_state(seats=6, track={way[-4]: [BLUE, RED]}, hands=[{BLUE: 10}] * 6)
    plans = [
        empty,
        empty.choose(BLUE).place(Hex(2, -1)),
        empty.giving(BLUE),
        empty.giving(BLUE).choose(RED).choose(RED),
        Plan(view_for(near, 0)).choose(RED).place(way[-3]),
    ]

    def fits(words: str, width: int, role: str = "reading") -> None:
        smallest = skins.assets.font(role, 9).size(words)[0]  # type: ignore[arg-type] # a Role
        assert smallest <= width, f"{words!r} is {smallest} wide, there are {width}"

    action = layout.action.width - layout.pixels(44)
    for plan in plans:
        prompt = prompt_of(plan, names, texts)
        fits(prompt.question, action, "label")
        fits(prompt.detail, action)
        fits(prompt.warning, action)
        for words in status_of(plan, texts)[:2]:
            fits(words, layout.status.width - layout.pixels(12))
    for key, box in zip(BUTTONS, layout.buttons, strict=True):
        fits(texts.say(key), box.width - layout.pixels(28), "reading-bold")
    for face, box in zip(player_faces(empty, names, 0, texts), layout.players, strict=True):
        scale = box.height / 88
        room = box.width - round(52 * scale) - round(34 * scale)
        fits(face.holding, room)
