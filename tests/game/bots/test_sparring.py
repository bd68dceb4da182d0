import time
from itertools import count

import pytest

from game.bots.easy import Easy
from game.bots.errors import UnknownBot
from game.bots.hard import Effort
from game.bots.levels import LEVELS
from game.bots.medium import Medium
from game.bots.reference.easy import FirstEasy
from game.bots.reference.hard import FirstHard
from game.bots.reference.medium import FirstMedium
from game.bots.sparring import ARENA_BOTS, REFERENCES, SCRIPTS, make_for_arena
from game.rules.views import view_for
from tests.game.bots.positions import positions


def test_the_bots_of_the_first_version_have_names() -> None:
    made = [type(make_for_arena(name, 1)) for name in REFERENCES]
    assert made == [FirstEasy, FirstMedium, FirstHard]


def test_levels_and_ones_own_bots_play_in_the_arena_too() -> None:
    assert isinstance(make_for_arena("medium", 1), Medium)
    assert isinstance(make_for_arena("game.bots.easy:Easy", 1), Easy)


def test_the_arenas_own_bots_are_no_levels() -> None:
    assert not {*REFERENCES, *SCRIPTS} & {*LEVELS}
    assert len(ARENA_BOTS) == len(set(ARENA_BOTS))


def test_the_names_are_listed_for_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot) as refused:
        make_for_arena("genius", 1)
    for name in ARENA_BOTS:
        assert name in str(refused.value)


@pytest.mark.parametrize("name", ["hard", "hard-1"])
def test_a_time_limit_counts_processor_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: next(ticks) * 0.1)
    (state,) = positions(1, seed=72)
    make_for_arena(name, 1, Effort(seconds=1.0)).choose(view_for(state, state.table.turn))
    assert 10 <= next(ticks) <= 12  # read at the start and after every round
