"""A check that fails or hangs is a line, and the others go on."""

import threading

from commands.doctor.check_runner import Check, examine
from commands.doctor.finding import Finding, ReportArea, ReportSection, Severity

FINE = ReportSection(ReportArea.SOUND).ok("device", "Fine.")


def test_a_failing_and_a_hanging_check_are_notes() -> None:
    def fail() -> list[Finding]:
        raise ValueError("no idea")

    def hang() -> list[Finding]:
        threading.Event().wait()
        return []

    checks = [
        Check(ReportArea.SOUND, "device", lambda: [FINE]),
        Check(ReportArea.VERSIONS, "system", fail),
        Check(ReportArea.DISPLAY, "window", hang, 0.2),
    ]
    asked: list[ReportArea] = []
    found = dict(examine(checks, asked.append))
    assert list(found) == [ReportArea.VERSIONS, ReportArea.DISPLAY, ReportArea.SOUND] == asked
    assert found[ReportArea.SOUND] == [FINE]
    assert found[ReportArea.VERSIONS][0].state is Severity.NOTE
    assert found[ReportArea.VERSIONS][0].text == "This check failed (ValueError: no idea)."
    assert found[ReportArea.DISPLAY][0].text == "This check took more than 0.2 seconds."
