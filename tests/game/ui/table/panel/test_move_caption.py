"""A move in large letters: what it says, and that it fits."""

import random
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from game.rules.events import Built
from game.rules.table import Traded
from game.session import LocalSession
from game.storage.settings import SettingsFile
from game.ui.i18n.event_text import caption_of
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.table.layout import TableLayout, table_layout
from game.ui.table.model import TableModel
from game.ui.table.panel.move_caption import MoveCaption, caption_now, caption_part
from game.ui.table.panel.players import PlayerFace
from game.ui.table.panel.prompt import prompt_now
from game.ui.table.table_status import SeatStatus, TableStatus
from tests.builders import BLUE, GREEN, RED, at, france, random_action
from tests.game.ui.evening import a_session
from tests.game.ui.shared_resources import shared_skins
from tests.game.ui.table.panel.plans import TEXTS

pytestmark = pytest.mark.usefixtures("window")
NAMES = ("Gaston", "Lulu", "Maximiliane-Friederike von Hohenstaufen")


def test_a_build_says_where_it_leads_and_what_it_brings() -> None:
    build = Built(1, GREEN, (at("Rouen"), at("Cherbourg")), (1, 2), 3, 20)
    said = caption_of(TEXTS, build, NAMES, france())
    assert said == "Lulu builds Ouest to Rouen and Cherbourg, +3"
    reaching_one = build._replace(points=(0, 2))
    assert caption_of(TEXTS, reaching_one, NAMES, france()) == (
        "Lulu builds Ouest to Cherbourg, +2"
    )
    without = build._replace(points=(0, 0))
    assert caption_of(TEXTS, without, NAMES, france()) == "Lulu builds Ouest: 2 locomotives"


def test_a_trade_says_what_is_given_for_what() -> None:
    said = caption_of(TEXTS, Traded(0, BLUE, GREEN, 2, 9), NAMES, france())
    assert said == "Gaston trades one Nord for two Ouest"


def watched(folder: Path, session: LocalSession) -> TableModel:
    return TableModel(session, SettingsFile(folder / "settings.json"))


def test_below_it_stands_who_is_next_once_the_move_has_been_shown(tmp_path: Path) -> None:
    session = a_session(people=())
    model = watched(tmp_path, session)
    assert caption_now(model, TEXTS) is None
    move_once(session)
    model.receive()
    model.next_step()
    told = caption_now(model, TEXTS)
    assert told is not None
    assert told.below == ""
    model.finish()
    told = caption_now(model, TEXTS)
    assert told is not None
    following = model.names[model.plan.view.table.turn]
    assert told.below == f"{following}’s turn"
    seats = [SeatStatus(bot=seat == model.plan.view.table.turn) for seat in range(3)]
    model.report(TableStatus(seats=tuple(seats)))
    told = caption_now(model, TEXTS)
    assert told is not None
    assert told.below == f"{following} is thinking…"


def move_once(session: LocalSession) -> None:
    match = session._match
    state = match._state()
    match.submit(state.table.turn, random_action(state, random.Random(2)), match.seq)


def written_words(
    caption: MoveCaption, layout: TableLayout, monkeypatch: pytest.MonkeyPatch
) -> list[Rect]:
    """The boxes of all texts of a caption, the sentence's last."""
    skins, written = shared_skins(), list[Rect]()
    write = skins.write

    def watched(*given: Any, **named: Any) -> Rect:
        written.append(write(*given, **named))
        return written[-1]

    monkeypatch.setattr(skins, "write", watched)
    caption_part(skins, layout, caption).draw(Surface(layout.size))
    return [box for box in written if box.width]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize(("watching", "earlier"), [(False, False), (False, True), (True, False)])
def test_the_longest_caption_stays_inside_the_panel(
    language: str,
    size: tuple[int, int],
    watching: bool,
    earlier: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    layout = table_layout(size, 4, watching=watching)
    build = Built(2, RED, (at("Angoulême"), at("Strasbourg")), (1, 3), 9, 3)
    sentence = caption_of(Texts(language, strict=True), build, NAMES, france())
    player = PlayerFace(2, NAMES[2], "", initials="M")
    words = written_words(MoveCaption(sentence, "", player, earlier), layout, monkeypatch)
    room = Rect(layout.action)
    if watching:
        room.height = layout.status.top + 4 - room.top
    elif earlier:
        room.height = layout.buttons[0].top - room.top
    assert len(words) >= 2
    assert all(room.contains(box) for box in words)
    assert min(box.height for box in words) >= 10


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1440)])
def test_at_an_earlier_position_a_trade_takes_two_lines_rather_than_the_smallest_letters(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = table_layout(size, 4)
    trade = Traded(0, RED, GREEN, 1, 9)
    sentence = caption_of(Texts("de", strict=True), trade, NAMES, france())
    caption = MoveCaption(sentence, "2 Züge zurück", PlayerFace(0, "Gaston", ""), earlier=True)
    *_, below, first, second = written_words(caption, layout, monkeypatch)
    assert first.left == second.left == below.left
    assert first.bottom <= second.top < second.bottom <= below.bottom


def test_at_an_earlier_position_it_says_how_far_back_and_how_much_time_is_left(
    tmp_path: Path,
) -> None:
    session = a_session()
    for _ in range(3):
        move_once(session)
    model = watched(tmp_path, session)
    model.view_as(model.plan.view.table.turn)
    model.step_back()
    told = caption_now(model, TEXTS)
    assert told is not None
    assert (told.below, told.earlier) == ("1 move back", True)
    model.report(TableStatus(clock="0:45"))
    told = caption_now(model, TEXTS)
    assert told is not None
    assert told.below == "1 move back · 0:45"
    for _ in range(2):
        model.step_back()
    assert caption_now(model, TEXTS) is None
    assert prompt_now(model, TEXTS).question == "Before the first move"
