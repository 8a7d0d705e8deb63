"""ttgo.html, the page in one file: opened by a double-click, with no network at all, it plays,
opens and saves.
"""

import shutil

import pytest
from playwright.sync_api import expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    answered,
    choose,
    give,
    link,
    opponent,
    play,
    ready,
    sgf,
    turns,
)
from e2e.support.servers import saved
from ttgo.web.site.places import addresses


@pytest.fixture(scope="module")
def file(tmp_path_factory, made):
    file = tmp_path_factory.mktemp("a folder, with a space") / "ttgo.html"
    shutil.copyfile(made.site() / "ttgo.html", file)
    return file


class FileWatch(Watch):
    """Nothing but the file itself, and what is in it, may be asked for."""

    def request(self, request):
        if not request.url.startswith(("blob:null/", "blob:file:///")):
            super().request(request)


@pytest.fixture
def watch(file):
    return FileWatch(file.as_uri())


def visit(new_context, file, fragment=""):
    page = new_context().new_page()
    page.goto(file.as_uri() + fragment)
    ready(page)
    return page


def test_it_plays_keeps_opens_and_saves(new_context, file):
    """From a link on, by MicroPython alone, with SGF in and out; what is shared opens elsewhere. It
    is small enough to be handed on.
    """
    assert file.stat().st_size < 1_000_000
    page = visit(new_context, file, "#v=1&s=9&t=ee")
    expect(turns(page)).to_have_text(["Start", "1 E5"])
    assert link(page) == f"{addresses()['Homepage']}#v=1&s=9&t=ee"
    play(page, "D4")
    learn = page.get_by_role("navigation").get_by_role("link", name="Learn", exact=True)
    expect(learn.first).to_have_attribute("href", f"{addresses()['Homepage']}static/rules.html")
    for dead in page.get_by_text(
        "Step by step", exact=True
    ).all():  # at places of pages not in the file
        expect(dead).to_be_hidden()
    page.reload()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page.locator("#failure")).to_be_hidden()

    give(page, sgf("(;SZ[5]CA[Big5]PB[\u529f]PW[x];B[cc](;W[bb])(;W[dd]))".encode("big5")))
    expect(turns(page)).to_have_text(["Start", "1 C3", "2 B4", "2 D2"])
    expect(page.locator("#black-name")).to_have_text("\u529f")
    text = saved(page)
    assert "PB[\u529f]" in text
    assert ";B[cc](;W[bb])(;W[dd]))" in text


@pytest.mark.in_each_browser
def test_plays_against_the_computer(new_context, file):
    """It thinks in a worker of its own, also here, beside the one that answers."""
    page = visit(new_context, file)
    opponent(page, 5)
    choose(page, "C3")
    answered(page, 2)
    assert len(page.workers) == 2
