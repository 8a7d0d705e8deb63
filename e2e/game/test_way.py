"""The way of a click, as traced in the running page and then in Python; README lists it."""

import re
import runpy
import sys
from types import FrameType
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import choose, current, ready
from e2e.support.pythons import ALONE
from tests.support.sites import ROOT
from ttgo.game import Game

# The files of the stack, the outermost first, where the client is asked and where its worker is
# told.
TRACE = """async () => {
  const { RulesClient } = await import("./static/python/rules-client.js");
  Error.stackTraceLimit = Infinity;
  const files = [];
  const trace = (type, name) => {
    const plain = type.prototype[name];
    type.prototype[name] = function (given) {
      const turns = given.do === "turn" || given.text?.includes('"turn"');
      if (turns) files.push(...new Error().stack.match(/static\\/[\\w/-]+\\.js/g).reverse());
      if (turns && given.text) window.way = [given.text, ...files];
      return plain.call(this, given);
    };
  };
  trace(RulesClient, "ask");
  trace(Worker, "postMessage");
}"""


@pytest.mark.all_of_python  # modules, not bundles
def test_the_way_of_a_click(page: Page) -> None:
    """Nine stations, and none is visited twice."""
    page.goto(ALONE)
    ready(page)
    page.evaluate(TRACE)
    choose(page, "E5")
    expect(current(page)).to_have_text("1 E5")
    text, *way = page.evaluate("way")
    way += ["static/" + page.workers[0].url.partition("/static/")[2], *in_python(text)]
    sys.stdout.write("\n".join(dict.fromkeys(way)))
    listed = re.search(
        r"way of a click:\n\n(.*?)\n\n", ROOT.joinpath("README.md").read_text(), re.DOTALL
    )
    assert listed
    assert list(dict.fromkeys(way)) == re.findall(r"\]\((\S+)\)", listed[1])


def in_python(text: str) -> list[str]:
    """The files of the stack where the game is played, the outermost first."""
    host = runpy.run_path(str(ROOT / "static/host.py"))
    host["start"]()
    stack: list[str] = []

    def look(frame: FrameType | None, event: str, _: Any) -> None:
        if event == "call" and frame and frame.f_code is Game.play.__code__:
            while frame and frame.f_code.co_filename != __file__:
                stack.insert(0, frame.f_code.co_filename)
                frame = frame.f_back
            sys.setprofile(None)

    sys.setprofile(look)
    host["handle"](text)
    sys.setprofile(None)
    return [file.removeprefix(f"{ROOT}/") for file in stack]
