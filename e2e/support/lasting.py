"""Pages that serve one test after the other: with a Python that runs already, a test begins sooner."""

import contextlib
import functools

import pytest
from playwright.sync_api import Page

from e2e.support.contexts import DESKTOP, Watch


class Lasting:
    """A page that is made when it is first asked for, and anew after a test that failed."""

    def __init__(self, browser, options, begin):
        self._make = functools.partial(browser.new_context, **options)
        self._begin = begin
        self._page: Page | None = None
        self.watch = Watch(options["base_url"])

    @contextlib.contextmanager
    def lent(self, session, clear):
        """The page for a test; what that leaves is taken away, and what there was to complain of is
        told.
        """
        page, self._page = self._page, None
        try:
            if page is None:
                page = self.watch.over(self._make()).new_page()
                self._begin(page)
            failed = session.testsfailed
            yield page
            whole = session.testsfailed == failed
            if whole:
                clear(page)
            self.watch.check()
            if whole:
                self._page, page = page, None
        finally:
            if page:
                page.context.close()

    def close(self):
        if self._page:
            self._page.context.close()


def lasting(
    name,
    begin,
    scope="module",
    home="quick_url",
    clear=lambda page: None,
    **options,
):
    """Two fixtures, `_name` and `name`: what keeps a page for all tests or those of a module, and
    the page itself.
    """

    @pytest.fixture(scope=scope, name=f"_{name}")
    def kept(browser, browser_context_args, request):
        address = request.getfixturevalue(home)
        page = Lasting(
            browser, {**browser_context_args, **DESKTOP, **options, "base_url": address}, begin
        )
        yield page
        page.close()

    @pytest.fixture(name=name)
    def lent(request):
        with request.getfixturevalue(f"_{name}").lent(request.session, clear) as page:
            yield page

    return kept, lent
