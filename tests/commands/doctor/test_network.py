"""The network's findings: interfaces, port, discovery."""

import errno
import socket

from commands.doctor.child_processes import ProbeResult
from commands.doctor.finding import Finding, Severity
from commands.doctor.network import PortTrial, findings, port_finding, try_port

FREE = PortTrial(2)
TOLD = {
    "interfaces": [["lo", "127.0.0.1"], ["eth0", "192.168.0.7"], ["eth0", "2003:e1::77"]]
    + [["docker0", "172.17.0.1"], ["wg0", "10.9.0.1"]],
    "announced": ["192.168.0.7", "2003:e1::77", "172.17.0.1"],
    "heard": True,
    "tables": 2,
    "other_versions": 0,
}


def lines(probe: ProbeResult, port: PortTrial = FREE) -> dict[str, Finding]:
    return {one.name: one for one in findings(probe, port)}


def test_a_working_network() -> None:
    found = findings(ProbeResult(TOLD), FREE)
    texts = [one.text for one in found]
    assert "Interface eth0: 192.168.0.7, 2003:…." in texts
    assert "Interface docker0 (Docker): 172.17.0.1." in texts
    assert "A table here would be announced at 192.168.0.7, 2003:…, 172.17.0.1." in texts
    assert "2 tables found on this network." in texts
    assert not [text for text in texts if "Interface lo" in text]
    assert [one.text for one in found if one.state is Severity.NOTE] == [
        "Interface wg0 (VPN): 10.9.0.1."
    ]


def test_nothing_about_the_network_is_a_problem() -> None:
    for probe in (ProbeResult(), ProbeResult(code=None), ProbeResult({"failed": "import"}, 1)):
        assert Severity.PROBLEM not in {one.state for one in findings(probe, FREE)}


def test_no_network_is_a_note() -> None:
    told = {"interfaces": [["lo", "127.0.0.1"]], "heard": False, "trouble": "No route", "tables": 0}
    found = lines(ProbeResult(told))
    assert found["announced"].text == "This computer is not connected to a network."
    assert found["mdns"].text == "Automatic discovery cannot be tested without a network."
    assert found["mdns"].advice == ""
    assert "tables" not in found


def test_discovery_that_does_not_work_on_a_network_is_a_note_with_advice() -> None:
    found = lines(ProbeResult({**TOLD, "heard": False, "trouble": "Operation not permitted"}))
    assert found["mdns"].text.endswith("does not work: Operation not permitted.")
    assert "Allow UDP port 5353" in found["mdns"].advice


def test_a_taken_port_is_noticed_by_really_taking_it() -> None:
    with socket.create_server(("", 0)) as other:
        port = other.getsockname()[1]
        assert try_port(port).taken
    assert try_port(port).error is None


def test_who_has_the_port_is_told() -> None:
    taken = PortTrial(error=OSError(errno.EADDRINUSE, "in use"))
    assert PortTrial(error=OSError(10013, "taken by one program alone, on Windows")).taken
    assert "a table of this game" in port_finding(taken, ours=True).text
    assert "another program" in port_finding(taken, ours=False).text
    refused = PortTrial(error=OSError(errno.EACCES, "Permission denied"))
    assert "cannot be opened: Permission denied." in port_finding(refused, ours=False).text
