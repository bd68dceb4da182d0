from itertools import combinations

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.ui.core.context import CrashOutcome
from game.ui.crash.crash_texts import CrashTexts
from game.ui.crash.fallback_skins import FallbackSkins
from game.ui.crash.front_page import CrashChoice, FrontPage
from game.ui.i18n.text import LANGUAGES
from tests.game.ui.crash.a_failure import ALONE, OVER, a_crash
from tests.game.ui.shared_resources import shared_skins

pytestmark = pytest.mark.usefixtures("window")
SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1440))


def a_key(key: int) -> Event:
    return Event(pygame.KEYDOWN, key=key, unicode="", mod=0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [75, 100, 200])
def test_everything_fits_and_nothing_overlaps(size: tuple[int, int], scale: int) -> None:
    window, looks = Rect((0, 0), size), (shared_skins(), FallbackSkins())
    for language in LANGUAGES:
        for outcome in CrashOutcome:
            for skins in looks:
                page = FrontPage(a_crash(outcome, OVER), CrashTexts(language))
                page.layout(size, scale, skins)
                boxes = [place for _, place in page.paragraphs]
                boxes += [button.rect for button in page.menu.buttons]
                assert window.contains(page.panel.box)
                assert all(page.panel.box.contains(box) for box in boxes)
                assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_the_keyboard_starts_on_the_first_choice() -> None:
    page = FrontPage(a_crash(choices=OVER), CrashTexts("en"))
    assert page.handle(a_key(pygame.K_RETURN)) == CrashChoice.KEEP
    assert page.handle(a_key(pygame.K_RIGHT)) is None
    assert page.handle(a_key(pygame.K_RETURN)) == CrashChoice.TITLE


def test_escape_takes_the_first_choice() -> None:
    page = FrontPage(a_crash(choices=ALONE), CrashTexts("en"))
    assert page.handle(a_key(pygame.K_ESCAPE)) == CrashChoice.TITLE


def test_a_click_beside_the_buttons_leaves_the_keyboard_where_it_was() -> None:
    page = FrontPage(a_crash(), CrashTexts("en"))
    page.layout((1280, 720), 100, FallbackSkins())
    assert page.handle(Event(pygame.MOUSEBUTTONDOWN, pos=(3, 3), button=1)) is None
    assert page.handle(a_key(pygame.K_RETURN)) == CrashChoice.TITLE


def test_where_one_can_keep_playing_the_way_back_is_only_a_possibility() -> None:
    for choices, words in ((ALONE, "Your game is saved."), (OVER, "Your game is safe. If you go")):
        page = FrontPage(a_crash(choices=choices), CrashTexts("en"))
        assert page.outcome_text.startswith(words)
