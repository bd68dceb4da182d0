"""What is said of the things on the table when somebody points at them, one fact a line."""

from collections.abc import Sequence
from typing import assert_never

from game.board import Hex, HexKind
from game.rules.companies import PENALTY, Company, tally
from game.rules.notebook import notebook
from game.rules.reasons import Reason
from game.rules.table import Table
from game.rules.views import View
from game.ui.i18n.event_text import explained
from game.ui.i18n.text import Texts
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnPlayer, OnRack, OnStatus

_LEVELS = ("easy", "medium", "hard")  # that have a name in every language


def target_words(model: TableModel, texts: Texts) -> str:
    """What is said of the thing that is pointed at."""
    plan, pointing, target = model.plan, model.pointing, model.pointing.target
    # The keyboard stands somewhere until it is used again.
    if target is None or (pointing.by_keyboard and not plan.mine):
        return ""
    match target:
        case OnPlayer(seat):
            return _seat_words(model, seat, texts)
        case OnCard(company):
            return card_words(plan, company, texts)
        case OnRack(company):
            return "" if model.covered else rack_words(plan.view, company, texts)
        case OnStatus():
            return status_words(plan.view.table, texts)
        case OnLogEntry(number):
            entry = model.history.entry(number)
            return explained(texts, entry.mark) if entry and entry.mark else ""
        case OnHex(place):
            if place == pointing.muted_hex:
                return ""
            reason = plan.why_not(place)
            return reason_words(reason, model.names, texts) if reason else _hex(plan, place, texts)
        case _:
            assert_never(target)


def reason_words(reason: Reason, names: Sequence[str], texts: Texts) -> str:
    """Why not, and how to read on in the rulebook."""
    more = texts.say("book-why", number=reason.rule.number)
    return f"{texts.reason(reason, names)}\n{more}"


def _seat_words(model: TableModel, seat: int, texts: Texts) -> str:
    table, status = model.plan.view.table, model.status
    began = seat == model.first
    words = player_words(table, seat, model.names, texts, open_book=model.notebook, began=began)
    about = status.seats[seat].about if seat < len(status.seats) else ""
    more = about or kind_words(model.session.players[seat].kind, texts)
    return f"{words}\n{more}".rstrip()


def _hex(plan: Plan, place: Hex, texts: Texts) -> str:
    table = plan.view.table
    space, standing = table.board[place], table.standing(place)
    match space.kind:
        case HexKind.CITY:
            key = "table-hex-city-end" if space.end else "table-hex-city"
            words = texts.say(key, city=space.name, points=space.value)
        case HexKind.START:
            words = texts.say("table-hex-station", station=space.name)
        case HexKind.EIFFEL:
            words = texts.say("table-hex-paris")
        case _:  # of open country there is nothing to say
            words = ""
    here = texts.say("table-hex-standing", companies=standing) if standing else ""
    return "\n".join(filter(None, (words, here)))


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
