"""Interfaces, the game's port and automatic discovery. Standard library only.

Nothing here prevents a game on one screen, so there are notes but no problems.
"""

import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import NamedTuple

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Finding, ReportArea, ReportSection, counted
from commands.doctor.redaction import shown_address
from net.lan.interface_kinds import kind_of
from net.lan.listening_sockets import listeners
from net.lan.socket_errors import IN_USE, number_of
from net.wire.limits import PORT

MDNS_PORT = 5353
_SECTION = ReportSection(ReportArea.NETWORK)
_MOST = 12  # interfaces listed at most
_ELSEWHERE = "192.0.2.1"  # a documentation address; nothing is sent to it
_BY_ADDRESS = "Guests can still join by the address that the lobby shows."


class PortTrial(NamedTuple):
    """The result of opening the game's port for a moment."""

    families: int = 0  # 2 for IPv4 and IPv6
    error: OSError | None = None

    @property
    def taken(self) -> bool:
        """Whether another program has it."""
        return self.error is not None and number_of(self.error) in IN_USE


def try_port(port: int = PORT) -> PortTrial:
    """Listen as a host would, and close immediately."""
    try:
        taken = listeners(port)
    except OSError as error:
        return PortTrial(error=error)
    for one in taken:
        one.close()
    return PortTrial(len(taken))


def findings(probe: ProbeResult, port: PortTrial) -> list[Finding]:
    """Interfaces, what would be announced, the port, discovery and tables."""
    found = _told_interfaces(probe) or fallback_interfaces()
    announced = _announced(probe, found)
    return [
        *interface_findings(found),
        _announced_finding(announced),
        port_finding(port, ours=bool(probe.facts.get("ours"))),
        *_discovery(probe, connected=bool(announced)),
    ]


def interface_findings(found: Sequence[tuple[str, str]]) -> list[Finding]:
    """One line for each interface that others might use to reach this computer."""
    grouped: dict[str, list[str]] = {}
    for name, address in found:
        if not ip_address(address.partition("%")[0]).is_loopback:
            grouped.setdefault(name, []).append(shown_address(address))
    lines = [_interface(name, addresses) for name, addresses in grouped.items()]
    more = len(lines) - _MOST
    rest = [_SECTION.ok("interface", f"{counted(more, 'more interface')}.")] if more > 0 else []
    return [*lines[:_MOST], *rest]


def port_finding(trial: PortTrial, *, ours: bool) -> Finding:
    """Whether a table can use its default port."""
    if trial.error is None:
        over = "IPv4 and IPv6" if trial.families == 2 else "IPv4 only"
        return _SECTION.ok("port", f"TCP port {PORT} is free for a table ({over}).")
    if not trial.taken:
        words = f"TCP port {PORT} cannot be opened: {trial.error.strerror or trial.error}."
        return _SECTION.note("port", words, "Tables cannot be hosted here until that is solved.")
    if ours:
        words = f"TCP port {PORT} is used by a table of this game on this computer."
        return _SECTION.note("port", words, "Another table gets a different port.")
    words = f"TCP port {PORT} is used by another program."
    advice = (
        "A table here gets a different port, which the lobby shows and the firewall must allow."
        " To use the usual one, close the other program."
    )
    return _SECTION.note("port", words, advice)


def fallback_interfaces() -> list[tuple[str, str]]:
    """The addresses that lead out of this computer, if no package can list them."""
    found: list[tuple[str, str]] = []
    for family, elsewhere in ((socket.AF_INET, _ELSEWHERE), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((elsewhere, PORT))
            found.append(("network", str(way.getsockname()[0])))
    return found


def _interface(name: str, addresses: list[str]) -> Finding:
    kind = kind_of(name)
    words = (
        f"Interface {name}{f' ({kind})' if kind else ''}: {', '.join(dict.fromkeys(addresses))}."
    )
    if kind == "VPN":
        advice = "Turn it off if tables do not appear and you do not use it for the game."
        return _SECTION.note("interface", words, advice)
    return _SECTION.ok("interface", words)


def _announced(probe: ProbeResult, found: Sequence[tuple[str, str]]) -> list[str]:
    """The addresses of a table here, as they may be shown; empty without a network."""
    told = [one for one in probe.items("announced") if isinstance(one, str)]
    if not told and not probe.items("interfaces"):
        told = [address for _, address in found]
    return list(dict.fromkeys(shown_address(address) for address in told))


def _announced_finding(announced: list[str]) -> Finding:
    if not announced:
        words = "This computer is not connected to a network."
        return _SECTION.note("announced", words, "Connect it for LAN games.")
    return _SECTION.ok("announced", f"A table here would be announced at {', '.join(announced)}.")


def _discovery(probe: ProbeResult, *, connected: bool) -> list[Finding]:
    if probe.text("failed"):
        words = "Automatic discovery cannot be tested: a package cannot be imported."
        return [_SECTION.note("mdns", words, "See Versions.")]
    if not connected and probe.facts.get("heard") is not True:  # a firewall is not the cause
        return [_SECTION.note("mdns", "Automatic discovery cannot be tested without a network.")]
    lines = [_mdns(probe)]
    if isinstance(probe.facts.get("tables"), int):
        lines.append(_tables(int(probe.number("tables")), int(probe.number("other_versions"))))
    return lines


def _mdns(probe: ProbeResult) -> Finding:
    what = f"Automatic discovery (mDNS, UDP port {MDNS_PORT})"
    if probe.facts.get("heard") is True:
        return _SECTION.ok("mdns", f"{what} works on this computer.")
    if "heard" not in probe.facts:
        words = f"{what} could not be tested: {probe.ending.rstrip('.')}."
        return _SECTION.note("mdns", words, _BY_ADDRESS)
    why = probe.text("trouble").rstrip(".") or "this computer did not hear itself"
    advice = f"Allow UDP port {MDNS_PORT} in the firewall. {_BY_ADDRESS}"
    return _SECTION.note("mdns", f"{what} does not work: {why}.", advice)


def _tables(number: int, other_versions: int) -> Finding:
    words = f"{counted(number, 'table').capitalize()} found on this network"
    if other_versions:
        advice = "Install the same version of the game on all computers."
        return _SECTION.note("tables", f"{words}, {other_versions} of another version.", advice)
    return _SECTION.ok("tables", f"{words}.")


def _told_interfaces(probe: ProbeResult) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for item in probe.items("interfaces"):
        match item:
            case [str() as name, str() as address]:
                found.append((name, address))
    return found
