"""The log file."""

from pathlib import Path

from game.program_log import LogPlace, ProgramLog


def test_a_note_is_one_line(tmp_path: Path) -> None:
    log = ProgramLog()
    log.use(LogPlace(tmp_path / "a.log"))
    log.note("table opened on port {}", 27272)
    assert (tmp_path / "a.log").read_text().endswith("note: table opened on port 27272\n")
