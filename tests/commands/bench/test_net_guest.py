"""A guest for the network's measures."""

import asyncio
from pathlib import Path

from commands.bench.net_guest import Guest
from net.wire.from_guest import Act
from net.wire.from_host import Answered, Step
from tests.net.lan.tables import a_plan, hosting, run, until


def test_a_guest_acts_when_it_is_told_to_and_keeps_what_was_said(tmp_path: Path) -> None:
    async def play() -> None:
        async with hosting(a_plan(tmp_path, 3)) as table:
            guest = Guest(table.host.port, "A", "B", "C")
            await until("the game", lambda: guest.state.game)
            assert guest.seats == (0, 1, 2)
            assert await guest.act_and_see() > 0
            kinds = {type(message) for message in guest.exchanged}
            assert kinds == {Act, Answered, Step}
            assert len(guest.heard) == 1
            assert not guest.lost
            await guest.end()
            await asyncio.sleep(0.05)

    run(play())
