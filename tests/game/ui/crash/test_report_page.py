import shutil
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame.event import Event
from pygame.font import Font

from game.ui.crash.crash_texts import CrashTexts
from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.crash.report_page import BACK, COPY, FOLDER, ReportPage, report_lines

pytestmark = pytest.mark.usefixtures("window")
REPORT = "\n".join(f"line {number}" for number in range(200))


def a_page(folder: Path | None = None) -> ReportPage:
    page = ReportPage(REPORT, CrashTexts("en"), folder)
    page.layout((1024, 600), 100, FallbackSkins())
    return page


def press(page: ReportPage, key: int, mod: int = 0) -> str | None:
    return page.handle(Event(pygame.KEYDOWN, key=key, unicode="", mod=mod))


def click(page: ReportPage, name: str) -> str | None:
    place = page.menu.button(name).rect.center
    page.handle(Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    return page.handle(Event(pygame.MOUSEBUTTONUP, pos=place, button=1))


def test_wheel_keys_and_bar_scroll() -> None:
    page = a_page()
    page.handle(Event(pygame.MOUSEWHEEL, y=-1, x=0))
    by_wheel = page.bar.offset
    assert by_wheel > 0
    press(page, pygame.K_DOWN)
    assert page.bar.offset > by_wheel
    press(page, pygame.K_END)
    assert page.bar.offset == page.bar.max_offset
    press(page, pygame.K_PAGEUP)
    assert 0 < page.bar.offset < page.bar.max_offset
    press(page, pygame.K_HOME)
    assert page.bar.offset == 0
    rail = page.bar.rail
    page.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(rail.centerx, rail.bottom - 1), button=1))
    page.handle(Event(pygame.MOUSEBUTTONUP, pos=(rail.centerx, rail.bottom - 1), button=1))
    assert page.bar.offset == page.bar.max_offset


def test_escape_and_the_button_lead_back() -> None:
    assert press(a_page(), pygame.K_ESCAPE) == BACK
    assert click(a_page(), BACK) == BACK


def test_the_report_is_copied_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    page = a_page()
    click(page, COPY)
    press(page, pygame.K_c, pygame.KMOD_LCTRL)
    assert copied == [REPORT, REPORT]
    assert page.message == "Copied to the clipboard."


def test_a_clipboard_that_takes_nothing_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    page = a_page()
    click(page, COPY)
    assert page.message == "The text could not be copied."


@pytest.mark.skipif(sys.platform == "win32", reason="another way there")
def test_a_folder_that_cannot_be_shown_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    page = a_page(tmp_path)
    click(page, FOLDER)
    page.update()
    assert page.message.endswith(str(tmp_path))


def test_without_a_log_there_is_no_folder_to_open() -> None:
    assert [button.name for button in a_page().menu.buttons] == [BACK, COPY]


@given(st.text(st.characters(codec="latin-1"), max_size=300), st.integers(20, 400))
def test_nothing_of_a_report_is_left_out(report: str, width: int) -> None:
    pygame.font.init()
    font = Font(None, 16)
    lines = report_lines(report, font, width)
    assert all(font.size(line)[0] <= width for line in lines if len(line.strip()) > 1)
    seen = "".join("".join(lines).split())
    assert seen == "".join(
        "".join(letter if letter.isprintable() else "?" for letter in line)
        for line in report.splitlines()
    ).replace(" ", "").replace("\xa0", "")


@pytest.mark.skipif(sys.platform == "win32", reason="another way there")
def test_a_long_message_is_shown_whole_between_text_and_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    folder = tmp_path / "/".join(["a-rather-long-name"] * 12)
    page = a_page(folder)
    before = page.text.box.copy()
    click(page, FOLDER)
    page.update()
    assert len(page.text.message_lines) > 1
    assert "".join("".join(page.text.message_lines).split()) == "".join(page.message.split())
    assert page.text.box.bottom < before.bottom


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_only_whole_lines_are_in_view(size: tuple[int, int]) -> None:
    page = ReportPage(REPORT, CrashTexts("en"), None)
    page.layout(size, 100, FallbackSkins())
    press(page, pygame.K_DOWN)
    assert page.text.box.height % page.bar.offset == 0
