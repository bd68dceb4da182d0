"""Boards other than France, for the gallery: the small one, a player's own, the choice."""

import json
from collections.abc import Callable
from dataclasses import replace

from commands.gallery import games
from commands.gallery.studio import Studio
from commands.gallery.table import put_up
from game.board import Board, Hex, around, load_board, read_board
from game.session import LocalSession
from game.ui.menus.new_game import NewGameScene
from game.ui.replay.scene import ReplayScene
from game.ui.table.hand_over import nothing
from game.ui.widgets.form_rows import LinkRow

SMALL = "paris-bruxelles"
A_MOMENT = 3.0  # seconds, until every map is drawn
STATIONS = ("Nord", "Austerlitz", "Lyon", "Saint-Lazare", "Est", "Montparnasse")
RINGS = 4  # of a player's own board
CITIES = {
    (4, -2): ("Port-Royal", 2, False),
    (-3, 4): ("Vieux-Moulin", 1, False),
    (2, 2): ("Beaulieu", 3, False),
    (-4, 0): ("Saint-Loup", 2, False),
    (0, -4): ("Montclair", 4, True),
}


def table(studio: Studio) -> None:
    """The small board in full swing."""
    put_up(studio, games.middle(actions=16, board=load_board(SMALL)))


def replay(studio: Studio) -> None:
    """A game on the small board, before its first move."""
    match = games.finished(board=load_board(SMALL))
    session = LocalSession(match, range(len(match.header.players)))
    studio.show(ReplayScene(studio.stage, session, nothing))


def own(studio: Studio) -> None:
    """A board that a player has drawn, so that there is no picture of it."""
    put_up(studio, games.middle(seed=5, actions=11, board=own_board()))


def maps(studio: Studio) -> None:
    """The choice of maps: two that come with the game, one of the player's own, one broken."""
    folder = studio.folders.boards
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "mon-ile.json").write_bytes(own_file())
    (folder / "atlantis.json").write_bytes(own_file().replace(b'"end": true', b'"end": false'))
    studio.choose(replace(studio.stage.settings, board=SMALL))
    scene = NewGameScene(studio.stage, lambda _: None)
    studio.stage.push(scene)
    studio.wait(A_MOMENT)


def broken_maps(studio: Studio) -> None:
    """Files that are no maps, each with the reason."""
    folder = studio.folders.boards
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "atlantis.json").write_bytes(own_file().replace(b'"end": true', b'"end": false'))
    (folder / "empty.json").write_bytes(b"")
    (folder / "notes.json").write_bytes(b"Lyon, Dijon, Marseille")
    (folder / "photo.json").write_bytes(b"\x89PNG\xff")
    (folder / "typing-errors.json").write_bytes(own_file().replace(b'"rural"', b'"rurla"'))
    scene = NewGameScene(studio.stage, lambda _: None)
    studio.stage.push(scene)
    studio.wait(A_MOMENT)
    next(row for row in scene.form.rows if isinstance(row, LinkRow)).press()
    studio.settle()


BOARDS: dict[str, Callable[[Studio], None]] = {
    "table-small-board": table,
    "table-own-board": own,
    "replay-small-board": replay,
    "new-game-maps": maps,
    "new-game-broken-maps": broken_maps,
}


def own_board() -> Board:
    """A board as a player might draw it."""
    return read_board(own_file())


def own_file() -> bytes:
    """The same as a file."""
    paris = Hex(0, 0)
    starts = [
        {"q": place.q, "r": place.r, "kind": "start", "station": name}
        for place, name in zip(around(paris), STATIONS, strict=True)
    ]
    hexes = [{"q": 0, "r": 0, "kind": "eiffel"}, *starts, *_land({paris, *around(paris)})]
    text = {"name": "mon-ile", "title": "Mon île", "hexes": hexes, "barriers": [[[2, 0], [3, 0]]]}
    return json.dumps(text).encode("utf-8")


def _land(paris: set[Hex]) -> list[dict[str, object]]:
    """Everything around Paris, without the corners in the east."""
    found: list[dict[str, object]] = []
    for q in range(-RINGS, RINGS + 1):
        for r in range(-RINGS, RINGS + 1):
            if abs(q + r) > RINGS or (q > 3 and r > -2) or Hex(q, r) in paris:
                continue
            entry: dict[str, object] = {"q": q, "r": r, "kind": "rural"}
            if (q, r) in CITIES:
                name, value, end = CITIES[q, r]
                entry |= {"kind": "city", "name": name, "value": value, "end": end}
            found.append(entry)
    return found
