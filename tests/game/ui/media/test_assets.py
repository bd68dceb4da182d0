import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.rules.companies import COMPANIES
from game.ui.core.poster import poster, poster_steps
from game.ui.media.assets import AssetError, Assets, entries, numbers
from tests.builders import BLUE, RED

ROOT = Path(__file__).parents[4]
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


@pytest.fixture
def assets() -> Assets:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    return Assets()


def test_a_picture_is_found_by_its_name_and_kept(assets: Assets) -> None:
    plate = assets.image("map/plate/1")
    assert plate.get_size() == (160, 160)
    assert assets.image("map/plate/1") is plate


def test_a_shrunk_picture_has_its_size_and_is_kept(assets: Assets) -> None:
    small = assets.scaled("map/plate/2", (41, 41))
    assert small.get_size() == (41, 41)
    assert assets.scaled("map/plate/2", (41, 41)) is small
    assert assets.scaled("map/plate/2", (42, 42)) is not small
    assets.forget_shrunk()
    assert assets.scaled("map/plate/2", (41, 41)) is not small


def test_a_large_picture_is_read_by_another_thread(assets: Assets) -> None:
    for _ in assets.reading_steps("map/plate/1", (40, 30)):
        pass
    read = assets.scaled("map/plate/1", (40, 30))
    fresh = Assets().scaled("map/plate/1", (40, 30))
    assert pygame.image.tobytes(read, "RGBA") == pygame.image.tobytes(fresh, "RGBA")
    assert list(assets.reading_steps("map/plate/1", (40, 30))) == []


def test_a_large_picture_that_is_missing_is_an_error_only_where_it_is_needed(
    assets: Assets,
) -> None:
    for _ in assets.reading_steps("map/no-such-picture", (40, 30)):
        pass
    with pytest.raises(AssetError):
        assets.scaled("map/no-such-picture", (40, 30))


