"""Finding tables where something is in the way: a firewall, a change of address or of network."""

from pathlib import Path
from typing import Any

import pytest

from tests.net.namespaces.lab import a_lab
from tests.net.programs import wait_for

pytestmark = pytest.mark.slow("namespaces")


def at(name: str, address: str) -> Any:
    return lambda told: told.get("tables", {}).get(name, [""])[0] == address


def test_a_host_behind_a_firewall_is_listed_as_silent_and_found_when_it_opens(
    tmp_path: Path,
) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        one.block_tcp()
        one.run("serve", "--name", "First", "--port", "0").line()
        looking = other.module("tests.net.namespaces.look")
        told = looking.line(lambda told: told.get("silent") == ["First"])
        assert told["tables"]["First"][0] == one.address
        assert other.run("find", "--seconds", "8", "--json").end() == 0
        one.unblock_tcp()
        looking.line(lambda told: told.get("silent") == [] and "First" in told["tables"])


def test_a_host_with_a_new_address_never_leaves_the_list(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        table = one.run("serve", "--name", "First", "--port", "0")
        port = table.line()["port"]
        looking = other.module("tests.net.namespaces.look")
        looking.line(at("First", one.address))
        one.add_docker()  # the interfaces of the host change
        one.move("10.77.0.99")
        told: list[dict[str, Any]] = []

        def moved(line: dict[str, Any]) -> bool:
            told.append(line)
            return bool(at("First", "10.77.0.99")(line))

        looking.line(moved)
        assert all("First" in line["tables"] for line in told)
        assert f"the table's address is now 10.77.0.99:{port}" in table.errors


def test_hosts_that_have_taken_the_same_name_are_all_listed(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        one, other, third = (lab.machine(name) for name in "abc")
        other.cut()
        tables = [machine.run("serve", "--name", "Same", "--port", "0") for machine in (one, other)]
        for table in tables:
            table.line()
        looking = third.module("tests.net.namespaces.look")
        looking.line(lambda told: len(told.get("ids", ())) == 1)
        other.mend()  # the name was checked in two networks
        other.add_docker()  # so that it announces the table again
        looking.line(lambda told: len({*told.get("ids", ())}) == 2)


def test_a_guest_in_another_network_forgets_the_tables_of_the_last_one(tmp_path: Path) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        one.run("serve", "--name", "First", "--port", "0").line()
        looking = other.module("tests.net.namespaces.look")
        looking.line(at("First", one.address))
        other.cut()
        other.move("10.99.0.1")
        looking.line(lambda told: told.get("tables") == {})
        other.mend()
        other.move("10.77.0.77")
        looking.line(at("First", one.address))


def test_on_a_link_with_nothing_else_a_table_is_reached_by_its_link_local_address(
    tmp_path: Path,
) -> None:
    with a_lab(tmp_path) as lab:
        one, other = lab.machine("a"), lab.machine("b")
        for machine in (one, other):
            machine.only_ipv6()
        table = one.run("serve", "--name", "Six", "--players", "3", "--bots", "easy,easy", "--once")
        ready = table.line()
        assert "127.0.0.1" not in ready["addresses"]
        told = "the table's address is now [fe80:"  # not immediately: it is checked for two seconds
        if not ready["addresses"]:
            wait_for("its address", lambda: told in table.errors, table)
        looking = other.module("tests.net.namespaces.look")
        listed = looking.line(lambda told: "Six" in told.get("tables", {}))["tables"]["Six"][0]
        typed = f"[{listed.partition('%')[0]}]:{ready['port']}"  # without its link
        guest = other.run("join", typed, "--bot", "easy")
        assert guest.line()["state"] == table.line()["state"]
        assert guest.end() == table.end() == 0
