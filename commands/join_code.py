"""The join code of a command: from an option, a prompt or the environment.

An option is visible to everyone who can list the computer's processes; the others are not.
"""

import argparse
import os
import sys
from getpass import getpass

from game.lobby import LONGEST_WORDS

VARIABLE = "PARIS_CODE"
_LONGEST = 1000  # characters read from a pipe
_WRONG = f"the join code must be one line of at most {LONGEST_WORDS} printable characters"


class CodeError(ValueError):
    """An invalid join code, or none where one was requested."""


def code_of(options: argparse.Namespace) -> str:
    """The join code, empty if none was requested; raises CodeError."""
    code = _wished(options)
    if len(code) > LONGEST_WORDS or not code.isprintable():  # no table could be resumed with it
        raise CodeError(_WRONG)
    return code


def _wished(options: argparse.Namespace) -> str:
    if options.ask_code:
        return _asked()
    if options.code is not None:
        return str(options.code)
    return os.environ.get(VARIABLE, "").strip()


def _asked() -> str:
    """Hidden input from the terminal, or the next line of a pipe."""
    typed = ""
    if sys.stdin is not None:  # as when the program was started without stdin
        try:
            typed = getpass("join code: ") if sys.stdin.isatty() else sys.stdin.readline(_LONGEST)
        except EOFError:
            pass
        except UnicodeDecodeError:
            raise CodeError(_WRONG) from None
    if not typed.strip():
        raise CodeError("no join code was typed")
    return typed.strip()
