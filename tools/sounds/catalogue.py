"""The list of files in sounds/: written as manifest.json for the game, CREDITS.md for people."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "sounds"
MANIFEST = FOLDER / "manifest.json"
CREDITS = FOLDER / "CREDITS.md"

_CREDITS_HEAD = """\
# Credits of the sounds

Every file here is our own work under the MIT licence of this project, made by the tools named
below. No recording and no tune of anybody else is in them. The music is our own composition; its
notes are in `tools/sounds/tunes/`.

The instruments of the music come from the soundfont **FluidR3 GM** by Frank Wen and others, under
the MIT licence (text in `FLUIDR3-LICENCE.txt`; Debian package `fluid-soundfont-gm`), played by
FluidSynth. The soundfont itself is not part of the game.

| File | Made with | Licence | Command |
| --- | --- | --- | --- |
"""
_TOOLS = {
    "effect": ("numpy, scipy, soundfile", "MIT, own work", "python3 -m tools.sounds.effects"),
    "music": (
        "FluidSynth, FluidR3 GM, numpy, scipy, soundfile",
        "MIT, own work; soundfont MIT",
        "python3 -m tools.sounds.music",
    ),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One file as the manifest tells of it; volume is how loud the game plays it, 0 to 1."""

    name: str
    file: str
    group: str
    purpose: str
    sound_class: str
    loop: bool
    volume: float
    seconds: float
    channels: int
    rate: int
    loudness: float


def record(entries: list[Entry], sound_class: str, measure: str) -> None:
    """Put the entries in place of all others of their class, in the manifest and the credits."""
    sounds = _recorded()
    sounds = [sound for sound in sounds if sound["class"] != sound_class]
    for entry in entries:
        fields = asdict(entry)
        fields["class"] = fields.pop("sound_class")
        sounds.append(fields)
    sounds.sort(key=lambda sound: (str(sound["class"]), str(sound["name"])))
    measures = {"loudness_measure": measure, "peak_below": -1.0, "effects_within": 6.0}
    MANIFEST.write_text(
        json.dumps({**measures, "sounds": sounds}, indent=2, ensure_ascii=False) + "\n", "utf-8"
    )
    lines = [_credit(str(sound["file"]), str(sound["class"])) for sound in sounds]
    CREDITS.write_text(_CREDITS_HEAD + "".join(lines), "utf-8")


def _recorded() -> list[dict[str, object]]:
    if not MANIFEST.exists():
        return []
    sounds: list[dict[str, object]] = json.loads(MANIFEST.read_text("utf-8"))["sounds"]
    return sounds


def _credit(file: str, sound_class: str) -> str:
    tool, licence, command = _TOOLS[sound_class]
    return f"| `{file}` | {tool} | {licence} | `{command}` |\n"
