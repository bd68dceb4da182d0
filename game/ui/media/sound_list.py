"""Which sounds and tunes there are, as their manifest lists them. Opens none of them."""

import json
from pathlib import Path
from typing import NamedTuple


class Listed(NamedTuple):
    """A sound of the manifest."""

    name: str
    group: str
    file: Path
    volume: float
    loop: bool
    seconds: float


def sound_list(folder: Path) -> tuple[tuple[Listed, ...], dict[str, Listed]]:
    """Effects and music; none where the files were not installed."""
    try:
        entries = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["sounds"]
    except (OSError, ValueError, KeyError):
        return (), {}
    effects: list[Listed] = []
    tunes: dict[str, Listed] = {}
    for entry in entries:
        name, file = entry["name"], folder / entry["file"]
        sound = Listed(name, entry["group"], file, entry["volume"], entry["loop"], entry["seconds"])
        if entry["class"] == "music":
            tunes[name] = sound
        else:
            effects.append(sound)
    return tuple(effects), tunes
