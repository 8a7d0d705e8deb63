"""The pages that tests of boards have: one that all share, with a running Python, or one of their own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.support.contexts import Watch
from e2e.support.warm import Warm


@pytest.fixture(scope="session")
def _warm(browser: Browser, quick_url: str, browser_context_args: dict) -> Iterator[Warm]:
    warm = Warm(lambda **more: browser.new_context(**{**browser_context_args, **more}), quick_url)
    yield warm
    warm.close()


@pytest.fixture
def page(_warm: Warm, request: pytest.FixtureRequest) -> Iterator[Page]:
    """For `put`. Shared: what a test leaves behind in it is in `warm.py`."""
    failed = request.session.testsfailed
    yield _warm.page()
    _warm.give_back(failed=request.session.testsfailed > failed)


@pytest.fixture
def own(new_context: Callable[..., BrowserContext]) -> Page:
    """For `surround`: where it matters how boards are loaded, or by which policy, or which of their files come."""
    return new_context().new_page()


@pytest.fixture
def watch(home: str, request: pytest.FixtureRequest) -> Watch:
    """Over the pages that the test has of its own, or over the one that all share."""
    return Watch(home) if "new_context" in request.fixturenames else request.getfixturevalue("_warm").watch
