"""The probe of the sound device."""

import pytest

from commands.doctor.child_processes import ChildProcesses


@pytest.mark.parametrize(("driver", "code"), [("dummy", 0), ("nonsense", 1)])
def test_it_tells_whether_a_device_opens(
    driver: str, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    told = ChildProcesses().probe("sound_probe", 60)
    assert told.code == code
    assert bool(told.items("opened")) == (code == 0)
