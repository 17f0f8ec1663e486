"""Theme, language and paper: what a reader changes keeps everything else as it was."""

import pytest

from support.browser import DESKTOP, PHONE
from support.site import FRAMED_PAGES, PAGES_WITH_RUNS

COLOUR_OF_EVERY_FRAME = """
    window.frames_seen = [];
    const look = () => {
        if (document.body) frames_seen.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""
TRANSLATED = [page for page in FRAMED_PAGES if page.elements.with_attribute("data-anchors")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page", FRAMED_PAGES[:2], ids=str)
def test_the_chosen_theme_is_there_from_the_first_frame(browser, slow_server, page, scheme):
    address = slow_server.address + page.path
    browser.open(address, scheme=scheme)
    before = browser.evaluate("return getComputedStyle(document.body).backgroundColor")
    browser.evaluate("document.querySelector('.theme').click()")
    chosen = browser.evaluate("return getComputedStyle(document.body).backgroundColor")
    observer = browser.command("Page.addScriptToEvaluateOnNewDocument", source=COLOUR_OF_EVERY_FRAME)
    try:
        browser.open(address, scheme=scheme)
        frames = browser.evaluate_later(
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(frames_seen)))")
    finally:
        browser.command("Page.removeScriptToEvaluateOnNewDocument", identifier=observer["identifier"])
        browser.evaluate("localStorage.clear()")
    assert chosen != before
    assert set(frames) == {chosen}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("page", TRANSLATED, ids=str)
def test_another_language_keeps_the_place(browser, server, page, size):
    anchors = page.elements.with_attribute("data-anchors")[0][1]["data-anchors"].split()
    for index, anchor in enumerate(anchors):
        browser.open(server.address + page.path, size=size)
        is_far_enough = browser.evaluate("""
            const heading = document.querySelectorAll('.scene :is(h2, h3, h4, h5, h6)[id]')[arguments[0]];
            heading.scrollIntoView();
            return heading.getBoundingClientRect().top < innerHeight / 3;
        """, index)
        # The last headings of a short page cannot be scrolled to the top.
        if not is_far_enough:
            continue
        browser.evaluate("document.querySelector('a[data-anchors]').click()")
        place = browser.evaluate_later("""
            const done = arguments[0];
            const look = () => document.readyState === 'complete' && !location.pathname.endsWith(arguments[1])
                ? done([document.documentElement.lang, decodeURIComponent(location.hash)]) : setTimeout(look, 20);
            look();
        """.replace("arguments[1]", repr(page.path)))
        assert place[0] != page.language
        assert place[1][1:] in anchors[index:], f"from heading {index}"


@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_paper_has_every_step_and_nothing_to_press(browser, server, page):
    # The width of an A4 sheet between its margins; the reader has chosen the dark theme.
    browser.open(server.address + page.path, size=(718, 1000), scheme="dark", media="print")
    seen = browser.evaluate("""
        document.documentElement.dataset.theme = 'dark';
        const isSeen = element => element.checkVisibility({ visibilityProperty: true });
        const cut = element => element.scrollWidth > element.clientWidth + 1;
        return {
            steps: [...document.querySelectorAll('.step')].map(isSeen),
            pressed: [...document.querySelectorAll('.page-header, .copy, .stepper, .contents, .neighbours')].filter(isSeen).length,
            cut: [...document.querySelectorAll('.code, .score-region, .table')].filter(cut).map(e => e.outerHTML.slice(0, 120)),
            claims: [...document.querySelectorAll('.claims li')].map(item => item.checkVisibility({ contentVisibilityAuto: true })),
            paper: getComputedStyle(document.body).backgroundColor,
        };
    """)
    assert seen["steps"] and all(seen["steps"])
    assert seen["claims"] and all(seen["claims"])
    assert seen["pressed"] == 0
    assert seen["cut"] == []
    assert seen["paper"] == "rgb(252, 251, 248)"
