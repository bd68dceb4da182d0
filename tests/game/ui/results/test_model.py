"""The state of the results, without a window: page, buttons, footer."""

import pytest

from game.series import GameResult, Series
from game.ui.i18n.text import Texts
from game.ui.results.game_history import result_of, story_of
from game.ui.results.model import (
    CHARTS,
    SCORES,
    STANDINGS,
    ResultsAction,
    ResultsModel,
    charts_footer,
    game_footer,
    next_game_label,
    review_actions,
)
from tests.game.ui.finished import a_finished_session

TEXTS = Texts("en", strict=True)
STORY = story_of(a_finished_session())
STARTER = STORY.names[(STORY.history[0].table.turn + 1) % 3]
LAST = result_of(STORY)


class Evening:
    """A model, and the actions its buttons called."""

    def __init__(
        self, opens_at: str = SCORES, *, final: bool = False, after: float | None = None
    ) -> None:
        self.done: list[str] = []
        actions = [
            ResultsAction("title", "results-title-screen", lambda: self.done.append("title")),
            *review_actions(lambda: self.done.append("map"), lambda: self.done.append("replay")),
            ResultsAction("again", "series-again", lambda: self.done.append("again")),
        ]
        self.model = ResultsModel(
            actions, charts_footer, opens_at, final=final, opens_standings_after=after
        )

    @property
    def labels(self) -> list[str]:
        return [action.label for action in self.model.actions]


def a_series(length: int | None, played: int) -> Series:
    return Series(length, (GameResult(LAST.names, (1, 2, 3), 0),) * (played - 1) + (LAST,))


def test_every_button_does_what_it_was_given() -> None:
    evening = Evening()
    for name in ("title", "map", "replay", "again"):
        evening.model.press(name)
    assert evening.done == ["title", "map", "replay", "again"]


def test_after_the_last_game_the_last_button_opens_the_standings_first() -> None:
    evening = Evening(final=True)
    assert evening.labels[-1] == "series-final"
    evening.model.press("again")
    assert evening.model.page == STANDINGS
    assert evening.done == []
    assert evening.labels[-1] == "series-again"
    evening.model.press("again")
    assert evening.done == ["again"]


def test_opening_another_page_does_not_show_who_won_the_series() -> None:
    evening = Evening(final=True)
    evening.model.open(CHARTS)
    assert evening.labels[-1] == "series-final"
    evening.model.open(STANDINGS)
    evening.model.open(SCORES)
    assert evening.labels[-1] == "series-again"


def test_results_that_open_at_the_standings_do_not_announce_them() -> None:
    evening = Evening(STANDINGS, final=True)
    assert evening.model.page == STANDINGS
    assert evening.labels[-1] == "series-again"


def test_untouched_results_open_the_standings_once() -> None:
    model = Evening(after=5.0).model
    model.update(4.0)
    assert model.page == SCORES
    model.update(1.5)
    assert model.page == STANDINGS
    model.open(SCORES)
    model.update(60.0)
    assert model.page == SCORES


def test_after_input_the_standings_do_not_open_automatically() -> None:
    model = Evening(after=5.0).model
    model.stay()
    model.update(60.0)
    assert model.page == SCORES


@pytest.mark.parametrize("page", [SCORES, STANDINGS])
@pytest.mark.parametrize(
    ("series", "said", "label"),
    [
        (a_series(1, 1), f"Next game: {STARTER} goes first.", "results-play-again"),
        (a_series(3, 2), f"Game 3: {STARTER} goes first.", "series-next"),
        (a_series(None, 4), f"Game 5: {STARTER} goes first.", "series-next"),
        (a_series(2, 2), "The series of 2 games is over.", "series-again"),
    ],
)
def test_r10_footer_and_way_on_say_what_comes_next(
    page: str, series: Series, said: str, label: str
) -> None:
    assert game_footer(STORY, series, TEXTS, page) == said
    assert next_game_label(series) == label


def test_the_footer_explains_the_charts_and_is_empty_otherwise_for_a_watched_game() -> None:
    about = "Hover over a chart to see the numbers for each turn."
    assert game_footer(STORY, a_series(3, 2), TEXTS, CHARTS) == about
    assert charts_footer(TEXTS, CHARTS) == about
    assert charts_footer(TEXTS, SCORES) == ""
