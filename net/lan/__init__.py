"""Network input and output: asyncio, TLS, discovery, and the thread that serves a screen."""
