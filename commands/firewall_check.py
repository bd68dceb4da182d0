"""What the host's lobby says about this computer's firewalls: the facts that `doctor` reads."""

from game.lobby import FirewallSeen, FirewallState
from net.wire.limits import PORT

_SECONDS = 4.0  # for a system program to answer


def seen_firewalls(port: int) -> tuple[FirewallSeen, ...]:
    """The firewalls that are on, or may be, in front of a port; waits for system programs."""
    from commands.doctor.child_processes import ChildProcesses
    from commands.doctor.firewall import Firewall, read_firewalls

    children = ChildProcesses()

    def state(one: Firewall) -> FirewallState:
        allows = one.ports_open and port == PORT
        return FirewallState.ALLOWS if allows else FirewallState.BLOCKS

    try:
        found = read_firewalls(lambda command: children.output(command, _SECONDS))
    finally:
        children.close()
    return tuple(FirewallSeen(one.name, state(one)) for one in found if one.active is not False)
