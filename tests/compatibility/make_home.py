"""Makes a data folder with one file of each kind that the program promises to keep reading.

    python3 -m tests.compatibility.make_home FOLDER

`home/` was made by version 0.1.0 with network protocol 2, before seeds grew to 256 bits and before
the JSON reader had limits. It stays as it is: a file format that changes gets a folder of its own
beside it, made by this module, and `test_old_files.py` reads both.
"""

import asyncio
import sys
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from commands.local_games import LocalGames
from game.lobby import AtEnd, Options
from game.rules.legality import trades
from game.rules.record import Player as Seated
from game.series import GameResult, Series
from game.storage.folders import Folders
from game.storage.kept_seat import KeptSeat, write_seat
from game.storage.settings import AnimationSpeed, RememberedPlayer, Settings, SettingsFile
from net.lan.passes import Passes
from net.wire.from_guest import Say
from tests.net.lan.tables import Player, a_plan, an_aim, choosing, hosting, run, until

WHEN = datetime(2026, 11, 1, 20, 30).timestamp()
SETTINGS = Settings(
    language="fr",
    ui_scale=125,
    fullscreen=True,
    window=(1920, 1080),
    animation=AnimationSpeed.FAST,
    reduced_motion=True,
    sound_volume=0.25,
    music_volume=0.0,
    muted=True,
    colour_accessible=True,
    curtain=False,
    notebook=True,
    hints=False,
    fixed_stations=True,
    games=3,
    board="paris-bruxelles",
    players=(RememberedPlayer("Zoë", "human"), RememberedPlayer("", "hard")),
    lan_names=("Zoë", "Ben"),
    lan_table="Salon bleu",
    lan_address="192.168.0.7:27273",
    lan_seats=("human", "easy", "open"),
    lan_clock=90,
    lan_hurry=True,
    told=("tutorial", "first-turn"),
)
SEAT = KeptSeat("Salon bleu", (("192.168.0.7", 27272), ("fe80::1", 4711)), ("Ada", "Zoë"), WHEN)
BEFORE = Series(3, (GameResult(("Ada", "Hugo", "Inès"), (31, 40, 22), 1),))
OPTIONS = Options(notebook=True, turn_seconds=600, at_end=AtEnd.BOT, games=3)
CODE = "471147"


def make_home(home: Path) -> None:
    """Write every file by the same calls as a game played in the window and one on the LAN."""
    kept = SettingsFile(home / "settings.json")
    kept.change(SETTINGS)
    write_seat(home / "seat.json", SEAT)
    _play_at_one_screen(home, kept)
    run(_play_on_the_lan(home))


def _play_at_one_screen(home: Path, kept: SettingsFile) -> None:
    """The second of three games, left after two moves: a record, a `.series` and a `.place`."""
    kept.current = replace(SETTINGS, fixed_stations=False)
    games = LocalGames(Folders(home, home), kept)
    players = tuple(Seated(name, "human") for name in BEFORE.games[0].names)
    session = games.begin(players, 2, BEFORE)
    for _ in range(2):
        turn = session.view_as(None).view.table.turn
        update = session.view_as(turn)
        assert update.view.portfolio is not None
        session.submit(turn, trades(update.view.table, update.view.portfolio)[0], update.seq)


async def _play_on_the_lan(home: Path) -> None:
    """The second of three games, left in the middle: a `.table`, two passes and both records."""
    plan = a_plan(home / "lan", 3, ("easy",), CODE, options=OPTIONS)
    (home / "lan").mkdir()
    async with hosting(plan, choosing(1)) as table:
        guests = [
            Player(an_aim(table, name, code=CODE), Passes(home / "passes"), choosing(number, 0.02))
            for number, name in enumerate(("Ada", "Ben"))
        ]
        for guest in guests:
            guest.start(games=3)
        await until(
            "the second game",
            lambda: table.table_session.game and table.table_session.game.number > 1,
        )
        guests[0].guest.state.send(Say("Salut !", False))
        play = table.table_session.game
        assert play
        await until("some moves", lambda: play.match.seq > 4)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            if "BotGuest" in repr(task):
                task.cancel()


if __name__ == "__main__":
    make_home(Path(sys.argv[1]))
