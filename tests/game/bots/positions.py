"""States to ask bots about: from games played at random, of every table size and length."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from game.board import Hex
from game.bots.atlas import Atlas
from game.bots.outlook import Outlook
from game.rules.companies import COMPANIES, FEWEST_SEATS, IN_THE_BAG, MOST_SEATS, Company
from game.rules.playout import play_on
from game.rules.setup import new_game
from game.rules.state import State
from tests.builders import Held, a_state, france

LONGEST = 120  # actions


def positions(count: int, seed: int = 0) -> list[State]:
    """Games at random moments, none of them over."""
    chance = random.Random(seed)
    found: list[State] = []
    while len(found) < count:
        seats = FEWEST_SEATS + len(found) % (MOST_SEATS - FEWEST_SEATS + 1)
        state = new_game(france(), seats, chance.randrange(2**32))
        for _ in range(chance.randrange(LONGEST)):
            if state.table.ending is None:
                state = play_on(state, chance)
        if state.table.ending is None:
            found.append(state)
    return found


def a_table_of(hands: Sequence[Held], track: Mapping[Hex, Company], values: Held) -> State:
    """A state whose depots hold exactly what is neither held nor on the map."""
    gone = Counter(track.values())
    for hand in hands:
        gone.update(hand)
    depots = {company: IN_THE_BAG - gone[company] for company in COMPANIES}
    return a_state(hands=hands, track=track, values=values, depots=depots)


def outlook_of(state: State) -> Outlook:
    return Outlook(Atlas(state.table.board), state.table)
