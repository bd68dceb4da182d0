"""The Fluent messages of one language by key.

Each file is read when it is needed, and each message parsed when it is: a whole file takes longer
than a frame.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from babel import Locale
from babel.localedata import LocaleDataDict
from babel.numbers import parse_pattern
from babel.plural import PluralRule
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.rules.companies import Company
from game.ui.i18n.plain_messages import (
    COMMON,
    LOCALES,
    ONE,
    Argument,
    TextError,
    file_of,
    listed,
)

# A message: it begins a line, and the lines after it are indented, empty or close a brace.
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n?(?:[ }].*\n?|\n)*", re.M)
_COMMENT = re.compile(r"^#.*$", re.M)


class Catalogue:
    """All messages of one language. Raises TextError for a wrong key or wrong arguments."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self.language = language
        self._sources: dict[str, str] = {}  # messages that were not parsed yet
        self._entries: dict[str, ast.Message] = {}
        self._references: dict[str, _References] = {}
        self._bundle = _Bundle([language], {"COMPANY": _in_form}, use_isolating=False)
        self._unread = {file.stem: file for file in sorted((folder / language).glob("*.ftl"))}
        self.read(COMMON)

    @property
    def keys(self) -> frozenset[str]:
        """All keys of the language."""
        for name in tuple(self._unread):
            self.read(name)
        return frozenset(self._sources) | frozenset(self._entries)

    def variables(self, key: str) -> frozenset[str]:
        """The arguments of a message, including those of messages it refers to."""
        found = self.references(key)
        return frozenset(found.variables).union(*map(self.variables, found.messages))

    def references(self, key: str) -> "_References":
        """What a message itself refers to."""
        if key not in self._references:
            if not self._has(key):
                raise TextError(f"{self.language}: there is no text {key!r}")
            self._references[key] = _References()
            self._references[key].visit(self._entries[key])
        return self._references[key]

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """The message with its arguments filled in."""
        pattern = self._bundle.get_message(key).value if self._has(key) else None
        if pattern is None:
            raise TextError(f"{self.language}: there is no text {key!r}")
        values = {name: self._value(argument) for name, argument in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise TextError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def company(self, company: Company, form: str = "") -> str:
        """A company's name, or another form that the language has, such as with an article."""
        key = f"company-{company}"
        if not self._has(key):
            raise TextError(f"{self.language}: there is no text {key!r}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(form, message.value)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def read(self, name: str) -> None:
        """Read one file of the language, unless that was done."""
        file = self._unread.pop(name, None)
        if file is None:
            return
        text = file.read_text(encoding="utf-8")
        for found in _MESSAGE.finditer(text):
            if found[1] in self._sources or found[1] in self._entries:
                raise TextError(f"{file}: {found[1]} appears twice")
            self._sources[found[1]] = found[0]
        if rest := _COMMENT.sub("", _MESSAGE.sub("", text)).strip():
            raise TextError(f"{file}: cannot be read: {rest}")

    def _has(self, key: str) -> bool:
        self.read(file_of(key))
        if key in self._sources:
            self._parse(key)
        return key in self._entries

    def _parse(self, key: str) -> None:
        """Parse a message, and those that it refers to."""
        resource = FluentResource(self._sources.pop(key))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise TextError(f"{self.language}: cannot be read: {entry.content}")
            if isinstance(entry, ast.Message):
                self._entries[entry.id.name] = entry
        self._bundle.add_resource(resource)
        for other in self.references(key).messages:
            self._has(other)

    def _value(self, argument: Argument) -> FluentType | str:
        if isinstance(argument, int):
            return FluentInt(argument, useGrouping=False)
        if isinstance(argument, Company):
            argument = (argument,)
        return _Companies(self, argument) if isinstance(argument, tuple) else argument


@dataclass
class _Companies(FluentType):
    """Companies as an argument: `{ $company }` is the plain name."""

    catalogue: Catalogue
    companies: tuple[Company, ...]
    form: str = ""

    def format(self, locale: object) -> str:
        names = (self.catalogue.company(one, self.form) for one in self.companies)
        return listed(tuple(names), self.catalogue.say)


def _in_form(companies: object, form: str = "") -> FluentType:
    """COMPANY($company, form: "of") in a message."""
    if not isinstance(companies, _Companies):
        raise TextError(f"{companies!r} is not a company")
    return replace(companies, form=form)


class _Bundle(FluentBundle):
    """A bundle with plural rules only: Babel's own tables take four megabytes."""

    def _get_babel_locale(self) -> Locale:
        language = self.locales[0]
        return _Language(language) if language in ONE else super()._get_babel_locale()


class _Language(Locale):
    @property
    def plural_form(self) -> PluralRule:
        singular = ",".join(map(str, ONE[self.language]))
        return PluralRule({"one": f"i = {singular}"})

    @property
    def decimal_formats(self) -> LocaleDataDict:
        return LocaleDataDict({None: parse_pattern("#0;\N{MINUS SIGN}#0")})

    @property
    def number_symbols(self) -> LocaleDataDict:
        return LocaleDataDict({"latn": {}})


class _References(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
