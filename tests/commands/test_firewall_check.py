"""The host's lobby and `doctor` read the same about firewalls."""

import pytest

from commands import firewall_check
from commands.doctor import firewall
from commands.doctor.firewall import Firewall
from game.lobby import FirewallSeen, FirewallState
from net.wire.limits import PORT


def test_firewalls_that_are_off_are_not_in_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [
        Firewall("ufw", True, ""),
        Firewall("firewalld", True, "", ports_open=True),
        Firewall("Windows Firewall", None, ""),
        Firewall("macOS firewall", False, ""),
    ]
    monkeypatch.setattr(firewall, "read_firewalls", lambda _: found)
    assert firewall_check.seen_firewalls(PORT) == (
        FirewallSeen("ufw", FirewallState.BLOCKS),
        FirewallSeen("firewalld", FirewallState.ALLOWS),
        FirewallSeen("Windows Firewall", FirewallState.BLOCKS),
    )
    states = {one.state for one in firewall_check.seen_firewalls(PORT + 1)}
    assert states == {FirewallState.BLOCKS}, "only the usual port is looked for"
