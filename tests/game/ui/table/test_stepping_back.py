"""Stepping back at the real table: keys, buttons, the map, and Show it again."""

import random
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.match import Match
from game.rules.events import Built
from game.session import LocalSession
from game.storage.settings import AnimationSpeed
from game.ui.table.curtain import QUIET, CurtainScene
from tests.builders import a_header, random_action
from tests.game.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("window")


def an_evening(folder: Path, moves: int = 12) -> Evening:
    match, chance = Match.begin(a_header()), random.Random(1)
    for _ in range(moves):
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), match.seq)
    evening = Evening(folder, session=LocalSession(match, range(3)))
    evening.open_curtain()
    evening.settle()
    return evening


def press(evening: Evening, letter: str) -> None:
    """A key as the keyboards of other countries send it: only its letter is known."""
    evening.frames(2, [Event(pygame.KEYDOWN, key=0, unicode=letter, mod=0)])
    evening.settle()


@pytest.mark.parametrize(("back", "forward"), [(",", "."), ("<", ">")])
def test_letters_step_back_and_forward_and_the_map_follows(
    tmp_path: Path, back: str, forward: str
) -> None:
    evening = an_evening(tmp_path)
    now, past = evening.table.board.lineup, evening.session.past()
    build = max(n for n, step in enumerate(past) if isinstance(step.events[0], Built))
    for _ in range(len(past) - build):
        press(evening, back)
    standing = {place for place, here in evening.table.board.lineup.by_hex.items() if here}
    built = past[build].events[0]
    assert isinstance(built, Built)
    assert evening.table.model.look_position == build - 1
    assert {one.company for one in evening.table.board.lineup.by_hex.get(built.hexes[0], ())} != {
        one.company for one in now.by_hex[built.hexes[0]]
    }
    assert standing
    for _ in range(len(past) - build):
        press(evening, forward)
    assert evening.table.model.looking is None
    assert evening.table.board.lineup == now


def test_back_to_now_restores_the_map_and_leaves_the_plan(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    now = evening.table.board.lineup
    evening.key(pygame.K_1)
    planned = evening.table.plan
    for _ in range(9):
        evening.key(pygame.K_COMMA)
    assert evening.table.board.lineup != now
    evening.click_button("now")
    assert evening.table.model.looking is None
    assert evening.table.board.lineup is now
    assert evening.table.plan is planned


def test_the_buttons_step_too(tmp_path: Path) -> None:
    evening = an_evening(tmp_path)
    log = evening.table.log
    evening.click(next(one for one in log.buttons if one.name == "earlier").rect.center)
    assert evening.table.model.look_position == 11
    assert [button.name for button in evening.table.buttons] == ["earlier", "now", "later"]
    evening.click_button("earlier")
    assert evening.table.model.look_position == 10
    evening.click_button("later")
    evening.settle()
    assert evening.table.model.look_position == 11


def test_show_it_again_names_each_player_and_calls_again(tmp_path: Path) -> None:
    evening = an_evening(tmp_path, moves=11)
    evening.change(animation=AnimationSpeed.NORMAL)
    evening.send_an_engine()
    evening.settle()
    assert isinstance(evening.stage.scenes[-1], CurtainScene)
    evening.frames(round(QUIET * 60) + 5)
    evening.key(pygame.K_TAB)
    curtain = evening.stage.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    evening.click(curtain._again.rect.center)
    named = list[int]()
    for _ in range(3000):
        evening.frames(1)
        move = evening.table.model.captioned_move
        if evening.playing and move and (not named or named[-1] != move.seat):
            named.append(move.seat)
        if isinstance(evening.stage.scenes[-1], CurtainScene) and named:
            break
    turn = evening.table.plan.view.table.turn
    assert named == [(turn + 1) % 3, (turn + 2) % 3]
    assert evening.table.plan.view.portfolio is None
