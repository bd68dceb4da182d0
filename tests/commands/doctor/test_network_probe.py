"""The probe of the network."""

import pytest

from commands.doctor.child_processes import ChildProcesses


@pytest.mark.slow("processes")
def test_it_tells_addresses_and_discovery() -> None:
    told = ChildProcesses().probe("network_probe", 60)
    assert told.facts["done"] is True
    assert {"interfaces", "announced", "heard", "tables"} <= {*told.facts}
    assert "ours" not in told.facts
