"""Reads values of parsed JSON with exact types: 1.0 is not an integer, true is not 1.

Every error is a sentence that names the key.
"""

from collections.abc import Iterator, Mapping

from game.json_text import quoted, shown


class FieldError(ValueError):
    """A JSON object does not contain what it should."""


class Fields:
    """One JSON object, read key by key; `close` rejects keys that were not read."""

    def __init__(self, value: object, what: str) -> None:
        if not isinstance(value, dict):
            raise FieldError(f"{what} must be a JSON object")
        self._entries: Mapping[str, object] = value
        self._what = what
        self._asked: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def value(self, key: str) -> object:
        """The value of a key."""
        self._asked.add(key)
        if key not in self._entries:
            raise FieldError(f"the key {str(key)!r} is missing from {self._what}")
        return self._entries[key]

    def fields(self, key: str) -> "Fields":
        """The object at a key."""
        return Fields(self.value(key), repr(key))

    def integer(self, key: str) -> int:
        """The integer at a key."""
        return integer(self.value(key), repr(key))

    def text(self, key: str) -> str:
        """The text at a key."""
        value = self.value(key)
        if not isinstance(value, str):
            raise FieldError(f"{key!r} must be a string, not {shown(value)}")
        return value

    def items(self, key: str) -> list[object]:
        """The list at a key."""
        return items(self.value(key), repr(key))

    def close(self) -> None:
        """Reject all keys that were not read."""
        for key in self._entries:
            if key not in self._asked:
                raise FieldError(f"unknown key {quoted(key)} in {self._what}")


def integer(value: object, what: str) -> int:
    """An integer."""
    if type(value) is not int:
        raise FieldError(f"{what} must be a whole number, not {shown(value)}")
    return value


def items(value: object, what: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise FieldError(f"{what} must be a list, not {shown(value)}")
    return value
