"""What a host keeps on the disk comes back as it was, or with a sentence."""

import json
from dataclasses import replace

import pytest

from game.lobby import AtEnd, Line, Options
from game.rules.record import Player
from game.series import GameResult, Series
from net.table.seating import Seating
from net.table.table_file import TableFile, TableFileError, kept_text, read_kept
from net.wire.from_host import Said

OPTIONS = Options(True, True, 45, AtEnd.BOT, "elsewhere", 5)
CHAT = (
    Said(2**40, Line("Ada", 0, "hello", True)),
    Said(2**40 + 1, Line("Eve", None, "Bonsoir\N{NARROW NO-BREAK SPACE}!", False)),
)
BEFORE = Series(5, (GameResult(("Ada", "Ben", "Çelik", "Verdier"), (31, -9, 40, 40), 3),))


def kept() -> TableFile:
    seating = Seating.of(4, ("hard",))
    ada = seating.join(["Ada", "Ben"], "human")
    ada.renew(b"old", b"new")
    seating.join(["Çelik"], "human").owner = True
    for seat in seating.places[:2]:
        seat.stand_in = seat.bot_played = True
    seating.places[1].idle, ada.left = True, True
    agreed = OPTIONS, seating, BEFORE
    return TableFile(
        "Sunday", "id", "4711", "PEM", 2, *agreed, 27300, CHAT, by_bot=(3, 8), paused=True
    )


def test_a_table_comes_back_as_it_was() -> None:
    before = kept()
    after = read_kept(kept_text(before).encode())
    assert (after.table, after.id, after.code, after.game) == ("Sunday", "id", "4711", 2)
    assert after.port == 27300
    assert after.options == OPTIONS
    assert after.before == BEFORE
    assert [one.number for one in after.chat] == [2**40, 2**40 + 1]
    assert [one.line.words for one in after.chat] == ["hello", "Bonsoir !"]
    assert after.seating.places == before.seating.places
    assert after.seating.parties == before.seating.parties
    assert (after.by_bot, after.paused) == ((3, 8), True)
    assert after.seating.newest == before.seating.newest
    assert after.seating.holder(b"new") is after.seating.parties[1]


def test_a_file_from_before_there_was_a_choice_of_boards_is_read() -> None:
    told = json.loads(kept_text(kept()))
    del told["options"]["board"]
    assert read_kept(json.dumps(told).encode()).options.board == "france"


def test_a_file_from_before_hints_could_be_forbidden_allows_them() -> None:
    told = json.loads(kept_text(replace(kept(), options=Options(hints_allowed=False))))
    assert not read_kept(json.dumps(told).encode()).options.hints_allowed
    del told["options"]["hints_allowed"]
    assert read_kept(json.dumps(told).encode()).options.hints_allowed


@pytest.mark.parametrize("value", [1, "no", None, 4.5])
def test_an_option_of_a_wrong_type_is_a_sentence(value: object) -> None:
    told = json.loads(kept_text(kept()))
    told["options"]["hints_allowed"] = value
    with pytest.raises(TableFileError, match="'hints_allowed' must be true or false, not"):
        read_kept(json.dumps(told).encode())


def test_a_file_from_before_it_said_who_has_left_and_who_is_helped_is_read() -> None:
    told = json.loads(kept_text(kept()))
    del told["by_bot"], told["paused"]
    for entry in (*told["seats"], *told["parties"]):
        for key in ("bot_played", "idle", "left"):
            entry.pop(key, None)
    after = read_kept(json.dumps(told).encode())
    assert (after.by_bot, after.paused) == ((), False)
    assert [seat.stand_in for seat in after.seating.places] == [True, True, False, False]
    assert not any(seat.bot_played or seat.idle for seat in after.seating.places)
    assert not any(party.left for party in after.seating.parties.values())


@pytest.mark.parametrize(
    "name", ["\N{HANGUL FILLER}", "\N{FULLWIDTH LATIN CAPITAL LETTER A}da", "x" * 40]
)
def test_the_names_of_a_record_come_back_as_they_are(name: str) -> None:
    seating = Seating.to_be_claimed([Player(one, "human") for one in (name, "Ben", "Çelik")])
    agreed = OPTIONS, seating, BEFORE
    before = TableFile("Sunday", "id", "4711", "PEM", 2, *agreed, names=(name, "Ben", "Çelik"))
    after = read_kept(kept_text(before).encode())
    assert after.seating.places == before.seating.places
    assert after.seating.parties == before.seating.parties
    assert after.names == before.names


