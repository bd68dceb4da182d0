"""The sound's findings, from what a probe told."""

import pytest

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Severity
from commands.doctor.sound import findings, without_owner


def test_a_device_that_opens_is_fine_and_listed() -> None:
    told: dict[str, object] = {
        "driver": "alsa",
        "opened": [44100, -16, 2],
        "devices": ["HDMI", "Ada's AirPods"],
    }
    found = findings(ProbeResult(told))
    assert {one.state for one in found} == {Severity.OK}
    assert found[1].text == "2 devices: HDMI, (name) AirPods."


@pytest.mark.parametrize(
    "probe",
    [
        ProbeResult({"failed": "import"}, 1),
        ProbeResult({"begun": True}, None),
        ProbeResult({"error": "none"}, 1),
        ProbeResult({"driver": "dummy", "opened": [1]}),
    ],
)
def test_silence_is_a_note_with_advice(probe: ProbeResult) -> None:
    (line,) = findings(probe)
    assert line.state is Severity.NOTE
    assert line.advice


@pytest.mark.parametrize("name", ["Adas' Buds", "AirPods von Ada", "Casque d’Ada"])
def test_headphones_do_not_name_their_owner(name: str) -> None:
    assert "Ada" not in without_owner(name)
