"""The screens of the program, one file each: handle(event), update(dt), draw(surface)."""
