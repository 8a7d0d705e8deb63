"""How much a run takes, and a built site to share."""

import signal
from pathlib import Path

import pytest

from tests.support import examples, sites
from tests.support.made import Made
from ttgo.web import build
from ttgo.web.places import Site

ROOT = Path(__file__).parent.parent

# A shell ignores Ctrl-C for what it starts in the background, and so would the programs that are stopped by it here.
signal.signal(signal.SIGINT, signal.default_int_handler)

pytest_addoption = examples.add_option
pytest_configure = examples.configure


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The clone's site, to read; built once in all processes."""
    with Made(tmp_path_factory).alone("site") as folder:
        if not folder.exists():
            build.build(Site.clone(ROOT), folder)
    return folder


@pytest.fixture
def small(tmp_path: Path) -> Site:
    """A site of a few files, built in no time."""
    return sites.small(tmp_path / "page")
