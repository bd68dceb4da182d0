"""The table's pictures: what the manifests promise is there, and nothing else."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

SPRITES = Path(__file__).parent.parent.parent / "sprites"
FOLDERS = ("table", "icons", "cursors", "particles", "faces", "title")
BOOKS: dict[str, dict[str, Any]] = {
    folder: json.loads((SPRITES / folder / "manifest.json").read_text(encoding="utf-8"))["sprites"]
    for folder in FOLDERS
}
EVERY = [(folder, name) for folder, book in BOOKS.items() for name in book]
COMPANIES = ("blue", "yellow", "red", "green", "black", "purple")
ICONS = """
    build trade undo undo_all confirm cancel chat settings sound sound_off music music_off help book
    bot human host join spectator connection_lost connection timer pause play step_forward step_back
    fast save load delete fullscreen zoom_in zoom_out fit eye eye_off crown locomotive depot limit
    warning info arrow_left arrow_right arrow_up arrow_down star check close menu map globe keyboard
    replay chart lock table_view dice
"""


def _picture(folder: str, name: str) -> pygame.Surface:
    return pygame.image.load(SPRITES / folder / BOOKS[folder][name]["file"])


def _alphas(picture: pygame.Surface) -> set[int]:
    """The opacities of some thousand points spread over a picture."""
    width, height = picture.get_size()
    step = max(1, min(width, height) // 48)
    return {picture.get_at((x, y)).a for x in range(0, width, step) for y in range(0, height, step)}


@pytest.mark.parametrize(("folder", "name"), EVERY)
def test_a_sprite_has_the_size_and_alpha_promised_and_is_not_blank(folder: str, name: str) -> None:
    entry, picture = BOOKS[folder][name], _picture(folder, name)
    assert list(picture.get_size()) == entry["size"]
    assert (picture.get_masks()[3] != 0) == (entry["channels"] == 4)
    colours = pygame.transform.average_color(picture, consider_alpha=entry["channels"] == 4)
    assert any(colours), "it is blank"
    if entry["channels"] == 4:
        assert max(_alphas(picture)) > 0, "it is all transparent"


@pytest.mark.parametrize(("folder", "name"), EVERY)
def test_the_slices_leave_a_middle_to_stretch(folder: str, name: str) -> None:
    entry = BOOKS[folder][name]
    width, height = entry["size"]
    left, top, right, bottom = entry.get("slices", (0, 0, 0, 0))
    assert left + right < width
    assert top + bottom < height
    over = entry.get("overhang", (0, 0, 0, 0))
    assert over[0] + over[2] < width
    assert over[1] + over[3] < height
    if "slices" in entry:
        pairs = zip(entry["slices"], over, strict=True)
        assert all(margin >= hanging for margin, hanging in pairs), "the shadow would stretch"


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_file_lies_about_that_the_manifest_does_not_name(folder: str) -> None:
    found = {
        file.relative_to(SPRITES / folder).as_posix()
        for file in (SPRITES / folder).rglob("*")
        if file.is_file()
    }
    assert found == {entry["file"] for entry in BOOKS[folder].values()} | {"manifest.json"}


def test_every_icon_that_the_game_names_is_there() -> None:
    assert set(ICONS.split()) - set(BOOKS["icons"]) == set()


@pytest.mark.parametrize("name", sorted(BOOKS["icons"]))
def test_an_icon_is_white_so_that_it_can_be_tinted(name: str) -> None:
    picture = _picture("icons", name)
    assert picture.get_size() == (96, 96)
    points = [picture.get_at((x, y)) for x in range(0, 96, 3) for y in range(0, 96, 3)]
    inked = [point for point in points if point.a]
    assert all((point.r, point.g, point.b) == (255, 255, 255) for point in inked)
    assert 0.04 < sum(point.a for point in points) / 255 / len(points) < 0.6


def test_no_two_icons_are_the_same() -> None:
    pictures = {pygame.image.tobytes(_picture("icons", name), "RGBA") for name in BOOKS["icons"]}
    assert len(pictures) == len(BOOKS["icons"])


@pytest.mark.parametrize("company", COMPANIES)
def test_a_company_has_its_rays_mark_depot_track_and_marker(company: str) -> None:
    wanted = {f"card/rays_{company}", f"mark/{company}", f"depot/{company}"}
    wanted |= {f"track/passed_{company}", f"track/marker_{company}"}
    assert wanted - set(BOOKS["table"]) == set()


@pytest.mark.parametrize("kind", ["primary", "secondary", "quiet"])
def test_a_button_has_all_its_states_in_one_size(kind: str) -> None:
    states = ("normal", "hover", "pressed", "disabled", "focused")
    entries = [BOOKS["table"][f"button/{kind}_{state}"] for state in states]
    assert [entry["state"] for entry in entries] == list(states)
    for key in ("size", "slices", "overhang"):
        assert len({tuple(entry[key]) for entry in entries}) == 1


def test_the_states_of_a_card_share_their_slices() -> None:
    entries = [
        BOOKS["table"][f"card/{state}"] for state in ("normal", "hover", "chosen", "disabled")
    ]
    assert len({(*entry["slices"], *entry["overhang"]) for entry in entries}) == 1


def test_the_screen_opens_in_frames_of_one_size() -> None:
    frames = [entry for name, entry in BOOKS["table"].items() if name.startswith("screen/")]
    assert len(frames) >= 4
    assert len({tuple(entry["size"]) for entry in frames}) == 1
    inked = [
        pygame.mask.from_surface(_picture("table", f"screen/{number}")).count()
        for number in range(len(frames))
    ]
    assert inked == sorted(inked, reverse=True), "each frame shows more of what is behind"


@pytest.mark.parametrize("half", ["left", "right"])
def test_half_a_curtain_hides_half_of_a_large_window(half: str) -> None:
    picture = _picture("table", f"curtain/{half}")
    assert picture.get_width() >= 1280
    assert picture.get_height() >= 1440
    assert all(
        picture.get_at((x, y)).a == 255 for x in range(0, 1280, 40) for y in range(0, 1400, 40)
    )


@pytest.mark.parametrize("name", ["table/rack/middle", "table/panel/pattern", "table/track/rail"])
def test_what_repeats_has_no_seam(name: str) -> None:
    folder, _, name = name.partition("/")
    assert "x" in BOOKS[folder][name]["tiles"]
    picture = _picture(folder, name)
    width, height = picture.get_size()

    def apart(one: int, other: int) -> float:
        """How much two columns differ on average."""
        pairs = [(picture.get_at((one, y)), picture.get_at((other, y))) for y in range(height)]
        return sum(abs(a.r - b.r) + abs(a.g - b.g) + abs(a.b - b.b) for a, b in pairs) / height

    inside = max(apart(x, x + 1) for x in range(width - 1))
    assert apart(width - 1, 0) <= inside


@pytest.mark.parametrize("name", ["arrow", "hand", "forbidden", "grab", "grabbing", "wait"])
@pytest.mark.parametrize("size", [32, 64])
def test_a_cursor_clicks_with_a_point_that_is_drawn(name: str, size: int) -> None:
    entry, picture = BOOKS["cursors"][f"{name}_{size}"], _picture("cursors", f"{name}_{size}")
    assert picture.get_size() == (size, size)
    assert picture.get_at(tuple(entry["hotspot"])).a > 0


def test_the_title_fills_a_large_window_and_leaves_its_left_quiet() -> None:
    file = SPRITES / "title" / BOOKS["title"]["poster"]["file"]
    assert file.stat().st_size < 1_200_000
    picture = pygame.image.load(file)
    assert picture.get_size() == (2560, 1440)
    tones = [
        sum(picture.get_at((x, y))[:3]) / 3
        for x in range(100, 800, 20)
        for y in range(100, 900, 20)
    ]
    assert max(tones) < 150, "cream letters must stand out from it"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_title_comes_in_the_sizes_of_common_windows(size: tuple[int, int]) -> None:
    assert _picture("title", f"poster_{size[0]}").get_size() == size


@pytest.mark.parametrize("size", [16, 32, 48, 64, 128, 256])
def test_there_is_a_window_icon_of_each_size(size: int) -> None:
    assert BOOKS["title"][f"icon_{size}"]["size"] == [size, size]


def test_all_of_it_together_is_small() -> None:
    files = [file for folder in FOLDERS for file in (SPRITES / folder).rglob("*")]
    assert sum(file.stat().st_size for file in files) < 7_000_000
