"""A check that fails or hangs is a line, and the others go on."""

import threading

from commands.doctor.examination import Check, examine
from commands.doctor.finding import Area, Finding, Section, State

FINE = Section(Area.SOUND).ok("device", "Fine.")


def test_a_failing_and_a_hanging_check_are_notes() -> None:
    def fail() -> list[Finding]:
        raise ValueError("no idea")

    def hang() -> list[Finding]:
        threading.Event().wait()
        return []

    checks = [
        Check(Area.SOUND, "device", lambda: [FINE]),
        Check(Area.VERSIONS, "system", fail),
        Check(Area.DISPLAY, "window", hang, 0.2),
    ]
    asked: list[Area] = []
    found = dict(examine(checks, asked.append))
    assert list(found) == [Area.VERSIONS, Area.DISPLAY, Area.SOUND] == asked
    assert found[Area.SOUND] == [FINE]
    assert found[Area.VERSIONS][0].state is State.NOTE
    assert found[Area.VERSIONS][0].text == "This check failed (ValueError: no idea)."
    assert found[Area.DISPLAY][0].text == "This check took more than 0.2 seconds."
