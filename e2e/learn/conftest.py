"""Learn with nothing done yet."""

import pytest

from e2e.support.demos import DESKTOP


@pytest.fixture(name="learn")
def _learn(rules):
    rules.evaluate(
        "localStorage.clear(); dispatchEvent(new StorageEvent('storage', { key: 'ttgo-learn' }))"
    )
    yield rules
    rules.set_viewport_size(DESKTOP)
