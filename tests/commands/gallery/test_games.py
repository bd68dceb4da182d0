"""The gallery's games: always the same, and each stopped where its name says."""

from commands.gallery import games
from game.rules.draft import draft
from game.rules.reasons import Rule
from game.rules.record_reader import LONGEST_NAME


def test_a_fresh_game_has_no_moves() -> None:
    assert games.fresh().seq == 0


def test_a_game_in_full_swing_stops_where_it_is_told() -> None:
    match = games.middle(5, actions=20)
    assert match.seq == 20
    assert match.snapshot(None).view.table.ending is None


def test_the_same_seed_gives_the_same_game() -> None:
    assert games.middle().snapshot(0) == games.middle().snapshot(0)
    assert list(games.moves(3, 1)) == list(games.moves(3, 1))


def test_a_finished_game_is_over() -> None:
    for seats in (4, 6):
        assert games.finished(seats).snapshot(None).view.result is not None


def test_the_next_player_stands_at_the_limit() -> None:
    table = games.over_the_limit().snapshot(None).view.table
    assert table.held[table.turn] == table.limit


def test_a_hex_would_cut_a_company_off() -> None:
    spot = games.cut_off()
    reason = draft(spot.match.snapshot(None).view.table, spot.company).why_not(spot.hex)
    assert reason is not None
    assert reason.rule is Rule.CUT_OFF


def test_long_names_are_as_long_as_they_may_be() -> None:
    assert all(LONGEST_NAME - 2 <= len(name) <= LONGEST_NAME for name in games.LONG_NAMES)
    assert len({*games.LONG_NAMES}) == 6
