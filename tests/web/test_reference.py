"""The reference: every public name has its place, with its types and what is said of it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.sites import CLONE
from ttgo import __version__
from ttgo.demos import markup
from ttgo.web import made, reference
from ttgo.web.python import members, names

ROOT = Path(__file__).parents[2]
PAGES = {address: reference.page(address) for address in reference.addresses()}


def anchors(page):
    return re.findall(r' id="([\w.]+)"', page)


def test_all_names_have_a_place():
    """Once in the page of their module, with a docstring; and a line on the first page."""
    found = {
        f"{module}.{name.anchor}": name
        for module, told in reference.modules().items()
        for one in told
        for name in (one, *one.members)
    }
    public = {path: thing for path, thing in names() if callable(thing)}
    expected = {f"{path}.{name}" for path, thing in public.items() for name, _ in members(thing)}
    assert {*public, *expected} <= set(found)
    assert [path for path, name in found.items() if len(name.sentence) < 8] == []
    first = PAGES["static/reference/index.html"]
    for module, told in reference.modules().items():
        for one in told:
            for name in (one, *one.members):
                assert f'{module.removeprefix("ttgo.")}.html#{name.anchor}"' in first


WRITTEN = {
    "ttgo.Game": "class Game(width: int | Start, height: int | None = None, komi: float = 0, rules: "
    "Rules | str | None = None, handicap: int = 0, setup: Position | None = None, first: str = BLACK)",
    "ttgo.Game.play_all": "play_all(turns: str | Iterable[str]) -> None",
    "ttgo.Game.to_play": "to_play: str",
    "ttgo.Position.of": "of(width: int, height: int | None = None, black: Points = 0, white: Points = "
    "0) -> Position",
    "ttgo.Repeats": "class Repeats(Illegal)",
    "ttgo.sgf.write": "write(played: Game | Match | Record) -> bytes",
    "ttgo.env.pettingzoo.env": "env(**arguments: Any) -> raw_env",
}


@pytest.mark.parametrize(("path", "written"), WRITTEN.items(), ids=WRITTEN)
def test_a_name_is_written_with_its_types(path, written):
    found = {
        f"{module}.{name.anchor}": name.written
        for module, told in reference.modules().items()
        for one in told
        for name in (one, *one.members)
    }
    assert found[path] == written


def test_links_lead_somewhere():
    """Every link among the pages, and each anchor is there once."""
    for address, page in PAGES.items():
        assert len(anchors(page)) == len(set(anchors(page))), address
        for link in re.findall(r'<a href="([^":]*)"', page):
            file, _, anchor = link.partition("#")
            there = PAGES[reference.FOLDER + file] if file else page
            assert not anchor or anchor in anchors(there), (address, link)


def test_a_page_is_one_of_the_site():
    """With its head and foot, examples as they stand, and names that lead to theirs."""
    page = (made.read(CLONE, "static/reference/ttgo.html") or b"").decode()
    assert "static/reference/ttgo.html" in made.addresses(CLONE)
    assert page.count("<footer") == 1
    assert "&gt;&gt;&gt; game.play_all(" in page
    assert '<a href="ttgo.html#Position"><code>' not in page.partition("<main>")[0]
    assert markup.read(page).find("section", id="Game")
    assert made.read(CLONE, "static/reference/nothing.html") is None
    assert f"{__version__}, " in PAGES["static/reference/changes.html"], "what is new in it"


def test_nothing_has_to_be_installed_for_it():
    """Neither numpy nor Gymnasium is asked for."""
    lines = """if True:
        import sys
        from ttgo.web import reference
        print(len([reference.page(one) for one in reference.addresses()]))
        print([name for name in ("numpy", "gymnasium", "pettingzoo") if name in sys.modules])"""
    done = subprocess.run(
        [sys.executable, "-c", lines], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == [str(len(PAGES)), "[]"]
