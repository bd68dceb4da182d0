import pytest

from game.board.json_text import JsonError, parse_json


def test_json_is_read() -> None:
    assert parse_json('{"name": "Béziers", "q": [1, -2]}'.encode()) == {
        "name": "Béziers",
        "q": [1, -2],
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"hello", "not valid JSON: Expecting value at line 1, column 1"),
        (b'{"a": 1,\n}', "at line 2, column 1"),
        (b"\xff\xfe", "not valid UTF-8 text: byte 0"),
        (b'{"a": 1, "a": 2}', "the key 'a' appears twice"),
        (b"[" * 100_000, "nested too deeply"),
        (b"1" * 5000, "not valid JSON: a number has too many digits"),
        (b"", "not valid JSON"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: bytes, words: str) -> None:
    with pytest.raises(JsonError, match=words):
        parse_json(text)
