"""What the results decide: which page is open, which buttons there are, what the footer says.

No drawing and no input: a test drives it without a window.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.series import Series
from game.ui.i18n.text import Texts
from game.ui.results.game_history import GameHistory, next_starter

SCORES, CHARTS, STANDINGS = "scores", "charts", "standings"

Footer = Callable[[Texts, str], str]  # the line below the buttons while a page is open


class ResultsAction(NamedTuple):
    """A button: its name, the key of its label, and what it does."""

    name: str
    label: str
    callback: Callable[[], None]


class ResultsModel:
    """The state of the results. The last action is the way on, the first the way out.

    `final` says that the standings tell who has won the series: until they were open, the way on
    leads there. `opens_standings_after` seconds without a touch they open by themselves.
    """

    def __init__(
        self,
        actions: Sequence[ResultsAction],
        footer: Footer,
        opens_at: str = SCORES,
        *,
        final: bool = False,
        opens_standings_after: float | None = None,
    ) -> None:
        self._actions, self._footer = tuple(actions), footer
        self._page = opens_at
        self._final = final and opens_at != STANDINGS
        self._left = opens_standings_after

    @property
    def page(self) -> str:
        """The page that is open."""
        return self._page

    @property
    def actions(self) -> tuple[ResultsAction, ...]:
        """The buttons, from the way out to the way on."""
        if not self._final:
            return self._actions
        *others, last = self._actions
        return (*others, ResultsAction(last.name, "series-final", partial(self.open, STANDINGS)))

    def footer(self, texts: Texts) -> str:
        """The line below the buttons."""
        return self._footer(texts, self._page)

    def open(self, page: str) -> None:
        """Open a page."""
        self._page = page
        self._final = self._final and page != STANDINGS

    def press(self, name: str) -> None:
        """Do what a button says."""
        next(action for action in self.actions if action.name == name).callback()

    def touched(self) -> None:
        """A player is there: the standings do not open by themselves any more."""
        self._left = None

    def wait(self, dt: float) -> None:
        """Let time pass; the standings may open."""
        if self._left is None:
            return
        self._left -= dt
        if self._left <= 0:
            self._left = None
            self.open(STANDINGS)


def review_actions(
    on_map: Callable[[], None], on_replay: Callable[[], None]
) -> tuple[ResultsAction, ResultsAction]:
    """The buttons that show the final map and the replay."""
    return (
        ResultsAction("map", "results-map", on_map),
        ResultsAction("replay", "results-replay", on_replay),
    )


def charts_footer(texts: Texts, page: str) -> str:
    """How to read the charts; nothing on the other pages."""
    return texts.say("results-charts-about") if page == CHARTS else ""


def game_footer(story: GameHistory, series: Series, texts: Texts, page: str) -> str:
    """Which game comes next and who begins it, or that the series is over."""
    if charts := charts_footer(texts, page):
        return charts
    games = len(series.games)
    name = texts.player(next_starter(story.history), story.names)
    if series.single:
        return texts.say("results-play-again-about", name=name)
    if series.over:
        return texts.say("series-over", games=games)
    return texts.say("series-next-about", game=games + 1, name=name)


def next_game_label(series: Series) -> str:
    """The key of the label of the way on."""
    if series.single:
        return "results-play-again"
    return "series-again" if series.over else "series-next"
