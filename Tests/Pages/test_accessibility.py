"""axe finds nothing: in both colour schemes, on a phone and on a desk, folded and unfolded."""

import pytest

from support.browser import DESKTOP, PHONE
from support.site import FRAMED_PAGES, PAGES

UNFOLD = """
    document.documentElement.classList.remove('js');
    for (const details of document.querySelectorAll('details:not(.page-list)')) details.open = true;
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", PAGES, ids=str)
def test_axe_finds_nothing_on_a_phone(browser, server, page, scheme):
    # The root would lead on to a start page.
    browser.open(server.address + page.path, size=PHONE, scheme=scheme, scripts=page.path != "index.html")
    assert browser.axe() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_axe_finds_nothing_on_a_desk_with_everything_unfolded(browser, server, page, scheme):
    browser.open(server.address + page.path, size=DESKTOP, scheme=scheme)
    browser.evaluate(UNFOLD)
    assert browser.axe() == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", FRAMED_PAGES[:1], ids=str)
def test_axe_finds_nothing_in_the_list_of_pages(browser, server, page, scheme):
    browser.open(server.address + page.path, scheme=scheme)
    browser.evaluate("document.querySelector('.page-list').open = true")
    assert browser.axe() == []


def test_axe_would_find_something(browser, server):
    browser.open(server.address + FRAMED_PAGES[0].path)
    browser.evaluate("document.querySelector('main').innerHTML += '<img src=x><button></button>'")
    assert {finding.split(":")[0] for finding in browser.axe()} >= {"image-alt", "button-name"}
