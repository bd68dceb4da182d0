"""How a seat that nobody sits at comes to its actions."""

import asyncio
from collections.abc import Callable

import pytest

from game.bots.bot_process import BotProcess, answer_questions
from game.bots.hard import Effort
from game.match import Match
from game.updates import Verdict
from net.lan.bot_chooser import BotChooser
from net.table.table_game import Thinking
from tests.builders import a_header


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_answers_what_it_was_asked(level: str) -> None:
    match = Match.begin(a_header())
    seat = match.snapshot(None).view.table.turn
    asked = Thinking(1, 0, seat, level, match.snapshot(seat).view)
    made: list[BotProcess] = []

    def thinker() -> BotProcess:
        made.append(BotProcess(answer_questions))
        return made[-1]

    async def choose() -> Verdict:
        chooser = BotChooser(1, effort=Effort(0.01), thinker=thinker)
        try:
            return match.submit(seat, await chooser(asked), 0).verdict
        finally:
            chooser.close()

    assert asyncio.run(choose()) is Verdict.DONE
    assert len(made) == (level == "hard"), "only a hard bot is worth a process"


def test_while_a_bot_thinks_the_loop_goes_on() -> None:
    match = Match.begin(a_header())
    seat = match.snapshot(None).view.table.turn
    asked = Thinking(1, 0, seat, "hard", match.snapshot(seat).view)

    class Slow(BotProcess):
        looks = 0

        def ask(self, question: object) -> None:
            Slow.looks = 0

        def poll(self) -> None:
            Slow.looks += 1

    async def choose(make: Callable[[], BotProcess]) -> int:
        thinking = asyncio.ensure_future(BotChooser(1, thinker=make)(asked))
        while Slow.looks < 3:
            await asyncio.sleep(0.001)
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        return Slow.looks

    assert asyncio.run(choose(Slow)) >= 3


@pytest.mark.parametrize(("clocked", "waits"), [(True, 3.0), (False, 0.0)])
def test_with_a_clock_a_bot_waits_until_the_move_before_has_been_seen(
    clocked: bool, waits: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.begin(a_header())
    seat = match.snapshot(None).view.table.turn
    asked = Thinking(1, 0, seat, "easy", match.snapshot(seat).view, shown_until=13.0)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("net.lan.bot_chooser.asyncio.sleep", sleep)
    chooser = BotChooser(1, (lambda: 10.0) if clocked else None)
    asyncio.run(chooser(asked))
    assert sum(slept) == waits
