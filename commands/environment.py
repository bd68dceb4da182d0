"""The start on a fresh machine: makes .venv beside main.py, installs into it, goes on inside it.

Standard library only, since it runs before any package is there. At every other start it has
next to nothing to do, so what only the making needs is imported there.
"""

import json
import os
import sys
from pathlib import Path
from typing import NoReturn

HOME = Path(__file__).resolve().parent.parent
GAME, TESTS = "requirements.txt", "requirements-dev.txt"

_INSIDE = "PARIS_INSIDE"  # set for the program that goes on inside .venv
_STAMP = "paris-connection.json"  # in .venv: what has been installed there
_HALF_MADE = "installing"  # in the stamp from when work begins until it is done


class SetupError(Exception):
    """The packages could not be set up; the message is a sentence that says what to do."""


def ensure(requirements: str) -> None:
    """Return with the packages of a requirements file at hand, in another process if need be."""
    wanted = HOME / requirements
    arrived = os.environ.pop(_INSIDE, "") == "1"  # popped, for what this program starts in turn
    # An installed copy has no requirements file: its installer has seen to the packages.
    if os.environ.get("PARIS_NO_SETUP") == "1" or not wanted.exists():
        return
    environment = HOME / ".venv"
    inside = Path(sys.prefix).resolve() == environment.resolve()
    if not is_current(environment, wanted):
        if not inside and satisfied(wanted):
            return
        set_up(environment, wanted)
    elif inside:
        return
    if not arrived:
        _go_on_inside(environment)


def interpreter(environment: Path, *, windows: bool = os.name == "nt") -> Path:
    """Where a virtual environment keeps its Python."""
    return environment / ("Scripts/python.exe" if windows else "bin/python")


def is_current(environment: Path, wanted: Path) -> bool:
    """Whether an environment was set up for just these requirements, and to the end."""
    whole = interpreter(environment).exists() and (environment / "pyvenv.cfg").exists()
    return whole and _stamp(environment).get(wanted.name) == fingerprint(wanted)


def fingerprint(wanted: Path) -> str:
    """Changes when the requirements do, or the Python that they were installed for.

    Not a hash: what computes one would stay in the game's memory, and takes four megabytes.
    """
    return "\n".join([f"{sys.version_info[:2]}", *_lines(wanted)])


def satisfied(wanted: Path) -> bool:
    """Whether this Python has every required package already, in at least the version named."""
    from importlib.metadata import PackageNotFoundError, version

    for line in _lines(wanted):
        name, _, least = line.partition(">=")
        try:
            here: str | None = version(name)
        except (PackageNotFoundError, KeyError):
            return False
        # None or, in a newer Python, a KeyError where a removal has left an empty folder behind.
        if here is None or _release(here) < _release(least):
            return False
    return True


def set_up(environment: Path, wanted: Path) -> None:
    """Make or mend the environment and install into it; raises SetupError."""
    from commands.lock import locked

    try:
        with locked(
            environment.with_name(".venv.lock"),
            "waiting for another copy of the game to finish setting up",
        ):
            if not is_current(environment, wanted):
                _make(environment)
                _install(environment, wanted)
    except OSError as error:
        raise SetupError(
            f"the packages cannot be set up in {environment.parent} ({error.strerror or error})."
            " Copy the game to a folder you can write to, or install"
            f" {wanted.name} yourself and set PARIS_NO_SETUP=1."
        ) from None


def _make(environment: Path) -> None:
    """An environment that can be installed into; one that cannot is made anew."""
    import shutil
    import subprocess
    from importlib.util import find_spec

    if _is_whole(environment):
        return
    if environment.is_symlink() or environment.is_file():
        raise SetupError(f"{environment} is not a folder; move or delete it, then try again.")
    _say(f"setting up {environment} (first launch only)")
    if environment.exists():
        shutil.rmtree(environment)
    environment.mkdir()
    # Before anything else is in it: however this is interrupted, the next start makes it anew.
    _write_stamp(environment, {_HALF_MADE: "yes"})
    # Not sys.executable, which may be the one that has just been removed.
    python = getattr(sys, "_base_executable", sys.executable)
    made = subprocess.run(  # noqa: S603
        [python, "-m", "venv", str(environment)], capture_output=True, text=True, errors="replace"
    )
    if made.returncode:
        missing = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
        reason = f"no {missing[0]}" if missing else _last_line(made.stdout + made.stderr)
        raise SetupError(
            f"Python {sys.version.split()[0]} cannot create a virtual environment ({reason})."
            " On Debian or Ubuntu, install the package python3-venv, then try again."
        )


