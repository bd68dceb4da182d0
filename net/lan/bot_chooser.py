"""Chooses the actions of a host's bots without blocking the event loop.

Easy and medium think for a few milliseconds in a thread, hard in the bots' own process.
"""

import asyncio
from collections.abc import Callable

from game.bots.bot_process import BotProcess, Question
from game.bots.hard import Effort
from game.bots.levels import Level, level_of, make
from game.bots.stalemate import choose
from game.rules.actions import Action
from net.table.table_game import Thinking

LOOK = 0.02  # seconds between two checks for an answer of the process


class BotChooser:
    """Chooses for all bots of a table.

    With a `clock`, the host's, a bot moves only when people have seen the move before; it thinks
    meanwhile. Without one it moves immediately.
    """

    def __init__(
        self,
        seed: int,
        clock: Callable[[], float] | None = None,
        effort: Effort | None = None,
        thinker: Callable[[], BotProcess] = BotProcess,
    ) -> None:
        self._seed = seed
        self._clock = clock
        self._effort = effort or Effort()
        self._make_thinker = thinker
        self._thinker: BotProcess | None = None
        self._one_at_a_time = asyncio.Lock()

    async def __call__(self, asked: Thinking) -> Action:
        """The action for a seat."""
        action = await self._chosen(asked)
        if self._clock and (wait := asked.shown_until - self._clock()) > 0:
            await asyncio.sleep(wait)
        return action

    def close(self) -> None:
        """End the process."""
        if self._thinker:
            self._thinker.close()

    async def _chosen(self, asked: Thinking) -> Action:
        seed = self._seed + asked.seat
        if level_of(asked.level) == Level.HARD:
            return await self._think(Question(asked.view, asked.level, seed, self._effort))
        return await asyncio.to_thread(choose, make(asked.level, seed), asked.view)

    async def _think(self, question: Question) -> Action:
        async with self._one_at_a_time:
            if self._thinker is None:
                self._thinker = self._make_thinker()
            self._thinker.ask(question)
            while (reply := self._thinker.poll()) is None:
                await asyncio.sleep(LOOK)
            return reply.action
