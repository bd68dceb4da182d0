"""The probe of imports."""

import json

import pytest

from commands.doctor.import_probe import main


def test_it_goes_on_after_a_module_that_fails(capsys: pytest.CaptureFixture[str]) -> None:
    main(["no_such_module", "json"])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert "ModuleNotFoundError" in told[1]["failed no_such_module"]
    assert told[-2:] == [{"importing": "json"}, {"done": True}]
