"""The results of a game on the LAN: the way on leads to the lobby, and the footer has its news."""

from collections.abc import Callable, Sequence

from game.series import Series
from game.session import Session
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable
from game.ui.lan.refusal_text import way_out
from game.ui.lan.table.notices import out_of_reach
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction, game_footer, next_game_label
from game.ui.results.scene import ResultsScene, results_pages

STANDINGS_AFTER = 12.0  # seconds that spectators see the scores before the standings


def lan_results(
    stage: Context,
    visit: LanTable,
    session: Session,
    on_leave: Callable[[], None],
    review: Sequence[ResultsAction],
    on_lobby: Callable[[], None],
) -> ResultsScene:
    """The results of a game on the LAN, with the standings of its series."""
    story = story_of(session)
    series = visit.lobby.series if visit.lobby else Series()
    spectating = not session.seats  # maybe on a large screen that nobody touches

    def footer(texts: Texts, page: str) -> str:
        return lobby_news(visit, texts) or game_footer(story, series, texts, page)

    return ResultsScene(
        stage,
        story,
        results_pages(stage, story, series),
        (
            ResultsAction("title", way_out(visit), on_leave),
            *review,
            ResultsAction("again", _way_on(visit, series), on_lobby),
        ),
        footer,
        opens_standings_after=STANDINGS_AFTER if spectating and not series.single else None,
    )


def lobby_news(visit: LanTable, texts: Texts) -> str:
    """That the host is gone, or who is ready for the next game; empty without news."""
    if gone := out_of_reach(visit, texts):
        return gone
    seats = visit.lobby.seats if visit.lobby else ()
    others = [seat for seat in seats if seat.peer not in (None, visit.peer)]
    ready = [seat.name for seat in others if seat.ready and seat.here]
    return texts.say("lan-results-ready", names=texts.listed(ready)) if ready else ""


def _way_on(visit: LanTable, series: Series) -> str:
    """The key of the way on: guests get ready for the next game, the host begins it there."""
    if visit.owner:
        return "lan-button-lobby"
    return "lan-button-next" if series.single else next_game_label(series)
