"""Fetches the fonts of the game and makes plain TrueType files of them.

    pip install fonttools brotli            # and npm, for the download
    python3 -m tools.fonts

Each face comes from its Fontsource package as two WOFF2 files, latin and latin-ext; they are
merged into one TTF in sprites/fonts, with the licence text (SIL Open Font License) beside it.
Letters that a face lacks are put together from its own parts (see _COMPOSED).
A merged font is a modified version, and Limelight and Josefin Sans are reserved names: each file
is named for its role in the game instead, outside and inside, and tells where it comes from.
The versions are fixed, so that the same files come out again.
"""

import subprocess
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent / "sprites" / "fonts"
_SUBSETS = ("latin", "latin-ext")
# Letter, its parts side by side or, for an accent, one above the other.
_COMPOSED = (("…", "..."), ("\u0133", "ij"), ("\u0132", "IJ"), ("Ÿ", "Y\u00a8"), ("\u202f", " "))
_ACCENTS = "\u00a8"


class Face(NamedTuple):
    """A face of the game and where it comes from."""

    package: str
    version: str
    weight: int
    role: str


FACES = (
    Face("limelight", "5.3.0", 400, "display"),
    Face("josefin-sans", "5.3.0", 600, "reading"),
    Face("josefin-sans", "5.3.0", 700, "reading-bold"),
    Face("federo", "5.3.0", 400, "label"),
)


def main() -> None:
    """Fetch, merge and write every face."""
    FONTS.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        workshop = Path(folder)
        for name, version in sorted({(face.package, face.version) for face in FACES}):
            _fetch(name, version, workshop)
        for face in FACES:
            _merge(face, workshop)
            print(f"wrote {FONTS / face.role}.ttf")


def _fetch(name: str, version: str, workshop: Path) -> None:
    """Unpack a Fontsource package and keep its licence."""
    package = f"@fontsource/{name}@{version}"
    subprocess.run(["npm", "pack", "--silent", package], cwd=workshop, check=True)  # noqa: S603, S607
    with tarfile.open(workshop / f"fontsource-{name}-{version}.tgz") as archive:
        archive.extractall(workshop / name, filter="data")
    licence = (workshop / name / "package" / "LICENSE").read_text(encoding="utf-8")
    target = FONTS / f"OFL-{name}.txt"
    target.write_text(licence.rstrip() + "\n", encoding="utf-8", newline="\n")


def _merge(face: Face, workshop: Path) -> None:
    """Join the subsets of one face; Federo has only the first."""
    parts = []
    for subset in _SUBSETS:
        stem = f"{face.package}-{subset}-{face.weight}-normal"
        source = workshop / face.package / "package" / "files" / f"{stem}.woff2"
        if source.exists():
            font = TTFont(source, recalcTimestamp=False)
            font.flavor = None
            font.save(workshop / f"{stem}.ttf")
            parts.append(str(workshop / f"{stem}.ttf"))
    merged = Merger().merge(parts)
    for letter, parts_of_letter in _COMPOSED:
        if ord(letter) not in merged.getBestCmap():
            _compose(merged, letter, parts_of_letter)
    _rename(merged, face)
    merged["head"].created = merged["head"].modified = TTFont(parts[0])["head"].created
    merged.recalcTimestamp = False
    merged.save(FONTS / f"{face.role}.ttf")


def _compose(font: TTFont, letter: str, parts: str) -> None:
    """Add a missing letter, made of letters that the font has."""
    cmap, widths = font.getBestCmap(), font["hmtx"]
    pen = TTGlyphPen(font.getGlyphSet())
    advance = 0
    for part in parts:
        name = cmap[ord(part)]
        if part in _ACCENTS:
            rise = font["glyf"][cmap[ord(parts[0])]].yMax - font["OS/2"].sxHeight
            pen.addComponent(name, (1, 0, 0, 1, (advance - widths[name][0]) // 2, rise))
        else:
            pen.addComponent(name, (1, 0, 0, 1, advance, 0))
            advance += widths[name][0]
    name = f"uni{ord(letter):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["glyf"][name].recalcBounds(font["glyf"])
    widths[name] = (advance, getattr(font["glyf"][name], "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def _rename(font: TTFont, face: Face) -> None:
    """Name the font for its role; copyright and licence stay."""
    names = font["name"]
    title = "Connection " + face.role.title()
    for number, text in (
        (1, title),
        (3, f"{title} {face.version}"),
        (4, title),
        (6, title.replace(" ", "")),
        (10, f"{face.package} {face.weight} of Fontsource {face.version}, subsets merged"),
        (16, title),
    ):
        names.removeNames(nameID=number)
        names.setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    main()
