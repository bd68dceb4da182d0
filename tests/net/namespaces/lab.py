"""A LAN of our own: machines are network namespaces, joined by a bridge whose links can be cut."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.net.programs import Program, main

REQUIRED = "PARIS_REQUIRE_NAMESPACE_TESTS"


def ip(*words: str, check: bool = True) -> str:
    """Run `ip`; what it says."""
    done = subprocess.run(
        ["ip", *words],  # noqa: S607
        check=False,
        capture_output=True,
        text=True,
    )
    assert not check or done.returncode == 0, f"ip {' '.join(words)}: {done.stderr}"
    return done.stderr if done.returncode else done.stdout


def need_namespaces() -> None:
    """Skip where namespaces cannot be made, or fail where they must be."""
    name = f"paris-{os.getpid()}-probe"
    if shutil.which("ip") is None:
        why = "iproute2 must be installed to test in network namespaces"
    else:
        why = ip("netns", "add", name, check=False).strip()
        ip("netns", "del", name, check=False)
    if not why:
        return
    words = f"no network namespaces: {why}"
    if os.environ.get(REQUIRED):
        pytest.fail(words)
    pytest.skip(words)


class Machine:
    """One computer on the LAN."""

    def __init__(self, lab: "Lab", name: str, address: str) -> None:
        self.space = f"{lab.name}-{name}"
        self.address = address
        self._lab = lab
        self._port = f"p{name}"
        ip("netns", "add", self.space)
        ip(
            *("link", "add", "eth0", "netns", self.space, "type", "veth"),
            *("peer", "name", self._port, "netns", lab.switch),
        )
        ip("-n", lab.switch, "link", "set", self._port, "master", "br0", "up")
        self.ip("link", "set", "lo", "up")
        self.ip("link", "set", "eth0", "up")
        self.ip("addr", "add", f"{address}/24", "dev", "eth0")

    def ip(self, *words: str) -> None:
        ip("-n", self.space, *words)

    def cut(self) -> None:
        """The cable is pulled at the other end: nobody is told."""
        ip("-n", self._lab.switch, "link", "set", self._port, "down")

    def mend(self) -> None:
        ip("-n", self._lab.switch, "link", "set", self._port, "up")

    def move(self, address: str) -> None:
        """The machine has another address from now on."""
        self.ip("addr", "del", f"{self.address}/24", "dev", "eth0")
        self.ip("addr", "add", f"{address}/24", "dev", "eth0")
        self.address = address

    def only_ipv6(self) -> None:
        """Nothing but the address that every cable has by itself."""
        self.ip("-4", "addr", "flush", "dev", "eth0")

    def add_docker(self) -> None:
        """A second interface as Docker makes it, which every such machine has with this address."""
        self.ip("link", "add", "docker0", "type", "bridge")
        self.ip("addr", "add", "172.17.0.1/16", "dev", "docker0")
        self.ip("link", "set", "docker0", "up")

    def block_tcp(self) -> None:
        """A firewall that drops TCP from elsewhere, while mDNS arrives."""
        for family in ("-4", "-6"):
            self.ip(family, "rule", "add", "pref", "100", "lookup", "local")
            self.ip(family, "rule", "del", "pref", "0", "lookup", "local")
            # Before the rule that delivers to this machine.
            drop = ("pref", "10", "iif", "eth0", "ipproto", "tcp", "blackhole")
            self.ip(family, "rule", "add", *drop)

    def unblock_tcp(self) -> None:
        for family in ("-4", "-6"):
            self.ip(family, "rule", "del", "pref", "10")

    def run(self, *words: str) -> Program:
        """A command of the program, on this machine."""
        return self._lab.keep(main(self._lab.home, *words, before=self._before()))

    def module(self, *words: str) -> Program:
        """A module of the tests, on this machine."""
        return self._lab.keep(Program(self._lab.home, "-m", *words, before=self._before()))

    def _before(self) -> tuple[str, ...]:
        return ("ip", "netns", "exec", self.space)


class Lab:
    """A switch and its machines."""

    def __init__(self, home: Path) -> None:
        self.name = f"paris-{os.getpid()}"
        self.switch = f"{self.name}-switch"
        self.home = home
        self._machines: list[Machine] = []
        self._programs: list[Program] = []
        ip("netns", "add", self.switch)
        ip("-n", self.switch, "link", "add", "br0", "type", "bridge", "mcast_snooping", "0")
        ip("-n", self.switch, "link", "set", "br0", "up")

    def machine(self, name: str) -> Machine:
        self._machines.append(Machine(self, name, f"10.77.0.{len(self._machines) + 1}"))
        return self._machines[-1]

    def keep(self, program: Program) -> Program:
        self._programs.append(program)
        return program

    def close(self) -> None:
        for program in self._programs:
            program.close()
        for machine in self._machines:
            ip("netns", "del", machine.space, check=False)
        ip("netns", "del", self.switch, check=False)


@contextmanager
def a_lab(home: Path) -> Iterator[Lab]:
    need_namespaces()
    lab = Lab(home)
    try:
        yield lab
    finally:
        lab.close()
