"""Tables that find each other over a real switch, between machines that look like real ones."""

import signal
from pathlib import Path
from typing import Any

from tests.net.namespaces.lab import a_lab


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

        late = other.run("find", "--seconds", "2")
        assert late.end() == 0  # the host was there before

        first.signal(signal.SIGTERM)  # says goodbye
        looking.line(shows())

        second = one.run("serve", "--name", "Second", "--port", str(port))
        second.line()
        looking.line(shows("Second"))
        second.kill()  # says nothing
        looking.line(shows())
