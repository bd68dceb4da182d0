"""`main.py find`: the tables open on this LAN."""

import asyncio
import json
import sys

from game import __version__
from game.diagnostics.failures import FAILURES
from game.lobby import Found, numbered_titles
from net.lan.addresses import written
from net.lan.discovery import TableFinder, listed
from net.lan.mdns import trouble_words


def find(seconds: float, *, as_json: bool) -> int:
    """0 if a table was found, 1 if none was found or the search failed, 2 if searching is
    impossible."""
    finder = TableFinder(__version__)
    asyncio.run(_look(finder, seconds))
    tables = listed(finder.tables.values())
    if as_json:
        print(json.dumps([entry(found) for found in tables], ensure_ascii=False, indent=2))
    else:
        for found, title in zip(tables, numbered_titles(tables), strict=True):
            print(row(found, title))
    if finder.failed:  # already reported
        return 1
    if finder.error:
        words = trouble_words(finder.error)
        print(f"find: cannot search this network: {words}", file=sys.stderr)
        return 2
    if not tables and not as_json:
        print(f"find: no tables found within {seconds:g} seconds", file=sys.stderr)
    return 0 if tables else 1


def entry(found: Found) -> dict[str, object]:
    """A table as JSON."""
    return {name: getattr(found, name) for name in Found.__slots__}


def row(found: Found, title: str) -> str:
    """A table as a line."""
    # One that does not answer may have announced no address that can be used here.
    where = written(found.addresses[0], found.port) if found.addresses else "no address"
    if not found.answers:
        return f"{title}, {where}: does not answer; perhaps a firewall on that computer blocks it"
    state = f"{found.phase}, {found.open_seats} of {found.seats} seats open"
    what = f", map {found.board}" if found.board else ""
    what += f", series of {found.games} games" if found.games > 1 else ""
    code = ", join code required" if found.code else ""
    other = "" if found.playable else f", version {found.program} (yours is {__version__})"
    return f"{title}, {where}: {state}{what}{code}{other}"


async def _look(finder: TableFinder, seconds: float) -> None:
    FAILURES.watch_loop(asyncio.get_running_loop())
    looking = asyncio.ensure_future(finder.run())
    await asyncio.wait({looking}, timeout=seconds)
    looking.cancel()
    FAILURES.report_results(await asyncio.gather(looking, return_exceptions=True), "looking")
