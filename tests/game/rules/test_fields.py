import pytest

from game.json_text import shown
from game.rules.fields import FieldError, Fields, integer, items


def fields(**entries: object) -> Fields:
    return Fields(entries, "the line")


@pytest.mark.parametrize("value", [1.0, True, "1", None, [1]])
def test_only_a_whole_number_is_one(value: object) -> None:
    with pytest.raises(FieldError, match="'n' must be a whole number"):
        fields(n=value).integer("n")
    assert fields(n=1).integer("n") == 1
    assert integer(-3, "n") == -3


def test_only_a_text_is_one() -> None:
    with pytest.raises(FieldError, match="'name' must be a string, not 5"):
        fields(name=5).text("name")
    assert fields(name="Zoë").text("name") == "Zoë"


def test_only_a_list_is_one() -> None:
    with pytest.raises(FieldError, match="'hexes' must be a list"):
        fields(hexes={}).items("hexes")
    assert items([1], "a hex") == [1]


def test_only_an_object_has_fields() -> None:
    with pytest.raises(FieldError, match="the line must be a JSON object"):
        Fields([], "the line")
    assert list(fields(end={"a": 1}).fields("end")) == ["a"]


def test_a_missing_key_and_a_key_too_many_are_named() -> None:
    line = fields(n=1, extra=2)
    with pytest.raises(FieldError, match="the key 'seat' is missing from the line"):
        line.value("seat")
    line.value("n")
    with pytest.raises(FieldError, match="unknown key 'extra' in the line"):
        line.close()
    assert "extra" in line


def test_a_long_value_is_cut_short() -> None:
    assert shown("x" * 100).endswith("...")
    assert len(shown("x" * 100)) == 40
