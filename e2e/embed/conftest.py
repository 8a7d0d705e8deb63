"""The pages that tests of boards have: one that all share, with a running Python, or one of their
own.
"""

import pytest

from e2e.support.contexts import Watch, lasting
from e2e.support.embedded import begin, clear

_warm, warm = lasting("warm", begin, "session", clear=clear)


@pytest.fixture
def page(_warm, warm):
    """For `put`: with nothing in it, and nothing pointed at. Shared: what a test leaves behind in
    it is in `embedded.py`.
    """
    _warm.watch.requests.clear()
    warm.mouse.move(0, 0)
    warm.keyboard.press("Escape")  # a focus given by a script is seen where keys were used last
    return warm


@pytest.fixture
def own(new_context):
    """For `surround`: where it matters how boards are loaded, or by which policy, or which of their
    files come.
    """
    return new_context().new_page()


@pytest.fixture
def watch(home, request):
    """Over the pages that the test has of its own, or over the one that all share."""
    return (
        Watch(home)
        if "new_context" in request.fixturenames
        else request.getfixturevalue("_warm").watch
    )
