"""The display's findings, from what a probe told."""

import pytest

from commands.doctor.child_processes import ProbeResult
from commands.doctor.display import Desktop, findings, read_desktop
from commands.doctor.finding import Finding, Severity

X11 = Desktop("x11", x11=True)
SEEN = {"sdl": "2.32.10", "pygame": "2.5.8", "driver": "x11", "density": 1.0}
SEEN |= {"screens": [[1920, 1080]], "rates": [60]}
OPENED = {**SEEN, "window": [1024, 600]}


def line(found: list[Finding], name: str) -> Finding:
    return next(one for one in found if one.name == name)


def test_a_window_that_opens_is_fine() -> None:
    found = findings(X11, ProbeResult(OPENED), "linux")
    assert {one.state for one in found} == {Severity.OK}
    assert line(found, "screens").text == "1 screen: 1920 x 1080 at 60 Hz, scale 100%."


@pytest.mark.parametrize(
    ("desktop", "probe", "words"),
    [
        (Desktop(), ProbeResult({**OPENED, "driver": "offscreen"}), "There is no display"),
        (Desktop(forced=True), ProbeResult({**OPENED, "driver": "dummy"}), "SDL_VIDEODRIVER"),
        (Desktop(), ProbeResult({"error": "no device"}, 1), "There is no display"),
        (X11, ProbeResult(SEEN, None), "did not answer in time"),
        (X11, ProbeResult(SEEN, -11), "crashed (SIGSEGV)"),
        (X11, ProbeResult({**SEEN, "error": "No GL."}, 1), "opened: No GL."),
    ],
)
def test_no_window_is_a_problem(desktop: Desktop, probe: ProbeResult, words: str) -> None:
    found = line(findings(desktop, probe, "linux"), "window")
    assert found.state is Severity.PROBLEM
    assert words in found.text
    assert found.advice


def test_a_small_screen_and_a_missing_package_are_notes() -> None:
    small = ProbeResult({**OPENED, "screens": [[800, 480]]})
    assert line(findings(X11, small, "linux"), "screens").state is Severity.NOTE
    gone = ProbeResult({"failed": "import"}, 1)
    assert line(findings(X11, gone, "linux"), "window").state is Severity.NOTE


def test_the_name_of_a_display_is_not_told() -> None:
    desktop = read_desktop({"DISPLAY": "ada-laptop:10.0", "XDG_SESSION_TYPE": "ada"})
    assert "ada" not in str(desktop)
