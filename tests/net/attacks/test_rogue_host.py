"""A rogue host, as a process over loopback: no guest crashes, freezes or gives anything away."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.lobby import Connection, Link
from net.guest.guest_state import MOST_LINES
from net.lan.client import JoinTarget
from net.lan.network import Network
from net.lan.passes import Passes
from net.lan.remote_table import FRAME_TIME, MOST_A_FRAME, MOST_WAITING, RemoteTable
from net.wire.from_guest import Join
from net.wire.refusal_reasons import No
from tests.net.attacks.rogue_host import PLOTS
from tests.net.lan.tables import PATIENCE, Player, run
from tests.net.programs import Program, main

FLOODS = ("chat-flood", "map-flood", "table-flood")
OTHERWISE = {"board-broken": No.BOARD_BROKEN, "standing": No.OUT_OF_STEP}
LARGEST = 300 * 1024  # KiB that a guest may grow by under a flood


@contextmanager
def rogue(tmp_path: Path, mode: str = "plots") -> Iterator[tuple[Program, int]]:
    """A rogue host and its port."""
    program = Program(tmp_path, "-m", "tests.net.attacks.rogue_host", mode)
    try:
        yield program, program.line(lambda told: "port" in told)["port"]
    finally:
        program.close()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with rogue(tmp_path_factory.mktemp("rogue")) as (_, found):
        yield found


@pytest.fixture
def network() -> Iterator[Network]:
    running = Network()
    yield running
    running.stop()


def an_aim(port: int, name: str, code: str = "", *, watch: bool = False) -> JoinTarget:
    return JoinTarget([("127.0.0.1", port)], Join((name,), watch, "human", b""), code, "1.0")


def ended(port: int, name: str, code: str = "") -> Connection:
    async def visit() -> Connection:
        return await Player(an_aim(port, name, code)).start().end()

    return run(visit())


def frames(table: RemoteTable) -> Connection:
    """Draw frames until the visit is over; none waits long."""
    end = time.monotonic() + PATIENCE
    while table.connection.link is not Link.OUT:
        assert time.monotonic() < end
        table.pump()
        session = table.session
        if session is not None:
            session.poll()
            assert session.thinking in (None, *range(6))
        time.sleep(0.002)
    return table.connection


@pytest.mark.parametrize("plot", sorted({*PLOTS, "garbage"} - {*FLOODS}))
def test_nonsense_is_left_with_one_sentence(plot: str, port: int) -> None:
    out = ended(port, plot)
    assert (out.link, out.why) == (Link.OUT, OTHERWISE.get(plot, No.NONSENSE))
    assert out.words
    assert out.words.isprintable()


@pytest.mark.parametrize("plot", ["dealt-seat", "dealt-start", "lobby-crowded", "standing"])
def test_the_window_stays_and_says_so(plot: str, port: int, network: Network) -> None:
    out = frames(RemoteTable(network, an_aim(port, plot), Passes(None)))
    assert out.why == OTHERWISE.get(plot, No.NONSENSE)


def test_a_bot_without_a_window_says_so_and_exits(port: int, tmp_path: Path) -> None:
    bot = main(
        tmp_path, "join", f"127.0.0.1:{port}", "--bot", "easy", "--name", "dealt-two-numbers"
    )
    assert bot.end() == 1
    assert bot.errors.startswith("join: the host sends messages that make no sense: ")
    assert bot.errors.count("\n") == 1


@pytest.mark.parametrize("plot", ["chat-flood", "map-flood"])
def test_a_flood_of_lines_or_maps_is_left(plot: str, port: int, network: Network) -> None:
    resource = pytest.importorskip("resource", reason="no measure of the most memory here")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    table = RemoteTable(network, an_aim(port, plot), Passes(None))
    assert frames(table).why is No.NONSENSE
    assert len(table.lines) <= MOST_LINES
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < LARGEST


def test_a_flood_of_tables_waits_at_the_hosts_end(port: int, network: Network) -> None:
    table = RemoteTable(network, an_aim(port, "table-flood"), Passes(None))
    end = time.monotonic() + PATIENCE
    while table._heard.qsize() < MOST_WAITING:
        assert time.monotonic() < end
        time.sleep(0.002)
    time.sleep(0.2)
    waiting = table._heard.qsize()
    assert waiting <= MOST_WAITING + 1, "the host has to wait"
    table.pump()
    assert waiting - MOST_A_FRAME <= table._heard.qsize() < waiting
    assert FRAME_TIME < 1 / 60
    for _ in range(3 * MOST_WAITING // MOST_A_FRAME):
        table.pump()
        time.sleep(0.005)
    assert table.lobby is not None
    assert table.connection.link is Link.THERE
    table.leave()
    assert frames(table).link is Link.OUT


@pytest.mark.parametrize(
    ("mode", "why", "shown"),
    [("negative-wait", No.WAIT, 1), ("endless-busy", No.BUSY, 1), ("hangs-up", No.UNPROVEN, 3)],
)
def test_a_code_that_was_refused_is_not_shown_again(
    mode: str, why: No, shown: int, tmp_path: Path
) -> None:
    with rogue(tmp_path, mode) as (program, port):
        out = ended(port, "Ada", "4711")
        assert (out.link, out.why, out.wait) == (Link.OUT, why, 0)
        program.process.terminate()
        told = [program.line(lambda told: told.get("heard") == "CodeShare") for _ in range(shown)]
        assert len(told) == shown
        assert not more(program)


def more(program: Program) -> bool:
    """Whether a rogue that has ended was shown another code."""
    try:
        program.line(lambda told: told.get("heard") == "CodeShare")
    except AssertionError:
        return False
    return True


def test_whoever_typed_a_code_never_joins_a_table_that_wants_none(
    port: int, tmp_path: Path
) -> None:
    out = ended(port, "Ada", "4711")
    words = "This table asks for no code. Clear the code to join."
    assert (out.why, out.words) == (No.NO_CODE, words)
    bot = main(tmp_path, "join", f"127.0.0.1:{port}", "--bot", "easy", "--code", "4711")
    assert bot.end() == 2
    assert bot.errors == f"join: {words}\n"


def test_an_address_that_is_none_ends_with_a_sentence(tmp_path: Path) -> None:
    bot = main(tmp_path, "join", "a..b", "--bot", "easy")
    assert bot.end() == 2
    assert bot.errors.startswith("join: 'a..b' is not a valid address; ")
