"""The fonts of the game: every letter of its languages is there."""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

FONTS = Path(__file__).parent.parent.parent / "sprites" / "fonts"
FACES = ("display", "reading", "reading-bold", "label")

ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
ACCENTS = {
    "French": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»\u2019",
    "German": "äöüßÄÖÜ„“",
    "Dutch": "áäéëèïíóöúü\u0133ÁÄÉËÈÏÍÓÖÚÜ\u0132\u2018\u2019",
    "Spanish": "áéíñóúüÁÉÍÑÓÚÜ¿¡",
}
SIGNS = " .,;:!?'\"()[]/&%+-=*#@…\u2013—“”€\u00d7\u2212°·\u00a0\u202f"


@pytest.fixture(scope="module", autouse=True)
def _font_engine() -> Iterator[None]:
    pygame.font.init()
    yield
    pygame.font.quit()


def _letters_of(face: str) -> set[str]:
    """The letters that a font maps to glyphs: its character map, format 4."""
    content = (FONTS / f"{face}.ttf").read_bytes()
    tables = {
        content[at : at + 4]: struct.unpack(">I", content[at + 8 : at + 12])[0]
        for at in range(12, 12 + 16 * struct.unpack(">H", content[4:6])[0], 16)
    }
    cmap = tables[b"cmap"]
    count = struct.unpack(">H", content[cmap + 2 : cmap + 4])[0]
    for entry in range(count):
        at = cmap + 4 + 8 * entry
        platform, encoding, offset = struct.unpack(">HHI", content[at : at + 8])
        if (platform, encoding) == (3, 1):
            return _letters_of_segments(content[cmap + offset :])
    raise AssertionError(f"{face} has no Unicode character map")


def _letters_of_segments(table: bytes) -> set[str]:
    kind, _, _, doubled = struct.unpack(">HHHH", table[:8])
    assert kind == 4

    def column(number: int, sign: str = "H") -> tuple[int, ...]:
        start = 14 + number * doubled + (2 if number else 0)
        return struct.unpack(f">{doubled // 2}{sign}", table[start : start + doubled])

    ends, starts, shifts, ranges = column(0), column(1), column(2, "h"), column(3)
    letters = set()
    for segment, (start, end) in enumerate(zip(starts, ends, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if ranges[segment]:
                at = 16 + 3 * doubled + 2 * segment + ranges[segment] + 2 * (code - start)
                glyph = struct.unpack(">H", table[at : at + 2])[0]
                if not glyph:
                    continue
            if (glyph + shifts[segment]) & 0xFFFF:
                letters.add(chr(code))
    return letters


def _missing(face: str, letters: str) -> list[str]:
    return sorted(set(letters) - _letters_of(face))


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_the_alphabet_and_the_signs(face: str) -> None:
    assert _missing(face, ENGLISH + SIGNS) == []


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", ACCENTS)
def test_a_face_has_every_accent_of_a_language(face: str, language: str) -> None:
    assert _missing(face, ACCENTS[language]) == []


@pytest.mark.parametrize("face", FACES)
def test_every_letter_leaves_ink(face: str) -> None:
    font = pygame.font.Font(FONTS / f"{face}.ttf", 24)
    blank = [
        letter
        for letter in ENGLISH + "".join(ACCENTS.values())
        if not pygame.mask.from_surface(font.render(letter, True, "white")).count()
    ]
    assert blank == []


def test_a_missing_letter_would_be_noticed() -> None:
    assert _missing("reading", "\u4e2d") == ["\u4e2d"]


def test_there_are_the_faces_and_their_licences_and_nothing_else() -> None:
    licences = {"OFL-limelight.txt", "OFL-josefin-sans.txt", "OFL-federo.txt"}
    assert {file.name for file in FONTS.iterdir()} == {f"{face}.ttf" for face in FACES} | licences


@pytest.mark.parametrize("licence", ["limelight", "josefin-sans", "federo"])
def test_each_licence_is_the_open_font_license(licence: str) -> None:
    text = (FONTS / f"OFL-{licence}.txt").read_text(encoding="utf-8")
    assert "SIL Open Font License, Version 1.1" in text
    assert "PERMISSION & CONDITIONS" in text
