"""Whether the required packages are installed, recent enough, and importable.

Standard library only, since this runs when they are not.
"""

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Finding, ReportArea, ReportSection
from commands.setup.requirement import Requirement, parse
from commands.setup.stamp import requirements

_SECTION = ReportSection(ReportArea.VERSIONS)
_MODULES = {"pygame-ce": "pygame", "cryptography": "cryptography.x509"}
_DISTRIBUTION = "paris-connection"


def read_requirements(file: Path) -> list[Requirement]:
    """The game's requirements: from the list beside main.py, or an installer's metadata."""
    if file.exists():
        return [parse(line) for line in requirements(file)]
    try:
        return [parse(line) for line in requires(_DISTRIBUTION) or ()]
    except PackageNotFoundError:
        return []


def module_of(package: Requirement) -> str:
    """The module to import for a package."""
    return _MODULES.get(package.name, package.name.replace("-", "_"))


def installed_version(name: str) -> str:
    """The installed version of a package; empty if it is missing."""
    try:
        found: str | None = version(name)
    except (PackageNotFoundError, KeyError):
        return ""
    return found or ""  # a removal may have left an empty folder


def findings(
    needed: list[Requirement],
    imports: ProbeResult,
    remedy: str,
    version_of: Callable[[str], str] = installed_version,
) -> list[Finding]:
    """What is missing, outdated or broken; otherwise one line with all versions."""
    if not needed:
        return [_SECTION.note("packages", "The list of required packages was not found.")]
    here = {one: version_of(one.name) for one in needed}
    missing = [one.name for one, found in here.items() if not found]
    unfit = [
        f"{one.name} {v} (needed: {one})" for one, v in here.items() if v and not one.allows(v)
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


def _broken(present: list[Requirement], imports: ProbeResult) -> list[tuple[str, str]]:
    failed = [
        (one.name, imports.text(f"failed {module_of(one)}").rstrip("."))
        for one in present
        if imports.text(f"failed {module_of(one)}")
    ]
    if not imports.facts.get("done"):
        last = imports.text("importing") or "Python"
        names = [one.name for one in present if module_of(one) == last]
        failed += [(names[0] if names else last, imports.ending.rstrip("."))] if present else []
    return failed
