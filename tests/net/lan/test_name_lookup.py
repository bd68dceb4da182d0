"""Typed addresses: names, and link-local addresses without their link."""

import socket
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from net.lan import name_lookup
from net.lan.name_lookup import NO_LINK, NO_NAME, NO_NAME_SERVER, places_of
from tests.net.lan.tables import run
from tests.net.programs import HOME

PATIENCE = 5.0
# Runs the program with a name server that never answers.
DEAF = """
import socket, sys, threading
socket.getaddrinfo = lambda *_, **__: threading.Event().wait()
sys.path.insert(0, sys.argv.pop(1))
import main
sys.exit(main.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("host", ["192.168.0.7", "fd00::7", "fe80::7%3", "169.254.1.2"])
def test_an_address_leads_where_it_says(host: str) -> None:
    assert run(places_of((host, 1), PATIENCE)) == [(host, 1)]


def test_a_link_local_address_without_its_link_is_tried_on_every_link(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(name_lookup, "link_numbers", lambda: (2, 5))
    assert run(places_of(("fe80::7", 1), PATIENCE)) == [("fe80::7%2", 1), ("fe80::7%5", 1)]
    monkeypatch.setattr(name_lookup, "link_numbers", tuple)
    with pytest.raises(OSError, match=NO_LINK):
        run(places_of(("fe80::7", 1), PATIENCE))


def test_a_name_leads_to_all_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("10.0.0.1", 9)), (10, 1, 6, "", ("fd00::1", 9, 0, 0))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [*found, found[0]])
    assert run(places_of(("host.home", 9), PATIENCE)) == [("10.0.0.1", 9), ("fd00::1", 9)]


def test_an_unknown_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise socket.gaierror(-2, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", fail)
    with pytest.raises(OSError, match=NO_NAME):
        run(places_of(("host.home", 9), PATIENCE))


def test_a_name_server_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    released = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: released.wait() and [])
    with pytest.raises(TimeoutError, match=NO_NAME_SERVER):
        run(places_of(("host.home", 9), 0.05))
    released.set()


@pytest.mark.slow("processes")
def test_the_program_ends_with_its_message_although_no_name_server_answers(tmp_path: Path) -> None:
    words = ["join", "host.home", "--bot", "easy", "--patience", "1"]
    done = subprocess.run(
        [sys.executable, "-c", DEAF, str(HOME), *words],
        env={"PARIS_HOME": str(tmp_path), "PARIS_NO_SETUP": "1", "PATH": ""},
        cwd=HOME,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == f"join: cannot reach the host: {NO_NAME_SERVER}\n"
