"""A board as a file's bytes: what `read_board` makes the same board of again."""

import json

from game.board.board import Board, HexKind, Space

Entry = dict[str, str | int | bool]


def write_board(board: Board) -> bytes:
    """JSON in UTF-8, as short as it can be."""
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
