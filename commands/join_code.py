"""The join code of a command: from an option, from a prompt, or from the environment.

An option can be seen by everybody who may list the processes of the machine; the others cannot.
"""

import argparse
import os
import sys
from getpass import getpass

VARIABLE = "PARIS_CODE"
_LONGEST = 1000  # letters that are read of what is piped in
_NO_TEXT = "the join code contains characters that cannot be displayed"


class CodeError(ValueError):
    """No join code was given where one was asked for, or one that is no text."""


def code_of(options: argparse.Namespace) -> str:
    """The join code that was wished for, empty if none was; raises CodeError."""
    if options.ask_code:
        return _text(_asked())
    if options.code is not None:
        return _text(str(options.code))
    return _text(os.environ.get(VARIABLE, "").strip())


def _asked() -> str:
    """What is typed without being shown, or the next line of what is piped in."""
    typed = ""
    if sys.stdin is not None:  # as it is where the program was started without one
        try:
            typed = getpass("join code: ") if sys.stdin.isatty() else sys.stdin.readline(_LONGEST)
        except EOFError:
            pass
        except UnicodeDecodeError:
            raise CodeError(_NO_TEXT) from None
    if not typed.strip():
        raise CodeError("no join code was typed")
    return typed.strip()


def _text(code: str) -> str:
    """A code that every program can send on; raises CodeError."""
    if not code.isprintable():  # as are bytes that the system could not read as text
        raise CodeError(_NO_TEXT)
    return code
