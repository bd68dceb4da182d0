"""Who may know whom, as docs/architecture.md draws it, held by walking the imports."""

import ast
import re
import sys
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NO_TIME_AND_NO_WIRES = {
    "asyncio",
    "socket",
    "threading",
    "time",
    "multiprocessing",
    "select",
    "ssl",
}
STANDARD = set(sys.stdlib_module_names)
PURE = STANDARD - NO_TIME_AND_NO_WIRES

SAID = (
    "game.json_text",
    "game.graphemes",
    "game.board",
    "game.rules",
    "game.updates",
    "game.options",
    "game.lobby",
    "game.series",
)  # what peers speak about

# What the modules of a layer may import, the standard library given as its allowed names.
LAYERS: dict[str, tuple[set[str], tuple[str, ...]]] = {
    "game/json_text.py": (PURE - {"random"}, ()),
    "game/graphemes.py": (PURE - {"random"}, ()),
    "game/board": (PURE - {"random"}, ("game.json_text", "game.board")),
    "game/rules": (PURE, ("game.json_text", "game.board", "game.rules")),
    "game/options.py": (PURE, ("game.json_text", "game.rules")),
    "game/files": (STANDARD - {"asyncio", "socket"}, ("game.files",)),
    "game/diagnostics": (
        STANDARD,
        ("game.__version__", "game.json_text", "game.files", "game.diagnostics"),
    ),
    "game/storage": (
        STANDARD - {"asyncio", "socket"},
        (
            "game.__version__",
            *("game.json_text", "game.board", "game.rules", "game.options", "game.series"),
            *("game.files", "game.diagnostics", "game.storage", "platformdirs"),
        ),
    ),
    "game/updates.py": (PURE, ("game.rules",)),
    "game/move_times.py": (PURE, ("game.rules",)),
    "game/match.py": (PURE, ("game.board", "game.rules", "game.updates")),
    "game/bots": (
        STANDARD - {"asyncio", "socket", "threading"},
        ("game.board", "game.rules", "game.bots", "game.diagnostics"),
    ),
    "game/bot_proposals.py": (PURE, ("game.bots.stalemate", "game.match", "game.rules")),
    "game/bot_seats.py": (PURE, ("game.bots", "game.bot_proposals", "game.match", "game.updates")),
    # Of the bots a session knows what a hint says, and a screen also who they are.
    "game/session.py": (PURE, ("game.match", "game.rules", "game.updates", "game.bots.advice")),
    "game/ui": (
        STANDARD - {"asyncio", "socket"},
        (
            *("pygame", "fluent", "babel"),
            *("game.json_text", "game.graphemes", "game.board", "game.rules"),
            *("game.session", "game.storage", "game.updates"),
            *("game.bots.advice", "game.bots.people", "game.diagnostics", "game.files"),
            *("game.lobby", "game.move_times", "game.options", "game.series"),
            "game.ui",
        ),
    ),
    "game/lobby.py": (PURE, ("game.options", "game.series")),
    "game/series.py": (PURE, ("game.options", "game.rules")),
    "net/__init__.py": (set(), ()),
    "net/wire": (PURE, (*SAID, "msgpack", "cattrs", "spake2", "confusable_homoglyphs", "net.wire")),
    "net/guest": (PURE, (*SAID, "game.bots.advice", "game.bots.levels", "net.wire", "net.guest")),
    "net/table": (
        PURE,
        (
            *(*SAID, "game.match", "game.bots.levels", "game.bot_proposals", "game.move_times"),
            *("net.wire", "net.table"),
        ),
    ),
    "net/lan": (
        STANDARD,
        (
            *SAID,
            *("game.match", "game.session", "game.bots"),
            *("game.files", "game.diagnostics", "game.storage"),
            *("net", "zeroconf", "ifaddr", "cryptography"),
        ),
    ),
    "commands": (STANDARD, ("commands", "game", "net", "pygame", "pytest", "chess", "msgpack")),
    "main.py": (STANDARD, ("commands",)),
}
# What single modules may import in addition.
MODULES = {"game/bots/bot_process.py": {"threading"}}  # the window must not wait for its start
# Inside the window: a folder imports only what stands before it; those of a row do not import each
# other. Imports for type checking and inside functions count as well.
WINDOW = (
    ("i18n", "media", "anim"),
    ("map",),
    ("widgets",),
    ("core",),
    ("crash", "menus", "table"),
    ("results",),
    ("replay", "rulebook"),
    ("tutorial",),
    ("lan",),
    ("navigation",),
    ("program",),
)


