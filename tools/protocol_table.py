"""Writes the tables of all messages to docs/protocol.md and to the golden file of the tests.

Run `python3 -m tools.protocol_table` after a change of the messages, and read the difference: what
has changed there has changed on the wire.
"""

from pathlib import Path

from net.wire.schema import schema

ROOT = Path(__file__).parent.parent
DOCUMENT = ROOT / "docs" / "protocol.md"
GOLDEN = ROOT / "tests" / "net" / "wire" / "golden_messages.md"
HEADING = "## All messages\n"
INTRODUCTION = """
Generated from the program's own types with `python3 -m tools.protocol_table`; a test compares these
tables with a golden file. Every field is always present. A *hex* is an array of two integers from
-99 to 99.

A range after a type gives the least and the most allowed: of an integer its value, of a text its
characters (Unicode code points), of bytes their number, of an array its items. Guests check these
ranges in everything a host sends. Texts from a host contain no control characters and no characters
that change the writing direction. What a host does with values from a guest is described under
[Values from a guest](#values-from-a-guest).

"""


def with_table(document: str) -> str:
    """A document that ends with the tables as they are now."""
    before, _, _ = document.partition(HEADING)
    return f"{before.rstrip()}\n\n{HEADING}{INTRODUCTION}{schema()}"


def write() -> None:
    """Write both files."""
    GOLDEN.write_text(schema(), encoding="utf-8", newline="\n")
    document = DOCUMENT.read_text(encoding="utf-8")
    DOCUMENT.write_text(with_table(document), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
