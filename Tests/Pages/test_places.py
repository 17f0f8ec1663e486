"""The site works wherever it is put, and asks no other host for anything."""

import pytest

from support.site import FRAMED_PAGES, PAGES, ROOT


@pytest.fixture(params=["file", "root", "path"])
def site(request):
    """The site's address and the prefix that every request must have."""
    match request.param:
        case "file":
            return f"file://{ROOT}/"
        case "root":
            return request.getfixturevalue("server").address
        case _:
            return request.getfixturevalue("server_below_a_path").address


@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_page_has_style_and_script_and_asks_for_nothing_else(browser, site, page):
    browser.open(site + page.path)
    assert browser.evaluate(
        "return [document.styleSheets.length, getComputedStyle(document.body).marginTop,"
        " document.documentElement.classList.contains('js')]") == [1, "0px", True]
    requests = browser.requests()
    assert site + page.path in requests
    assert [address for address in requests if not address.startswith(site)] == []
    assert browser.complaints() == []
    if page.has_runs:
        assert browser.evaluate(
            "const button = document.querySelector('.run thead button'); button.click();"
            "return button.getAttribute('aria-pressed')") == "true"
    links = browser.evaluate("return [...document.querySelectorAll('a')].map(link => link.href.split('#')[0])")
    assert any(link.startswith(site) for link in links)
    for link in links:
        if link.startswith(site):
            assert (ROOT / link.removeprefix(site)).is_file(), link
        else:
            assert link.startswith("https://"), link


def test_the_root_leads_to_the_readers_language(browser, site):
    browser.open(site + "index.html")
    assert browser.evaluate("return location.href") == site + "en/index.html"


def test_a_missing_page_is_a_page_in_both_languages(browser, server):
    assert "404.html" in [page.path for page in PAGES]
    browser.open(server.address + "404.html")
    assert browser.evaluate("return [...document.querySelectorAll('section')].map(section => section.lang)") == ["en", "ja"]