def modules(layer: str) -> list[Path]:
    path = ROOT / layer
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module}: relative imports hide the layer"
            if node.module == "game":  # of which only the version is there
                yield from (f"game.{alias.name}" for alias in node.names)
            else:
                yield node.module or ""


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_it_may(layer: str) -> None:
    standard, packages = LAYERS[layer]
    for module in modules(layer):
        more = MODULES.get(module.relative_to(ROOT).as_posix(), set())
        for name in imports(module):
            plain = name.split(".")[0] in standard | more
            allowed = plain or any(within(name, package) for package in packages)
            assert allowed, f"{module.relative_to(ROOT)} must not import {name}"


def test_the_folders_of_the_window_import_each_other_one_way() -> None:
    row = {folder: number for number, row in enumerate(WINDOW) for folder in row}
    wrong = []
    for module in modules("game/ui"):
        own = module.relative_to(ROOT / "game" / "ui").parts[0].removesuffix(".py")
        for name in imports(module):
            other = name.split(".")[2] if name.startswith("game.ui.") else own
            if other != own and row[other] >= row[own]:
                wrong.append(f"{module.relative_to(ROOT)} must not import {name}")
    assert wrong == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for type checking and inside functions count as well."""
    paths = {_dotted(path): path for top in ("game", "net", "commands") for path in modules(top)}
    arrows = {name: set(imported_modules(path, paths)) - {name} for name, path in paths.items()}
    while free := [name for name, others in arrows.items() if not others & arrows.keys()]:
        for name in free:
            del arrows[name]
    # What is left is in a circle, or imports one that is: those that nobody left imports go.
    while outside := arrows.keys() - set[str]().union(*arrows.values()):
        for name in outside:
            del arrows[name]
    assert sorted(arrows) == []


def imported_modules(module: Path, known: Container[str]) -> Iterator[str]:
    """The modules that one imports names or whole modules from."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in known else node.module


def _dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def test_the_drawing_of_the_layers_shows_the_imports_that_there_are() -> None:
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^ *([\w.]+) --> ([\w.]+)$", document, re.MULTILINE))
    layers = {layer.removesuffix(".py").replace("/", "."): layer for layer in LAYERS}
    named = {
        one: {name for module in modules(layer) for name in imports(module)}
        for one, layer in layers.items()
    }
    there = {
        (one, other)
        for one, names in named.items()
        for other in layers
        if one != other and any(within(name, other) for name in names)
    }
    assert drawn - there == set()
    for one, other in there:
        assert other in reached(one, drawn), f"{one} imports {other}, which nobody drew"


def reached(start: str, arrows: set[tuple[str, str]]) -> set[str]:
    """All that arrows lead to."""
    found, fresh = set[str](), {start}
    while fresh:
        found |= fresh
        fresh = {goal for one, goal in arrows if one in fresh} - found
    return found


def test_every_module_of_the_program_belongs_to_a_layer() -> None:
    layered = {module for layer in LAYERS for module in modules(layer)}
    program = {ROOT / "main.py", *modules("game"), *modules("net"), *modules("commands")}
    assert program - layered <= {ROOT / "game" / "__init__.py"}


def test_the_window_asks_the_rules_but_never_runs_them() -> None:
    for module in modules("game/ui"):
        forbidden = {"game.rules.engine", "game.rules.setup", "game.rules.state"} & {
            *imports(module)
        }
        assert not forbidden, f"{module.relative_to(ROOT)} must not import {forbidden}"


def test_chance_comes_only_from_setup_and_playout() -> None:
    chancy = {module.name for module in modules("game/rules") if "random" in set(imports(module))}
    assert chancy == {"setup.py", "playout.py"}


def test_the_tests_mirror_the_folders() -> None:
    for layer in ("game", "net", "commands"):
        for folder in {module.parent for module in modules(layer)}:
            mirror = ROOT / "tests" / folder.relative_to(ROOT)
            assert list(mirror.glob("test_*.py")), f"{folder.relative_to(ROOT)} has no tests"


def test_every_rule_has_a_test_that_names_it() -> None:
    names = " ".join(
        node.name
        for module in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )
    named = {int(number) for number in re.findall(r"_r(\d+)(?=_)", names)}
    assert named == set(range(1, 31))
