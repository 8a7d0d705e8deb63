"""A board of a built site, in another language: offline after the first visit, as the game's page is (e2e/game/test_offline.py)."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.support.built import CONTROLLED, PATH, Host, hosted
from e2e.support.contexts import Watch
from tests.support.made import Made


@pytest.fixture
def host(made: Made) -> Iterator[Host]:
    with hosted(made.site()) as host:
        yield host


@pytest.fixture
def watch(host: Host) -> Watch:
    return Watch(host.address.removesuffix(PATH[1:]))


def test_a_language_without_a_network(
    new_context: Callable[..., BrowserContext], host: Host, watch: Watch
) -> None:
    """Its words and Python's are kept, though no board has spoken it yet."""
    page = new_context().new_page()
    page.goto(f"{host.address}static/board.html?play&size=3")
    expect(page.get_by_role("button", name="Pass")).to_be_visible()
    page.evaluate(CONTROLLED)
    host.stop()
    watch.expected = True  # the browser says that it could not ask for a newer worker
    page.goto(f"{host.address}static/board.html?play&size=3&lang=de")
    page.get_by_role("button", name="Passen").click()
    expect(page.get_by_role("status")).to_contain_text(
        "Schwarz passt. Wenn auch Weiß passt, endet die Partie."
    )
