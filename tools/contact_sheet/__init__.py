"""The contact sheets: every sprite as large as on a 1920x1080 table, on the map, to be looked at.

    pip install numpy Pillow
    python3 -m tools.contact_sheet      # docs/pictures/sheet-*.jpg

Reads only sprites/ and the board file. What lies where is planned from the manifests alone, so that
a test without Pillow can hold that no sprite is missing.
"""
