"""The join code of a command: from an option, from a prompt, or from the environment.

An option can be seen by everybody who may list the processes of the machine; the others cannot.
"""

import argparse
import os
import sys
from getpass import getpass

from game.lobby import LONGEST_WORDS

VARIABLE = "PARIS_CODE"
_LONGEST = 1000  # letters that are read of what is piped in
_WRONG = f"the join code must be one line of at most {LONGEST_WORDS} printable characters"


class CodeError(ValueError):
    """A join code that cannot be used, or none where one was asked for."""


def code_of(options: argparse.Namespace) -> str:
    """The join code that was wished for, empty if none was; raises CodeError."""
    code = _wished(options)
    if len(code) > LONGEST_WORDS or not code.isprintable():  # a table could not be resumed with it
        raise CodeError(_WRONG)
    return code


def _wished(options: argparse.Namespace) -> str:
    if options.ask_code:
        return _asked()
    if options.code is not None:
        return str(options.code)
    return os.environ.get(VARIABLE, "").strip()


def _asked() -> str:
    """What is typed without being shown, or the next line of what is piped in."""
    typed = ""
    if sys.stdin is not None:  # as it is where the program was started without one
        try:
            typed = getpass("join code: ") if sys.stdin.isatty() else sys.stdin.readline(_LONGEST)
        except EOFError:
            pass
        except UnicodeDecodeError:
            raise CodeError(_WRONG) from None
    if not typed.strip():
        raise CodeError("no join code was typed")
    return typed.strip()
