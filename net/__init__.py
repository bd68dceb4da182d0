"""The game on the LAN: what is said, who is heard, and the wires."""
