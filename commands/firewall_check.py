"""What the host's lobby says about this computer's firewalls: the facts that `doctor` reads."""

from game.lobby import FirewallSeen, FirewallState

_SECONDS = 4.0  # for a system program to answer


def seen_firewalls() -> tuple[FirewallSeen, ...]:
    """The firewalls of this computer that are on, or may be; waits for system programs."""
    from commands.doctor.child_processes import ChildProcesses
    from commands.doctor.firewall import Firewall, read_firewalls

    children = ChildProcesses()

    def state(one: Firewall) -> FirewallState:
        return FirewallState.ALLOWS if one.ports_open else FirewallState.BLOCKS

    try:
        found = read_firewalls(lambda command: children.output(command, _SECONDS))
    finally:
        children.close()
    return tuple(FirewallSeen(one.name, state(one)) for one in found if one.active is not False)
