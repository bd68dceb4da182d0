"""Looks for tables and says what it finds, a line of JSON whenever something changes."""

import asyncio
import json

from net.lan import table_watch
from net.lan.discovery import TableFinder

table_watch.PAUSES = (0.5,)  # seconds, so that nobody waits for the next question


async def look() -> None:
    finder = TableFinder("test")

    def tell() -> None:
        tables = {found.table: found.addresses for found in finder.tables.values()}
        silent = [found.table for found in finder.tables.values() if not found.answers]
        ids = sorted(found.id for found in finder.tables.values())
        print(json.dumps({"tables": tables, "silent": silent, "ids": ids}), flush=True)

    finder._on_change = tell
    print(json.dumps({"looking": True}), flush=True)
    await finder.run()


if __name__ == "__main__":
    asyncio.run(look())
