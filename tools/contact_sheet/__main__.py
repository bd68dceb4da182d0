"""Writes the contact sheets; how to is said in the package."""

from tools.contact_sheet.board import board
from tools.contact_sheet.catalogue import ROOT
from tools.contact_sheet.drawing import bare_page, draw
from tools.contact_sheet.plan import BOARD, ENGINES, PAGES, placed
from tools.contact_sheet.sights import draw_sights

FOLDER = ROOT / "docs" / "pictures"


def main() -> None:
    """Draw and save every page."""
    for page in PAGES:
        picture = bare_page()
        if page is BOARD:
            picture.paste(board())
        elif page is ENGINES:
            draw_sights(picture)
        for section in placed(page):
            draw(picture, section)
        picture.convert("RGB").save(
            FOLDER / f"sheet-{page.name}.jpg", quality=88, optimize=True, subsampling=0
        )


if __name__ == "__main__":
    main()
