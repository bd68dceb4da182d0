"""Hearts that beat fast, so that tests of silence need not wait for long."""

import pytest


@pytest.fixture
def _quick_hearts(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("net.lan.guest_connection", "net.table.host"):
        monkeypatch.setattr(f"{module}.HEARTBEAT", 0.2)
        monkeypatch.setattr(f"{module}.DEAD", 1.0)
        monkeypatch.setattr(f"{module}.ASLEEP", 0.9)
    monkeypatch.setattr("net.lan.server.TICK", 0.1)
