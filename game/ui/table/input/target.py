"""What the player points at: what is shown for it on the map, and what is said of it."""

from collections.abc import Sequence
from typing import NamedTuple

from game.board import Hex, Kind
from game.rules.companies import Company
from game.rules.reasons import Reason, Rule
from game.ui.i18n.text import Texts
from game.ui.map.overlay import Overlay
from game.ui.media.cursors import Pointer
from game.ui.table.help.captions import card_words, player_words, rack_words, status_words
from game.ui.table.log import Entry
from game.ui.table.plan import Plan


class Pointing(NamedTuple):
    """What the pointer, the keyboard and the log point at."""

    place: tuple[int, int] = (-1, -1)
    hex: Hex | None = None
    company: Company | None = None
    rack: Company | None = None
    player: int | None = None
    focus: Hex | None = None  # where the keyboard stands
    entry: int | None = None  # of the log
    peek: bool = False  # the own rack is being held open
    line: int | None = None  # the entry of the log under the pointer
    keyed: bool = False  # it is the keyboard that points
    status: bool = False  # at how far the game has come
    hushed: Hex | None = None  # a company was chosen by touching it: it is not asked why not there

    @property
    def asked(self) -> Hex | None:
        """The hex of which it is of use to say something."""
        return None if self.hex == self.hushed else self.hex


def hovered_or_focused(
    pointing: Pointing, company: Company | None
) -> tuple[Company | None, Company | None]:
    """What of the companies lies under the pointer, and what the keyboard stands on."""
    return (None, company) if pointing.keyed else (company, None)


def overlay_of(plan: Plan, pointing: Pointing, entry: Entry | None) -> Overlay:
    """Open hexes, the ghost train, why not, a past move."""
    place, planned = pointing.asked, plan.planned
    reason = None if place is None else plan.why_not(place)
    hemmed: list[Hex] = []
    lost = reason.others[0] if reason and reason.rule is Rule.CUT_OFF else None
    if planned and place and lost:
        hemmed = [*plan.view.table.network(lost), *planned.hemmed_in(place, lost)]
    board = plan.view.table.board
    opened = {h: board[h].value for h in planned.open_hexes()} if planned else {}
    return Overlay(
        company=planned.company if planned else None,
        open=opened,
        chosen=planned.hexes if planned else (),
        hover=place if place in opened else None,
        refused=place if reason else None,
        hemmed=hemmed,
        hemmed_company=lost,
        focus=pointing.focus,
        past=entry.hexes if entry else (),
        past_company=entry.company if entry else None,
    )


def words_of(
    plan: Plan,
    pointing: Pointing,
    names: Sequence[str],
    texts: Texts,
    *,
    open_book: bool,
    first: int | None = None,
) -> str:
    """What is said of the thing under the pointer; `first` is the seat that began."""
    table, seat = plan.view.table, pointing.player
    if seat is not None:
        began = seat == first
        return player_words(table, seat, names, texts, open_book=open_book, began=began)
    if pointing.keyed and not plan.mine:
        return ""  # the keyboard stands somewhere until it is used again
    if pointing.company is not None:
        return card_words(plan, pointing.company, texts)
    if pointing.rack is not None:
        return rack_words(plan.view, pointing.rack, texts)
    if pointing.status:
        return status_words(table, texts)
    place = pointing.asked
    if place is None:
        return ""
    if reason := plan.why_not(place):
        return reason_words(reason, names, texts)
    return _hex_words(plan, place, texts)


def reason_words(reason: Reason, names: Sequence[str], texts: Texts) -> str:
    """Why not, and below it how to read on in the rulebook."""
    more = texts.say("book-why", number=reason.rule.number)
    return f"{texts.reason(reason, names)}\n{more}"


def _hex_words(plan: Plan, place: Hex, texts: Texts) -> str:
    table = plan.view.table
    space, standing = table.board[place], table.standing(place)
    match space.kind:
        case Kind.CITY:
            key = "table-hex-city-end" if space.end else "table-hex-city"
            words = texts.say(key, city=space.name, points=space.value)
        case Kind.START:
            words = texts.say("table-hex-station", station=space.name)
        case Kind.EIFFEL:
            words = texts.say("table-hex-paris")
        case _:  # of open country there is nothing to say
            words = ""
    here = texts.say("table-hex-standing", companies=standing) if standing else ""
    return "\n".join(filter(None, (words, here)))


def pointer_for(plan: Plan, pointing: Pointing) -> Pointer | None:
    """How the mouse looks over what can be touched now; None over nothing of that kind."""
    place, planned = pointing.hex, plan.planned
    if not plan.mine:
        return None
    if pointing.company or pointing.rack:
        return "hand"
    if place is None:
        return None
    if planned is not None and plan.why_not(place) is not None and planned.hexes:
        return "forbidden"
    touched = planned is not None and plan.why_not(place) is None
    return "hand" if touched or plan.view.table.standing(place) else None
