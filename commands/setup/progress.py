"""Progress of the set-up: lines in a file, one changing line on a terminal."""

import shutil
import sys
import time
from collections.abc import Callable
from typing import TextIO

from commands.setup.messages import say

_PATIENCE = 10.0  # seconds between signs of life in a file


class Progress:
    """Shows one step after another, and that a long step is still running."""

    def __init__(
        self, output: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._output = sys.stderr if output is None else output
        self._clock = clock
        self._changing = self._output.isatty()
        self._width = 0  # length of the changing line
        self._step = ""
        self._began = self._shown = clock()

    def step(self, words: str) -> None:
        """Show the current step."""
        self._step = words
        self._began = self._shown = self._clock()
        if self._changing:
            self._rewrite(words)
        else:
            say(f"  {words}")

    def tick(self, detail: str) -> None:
        """Update the progress of the step; call this a few times a second."""
        now = self._clock()
        if not self._step:
            return
        so_far = detail or f"{now - self._began:.0f} s"
        if self._changing and now - self._began >= 1:
            self._rewrite(f"{self._step}: {so_far}")
        elif not self._changing and now - self._shown >= _PATIENCE:
            self._shown = now
            say(f"  still {self._step}: {so_far}")

    def end(self) -> None:
        """Finish the changing line."""
        if self._width:
            self._rewrite("")
            self._output.write("\r")
            self._output.flush()
        self._step, self._width = "", 0

    def _rewrite(self, words: str) -> None:
        room = shutil.get_terminal_size().columns - 1
        shown = f"paris-connection:   {words}"[:room] if words else ""
        self._output.write("\r" + shown.ljust(self._width))
        self._output.flush()
        self._width = len(shown)
