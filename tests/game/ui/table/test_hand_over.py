"""Who sees the table next, and what it leads to; decided without drawing anything."""

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.match import Match
from game.session import LocalSession
from game.storage.settings import AnimationSpeed
from game.ui.table.curtain import CurtainScene
from game.ui.table.hand_over import HandOver, TableActions
from game.ui.table.model import SidePanel, TableModel
from tests.builders import a_header, random_action
from tests.game.ui.evening import QUICK, a_stage
from tests.net.guest.a_guest import Guest, bots_move
from tests.net.table.a_table import Table
from tests.net.table.an_evening import act

pytestmark = pytest.mark.usefixtures("window")


class Handing:
    """A table that is handed over, and where that has led to."""

    def __init__(
        self, folder: Path, people: Sequence[int] = (0, 1, 2), *, over: bool = False
    ) -> None:
        self.context = a_stage(folder, replace(QUICK, animation=AnimationSpeed.NORMAL))
        self.match = a_match(over)
        self.model = TableModel(LocalSession(self.match, people), self.context.settings_file)
        self.led: list[str] = []
        actions = TableActions(
            on_over=lambda: self.led.append("over"),
            on_menu=lambda: self.led.append("menu"),
            on_turn=lambda: self.led.append("turn"),
        )
        self.hand_over = HandOver(self.context, self.model, actions, announced=True)


def a_match(over: bool) -> Match:
    match, chance = Match.begin(a_header()), random.Random(3)
    while over and match.snapshot(None).view.table.ending is None:
        state = match._state()
        match.submit(state.table.turn, random_action(state, chance), match.seq)
    return match


def test_who_opens_a_game_that_is_over_sees_their_own_locomotives(tmp_path: Path) -> None:
    handing = Handing(tmp_path, (1,), over=True)
    handing.hand_over.open()
    assert handing.model.plan.view.seat == 1
    assert handing.led == ["over"]


def test_a_game_that_is_over_is_shown_to_several_as_to_everyone(tmp_path: Path) -> None:
    handing = Handing(tmp_path, over=True)
    handing.hand_over.open()
    assert handing.model.plan.view.seat is None
    assert handing.led == ["over"]


def test_a_table_is_opened_once(tmp_path: Path) -> None:
    handing = Handing(tmp_path, over=True)
    handing.hand_over.open()
    handing.hand_over.open()
    assert handing.led == ["over"]


def test_a_game_is_announced_unless_a_curtain_does_that(tmp_path: Path) -> None:
    alone, several = Handing(tmp_path, (0,)), Handing(tmp_path)
    for handing in (alone, several):
        handing.hand_over.open()
        assert handing.model.panel is SidePanel.DEAL
        handing.model.open_panel(None)
        assert handing.hand_over.follow_moment()
        assert not handing.hand_over.follow_moment()
    assert alone.model.panel is SidePanel.ANNOUNCEMENT
    assert several.model.panel is None
    assert isinstance(several.context.scenes[-1], CurtainScene)


@pytest.mark.parametrize("people", [(0,), (0, 2)])
def test_moves_that_come_during_the_deal_are_shown_after_it_one_by_one(
    tmp_path: Path, people: tuple[int, ...]
) -> None:
    handing = Handing(tmp_path, people)
    model, match = handing.model, handing.match
    first = model.plan.view.table.turn
    handing.hand_over.open()
    match.submit(first, random_action(match._state(), random.Random(3)), match.seq)
    assert handing.hand_over.receive()
    model.open_panel(None)
    assert handing.hand_over.follow_moment()
    assert model.panel is SidePanel.ANNOUNCEMENT
    model.open_panel(None)
    assert model.next_step() is not None
    assert (model.seq, model.plan.view.table.turn) == (0, first)  # until it has been shown
    model.finish()
    assert (model.seq, model.plan.view.table.turn) == (1, 2)


@pytest.mark.parametrize("late", [False, True])
def test_moves_that_come_before_the_table_is_shown_are_made_once(
    tmp_path: Path, late: bool
) -> None:
    guest = Guest(Table(3, ("easy", "easy")), "Ada")
    settings_file = a_stage(tmp_path, QUICK).settings_file
    early = None if late else TableModel(guest.game, settings_file)
    bots_move(guest.table, 1)
    act(guest.table, guest.connection, 0, 1)
    bots_move(guest.table)
    guest.hear()
    model = early or TableModel(guest.game, settings_file)
    model.view_as(0)
    assert model.seq == (guest.table.match.seq if late else 0)
    model.receive()
    while model.next_step() is not None:
        model.finish()
    assert model.seq == guest.table.match.seq
    assert [entry.seq for entry in model.history.entries] == [*range(1, model.seq + 1)]
    assert model.plan.view.table == guest.table.match.table


def test_a_host_that_has_lost_moves_is_followed_from_where_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(over=True)
    session = LocalSession(match, (0,))
    model = TableModel(session, a_stage(tmp_path, QUICK).settings_file)
    told = match.updates(None, 1)[:2]
    monkeypatch.setattr(session, "poll", lambda: [told[0]._replace(events=()), told[1]])
    model.receive()
    assert model.behind
    assert model.catch_up().seq == model.seq == 3


def test_the_next_player_is_called_when_the_turn_comes_not_when_the_curtain_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handing = Handing(tmp_path)
    heard: list[str] = []
    monkeypatch.setattr(handing.context.audio, "play", heard.append)
    handing.hand_over.go_on()
    assert heard == ["bell", "curtain"]
    assert handing.led == ["turn"]
    curtain = handing.context.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    curtain._actions.on_ready()
    assert handing.model.plan.view.seat == handing.model.plan.view.table.turn
    assert handing.led == ["turn"]
    handing.hand_over.go_on()  # as after a recap
    assert heard.count("bell") == 1
