"""How much a run takes, a built site to share, and MicroPython."""

import signal
from functools import partial

import pytest

from tests.fuzz.trial import Small, compare
from tests.support import examples, sites
from tests.support.made import Made

# A shell ignores Ctrl-C for what it starts in the background, and so would the programs that are
# stopped by it here.
signal.signal(signal.SIGINT, signal.default_int_handler)

LONG = (
    "test_photo test_build test_wheel test_match_player test_gnugo test_match "
    "test_language test_life".split()
)

pytest_addoption = examples.add_option
pytest_configure = examples.configure


def pytest_collection_modifyitems(items):
    """The long ones come first."""
    examples.begin_with(LONG, items)


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The clone's site, to read; built once in all processes."""
    return Made(tmp_path_factory).site()


@pytest.fixture(scope="session")
def served(tmp_path_factory):
    """All files that the clone's server has, by address; made once in all processes."""
    return Made(tmp_path_factory).served()


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A site of a few files, none of them generated, built in no time."""
    monkeypatch.setattr("ttgo.web.fill.made.addresses", lambda _: [])
    return sites.small(tmp_path / "page")


@pytest.fixture(scope="session")
def micropython():
    """MicroPython in node. Needs what `npm ci` puts into static/node_modules."""
    with Small() as python:
        yield python


@pytest.fixture(scope="session")
def same_on_micropython(micropython):
    """What a table's files come to is what they come to on CPython."""
    return partial(compare, micropython)
