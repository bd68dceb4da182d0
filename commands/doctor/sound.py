"""Whether sound works. Without it the game is silent, which is no problem."""

import re

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Finding, ReportArea, ReportSection, counted

_SECTION = ReportSection(ReportArea.SOUND)
_SILENT = "The game runs without sound. Plug in or switch on a device, then restart the game."
_MOST = 8  # devices listed at most
# Headphones are often called after their owner.
_OWNER = re.compile(
    r"(?i)\b[\w.-]+(?:['’]s|s['’])(?=\s)|\b(?:von|de|van|of|di)\s+[\w.-]+|\bd['’]\w+"
)


def findings(probe: ProbeResult) -> list[Finding]:
    """Whether a device opens, and which devices there are."""
    if probe.text("failed") == "import":
        words = "Sound cannot be tested: pygame-ce cannot be imported."
        return [_SECTION.note("device", words, "See Versions.")]
    driver = probe.text("driver")
    if not driver:
        words = f"No sound device can be opened: {probe.ending.rstrip('.')}."
        return [_SECTION.note("device", words, _SILENT)]
    if driver == "dummy":
        words = "No sound can be heard: SDL_AUDIODRIVER selects the driver dummy."
        return [_SECTION.note("device", words, "Remove SDL_AUDIODRIVER from the environment.")]
    opened = probe.items("opened")
    rate = f" at {opened[0]} Hz" if opened else ""
    return [_SECTION.ok("device", f"Sound can be played{rate}, driver {driver}."), *_devices(probe)]


def without_owner(device: str) -> str:
    """A device's name without the name of a person in it."""
    return _OWNER.sub("(name)", device)


def _devices(probe: ProbeResult) -> list[Finding]:
    names = [without_owner(name) for name in probe.items("devices") if isinstance(name, str)]
    if not names:
        return []
    more = f" and {len(names) - _MOST} more" if len(names) > _MOST else ""
    words = f"{counted(len(names), 'device').capitalize()}: {', '.join(names[:_MOST])}{more}."
    return [_SECTION.ok("devices", words)]
