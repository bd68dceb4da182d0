"""Writes a board as a file that `read_board` reads back."""

import json

from game.board.board import Board, HexKind, Space

Entry = dict[str, str | int | bool]


def write_board(board: Board) -> bytes:
    """Compact JSON in UTF-8."""
    document = {
        "name": board.name,
        "title": board.title,
        "hexes": [_entry(space) for space in board.spaces],
        "barriers": sorted(sorted(barrier) for barrier in board.barriers),
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def _entry(space: Space) -> Entry:
    entry: Entry = {"q": space.hex.q, "r": space.hex.r, "kind": space.kind}
    if space.kind is HexKind.START:
        entry["station"] = space.name
    if space.kind is HexKind.CITY:
        entry |= {"name": space.name, "value": space.value, "end": space.end}
    return entry
