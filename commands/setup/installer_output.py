"""Parses the output of uv and pip: progress and problems."""

import re
from collections.abc import Iterable
from enum import Enum
from typing import NamedTuple

from commands.setup.requirement import normalized

# Causes that an immediate retry would not remove.
_NO_NETWORK = re.compile(
    r"Failed to establish a new connection|NameResolutionError|Temporary failure in name resolution"
    r"|getaddrinfo failed|Name or service not known|nodename nor servname|dns error"
    r"|tcp connect error|Network is unreachable|No route to host|Connection refused"
)
_TROUBLE = re.compile(
    r"Connection broken|Max retries exceeded|ConnectTimeout|ReadTimeout|Read timed out"
    r"|timed out|Connection aborted|connection reset|error sending request|Remote end closed",
    re.IGNORECASE,
)
_CERTIFICATE = re.compile(
    r"CERTIFICATE_VERIFY_FAILED|problem confirming the ssl certificate|invalid peer certificate"
)
_FULL = re.compile(r"No space left on device|not enough space on the disk|\(os error 112\)")
_MISMATCH = re.compile(
    r"DO NOT MATCH THE HASHES.*?^\s+(?P<pip>\S+?)(?: from |$)|Hash mismatch for `(?P<uv>[^`]+)`",
    re.DOTALL | re.MULTILINE,
)
_DAMAGED = re.compile(
    r"Wheel '(?P<pip>[^']+)' located at .* is invalid"
    r"|Because (?P<uv>[\w.-]+)\S* has an invalid package format"
)
_NO_MATCH = re.compile(r"No matching distribution found for (\S+)")
_BLAMED = re.compile(r"Because (?:only |there (?:is|are) no versions? of )?(?!you\b)([\w.-]+)")
_UNAVAILABLE = re.compile(
    r"No matching distribution found|No solution found|ResolutionImpossible|Failed to build"
    r"|Failed building|Could not build|subprocess-exited-with-error|Hashes are required"
    r"|must be pinned|must have their versions pinned|requires a different Python"
)
_WHEEL = re.compile(
    r"^\s*(Downloading|Using cached|Processing|File was already downloaded)"
    r" (?:.*[/\\])?([^/\\\s]+\.(?:whl|tar\.gz|zip))(?=\s|$)(?: \(([\d.]+ \w+)\))?"
)
_UV_DOWNLOAD = re.compile(r"^Downloading (\S+) \(([\d.]+)([KMG])iB\)")


class ProblemKind(Enum):
    """The kind of failure, as far as it decides what to do next."""

    MISMATCH = "a hash that does not match"
    DAMAGED = "a damaged file"
    CERTIFICATE = "a certificate that could not be verified"
    OFFLINE = "no connection"
    UNAVAILABLE = "no suitable version"
    DISK_FULL = "a full disk"
    OTHER = "an unexpected error"


class InstallProblem(NamedTuple):
    """Why an installer failed, with the package or reason it named."""

    kind: ProblemKind
    words: str


class InstallStep(NamedTuple):
    """The installer's current step; `file` is the file being downloaded, if any."""

    words: str
    file: str = ""
    size: str = ""


class InstallerOutput:
    """Reads the output of uv or pip line by line."""

    def __init__(self, packages: int) -> None:
        self.lines: list[str] = []
        self._packages = packages  # number of files for all systems; 0 if unknown
        self._begun = 0
        self._other_sources = False

    def take(self, line: str) -> InstallStep | None:
        """The step that a line announces, if any."""
        self.lines.append(line)
        if line.startswith("Looking in indexes:"):
            self._other_sources |= "," in line
        elif line.startswith("Looking in links:"):
            self._other_sources = True
        elif line.startswith("Ignoring ") and "markers" in line:  # for another system
            self._packages = max(self._packages - 1, 0)
        elif line.startswith("Requirement already satisfied:"):
            self._begun += 1
        elif match := re.match(r"Resolved (\d+) package", line):
            return InstallStep(f"preparing {_counted(int(match[1]))}")
        elif line.startswith(("Installing collected packages:", "Prepared ")):
            number = line.count(",") + 1 if ":" in line else int(line.split()[1])
            return InstallStep(f"installing {_counted(number)}")
        elif match := re.match(r"\s*Building wheel for (\S+)", line):
            return InstallStep(f"building {match[1]}, which has no wheel for this system")
        elif match := _UV_DOWNLOAD.match(line):
            return InstallStep(f"downloading {match[1]} ({match[2]} {match[3]}B)")
        elif match := _WHEEL.match(line):
            return self._wheel(match[1], match[2], match[3] or "")
        return None

    def hopeless(self) -> bool:
        """Whether the last line reports a missing network, and there is no other source."""
        last = self.lines[-1]
        retrying = "Retrying (" in last and _NO_NETWORK.search(last) is not None
        return retrying and not self._other_sources

    def _wheel(self, action: str, file: str, size: str) -> InstallStep:
        self._begun += 1
        total = f" of {self._packages}" if self._packages >= self._begun else ""
        name, _, rest = file.partition("-")
        package = f"{normalized(name)} {rest.partition('-')[0]}"
        if action != "Downloading":  # already on this computer
            return InstallStep(f"preparing {package}, package {self._begun}{total}")
        amount = f" ({size})" if size else ""
        words = f"downloading {package}{amount}, package {self._begun}{total}"
        return InstallStep(words, file, size)


def problem_of(lines: Iterable[str]) -> InstallProblem:
    """Why an installer with this output failed."""
    text = "\n".join(line.rstrip() for line in lines)
    if match := _MISMATCH.search(text):
        return InstallProblem(ProblemKind.MISMATCH, match["pip"] or match["uv"])
    if match := _DAMAGED.search(text):
        return InstallProblem(ProblemKind.DAMAGED, match["pip"] or match["uv"])
    if _FULL.search(text):
        return InstallProblem(ProblemKind.DISK_FULL, "the disk is full")
    if _CERTIFICATE.search(text):
        return InstallProblem(ProblemKind.CERTIFICATE, "an unverified certificate")
    if _NO_NETWORK.search(text) or _TROUBLE.search(text):
        return InstallProblem(ProblemKind.OFFLINE, "no connection")
    if _UNAVAILABLE.search(text):
        return InstallProblem(ProblemKind.UNAVAILABLE, _unavailable(text) or _reason(text))
    return InstallProblem(ProblemKind.OTHER, _reason(text))


def _unavailable(text: str) -> str:
    """The requirement that could not be found; empty if none is named."""
    if found := _NO_MATCH.search(text):
        return found[1]
    if blamed := _BLAMED.search(text):
        name = blamed[1]
        bounds = re.search(
            rf"(?:you require|depends on) {re.escape(name)}(?:\{{[^}}]*\}})?([<>=][\w.<>=]*)", text
        )
        return name + (bounds[1] if bounds else "")
    return ""


def _reason(text: str) -> str:
    """The most informative line, without its prefix."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"(ERROR|error|cause)\b", line)] or lines
    if not errors:
        return "no reason was given"
    return re.sub(r"^(ERROR|error|cause):\s*", "", errors[-1]).rstrip(".")


def _counted(number: int) -> str:
    return f"{number} package{'' if number == 1 else 's'}"
