"""Scripted styles of play for the arena, written down first and kept unchanged.

Each follows one idea a person might have, however one-sided. A good bot must not lose to any of
them. They use only the reference bots' tools, so that changes of the real bots do not change them.
The window and the network never offer these bots.
"""
