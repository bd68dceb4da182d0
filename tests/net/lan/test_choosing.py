"""How a seat that nobody sits at comes to its actions."""

import asyncio
import random

from game.match import Match
from game.updates import Verdict
from net.lan.choosing import chooser, seat_player
from net.table.play import Thinking
from tests.builders import a_header


def test_a_whole_game_is_chosen_legally() -> None:
    match, chance = Match.begin(a_header()), random.Random(4)
    while match.snapshot(None).view.result is None:
        seat = match.snapshot(None).view.table.turn
        action = seat_player(match.snapshot(seat).view, chance)
        assert match.submit(seat, action, match.seq).verdict is Verdict.DONE


def test_a_chooser_answers_what_it_was_asked() -> None:
    match = Match.begin(a_header())
    seat = match.snapshot(None).view.table.turn
    asked = Thinking(1, 0, seat, "easy", match.snapshot(seat).view)

    async def choose() -> Verdict:
        return match.submit(seat, await chooser()(asked), 0).verdict

    assert asyncio.run(choose()) is Verdict.DONE
