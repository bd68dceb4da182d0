"""Which texts the sources say: finds keys that are missing, used wrongly, or never used."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from game.ui.i18n.catalogues import Catalogue

KEY_START = re.compile(r"[a-z]+-")


class Use(NamedTuple):
    """One call of say(...): the keys that it can mean, and the arguments that it gives."""

    where: str
    keys: tuple[str, ...]  # regular expressions: an f-string means every key that fits
    arguments: frozenset[str] | None  # None where they cannot be told from the source


def keys_used(folder: Path) -> list[Use]:
    """Every say("...") of a source tree whose key can be told from the source."""
    return [use for file in sorted(folder.rglob("*.py")) for use in _uses(file)]


def missing(uses: list[Use], catalogue: Catalogue) -> list[str]:
    """What the sources say that the catalogue cannot: one line for each."""
    problems = []
    for use in uses:
        for pattern in use.keys:
            fitting = [key for key in catalogue.keys if re.fullmatch(pattern, key)]
            if not fitting:
                problems.append(f"{use.where}: no text fits {pattern}")
            elif use.arguments is not None and not any(
                catalogue.variables(key) == use.arguments for key in fitting
            ):
                wanted = ", ".join(sorted(catalogue.variables(fitting[0]))) or "nothing"
                problems.append(f"{use.where}: {fitting[0]} takes {wanted}")
    return problems


def unused(folder: Path, catalogue: Catalogue) -> list[str]:
    """The keys that no string of the sources means, and no message that is used has inside."""
    patterns = {
        pattern
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for pattern in _patterns(node)
        if KEY_START.match(pattern)
    }
    any_of = re.compile("|".join(sorted(patterns)) or "-")
    used = {key for key in catalogue.keys if any_of.fullmatch(key)}
    used |= {f"{key}-about" for key in used} & catalogue.keys  # the line under a switch
    used |= {inner for key in used for inner in _inside(key, catalogue)}
    return sorted(catalogue.keys - used)


def _inside(key: str, catalogue: Catalogue) -> Iterator[str]:
    """The messages that a message refers to, directly or not."""
    for inner in catalogue.references(key).messages:
        yield inner
        yield from _inside(inner, catalogue)


def _uses(file: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and _name(node.func) == "say":
            patterns = tuple(_patterns(node.args[0]))
            if patterns:
                names = [keyword.arg for keyword in node.keywords]
                known = frozenset(name for name in names if name is not None)
                arguments = None if None in names else known
                yield Use(f"{file.name}:{node.lineno}", patterns, arguments)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _patterns(node: ast.AST) -> Iterator[str]:
    """The keys that an expression can be, as regular expressions."""
    match node:
        case ast.Constant(value=str(key)):
            yield _literally(key)
        case ast.JoinedStr(values=parts):
            yield "".join(
                _literally(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "[a-z0-9-]+"
                for part in parts
            )
        case ast.IfExp(body=one, orelse=other):
            yield from _patterns(one)
            yield from _patterns(other)


def _literally(words: str) -> str:
    return re.escape(words).replace(r"\-", "-")
