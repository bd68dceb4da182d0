"""Runs checks in separate processes, so that a crashing or hanging driver does no harm.

A probe is a module of this package that prints JSON objects, one per line, as it proceeds, so its
output before a crash is known. Standard library only.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from commands.environment import HOME

_BOOT = (
    "import runpy, sys; sys.path.insert(0, sys.argv[1]);"
    " runpy.run_module(sys.argv[2], run_name='__main__', alter_sys=True)"
)
_LAST_WORDS = 1.0  # seconds for a killed process to end


@dataclass(frozen=True)
class ProbeResult:
    """How a process ended, and its output."""

    facts: dict[str, object] = field(default_factory=dict)
    code: int | None = 0  # None: it took too long and was killed
    errors: str = ""  # what it wrote to stderr

    def text(self, name: str) -> str:
        """A fact as text; empty if missing."""
        value = self.facts.get(name, "")
        return value if isinstance(value, str) else ""

    def number(self, name: str) -> float:
        """A fact as a number; 0 if missing."""
        value = self.facts.get(name, 0)
        return value if isinstance(value, int | float) else 0

    def items(self, name: str) -> list[object]:
        """A fact as a list; empty if missing."""
        value = self.facts.get(name, [])
        return value if isinstance(value, list) else []

    @property
    def ending(self) -> str:
        """In words, how an incomplete probe ended."""
        if self.code is None:
            return "it did not answer in time"
        if self.text("error"):
            return self.text("error")
        if self.code < 0:
            with suppress(ValueError):
                return f"it crashed ({signal.Signals(-self.code).name})"
        lines = [line.strip() for line in self.errors.splitlines() if line.strip()]
        return lines[-1] if lines else f"it ended with code {self.code}"


class ChildProcesses:
    """Starts processes with a time limit, and can kill all of them from another thread."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[bytes]] = set()
        self._lock = threading.Lock()
        self._closed = False

    def probe(self, module: str, seconds: float, *arguments: str) -> ProbeResult:
        """Run a probe of this package and collect its output."""
        name = f"commands.doctor.{module}"
        # -P: modules in the current folder must not shadow packages.
        command = [sys.executable, "-P", "-c", _BOOT, str(HOME), name, *arguments]
        code, out, errors = self._run(command, seconds)
        facts: dict[str, object] = {}
        for line in out.splitlines():
            with suppress(ValueError, RecursionError):
                told = json.loads(line)
                if isinstance(told, dict):
                    facts |= told
        return ProbeResult(facts, code, errors)

    def output(self, command: Sequence[str], seconds: float) -> str | None:
        """The output of a system program; None if it fails or takes too long."""
        try:
            code, out, _ = self._run(command, seconds)
        except OSError:
            return None
        return out if code == 0 else None

    def close(self) -> None:
        """Kill everything that is still running and start nothing more."""
        with self._lock:
            self._closed = True
            running = [*self._running]
        for process in running:
            _end(process)

    def _run(self, command: Sequence[str], seconds: float) -> tuple[int | None, str, str]:
        process = self._start(command)
        code: int | None
        try:
            out, errors = process.communicate(timeout=seconds)
            code = process.returncode
        except subprocess.TimeoutExpired:
            _end(process)
            out, errors, code = *_rest(process), None
        finally:
            _end(process)
            with self._lock:
                self._running.discard(process)
        return code, out.decode("utf-8", "replace"), errors.decode("utf-8", "replace")

    def _start(self, command: Sequence[str]) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._closed:
                raise InterruptedError("interrupted")
            process = subprocess.Popen(  # noqa: S603
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONUTF8": "1"},
                cwd=_folder(),
                start_new_session=True,  # killed as a group, with its own child processes
                creationflags=_no_console(),
            )
            self._running.add(process)
        return process


def say(**facts: object) -> None:
    """In a probe: print a fact immediately."""
    print(json.dumps(facts), flush=True)


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        with suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)


def _rest(process: subprocess.Popen[bytes]) -> tuple[bytes, bytes]:
    """The remaining output of a killed process, if it can be read without blocking."""
    try:
        return process.communicate(timeout=_LAST_WORDS)
    except subprocess.TimeoutExpired as late:
        return late.stdout or b"", late.stderr or b""


def _folder() -> str | None:
    """A working folder that exists, even if the original one is gone."""
    return None if Path.cwd().exists() else str(HOME)


def _no_console() -> int:
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW
    return 0
