"""Every layer of a LAN game fails once: it is reported once and without secrets, and the game,
with its record, goes on to its end."""

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.bots.bot_process import BotProcess
from game.bots.hard import Effort
from game.diagnostics.failures import FAILURES, Failure, FailurePlace
from game.diagnostics.program_log import LOG, log_files
from net.lan.bot_chooser import BotChooser
from net.lan.network import Network
from net.lan.server import Choose
from tests.breakage import CHAT, CODE, MARK, Breakage, Leak, answer_but_once, fail, recorded
from tests.net.failing_game import GUEST, LanGame
from tests.net.lan.tables import choosing

EARLY = 5  # moves before the failure

# Where the error is raised, and what it is reported as.
LAYERS = {
    "net.lan.guest_connection:decode_from_host": FailurePlace.TASK,
    "net.lan.server:decode_at_the_table": FailurePlace.TASK,
    "net.lan.server:encode": FailurePlace.TASK,
    "net.table.host:Host.received": FailurePlace.TASK,
    "net.table.host:Host.tick": FailurePlace.TASK,
    "net.table.table_game:TableGame.act": FailurePlace.TASK,
    "net.table.host:Host.bot_acts": FailurePlace.TASK,
    "net.guest.game_mirror:GameMirror.take": FailurePlace.COMMAND,
    "net.guest.session:RemoteSession.poll": FailurePlace.WINDOW,
    "net.lan.client:Client.send": FailurePlace.TASK,
    "net.lan.client:Client._heard": FailurePlace.TASK,
    "net.lan.client:Client._connect": FailurePlace.TASK,
    "net.lan.machines:Machines.of": FailurePlace.TASK,
    "net.lan.table_host:TableHost._write": FailurePlace.TASK,
    "game.storage.records:RecordWriter.act": FailurePlace.THREAD,
    "game.storage.records:RecordWriter.end": FailurePlace.THREAD,
}
NEEDS_A_CONNECTION = {"net.lan.client:Client._connect", "net.lan.machines:Machines.of"}


@pytest.fixture
def network() -> Iterator[Network]:
    running = Network()
    yield running
    running.stop()


def begun(network: Network, folder: Path, choose: Callable[[], Choose] = choosing) -> LanGame:
    game = LanGame(network, folder, choose)
    game.start()
    return game


def check(game: LanGame, record: Path) -> Failure:
    """The game is over and saved; returns the one failure, which tells nothing."""
    told = [*iter(FAILURES.take, None)]
    assert len(told) == 1, [one.sentence for one in told]
    assert {*game.seen()} == {recorded(record)}
    assert LOG.path
    text = "".join(file.read_text() for file in log_files(LOG.path) if file.exists())
    assert text.count("failure: ") == 1
    text += "".join(one.report + one.sentence for one in told)
    assert not [one for one in game.secrets() if one in text]
    return told[0]


@pytest.mark.parametrize("place", LAYERS)
def test_a_layer_that_fails_tells_no_secret_and_costs_no_move(
    place: str, network: Network, tmp_path: Path, logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.lan.server.TICK", 0.1)
    broken = Breakage(monkeypatch, place)
    game = begun(network, tmp_path)
    game.frames(lambda: game.steps >= EARLY)
    broken.arm(game.secrets())
    if place in NEEDS_A_CONNECTION:
        game.reconnect()
    game.tables[GUEST].say(CHAT)  # which the host keeps
    game.frames(lambda: broken.failed and game.over)
    assert game.host.record
    found = check(game, game.host.record)
    assert (found.error, found.place) == ("Leak", LAYERS[place])
    assert "in broken" in found.report


def test_the_bots_process_that_fails_tells_no_secret_and_costs_no_move(
    network: Network, tmp_path: Path, logged: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    choosers: list[BotChooser] = []

    def choose() -> BotChooser:
        thinker = lambda: BotProcess(answer_but_once)  # noqa: E731
        choosers.append(BotChooser(1, effort=Effort(rounds=2), thinker=thinker))
        return choosers[0]

    game = begun(network, tmp_path, choose)
    try:
        game.frames(lambda: game.over)
    finally:
        choosers[0].close()
    assert game.host.record
    found = check(game, game.host.record)
    assert (found.error, found.place, found.name) == ("Leak", FailurePlace.PROCESS, "bots")


def test_the_error_quotes_its_secrets_where_python_would_print_it(logged: Path) -> None:
    with pytest.raises(Leak) as caught:
        fail([CODE, CHAT], 1)
    printed = "".join(traceback.format_exception(caught.value))
    assert CODE in printed
    assert CHAT in repr(caught.traceback[-1].frame.f_locals)
    told = FAILURES.report(caught.value)
    assert "Leak" in told.report
    assert CODE not in told.report + told.sentence + logged.read_text()
