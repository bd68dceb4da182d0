import json
import os
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.json_text import DEEPEST, JsonError, file_bytes, parse_json, quoted, shown

ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8")),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
    max_leaves=8,
)


def test_json_is_read() -> None:
    assert parse_json('{"name": "Béziers", "q": [1, -2]}'.encode()) == {
        "name": "Béziers",
        "q": [1, -2],
    }


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"hello", "not valid JSON: Expecting value at line 1, column 1"),
        (b'{"a": 1,\n2}', "at line 2, column 1"),
        (b"\xff\xfe", "not valid UTF-8 text: byte 0"),
        (b'{"a": 1, "a": 2}', "the key 'a' appears twice"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" * 984 + b"]" * 984, "nested too deeply"),
        (b"[" * 10_000 + b"]" * 10_000 + b"!", "nested too deeply"),
        (b'{"a":' * 33 + b"!", "nested too deeply"),
        (b'["' + b"[" * 33 + b'", "\\"[" !]', "Expecting ',' delimiter at line 1, column 45"),
        (b"[[]" + b", []" * 40 + b"!]", "Expecting ',' delimiter"),
        (b"1" * 5000, "too many digits"),
        (b"1" * 4300, "too many digits"),
        (b"0." + b"1" * 5000, "too many digits"),
        (b"9223372036854775808", "9223372036854775808 is out of range"),
        (b'{"a": [-9223372036854775809]}', "is out of range"),
        (b"1e400", "1e400 is out of range"),
        (b"[NaN]", "NaN is not a number"),
        (b"-Infinity", "-Infinity is not a number"),
        (b'"\\ud800"', "half of a surrogate pair"),
        (b'{"\\udfff": 1}', "half of a surrogate pair"),
        (b'"\xed\xa0\x80"', "not valid UTF-8 text"),
        (b" " * (1024 * 1024 + 1), "larger than 1048576 bytes"),
        (b"", "not valid JSON"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: bytes, words: str) -> None:
    with pytest.raises(JsonError, match=words):
        parse_json(text)


def test_a_seed_may_have_256_bits_where_it_is_named_and_nowhere_else() -> None:
    largest = 2**256 - 1
    assert parse_json(b'{"seed": %d}' % largest, wide=("seed",)) == {"seed": largest}
    for text in (b'{"first": %d}', b'{"seed": [%d]}', b'{"a": {"seed": %d}}', b"%d"):
        with pytest.raises(JsonError, match="out of range"):
            parse_json(text % largest, wide=("seed",))
    with pytest.raises(JsonError, match="out of range"):
        parse_json(b'{"seed": %d}' % 2**256, wide=("seed",))


def test_a_smaller_limit_can_be_asked_for() -> None:
    assert parse_json(b"[1]", largest=3) == [1]
    with pytest.raises(JsonError, match="larger than 2 bytes"):
        parse_json(b"[1]", largest=2)


def test_brackets_may_be_nested_up_to_the_limit() -> None:
    assert parse_json(b"[" * DEEPEST + b"]" * DEEPEST)
    with pytest.raises(JsonError, match="nested"):
        parse_json(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1))


@given(ANYTHING)
def test_whatever_is_within_the_limits_is_read_as_it_was_written(value: object) -> None:
    assert parse_json(json.dumps(value).encode()) == value


@given(st.binary() | st.text().map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_a_value_or_the_documented_error(data: bytes) -> None:
    with suppress(JsonError):
        value = parse_json(data)
        assert parse_json(json.dumps(value).encode()) == value


def test_a_file_is_read_up_to_a_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert file_bytes(file, 5) == b"12345"
    with pytest.raises(JsonError, match="larger than 4 bytes"):
        file_bytes(file, 4)
    with pytest.raises(FileNotFoundError):
        file_bytes(tmp_path / "missing")


@pytest.mark.skipif(os.name == "nt", reason="no pipes among files")
def test_a_pipe_is_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(JsonError, match="not a regular file"):
        file_bytes(tmp_path / "pipe")


def test_a_value_in_a_sentence_is_cut_short() -> None:
    assert (shown(None), quoted("a")) == ("null", "'a'")
    assert len(shown("x" * 100)) == 40
    assert len(quoted("x" * 100)) <= 42
