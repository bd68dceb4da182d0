"""JSON read strictly, for every file of ours: one key twice, or a number too long, is an error."""

import json


class JsonError(ValueError):
    """Text that is not JSON as we read it; the message is a sentence with the place."""


class _DuplicateKey(ValueError):
    """A key appears twice in one object."""


class NotText(JsonError):
    """Bytes that are not text, e.g. of a picture."""


def parse_json(data: bytes) -> object:
    """The value of a JSON text in UTF-8."""
    try:
        value: object = json.loads(data.decode("utf-8"), object_pairs_hook=_unique)
    except UnicodeDecodeError as error:
        raise NotText(f"not valid UTF-8 text: byte {error.start} cannot be decoded") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise JsonError(f"not valid JSON: {error.msg} at {place}") from None
    except RecursionError:
        raise JsonError("not valid JSON: brackets are nested too deeply") from None
    except _DuplicateKey as error:
        raise JsonError(f"not valid JSON: {error}") from None
    except ValueError:  # more digits than Python converts
        raise JsonError("not valid JSON: a number has too many digits") from None
    return value


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    entries: dict[str, object] = {}
    for key, value in pairs:
        if key in entries:
            raise _DuplicateKey(f"the key {key!r} appears twice in one object")
        entries[key] = value
    return entries