@pytest.mark.parametrize("name", ["x" * 41, "a\N{RIGHT-TO-LEFT OVERRIDE}b", "a\nb"])
def test_a_name_that_no_record_has_is_a_sentence(name: str) -> None:
    told = json.loads(kept_text(kept()))
    told["seats"][0]["name"] = name
    with pytest.raises(TableFileError, match="a name has at most 40 printable characters"):
        read_kept(json.dumps(told).encode())


def test_no_token_is_in_the_file() -> None:
    text = kept_text(kept())
    assert b"new".hex() not in text
    assert "token" in text


def test_a_table_of_a_program_that_knew_no_series_is_still_read() -> None:
    old = json.loads(kept_text(kept()))
    del old["series"], old["options"]["games"], old["chat"]
    after = read_kept(json.dumps(old).encode())
    assert after.before == Series()
    assert after.options == replace(OPTIONS, games=1)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"series": {"length": 0, "games": []}}, "'length' must be from 1 to 60"),
        ({"series": []}, "'series' must be a JSON object"),
        ({"format": "other"}, "not saved by a version that this program can read"),
        ({"version": 2}, "not saved by a version that this program can read"),
        ({"code": 5}, "'code' must be a string"),
        ({"seats": [{}]}, "the key 'party' is missing from a seat"),
        ({"parties": []}, "a seat belongs to an unknown party"),
        ({"table": "\ud800"}, "half of a surrogate pair"),
        ({"game": 2**64}, "out of range"),
        ({"game": -1}, "'game' must be from 0"),
        ({"id": "a\nb"}, "'id' must be one line"),
        ({"code": "x" * 3000}, "'code' must be one line"),
        ({"by_bot": [0]}, "a step must be from 1"),
        ({"by_bot": [True]}, "a step must be a whole number"),
        ({"seats": []}, "the number of seats must be from 3 to 6"),
        ({"parties": [{"id": 1, "names": [], "kind": "", "tokens": ["x"], "owner": 0}]}, "resumed"),
    ],
)
def test_a_file_that_is_something_else_is_a_sentence(change: dict[str, object], words: str) -> None:
    text = json.dumps({**json.loads(kept_text(kept())), **change})
    with pytest.raises(TableFileError, match=words):
        read_kept(text.encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"null"])
def test_what_is_no_json_is_a_sentence(data: bytes) -> None:
    with pytest.raises(TableFileError, match="the table cannot be resumed"):
        read_kept(data)


def test_a_table_of_an_earlier_program_has_no_port_and_a_wrong_one_is_refused() -> None:
    told = json.loads(kept_text(kept()))
    del told["port"]
    assert read_kept(json.dumps(told).encode()).port == 0
    told["port"] = 70000
    with pytest.raises(TableFileError, match="70000 is not a valid port"):
        read_kept(json.dumps(told).encode())


def test_the_owner_is_kept_without_a_seat_and_spectators_are_not() -> None:
    before = kept()
    before.seating.watch(["Olga"]).owner = True
    before.seating.watch(["Eve"])
    parties = read_kept(kept_text(before).encode()).seating.parties.values()
    assert ("Olga",) in [party.names for party in parties if party.owner]
    assert ("Eve",) not in [party.names for party in parties]


def test_a_party_is_never_given_the_number_of_another() -> None:
    before = kept()
    before.seating.remove(before.seating.parties[1], to_bots=False)
    after = read_kept(kept_text(before).encode())
    (left,) = after.seating.parties
    assert after.seating.join(["Dora"], "human").id > left


def test_two_parties_with_one_number_are_a_sentence() -> None:
    told = json.loads(kept_text(kept()))
    told["parties"].append(told["parties"][0])
    with pytest.raises(TableFileError, match="two parties have the same id"):
        read_kept(json.dumps(told).encode())
