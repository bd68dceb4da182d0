"""Games against bots at the table: whose hand is seen when, who is waited for, who may act."""

import random
from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.rules.actions import Build
from game.rules.companies import COMPANIES
from game.storage.settings import AnimationSpeed
from game.ui.table.curtain import CurtainScene
from game.ui.table.panel import rack
from game.ui.table.panel.rack import RackFace, draw_rack, slot_of
from tests.builders import random_action
from tests.game.ui.evening import QUICK, Evening
from tests.game.ui.quick_bots import QuickBots, a_session_with_bots

pytestmark = pytest.mark.usefixtures("window")

PERSON_AND_BOTS = ("human", "easy", "hard")
TWO_PEOPLE_AND_A_BOT = ("human", "medium", "human")
ALL_BOTS = ("easy", "medium", "hard")


class Drawn:
    """Every rack that is drawn: whose turn it was, and what stood in it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: list[tuple[int, RackFace, bool]] = []
        self.evening: Evening | None = None
        real = draw_rack

        def watched(surface: Surface, skins: object, face: RackFace, box: object) -> None:
            if self.evening is not None:
                turn = self.evening.table.plan.view.table.turn
                curtained = isinstance(self.evening.stage.scenes[-1], CurtainScene)
                self.faces.append((turn, face, curtained))
            real(surface, skins, face, box)  # type: ignore[arg-type] # handed on as they came

        monkeypatch.setattr(rack, "draw_rack", watched)


def an_evening(folder: Path, kinds: Sequence[str], seed: int = 1) -> tuple[Evening, QuickBots]:
    session, bots = a_session_with_bots(kinds, seed)
    return Evening(folder, session=session), bots


def play(evening: Evening, chance: random.Random) -> None:
    """One move of the person whose turn it is, by keys and clicks."""
    evening.open_curtain()
    table = evening.table
    assert table.plan.my_turn
    action = random_action(evening.session._match._state(), chance)
    if isinstance(action, Build):
        evening.key(pygame.K_1 + action.company.order)
        for place in action.hexes:
            evening.click_hex(place)
    else:
        portfolio = table.plan.view.portfolio
        assert portfolio is not None
        evening.click(slot_of(evening.rack(), portfolio, action.give).center)
        for _ in range(action.count):
            evening.click(table.layout.cards[action.take.order].center)
    evening.click_button("confirm")
    evening.settle()


def test_a_whole_game_of_one_person_against_two_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Drawn(monkeypatch)
    evening, _ = an_evening(tmp_path, PERSON_AND_BOTS, seed=4)
    drawn.evening = evening
    chance, moves = random.Random(3), 0
    while not evening.over:
        evening.settle()
        assert evening.stage.scenes == [evening.scene]  # no curtain, ever
        play(evening, chance)
        moves += 1
    assert evening.over == 1
    assert moves >= 5
    assert evening.session.past()[-1].view.result is not None
    assert drawn.faces
    assert all(face.portfolio is not None for _, face, _ in drawn.faces)


def test_the_one_person_sees_the_own_rack_while_bots_play(tmp_path: Path) -> None:
    seed = next(n for n in range(20) if first_of(PERSON_AND_BOTS, n) != 0)
    session, bots = a_session_with_bots(PERSON_AND_BOTS, seed)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    evening.frames(3)
    assert evening.table.plan.view.seat == 0
    assert evening.table.plan.view.table.turn != 0
    before = evening.table.plan
    evening.key(pygame.K_1)
    evening.click(evening.table.layout.cards[2].center)
    evening.click_hex(before.view.table.network(COMPANIES[1])[0])
    assert evening.table.plan == before  # looked at, not acted
    bots.waiting = False
    evening.settle()
    assert evening.table.plan.my_turn


def first_of(kinds: Sequence[str], seed: int) -> int:
    return a_session_with_bots(kinds, seed)[0].view_as(None).view.table.turn


@pytest.mark.parametrize("curtain", [True, False])
def test_r5_while_a_bot_plays_between_two_people_nobodys_rack_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, curtain: bool
) -> None:
    drawn = Drawn(monkeypatch)
    evening, _ = an_evening(tmp_path, TWO_PEOPLE_AND_A_BOT, seed=8)
    drawn.evening = evening
    evening.change(animation=AnimationSpeed.FAST, curtain=curtain)
    evening.open_curtain()
    chance = random.Random(2)
    evening.settle()
    for _ in range(5):
        if not curtain:
            evening.key(pygame.K_p)
        play(evening, chance)
        following = evening.table.plan.view.table.turn
        assert following in (0, 2)
        assert isinstance(evening.stage.scenes[-1], CurtainScene) == curtain
        if curtain:
            assert evening.table.plan.view.portfolio is None
    seen = [(turn, curtained) for turn, face, curtained in drawn.faces if face.portfolio]
    assert {turn for turn, _ in seen} == {0, 2}
    assert not any(curtained for _, curtained in seen)
    assert 1 in [turn for turn, _, _ in drawn.faces]  # the bot's turns were drawn too


def test_steps_that_come_before_ones_own_is_shown_are_covered_too(tmp_path: Path) -> None:
    """Bots may answer while the own move is still under way."""
    evening, bots = an_evening(tmp_path, ("human", "easy", "easy", "human"), seed=3)
    evening.change(animation=AnimationSpeed.NORMAL)
    bots.waiting = True
    evening.open_curtain()
    bots.waiting = False
    evening.settle()
    evening.open_curtain()
    chance = random.Random(5)
    for _ in range(2):
        seats = set()
        table = evening.table
        action = random_action(evening.session._match._state(), chance)
        evening.session.submit(table.plan.view.table.turn, action, table.seq)
        for _ in range(1500):
            if not evening.app.frame(1 / 60, []):
                break
            seats.add((table.plan.view.table.turn, table.plan.view.seat))
        assert all(seat in (None, turn) for turn, seat in seats)
        evening.open_curtain()


def test_the_curtain_tells_what_the_bots_did(tmp_path: Path) -> None:
    evening, _ = an_evening(tmp_path, TWO_PEOPLE_AND_A_BOT, seed=8)
    evening.settle()
    chance = random.Random(2)
    for _ in range(3):
        play(evening, chance)
    curtain = evening.stage.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    bot = evening.table.names[1]
    assert any(words.startswith(bot) for words in curtain._face.call.happened)


def test_a_table_of_bots_alone_is_watched_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Drawn(monkeypatch)
    session, bots = a_session_with_bots(ALL_BOTS, 2)
    bots.waiting = True
    evening = Evening(tmp_path, session=session)
    drawn.evening = evening
    assert evening.stage.scenes == [evening.scene]
    assert not evening.table.geometry.on_rack(evening.rack().center)
    bots.waiting = False
    for _ in range(3000):
        if evening.over:
            break
        evening.frames(1)
    assert evening.over == 1
    assert drawn.faces == []


def test_moves_of_bots_are_shown_one_after_another_and_can_be_skipped(tmp_path: Path) -> None:
    session, _ = a_session_with_bots(PERSON_AND_BOTS, 4)
    evening = Evening(tmp_path, QUICK, session=session)
    evening.settle()
    evening.change(animation=AnimationSpeed.SLOW)
    table, chance = evening.table, random.Random(3)
    action = random_action(evening.session._match._state(), chance)
    evening.session.submit(0, action, table.seq)
    seen = []
    for _ in range(400):
        evening.frames(1)
        if evening.playing is not None:
            seen.append(table.plan.view.table.turn)
            evening.key(pygame.K_SPACE)
        if table.plan.my_turn and not table.moving and len(seen) > 2:
            break
    assert list(dict.fromkeys(seen)) == [0, 1, 2]
    assert table.plan.my_turn
