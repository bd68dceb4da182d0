"""What peers say to each other: bytes, frames, messages. Knows no sockets and no clock."""
