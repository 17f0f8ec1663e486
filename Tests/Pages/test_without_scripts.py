"""Everything that a page says is there without JavaScript."""

import pytest

from support.site import PAGES, PAGES_WITH_RUNS

TEXT = """
    const page = document.querySelector('main').cloneNode(true);
    for (const element of page.querySelectorAll('.scripted, script')) element.remove();
    return page.textContent.replace(/\\s+/g, ' ').trim();
"""


@pytest.mark.parametrize("page", [page for page in PAGES if page.path != "index.html"], ids=str)
def test_the_text_is_the_same(browser, server, page):
    browser.open(server.address + page.path, scripts=True)
    text = browser.evaluate(TEXT)
    browser.open(server.address + page.path, scripts=False)
    assert len(text) > 50
    assert browser.evaluate(TEXT) == text


@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_every_step_can_be_seen_and_reached_from_the_figure(browser, server, page):
    browser.open(server.address + page.path, scripts=False)
    steps = browser.evaluate("""
        return [...document.querySelectorAll('.step')].map(step => [
            step.checkVisibility({ visibilityProperty: true, opacityProperty: true }), step.offsetHeight > 20,
            document.querySelector(`thead a[href="#${step.id}"]`) !== null]);
    """)
    assert steps and all(step == [True, True, True] for step in steps)


@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_no_button_is_there_that_would_do_nothing(browser, server, page):
    browser.open(server.address + page.path, scripts=False)
    assert browser.evaluate(
        "return [...document.querySelectorAll('button')].filter(button => button.checkVisibility()).length") == 0


def test_the_root_lets_the_reader_choose_a_language(browser, server):
    browser.open(server.address, scripts=False)
    assert browser.evaluate("return [...document.querySelectorAll('main a[hreflang]')].map(link => link.hreflang)") == [
        "en", "ja"]
