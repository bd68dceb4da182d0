"""What a replay shows of a finished game at one position. Draws nothing."""

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
from game.ui.results.game_history import GameHistory, Move, table_during, worth
from game.ui.results.texts import player_names


class ReplayState(NamedTuple):
    """A finished game at a position."""

    story: GameHistory
    position: ReplayPosition

    @property
    def view(self) -> OpenView:
        """The game after the last whole move."""
        return self.story.history[self.position.turn]

    @property
    def over(self) -> bool:
        """Whether this is the end of the game."""
        return self.position.turn == len(self.story.moves) + self.story.agreed

    @property
    def current(self) -> Move | None:
        """The move that is being shown."""
        turn, steps, share = self.position
        shown = turn < len(self.story.moves) and (steps or share)
        return self.story.moves[turn] if shown else None

    @property
    def last(self) -> Move | None:
        """The move that is being shown, or the last one; None before the first, and when the
        players have agreed to end the game."""
        number = self.position.turn - 1
        done = 0 <= number < len(self.story.moves)
        return self.current or (self.story.moves[number] if done else None)

    @property
    def table(self) -> Table:
        """The table with the finished steps of the move."""
        move, before = self.current, self.view.table
        return table_during(before, move, self.position.steps) if move else before

    @property
    def built(self) -> tuple[Hex, ...]:
        """The hexes of the last build so far."""
        move = self.last
        if not isinstance(move, Built):
            return ()
        return move.hexes[: self.position.steps] if self.current else move.hexes

    @property
    def companies(self) -> set[Company]:
        """The companies of the last move."""
        move = self.last
        if isinstance(move, Built):
            return {move.company}
        return {move.give, move.take} if move else set()

    def score(self, seat: int) -> int:
        """The value of a seat's locomotives; at the end, its points."""
        return self.story.result.scores[seat].total if self.over else worth(self.view, seat)

    def text(self, texts: Texts) -> str:
        """A description of the move."""
        number = self.position.turn - (self.current is None)
        if number < 0:
            return texts.say("replay-start")
        if number == len(self.story.moves):
            return texts.say("log-ended-agreed")
        move, before = self.story.moves[number], self.story.history[number].table
        mark = manner_of(before, move) if move.seat in self.story.bots else None
        return describe_event(texts, move, player_names(texts, self.story), before.board, mark)

    def heading(self, texts: Texts) -> str:
        """The line above the players: that everything is open, or who has won."""
        if self.over:
            result, names = self.story.result, player_names(texts, self.story)
            return describe_outcome(texts, result.winners, result.most_points, names)
        return texts.say("replay-open")

    def sound(self) -> str:
        """The sound of the next step."""
        if self.position.turn == len(self.story.moves):
            return "bell"
        move = self.story.moves[self.position.turn]
        if not isinstance(move, Built):
            return "punch"
        points = move.points[min(self.position.steps, len(move.points) - 1)]
        return f"city_{min(points, 4)}" if points else "clank"
