"""The standings: their layout, what moves, what is shown before and after."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.series import GameResult, Series
from game.storage.settings import AnimationSpeed, Settings
from game.ui.anim.effects import Fly, Pop
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.results.game_history import story_of
from game.ui.results.page import results_layout
from game.ui.results.standings import (
    MOST_COLUMNS,
    StandingsPage,
    columns_of,
    standings_layout,
    standings_timeline,
)
from tests.game.ui.finished import a_finished_session, a_stage, pixels

NAMES = ("Ada", "Béa", "Cem")
SIZE = (1280, 720)
GAME = GameResult(("A", "B", "C"), (1, 2, 3), 0)


def a_series(*scores: tuple[int, ...], length: int | None = 3) -> Series:
    return Series(length, tuple(GameResult(NAMES, one, 0) for one in scores))


def a_page(
    series: Series,
    speed: AnimationSpeed = AnimationSpeed.NORMAL,
    names: tuple[str, ...] = NAMES,
    *,
    reduced_motion: bool = False,
    counted: bool = False,
    language: str = "en",
) -> StandingsPage:
    settings = Settings(animation=speed, reduced_motion=reduced_motion)
    stage = a_stage(Path(), settings, language)
    story = story_of(a_finished_session())._replace(names=names)
    page = StandingsPage(stage, series, story, counted=counted)
    page.layout(results_layout(SIZE, 4))
    return page


def picture(page: StandingsPage) -> bytes:
    surface = Surface(SIZE)
    page.draw(surface)
    return pixels(surface)


def played(page: StandingsPage) -> list[str]:
    """Play it to its end; returns what was heard."""
    heard: list[str] = []
    for _ in range(1000):
        if not page.moving:
            return heard
        heard += [cue.name for cue in page.playback.update(0.05)]
    raise AssertionError("the standings never come to rest")


def test_rows_go_from_their_old_places_to_the_new_ones() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    ends = {
        track.subject: (track.effect.start[1], track.effect.end[1])
        for track in standings_timeline(series, NAMES).tracks
        if isinstance(track.effect, Fly)
    }
    assert ends == {("row", "ada"): (0, 1), ("row", "béa"): (1, 2), ("row", "cem"): (2, 0)}


def test_the_fewest_points_are_shown_first() -> None:
    tracks = standings_timeline(a_series((30, 10, 20)), NAMES).tracks
    cells = [track.subject for track in tracks if isinstance(track.effect, Pop)]
    assert cells[:3] == [("cell", "béa"), ("cell", "cem"), ("cell", "ada")]


def test_before_the_first_game_nothing_moves() -> None:
    page = a_page(Series(3))
    assert not page.moving
    picture(page)


def test_points_are_heard_and_then_nothing_moves() -> None:
    page = a_page(a_series((30, 20, 0)))
    assert page.moving
    assert played(page) == ["points", "points"]  # none for no points
    assert not page.moving


def test_the_final_picture_does_not_depend_on_the_animation() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    waited, skipped = a_page(series), a_page(series)
    assert picture(waited) != picture(a_page(series, AnimationSpeed.OFF))
    played(waited)
    skipped.playback.skip()
    assert picture(waited) == picture(skipped) == picture(a_page(series, AnimationSpeed.OFF))


def test_with_reduced_motion_no_row_is_ever_between_two_places() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    page = a_page(series, reduced_motion=True)
    seen = {picture(page)}
    while page.moving:
        page.playback.update(0.05)
        places = {
            look.place[1]
            for subject, look in page.playback.looks().items()
            if isinstance(subject, tuple) and subject[0] == "row"
        }
        assert places <= {0.0, 1.0, 2.0}
        seen.add(picture(page))
    assert len(seen) > 1


def test_players_who_left_or_joined_have_a_row() -> None:
    series = Series(3, (GameResult(NAMES, (3, 2, 1), 0), GameResult(("Ada", "Zoë"), (1, 9), 1)))
    page = a_page(series, AnimationSpeed.OFF, ("Ada", "Zoë", "New"))
    assert len(page._lines) == 5
    picture(page)


def test_nonsense_from_a_peer_can_be_drawn() -> None:
    nonsense = Series(-3, (GameResult((), (), 7), GameResult(("A",), (10**12,), -1)))
    page = a_page(nonsense, names=("A", "B"))
    picture(page)
    page.playback.skip()
    picture(page)
    picture(a_page(Series(2**40, ()), names=()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_titles_of_the_columns_are_translated(language: str) -> None:
    page = a_page(a_series((1, 2, 3)), AnimationSpeed.OFF, language=language)
    texts = Texts(language, strict=True)
    assert page._heads[2] == texts.say("series-won")
    assert len(page._heads) == 7


@pytest.mark.parametrize("speed", [AnimationSpeed.OFF, AnimationSpeed.NORMAL])
def test_the_winner_of_a_series_is_heard_and_crowned_at_the_end(
    speed: AnimationSpeed,
) -> None:
    page, heard = a_page(a_series((30, 20, 10), length=1), speed), list[str]()
    assert page.final
    while page.moving:
        assert "victory" not in heard
        assert page.heading().crown is None
        heard += [cue.name for cue in page.playback.update(0.1)]
    heard += [cue.name for cue in page.playback.skip()]
    assert heard.count("victory") == 1
    assert page.heading().crown is not None


def test_no_winner_is_heard_in_the_middle_of_a_series_or_a_second_time() -> None:
    middle = a_page(a_series((30, 20, 10)))
    before = a_page(a_series((30, 20, 10), length=1), counted=True)
    assert not middle.final
    assert "victory" not in played(middle)
    assert played(before) == []
    assert before.playback.skip() == ()


def so_many(played: int, length: int | None) -> Series:
    return Series(length, (GAME,) * played)


@pytest.mark.parametrize(
    ("played", "length", "columns"),
    [
        (1, 3, range(3)),
        (8, 8, range(8)),
        (2, None, range(2)),
        (0, 12, range(7)),
        (5, 12, range(7)),
        (8, 12, range(2, 9)),
        (12, 12, range(5, 12)),
        (20, None, range(13, 20)),
    ],
)
def test_the_latest_games_and_the_next_one_have_a_column(
    played: int, length: int | None, columns: range
) -> None:
    assert columns_of(so_many(played, length)) == columns
    assert len(columns) + bool(columns.start) <= MOST_COLUMNS


@pytest.mark.parametrize("size", [(940, 380), (1230, 480), (2460, 960)])
@pytest.mark.parametrize("rows", [3, 6, 9])
@pytest.mark.parametrize("played", [1, 5, 20])
@pytest.mark.parametrize("scale", [0.6, 1.0, 1.9])
def test_nothing_leaves_the_box_or_overlaps(
    size: tuple[int, int], rows: int, played: int, scale: float
) -> None:
    box = Rect((20, 30), size)
    layout = standings_layout(box, so_many(played, None), rows, scale)
    lines = [layout.heads, *(layout.row(at) for at in range(rows))]
    for above, below in pairwise(lines):
        assert above[0].bottom <= below[0].top
    for parts in lines:
        assert all(box.inflate(4, 4).contains(part) for part in parts)
        assert all(part.height == parts[0].height for part in parts)
        assert all(one.right <= two.left and one.width > 0 for one, two in pairwise(parts))


def test_a_moving_row_is_between_two_places() -> None:
    layout = standings_layout(Rect(0, 0, 1200, 500), so_many(1, 3), 4, 1.0)
    assert layout.row(0)[0].top < layout.row(0.5)[0].top < layout.row(1)[0].top
