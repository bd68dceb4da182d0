"""Names and words of the code: one meaning for each public class, plain English everywhere."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE = ("game", "net", "commands")
PROSE = (*CODE, "tools")

# Words of an older voice of this project, and what is written instead.
OLD_WORDS = {
    "anew": "again",
    "upon": "on",
    "whoever": "the player who, callers that",
    "somebody": "someone, a player",
    "everybody": "everyone, all players",
    "one's own": "the player's own",
    "for good": "permanently",
    "of now": "current",
    "at once": "immediately, together",
    "all that": "everything that",
    "is told": "is shown, is sent, gets",
    "are told": "are shown, are sent, get",
    "lest": "so that … not",
    "whence": "from where",
    "by heart": "in memory",
    "goes by itself": "disappears",
    "nothing of it": "none of it",
    "in vain": "without success",
    "let it be": "leave it",
}
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef
LET_BE = re.compile(r"\blet (?:\w+ ){1,4}be\b", re.IGNORECASE)


def modules(folders: tuple[str, ...]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def prose() -> tuple[str, ...]:
    """Every comment and docstring, with its place."""
    return tuple(
        f"{path.relative_to(ROOT)}:{line}: {text}"
        for path in modules(PROSE)
        for line, text in prose_of(path)
    )


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """Comments and docstrings of a module, each with its line."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node, clean=True)
            if docstring:
                yield node.body[0].lineno, " ".join(docstring.split())
    if "#" in source:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string


@pytest.mark.parametrize("word", OLD_WORDS)
def test_code_is_described_in_plain_english(word: str) -> None:
    pattern = re.compile(rf"\b{word}\b", re.IGNORECASE)
    found = [line for line in prose() if pattern.search(line)]
    assert not found, f"write {OLD_WORDS[word]!r} instead of {word!r}:\n" + "\n".join(found)


def test_nothing_is_let_be() -> None:
    found = [line for line in prose() if LET_BE.search(line)]
    assert not found, "\n".join(found)


def test_no_two_public_classes_share_a_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in modules(CODE):
        for node in parsed(path).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(ROOT)))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_every_public_method_is_described_there_or_where_it_is_declared() -> None:
    """A method that overrides a described one of a base class needs no docstring of its own."""
    classes: dict[str, tuple[Path, ast.ClassDef]] = {}
    for path in modules(PROSE):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                classes.setdefault(node.name, (path, node))

    def described(name: str, method: str) -> bool:
        if name not in classes:
            return False
        node = classes[name][1]
        own = (one for one in node.body if isinstance(one, FUNCTION) and one.name == method)
        if any(map(ast.get_docstring, own)):
            return True
        bases = (base.value if isinstance(base, ast.Subscript) else base for base in node.bases)
        return any(isinstance(base, ast.Name) and described(base.id, method) for base in bases)

    missing = [
        f"{path.relative_to(ROOT)}:{function.lineno}: {node.name}.{function.name}"
        for path, node in classes.values()
        if not node.name.startswith("_")
        for function in node.body
        if isinstance(function, FUNCTION)
        if not function.name.startswith("_") and not described(node.name, function.name)
    ]
    assert not missing, "\n".join(missing)
