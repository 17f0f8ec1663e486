"""A chosen step moves figure, details and gutter together, and what they show is what was recorded."""

import json
import re

import pytest

from support.site import PAGES_WITH_RUNS

ARTICLES = [page for page in PAGES_WITH_RUNS if page.file.with_suffix(".json").is_file()]

STATE = """
    const run = document.querySelectorAll('.run:has(.step)')[arguments[0]];
    const numbers = (elements, test) => [...elements].flatMap((element, index) => test(element) ? [index] : []);
    return {
        buttons: numbers(run.querySelectorAll('thead button'), button => button.getAttribute('aria-pressed') === 'true'),
        columns: numbers(run.querySelectorAll('col:not(.views)'), column => column.classList.contains('chosen')),
        details: numbers(run.querySelectorAll('.step'), step => step.checkVisibility({ visibilityProperty: true })),
        position: run.querySelector('.position').textContent,
        isAtStart: run.querySelector('[data-move="-1"]').disabled,
        isAtEnd: run.querySelector('[data-move="1"]').disabled,
        gutters: [...document.querySelectorAll(`.count[data-run="${run.dataset.run}"]`)].map(count => [
            count.hidden, count.textContent, count.dataset.steps.split(' ')]),
    };
"""


def check(state, step: int, count: int, is_in_gutter: bool):
    assert state["buttons"] == state["columns"] == state["details"] == [step]
    assert str(step + 1) in state["position"] and str(count) in state["position"]
    assert [state["isAtStart"], state["isAtEnd"]] == [step == 0, step == count - 1]
    for hidden, text, steps in state["gutters"]:
        assert len(steps) == count
        if is_in_gutter:
            assert not hidden and text == steps[step]


@pytest.mark.parametrize("page", PAGES_WITH_RUNS, ids=str)
def test_everything_moves_with_the_chosen_step(browser, server, page):
    browser.open(server.address + page.path)
    counts = browser.evaluate(
        "return [...document.querySelectorAll('.run:has(.step)')].map(run => run.querySelectorAll('.step').length)")
    assert counts
    for run, count in enumerate(counts):
        for step in range(count):
            browser.evaluate(
                "document.querySelectorAll('.run:has(.step)')[arguments[0]].querySelectorAll('thead button')[arguments[1]]"
                ".click()", run, step)
            check(browser.evaluate(STATE, run), step, count, is_in_gutter=True)
        for move, steps in (("-1", reversed(range(count - 1))), ("1", range(1, count))):
            for step in steps:
                browser.evaluate(
                    "document.querySelectorAll('.run:has(.step)')[arguments[0]]"
                    ".querySelector(`[data-move=\"${arguments[1]}\"]`).click()", run, move)
                check(browser.evaluate(STATE, run), step, count, is_in_gutter=True)


@pytest.mark.parametrize("page", ARTICLES, ids=str)
def test_numbers_are_those_of_the_trace(browser, server, page):
    """The sum of the dots of each step is the number of evaluations in the data beside the page."""
    data = json.loads(page.file.with_suffix(".json").read_text(encoding="utf-8"))
    recorded = [
        [sum("evaluated" in event for run in scenario["trace"]["runs"] for event in run["steps"][step]["events"])
         for step in range(len(scenario["steps"]))]
        for scenario in data["scenarios"] if scenario.get("trace")]
    browser.open(server.address + page.path)
    shown = browser.evaluate("""
        return [...document.querySelectorAll('.run:has(.step)')].map(run => {
            const rows = [...run.querySelectorAll('tbody tr:is(.view, .group)')];
            return [...run.querySelectorAll('thead th')].slice(1).map((_, step) => rows.reduce((sum, row) => {
                const count = row.cells[step + 1].querySelector('.count');
                return sum + (count ? Number(count.lastChild.textContent) : 0);
            }, 0));
        });
    """)
    assert shown == recorded


@pytest.mark.parametrize("page", ARTICLES, ids=str)
def test_copied_text_is_the_listing(browser, server, page):
    browser.open(server.address + page.path)
    copied = browser.evaluate_later("""
        const done = arguments[0];
        const button = document.querySelector('.copy');
        const copied = [];
        navigator.clipboard.writeText = text => { copied.push(text); return Promise.resolve() };
        button.click();
        setTimeout(() => done([copied, button.textContent, button.dataset.done,
            button.closest('.listing').querySelector('pre').textContent]));
    """)
    (text,), label, done, shown = copied
    assert label == done
    # Nothing but the counts of the gutter is left out.
    assert re.sub(r"^\d+(/\d+)*(?= )", "", shown, flags=re.MULTILINE) == text
    assert text.count("\n") > 2
