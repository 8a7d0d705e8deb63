"""A language for tests of what is said in the one that is spoken."""

from collections.abc import Iterator

import pytest

from tests.support.spoken import CATALOGUES, LATER, Marked
from ttgo.explain import language


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Such a language is spoken; the names that it was asked for."""
    names: set[str] = set()
    monkeypatch.setitem(
        language.LANGUAGES, "xx", tuple(Marked(module, names) for module in CATALOGUES + LATER)
    )
    language.speak("xx-YY")
    yield names
    language.speak("en")
