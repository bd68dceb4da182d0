"""The wire does not change unseen: every tag, field and type stands in a golden file."""

from dataclasses import make_dataclass
from typing import get_args, get_type_hints

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Hex
from net.wire.bounds import Within
from net.wire.codec import TAG, encode
from net.wire.schema import describe_type, schema
from tests.net.any_message import GUESTS, HOSTS
from tools.protocol_table import DOCUMENT, GOLDEN, with_table

GOLDEN_TEXT = GOLDEN.read_text(encoding="utf-8")
CHANGED = "the wire has changed: python3 -m tools.protocol_table, another PROTOCOL after a release"


def rows() -> dict[str, list[str]]:
    """The fields of every tag in the golden file."""
    cells = [line.split(" | ") for line in GOLDEN_TEXT.splitlines() if line.startswith("| `")]
    return {first.strip("| `"): fields.split("`")[1::2] for first, fields in cells}


def test_messages_and_values_are_those_of_the_golden_file() -> None:
    assert schema() == GOLDEN_TEXT, CHANGED


def test_the_document_ends_with_the_same_tables() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    assert with_table(document) == document, CHANGED


@pytest.mark.parametrize("kind", {**GUESTS, **HOSTS}, ids=lambda kind: kind.__name__)
@settings(max_examples=3)
@given(data=st.data())
def test_what_is_sent_has_the_tag_and_the_fields_of_the_golden_file(
    kind: type, data: st.DataObject
) -> None:
    sent = msgpack.unpackb(encode(data.draw({**GUESTS, **HOSTS}[kind])))
    assert rows()[sent.pop(TAG)] == [*sent]


def test_types_are_told_in_words() -> None:
    kind = make_dataclass("Sample", [("one", tuple[tuple[Hex, ...], ...]), ("two", int | None)])
    words = [describe_type(hint) for hint in get_type_hints(kind).values()]
    assert words == ["array of (array of hex)", "integer or nil"]
    seats = Within(3, 6, Within(1, 40))
    assert describe_type(tuple[str, ...], seats) == "array 3..6 of (text 1..40)"
    assert describe_type(bytes | None, Within(8, 8)) == "bytes 8 or nil"
    with pytest.raises(TypeError, match="has no words"):
        describe_type(get_args(list[int] | None)[0])
