import pytest

from game.bots.easy import Easy
from game.bots.errors import UnknownBot
from game.bots.hard import Hard
from game.bots.levels import LEVELS, NAMES, Level, make, name_for, seed_for
from game.bots.medium import Medium
from game.rules.companies import MOST_SEATS


def test_every_level_has_a_bot() -> None:
    assert [type(make(level, 1)) for level in LEVELS] == [Easy, Medium, Hard]


def test_a_full_table_of_one_level_has_different_names() -> None:
    for level in Level:
        taken: list[str] = []
        for _ in range(MOST_SEATS):
            taken.append(name_for(level, taken))
        assert len(set(taken)) == MOST_SEATS


def test_no_name_is_used_twice_over_all_levels() -> None:
    every = [name.casefold() for names in NAMES.values() for name in names]
    assert len(every) == len(set(every))


def test_a_bot_does_not_take_a_persons_name() -> None:
    assert name_for("easy", ["GASTON"]) == "Lulu"


def test_when_all_names_are_taken_there_is_still_one() -> None:
    assert name_for("easy", NAMES[Level.EASY]) not in NAMES[Level.EASY]


def test_a_bot_of_ones_own_is_found_by_its_module() -> None:
    assert isinstance(make("game.bots.easy:Easy", 4), Easy)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("genius", "there is no bot called 'genius'; use easy, medium, hard, or module:Class"),
        ("nowhere_at_all:Bot", "the bot 'nowhere_at_all:Bot' cannot be loaded: No module named"),
        ("game.bots.easy:Nobody", "cannot be loaded: module 'game.bots.easy' has no attribute"),
    ],
)
def test_an_unknown_bot_gets_a_sentence(asked: str, told: str) -> None:
    with pytest.raises(UnknownBot, match=told):
        make(asked, 1)


def test_the_deal_cannot_be_read_from_a_bots_seed() -> None:
    assert len({seed_for(game, seat) for game in range(50) for seat in range(6)}) == 300
    assert seed_for(7, 0) != 7
