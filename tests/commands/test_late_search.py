from threading import Event

import pytest

from commands.late_search import LateSearch
from net.lan.remote_table import RemoteFinder


def test_nothing_is_found_until_the_network_runs() -> None:
    go_on = Event()

    def begin() -> RemoteFinder:
        go_on.wait(10)
        raise OSError("no network")

    search = LateSearch(begin)
    assert search.tables == ()
    assert search.problem is None
    assert search.ways("table") == ()
    go_on.set()
    search.wait()
    with pytest.raises(OSError, match="no network"):
        _ = search.tables
