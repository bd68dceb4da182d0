"""The standings as a picture: what moves, what is shown before and after, and words that fit."""

import pytest
from pygame import Rect, Surface

from game.series import GameResult, Series
from game.storage.settings import AnimationSpeed
from game.ui.anim.effects import Fly, Pop
from game.ui.i18n.text import LANGUAGES, Texts
from game.ui.results.standings import StandingsPanel, motion
from tests.game.ui.finished import pictures, pixels

NAMES = ("Ada", "Béa", "Cem")
BOX = Rect(20, 20, 1180, 440)


def a_series(*scores: tuple[int, ...], length: int | None = 3) -> Series:
    return Series(length, tuple(GameResult(NAMES, one, 0) for one in scores))


def a_panel(
    series: Series,
    speed: AnimationSpeed = AnimationSpeed.NORMAL,
    names: tuple[str, ...] = NAMES,
    *,
    reduced_motion: bool = False,
) -> StandingsPanel:
    panel = StandingsPanel(pictures(), series, names, speed=speed, reduced_motion=reduced_motion)
    panel.lay(BOX, 0.8, Texts("en", strict=True))
    return panel


def picture(panel: StandingsPanel) -> bytes:
    surface = Surface((1220, 480))
    panel.draw(surface)
    return pixels(surface)


def played(panel: StandingsPanel) -> list[str]:
    """Let it come to its end; what was heard."""
    heard: list[str] = []
    for _ in range(1000):
        if not panel.update(0.05, heard.append):
            return heard
    raise AssertionError("the standings never come to rest")


def test_rows_go_from_their_old_places_to_the_new_ones() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    ends = {
        track.subject: (track.effect.start[1], track.effect.end[1])
        for track in motion(series, NAMES).tracks
        if isinstance(track.effect, Fly)
    }
    assert ends == {("row", "ada"): (0, 1), ("row", "béa"): (1, 2), ("row", "cem"): (2, 0)}


def test_the_fewest_points_are_told_first() -> None:
    tracks = motion(a_series((30, 10, 20)), NAMES).tracks
    cells = [track.subject for track in tracks if isinstance(track.effect, Pop)]
    assert cells[:3] == [("cell", "béa"), ("cell", "cem"), ("cell", "ada")]


def test_before_the_first_game_nothing_moves() -> None:
    panel = a_panel(Series(3))
    assert not panel.moving
    picture(panel)


def test_points_are_heard_and_then_all_stands_still() -> None:
    panel = a_panel(a_series((30, 20, 0)))
    assert panel.moving
    assert played(panel) == ["points", "points"]  # none for no points
    assert not panel.moving
    assert panel.update(1.0, lambda _: pytest.fail("nothing is heard any more")) is False


def test_skipped_waited_for_or_never_moved_the_picture_is_the_same() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    waited, skipped = a_panel(series), a_panel(series)
    assert picture(waited) != picture(a_panel(series, AnimationSpeed.OFF))
    played(waited)
    skipped.skip()
    assert picture(waited) == picture(skipped) == picture(a_panel(series, AnimationSpeed.OFF))


def test_with_reduced_motion_no_row_is_ever_between_two_places() -> None:
    series = a_series((30, 20, 10), (0, 5, 90))
    panel = a_panel(series, reduced_motion=True)
    seen = {picture(panel)}
    while panel.update(0.05, lambda _: None):
        places = {
            look.place[1]
            for subject, look in panel._playback.looks().items()
            if isinstance(subject, tuple) and subject[0] == "row"
        }
        assert places <= {0.0, 1.0, 2.0}
        seen.add(picture(panel))
    assert len(seen) > 1


def test_who_has_left_and_who_has_come_have_a_row() -> None:
    series = Series(3, (GameResult(NAMES, (3, 2, 1), 0), GameResult(("Ada", "Zoë"), (1, 9), 1)))
    panel = a_panel(series, AnimationSpeed.OFF, ("Ada", "Zoë", "New"))
    assert len(panel._lines) == 5
    picture(panel)


def test_what_a_peer_tells_wrong_is_drawn_all_the_same() -> None:
    nonsense = Series(-3, (GameResult((), (), 7), GameResult(("A",), (10**12,), -1)))
    panel = a_panel(nonsense, names=("A", "B"))
    picture(panel)
    panel.skip()
    picture(panel)
    picture(a_panel(Series(2**40, ()), names=()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_above_the_columns_are_those_of_the_language(language: str) -> None:
    panel = a_panel(a_series((1, 2, 3)), AnimationSpeed.OFF)
    texts = Texts(language, strict=True)
    panel.lay(BOX, 0.8, texts)
    assert panel._heads[2] == texts.say("series-won")
    assert len(panel._heads) == 7
