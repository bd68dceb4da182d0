"""Whether a window can be opened here. Standard library only; the probe does the work."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Finding, ReportArea, ReportSection, counted

_SECTION = ReportSection(ReportArea.DISPLAY)
_UNSEEN = frozenset(("offscreen", "dummy", "evdev"))  # SDL's drivers without a screen
_SMALLEST = (1024, 600)
_HEADLESS = (
    "Start the game in a desktop session. Without a display, these commands work: serve,"
    " join --bot, find, arena, check and screenshots."
)
_DRIVERS = "Update the graphics driver, or try another one, for example SDL_VIDEODRIVER=x11."


@dataclass(frozen=True)
class Desktop:
    """What the environment says about the desktop."""

    session: str = ""  # "x11", "wayland", "tty"; empty if unknown
    x11: bool = False
    wayland: bool = False
    forced: bool = False  # SDL_VIDEODRIVER names a driver


def read_desktop(environment: Mapping[str, str]) -> Desktop:
    """Only whether the display variables are set; a display's name can contain a host name."""
    session = environment.get("XDG_SESSION_TYPE", "")
    return Desktop(
        session=session if session in ("x11", "wayland", "tty", "mir") else "",
        x11=bool(environment.get("DISPLAY")),
        wayland=bool(environment.get("WAYLAND_DISPLAY")),
        forced=bool(environment.get("SDL_VIDEODRIVER")),
    )


def findings(desktop: Desktop, probe: ProbeResult, platform: str = sys.platform) -> list[Finding]:
    """Library, desktop, screens, window."""
    if probe.text("failed") == "import":
        words = "The window cannot be tested: pygame-ce cannot be imported."
        return [*_session(desktop, platform), _SECTION.note("window", words, "See Versions.")]
    return [
        *_library(probe),
        *_session(desktop, platform),
        *_screens(probe),
        _window(desktop, probe),
    ]


def _library(probe: ProbeResult) -> list[Finding]:
    if not probe.text("sdl"):
        return []
    driver = f", driver {probe.text('driver')}" if probe.text("driver") else ""
    return [
        _SECTION.ok("sdl", f"pygame-ce {probe.text('pygame')}, SDL {probe.text('sdl')}{driver}.")
    ]


def _session(desktop: Desktop, platform: str) -> list[Finding]:
    if platform in ("win32", "darwin"):
        return []
    kinds = {"x11": "X11", "wayland": "Wayland", "tty": "a text console", "mir": "Mir"}
    reached = [
        name for name, is_set in (("X11", desktop.x11), ("Wayland", desktop.wayland)) if is_set
    ]
    session = f"Desktop session: {kinds[desktop.session]}. " if desktop.session else ""
    words = f"{session}Displays that programs can use: {' and '.join(reached) or 'none'}."
    return [_SECTION.ok("session", words)]


def _screens(probe: ProbeResult) -> list[Finding]:
    sizes = [size for item in probe.items("screens") if (size := _size(item))]
    if not sizes or probe.text("driver") in _UNSEEN:
        return []
    rates = [rate for rate in probe.items("rates") if isinstance(rate, int)]
    each = [
        f"{wide} x {high}" + (f" at {rates[at]} Hz" if at < len(rates) and rates[at] > 0 else "")
        for at, (wide, high) in enumerate(sizes)
    ]
    scale = f", scale {probe.number('density'):.0%}" if probe.number("density") else ""
    words = f"{counted(len(sizes), 'screen').capitalize()}: {', '.join(each)}{scale}."
    if all(wide < _SMALLEST[0] or high < _SMALLEST[1] for wide, high in sizes):
        smallest = f"The game needs a window of {_SMALLEST[0]} x {_SMALLEST[1]}."
        return [_SECTION.note("screens", words, f"{smallest} Choose a higher resolution.")]
    return [_SECTION.ok("screens", words)]


def _window(desktop: Desktop, probe: ProbeResult) -> Finding:
    driver = probe.text("driver")
    if driver in _UNSEEN and desktop.forced:
        words = f"No window can be seen: SDL_VIDEODRIVER selects the driver {driver}."
        return _SECTION.problem("window", words, "Remove SDL_VIDEODRIVER from the environment.")
    if driver in _UNSEEN or (
        not driver and not (desktop.x11 or desktop.wayland or probe.code is None)
    ):
        return _SECTION.problem("window", "There is no display to open a window on.", _HEADLESS)
    if not probe.items("window"):
        words = f"No window can be opened: {probe.ending.rstrip('.')}."
        return _SECTION.problem("window", words, _DRIVERS)
    if probe.code != 0:
        words = f"A window can be opened, but closing it failed: {probe.ending.rstrip('.')}."
        return _SECTION.note("window", words, _DRIVERS)
    return _SECTION.ok("window", "A window can be opened.")


def _size(item: object) -> tuple[int, int] | None:
    match item:
        case [int() as wide, int() as high]:
            return wide, high
    return None
