"""Hints for a guest, computed on its own computer from what it may see."""

from collections.abc import Callable

from game.bots.advice import Advice
from game.bots.bot_process import BotProcess, Question
from game.bots.hard import Effort
from game.bots.levels import Level
from game.rules.views import View


class HintAdvisor:
    """Asks the hard bot in a separate process, started by the first request."""

    def __init__(
        self,
        seed: int,
        effort: Effort | None = None,
        thinker: Callable[[], BotProcess] = BotProcess,
    ) -> None:
        self._seed = seed
        self._effort = effort or Effort()
        self._make_thinker = thinker
        self._thinker: BotProcess | None = None

    @property
    def thinking(self) -> bool:
        """Whether a request is open."""
        return self._thinker is not None and self._thinker.thinking

    def ask(self, view: View) -> None:
        """Ask for the best moves of a view."""
        if self._thinker is None:
            self._thinker = self._make_thinker()
        self._thinker.ask(Question(view, Level.HARD, self._seed, self._effort, hint=True))

    def poll(self) -> tuple[Advice, ...] | None:
        """The answer, once. Non-blocking."""
        reply = self._thinker.poll() if self._thinker else None
        return reply.advice if reply else None

    def close(self) -> None:
        """End the process."""
        if self._thinker:
            self._thinker.close()
