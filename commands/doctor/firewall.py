"""Hints about firewalls, as far as they can be read. Standard library only."""

import os
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from commands.doctor.finding import Finding, ReportArea, ReportSection
from commands.doctor.network import MDNS_PORT
from net.wire.limits import PORT

Ask = Callable[[Sequence[str]], str | None]  # the output of a system program

_SECTION = ReportSection(ReportArea.NETWORK)
_PORTS = f"TCP {PORT} on the host and UDP {MDNS_PORT} everywhere"
_MAC_TOOL = "/usr/libexec/ApplicationFirewall/socketfilterfw"
# Accented letters match any letter: netsh writes them in the console's code page.
_ON = re.compile(r"on|ein|activ.|aan|activado|activar")
_OFF = re.compile(r"off|aus|d.sactiv.|uit|desactivado|desactivar")


@dataclass(frozen=True)
class Firewall:
    """One firewall that was checked."""

    name: str
    active: bool | None  # None: installed, but unknown whether it is on
    advice: str
    ports_open: bool = False  # its rules are readable and allow the game


def read_firewalls(
    ask: Ask, root: Path = Path("/"), platform: str = sys.platform
) -> list[Firewall]:
    """Every firewall that this system reports."""
    if platform == "win32":
        # By its full path: Windows would search the current folder first.
        netsh = Path(os.environ.get("SYSTEMROOT", r"C:\Windows"), "System32", "netsh.exe")
        return windows(ask([str(netsh), "advfirewall", "show", "currentprofile"]))
    if platform == "darwin":
        return macos(ask([_MAC_TOOL, "--getglobalstate"]))
    if not platform.startswith("linux"):
        return []
    found = [*ufw(root), *firewalld(root)]
    if any(one.active for one in found):  # they manage the packet filter
        return found
    return [*found, *packet_filter(ask)]


def findings(firewalls: list[Firewall]) -> list[Finding]:
    """A line for each firewall that may block the game."""
    lines = [_line(one) for one in firewalls if one.active is not False]
    if lines:
        return lines
    if firewalls:
        words = f"{' and '.join(one.name for one in firewalls)}: switched off."
    else:
        words = f"No firewall was found. If there is one, it must allow {_PORTS}."
    return [_SECTION.ok("firewall", words)]


def ufw(root: Path) -> list[Firewall]:
    """Debian's and Ubuntu's; only root can read its rules, but anyone whether it is on."""
    try:
        text = (root / "etc/ufw/ufw.conf").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    active = re.search(r"(?mi)^\s*ENABLED\s*=\s*[\"']?yes", text) is not None
    advice = f"sudo ufw allow {PORT}/tcp; sudo ufw allow {MDNS_PORT}/udp"
    try:
        rules = (root / "etc/ufw/user.rules").read_text(encoding="utf-8", errors="replace")
    except OSError:
        rules = ""
    allowed = re.search(rf"(?m)^### tuple ### allow (?:tcp|any) {PORT} ", rules) is not None
    return [Firewall("ufw", active, advice, allowed)]


def firewalld(root: Path) -> list[Firewall]:
    """Fedora's and others'; reading its rules needs privileges, so only whether it runs."""
    running = any((root / path).exists() for path in ("run/firewalld.pid", "run/firewalld"))
    ports = f"--add-port={PORT}/tcp --add-service=mdns"
    advice = f"sudo firewall-cmd --permanent {ports}; sudo firewall-cmd --reload"
    return [Firewall("firewalld", True, advice)] if running else []


def packet_filter(ask: Ask) -> list[Firewall]:
    """nftables or iptables with a policy that drops; only root can read it."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return []
    advice = f"Allow incoming {_PORTS}."
    if shutil.which("nft") and (rules := ask(["nft", "list", "ruleset"])):
        drops = drops_by_nft(rules)
        return [Firewall("nftables", True, advice, accepts_port(rules))] if drops else []
    if shutil.which("iptables") and (rules := ask(["iptables", "-S", "INPUT"])):
        drops = "-P INPUT DROP" in rules
        return [Firewall("iptables", True, advice, accepts_port(rules))] if drops else []
    return []


def accepts_port(rules: str) -> bool:
    """Whether a rule of nftables or iptables accepts the game's port."""
    return re.search(rf"(?im)\bdports?\b.*\b{PORT}\b.*\baccept\b", rules) is not None


def drops_by_nft(rules: str) -> bool:
    """Whether nftables drops what no rule allows."""
    return re.search(r"hook input[^}]*?policy drop", rules) is not None


def windows(text: str | None) -> list[Firewall]:
    """The firewall of the current profile; its output depends on the language of Windows."""
    if text is None:
        return []
    public = re.search(r"(?i)public|.ffentlich|p.blico|openba", text.partition("---")[0])
    advice = f"Allow Python on private networks, or open {_PORTS}."
    if public:
        advice = f"Set this network to private in Windows' settings. {advice}"
    columns = [line.split() for line in text.splitlines()]
    states = [words[-1].lower() for words in columns if len(words) == 2]
    known = [word for word in states if _ON.fullmatch(word) or _OFF.fullmatch(word)]
    active = _ON.fullmatch(known[0]) is not None if known else None
    return [Firewall("Windows Firewall", active, advice)]


def macos(text: str | None) -> list[Firewall]:
    """The application firewall."""
    if text is None:
        return []
    found = re.search(r"State = (\d)", text)
    active = found[1] != "0" if found else "enabled" in text.lower()
    advice = (
        "Allow incoming connections for Python: System Settings > Network > Firewall > Options."
    )
    return [Firewall("macOS firewall", active, advice)]


def _line(one: Firewall) -> Finding:
    if one.ports_open:
        return _SECTION.ok("firewall", f"{one.name} is on and allows TCP port {PORT}.")
    if one.active is None:
        words = f"{one.name} was found; whether it is on could not be read."
    else:
        words = f"{one.name} is on and may block {_PORTS}."
    return _SECTION.note("firewall", words, f"If others cannot join: {one.advice}")
