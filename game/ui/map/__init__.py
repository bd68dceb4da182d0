"""The map: camera, rails, locomotives, names, and mouse and keys on it."""
