"""Who sits where."""

import pytest

from game.lobby import LONGEST_NAME, MOST_ONLOOKERS, Sitter
from game.rules.record import Player
from net.table import seating as seating_module
from net.table.seating import STAND_IN, Seating
from net.wire.errors import Turned
from net.wire.refusal_reasons import No


def test_bots_have_the_last_seats_and_names_of_their_own() -> None:
    seating = Seating.of(4, ("easy", "hard"))
    assert seating.open == [0, 1]
    assert [place.name for place in seating.places] == ["", "", "Gaston", "Hortense"]
    assert [seating.level(seat) for seat in range(4)] == ["", "", "easy", "hard"]


def test_a_name_of_a_bot_is_taken_too() -> None:
    with pytest.raises(Turned, match="someone at this table is already called GASTON") as caught:
        Seating.of(3, ("easy",)).join(["GASTON"], "human")
    assert caught.value.why is No.NAME


def test_onlookers_are_not_endless_and_have_names_of_their_own() -> None:
    seating = Seating.of(3, ())
    for number in range(MOST_ONLOOKERS):
        seating.watch([f"Eve {number}"])
    with pytest.raises(Turned, match="cannot take more than 32 spectators"):
        seating.watch(["one more"])
    with pytest.raises(Turned, match="is already called"):
        seating.join(["EVE 3"], "human")


def test_a_party_that_goes_frees_its_seats_or_leaves_them_to_bots() -> None:
    seating = Seating.of(3, ())
    ada, ben = seating.join(["Ada"], "human"), seating.join(["Ben"], "human")
    seating.remove(ada, to_bots=False)
    seating.remove(ben, to_bots=True)
    assert [place.sitter for place in seating.places] == [Sitter.OPEN, Sitter.BOT, Sitter.OPEN]
    assert (seating.places[1].name, seating.level(1)) == ("Ben", STAND_IN)
    assert seating.parties == {}


def test_a_seat_that_is_given_up_leaves_the_others_of_its_party() -> None:
    seating = Seating.of(3, ())
    family = seating.join(["Ada", "Ben"], "human")
    seating.give_up(0)
    assert seating.seats_of(family) == (1,)
    seating.give_up(1)
    assert seating.parties == {}


def test_no_seat_has_no_owner() -> None:
    seating = Seating.of(3, ())
    assert [seating.owner_of(seat) for seat in (-1, 0, 3, 2**40)] == [None] * 4


def test_a_token_is_known_by_its_hash_only() -> None:
    seating = Seating.of(3, ())
    ada = seating.join(["Ada"], "human")
    ada.renew(b"", b"secret")
    assert b"secret" not in ada.tokens
    assert seating.holder(b"secret") is ada
    assert seating.holder(b"other") is None


RECORDED = (Player("Ada", "human"), Player("Ben", "human"), Player("Gaston", "easy"))


def test_people_of_a_record_come_back_by_name_and_its_bots_play_on() -> None:
    seating = Seating.to_be_claimed(RECORDED)
    assert [place.sitter for place in seating.places] == [Sitter.PERSON] * 2 + [Sitter.BOT]
    assert (seating.claimable, seating.level(2), seating.players()) == ([0, 1], "easy", RECORDED)
    ada = seating.claim(["ADA"])
    ada.renew(b"", b"token")
    assert (seating.seats_of(ada), seating.claimable, ada.names) == ((0,), [1], ("Ada",))
    with pytest.raises(Turned, match="only the original players can join this game: Ben") as caught:
        seating.claim(["Ada"])
    assert caught.value.why is No.NAME_UNKNOWN


def test_people_at_one_machine_claim_all_their_seats_or_none() -> None:
    seating = Seating.to_be_claimed(RECORDED)
    for names in (["Ada", "Eve"], ["Ada", "ada"], ["Gaston"], [""], []):
        with pytest.raises(Turned, match="only the original players can join this game"):
            seating.claim(names)
    assert seating.seats_of(seating.claim(["Ben", "Ada"])) == (0, 1)


def test_without_such_a_record_nobody_comes_in_during_a_game() -> None:
    seating = Seating.of(3, ("easy",))
    seating.join(["Ada"], "human").renew(b"", b"token")
    with pytest.raises(Turned) as caught:
        seating.claim(["Ada"])
    assert caught.value.why is No.PLAYING


def test_of_two_names_that_look_alike_everybody_claims_their_own() -> None:
    seating = Seating.to_be_claimed((Player("Jim", "human"), Player("Jirn", "human")))
    assert seating.seats_of(seating.claim(["Jirn"])) == (1,)
    assert seating.seats_of(seating.claim(["jim"])) == (0,)


def test_of_two_seats_with_one_name_each_is_claimed_by_one_person() -> None:
    seating = Seating.to_be_claimed([Player(name, "human") for name in ("Ada", "Ada", "Ben")])
    assert seating.waiting_for(["Ada"]) == [0]
    assert seating.waiting_for(["ada", "Ben", "Ada", "Ada"]) == [0, 2, 1]
    assert seating.seats_of(seating.claim(["Ada", "Ada"])) == (0, 1)


def test_the_seat_of_somebody_who_is_connected_cannot_be_claimed() -> None:
    seating = Seating.to_be_claimed([Player("Ada", "human"), Player("Ben", "human")])
    assert seating.claimable == [0, 1]
    ada = seating.owner_of(0)
    assert ada
    ada.connection = 1
    assert seating.claimable == [1]


def test_a_table_is_watched_while_people_are_at_it_as_players_or_spectators() -> None:
    seating = Seating.of(3, ("easy",))
    assert not seating.watched
    seating.join(["Zug"], "hard")  # a bot from another computer
    assert not seating.watched
    ada, eve = seating.join(["Ada"], "human"), seating.watch(["Eve"])
    ada.away_since = 5.0
    assert seating.watched
    eve.away_since = 6.0
    assert not seating.watched


def test_a_name_that_nobody_chose_gives_way_to_the_next_free_number() -> None:
    seating = Seating.of(6, ())
    assert seating.join(["Camille"], "human", ["Player"]).names == ("Camille",)
    assert seating.join(["camille", ""], "human", ["Player"] * 2).names == ("Player 1", "Player 2")
    assert seating.watch(["Camille"], ["Joueur"]).names == ("Joueur 1",)
    assert seating.join(["PLAYER 1"], "human", ["Player"]).names == ("Player 3",)


def test_a_name_that_was_chosen_is_refused_and_named() -> None:
    seating = Seating.of(6, ())
    seating.join(["Camille"], "human")
    for spare in ((), [""], ["", "Player"]):
        with pytest.raises(Turned) as caught:
            seating.join(["Camille"], "human", spare)
        assert (caught.value.why, caught.value.name) == (No.NAME, "Camille")
    with pytest.raises(Turned) as caught:
        seating.join([""], "human", [""])
    assert caught.value.why is No.NAMELESS


@pytest.mark.parametrize("word", ["\u200b", "W" * 4000, "Player\u202e"])
def test_any_word_makes_a_name_that_is_short_and_visible(word: str) -> None:
    seating = Seating.of(3, ())
    names = [seating.join([""], "human", [word]).names[0] for _ in range(3)]
    assert all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in names)
    assert len({*names}) == 3


def test_a_thousand_names_are_refused_without_comparing_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating_module, "same_name", lambda *_: pytest.fail("it compares"))
    with pytest.raises(Turned) as caught:
        Seating.of(6, ()).join([str(number) for number in range(1000)], "human", ["Player"] * 1000)
    assert caught.value.why is No.FULL
