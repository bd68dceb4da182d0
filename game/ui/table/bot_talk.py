"""What the bots at a table say, as one screen follows the game. Has no window."""

import random
from collections.abc import Collection, Sequence
from itertools import pairwise

from game.bots.people import person_named
from game.rules.events import SeenEvent
from game.rules.table import Table
from game.ui.table.remark_queue import RemarkQueue
from game.ui.table.remarks import BotRemark, RemarkWatch, gesture_of
from game.updates import Update


class BotTalk:
    """What the bots at a table have said so far, decided as every screen decides it."""

    def __init__(self, names: Sequence[str], bots: Collection[int]) -> None:
        """`bots` are the seats of bots."""
        self._names = names
        found = {seat: person_named(names[seat]) for seat in sorted(bots)}
        self._people = {seat: person for seat, person in found.items() if person}
        self.newest: BotRemark | None = None
        self.count = 0  # of all remarks
        self.queue = RemarkQueue()
        self._watch = RemarkWatch(self._people)

    def rewrite(self, past: Sequence[Update]) -> None:
        """Follow a game again from the deal."""
        self._watch, self.newest, self.count = RemarkWatch(self._people), None, 0
        for before, step in pairwise(past):
            self.hear(step, before.view.table)
        self.queue.clear()  # what was said earlier is not said again

    def hear(self, step: Update, before: Table) -> None:
        """Follow one step."""
        for event in step.events:
            remark = self._watch.hear(before, event, self._chance("remark", step.seq))
            if remark:
                self.say(remark)

    def say(self, remark: BotRemark) -> None:
        """A bot makes a remark, as soon as there is a moment for it."""
        self.newest, self.count = remark, self.count + 1
        self.queue.add(remark)

    def gesture(self, move: SeenEvent, seat: int, seq: int) -> str:
        """The key of the gesture that goes with a bot's move in the log; usually none."""
        person = self._people.get(seat)
        return gesture_of(person, move, self._chance("gesture", seq)) if person else ""

    def _chance(self, use: str, seq: int) -> random.Random:
        """Chance that is the same on every screen."""
        return random.Random(f"{use} {seq} {' '.join(self._names)}")  # noqa: S311
