"""Removes private data from a public bug report. Standard library only.

Every text of the report passes through here last, so that no error message of the system or a
package can carry a name, an address or a code into it.
"""

import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from pathlib import Path

USER, COMPUTER, SECRET = "(user)", "(computer)", "(secret)"
PUBLIC, HARDWARE = "(public address)", "(hardware address)"

_HOMES = re.compile(r"(?i)((?:/home|/Users|\\Users|/var/home|/run/media|/media)[/\\])[^/\\\s'\"]+")
_MAC = re.compile(r"(?i)(?<![\w:.-])(?:[0-9a-f]{2}([:-]))(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}(?![\w:-])")
_NAMED_BY_MAC = re.compile(r"(?i)\b(enx|wlx|wwx)[0-9a-f]{12}\b")  # as Linux names USB adapters
_IPV4 = re.compile(r"(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\w)")
_IPV6 = re.compile(r"(?i)(?<![\w:.])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?:%\w+)?(?![\w:…])")
_EMBEDDED_MAC = (0xFF, 0xFE)  # in the middle of an IPv6 address derived from one
# Generic accounts, and words that the report needs itself.
_IMPERSONAL = frozenset(
    [
        "root",
        "user",
        "admin",
        "administrator",
        "guest",
        "home",
        "game",
        "games",
        "paris",
        "python",
        "localhost",
        "ubuntu",
        "debian",
        "fedora",
        "arch",
        "linux",
        "windows",
        "macos",
        "pi",
        "container",
        "runner",
        "vagrant",
        "desktop",
        "laptop",
        "computer",
    ]
)
_SHORTEST = 2  # characters of the shortest name that is removed


@dataclass(frozen=True)
class Redaction:
    """What to remove."""

    homes: tuple[str, ...] = ()
    users: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()

    def clean(self, text: str) -> str:
        """The text on one line without names, public or hardware addresses, and codes."""
        text = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        for secret in _longest_first(self.secrets):
            text = text.replace(secret, SECRET)
        for home in _longest_first(self.homes):
            text = re.sub(rf"{re.escape(home)}(?![\w.-])", "~", text)
        text = _HOMES.sub(rf"\g<1>{USER}", text)
        text = _MAC.sub(HARDWARE, text)
        text = _NAMED_BY_MAC.sub(r"\1…", text)
        text = _IPV4.sub(lambda found: shown_address(found[0]), text)
        text = _IPV6.sub(lambda found: shown_address(found[0]), text)
        for names, instead in ((self.computers, COMPUTER), (self.users, USER)):
            for name in _longest_first(names):
                if len(name) >= _SHORTEST and name.lower() not in _IMPERSONAL:
                    text = re.sub(rf"(?i)(?<!\w){re.escape(name)}(?!\w)", instead, text)
        return text


def shown_address(address: str) -> str:
    """A local address as it is; a public one, or a hardware address in it, is removed."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # e.g. a version or a time
        return address
    if isinstance(ip, IPv6Address):
        return _shown_ipv6(ip)
    return PUBLIC if ip.is_global else address


def _shown_ipv6(ip: IPv6Address) -> str:
    if ip.is_loopback or ip.is_unspecified or ip.is_multicast:
        return str(ip)
    if ip.is_link_local:
        return "fe80::…"
    groups = ip.exploded.split(":")
    if not ip.is_private:
        return f"{groups[0].lstrip('0')}:…"
    if tuple(ip.packed[11:13]) == _EMBEDDED_MAC:
        return f"{groups[0]}:{groups[1]}:…"
    return str(ip)


def redaction(environment: Mapping[str, str]) -> Redaction:
    """The private data of this computer, its user and its environment variables."""
    found = {environment.get(name, "") for name in ("HOME", "USERPROFILE")}
    found |= {os.path.expanduser("~")}
    homes = {form for home in found if _is_home(home) for form in _forms(home)}
    users = {environment.get(name, "") for name in ("USER", "LOGNAME", "USERNAME", "SUDO_USER")}
    users |= {Path(home).name for home in found if _is_home(home)}
    computers = {environment.get(name, "") for name in ("COMPUTERNAME", "HOSTNAME")}
    computers.add(socket.gethostname())
    computers |= {name.partition(".")[0] for name in computers}
    return Redaction(
        tuple(sorted(homes)),
        tuple(sorted(users - {""})),
        tuple(sorted(computers - {""})),
        tuple(code for code in (environment.get("PARIS_CODE", ""),) if code),
    )


def _is_home(path: str) -> bool:
    return bool(path) and path != "~" and Path(path) != Path(Path(path).anchor)


def _forms(home: str) -> set[str]:
    """The ways in which a folder may be written."""
    real = os.path.realpath(home)
    return {form.rstrip("/\\") for path in (home, real) for form in (path, path.replace("\\", "/"))}


def _longest_first(words: tuple[str, ...]) -> list[str]:
    return sorted(words, key=len, reverse=True)
