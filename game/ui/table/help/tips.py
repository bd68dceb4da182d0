"""What the tip card says: a tip for each new situation, or a reminder for each round."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.board import Board, Hex
from game.rules.companies import Company
from game.rules.draft import Draft
from game.rules.legality import buildable
from game.rules.prospects import depots_left, one_build_from_the_end
from game.rules.table import Table
from game.ui.core.context import Context
from game.ui.i18n.plain_messages import Argument
from game.ui.i18n.text import Texts
from game.ui.table.consequence import lets_the_next_end
from game.ui.table.geometry import Geometry
from game.ui.table.model import SidePanel, TableModel
from game.ui.table.plan import Plan

_NEAR_LIMIT = 2  # locomotives
_FEW_DEPOTS = 3
_FIRST_TURNS = 2  # of the player, in which less urgent tips wait
_RINGED = ("cut-off",)  # a hex that looks like any other
_ADVICE, _MAP = "advice", "map"  # the hint button, and how to move the map
_EACH_ROUND = ("turn", "build", "value", "secret", "cities", "barrier", _MAP)


class Occasion(NamedTuple):
    """A reason for a tip: its name, and the hexes, the city and the companies that it mentions."""

    name: str
    about: tuple[Hex, ...] = ()
    city: str = ""
    companies: tuple[Company, ...] = ()


class Tip(NamedTuple):
    """A text, the hexes that it mentions, and those of them that are easily overlooked."""

    text: str
    about: tuple[Hex, ...] = ()
    ringed: tuple[Hex, ...] = ()


class Tips:
    """Chooses tips: each only once in all games, or with `once=False` a reminder for each plan."""

    def __init__(self, context: Context, model: TableModel, *, once: bool) -> None:
        self._context, self._model, self.once = context, model, once
        self.shown: Occasion | None = None
        self._dismissed: Occasion | None = None  # a reminder that stays away until there is another
        self._plan: Plan | None = None  # the one that `shown` was chosen for
        self._unprompted_turn = -1  # when a tip was shown before the player did anything
        self._tip: tuple[object, Tip] | None = None  # and what it was made from

    def tip(self, geometry: Geometry) -> Tip | None:
        """The tip to show now."""
        model, plan = self._model, self._model.plan
        if model.panel is SidePanel.HINT:
            self._remember(_ADVICE)
        if not geometry.camera.fits:
            self._remember(_MAP)
        if model.panel is SidePanel.NOTES:
            return None  # they may lie in the same corner
        covered = model.busy or model.panel is SidePanel.HINT or model.status.notice
        if covered or not model.settings.hints or not plan.my_turn:
            self.shown = self._plan = None
        elif plan is not self._plan:
            self._plan = plan
            self.shown = self._new_tip(plan) if self.once else self._new_reminder(plan)
        if self.shown is None:
            return None
        key = self.shown, plan, self._context.texts
        if self._tip is None or self._tip[0] != key:
            text = occasion_text(self.shown, self._context.texts, once=self.once)
            ringed = self.shown.about if self.shown.name in _RINGED else ()
            self._tip = key, Tip(text, (*self.shown.about, *plan.hexes), ringed)
        return self._tip[1]

    def dismiss(self) -> None:
        """The player has closed the tip."""
        self.shown, self._dismissed = None, self.shown

    def _new_reminder(self, plan: Plan) -> Occasion | None:
        found = reminder(plan)
        if found == self._dismissed:
            return None
        self._dismissed = None
        return found

    def _new_tip(self, plan: Plan) -> Occasion | None:
        """The first tip that is new; otherwise the present one while it is useful."""
        for name in practised(plan):
            self._remember(name)
        turn, told = plan.view.table.actions, self._model.settings.told
        now = list(occasions(plan))
        new = next((one for one in now if one.name not in told), None)
        if new and not (plan.empty and self._unprompted_turn == turn):
            self._unprompted_turn = turn if plan.empty else self._unprompted_turn
            self._remember(new.name)
            return new
        name = self.shown.name if self.shown else ""
        return next((one for one in now if one.name == name), None)

    def _remember(self, name: str) -> None:
        """Never show a tip again."""
        settings = self._context.settings
        if self.once and name not in settings.told:
            self._context.change_settings(replace(settings, told=(*settings.told, name)))


def occasion_text(occasion: Occasion, texts: Texts, *, once: bool) -> str:
    """The text of a tip or of a reminder."""
    details: dict[str, Argument] = {}
    if occasion.city:
        details["city"] = occasion.city
    if occasion.companies:
        details["companies"] = occasion.companies
    return texts.say(f"tips-{occasion.name}" if once else f"hint-{occasion.name}", **details)


def reminder(plan: Plan) -> Occasion:
    """What fits the player's plan; without a plan, another reminder each round."""
    table = plan.view.table
    if plan.planned is not None:
        return Occasion("line" if plan.hexes else "hexes")
    if plan.give is not None:
        return Occasion("over" if plan.penalty() else "trade")
    if not buildable(table):
        return Occasion("stalemate")
    if able := one_build_from_the_end(table):
        return Occasion("marseille", city=table.board.goal, companies=able)
    if depots_left(table) <= _FEW_DEPOTS:
        return Occasion("depots")
    return Occasion(_EACH_ROUND[table.actions // table.seats % len(_EACH_ROUND)])


def occasions(plan: Plan) -> Iterator[Occasion]:
    """The reasons for a tip at this moment, the most urgent first."""
    if not plan.my_turn:
        return
    if plan.planned is not None:
        yield from _building(plan, plan.planned)
    elif plan.give is not None:
        if plan.penalty():
            yield Occasion("over")
        yield Occasion("take" if plan.count < 2 else "two")
    else:
        yield from _deciding(plan.view.table, sum(plan.view.portfolio or ()))


def practised(plan: Plan) -> Iterator[str]:
    """The names of the tips that a player with this plan no longer needs."""
    if plan.give is not None:
        yield "trade"
    if any(plan.view.table.board[place].value for place in plan.hexes):
        yield "city"


def _building(plan: Plan, draft: Draft) -> Iterator[Occasion]:
    board, available = draft.table.board, draft.open_hexes()
    if draft.hexes:
        if board[draft.hexes[-1]].end:
            yield Occasion("ends", draft.hexes[-1:], board.goal)
        elif lets_the_next_end(plan):
            yield Occasion("near", (*draft.hexes, *_goals(board)), board.goal)
        yield Occasion("confirm", draft.hexes)
    else:
        yield Occasion("open", tuple(available))
    if cities := tuple(place for place in available if board[place].value):
        yield Occasion("city", cities)
    if guarded := _guarded(draft):
        yield Occasion("cut-off", guarded)


def _deciding(table: Table, held: int) -> Iterator[Occasion]:
    turns = table.actions // table.seats
    if not buildable(table):
        yield Occasion("stalemate")
    elif turns == 0:
        yield Occasion("turn")
    if one_build_from_the_end(table):
        yield Occasion("end", _goals(table.board), table.board.goal)
    if depots_left(table) <= _FEW_DEPOTS:
        yield Occasion("depots")
    if held >= table.limit - _NEAR_LIMIT:
        yield Occasion("limit")
    if turns:
        yield Occasion("value")
    if turns >= _FIRST_TURNS:
        yield Occasion("trade")
        if table.trades:
            yield Occasion("secret")
        yield Occasion(_ADVICE)
        yield Occasion(_MAP)


def _goals(board: Board) -> tuple[Hex, ...]:
    return tuple(city.hex for city in board.cities if city.end)


def _guarded(draft: Draft) -> tuple[Hex, ...]:
    """The hexes next to the line through which another company's last way to a city leads (R19)."""
    bits = draft.shore & draft.free & draft.narrow
    bits &= draft.watch.lifelines_of_others(draft.company.order)
    return tuple(draft.table.board.grid.hexes(bits))
