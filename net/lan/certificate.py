"""The certificate that a host makes for its table, and what a guest remembers of it.

It is self-signed: it keeps eavesdroppers out, and join codes and resume tokens are bound to its
fingerprint, which rules out a man in the middle.
"""

import hashlib
import os
import ssl
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from game.files.atomic import remove

_NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "paris-connection")])
_A_DAY, _FOR_LONG = timedelta(days=1), timedelta(days=3650)


def make_certificate(now: datetime | None = None) -> str:
    """A new certificate with its key, as PEM."""
    when = now or datetime.now(UTC)
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(_NAME)
        .issuer_name(_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(when - _A_DAY)
        .not_valid_after(when + _FOR_LONG)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return (secret + certificate.public_bytes(serialization.Encoding.PEM)).decode("ascii")


def fingerprint(der: bytes) -> bytes:
    """The hash that identifies a certificate."""
    return hashlib.sha256(der).digest()


def fingerprint_of(pem: str) -> bytes:
    """The fingerprint of the certificate in a PEM text; raises ValueError if there is none."""
    certificate = x509.load_pem_x509_certificate(pem.encode("ascii"))
    return fingerprint(certificate.public_bytes(serialization.Encoding.DER))


def host_context(pem: str) -> ssl.SSLContext:
    """TLS for a host; raises ValueError if the certificate or its key is invalid."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.num_tickets = 0  # TLS sessions are never resumed
    handle, name = tempfile.mkstemp()  # readable only by this user; the ssl module needs a file
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(pem)
        context.load_cert_chain(
            name, password=""
        )  # otherwise an encrypted key would prompt at the terminal
    except ssl.SSLError as error:
        raise ValueError("the certificate or its key is invalid") from error
    finally:
        remove(Path(name))
    return context


def why_no_certificate(pem: str) -> str:
    """What is wrong with a certificate and its key; empty if a host can use them."""
    try:
        fingerprint_of(pem)
        host_context(pem)
    except ValueError:
        return "the certificate or its key is broken"
    return ""


def guest_context() -> ssl.SSLContext:
    """TLS for a guest, which trusts the fingerprint and no authority."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
