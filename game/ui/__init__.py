"""The window: what players see, hear and touch. Knows the rules' types and questions, never the
engine, the match or the network."""
