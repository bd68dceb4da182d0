"""Files on the disk: written whole or not at all, and readable by their owner alone."""
