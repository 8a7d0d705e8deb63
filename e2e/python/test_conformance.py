"""The conformance tables on the browser's Pyodide; tests/test_micropython.py has them on MicroPython."""

import json

import pytest
from playwright.sync_api import Page, expect


@pytest.mark.all_of_python
def test_all_rows_pass(page: Page) -> None:
    """Every row of tests/tables.json passes inside the browser, and there are as many as in the file."""
    page.goto("e2e/conformance.html")
    body = page.locator("body")
    expect(page.locator("body[data-result], body[data-error]")).to_be_attached(timeout=60_000)
    assert body.get_attribute("data-error") is None
    result = json.loads(body.get_attribute("data-result") or "{}")
    assert result["failed"] == []
    assert result["passed"] > 0
