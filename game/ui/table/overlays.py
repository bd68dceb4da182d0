"""What the map shows of a plan, and of what the player points at."""

from game.board import Hex
from game.rules.reasons import Rule
from game.ui.map.overlay import Overlay
from game.ui.table.history import LogEntry
from game.ui.table.plan import Plan
from game.ui.table.target import Pointing


def overlay_of(plan: Plan, pointing: Pointing, entry: LogEntry | None = None) -> Overlay:
    """Open hexes, the ghost train, a refused hex, a past move."""
    planned, place = plan.planned, pointing.explained_hex
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
        cut_off=hemmed,
        cut_off_company=lost,
        focus=pointing.focus,
        past=entry.hexes if entry else (),
        past_company=entry.company if entry else None,
    )
