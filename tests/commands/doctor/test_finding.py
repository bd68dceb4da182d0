"""Findings, and numbers with their nouns."""

from commands.doctor.finding import Finding, ReportArea, ReportSection, Severity, counted


def test_a_section_makes_findings_of_its_area() -> None:
    made = ReportSection(ReportArea.SOUND).problem("device", "It is gone.", "Find it.")
    assert made == Finding(ReportArea.SOUND, "device", Severity.PROBLEM, "It is gone.", "Find it.")


def test_a_number_goes_with_its_noun() -> None:
    assert [counted(n, "file") for n in (0, 1, 2)] == ["no files", "1 file", "2 files"]
    assert counted(3, "map of your own", "maps of your own") == "3 maps of your own"
