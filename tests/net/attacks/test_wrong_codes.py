"""Somebody on the LAN guesses join codes: they wait, and a friend with the right one does not."""

from pathlib import Path

import pytest

from tests.net.namespaces.lab import a_lab

pytestmark = pytest.mark.slow("namespaces")

CODE = "471147"
SECONDS = 40


def test_guesses_of_one_machine_keep_no_friend_on_the_same_link_out(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        host, rogue, friend = (lab.machine(name) for name in "abc")
        wish = ("--players", "3", "--bots", "easy,easy", "--code", CODE, "--once", "--port", "0")
        table = host.run("serve", *wish)
        port = table.line()["port"]
        guessing = rogue.module(
            "tests.net.attacks.wrong_codes", host.address, str(port), str(SECONDS)
        )
        told = guessing.line(lambda told: told.get("wait", 0) >= 10)
        assert told["code"] <= 4, "after 1, 2 and 4 seconds the wait is told"
        guest = friend.run("join", f"{host.address}:{port}", "--bot", "easy", "--code", CODE)
        assert guest.line()["state"] == table.line()["state"]
        assert guest.end() == table.end() == 0
        assert "Traceback" not in table.errors


def test_on_ipv6_a_home_network_is_not_one_guest(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        host, rogue, friend = (lab.machine(name) for name in "abc")
        for number, machine in enumerate((host, rogue, friend), 1):
            machine.only_ipv6()
            machine.ip("addr", "add", f"fd77::{number}/64", "dev", "eth0", "nodad")
        wish = ("--players", "3", "--bots", "easy,easy", "--code", CODE, "--once", "--port", "0")
        table = host.run("serve", *wish)
        port = table.line()["port"]
        guessing = rogue.module("tests.net.attacks.wrong_codes", "fd77::1", str(port), str(SECONDS))
        guessing.line(lambda told: told.get("wait", 0) >= 1)
        guest = friend.run("join", f"[fd77::1]:{port}", "--bot", "easy", "--code", CODE)
        assert guest.line()["state"] == table.line()["state"]
        assert guest.end() == table.end() == 0
