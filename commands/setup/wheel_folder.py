"""A folder of wheels, for computers without internet: PARIS_WHEELS."""

import os
from pathlib import Path

from commands.setup.installers import system
from commands.setup.messages import SetupError
from commands.setup.requirement import normalized, parse


def how_to_fill() -> str:
    """What to do about a folder that cannot be used."""
    return f"Fill a folder with `main.py wheels FOLDER` on an online computer with {system()}."


def folder_of_wheels() -> Path | None:
    """The folder in PARIS_WHEELS, if set; raises SetupError if it cannot be used."""
    name = os.environ.get("PARIS_WHEELS", "")
    if not name:
        return None
    folder = Path(name)
    if not folder.is_dir():
        reason = "is not a folder" if folder.exists() else "does not exist"
        raise SetupError(f"PARIS_WHEELS is set to {name}, which {reason}. {how_to_fill()}")
    if not any(folder.glob("*.whl")):
        raise SetupError(
            f"PARIS_WHEELS is set to {name}, which contains no wheels. {how_to_fill()}"
        )
    return folder


def what_is_missing(folder: Path, requirement: str) -> str:
    """Which required package a folder lacks, as a sentence."""
    if " " in requirement:  # a reason, if the installer named no package
        return f"the wheels in {folder} cannot be installed ({requirement})"
    needed = parse(requirement)
    files = [file.stem.split("-") for file in sorted(folder.glob("*.whl"))]
    same = [parts for parts in files if normalized(parts[0]) == normalized(needed.name)]
    versions = sorted({parts[1] for parts in same if len(parts) > 1})
    if not same:
        return f"{folder} has no wheel of {needed.name}"
    if not any(needed.allows(version) for version in versions):
        wanted = str(needed).removeprefix(needed.name).removeprefix("==")
        return f"{folder} has {needed.name} {', '.join(versions)}, but {wanted} is needed"
    made_for = ", ".join(sorted({"-".join(parts[-3:]) for parts in same}))
    return f"{folder} has {needed.name} for {made_for} only, and this is {system()}"
