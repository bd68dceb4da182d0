"""Whether the game's own files are complete: checks names and sizes, opens only the lists."""

import json
from collections.abc import Iterator
from pathlib import Path

from commands.doctor.finding import Finding, ReportArea, ReportSection, counted
from game.storage.settings import LANGUAGES

FONTS = ("display", "reading", "reading-bold", "label")
BOARDS = ("france", "paris-bruxelles")
_SECTION = ReportSection(ReportArea.FILES)
_MOST = 3  # missing files named at most
_AGAIN = "Download or install the game again."


def findings(root: Path) -> list[Finding]:
    """A line for each kind of file."""
    return [
        _line("pictures", "picture", [*pictures(root)]),
        _line("sounds", "sound", [*listed(root / "sounds" / "manifest.json", root / "sounds")]),
        _line("fonts", "font", [root / "sprites" / "fonts" / f"{name}.ttf" for name in FONTS]),
        _line("texts", "text file", [*texts(root / "game" / "ui" / "i18n" / "locales")]),
        _line("maps", "map", [root / "game" / "board" / "boards" / f"{n}.json" for n in BOARDS]),
    ]


def pictures(root: Path) -> Iterator[Path]:
    """Every picture that a list names, and the lists."""
    sprites = root / "sprites"
    yield sprites / "liveries.json"
    for manifest in sorted(sprites.glob("*/manifest.json")) or [sprites / "map" / "manifest.json"]:
        yield from listed(manifest, sprites)


def listed(manifest: Path, other: Path) -> Iterator[Path]:
    """A list of files, and the files it names: beside it, or in another folder."""
    yield manifest
    try:
        told = json.loads(manifest.read_bytes())
    except (OSError, ValueError, RecursionError):
        return
    for name in _names(told):
        beside = manifest.parent / name
        yield beside if beside.exists() else other / name


def texts(locales: Path) -> Iterator[Path]:
    """The texts of every language; English defines which files must exist."""
    names = sorted(path.name for path in (locales / "en").glob("*.ftl")) or ["title.ftl"]
    return (locales / language / name for language in LANGUAGES for name in names)


def _names(told: object) -> Iterator[str]:
    match told:
        case {"file": str() as name}:
            yield name
        case {"tiles": str() as pattern, "tile": [int() as w, int() as h], "size": [wide, high]}:
            for row in range(-(-int(high) // h)):
                for column in range(-(-int(wide) // w)):
                    yield pattern.format(row=row, column=column)
        case dict():
            for value in told.values():
                yield from _names(value)
        case list():
            for value in told:
                yield from _names(value)


def _line(name: str, noun: str, files: list[Path]) -> Finding:
    gone = [path.name for path in files if not _there(path)]
    if not gone:
        return _SECTION.ok(name, f"All {noun}s are there ({len(files)}).")
    more = f" and {len(gone) - _MOST} more" if len(gone) > _MOST else ""
    words = f"{len(gone)} of {counted(len(files), noun)} missing or empty"
    return _SECTION.problem(name, f"{words}: {', '.join(gone[:_MOST])}{more}.", _AGAIN)


def _there(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except OSError:
        return False
