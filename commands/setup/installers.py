"""Finds, calls and watches uv and pip."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import NamedTuple

from commands.setup.installer_output import InstallerOutput, InstallProblem, InstallStep, problem_of
from commands.setup.progress import Progress
from commands.setup.virtual_environment import ISOLATED, base_python, runs

_TICK = 0.25  # seconds
_WHEELS_ONLY = ("--only-binary", ":all:")
_QUIET = ("--no-input", "--disable-pip-version-check", "--progress-bar", "off")

# Where this Python has a pip that can install into another: its own, and the wheel that
# comes with it. `pip --python` runs the first one too, but in a second process.
_FIND_PIP = """
import importlib.util, json, os, sysconfig
from glob import escape, glob
found, folders = [], []
pip, ensurepip = importlib.util.find_spec("pip"), importlib.util.find_spec("ensurepip")
for folder in (pip and pip.submodule_search_locations) or ():
    found.append(os.path.join(folder, "__pip-runner__.py"))
if sysconfig.get_config_var("WHEEL_PKG_DIR"):
    folders.append(sysconfig.get_config_var("WHEEL_PKG_DIR"))
if ensurepip and ensurepip.origin:
    folders.append(os.path.join(os.path.dirname(ensurepip.origin), "_bundled"))
for folder in folders:
    wheels = glob(os.path.join(escape(folder), "pip-*.whl"))
    found += [os.path.join(wheel, "pip") for wheel in wheels]
print(json.dumps(found))
"""


class Source(NamedTuple):
    """What to install: a list of packages, and a folder of wheels if that is the only source."""

    file: Path
    locked: bool  # the list has exact versions and hashes
    wheels: Path | None = None
    packages: int = 0  # number of packages for all systems, if known


class Installer(NamedTuple):
    """A program that installs packages into an environment, or downloads them."""

    name: str
    command: tuple[str, ...]
    options: tuple[str, ...]  # for every list of packages
    options_locked: tuple[str, ...]
    options_unlocked: tuple[str, ...]
    options_wheels: tuple[str, ...]

    def run(self, source: Source, scratch: Path, progress: Progress) -> InstallProblem | None:
        """Install; returns the problem, if any. `scratch` is a folder for temporary files."""
        choice = self.options_locked if source.locked else self.options_unlocked
        command = [*self.command, *self.options, *choice]
        if source.wheels is not None:  # as a URL, because uv splits paths at commas
            command += [*self.options_wheels, "--no-index"]
            command += ["--find-links", source.wheels.resolve().as_uri()]
        output = InstallerOutput(source.packages)
        variables = _variables(scratch, only_wheels=source.wheels is not None)
        code = _watch([*command, "-r", str(source.file)], variables, output, scratch, progress)
        return problem_of(output.lines) if code else None


def find_uv(python: Path) -> Installer | None:
    """The uv on the PATH, for an environment's Python; None if missing or not working."""
    found = None if os.environ.get("PARIS_NO_UV") == "1" else shutil.which("uv")
    # Windows looks in the current folder first, where it could be anyone's.
    if found is None or not os.path.isabs(found) or not runs([found, "--version"]):
        return None
    return Installer(
        "uv",
        (found, "pip", "install"),
        ("--python", str(python), "--color", "never", *_WHEELS_ONLY),
        ("--require-hashes",),
        (),
        ("--no-config",),
    )


def find_pip(python: Path) -> Installer | None:
    """A pip for an environment without one; installed into it as a last resort."""
    for command in _pips(python):
        if runs([*command, "--version"]):
            return _pip_installer(command)
    if runs([str(python), *ISOLATED, "-m", "ensurepip"]):
        return _pip_installer([str(python), *ISOLATED, "-m", "pip"])
    return None


def find_downloader(folder: Path) -> Installer | None:
    """A pip that can download wheels into a folder."""
    for command in _pips(Path(base_python())):
        if runs([*command, "--version"]):
            pip = _pip_installer(command)
            options = (*_QUIET, *_WHEELS_ONLY, "--retries", "2", "--dest", str(folder))
            return pip._replace(
                command=(*command, "download"),
                options=options,
                options_locked=("--require-hashes",),
                options_unlocked=(),
            )
    return None


def _pip_installer(command: list[str]) -> Installer:
    return Installer(
        "pip",
        (*command, "install"),
        # The first start compiles the bytecode it needs, which is only a part.
        (*_QUIET, "--retries", "2", "--no-compile"),
        ("--require-hashes", *_WHEELS_ONLY),
        ("--prefer-binary",),
        (),
    )


def _pips(python: Path) -> list[list[str]]:
    """Commands that may run pip for a Python, fastest first."""
    asked = subprocess.run(  # noqa: S603
        [base_python(), *ISOLATED, "-c", _FIND_PIP],
        capture_output=True,
        text=True,
        errors="replace",
    )
    try:
        found: list[str] = json.loads(asked.stdout)
    except ValueError:
        found = []
    return [*([str(python), path] for path in found), [str(python), *ISOLATED, "-m", "pip"]]


def _variables(scratch: Path, *, only_wheels: bool) -> dict[str, str]:
    """The environment variables of an installer."""
    places = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT")  # which would lead away from .venv
    kept = {name: value for name, value in os.environ.items() if name not in places}
    if only_wheels:
        outside = ("INDEX", "FIND_LINKS")
        kept = {
            name: value
            for name, value in kept.items()
            if not (name.startswith(("PIP_", "UV_")) and name.endswith((*outside, "INDEX_URL")))
        }
        kept["PIP_CONFIG_FILE"] = os.devnull
    return {
        "UV_HTTP_RETRIES": "0",  # if it fails, pip retries
        **kept,
        "NO_COLOR": "1",
        "PIP_USER": "0",
        "PYTHONUNBUFFERED": "1",
        "PYTHONIOENCODING": "utf-8",
        **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(scratch)),
    }


def _watch(
    command: list[str],
    variables: Mapping[str, str],
    output: InstallerOutput,
    scratch: Path,
    progress: Progress,
) -> int:
    """Run an installer with progress, and stop it if it is hopeless; returns its exit code."""
    lines: Queue[str | None] = Queue()
    with subprocess.Popen(  # noqa: S603
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=variables,
    ) as installer:

        def read() -> None:
            for line in installer.stdout or ():
                lines.put(line)
            lines.put(None)

        Thread(target=read, daemon=True).start()
        step = InstallStep("")
        try:
            while True:
                try:
                    line = lines.get(timeout=_TICK)
                except Empty:
                    progress.tick(_downloaded(scratch, step))
                    continue
                if line is None:
                    break
                if announced := output.take(line):
                    step = announced
                    progress.step(step.words)
                if output.hopeless():
                    installer.kill()
        except BaseException:  # otherwise it would continue after an interrupted start
            installer.kill()
            raise
    return installer.returncode


def _downloaded(scratch: Path, step: InstallStep) -> str:
    """How much of a file has been downloaded."""
    if step.file:
        for file in scratch.glob("*/*.whl"):
            if file.name == step.file:
                try:
                    return f"{file.stat().st_size / 1e6:.1f} MB of {step.size}"
                except OSError:  # finished
                    return ""
    return ""


def system() -> str:
    """This computer's system and Python, as in wheel tags."""
    import platform

    names = {"Darwin": "macOS"}
    name = names.get(platform.system(), platform.system())
    return f"Python {sys.version_info[0]}.{sys.version_info[1]} on {name} {platform.machine()}"
