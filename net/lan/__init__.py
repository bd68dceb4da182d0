"""The wires: asyncio, TLS, discovery, and the thread between them and a screen."""
