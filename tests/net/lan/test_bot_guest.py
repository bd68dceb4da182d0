"""A bot as a guest; whole games of bots are played in the tests of the server."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic

import pytest

from game.board import read_board
from game.lobby import Link, Options
from game.rules.actions import Action
from net.lan.bot_guest import BotGuest
from net.lan.client import JoinTarget
from net.lan.passes import Passes
from net.lan.server import Choose
from net.table.table_game import Thinking
from net.table.table_session import TableSetup
from net.wire.from_guest import Join, Pause
from tests.builders import board_file
from tests.net.guest.a_guest import a_guest
from tests.net.lan.tables import Player, a_plan, an_aim, choosing, hosting, run, until
from tests.net.table.acting import an_action


def test_a_bot_waits_in_a_pause_and_goes_on_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3, ("easy",)), choosing(1, 0.01)) as table:
            ada = Player(an_aim(table, "Ada"), choose=choosing(2, 0.01)).start()
            ben = Player(an_aim(table, "Ben"), choose=choosing(3, 0.01)).start()
            await until(
                "moves", lambda: table.table_session.game and table.table_session.game.match.seq > 4
            )
            ada.guest.state.send(Pause(True))
            await until(
                "the pause", lambda: table.table_session.game and table.table_session.game.paused
            )
            ada.guest.state.send(Pause(False))
            await ada.end()
            await ben.end()
            assert ada.games
            assert ben.games

    run(play())


def test_a_bot_leaves_after_its_games_and_plays_several(tmp_path: Path) -> None:
    async def play() -> None:
        setup = TableSetup("Sunday", starts_itself=True)
        async with hosting(a_plan(tmp_path, 3, ("easy",) * 2, setup=setup)) as table:
            player = Player(an_aim(table, "Ada")).start(games=2)
            ended = await player.end()
            assert ended.link is Link.OUT
            assert len(player.games) == player.guest.games_over == 2
            assert player.games[0] is not player.games[1]
            await until("an open seat", lambda: table.table_session.seating.open == [0])

    run(play())


def test_nobody_has_to_wait_for_a_bot_to_be_ready(tmp_path: Path) -> None:
    async def play() -> None:
        plan = a_plan(tmp_path, 3, ("easy",) * 2, setup=TableSetup("Sunday"))
        async with hosting(plan) as table:
            robo = Player(an_aim(table, "Robo")).start(games=2)
            for _ in range(2):
                await until("a bot that is ready", table.table_session.seating.everyone_ready)
                before = len(robo.games)
                table.table_session.start(monotonic())
                table.server.flush()
                await until("the end", partial(_more_games, robo, before))
            await robo.end()

    run(play())


def test_a_bot_plays_on_a_map_that_only_the_host_has(tmp_path: Path) -> None:
    async def play() -> None:
        island = read_board(board_file())
        plan = a_plan(tmp_path, 3, ("easy",) * 2, options=Options(board="island"))
        async with hosting(replace(plan, board_named=lambda _: island)) as table:
            robo = Player(an_aim(table, "Robo")).start()
            await robo.end()
            assert robo.games[0].history()[-1].table.board == island

    run(play())


def a_bot(choose: Choose) -> BotGuest:
    join = Join(("Ada",), False, "human", b"")
    aim = JoinTarget([("127.0.0.1", 1)], join, "", "1.0")
    return BotGuest(aim, Passes(None), choose, lambda _: None)


def test_a_move_that_was_thought_about_for_too_long_is_not_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guest, late = a_guest(), list[object]()

    async def choose(asked: Thinking) -> Action:
        guest.game.submit(asked.seat, an_action(asked.view), asked.seq)  # as a bot of the host's
        guest.hear()
        monkeypatch.setattr(guest.game, "submit", lambda *one: late.append(one))
        return an_action(asked.view)

    before = guest.game.following.seq
    run(a_bot(choose)._move(guest.game, 0))
    assert guest.game.following.seq == before + 1
    assert late == []


def test_a_bot_does_not_think_in_a_pause() -> None:
    guest, asked = a_guest(), list[Thinking]()

    async def choose(thinking: Thinking) -> Action:
        asked.append(thinking)
        return an_action(thinking.view)

    bot = a_bot(choose)
    assert guest.state.lobby
    for paused in (True, False):
        assert asked == []
        bot.state.lobby = replace(guest.state.lobby, paused=paused)
        run(bot._move(guest.game, 0))
    assert len(asked) == 1


def _more_games(player: Player, before: int) -> bool:
    return len(player.games) > before
