"""The table's own drawing: cards, players, rack, log. Each part is drawn from plain values."""
