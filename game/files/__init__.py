"""How files are written: atomically, and for their owner alone."""
