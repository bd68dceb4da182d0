"""`main.py bench`: measures what the documents promise, in one run."""

import json
import sys
from collections.abc import Callable, Sequence

from commands.bench.frames import frames, growth
from commands.bench.fuzz import fuzz
from commands.bench.fuzz_files import fuzz_files
from commands.bench.measure import Measure, NotMeasured
from commands.bench.net import full_house, round_trip
from commands.bench.rules import playouts, reasons
from commands.bench.setup import setup
from commands.bench.siege import siege
from commands.bench.start import first_picture, quick_table, title
from commands.bench.table import driving, idle, memory, memory_4k, redraw

MEASURES: dict[str, Callable[[], list[Measure]]] = {
    "playouts": playouts,
    "reasons": reasons,
    "redraw": redraw,
    "driving": driving,
    "idle": idle,
    "memory": memory,
    "memory-4k": memory_4k,
    "frames": frames,
    "growth": growth,
    "first-picture": first_picture,
    "title": title,
    "quick-table": quick_table,
    "round-trip": round_trip,
    "full-house": full_house,
    "siege": siege,
    "setup": setup,
    "fuzz": lambda: [*fuzz(), *fuzz_files()],
}


def bench(names: Sequence[str], *, as_json: bool) -> int:
    """0 if every target is met, 1 if one is missed, 2 for an unknown name or if nothing ran.

    A benchmark that cannot run here is reported and skipped.
    """
    unknown = sorted(set(names) - set(MEASURES))
    if unknown:
        known = ", ".join(MEASURES)
        words = f"there is no benchmark called {', '.join(map(repr, unknown))}; available: {known}"
        print(f"bench: {words}", file=sys.stderr)
        return 2
    measures: list[Measure] = []
    try:
        for name in names or MEASURES:
            print(f"bench: running {name} ...", file=sys.stderr, flush=True)
            try:
                measures += MEASURES[name]()
            except NotMeasured as reason:
                print(f"bench: {name} was not measured: {reason}", file=sys.stderr)
    except ModuleNotFoundError as error:
        words = "install the packages listed in requirements-dev.txt"
        print(f"bench: {error.name} is missing; {words}", file=sys.stderr)
        return 2
    if as_json:
        print(json.dumps({one.name: _entry(one) for one in measures}, indent=2))
    else:
        for one in measures:
            print(_row(one))
    if not measures:
        return 2
    return 0 if all(one.ok for one in measures) else 1


def _entry(one: Measure) -> dict[str, object]:
    return {"value": one.value, "unit": one.unit, "target": one.target, "ok": one.ok}


def _row(one: Measure) -> str:
    promise = f"{'at least' if one.at_least else 'at most'} {one.target:g}"
    verdict = "ok" if one.ok else "MISSED"
    return f"{one.name:20} {one.value:>10g} {one.unit:36} {promise:14} {verdict}"
