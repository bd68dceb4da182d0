"""What the player is about to do: all of it can be undone until it is submitted. Pure."""

from dataclasses import dataclass, field, replace
from functools import reduce

from game.board import Hex
from game.rules.actions import Action, Build, Trade
from game.rules.companies import LARGEST_TAKE, PENALTY, Company
from game.rules.draft import Draft, draft
from game.rules.legality import why_not_trade
from game.rules.reasons import Reason, Rule
from game.rules.route import Route, shortest_route
from game.rules.views import View


@dataclass(frozen=True, slots=True)
class Plan:
    """Nothing, an unfinished build or an unfinished trade."""

    view: View
    planned: Draft | None = None
    give: Company | None = None
    take: Company | None = None
    count: int = 0
    # Found routes by their last hex: asked several times for each thing that is pointed at.
    _routes: dict[Hex, Route] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def my_turn(self) -> bool:
        """Whether it is the viewer's turn."""
        table = self.view.table
        return table.ending is None and self.view.seat == table.turn

    @property
    def building(self) -> Company | None:
        """The company of the build."""
        return self.planned.company if self.planned else None

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes of the build."""
        return self.planned.hexes if self.planned else ()

    @property
    def choices(self) -> int:
        """How many choices it holds: the company, each hex, what is given, what is taken."""
        built = 0 if self.planned is None else 1 + len(self.planned.hexes)
        return built + (self.give is not None) + (self.take is not None)

    @property
    def empty(self) -> bool:
        """Whether there is nothing to undo."""
        return self.planned is None and self.give is None

    def choose(self, company: Company) -> "Plan":
        """Choose a company: to take in a trade once something is given, otherwise to build with."""
        if not self.my_turn or self.why_not_choose(company):
            return self
        if self.give is not None:
            return self._take(company)
        if self.planned and self.planned.company is company and not self.planned.hexes:
            return Plan(self.view)
        return Plan(self.view, planned=draft(self.view.table, company))

    def why_not_choose(self, company: Company) -> Reason | None:
        """Why a company cannot be chosen; None if it can, or if it is not the viewer's turn."""
        if not self.my_turn or self.view.portfolio is None:
            return None
        if self.give is not None:
            return why_not_trade(self.view.table, self.view.portfolio, Trade(self.give, company, 1))
        return None if self.view.table.depot(company) else Reason(Rule.DEPOT_EMPTY, company)

    def place(self, place: Hex) -> "Plan":
        """Lay the route to a hex; on one already planned, undo from there on."""
        if not self.my_turn or self.planned is None:
            return self
        if place in self.planned.hexes:
            return self.up_to(self.planned.hexes.index(place))
        route = self.route(place)
        return replace(self, planned=reduce(Draft.place, route, self.planned)) if route else self

    def route(self, place: Hex) -> Route:
        """What a click on a hex would lay; empty if nothing reaches it."""
        if self.planned is None or place in self.planned.hexes:
            return ()
        if place not in self._routes:
            self._routes[place] = shortest_route(self.planned, place)
        return self._routes[place]

    def why_not(self, place: Hex) -> Reason | None:
        """Why no route leads to a hex; None if one does, or if nothing is being built."""
        if self.planned is None or place in self.planned.hexes or self.route(place):
            return None
        return self.planned.why_not(place)

    def giving(self, company: Company) -> "Plan":
        """Give a locomotive of the viewer's rack, or undo that."""
        held = self.view.portfolio or ()
        if not self.my_turn or not held or not held[company.order]:
            return self
        return Plan(self.view, give=None if self.give is company else company)

    def up_to(self, number: int) -> "Plan":
        """The plan with only so many of its locomotives; nothing is planned below none."""
        if self.planned is None or number < 0:
            return Plan(self.view)
        start = draft(self.view.table, self.planned.company)
        return replace(self, planned=reduce(Draft.place, self.planned.hexes[:number], start))

    def undone(self) -> "Plan":
        """Undo the last choice."""
        if self.planned:
            return self.up_to(len(self.planned.hexes) - 1)
        if self.take is not None:
            fewer = self.count - 1
            return replace(self, take=self.take if fewer else None, count=fewer)
        return Plan(self.view)

    def planning(self, action: Action) -> "Plan":
        """The plan for a whole action, as if every choice had been made."""
        if isinstance(action, Build):
            return reduce(Plan.place, action.hexes, self.cleared().choose(action.company))
        return reduce(Plan.choose, [action.take] * action.count, self.cleared().giving(action.give))

    def cleared(self) -> "Plan":
        """Undo everything."""
        return Plan(self.view)

    def action(self) -> Action | None:
        """What would be submitted; None while the plan is incomplete."""
        if self.planned and self.planned.hexes:
            return Build(self.planned.company, self.planned.hexes)
        if self.give is not None and self.take is not None:
            return Trade(self.give, self.take, self.count)
        return None

    def preview(self) -> View:
        """The view after this plan: map, depots, values and the viewer's portfolio."""
        table, planned = self.view.table, self.planned
        track = planned.track() if planned else table.track
        depots, values = [*table.depots], [*table.values]
        portfolio = None if self.view.portfolio is None else [*self.view.portfolio]
        if planned:
            order = planned.company.order
            depots[order] -= len(planned.hexes)
            values[order] += sum(planned.points)
        for company, change in ((self.give, -1), (self.take, self.count)):
            if company is not None and portfolio is not None:
                depots[company.order] -= change
                portfolio[company.order] += change
        after = table._replace(track=track, depots=tuple(depots), values=tuple(values))
        own = None if portfolio is None else tuple(portfolio)
        return self.view._replace(table=after, portfolio=own)

    def penalty(self) -> int:
        """What the locomotives over the limit would cost at the end (R26), after this plan."""
        held = sum(self.preview().portfolio or ())
        return PENALTY * max(0, held - self.view.table.limit)

    def _take(self, company: Company) -> "Plan":
        """Take one, then two where the depot has two, then one again."""
        most = min(LARGEST_TAKE, self.view.table.depot(company))
        count = self.count % most + 1 if company is self.take else 1
        return replace(self, take=company, count=count)
