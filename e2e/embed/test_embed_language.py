"""<tt-board> in its reader's language: `lang` on it or around it decides what it says, in words,
names and sentences.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import (
    TRIANGLE,
    board,
    button,
    cell,
    expect_turn,
    part,
    play,
    put,
    said,
    surround,
)

BOARD = TRIANGLE.replace("label=", "data-label=")


def test_one_language_is_fetched(own, watch):
    """Of all languages this one and English alone, Python's part when the board is used."""

    def fetched():
        return sorted(
            {
                *re.findall(
                    r"/(?:words|languages)/(\w\w(?:-\w+)?\.(?:json|js))", " ".join(watch.requests)
                )
            }
        )

    surround(own, BOARD, html='<html lang="ja">')
    expect(button(own, "パス")).to_be_visible()
    assert fetched() == ["ja-board.js"]
    play(own, "C2")
    expect(said(own)).to_contain_text("黒がC2")
    assert fetched() == ["en.json", "ja-board.js", "ja-roles.js", "ja.json"]


SHADOWS = """([lang]) => {
  const outer = document.createElement("div");
  outer.lang = lang;
  const inner = outer.attachShadow({ mode: "open" }).appendChild(document.createElement("section"));
  inner.attachShadow({ mode: "open" }).innerHTML = '<tt-board id="a" play size="3"></tt-board>';
  document.body.append(outer);
  window.outer = outer;
}"""


@pytest.mark.in_each_browser
def test_through_shadow_trees(page):
    """And a change there is heard inside."""
    put(page, "")
    page.evaluate(SHADOWS, ["de"])
    expect(button(page, "Passen")).to_be_visible()
    page.evaluate("outer.lang = 'ko'")
    expect(button(page, "패스")).to_be_visible()


def test_a_change_keeps_the_game(page):
    """All is said anew, before Python is there and after it, at the same turn; the way back to
    English, too.
    """
    put(page, BOARD, html='<html lang="de">')
    expect(board(page).get_by_role("grid")).to_have_accessible_name("Go-Brett, 3 mal 3")
    expect(cell(page, "A1")).to_have_accessible_name("A1, leer")
    play(page, "C2")
    expect(part(page, "score")).to_have_text("Schwarz 5, Weiß 1, neutral 3")
    page.evaluate("document.documentElement.lang = 'ja'")
    expect(said(page)).to_contain_text("黒がC2に打ちました。白の番です。")
    assert said(page).evaluate("said => said.closest('[lang]').lang") == "ja"
    expect(cell(page, "C2")).to_have_accessible_name("C2、黒石、呼吸点2")
    page.evaluate("document.documentElement.lang = 'en'")
    expect(said(page)).to_contain_text("Black played C2. White to play.")
    expect(button(page, "Pass")).to_be_visible()
    expect_turn(page, 1)


def test_what_its_author_wrote_keeps_its_own(page):
    """In a language that has no words here the caption and the verdict are in that one, and what
    the board says in English.
    """
    attributes = 'ask="captures" wrong="Non ancora." caption="Un tavolo"'
    put(page, BOARD.replace("play", attributes), html='<html lang="it">')
    expect(part(page, "caption")).to_have_js_property("lang", "it")
    expect(said(page)).to_have_text("Choose on the board: one point.")
    assert said(page).evaluate("said => said.closest('[lang]').lang") == "en"
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Non ancora.")
    expect(said(page)).to_have_attribute("lang", "it")


def test_without_its_file_it_is_english(own, watch):
    """Scripts' words or Python's that do not come leave a board that plays."""
    watch.expected = True
    for file in ("**/words/de-*.js*", "**/languages/de.json"):
        own.route(file, lambda route: route.abort())
    surround(own, BOARD, html='<html lang="de">')
    expect(button(own, "Pass")).to_be_visible()
    play(own, "C2")
    expect(said(own)).to_contain_text("Black played C2. White to play.")
