"""Whether the required packages are here, new enough, and can be imported.

Standard library only: this is read when they are not.
"""

import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Area, Finding, Section

_SECTION = Section(Area.VERSIONS)
_LINE = re.compile(r"(?P<name>\w[\w.-]*)\s*(?:\[[^]]*\])?\s*(?P<bounds>[^;]*)(?:;(?P<marker>.*))?")
_BOUND = re.compile(r"(?P<sign>[<>=!~]=|[<>])\s*(?P<version>[\w.*+!-]+)")
_MODULES = {"pygame-ce": "pygame", "cryptography": "cryptography.x509"}
_DISTRIBUTION = "paris-connection"


@dataclass(frozen=True)
class NeededPackage:
    """A line of the list of required packages."""

    name: str
    bounds: tuple[tuple[str, str], ...] = ()  # such as (">=", "2.5")

    @property
    def module(self) -> str:
        """What is imported of it."""
        return _MODULES.get(self.name, self.name.replace("-", "_"))

    @property
    def words(self) -> str:
        """As it is written."""
        return self.name + ",".join(f"{sign}{bound}" for sign, bound in self.bounds)

    def met_by(self, found: str) -> bool:
        """Whether a version is within the bounds."""
        return all(_within(_release(found), sign, bound) for sign, bound in self.bounds)


def read_requirements(file: Path) -> list[NeededPackage]:
    """What the game needs: from the list beside main.py, or what an installer has noted."""
    if file.exists():
        return parse(file.read_text(encoding="utf-8").splitlines())
    try:
        return parse(requires(_DISTRIBUTION) or ())
    except PackageNotFoundError:
        return []


def parse(lines: Iterable[str]) -> list[NeededPackage]:
    """The requirements in lines; options, comments and those for other systems are left out."""
    found: list[NeededPackage] = []
    for line in lines:
        match = _LINE.fullmatch(line.partition("#")[0].strip())
        if match and _applies(match["marker"] or ""):
            bounds = tuple(
                (one["sign"], one["version"]) for one in _BOUND.finditer(match["bounds"])
            )
            found.append(NeededPackage(match["name"], bounds))
    return found


def installed_version(name: str) -> str:
    """The version of a package in this Python; empty if it is not here."""
    try:
        found: str | None = version(name)
    except (PackageNotFoundError, KeyError):
        return ""
    return found or ""  # a removal may have left an empty folder behind


def findings(
    requirements: list[NeededPackage],
    imports: ProbeResult,
    remedy: str,
    version_of: Callable[[str], str] = installed_version,
) -> list[Finding]:
    """What is missing, too old or broken; otherwise one line with all versions."""
    if not requirements:
        return [_SECTION.note("packages", "The list of required packages was not found.")]
    here = {one: version_of(one.name) for one in requirements}
    missing = [one.name for one, found in here.items() if not found]
    unfit = [
        f"{one.name} {v} (needed: {one.words})"
        for one, v in here.items()
        if v and not one.met_by(v)
    ]
    found = []
    if missing:
        words = f"These packages are missing: {', '.join(missing)}."
        found.append(_SECTION.problem("packages-missing", words, remedy))
    if unfit:
        words = f"These packages have a version that does not fit: {', '.join(unfit)}."
        found.append(_SECTION.problem("packages-versions", words, remedy))
    present = [one for one, v in here.items() if v]
    for name, why in _broken(present, imports):
        words = f"The package {name} cannot be used: {why}."
        found.append(_SECTION.problem("packages-broken", words, remedy))
    if present:
        listed = ", ".join(f"{one.name} {here[one]}" for one in present)
        found.append(_SECTION.ok("packages", f"Packages: {listed}."))
    return found


def _broken(present: list[NeededPackage], imports: ProbeResult) -> list[tuple[str, str]]:
    failed = [
        (one.name, imports.text(f"failed {one.module}").rstrip("."))
        for one in present
        if imports.text(f"failed {one.module}")
    ]
    if not imports.facts.get("done"):
        last = imports.text("importing") or "Python"
        names = [one.name for one in present if one.module == last]
        failed += [(names[0] if names else last, imports.ending.rstrip("."))] if present else []
    return failed


def _applies(marker: str) -> bool:
    """Whether a requirement is for this system; of the conditions only this one is understood."""
    found = re.search(r"(?:sys_platform|platform_system)\s*(==|!=)\s*['\"](\w+)['\"]", marker)
    if not found:
        return "extra" not in marker
    ours = {sys.platform, {"win32": "Windows", "darwin": "Darwin"}.get(sys.platform, "Linux")}
    return (found[2] in ours) == (found[1] == "==")


def _within(found: tuple[int, ...], sign: str, bound: str) -> bool:
    if bound.endswith(".*"):
        prefix = _release(bound[:-2])
        return (found[: len(prefix)] == prefix) == (sign != "!=")
    limit = _release(bound)
    width = max(len(found), len(limit))
    one, other = _padded(found, width), _padded(limit, width)
    match sign:
        case ">=":
            return one >= other
        case "<=":
            return one <= other
        case ">":
            return one > other
        case "<":
            return one < other
        case "!=":
            return one != other
        case "~=":
            return one >= other and found[: len(limit) - 1] == limit[:-1]
        case _:
            return one == other


def _padded(numbers: tuple[int, ...], width: int) -> tuple[int, ...]:
    return numbers + (0,) * (width - len(numbers))


def _release(text: str) -> tuple[int, ...]:
    """The numbers of a version, without what follows them."""
    found = re.match(r"\d+(\.\d+)*", text)
    return tuple(map(int, found[0].split("."))) if found else ()
