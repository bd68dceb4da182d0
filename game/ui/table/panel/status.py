"""How near the end of the game is, in words: as the table stands, and as a plan would leave it."""

from game.rules.companies import COMPANIES
from game.rules.prospects import depots_left, nearest_to_the_end, one_build_from_the_end
from game.rules.table import Ending, Table
from game.series import Series
from game.ui.i18n.series_text import now_playing
from game.ui.i18n.text import Texts
from game.ui.table.panel.prompt import Status
from game.ui.table.plan import Plan


def status_of(plan: Plan, texts: Texts, series: Series | None = None) -> Status:
    """Which game of a series is played, how many depots are left, and how far it is to the end;
    counting along with the plan."""
    table, after = plan.view.table, plan.preview().table
    depots, city = texts.say("table-depots-left", depots=depots_left(after)), table.board.goal
    progress = " · ".join(filter(None, (now_playing(texts, series), depots)))
    if table.ending is Ending.MARSEILLE:
        return Status(progress, texts.say("results-ended-marseille", city=city))
    if table.ending is Ending.DEPOTS:
        return Status(progress, texts.say("table-game-over"))
    if plan.planned and _reaches_the_end(plan):
        reached = texts.say("table-reaches", company=plan.planned.company, city=city)
        return Status(progress, reached, urgent=True)
    return _nearest(after, progress, texts)


def would_end(plan: Plan, texts: Texts) -> str:
    """That the plan would end the game or let the next player do so: nobody should do that
    without knowing."""
    board, after = plan.view.table.board, plan.preview().table
    if plan.action() is None:
        return ""
    if _reaches_the_end(plan):
        return texts.say("table-build-ends", city=board.goal)
    if depots_left(after) <= 1:
        return texts.say("table-depot-ends")
    return texts.say("table-next-ends") if lets_the_next_end(plan) else ""


def lets_the_next_end(plan: Plan) -> bool:
    """Whether after the plan one build of the company it is about can end the game."""
    able = one_build_from_the_end(plan.preview().table)
    if plan.planned:
        return bool(plan.planned.hexes) and plan.planned.company in able
    # What is given may be the one locomotive that a depot lacked.
    return plan.give in able and plan.give not in one_build_from_the_end(plan.view.table)


def _nearest(after: Table, progress: str, texts: Texts) -> Status:
    """Who comes to the end first; who has nothing to build with is not asked."""
    city = after.board.goal
    if able := one_build_from_the_end(after):
        words = texts.say("table-nearest-next", city=city, companies=able)
        return Status(progress, words, urgent=True)
    nearest = nearest_to_the_end(after, [one for one in COMPANIES if after.depot(one)])
    if nearest is None:  # an empty depot may be filled again by a trade
        hopeless = nearest_to_the_end(after) is None
        key = "table-nearest-none" if hopeless else "table-nearest-empty"
        return Status(progress, texts.say(key, city=city))
    companies, steps = nearest
    words = texts.say("table-nearest", city=city, companies=companies, hexes=steps)
    return Status(progress, words)


def _reaches_the_end(plan: Plan) -> bool:
    planned = plan.planned
    return bool(planned and planned.hexes and planned.table.board[planned.hexes[-1]].end)
