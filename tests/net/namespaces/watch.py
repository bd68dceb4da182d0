"""Watches a table and says who is there and how far the game is, a line of JSON at each change."""

import asyncio
import json
import sys

from net.guest.guest_state import GuestLinks, GuestState, News
from net.lan.client import Client, JoinTarget
from net.lan.passes import Passes
from net.wire.from_guest import Join


async def watch(address: str, port: int, name: str) -> None:
    said: dict[str, object] = {}

    def hear(news: News) -> None:
        nonlocal said
        state.hear(news)
        here = [seat.name for seat in state.lobby.seats if seat.here] if state.lobby else []
        seq = state.game.following.seq if state.game else -1
        now: dict[str, object] = {"here": here, "seq": seq, "link": state.connection.link}
        if now != said:
            said = now
            print(json.dumps(now), flush=True)

    aim = JoinTarget([(address, port)], Join((name,), True, "human", b""), "", "test")
    client = Client(aim, Passes(None), hear)
    state = GuestState(GuestLinks(client.send, client.resync), 1)
    await client.run()
    print(state.connection, file=sys.stderr, flush=True)


if __name__ == "__main__":
    asyncio.run(watch(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
