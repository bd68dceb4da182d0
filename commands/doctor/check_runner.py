"""Runs the checks in parallel. One that fails or hangs becomes a line of the report.

Standard library only.
"""

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from commands.doctor.finding import Finding, ReportArea, Severity

_REPORT = "Please mention this line in a bug report."


@dataclass(frozen=True)
class Check:
    """One check and its time limit."""

    area: ReportArea
    name: str
    run: Callable[[], Iterable[Finding]]
    seconds: float = 4.0


class _Running:
    """A check in its own thread, which is abandoned if it hangs."""

    def __init__(self, check: Check) -> None:
        self._check = check
        self._findings: list[Finding] | None = None
        self._thread = threading.Thread(target=self._run, name=f"check {check.name}", daemon=True)
        self._thread.start()

    def findings(self, until: float) -> list[Finding]:
        self._thread.join(max(until - time.monotonic(), 0))
        if self._findings is None:
            words = f"This check took more than {self._check.seconds:g} seconds."
            return [_failed(self._check, words)]
        return self._findings

    def _run(self) -> None:
        try:
            self._findings = [*self._check.run()]
        except Exception as error:
            reason = f"{type(error).__name__}: {error}".rstrip(": ")
            self._findings = [_failed(self._check, f"This check failed ({reason}).")]


def examine(
    checks: Sequence[Check], waiting: Callable[[ReportArea], None]
) -> Iterator[tuple[ReportArea, list[Finding]]]:
    """All findings by area; `waiting` is called with the check being waited for."""
    start = time.monotonic()
    running = [(check, _Running(check)) for check in checks]
    for area in ReportArea:
        found: list[Finding] = []
        for check, task in running:
            if check.area is area:
                waiting(area)
                found += task.findings(start + check.seconds)
        if found:
            yield area, found


def _failed(check: Check, text: str) -> Finding:
    return Finding(check.area, check.name, Severity.NOTE, text, _REPORT)