def test_a_photograph_that_was_begun_is_read_once(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def photograph(name: str) -> Surface:
        asked.append(name)
        return Surface((3, 2))

    monkeypatch.setattr(assets, "photograph", photograph)
    assets.begin_photograph("title/poster_1280")
    for times in (1, 2):
        for _ in assets.photograph_steps("title/poster_1280"):
            pass
        assert len(asked) == times


def test_photographs_come_in_order_and_one_is_read_ahead(
    assets: Assets, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def photograph(name: str) -> Surface:
        asked.append(name)
        if name == "second" and threading.current_thread() is not threading.main_thread():
            raise AssetError("only the thread fails")
        return Surface((len(name), 1))

    monkeypatch.setattr(assets, "photograph", photograph)
    assert [*assets.photographs([])] == []
    found = []
    for picture in assets.photographs(["first", "second", "no. three", "last one of all"]):
        found.append(picture.get_width())
        assert len(asked) <= len(found) + 2, "one ahead, and one that failed there"
    assert found == [5, 6, 9, 15]
    assert [*dict.fromkeys(asked)] == ["first", "second", "no. three", "last one of all"]


def test_small_pictures_that_were_read_ahead_are_used_once_and_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead, plain = Assets(), Assets()
    wanted = [("map/plate/1", (40, 40)), ("map/plate/2", (30, 30)), ("no-such-picture", (9, 9))]
    ahead._read_ahead(wanted)
    assert len(ahead._ahead) == 2
    monkeypatch.setattr(ahead, "image", lambda name: pytest.fail(f"{name} is read again"))
    picture = ahead.small("map/plate/1", (40, 40))
    same = plain.small("map/plate/1", (40, 40))
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(same, "RGBA")
    ahead._read_ahead(wanted[:1])
    assert [*ahead._ahead] == wanted[1:2], "it is there already"
    assert ahead.small("map/plate/1", (40, 40)) is picture
    ahead.forget_scaled()
    assert not ahead._ahead


def test_at_rest_originals_go_and_the_latest_shrunk_pictures_stay(assets: Assets) -> None:
    before, large = assets.image("map/plate/1"), assets.scaled("map/plate/1", (600, 600))
    small = assets.scaled("map/plate/1", (40, 40))
    assets.rest()
    assert assets.image("map/plate/1") is not before
    assert assets.scaled("map/plate/1", (40, 40)) is small
    assert assets.scaled("map/plate/1", (600, 600)) is not large


def test_pictures_come_ready_to_be_drawn(assets: Assets) -> None:
    ready = pygame.Surface((1, 1), pygame.SRCALPHA).convert_alpha().get_masks()
    assert assets.image("map/hex/open").get_masks() == ready
    assert assets.scaled("map/hex/open", (30, 30)).get_masks() == ready
    assert assets.text("reading", 14, "Lyon", "#ffffff").get_masks() == ready


def test_every_company_has_a_livery_a_portrait_and_locomotives(assets: Assets) -> None:
    for company in COMPANIES:
        assert assets.livery(company).full_name.startswith(("Chemins de fer", "Paris"))
        for patterned in (False, True):
            assert assets.image(assets.portrait(company, patterned)).get_width() == 360
            assert assets.image(assets.locomotive(company, 30, patterned)).get_width() == 192


def test_liveries_differ(assets: Assets) -> None:
    assert assets.livery(BLUE).body != assets.livery(RED).body


def test_words_are_written_once(assets: Assets) -> None:
    words = assets.text("reading-bold", 12, "Orléans", "#102030")
    assert assets.text("reading-bold", 12, "Orléans", "#102030") is words
    assert assets.text("reading-bold", 13, "Orléans", "#102030") is not words


def test_only_so_many_fonts_are_kept(assets: Assets) -> None:
    first = assets.font("label", 8)
    assert assets.font("label", 8) is first
    for pixels in range(9, 60):
        assets.font("label", pixels)
    assert assets.font("label", 8) is not first


def test_a_manifest_is_read_once(assets: Assets) -> None:
    assert "pieces" in assets.manifest("map")
    assert assets.manifest("map") is assets.manifest("map")


def test_a_manifest_of_another_shape_is_an_error() -> None:
    with pytest.raises(TypeError, match="an object was expected"):
        entries([1])
    with pytest.raises(TypeError, match="a list of numbers was expected"):
        numbers(["1"])


def test_importing_opens_no_file_of_ours_and_no_display() -> None:
    code = "import game.ui.map.board, pygame; assert not pygame.display.get_init()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_small_pictures_stay_at_rest_and_during_a_job(assets: Assets) -> None:
    small = assets.small("map/plate/1", (40, 40))
    for side in range(300, 340):
        assets.scaled("map/plate/1", (side, side))
    assets.spare()
    assets.rest()
    assets.forget_shrunk()
    assert assets.small("map/plate/1", (40, 40)) is small
    assets.forget_scaled()
    assert assets.small("map/plate/1", (40, 40)) is not small


def test_only_so_many_small_pictures_stay_and_no_large_one(assets: Assets) -> None:
    first, large = (assets.small("map/plate/1", (side, side)) for side in (100, 600))
    for side in range(101, 160):
        assets.small("map/plate/1", (side, side))
    assert assets.small("map/plate/1", (100, 100)) is not first
    assets.forget_shrunk()
    assert assets.small("map/plate/1", (600, 600)) is not large


def test_an_original_is_read_by_another_thread(assets: Assets) -> None:
    for _ in assets.original_steps("map/plate/1"):
        pass
    assert list(assets.original_steps("map/plate/1")) == []
    plain = pygame.image.tobytes(Assets().image("map/plate/1"), "RGBA")
    assert pygame.image.tobytes(assets.image("map/plate/1"), "RGBA") == plain


def test_a_poster_read_in_steps_is_the_same(assets: Assets) -> None:
    read: list[pygame.Surface] = []

    def reading() -> Iterator[None]:
        read.append((yield from poster_steps(assets, (1280, 720))))

    for _ in reading():
        pass
    plain = pygame.image.tobytes(poster(assets, (1280, 720)), "RGB")
    assert pygame.image.tobytes(read[0], "RGB") == plain


def test_a_text_with_letters_that_its_font_lacks_is_written_in_the_text_font(
    assets: Assets,
) -> None:
    assert assets.role_for("Łukasz is away", "label", 20) == "reading"
    assert assets.role_for("Łukasz is away", "label", 20) == "reading"
    assert assets.role_for("Zoë’s seat", "label", 20) == "label"
    assert assets.role_for("Ada", "label", 20) == "label"


@pytest.mark.parametrize("size", [12, 20, 47])
def test_a_letter_that_no_font_has_changes_nothing(assets: Assets, size: int) -> None:
    assert assets.role_for("小林", "label", size) == "label"
    assert assets.role_for("Łukasz", "display", size) == "display"
