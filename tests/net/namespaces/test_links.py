"""What a living-room network does: cables pulled, machines frozen, addresses changed.

With PARIS_LONG_TESTS=1 the cable stays out for twenty seconds after it is missed, else for one.
"""

import os
import signal
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.net.namespaces.lab import Lab, a_lab
from tests.net.programs import Program

pytestmark = pytest.mark.slow("namespaces")

OUT = 20.0 if os.environ.get("PARIS_LONG_TESTS") else 1.0  # seconds
EVERYBODY = {"Ada", "Ben"}


class Game:
    """A host, two guests and a watcher on machines of their own; a hard bot sets the pace."""

    def __init__(self, lab: Lab) -> None:
        self.host, self.ada, self.ben, self.eve = (lab.machine(name) for name in "abce")
        self.serving = self.host.run(
            "serve", "--players", "3", "--bots", "hard", "--instant-bots", "--port", "0"
        )
        self.port = self.serving.line()["port"]
        self.programs = {
            name: machine.run(
                *("join", f"{self.host.address}:{self.port}"),
                *("--bot", "easy", "--name", name),
            )
            for name, machine in (("Ada", self.ada), ("Ben", self.ben))
        }
        self.watching = self.watch()
        self.goes_on()

    def until_away(self, *names: str) -> None:
        """Wait until these people are missed."""
        self.watching.line(lambda told: not set(names) & set(told["here"]))

    def goes_on(self) -> None:
        """Wait until the game has gone on with everybody."""
        back = self.watching.line(_all_here)
        self.watching.line(lambda told: _all_here(told) and told["seq"] > back["seq"] + 2)

    def watch(self, name: str = "Watcher") -> Program:
        """Somebody who tells what goes on."""
        where = (self.host.address, str(self.port))
        return self.eve.module("tests.net.namespaces.watch", *where, name)


def _all_here(told: dict[str, Any]) -> bool:
    return {*told["here"]} >= EVERYBODY


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with a_lab(tmp_path_factory.mktemp("lab")) as lab:
        yield Game(lab)


def test_a_pulled_cable_and_a_frozen_machine_are_missed_and_come_back(game: Game) -> None:
    game.ada.cut()
    game.programs["Ben"].signal(signal.SIGSTOP)
    game.until_away("Ada", "Ben")
    time.sleep(OUT)
    game.ada.mend()
    game.programs["Ben"].signal(signal.SIGCONT)
    game.goes_on()


def test_a_cable_that_is_out_for_three_seconds_costs_nobody_the_seat(game: Game) -> None:
    game.ada.cut()
    time.sleep(3.0)
    game.ada.mend()
    game.goes_on()


def test_a_guest_and_the_host_have_other_addresses(game: Game) -> None:
    game.ada.move("10.77.0.201")
    game.host.move("10.77.0.200")
    game.watching.line(lambda told: told["link"] == "lost")
    # One that knows the new address. The host may not have missed the other yet, so that its name
    # is still taken.
    game.watching = game.watch("Second watcher")
    game.goes_on()
