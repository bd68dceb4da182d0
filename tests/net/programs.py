"""The program's own commands as processes, for tests that kill, freeze or starve them."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

HOME = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds; a busy machine must not fail a test
Found = TypeVar("Found")


class Program:
    """One running command; its lines of JSON are read as they come."""

    def __init__(self, home: Path, *arguments: str, before: Sequence[str] = ()) -> None:
        environment = {**os.environ, "PARIS_HOME": str(home), "PARIS_NO_SETUP": "1"}
        self.process = subprocess.Popen(
            [*before, sys.executable, *arguments],
            cwd=HOME,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.errors = ""
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._readers = [threading.Thread(target=self._read), threading.Thread(target=self._hear)]
        for reader in self._readers:
            reader.start()

    def line(self, wanted: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next line of JSON that is wanted."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                told = json.loads(self._lines.get(timeout=0.1))
            except Empty:
                assert self.process.poll() is None, f"it ended: {self.errors}"
                assert time.monotonic() < end, f"it said nothing: {self.errors}"
                continue
            if wanted(told):
                return dict(told)

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        """As a crash or a power cut would."""
        self.process.kill()
        self.end()

    def end(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(PATIENCE)
        for reader in self._readers:
            reader.join()
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        return code

    def close(self) -> None:
        """For the end of a test, whatever has happened."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self.end()

    def _read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self._lines.put(line)

    def _hear(self) -> None:
        assert self.process.stderr
        for line in self.process.stderr:
            self.errors += line


def main(home: Path, *arguments: str, before: Sequence[str] = ()) -> Program:
    """A command of the program."""
    return Program(home, str(HOME / "main.py"), *arguments, before=before)


def wait_for(what: str, look: Callable[[], Found], *programs: Program) -> Found:
    """Look until there is something to see; otherwise tell what the programs complained of."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        words = [(program.process.poll(), program.errors) for program in programs]
        assert time.monotonic() < end, f"{what} did not come: {words}"
        time.sleep(0.02)
    return found
