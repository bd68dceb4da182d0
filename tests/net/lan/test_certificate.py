"""The certificate that a host makes for its table."""

import ssl

import pytest

from net.lan.certificate import (
    fingerprint,
    fingerprint_of,
    guest_context,
    host_context,
    make_certificate,
)


def test_every_table_has_a_certificate_of_its_own() -> None:
    one, other = make_certificate(), make_certificate()
    assert fingerprint_of(one) != fingerprint_of(other)
    assert len(fingerprint_of(one)) == 32


def test_the_fingerprint_is_that_of_the_certificate_itself() -> None:
    pem = make_certificate()
    begin = pem.index("-----BEGIN CERTIFICATE")
    assert fingerprint(ssl.PEM_cert_to_DER_cert(pem[begin:])) == fingerprint_of(pem)


def test_only_tls_1_3_is_spoken() -> None:
    for context in (host_context(make_certificate()), guest_context()):
        assert context.minimum_version is ssl.TLSVersion.TLSv1_3


BROKEN = {"empty": "", "nonsense": "nonsense", "cut off": make_certificate()[:200]}


@pytest.mark.parametrize("pem", BROKEN.values(), ids=BROKEN)
def test_a_broken_certificate_is_a_value_error(pem: str) -> None:
    with pytest.raises(ValueError, match="."):
        host_context(pem)
    with pytest.raises(ValueError, match="."):
        fingerprint_of(pem)
