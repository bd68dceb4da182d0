"""What is said of the things on the table when somebody points at them, one fact a line."""

from collections.abc import Sequence

from game.rules.companies import PENALTY, Company, tally
from game.rules.notebook import notebook
from game.rules.table import Table
from game.rules.views import View
from game.ui.i18n.text import Texts
from game.ui.table.plan import Plan

_LEVELS = ("easy", "medium", "hard")  # that have a name in every language


def player_words(
    table: Table,
    seat: int,
    names: Sequence[str],
    texts: Texts,
    *,
    open_book: bool,
    began: bool = False,
) -> str:
    """How many a player holds, and with the notebook what the trades have told (R29)."""
    held = table.held[seat]
    lines = [
        texts.say("table-holds-about", name=names[seat], count=held),
        _room(table, held, texts),
    ]
    if began:
        lines.append(texts.say("table-began"))
    if open_book:
        lines.append(_known(table, seat, texts))
    return "\n".join(lines)


def kind_words(kind: str, texts: Texts) -> str:
    """Which bot plays a seat; nothing of a person, or of a bot that is not known here."""
    return texts.say(f"new-kind-{kind}") if kind in _LEVELS else ""


def card_words(plan: Plan, company: Company, texts: Texts) -> str:
    """What a company is worth and what its depot holds; of one that a plan is about the prompt
    tells more."""
    planned = plan.planned.company if plan.planned else None
    if company in (planned, plan.give, plan.take):
        return ""
    table = plan.view.table
    worth = texts.say("table-card-worth", company=company, points=table.value(company))
    return f"{worth}\n{texts.say('table-card-depot', count=table.depot(company))}"


def rack_words(view: View, company: Company, texts: Texts) -> str:
    """How many of a company the viewer holds, and what they are worth together."""
    held, value = (view.portfolio or (0,) * len(Company))[company.order], view.table.value(company)
    return texts.say(
        "table-rack-about", count=held, company=company, value=value, points=held * value
    )


def status_words(table: Table, texts: Texts) -> str:
    """How the game can end."""
    reached = texts.say("table-nearest-about", city=table.board.goal)
    return f"{reached}\n{texts.say('table-depots-left-about')}"


def _room(table: Table, held: int, texts: Texts) -> str:
    """How far it is to the limit, or what being over it costs (R26)."""
    over = held - table.limit
    if over > 0:
        return texts.say("table-over-limit", over=over, cost=over * PENALTY)
    return texts.say("table-to-limit", room=-over)


def _known(table: Table, seat: int, texts: Texts) -> str:
    """What the trades have told of a player."""
    known = [
        texts.say("log-held-of", count=count, company=company)
        for company, count in tally(notebook(table)[seat].surely).items()
        if count
    ]
    if not known:
        return texts.say("table-notebook-nothing")
    return texts.say("table-notebook-known", companies=texts.listed(known))
