"""The join code is proven and never said; tokens cannot be guessed."""

import pytest

from net.wire.credentials import Exchange, hashed, new_token
from net.wire.errors import BadMessage

HERE, ELSEWHERE = b"f" * 32, b"g" * 32


def meet(guest: Exchange, host: Exchange) -> bool:
    guest.meet(host.share)
    host.meet(guest.share)
    mutual = host.proven(guest.proof())
    assert guest.proven(host.proof()) is mutual
    return mutual


def test_the_same_code_is_the_same_key() -> None:
    assert meet(Exchange("1234", HERE, guest=True), Exchange(" 1234 ", HERE, guest=False))


def test_another_code_is_another_key() -> None:
    assert not meet(Exchange("1234", HERE, guest=True), Exchange("1235", HERE, guest=False))


def test_nothing_is_proven_before_the_keys_were_exchanged() -> None:
    """Otherwise a stranger could prove an empty key, and be taken for a host with the code."""
    guest, stranger = Exchange("1234", HERE, guest=True), Exchange("", HERE, guest=False)
    assert not guest.proven(stranger.proof())


def test_who_stands_between_with_another_certificate_is_found_out() -> None:
    assert not meet(Exchange("1234", ELSEWHERE, guest=True), Exchange("1234", HERE, guest=False))


def test_a_proof_cannot_be_sent_back_to_whom_it_came_from() -> None:
    guest, host = Exchange("1", HERE, guest=True), Exchange("1", HERE, guest=False)
    assert meet(guest, host)
    assert not guest.proven(guest.proof())


def test_nothing_is_proven_before_both_have_met() -> None:
    assert not Exchange("1", HERE, guest=True).proven(b"")


OFF_THE_CURVE = b"A" + b"x" * 30 + b"8x"


@pytest.mark.parametrize(
    "share", [OFF_THE_CURVE, b"", b"A", b"A" + b"\0" * 31, b"A" + b"\xff" * 32, b"x" * 200]
)
def test_a_share_that_is_none_is_a_bad_message(share: bytes) -> None:
    with pytest.raises(BadMessage):
        Exchange("1", HERE, guest=False).meet(share)


def test_tokens_differ_and_only_their_hash_is_kept() -> None:
    one, other = new_token(), new_token()
    assert one != other
    assert len(one) == 32
    assert hashed(one) != one
    assert hashed(one) == hashed(bytes(one))
