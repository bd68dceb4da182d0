"""The wooden toy locomotives: modelled and rendered with Blender's Python package.

The package needs an environment of its own with Python 3.11, because `bpy` is a gigabyte and
asks for exactly that version; the game never imports it:

    python3.11 -m venv ~/bpy
    ~/bpy/bin/pip install bpy==5.0.1 numpy==1.26.4 pillow
    ~/bpy/bin/python -m tools.locomotives            # every sprite, portrait and the manifest
"""
