"""The conformance tables on the two Pythons of the browser."""

import json

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.all_of_python


@pytest.mark.parametrize("python", ["pyodide", "micropython"])
def test_all_rows_pass(page: Page, python: str) -> None:
    """Every row of tests/tables.json passes inside the browser, and there are as many as in the file."""
    page.goto(f"e2e/conformance.html?python={python}")
    body = page.locator("body")
    done = page.locator("body[data-result], body[data-error]")
    expect(done).to_be_attached(timeout=60_000)
    assert body.get_attribute("data-error") is None
    result = json.loads(body.get_attribute("data-result") or "{}")
    assert result["failed"] == []
    assert result["passed"] > 0
