from game.rules.proposals import answered, asked_lately, may_propose, proposal_of
from tests.builders import a_stalemate, a_state


def test_r30_the_seat_to_move_may_propose_when_no_company_can_build() -> None:
    table = a_stalemate(turn=1).table
    assert [may_propose(table, seat, None) for seat in range(3)] == [False, True, False]


def test_r30_nobody_may_propose_while_a_company_can_build() -> None:
    assert not may_propose(a_state().table, 0, None)


def test_a_proposal_asks_all_others_in_turn_order() -> None:
    proposal = proposal_of(a_stalemate(seats=4, turn=2).table)
    assert (proposal.seat, proposal.waiting, proposal.open) == (2, (3, 0, 1), True)


def test_a_proposal_is_open_until_everybody_has_agreed() -> None:
    proposal = proposal_of(a_stalemate().table)
    assert answered(proposal, 2, agrees=True).waiting == (1,)
    assert answered(proposal, 2, agrees=True).open
    assert not answered(answered(proposal, 2, agrees=True), 1, agrees=True).open


def test_a_proposal_is_over_once_somebody_declines() -> None:
    declined = answered(proposal_of(a_stalemate().table), 2, agrees=False)
    assert (declined.open, declined.declined_by, declined.waiting) == (False, 2, (1, 2))


def test_after_a_no_nobody_asks_again_for_a_whole_round() -> None:
    table = a_stalemate().table
    declined = answered(proposal_of(table), 1, agrees=False)
    asked = [
        asked_lately(table._replace(actions=actions, turn=actions % 3), declined)
        for actions in range(5)
    ]
    assert asked == [True, True, True, False, False]


def test_nobody_proposes_while_a_proposal_is_open() -> None:
    table = a_stalemate().table
    assert not may_propose(table, 0, proposal_of(table))
