"""Types of command-line arguments; an invalid value is reported in a sentence."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Mapping
from ipaddress import ip_address

LONGEST_WAIT = 24 * 60 * 60.0  # seconds


def whole(
    least: int, most: int | None = None, words: Mapping[str, int] | None = None
) -> Callable[[str], int]:
    """Integers within a range; without a maximum, any from the minimum up. Some have a word
    instead."""
    words = words or {}
    least += least in words.values()
    wanted = f"of at least {least}" if most is None else f"from {least} to {most}"
    wanted += "".join(f", or {word!r}" for word in words)

    def read(text: str) -> int:
        if text in words:
            return words[text]
        digits = text.removeprefix("-")
        number = int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 19 else None
        if number is None or number < least or (most is not None and number > most):
            raise ArgumentTypeError(f"must be a whole number {wanted}, not {text!r}")
        return number

    return read


def seconds(least: float, most: float = LONGEST_WAIT) -> Callable[[str], float]:
    """Seconds within a range."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = -1.0
        if not least <= found <= most:  # also rejects "nan"
            raise ArgumentTypeError(f"must be between {least:g} and {most:g} seconds, not {text!r}")
        return found

    return read


def port(text: str) -> int:
    """A port to listen on."""
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 65536
    if number > 65535:
        raise ArgumentTypeError(f"{text!r} is not a valid port (0 to 65535)")
    return number


def address(text: str) -> str:
    """An address of this computer to listen on."""
    try:
        ip_address(text)
    except ValueError:
        wanted = "must be an IP address, e.g. 192.168.0.7 or fd00::7"
        raise ArgumentTypeError(f"{wanted}, not {text!r}") from None
    return text


def code(text: str) -> str:
    """A join code; an empty one would leave the table open."""
    if not text.strip():
        raise ArgumentTypeError(
            "the join code must not be empty; omit --code for a table without one"
        )
    return text
