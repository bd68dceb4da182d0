"""Draws the table's sprites and writes a manifest into each of their folders.

    pip install numpy cairocffi Pillow      # and the system's cairo library
    python3 -m tools.table_art              # all of it, about a minute
    python3 -m tools.table_art table icons  # only these folders

Folders: table, icons, cursors, particles, faces, title. Lengths in the manifests are pixels; table
and particles have two for each unit of a 1920x1080 table, icons and faces take any size.
sprites/liveries.json must be there first.
"""

import argparse
import json
import shutil
from collections.abc import Callable
from pathlib import Path

from tools.table_art.book import BOOKS
from tools.table_art.palette import ROOT
from tools.table_art.piece import Piece, Pieces

SPRITES = ROOT / "sprites"


def main() -> None:
    """Draw the folders that were asked for, or all."""
    arguments = argparse.ArgumentParser(description="Draw the sprites of the table.")
    arguments.add_argument("folders", nargs="*", default=list(BOOKS), help="default: all")
    folders: list[str] = arguments.parse_args().folders
    if strangers := [folder for folder in folders if folder not in BOOKS]:
        arguments.error(f"{strangers[0]} is none of {', '.join(BOOKS)}")
    for folder in folders:
        write(SPRITES / folder, BOOKS[folder])


def write(folder: Path, draw: Callable[[], Pieces]) -> None:
    """Replace a folder by what is drawn."""
    pieces = draw()
    shutil.rmtree(folder, ignore_errors=True)
    for name, piece in pieces.items():
        file = folder / f"{name}.{piece.suffix}"
        file.parent.mkdir(parents=True, exist_ok=True)
        _save(piece, file)
    book = {"sprites": {name: piece.entry(name) for name, piece in sorted(pieces.items())}}
    text = json.dumps(book, indent=2, ensure_ascii=False)
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def _save(piece: Piece, file: Path) -> None:
    if piece.suffix == "webp":
        piece.image.save(file, quality=88, alpha_quality=95, method=6)
    elif piece.suffix == "jpg":
        piece.image.save(file, quality=88, optimize=True, subsampling=0)
    else:
        piece.image.save(file, optimize=True)


if __name__ == "__main__":
    main()
