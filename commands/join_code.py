"""The join code of a command: from an option, from a prompt, or from the environment.

An option can be seen by everybody who may list the processes of the machine; the others cannot.
"""

import argparse
import os
import sys
from getpass import getpass

VARIABLE = "PARIS_CODE"


class CodeError(ValueError):
    """No join code was given where one was asked for."""


def code_of(options: argparse.Namespace) -> str:
    """The join code that was wished for, empty if none was; raises CodeError."""
    if options.ask_code:
        return _asked()
    if options.code is not None:
        return str(options.code)
    return os.environ.get(VARIABLE, "").strip()


def _asked() -> str:
    """What is typed without being shown, or the next line of what is piped in."""
    try:
        typed = getpass("join code: ") if sys.stdin.isatty() else sys.stdin.readline()
    except EOFError:
        typed = ""
    if not typed.strip():
        raise CodeError("no join code was typed")
    return typed.strip()
