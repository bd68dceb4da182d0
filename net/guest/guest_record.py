"""The record of a finished game as a guest has followed it: at the end all hands are public."""

from game.rules.record import Header, action_line, end_line, header_line
from game.rules.setup import Deal
from net.guest.game_mirror import GameMirror, action_of

NO_SEED = 0  # hosts do not send theirs


def record_text(game: GameMirror) -> str:
    """The lines of the record; raises ValueError while locomotives are hidden."""
    history, updates = game.history(), game.updates(None, 0)
    hands, final = history[0].portfolios, updates[-1].view.result
    if final is None:
        raise ValueError("the game is not over")
    table = history[0].table
    header = Header(table.board, game.players, Deal(game.start, hands, table.turn), NO_SEED)
    lines = [header_line(header)]
    for number, (before, update) in enumerate(zip(history, updates, strict=False), start=1):
        if len(update.events) > 1:  # an end by agreement is no action
            lines.append(action_line(number, before.table.turn, action_of(update.events[0])))
    return "".join([*lines, end_line(final)])
