"""Nothing sticks out, nothing moves while loading, and the style says what a browser understands."""

import pytest

from support.browser import DESKTOP, PHONE, TABLET
from support.site import PAGES, PAGES_WITH_RUNS

WHAT_STICKS_OUT = """
    const isClipped = element => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
            if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(parent).overflowX)) return true;
        }
        return false;
    };
    return [...document.body.querySelectorAll('*')].filter(element =>
        element.checkVisibility({ visibilityProperty: true }) && !isClipped(element)
        && element.getBoundingClientRect().right > innerWidth + 0.5).map(element => element.outerHTML.slice(0, 120));
"""
# Shifts right after an input do not count for browsers; here every one does.
SHIFT = """
    const done = arguments[0];
    new PerformanceObserver(list => done(list.getEntries().map(entry =>
        [entry.value, ...entry.sources.map(source => source.node?.outerHTML?.slice(0, 100) ?? '')])))
        .observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done([]), 100)));
"""


@pytest.mark.parametrize("size", [(320, 640), PHONE, TABLET, DESKTOP], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("page", PAGES, ids=str)
def test_the_page_never_scrolls_sideways(browser, server, page, size):
    browser.open(server.address + page.path, size=size, scripts=page.path != "index.html")
    browser.evaluate("for (const details of document.querySelectorAll('details')) details.open = true")
    assert browser.evaluate(WHAT_STICKS_OUT) == []
    assert browser.evaluate("return document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("page", [page for page in PAGES if page.path != "index.html"], ids=str)
def test_nothing_moves_while_the_page_loads(browser, slow_server, page, size):
    browser.open(slow_server.address + page.path, size=size)
    assert browser.evaluate_later(SHIFT) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_nothing_moves_when_another_step_is_chosen(browser, server, page, size):
    browser.open(server.address + page.path, size=size)
    places = """
        return [...document.querySelectorAll('.run, .run .score-region, .run .stepper, .prose')].map(element => {
            const box = element.getBoundingClientRect();
            return [element.className, Math.round(box.top + scrollY), Math.round(box.height), Math.round(box.width)];
        });
    """
    before = browser.evaluate(places)
    for step in range(browser.evaluate("return Math.max(...[...document.querySelectorAll('thead')].map(e => e.querySelectorAll('button').length))")):
        browser.evaluate(
            "for (const head of document.querySelectorAll('.run thead')) head.querySelectorAll('button')[arguments[0]]?.click()", step)
        assert browser.evaluate(places) == before


def test_the_browser_understands_the_whole_style(browser, server):
    """A declaration with a mistake is silently left out by browsers; it shows by being applied nowhere."""
    browser.open(server.address + PAGES_WITH_RUNS[0].path)
    unknown = browser.evaluate_later("""
        const done = arguments[0];
        fetch(document.querySelector('link[rel=stylesheet]').href).then(answer => answer.text()).then(text => {
            const unknown = [];
            for (const [, block] of text.matchAll(/{([^{}]*)}/g)) {
                for (const declaration of block.split(';').map(part => part.trim()).filter(Boolean)) {
                    const [, name, value] = declaration.match(/^([-a-z]+)\\s*:\\s*([^]+)$/) ?? [];
                    const plain = value?.replace(/\\s*!important$/, '');
                    const isKnown = name && (CSS.supports(name, plain) || ['-webkit-text-size-adjust'].includes(name));
                    if (!isKnown) unknown.push(declaration);
                }
            }
            done(unknown);
        });
    """)
    assert unknown == []
