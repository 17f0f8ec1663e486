"""Takes every page at three widths in both themes. Usage: screenshots.py FOLDER [PART-OF-A-PATH ...]"""

import base64
import sys
from pathlib import Path

from support.browser import DESKTOP, PHONE, TABLET, Browser
from support.server import Server
from support.site import PAGES


def whole_page(browser: Browser) -> bytes:
    """The page from its beginning to its end, however long it is."""
    height = browser.evaluate("return document.documentElement.scrollHeight")
    width = browser.evaluate("return innerWidth")
    picture = browser.command(
        "Page.captureScreenshot", format="png", captureBeyondViewport=True,
        clip={"x": 0, "y": 0, "width": width, "height": height, "scale": 1})
    return base64.b64decode(picture["data"])


def take(folder: Path, parts: list[str]):
    browser = Browser()
    server = Server()
    try:
        for page in PAGES:
            if parts and not any(part in page.path for part in parts):
                continue
            for size in (PHONE, TABLET, DESKTOP):
                for scheme in ("light", "dark"):
                    browser.open(
                        server.address + page.path, size=size, scheme=scheme, scripts=page.path != "index.html")
                    name = page.path.removesuffix(".html").replace("/", "-")
                    file = folder / f"{name}-{size[0]}-{scheme}.png"
                    file.write_bytes(whole_page(browser))
                    print(file)
    finally:
        browser.quit()
        server.stop()


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    take(target, sys.argv[2:])
