"""Firewalls, as their files and programs describe them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from commands.doctor.finding import Severity
from commands.doctor.firewall import (
    accepts_port,
    drops_by_nft,
    findings,
    macos,
    read_firewalls,
    ufw,
    windows,
)

WINDOWS = "\nPublic Profile Settings:\n-----\nState    {}\nFirewall Policy  BlockInbound,X\n"


@pytest.mark.parametrize(("said", "active"), [("yes", True), ("no", False)])
def test_ufw_says_whether_it_is_on(said: str, active: bool, tmp_path: Path) -> None:
    (tmp_path / "etc/ufw").mkdir(parents=True)
    (tmp_path / "etc/ufw/ufw.conf").write_text(f"# ENABLED\nENABLED={said}\n")
    (found,) = ufw(tmp_path)
    assert found.active is active
    (line,) = findings([found])
    assert (line.state is Severity.NOTE) == active
    assert ("27272/tcp" in line.advice) == active


def test_ufw_rules_that_can_be_read_are_believed(tmp_path: Path) -> None:
    (tmp_path / "etc/ufw").mkdir(parents=True)
    (tmp_path / "etc/ufw/ufw.conf").write_text("ENABLED=yes\n")
    (tmp_path / "etc/ufw/user.rules").write_text("### tuple ### allow tcp 27272 0.0.0.0/0 any\n")
    assert findings(ufw(tmp_path))[0].state is Severity.OK


def test_firewalld_runs(tmp_path: Path) -> None:
    (tmp_path / "run/firewalld").mkdir(parents=True)
    found = read_firewalls(lambda _: None, tmp_path, "linux")
    assert [one.name for one in found] == ["firewalld"]


def test_the_rules_behind_a_firewall_are_not_a_second_one(tmp_path: Path) -> None:
    (tmp_path / "etc/ufw").mkdir(parents=True)
    (tmp_path / "etc/ufw/ufw.conf").write_text("ENABLED=yes\n")

    def ask(command: Sequence[str]) -> str:
        raise AssertionError(command)

    assert [one.name for one in read_firewalls(ask, tmp_path, "linux")] == ["ufw"]


@pytest.mark.parametrize(
    ("word", "active"),
    [("ON", True), ("AUS", False), ("???", None), ("ACTIVÉ", True), ("DÉSACTIVÉ", False)],
)
def test_windows_says_it_in_its_language(word: str, active: bool | None) -> None:
    (found,) = windows(WINDOWS.format(word))
    assert found.active is active
    assert "private" in found.advice


def test_windows_in_the_code_page_of_the_console() -> None:
    told = "\nParamètres Profil public :\n-----\nÉtat    ACTIVÉ\n".encode("cp850")
    (found,) = windows(told.decode("utf-8", "replace"))
    assert found.active is True


def test_windows_is_asked_through_its_own_folder(tmp_path: Path) -> None:
    asked: list[Sequence[str]] = []
    read_firewalls(asked.append, tmp_path, "win32")
    assert Path(asked[0][0]).parts[-2:] == ("System32", "netsh.exe")


def test_macos() -> None:
    assert macos("Firewall is enabled. (State = 1)")[0].active is True
    assert macos("Firewall is disabled. (State = 0)")[0].active is False


def test_a_policy_that_drops_is_seen() -> None:
    chain = "table inet f { chain in { type filter hook input priority 0; policy %s; } }"
    assert drops_by_nft(chain % "drop")
    assert not drops_by_nft(chain % "accept")


@pytest.mark.parametrize(
    ("rule", "accepted"),
    [
        ("\t\ttcp dport 27272 accept", True),
        ("\t\ttcp dport { 22, 27272 } ct state new accept", True),
        ("-A INPUT -p tcp -m tcp --dport 27272 -j ACCEPT", True),
        ("-A INPUT -p tcp -m multiport --dports 80,27272 -j ACCEPT", True),
        ("\t\ttcp dport 27272 drop\n\t\tudp dport 5353 accept", False),
        ("\t\ttcp dport 2727 accept", False),
    ],
)
def test_a_rule_that_accepts_the_port_is_seen(rule: str, accepted: bool) -> None:
    assert accepts_port(rule) == accepted


def test_where_nothing_can_be_read_nothing_is_claimed(tmp_path: Path) -> None:
    for platform in ("win32", "darwin", "plan9"):
        assert findings(read_firewalls(lambda _: None, tmp_path, platform))[0].state is Severity.OK
