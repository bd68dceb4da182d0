"""The results of a game on the LAN: its footer has the lobby's news, and the lobby comes next."""

from collections.abc import Callable, Sequence

from game.series import Series
from game.session import Session
from game.ui.core.context import Context
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable
from game.ui.lan.refusal_text import leave_label
from game.ui.lan.table.notices import connection_problem
from game.ui.results.game_history import story_of
from game.ui.results.model import ResultsAction, game_footer, next_game_label
from game.ui.results.scene import ResultsScene, results_pages

STANDINGS_AFTER = 12.0  # seconds that spectators see the scores before the standings


def lan_results(
    context: Context,
    lan_table: LanTable,
    session: Session,
    on_leave: Callable[[], None],
    review: Sequence[ResultsAction],
    on_lobby: Callable[[], None],
) -> ResultsScene:
    """The results of a game, with the standings of its series."""
    story = story_of(session)
    series = lan_table.lobby.series if lan_table.lobby else Series()
    spectating = not session.seats  # perhaps on a large screen that nobody operates
    next_label = "lan-button-next" if series.single else next_game_label(series)

    def footer(texts: Texts, page: str) -> str:
        return _lobby_news(lan_table, texts) or game_footer(story, series, texts, page)

    return ResultsScene(
        context,
        story,
        results_pages(context, story, series),
        (
            ResultsAction("title", leave_label(lan_table), on_leave),
            *review,
            ResultsAction("again", "lan-button-lobby" if lan_table.owner else next_label, on_lobby),
        ),
        footer,
        opens_standings_after=STANDINGS_AFTER if spectating and not series.single else None,
    )


def _lobby_news(lan_table: LanTable, texts: Texts) -> str:
    """That the host is gone, or who is ready for the next game; empty without news."""
    if problem := connection_problem(lan_table, texts):
        return problem
    seats = lan_table.lobby.seats if lan_table.lobby else ()
    others = [seat for seat in seats if seat.peer not in (None, lan_table.peer)]
    ready = [seat.name for seat in others if seat.ready and seat.here]
    return texts.say("lan-results-ready", names=texts.listed(ready)) if ready else ""
