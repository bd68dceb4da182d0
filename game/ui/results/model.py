"""The state of the results: the open page, the buttons, the footer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.series import Series
from game.ui.i18n.text import Texts
from game.ui.results.game_history import GameHistory

SCORES, CHARTS, STANDINGS = "scores", "charts", "standings"

Footer = Callable[[Texts, str], str]  # the line below the buttons, by the open page


class ResultsAction(NamedTuple):
    """A button: its name, the key of its label, and what it does."""

    name: str
    label: str
    callback: Callable[[], None]


class ResultsModel:
    """The state of the results; the first action leaves, the last one goes on.

    If the standings are `final`, the last action first opens them. They open automatically after
    `opens_standings_after` seconds without input.
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
        self._actions, self.footer = tuple(actions), footer
        self.page = opens_at
        self._final = final and opens_at != STANDINGS
        self._seconds_left = opens_standings_after

    @property
    def actions(self) -> tuple[ResultsAction, ...]:
        """The buttons, from leaving to going on."""
        if not self._final:
            return self._actions
        *others, last = self._actions
        return (*others, ResultsAction(last.name, "series-final", partial(self.open, STANDINGS)))

    def shows(self, page: str) -> bool:
        """Whether a page is open."""
        return self.page == page

    def open(self, page: str) -> None:
        """Open a page."""
        self.page = page
        self._final = self._final and page != STANDINGS

    def press(self, name: str) -> None:
        """Call the action of a button."""
        next(action for action in self.actions if action.name == name).callback()

    def stay(self) -> None:
        """Never open the standings automatically, since a player is there."""
        self._seconds_left = None

    def update(self, dt: float) -> None:
        """Let time pass, after which the standings may open."""
        if self._seconds_left is None:
            return
        self._seconds_left -= dt
        if self._seconds_left <= 0:
            self.stay()
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
    """How to read the charts; empty on other pages."""
    return texts.say("results-charts-about") if page == CHARTS else ""


def game_footer(story: GameHistory, series: Series, texts: Texts, page: str) -> str:
    """The next game and its start player, or that the series is over."""
    if charts := charts_footer(texts, page):
        return charts
    games = len(series.games)
    first = (story.history[0].table.turn + 1) % len(story.names)  # R10
    name = texts.player(first, story.names)
    if series.single:
        return texts.say("results-play-again-about", name=name)
    if series.over:
        return texts.say("series-over", games=games)
    return texts.say("series-next-about", game=games + 1, name=name)


def next_game_label(series: Series) -> str:
    """The key of the label of the last action."""
    if series.single:
        return "results-play-again"
    return "series-again" if series.over else "series-next"
