from pathlib import Path

import pytest

from commands.arena.game import IllegalMove, Pairing, pairings, play
from game.bots.hard import Effort
from game.rules.actions import Action, Trade
from game.rules.companies import COMPANIES
from game.rules.legality import trades
from game.rules.views import View
from game.storage.records import load_record

QUICK = Effort(rounds=5)


class Cheat:
    """A bot that gives what it may not even have."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        return Trade(COMPANIES[0], COMPANIES[0], 3)


class Trader:
    """A bot that never builds."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View) -> Action:
        assert view.portfolio is not None
        return trades(view.table, view.portfolio)[0]


def test_the_seats_rotate_and_every_deal_is_played_from_every_seat() -> None:
    games = pairings(["hard", "medium", "easy"], 6, 1, QUICK)
    assert [game.bots[0] for game in games] == ["hard", "medium", "easy"] * 2
    assert len({game.seed for game in games[:3]}) == 1
    assert games[0].seed != games[3].seed


@pytest.mark.parametrize(
    ("lineup", "deals"),
    [
        (["easy", "hard", "hard", "hard"], 3),
        (["easy", "hard", "easy", "hard"], 6),
        (["hard"] * 4, 12),
    ],
)
def test_no_deal_is_played_twice_with_the_same_seating(lineup: list[str], deals: int) -> None:
    games = pairings(lineup, 12, 1, QUICK)
    assert len({(game.seed, game.bots) for game in games}) == 12
    assert len({game.seed for game in games}) == deals


def test_other_seeds_play_other_deals() -> None:
    first, second = (
        {game.seed for game in pairings(["easy"] * 3, 60, seed, QUICK)} for seed in (1, 2)
    )
    assert not first & second


def test_a_game_is_played_to_its_end_and_recorded(tmp_path: Path) -> None:
    (game,) = pairings(["easy", "medium", "hard"], 1, 3, QUICK, folder=tmp_path)
    played = play(game)
    record = load_record(tmp_path / "game-00001.jsonl")
    assert record.closed
    assert [player.kind for player in record.header.players] == ["easy", "medium", "hard"]
    assert played.ending == record.final.table.ending
    assert played.actions == len(record.actions)
    assert played.values == record.final.table.values
    assert played.trades == record.final.table.trades
    assert sum(played.moves) == played.actions
    assert sorted(played.stations) == sorted(
        station.name for station in record.header.board.stations
    )


def test_the_same_pairing_gives_the_same_game() -> None:
    (game,) = pairings(["hard", "easy", "easy", "medium"], 1, 8, QUICK)
    first, second = (play(game) for _ in range(2))
    assert first._replace(cpu=()) == second._replace(cpu=())


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    bots = (f"{__name__}:Cheat", "easy", "easy")
    with pytest.raises(IllegalMove, match='Cheat . made an illegal move: .*"trade"'):
        play(Pairing(0, bots, 5, QUICK, "france", None))


def test_a_game_of_bots_that_only_trade_comes_to_its_end() -> None:
    played = play(Pairing(0, (f"{__name__}:Trader",) * 3, 77, QUICK, "france", None))
    assert played.ending is not None
    assert played.actions < 1000  # one build in five rounds, which the trained evaluation chooses
