"""The refusals of the network, in the player's language."""

from game.lobby import Connection, Versions
from game.ui.i18n.text import Texts
from game.ui.lan.lan_api import LanTable

REFUSALS = frozenset(
    (
        *("version", "code-needed", "code", "wait", "busy", "late", "full", "watched", "nameless"),
        *("name", "name-unknown", "playing", "not-kept", "left", "kicked", "replaced", "flood"),
        *("silent", "bad-message", "closed", "not-yours", "not-host", "not-player", "chatter"),
        *("haste", "paused", "no-game", "in-game", "in-series", "open-seats", "not-ready"),
        *("seat-taken", "nobody", "not-away", "board-unknown", "board-large", "senseless"),
        *("unreachable", "no-table", "unproven", "board-broken", "board-differs", "out-of-step"),
        *("no-owner", "not-granted", "in-use"),
        *("not-opened", "not-resumed", "no-code", "nonsense", "not-now", "unforeseen"),
    )
)


def refusal(
    why: str | None, words: str, texts: Texts, versions: Versions | None = None, wait: int = 0
) -> str:
    """Why something was refused; in the host's own words if this version has no text for it."""
    if why == "wait" and wait:
        return texts.say("lan-no-wait-seconds", seconds=wait)
    if why == "version" and versions is not None:
        return texts.say("lan-other-version", theirs=versions.theirs, ours=versions.ours)
    if why == "unforeseen":
        return texts.say("lan-no-unforeseen", words=words)
    return texts.say(f"lan-no-{why}") if why in REFUSALS else texts.say("lan-no-other", words=words)


def connection_refusal(connection: Connection, target: str, port: int, texts: Texts) -> str:
    """Why a table could not be joined or was left; `target` is its name or address, as typed."""
    if connection.why == "name" and connection.name:
        return texts.say("lan-no-name-taken", name=connection.name)
    if connection.unreached is None or not target:
        why, words = connection.why, connection.words
        return refusal(why, words, texts, connection.versions, connection.wait)
    return texts.say(
        "lan-no-unreachable-why",
        cause=connection.unreached,
        place=target,
        seconds=connection.tried,
        port=_typed_port(target) or str(port),
    )


def _typed_port(target: str) -> str:
    """The port in an address that was typed; empty without one."""
    host, _, port = target.rpartition(":")
    return port if port.isdigit() and (":" not in host or host.endswith("]")) else ""


def leave_label(lan_table: LanTable) -> str:
    """The key of the label for leaving: a host who leaves closes the table."""
    return "lan-button-leave" if lan_table.door is None else "lan-button-close"
