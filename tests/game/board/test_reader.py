import json
from importlib import resources

import pytest

from game.board import BoardError, HexKind, UnknownBoard, load_board, read_board, shipped_boards
from tests.builders import france

Entry = dict[str, object]


def france_file() -> dict[str, list[Entry]]:
    text = (resources.files("game.board") / "boards" / "france.json").read_text("utf-8")
    document: dict[str, list[Entry]] = json.loads(text)
    return document


def a_city(document: dict[str, list[Entry]]) -> Entry:
    return next(entry for entry in document["hexes"] if entry.get("name") == "Lyon")


def problems(document: object) -> tuple[str, ...]:
    with pytest.raises(BoardError) as refused:
        read_board(json.dumps(document).encode())
    return refused.value.problems


def test_the_shipped_board_is_found_by_its_name() -> None:
    assert "france" in shipped_boards()
    assert load_board("france") == france()


def test_a_board_that_is_not_shipped_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownBoard, match="no map called 'atlantis'; available maps: .*france"):
        load_board("atlantis")
    with pytest.raises(UnknownBoard):
        load_board("../boards/france")


def test_text_that_is_not_json_is_refused_with_its_place() -> None:
    with pytest.raises(BoardError, match="not valid JSON: .* at line 1, column 1"):
        read_board(b"a map")


def test_a_file_that_is_no_object_is_refused() -> None:
    words = "a map file must be a JSON object with name, title, hexes and barriers"
    assert problems([1, 2]) == (words,)


def test_an_unknown_kind_is_refused_with_the_hex() -> None:
    document = france_file()
    a_city(document)["kind"] = "castle"
    (words,) = problems(document)
    assert "the hex at (0, 7) needs a valid 'kind'" in words
    assert "eiffel, start, rural, city" in words


@pytest.mark.parametrize("name", [None, "", "  ", 7, "x" * 41])
def test_a_city_without_a_name_is_refused(name: object) -> None:
    document = france_file()
    a_city(document)["name"] = name
    assert "the city at (0, 7) needs a 'name'" in problems(document)[0]


@pytest.mark.parametrize(
    ("value", "instead"),
    [(None, ""), (0, ", not 0"), (10, ", not 10"), (1.0, ", not 1.0"), (True, ", not true")]
    + [("3", ', not "3"'), ([3], ", not a list"), ("x" * 99, f', not "{"x" * 36}...')],
)
def test_a_city_without_a_value_is_refused(value: object, instead: str) -> None:
    document = france_file()
    a_city(document)["value"] = value
    assert problems(document) == (f"Lyon needs a 'value' from 1 to 9{instead}",)


def test_a_board_has_at_most_2000_hexes_and_more_are_not_even_looked_at() -> None:
    document = france_file()
    place = {"q": 0, "r": 0, "kind": "nothing that there is"}
    document["hexes"] = [dict(place) for _ in range(2001)]
    assert problems(document) == ("a map has at most 2000 hexes, not 2001",)
    document["hexes"].pop()
    assert "needs a valid 'kind'" in problems(document)[0]


def test_an_end_that_is_neither_true_nor_false_is_refused() -> None:
    document = france_file()
    a_city(document)["end"] = "yes"
    assert problems(document) == ("Lyon: 'end' must be true or false, not \"yes\"",)


def test_a_start_hex_needs_its_station() -> None:
    document = france_file()
    del document["hexes"][1]["station"]
    assert "the hex at (1, -1) needs a 'station'" in problems(document)[0]


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("a hex", "hexes[222] must be a JSON object"),
        ({"q": 1.5, "r": 0, "kind": "rural"}, "hexes[222] needs whole numbers q and r"),
        ({"q": True, "r": 0, "kind": "rural"}, "hexes[222] needs whole numbers q and r"),
        ({"r": 0, "kind": "rural"}, "hexes[222] needs whole numbers q and r"),
        ({"q": 1_000_000, "r": 0, "kind": "rural"}, "hexes[222] has a coordinate outside ±99"),
        (
            {"q": 3, "r": 0, "kind": "rural", "value": 1},
            "the hex at (3, 0) has an unknown key, 'value'",
        ),
    ],
)
def test_a_malformed_hex_is_refused_with_its_place(entry: Entry, words: str) -> None:
    document = france_file()
    document["hexes"].append(entry)
    assert words in problems(document)


@pytest.mark.parametrize("entry", [5, [[0, 1]], [[0, 1], [0, 2], [0, 3]]])
def test_a_malformed_barrier_is_refused_with_its_place(entry: Entry) -> None:
    document = france_file()
    document["barriers"].append(entry)
    assert problems(document) == ("barriers[30] must be two hexes, [[q, r], [q, r]]",)


def test_a_missing_list_and_an_unknown_key_are_both_said() -> None:
    document = france_file()
    del document["barriers"]
    document["rivers"] = []
    found = problems(document)
    assert "'barriers' must be a list" in found
    assert "the map has an unknown key, 'rivers'" in found


def test_all_problems_are_said_at_once() -> None:
    document = france_file()
    a_city(document)["value"] = 0
    document["hexes"][1]["kind"] = "metro"
    assert len(problems(document)) == 2


def test_a_name_with_an_accent_is_read() -> None:
    names = [space.name for space in france().spaces if space.kind is HexKind.CITY]
    assert {"Nîmes", "Orléans", "Besançon", "Angoulême"} <= set(names)


@pytest.mark.parametrize("letter", ["\0", "\n", "\u202e"])
def test_a_name_with_letters_that_cannot_be_shown_is_refused(letter: str) -> None:
    document = france_file()
    a_city(document)["name"] = f"Ly{letter}on"
    assert "'name' contains characters that cannot be displayed" in problems(document)[0]


def test_a_name_may_have_a_space_that_does_not_break() -> None:
    document = france_file()
    a_city(document)["name"] = "Lyon\N{NO-BREAK SPACE}Perrache"
    assert read_board(json.dumps(document).encode())


def test_a_board_without_hexes_is_refused() -> None:
    file = b'{"name": "x", "title": "X", "hexes": [], "barriers": []}'
    with pytest.raises(BoardError, match="there are no hexes"):
        read_board(file)
