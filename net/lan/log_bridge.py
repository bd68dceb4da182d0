"""Warnings of the libraries that the network stands on, for the program's log."""

import logging

from game.diagnostics.failure_report import describe
from game.diagnostics.program_log import LOG
from net.lan.log_repeats import RepeatFilter

KNOWN = ("asyncio", "zeroconf")  # whose templates are fixed texts


class LogBridge(logging.Handler):
    """Writes warnings without the values in them, which may be anything.

    Of a library that is not known only its name and the place in its source are told.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(RepeatFilter())

    def emit(self, record: logging.LogRecord) -> None:
        """Write one warning; never raises."""
        library = record.name.partition(".")[0]
        words = f"{library}, {record.module}, line {record.lineno}"
        if library in KNOWN and isinstance(record.msg, str):
            words += f": {record.msg.splitlines()[0] if record.msg else ''}"
        error = record.exc_info[1] if record.exc_info else None
        LOG.write(record.levelname.lower(), words, describe(error).lines if error else ())


def log_warnings() -> None:
    """Have them logged from now on, instead of printed; once is enough."""
    root = logging.getLogger()
    if not any(isinstance(one, LogBridge) for one in root.handlers):
        root.addHandler(LogBridge())
