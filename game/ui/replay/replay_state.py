"""What a replay shows of a finished game at one moment. Draws nothing."""

from typing import NamedTuple

from game.board import Hex
from game.rules.companies import Company
from game.rules.events import Built
from game.rules.manner import manner_of
from game.rules.table import Table
from game.rules.views import OpenView
from game.ui.i18n.event_text import describe_event, describe_outcome
from game.ui.i18n.text import Texts
from game.ui.replay.clock import ReplayPosition
from game.ui.results.game_history import GameHistory, Move, midway, worth
from game.ui.results.texts import player_names


class ReplayState(NamedTuple):
    """A finished game at a moment."""

    story: GameHistory
    moment: ReplayPosition

    @property
    def view(self) -> OpenView:
        """The game after the last whole move."""
        return self.story.history[self.moment.turn]

    @property
    def over(self) -> bool:
        """Whether the last move has been made."""
        return self.moment.turn == len(self.story.moves)

    @property
    def going(self) -> Move | None:
        """The move on its way."""
        turn, steps, share = self.moment
        return self.story.moves[turn] if not self.over and (steps or share) else None

    @property
    def last(self) -> Move | None:
        """The move on its way, or the last one."""
        done = self.story.moves[self.moment.turn - 1] if self.moment.turn else None
        return self.going or done

    @property
    def table(self) -> Table:
        """The table with as much of the move as is done."""
        move, before = self.going, self.view.table
        return midway(before, move, self.moment.steps) if move else before

    @property
    def built(self) -> tuple[Hex, ...]:
        """The hexes of the last build that are built already, in their order."""
        move = self.last
        if not isinstance(move, Built):
            return ()
        return move.hexes[: self.moment.steps] if self.going else move.hexes

    @property
    def companies(self) -> set[Company]:
        """The companies that the move is about."""
        move = self.last
        if isinstance(move, Built):
            return {move.company}
        return {move.give, move.take} if move else set()

    def score(self, seat: int) -> int:
        """What a seat's locomotives are worth; in the end its points."""
        return self.story.result.scores[seat].total if self.over else worth(self.view, seat)

    def text(self, texts: Texts) -> str:
        """The move in words."""
        number = self.moment.turn - (self.going is None)
        if number < 0:
            return texts.say("replay-start")
        move, before = self.story.moves[number], self.story.history[number].table
        mark = manner_of(before, move) if move.seat in self.story.bots else None
        return describe_event(texts, move, player_names(texts, self.story), before.board, mark)

    def heading(self, texts: Texts) -> str:
        """What stands above the players: that all is open, and in the end who has won."""
        if self.over:
            return describe_outcome(texts, self.story.result, player_names(texts, self.story))
        return texts.say("replay-open")

    def sound(self) -> str:
        """What is heard when the step on its way is done."""
        move = self.story.moves[self.moment.turn]
        if not isinstance(move, Built):
            return "punch"
        points = move.points[min(self.moment.steps, len(move.points) - 1)]
        return f"city_{min(points, 4)}" if points else "clank"
