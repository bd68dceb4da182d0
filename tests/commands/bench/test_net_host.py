"""The other process of the network's measures."""

import asyncio
import multiprocessing
from pathlib import Path

from commands.bench.net_host import ENOUGH, SPENT, host_and_echo
from net.lan.table_query import ask


def test_it_tells_the_ports_of_a_table_and_of_an_echo(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=host_and_echo, args=(there, 4, tmp_path))
    process.start()
    port, echo_port = here.recv()

    async def talk() -> bytes:
        answer = await ask(("127.0.0.1", port), "1", 30)
        assert answer
        assert answer.greeting.seats == 4
        reader, writer = await asyncio.open_connection("127.0.0.1", echo_port)
        writer.write(b"hello")
        said = await reader.readexactly(5)
        writer.close()
        await writer.wait_closed()
        return said

    assert asyncio.run(talk()) == b"hello"
    here.send(SPENT)
    assert here.recv() > 0
    here.send(ENOUGH)
    process.join(30)
    assert process.exitcode == 0
