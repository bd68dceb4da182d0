"""Passes warnings of the network libraries on to the program's log."""

import logging

from game.diagnostics.failure_report import describe
from game.diagnostics.program_log import LOG
from net.lan.log_repeats import RepeatFilter

KNOWN = ("asyncio", "zeroconf")  # whose message templates are fixed texts


class LogBridge(logging.Handler):
    """Logs warnings without the values in them, which may be private.

    For other libraries only the name and the place in the source are logged.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.addFilter(RepeatFilter())

    def emit(self, record: logging.LogRecord) -> None:
        """Log one warning; never raises."""
        library = record.name.partition(".")[0]
        words = f"{library}, {record.module}, line {record.lineno}"
        if library in KNOWN and isinstance(record.msg, str):
            words += f": {record.msg.splitlines()[0] if record.msg else ''}"
        error = record.exc_info[1] if record.exc_info else None
        LOG.write(record.levelname.lower(), words, describe(error).lines if error else ())


def log_warnings() -> None:
    """Start logging warnings instead of printing them; further calls do nothing."""
    root = logging.getLogger()
    if not any(isinstance(one, LogBridge) for one in root.handlers):
        root.addHandler(LogBridge())
