"""Tables that find each other over a real switch, between machines that look like real ones."""

import signal
from pathlib import Path
from typing import Any

import pytest

from tests.net.namespaces.lab import a_lab

pytestmark = pytest.mark.slow("namespaces")


def shows(*names: str) -> Any:
    return lambda told: "tables" in told and [*told["tables"]] == [*names]


def test_tables_appear_say_goodbye_and_die(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        one.add_docker()
        other.add_docker()  # so that the host's second address leads a guest to itself
        looking = other.module("tests.net.namespaces.look")
        looking.line()

        first = one.run("serve", "--name", "First", "--port", "0")
        port = first.line()["port"]
        found = looking.line(shows("First"))
        assert found["tables"]["First"][0] == one.address

        late = other.run("find", "--seconds", "5")
        assert late.end() == 0  # the host was there before

        first.signal(signal.SIGTERM)  # says goodbye
        looking.line(shows())
        assert first.end() == 0  # its port is free only then

        second = one.run("serve", "--name", "Second", "--port", str(port))
        second.line()
        looking.line(shows("Second"))
        second.kill()  # says nothing
        looking.line(shows())


def test_where_there_is_only_ipv6_tables_are_found_and_played_at(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        for machine in (one, other):
            machine.only_ipv6()
        looking = other.module("tests.net.namespaces.look")
        looking.line()
        table = one.run("serve", "--name", "Six", "--players", "3", "--bots", "easy,easy", "--once")
        port = table.line()["port"]
        address = looking.line(shows("Six"))["tables"]["Six"][0]
        assert address.startswith("fe80::")
        assert "%" in address
        guest = other.run("join", f"[{address}]:{port}", "--bot", "easy")
        assert guest.line()["state"] == table.line()["state"]
        assert guest.end() == table.end() == 0
