"""What a network interface belongs to, told by its name or description. Standard library only."""

import sys
from collections.abc import Callable
from pathlib import Path

# As Linux and macOS name them, and words by which Windows, whose names are GUIDs, describes them.
_CONTAINERS = (
    *("docker", "br-", "veth", "podman", "cni", "lxc", "lxd", "incus", "flannel", "cali"),
    *("cilium", "kube", "nerdctl"),
)
_MACHINES = (
    *("virbr", "vnet", "vmnet", "vboxnet", "bridge", "feth", "virtualbox", "vmware", "hyper-v"),
    *("vethernet", "virtual switch", "(wsl", "parallels", "anpi", "llw", "awdl"),
)
_VPNS = (
    *("tun", "tap", "wg", "zt", "utun", "ppp", "ipsec", "gpd", "tailscale", "wireguard"),
    *("zerotier", "openvpn", "nordlynx", "proton", "wintun", "hamachi", "anyconnect"),
    *("fortinet", "globalprotect", "mullvad", " vpn"),
)
_LONG = 4  # letters from which a word counts anywhere in a description
_NO_CABLE = ("down", "lowerlayerdown", "notpresent")


def kind_of(name: str) -> str:
    """What an interface belongs to, other than the home network; empty if to that."""
    lower = name.lower()
    for kind, words in (("virtual machine", _MACHINES), ("Docker", _CONTAINERS), ("VPN", _VPNS)):
        described = [word for word in words if len(word) >= _LONG and word in lower]
        if lower.startswith(words) or any(" " in lower or len(one) > 5 for one in described):
            return kind
    return ""


def _state(name: str) -> str:
    """Linux's word for the state of an interface; empty elsewhere."""
    if sys.platform != "linux":
        return ""
    try:
        return Path("/sys/class/net", name, "operstate").read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def is_down(name: str, state: Callable[[str], str] = _state) -> bool:
    """Whether nothing can be sent over an interface now, as far as the system tells."""
    return state(name) in _NO_CABLE
