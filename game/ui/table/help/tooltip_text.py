"""The texts of the table's tooltips, one fact per line."""

from collections.abc import Sequence
from typing import assert_never

from game.board import Hex, HexKind
from game.bots.people import person_named
from game.rules.companies import PENALTY, Company, tally
from game.rules.notebook import notebook
from game.rules.reasons import Reason, Rule
from game.rules.table import Table
from game.rules.views import View
from game.ui.i18n.event_text import explain_mark
from game.ui.i18n.text import Texts
from game.ui.table.model import TableModel
from game.ui.table.plan import Plan
from game.ui.table.target import OnCard, OnHex, OnLogEntry, OnPlayer, OnRack, OnStatus

_LEVELS = ("easy", "medium", "hard")  # named in every language


def target_text(model: TableModel, texts: Texts, *, by_pad: bool = False) -> str:
    """The tooltip of what the player points at; `by_pad` if a gamepad is used."""
    plan, pointing, target = model.shown_plan, model.pointing, model.pointing.target
    # The keyboard's target stays set when the player has moved.
    late = pointing.by_keyboard and (model.moving or model.sending or not plan.my_turn)
    if target is None or target == pointing.muted or late:
        return ""
    match target:
        case OnPlayer(seat):
            return _seat_text(model, seat, texts)
        case OnCard(company):
            return card_text(plan, company, texts)
        case OnRack(company):
            return "" if model.covered else rack_text(model.plan.view, company, texts)
        case OnStatus():
            return stalemate_text(model, texts) or status_text(plan.view.table, texts)
        case OnLogEntry(number):
            entry = model.history.entry(number)
            return explain_mark(texts, entry.mark) if entry and entry.mark else ""
        case OnHex(place):
            reason = plan.why_not(place)
            if reason:
                if reason.rule is Rule.NOT_ADJACENT:  # so are hexes that a route reaches
                    return _out_of_reach(plan, reason, texts, by_pad=by_pad)
                return reason_text(reason, model.names, texts, by_pad=by_pad)
            about = _hex_text(plan.view.table, place, texts), _route_text(plan, place, texts)
            return "\n".join(filter(None, about))
        case _:
            assert_never(target)


def reason_text(reason: Reason, names: Sequence[str], texts: Texts, *, by_pad: bool = False) -> str:
    """Why something is forbidden, and where the rulebook explains it."""
    return f"{texts.reason(reason, names)}\n{_in_the_book(reason, texts, by_pad=by_pad)}"


def _in_the_book(reason: Reason, texts: Texts, *, by_pad: bool) -> str:
    return texts.say("book-why-pad" if by_pad else "book-why", number=reason.rule.number)


def _out_of_reach(plan: Plan, reason: Reason, texts: Texts, *, by_pad: bool) -> str:
    """That what is left of the build does not lead to a hex, and where the rulebook explains it."""
    left = plan.planned.room if plan.planned else 0
    far = texts.say("table-out-of-reach", place=reason.place or "here", count=left)
    return f"{far}\n{_in_the_book(reason, texts, by_pad=by_pad)}"


def _seat_text(model: TableModel, seat: int, texts: Texts) -> str:
    table, status, began = model.shown_plan.view.table, model.status, seat == model.first
    name = model.names[seat]
    text = player_text(table, seat, name, texts, open_book=model.notebook, began=began)
    about = status.seats[seat].about if seat < len(status.seats) else ""
    kind = model.session.players[seat].kind
    stands_in = kind not in _LEVELS and seat in model.playing_bots
    who = texts.say("table-stand-in") if stands_in else kind_text(kind, texts)
    more = about or who
    style = style_text(name, texts) if kind in _LEVELS else ""
    notes = texts.say("table-notes-open") if model.notebook else ""
    return "\n".join(filter(None, (text, more, style, notes)))


def _hex_text(table: Table, place: Hex, texts: Texts) -> str:
    space, standing = table.board[place], table.standing(place)
    match space.kind:
        case HexKind.CITY:
            key = "table-hex-city-end" if space.end else "table-hex-city"
            text = texts.say(key, city=space.name, points=space.value)
        case HexKind.START:
            text = texts.say("table-hex-station", station=space.name)
        case HexKind.EIFFEL:
            text = texts.say("table-hex-paris")
        case _:  # countryside
            text = ""
    here = texts.say("table-hex-standing", companies=standing) if standing else ""
    return "\n".join(filter(None, (text, here)))


def _route_text(plan: Plan, place: Hex, texts: Texts) -> str:
    """How many locomotives a click would place, and what they bring; empty for a single one."""
    route, board = plan.route(place), plan.view.table.board
    if len(route) < 2:
        return ""
    points = sum(board[one].value for one in route)
    return texts.say("table-route", count=len(route), points=points)


def player_text(
    table: Table, seat: int, name: str, texts: Texts, *, open_book: bool, began: bool = False
) -> str:
    """How many a player holds, the limit (R26), and what the notebook knows from trades (R29)."""
    held = table.held[seat]
    over = held - table.limit
    lines = [
        texts.say("table-holds-about", name=name, count=held),
        texts.say("table-over-limit", over=over, cost=over * PENALTY)
        if over > 0
        else texts.say("table-to-limit", room=-over),
    ]
    if began:
        lines.append(texts.say("table-began"))
    if open_book:
        known = [
            texts.say("log-held-of", count=count, company=company)
            for company, count in tally(notebook(table)[seat].surely).items()
            if count
        ]
        if known:
            lines.append(texts.say("table-notebook-known", companies=texts.listed(known)))
        else:
            lines.append(texts.say("table-notebook-nothing"))
    return "\n".join(lines)


def kind_text(kind: str, texts: Texts) -> str:
    """The level of a seat's bot; empty for a person or an unknown kind of bot."""
    return texts.say(f"new-kind-{kind}") if kind in _LEVELS else ""


def style_text(name: str, texts: Texts) -> str:
    """What the person of a bot's name likes to do; empty for other names."""
    person = person_named(name)
    return texts.say(f"bot-style-{person.style}-about") if person else ""


def card_text(plan: Plan, company: Company, texts: Texts) -> str:
    """A company's value and depot; empty if the plan, and so the prompt, is about it."""
    if company in (plan.building, plan.give, plan.take):
        return ""
    table = plan.view.table
    worth = texts.say("table-card-worth", company=company, points=table.value(company))
    depot = texts.say("table-card-depot", count=table.depot(company))
    return "\n".join((worth, depot, texts.say("table-card-hold")))


def rack_text(view: View, company: Company, texts: Texts) -> str:
    """How many of a company the viewer holds, and their value."""
    held, value = (view.portfolio or (0,) * len(Company))[company.order], view.table.value(company)
    return texts.say(
        "table-rack-about", count=held, company=company, value=value, points=held * value
    )


def stalemate_text(model: TableModel, texts: Texts) -> str:
    """What it means that no company can build (R30); empty while one can."""
    if not model.stuck:
        return ""
    about = texts.say("table-stuck-about")
    offered, lately = model.end_talk, texts.say("table-stuck-lately")
    refused = model.plan.my_turn and model.plan.empty and offered is None and not model.moving
    return f"{about}\n{lately}" if refused else about


def status_text(table: Table, texts: Texts) -> str:
    """How the game can end."""
    reached = texts.say("table-nearest-about", city=table.board.goal)
    return f"{reached}\n{texts.say('table-depots-left-about')}"
