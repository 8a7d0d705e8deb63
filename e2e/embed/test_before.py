"""A page that an author wrote in November 2026: its boards show now what they showed then."""

import json

from playwright.sync_api import Page

from e2e.support.embedded import board, opened
from e2e.support.served import ROOT
from e2e.support.warm import put

BEFORE = ROOT / "tests" / "data" / "before"


def test_boards(page: Page) -> None:
    """Diagrams, moves, rules, a link, a record, marks and tasks; and a suicide on one of them is
    refused.
    """
    _, _, body = (BEFORE / "page.html").read_text(encoding="utf-8").partition("<body>")
    put(page, body.partition("</body>")[0])
    boards = json.loads((BEFORE / "pages.json").read_text(encoding="utf-8"))["boards"]
    board(page, "first").evaluate("board => board.turn('B2')")
    for name, wanted in boards.items():
        view = opened(page, name)
        assert {key: view[key] for key in wanted} == wanted, name
