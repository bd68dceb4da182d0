"""A game played elsewhere, replayed locally from the host's events with the same engine.

Other players' portfolios are never here: the engine gets empty hands for them.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, assert_never

from game.board import Board
from game.rules.actions import Action, Build, Trade
from game.rules.companies import COMPANIES, HAND_SIZE, IN_THE_BAG, PerCompany
from game.rules.engine import apply
from game.rules.errors import RuleError
from game.rules.events import (
    Built,
    GameEnded,
    OtherHandDrawn,
    OwnHandDrawn,
    SeenEvent,
    TurnBegan,
)
from game.rules.legality import why_not_agree, why_not_propose
from game.rules.proposals import Proposal
from game.rules.scoring import Result, result
from game.rules.setup import first_table
from game.rules.state import State
from game.rules.table import Ending, Table, Traded
from game.rules.views import OpenView, View
from game.updates import Update
from net.wire.errors import Nonsense, OutOfStep
from net.wire.from_host import Dealt, Standing, Step
from net.wire.standing import standing

_NOTHING = (0,) * len(COMPANIES)


class _Moment(NamedTuple):
    """One step: the table, what happened, and the portfolios of this machine's seats."""

    table: Table
    events: tuple[SeenEvent, ...]
    own: dict[int, PerCompany]
    by_bot: bool = False


class GameMirror:
    """One game as the seats of one machine may see it."""

    def __init__(self, dealt: Dealt, board: Board) -> None:
        seats = len(dealt.players)
        if sorted(dealt.start) != sorted(station.hex for station in board.stations):
            raise Nonsense("companies that do not start at the stations of the map")
        own = {hand.seat: hand.portfolio for hand in dealt.hands}
        held = (HAND_SIZE[seats],) * seats
        table = first_table(board, dealt.start, dealt.depots, held, dealt.first)
        self.game = dealt.game
        self.players = dealt.players
        self.start = dealt.start  # the stations of the companies, in their order
        self._result: Result | None = None
        self._moments = [_Moment(table, (TurnBegan(dealt.first),), own)]

    @property
    def seq(self) -> int:
        """The number of the newest step."""
        return len(self._moments) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended, so that all hands are public."""
        return self._result is not None

    @property
    def board(self) -> Board:
        """The map of the game."""
        return self._moments[0].table.board

    @property
    def seats(self) -> tuple[int, ...]:
        """This machine's seats."""
        return tuple(self._moments[0].own)

    def take(self, step: Step) -> None:
        """Apply one step; known ones are ignored. Raises OutOfStep."""
        if step.seq <= self.seq:
            return
        if step.seq != self.seq + 1:
            raise OutOfStep(f"the host sent step {step.seq} after step {self.seq}")
        before = self._moments[-1]
        if len(step.events) == 1:
            self._take_agreed_end(step, before)
            return
        done, then = step.events
        action = action_of(done)
        try:
            hands = _hands(before, action)
            after, events = apply(State(before.table, hands), action)
        except (RuleError, LookupError, ValueError) as error:
            raise OutOfStep(f"step {step.seq} breaks the rules") from error
        if events[0] != done or not _follows(then, after.table):
            raise OutOfStep(f"step {step.seq} has a different outcome here")
        moment = _Moment(after.table, step.events, _own(before.own, done), step.by_bot)
        if isinstance(then, GameEnded):
            self._check_end([*self._moments, moment], then.result)
            self._result = then.result
        self._moments.append(moment)

    def _take_agreed_end(self, step: Step, before: _Moment) -> None:
        """Apply the end that all players agreed to (R30); raises OutOfStep."""
        (ended,) = step.events
        if not isinstance(ended, GameEnded) or why_not_agree(before.table):
            raise OutOfStep(f"step {step.seq} breaks the rules")
        table = before.table._replace(ending=Ending.AGREED)
        moment = _Moment(table, step.events, before.own)
        self._check_end([*self._moments, moment], ended.result)
        self._result = ended.result
        self._moments.append(moment)

    def check_proposal(self, told: Proposal | None) -> None:
        """Check that a proposal is possible in this game; raises OutOfStep."""
        if told is None:
            return
        table = self._moments[-1].table
        if not told.open:
            possible = told.made_at <= table.actions
        else:
            possible = told.made_at == table.actions and not why_not_propose(table, told.seat)
        if not possible:
            raise OutOfStep("the host sent a proposal that cannot have been made")

    def check(self, told: Standing) -> None:
        """Compare with the host's state of the game; raises OutOfStep."""
        own = [self._view(seat, self.seq) for seat in self.seats]
        if told != standing(self.seq, self._view(None, self.seq), own):
            raise OutOfStep("this game is out of sync with the host's")

    def snapshot(self, viewer: int | None) -> Update:
        """The current state."""
        return Update(self.seq, (), self._view(viewer, self.seq))

    def updates(self, viewer: int | None, after: int) -> list[Update]:
        """Every step after the given one; -1 starts with the deal."""
        return [
            Update(seq, self._events(viewer, seq), self._view(viewer, seq), self._by_bot(seq))
            for seq in range(after + 1, self.seq + 1)
        ]

    def history(self) -> tuple[OpenView, ...]:
        """A finished game with all portfolios, worked out from its end."""
        if self._result is None:
            raise ValueError("locomotives stay hidden until the game is over")
        return tuple(reversed([*_backwards(self._moments, self._result)]))

    def _check_end(self, moments: Sequence[_Moment], final: Result) -> None:
        """Check the revealed portfolios against everything known; raises OutOfStep."""
        table, _, own, _ = moments[-1]
        if len(final.portfolios) != table.seats or any(
            final.portfolios[seat] != hand for seat, hand in own.items()
        ):
            raise OutOfStep("the game ends with other hands")
        if final != result(State(table, final.portfolios)):
            raise OutOfStep("the game is counted differently here")
        for company in COMPANIES:
            order, built = company.order, len(table.network(company)) - 1
            held = sum(hand[order] for hand in final.portfolios)
            if held + built + table.depots[order] != IN_THE_BAG:
                raise OutOfStep(f"{held} locomotives of {company} are held at the end")
        for open_view in _backwards(moments, final):
            sums = tuple(map(sum, open_view.portfolios))
            if sums != open_view.table.held or min(map(min, open_view.portfolios)) < 0:
                raise OutOfStep("the hands at the end do not follow from those at the beginning")

    def _view(self, viewer: int | None, seq: int) -> View:
        table, _, own, _ = self._moments[seq]
        final = self._result if table.ending is not None else None
        return View(table, viewer, None if viewer is None else own[viewer], final)

    def _by_bot(self, seq: int) -> bool:
        return self._moments[seq].by_bot

    def _events(self, viewer: int | None, seq: int) -> tuple[SeenEvent, ...]:
        table, events, own, _ = self._moments[seq]
        if seq:
            return events
        drawn: Sequence[SeenEvent] = [
            OwnHandDrawn(own[seat]) if seat == viewer else OtherHandDrawn(seat, table.held[seat])
            for seat in range(table.seats)
        ]
        return (*drawn, *events)