def _is_whole(environment: Path) -> bool:
    """Whether an environment was made to the end, for a Python like this one, and has pip."""
    if _HALF_MADE in _stamp(environment):
        return False
    python, version = str(interpreter(environment)), sys.version_info[:2]
    own = f"sys.prefix != sys.base_prefix and sys.version_info[:2] == {version}"
    return _runs([python, "-c", f"import sys; sys.exit(not ({own}))"]) and _runs(
        [python, "-m", "pip", "--version"]
    )


def _install(environment: Path, wanted: Path) -> None:
    import subprocess

    stamp = _stamp(environment)
    _write_stamp(environment, {**stamp, _HALF_MADE: "yes"})
    _say(f"installing the packages listed in {wanted.name}")
    command = [str(interpreter(environment)), "-m", "pip", "install", "--retries", "2"]
    command += ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    output: list[str] = []
    with subprocess.Popen(  # noqa: S603
        [*command, "-r", str(wanted)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env={**os.environ, "PYTHONUNBUFFERED": "1", "PIP_USER": "0"},
    ) as pip:
        try:
            for line in pip.stdout or ():
                output.append(line)
                if line.startswith(("Collecting", "Installing")):
                    _say(f"  {line.split('(')[0].strip()}"[:100])
        except BaseException:  # else an interrupted start would leave it at work behind our back
            pip.kill()
            raise
    if pip.returncode:
        errors = [line for line in output if line.startswith("ERROR")] or output
        raise SetupError(
            f"the packages could not be installed ({_last_line(''.join(errors))})."
            " If this computer is offline, connect it to the internet, then try again."
        )
    ready = {name: mark for name, mark in stamp.items() if name != _HALF_MADE}
    if wanted.name == TESTS:  # which includes what the game needs
        ready[GAME] = fingerprint(wanted.with_name(GAME))
    _write_stamp(environment, {**ready, wanted.name: fingerprint(wanted)})
    _say("the packages are ready")


def _go_on_inside(environment: Path) -> NoReturn:
    import subprocess

    command = [str(interpreter(environment)), str(HOME / "main.py"), *sys.argv[1:]]
    inside = {**os.environ, _INSIDE: "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    try:
        if os.name == "nt":  # there, exec would let the shell's prompt return at once
            sys.exit(subprocess.run(command, env=inside).returncode)  # noqa: S603
        os.execve(command[0], command, inside)  # noqa: S606
    except OSError as error:  # made on another machine, say
        raise SetupError(
            f"{command[0]} cannot be started ({error.strerror or error})."
            f" Delete the folder {environment}, then try again."
        ) from None


def _lines(wanted: Path) -> list[str]:
    """The requirements of a file, those of the files that it names included."""

    found: list[str] = []
    for line in wanted.read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("-r "):
            found += _lines(wanted.with_name(text[3:].strip()))
        elif text:
            found.append(text)
    return found


def _release(version: str) -> tuple[int, ...]:
    numbers = (part for part in version.split("+")[0].split("."))
    return tuple(int(part) for part in numbers if part.isdigit())


def _stamp(environment: Path) -> dict[str, str]:
    try:
        entries = json.loads((environment / _STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return entries if isinstance(entries, dict) else {}


def _write_stamp(environment: Path, entries: dict[str, str]) -> None:
    draft = environment / f"{_STAMP}.new"
    draft.write_text(json.dumps(entries), encoding="utf-8")
    draft.replace(environment / _STAMP)


def _runs(command: list[str]) -> bool:
    import subprocess

    try:
        return subprocess.run(command, capture_output=True).returncode == 0  # noqa: S603
    except OSError:
        return False


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].removeprefix("ERROR: ").rstrip(".") if lines else "no reason was given"


def _say(words: str) -> None:
    print(f"paris-connection: {words}", file=sys.stderr, flush=True)
