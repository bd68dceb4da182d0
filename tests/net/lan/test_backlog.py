"""Those who are served after the players: in turn, in order, in slices."""

import asyncio

from net.lan.backlog import FULL, Backlog, Heard
from tests.net.lan.tables import run, until


class Desk:
    """Keeps what a backlog does."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, Heard]] = []
        self.sent: list[tuple[int, list[bytes], bool]] = []
        self.backlog = Backlog(
            lambda *one: self.heard.append(one), lambda *one: self.sent.append(one)
        )


def test_everybody_is_heard_in_turn_and_nobody_overtakes_themselves() -> None:
    async def work() -> None:
        desk = Desk()
        for connection in (1, 2):
            for word in (b"a", b"b", b"c"):
                desk.backlog.heard(connection, word)
        await until("all", lambda: len(desk.heard) == 6)
        assert [one for one, _ in desk.heard] == [1, 2, 1, 2, 1, 2]
        assert [word for one, word in desk.heard if one == 2] == [b"a", b"b", b"c"]
        assert not desk.backlog.hears(1)

    run(work())


def test_what_is_sent_goes_out_together_and_the_end_comes_last() -> None:
    async def work() -> None:
        desk = Desk()
        desk.backlog.unsent(1, [b"a"], ends=False)
        assert desk.backlog.holds(1)
        desk.backlog.unsent(1, [b"b"], ends=True)
        await until("all", lambda: desk.sent)
        assert desk.sent == [(1, [b"a", b"b"], True)]
        assert not desk.backlog.holds(1)

    run(work())


def test_other_work_comes_between_two_slices() -> None:
    async def work() -> None:
        desk = Desk()
        for connection in range(20_000):
            desk.backlog.heard(connection, b"x")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert 0 < len(desk.heard) < 20_000
        await until("all", lambda: len(desk.heard) == 20_000)

    run(work())


def test_who_says_too_much_is_not_read_for_a_while_and_who_is_gone_is_forgotten() -> None:
    async def work() -> None:
        desk = Desk()
        assert [desk.backlog.heard(1, b"x") for _ in range(FULL)][-2:] == [False, True]
        desk.backlog.forget(1)
        desk.backlog.unsent(2, [b"bye"], ends=True)
        desk.backlog.send_all()
        await asyncio.sleep(0.01)
        assert desk.heard == []
        assert desk.sent == [(2, [b"bye"], True)]

    run(work())


def test_an_error_in_one_turn_keeps_nobody_else_waiting() -> None:
    async def work() -> None:
        heard: list[int] = []

        def hear(connection: int, _: Heard) -> None:
            if connection == 1:
                raise RuntimeError("a mistake of ours")
            heard.append(connection)

        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        backlog = Backlog(hear, lambda *_: None)
        for connection in (1, 2):
            backlog.heard(connection, b"x")
        await until("the other", lambda: heard)
        backlog.heard(3, b"x")
        await until("a later one", lambda: heard == [2, 3])

    run(work())


def test_after_a_goodbye_nothing_more_is_heard_and_the_connection_ends() -> None:
    async def work() -> None:
        desk = Desk()
        desk.backlog.heard(1, b"x")
        desk.backlog.unsent(1, [b"bye"], ends=True)
        desk.backlog.unsent(1, [b"late"], ends=False)
        await until("all", lambda: desk.sent)
        await asyncio.sleep(0.01)
        assert desk.sent == [(1, [b"bye", b"late"], True)]
        assert desk.heard == []
        assert not desk.backlog.hears(1)

    run(work())
