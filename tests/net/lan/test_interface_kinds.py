"""What interfaces are called on real systems, and what they belong to."""

import pytest

from net.lan.interface_kinds import is_down, kind_of


@pytest.mark.parametrize(
    "name",
    [
        *("eth0", "enp3s0", "wlan0", "wlp2s0", "en0", "Wi-Fi", "br0", "bond0", "usb0"),
        *("{4A1C8D20-77F0-4D9E}", "Intel(R) Wi-Fi 6 AX201 160MHz", "Ethernet 2"),
        *("Realtek PCIe GbE Family Controller", "Killer(R) Wi-Fi 6E AX1675x"),
    ],
)
def test_a_home_network_belongs_to_nothing_else(name: str) -> None:
    assert kind_of(name) == ""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *((name, "Docker") for name in ("docker0", "br-12ab", "lxdbr0", "podman0", "cni0")),
        *((name, "virtual machine") for name in ("virbr0", "vboxnet0", "bridge100", "vmnet8")),
        ("Hyper-V Virtual Ethernet Adapter", "virtual machine"),
        ("vEthernet (WSL (Hyper-V firewall))", "virtual machine"),
        ("VirtualBox Host-Only Ethernet Adapter", "virtual machine"),
        *((name, "VPN") for name in ("utun3", "ppp0", "wg0", "tun0", "tailscale0", "nordlynx")),
        *((name, "VPN") for name in ("WireGuard Tunnel", "TAP-Windows Adapter V9", "My VPN")),
    ],
)
def test_bridges_and_vpns_are_known_by_their_names(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_an_interface_without_a_cable_is_down_and_an_unknown_one_is_not() -> None:
    assert is_down("eth0", lambda _: "down")
    assert not is_down("tun0", lambda _: "unknown")
    assert not is_down("no-such-interface")
