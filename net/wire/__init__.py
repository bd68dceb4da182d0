"""The protocol between peers: bytes, frames, messages. No sockets, no clock."""
