"""The crash screen. It uses nothing of what may have broken: no scene, no sound, no table."""
