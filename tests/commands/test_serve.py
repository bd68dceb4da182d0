"""`main.py serve` and `main.py join --bot`: what they print, how they end."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from commands.serve import Serving, serve
from game.board import shipped_boards
from game.lobby import Options
from game.storage.records import load_record
from net.lan.table_host import TableHost
from tests.net.programs import main

WISH = Serving("", 3, "", 0, "", Path("nowhere"), None, None, True)


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables make the folder of their records, so not in the project."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.slow("processes")
def test_one_game_from_the_ready_line_to_the_last(tmp_path: Path) -> None:
    options = ("--players", "3", "--bots", "easy", "--port", "0", "--name", "Café", "--once")
    host = main(tmp_path, "serve", *options, "--code", "4711", "--record", str(tmp_path / "games"))
    guests = []
    try:
        ready = host.line()
        assert list(ready) == ["ready", "name", "addresses", "port", "code"]
        assert (ready["ready"], ready["name"], ready["code"]) == (True, "Café", "4711")
        assert ready["addresses"]
        joining = ("join", f"127.0.0.1:{ready['port']}", "--bot", "easy", "--code")
        guests = [main(tmp_path, *joining, "4711") for _ in range(2)]
        wrong = main(tmp_path, *joining, "0000")
        end = host.line()
        over = [guest.line() for guest in guests]
        assert {told["state"] for told in over} == {end["state"]}
        assert [guest.end() for guest in (*guests, wrong)] == [0, 0, 1]
        assert "join: that join code is wrong" in wrong.errors
        assert host.end() == 0
        record = load_record(Path(end["record"]))
        assert record.closed
        assert end["actions"] == len(record.actions)
        assert end["winners"] == over[0]["winners"]
    finally:
        for program in (host, *guests):
            program.close()


@pytest.mark.slow("processes")
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_a_signal_ends_it_with_a_goodbye(tmp_path: Path) -> None:
    host = main(tmp_path, "serve", "--port", "0")
    try:
        host.line()
        host.signal(signal.SIGTERM)
        assert host.end() == 0
        assert "Traceback" not in host.errors
    finally:
        host.close()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (WISH._replace(players=2), "the game is for 3 to 6 players, not 2"),
        (WISH._replace(players=7), "the game is for 3 to 6 players, not 7"),
        (
            WISH._replace(bots="genius"),
            "there is no bot level 'genius'; available levels: easy, medium, hard",
        ),
        (
            WISH._replace(bots="easy,easy,easy,easy"),
            "there are 4 bots but only 3 seats; choose fewer bots or more players",
        ),
        (WISH._replace(resume=Path("no such.jsonl")), "no such.jsonl: no such file"),
        (
            WISH._replace(options=Options(board="atlantis")),
            "there is no map called 'atlantis'; available maps: " + ", ".join(shipped_boards()),
        ),
    ],
)
def test_bad_wishes_are_one_sentence(
    wish: Serving, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(wish) == 2
    assert capsys.readouterr().err == f"serve: {words}\n"


def test_a_folder_that_cannot_be_made_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    assert serve(WISH._replace(record=file / "folder")) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"serve: {file}")
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    first = main(tmp_path, "serve", "--port", "0")
    try:
        port = first.line()["port"]
        second = main(tmp_path, "serve", "--port", str(port))
        assert second.end() == 2
        assert second.errors == (
            f"serve: port {port} is in use by another program or table; --port 0 picks a free one\n"
        )
    finally:
        first.close()


@pytest.mark.slow("processes")
def test_somebody_at_a_terminal_reads_how_others_join(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def gone(_: TableHost) -> None:
        """Nobody is there who could go."""

    wish = WISH._replace(name="Salon", bots="easy,easy,easy", record=tmp_path, code="4711")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setattr("commands.serve._until_gone", gone)
    assert serve(wish._replace(typed="main.py serve")) == 0
    shown = capsys.readouterr()
    ready = json.loads(shown.out.splitlines()[0])
    words = "serve: table 'Salon' is open; press Ctrl-C to close it. Join with: main.py join "
    assert words in shown.err
    assert f":{ready['port']} --code 4711\n" in shown.err


@pytest.mark.slow("processes")
def test_a_table_without_a_name_tells_nothing_of_its_machine(tmp_path: Path) -> None:
    host = main(tmp_path, "serve", "--port", "0", "--bind", "127.0.0.1")
    try:
        ready = host.line()
        assert (ready["name"], ready["addresses"]) == ("Paris Connection", ["127.0.0.1"])
    finally:
        host.close()


@pytest.mark.slow("processes")
def test_a_table_at_one_address_does_not_answer_at_another(tmp_path: Path) -> None:
    host = main(tmp_path, "serve", "--port", "0", "--bind", "127.0.0.2")
    try:
        port = host.line()["port"]
        with socket.create_connection(("127.0.0.2", port), 5):
            pass
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), 5)
    finally:
        host.close()


@pytest.mark.parametrize("address", ["192.0.2.7", "2001:db8::7"])
def test_an_address_of_another_machine_is_one_sentence(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(WISH._replace(bind=address, record=tmp_path)) == 2
    assert capsys.readouterr().err == f"serve: {address} is not an address of this computer\n"


@pytest.mark.slow("processes")
def test_a_join_code_from_the_environment_is_not_in_the_process_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARIS_CODE", "471147")
    host = main(tmp_path, "serve", "--port", "0", "--bind", "127.0.0.1")
    try:
        assert host.line()["code"] == "471147"
        listed = subprocess.run(
            ["ps", "-o", "args=", "-p", str(host.process.pid)],  # noqa: S607
            capture_output=True,
            text=True,
        )
        assert "serve" in listed.stdout
        assert "471147" not in listed.stdout
    finally:
        host.close()


@pytest.mark.parametrize("instant", [True, False])
def test_bots_wait_for_people_unless_they_are_instant(
    instant: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks: list[object] = []

    class Chooser:
        def __init__(self, seed: int, clock: object) -> None:
            clocks.append(clock)

    monkeypatch.setattr("commands.serve.BotChooser", Chooser)
    assert serve(WISH._replace(bots="nobody", instant_bots=instant)) == 2  # that is no bot
    assert clocks == [None if instant else monotonic]
