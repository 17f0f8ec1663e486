"""The browser and the servers, each started once for all tests."""

import pytest

from support.browser import Browser
from support.server import Server


def _serving(**arguments):
    server = Server(**arguments)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def server():
    yield from _serving()


@pytest.fixture(scope="session")
def server_below_a_path():
    yield from _serving(prefix="/sub/path/")


@pytest.fixture(scope="session")
def slow_server():
    yield from _serving(delay=0.4)


@pytest.fixture(scope="session")
def session_browser():
    browser = Browser()
    yield browser
    browser.quit()


@pytest.fixture
def browser(session_browser):
    """The one browser, with nothing left from the test before."""
    session_browser.driver.get("about:blank")
    session_browser.requests()
    session_browser.complaints()
    return session_browser
