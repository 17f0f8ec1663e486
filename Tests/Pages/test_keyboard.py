"""The keyboard reaches everything that can be pressed, in reading order, and one sees where it is."""

import pytest
from selenium.webdriver.common.keys import Keys

from support.browser import DESKTOP, PHONE
from support.site import FRAMED_PAGES, PAGES_WITH_RUNS

# What a reader expects to reach: everything that acts when pressed or scrolls, except what only the arrow keys reach.
NUMBER_WHAT_CAN_BE_REACHED = """
    const reachable = [...document.querySelectorAll('a[href], button, summary, input, select, [tabindex]')].filter(element =>
        element.tabIndex >= 0 && !element.disabled && element.checkVisibility({ visibilityProperty: true }));
    reachable.forEach((element, index) => element.dataset.place = index);
    return reachable.length;
"""
NOTE_WHERE_THE_FOCUS_GOES = """
    window.stops = [];
    document.addEventListener('keyup', () => {
        const element = document.activeElement;
        if (element === document.body) return stops.push({ name: 'the focus left the page' });
        const box = element.getClientRects()[0];
        const style = getComputedStyle(element);
        const middle = document.elementFromPoint(
            Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2), box.top + Math.min(box.height / 2, 20));
        stops.push({
            name: element.outerHTML.slice(0, 120),
            place: Number(element.dataset.place ?? NaN),
            isMarked: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
            isInView: box.bottom > 0 && box.top < innerHeight,
            isCovered: middle !== null && !element.contains(middle) && !middle.contains(element),
        });
    });
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_tab_reaches_everything_in_order_and_shows_where_it_is(browser, server, page, size):
    browser.open(server.address + page.path, size=size)
    count = browser.evaluate(NUMBER_WHAT_CAN_BE_REACHED)
    assert count > 5
    browser.evaluate(NOTE_WHERE_THE_FOCUS_GOES)
    browser.press(Keys.TAB, times=count)
    stops = browser.evaluate("return stops")
    assert len(stops) == count
    for place, stop in enumerate(stops):
        assert stop == {
            "name": stop["name"], "place": place, "isMarked": True, "isInView": True, "isCovered": False}


@pytest.mark.parametrize("page", FRAMED_PAGES, ids=str)
def test_first_stop_leads_past_the_header(browser, server, page):
    browser.open(server.address + page.path)
    browser.press(Keys.TAB)
    browser.press(Keys.ENTER)
    browser.press(Keys.TAB)
    assert browser.evaluate("return document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_arrow_keys_reach_every_step(browser, server, page):
    browser.open(server.address + page.path)
    for run in range(browser.evaluate("return document.querySelectorAll('.run:has(.step)').length")):
        steps = browser.evaluate(
            "const buttons = document.querySelectorAll('.run:has(.step)')[arguments[0]].querySelectorAll('thead button');"
            "buttons[0].focus(); buttons[0].click(); return buttons.length", run)
        for step in range(steps):
            assert browser.evaluate(
                "const buttons = [...document.querySelectorAll('.run:has(.step)')[arguments[0]]"
                ".querySelectorAll('thead button')];"
                "return [buttons.indexOf(document.activeElement), document.activeElement.getAttribute('aria-pressed')]",
                run) == [step, "true"]
            browser.press(Keys.ARROW_RIGHT)
        browser.press(Keys.HOME)
        assert browser.evaluate("return document.activeElement.closest('th').cellIndex") == 1


@pytest.mark.parametrize("page", FRAMED_PAGES[:1], ids=str)
def test_escape_closes_the_list_of_pages(browser, server, page):
    browser.open(server.address + page.path)
    browser.evaluate("document.querySelector('.page-list summary').focus()")
    browser.press(Keys.ENTER)
    assert browser.evaluate("return document.querySelector('.page-list').open")
    browser.press(Keys.TAB)
    browser.press(Keys.ESCAPE)
    assert browser.evaluate(
        "return !document.querySelector('.page-list').open && document.activeElement.matches('.page-list summary')")
