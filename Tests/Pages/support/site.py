"""The built site as files: which pages there are, and what each of them holds."""

import os
from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(os.environ.get("SELFSAME_SITE", Path(__file__).parents[3] / "Site"))


class Elements(HTMLParser):
    """Every element of a page in order, as (name, attributes)."""

    def __init__(self, text: str):
        super().__init__()
        self.all: list[tuple[str, dict[str, str]]] = []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.all.append((tag, {name: value or "" for name, value in attributes}))

    def with_attribute(self, name: str) -> list[tuple[str, dict[str, str]]]:
        return [(tag, attributes) for tag, attributes in self.all if name in attributes]


@dataclass(frozen=True)
class Page:
    """One HTML file; `path` is relative to the site's root."""

    path: str

    @property
    def file(self) -> Path:
        return ROOT / self.path

    @cached_property
    def elements(self) -> Elements:
        return Elements(self.file.read_text(encoding="utf-8"))

    @cached_property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements.with_attribute("id")]

    @property
    def has_runs(self) -> bool:
        return any("run" in attributes.get("class", "").split() for _, attributes in self.elements.all)

    @property
    def language(self) -> str:
        return self.elements.all[0][1]["lang"]

    def __str__(self) -> str:
        return self.path


PAGES = [Page(str(file.relative_to(ROOT))) for file in sorted(ROOT.rglob("*.html"))]
if not PAGES:
    raise SystemExit(f"There is no page in {ROOT}. Build the site first.")

# The root leads on by itself, and the page for missing addresses stands alone; the others have the whole frame.
FRAMED_PAGES = [page for page in PAGES if "/" in page.path]
PAGES_WITH_RUNS = [page for page in FRAMED_PAGES if page.has_runs]
