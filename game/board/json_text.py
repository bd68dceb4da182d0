"""JSON read strictly, for every file of ours: one key twice, or a number too long, is an error."""

import json


class JsonError(ValueError):
    """Text that is not JSON as we read it; the message is a sentence with the place."""


class NotText(JsonError):
    """Bytes that are no text at all, as of a picture."""


def parse_json(data: bytes) -> object:
    """The value of a JSON text in UTF-8."""
    try:
        value: object = json.loads(data.decode("utf-8"), object_pairs_hook=_unique)
    except UnicodeDecodeError as error:
        raise NotText(f"not UTF-8 text: byte {error.start} cannot be read") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise JsonError(f"not JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise JsonError("not JSON of ours: brackets are nested too deeply") from None
    except ValueError as error:  # a key twice, or a number of more digits than Python reads
        raise JsonError(f"not JSON of ours: {error}") from None
    return value


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    entries: dict[str, object] = {}
    for key, value in pairs:
        if key in entries:
            raise ValueError(f"the key {key!r} stands twice in one object")
        entries[key] = value
    return entries