def action_of(done: SeenEvent) -> Action:
    """The action that an event tells of; raises OutOfStep if it is none."""
    match done:
        case Built():
            return Build(done.company, done.hexes)
        case Traded():
            return Trade(done.give, done.take, done.taken)
        case OwnHandDrawn() | OtherHandDrawn() | TurnBegan() | GameEnded():
            raise OutOfStep("a step must begin with a build or a trade")
        case _:
            assert_never(done)


def _hands(before: _Moment, action: Action) -> tuple[PerCompany, ...]:
    """This machine's portfolios and empty ones for others, except the locomotive being given."""
    table = before.table
    hands = [before.own.get(seat, _NOTHING) for seat in range(table.seats)]
    if isinstance(action, Trade) and table.turn not in before.own:
        hands[table.turn] = tuple(int(company is action.give) for company in COMPANIES)
    return tuple(hands)


def _backwards(moments: Sequence[_Moment], final: Result) -> Iterator[OpenView]:
    """Every moment with all portfolios, from the end backwards through the trades."""
    hands = [[*hand] for hand in final.portfolios]
    for moment in reversed(moments):
        yield OpenView(moment.table, tuple(map(tuple, hands)))
        for event in moment.events:
            if isinstance(event, Traded):
                hands[event.seat][event.give.order] += 1
                hands[event.seat][event.take.order] -= event.taken


def _follows(then: SeenEvent, table: Table) -> bool:
    """Whether the second event of a step is the right one."""
    if isinstance(then, GameEnded):
        return table.ending is not None
    return table.ending is None and then == TurnBegan(table.turn)


def _own(before: dict[int, PerCompany], done: SeenEvent) -> dict[int, PerCompany]:
    if not isinstance(done, Traded) or done.seat not in before:
        return before
    hand = [*before[done.seat]]
    hand[done.give.order] -= 1
    hand[done.take.order] += done.taken
    return {**before, done.seat: tuple(hand)}
