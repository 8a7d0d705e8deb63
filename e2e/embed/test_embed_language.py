"""<tt-board> in its reader's language: `lang` on it or around it decides what it says, in words, names and sentences."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.contexts import Watch
from e2e.support.embedded import KO, TRIANGLE, board, button, cell, expect_turn, part, play, said, surround
from e2e.support.warm import put

# By language: its board, "Pass", what A1 of the triangle is at first, what C2 on it does, whose turn it is then, the score.
SAYS = {
    "de": ("Go-Brett", "Passen", "A1, leer", "Schwarz hat C2 gespielt. Weiß ist am Zug.", "Schwarz 5, Weiß 1, neutral 3"),
    "es": ("Tablero de go", "Pasar", "A1, vacío", "Negro jugó C2. Juega Blanco.", "Negro 5, Blanco 1, neutrales 3"),
    "fr": ("Goban", "Passer", "A1, vide", "Noir a joué C2. À Blanc de jouer.", "Noir 5, Blanc 1, neutres 3"),
    "ja": ("碁盤", "パス", "A1、空点", "黒がC2に打ちました。白の番です。", "黒5、白1、中立3"),
    "ko": ("바둑판", "패스", "A1, 빈 자리", "흑이 C2 자리에 두었습니다. 백의 차례입니다.", "흑 5, 백 1, 중립 3"),
    "zh": ("围棋棋盘", "停一手", "A1，空点", "黑下在C2。轮到白下。", "黑5，白1，公共3"),
}  # fmt: skip
BOARD = TRIANGLE.replace("label=", "data-label=")


def test_each_language(page: Page) -> None:
    """Before Python is there and after it."""
    boards = {tag: BOARD.replace('"a"', f'"{tag}"') for tag in SAYS}
    put(page, "".join(f'<div lang="{tag}">{one}</div>' for tag, one in boards.items()))
    for tag, (name, passes, empty, *_) in SAYS.items():
        expect(board(page, tag).get_by_role("grid")).to_have_accessible_name(re.compile(f"^{name}.*3.*3$"))
        expect(button(page, passes, tag)).to_be_visible()
        expect(cell(page, "A1", tag)).to_have_accessible_name(empty)
    # Clicks may bring another board under the pointer, and so into use.
    for tag, (*_, moved, score) in SAYS.items():
        play(page, "C2", tag)
        expect(said(page, tag)).to_contain_text(moved)
        expect(part(page, "score", tag)).to_have_text(score)
        assert said(page, tag).evaluate("said => said.closest('[lang]').lang") == tag


def test_one_language_is_fetched(own: Page, watch: Watch) -> None:
    """Of all languages this one alone, Python's part when the board is used; English comes with Python itself."""

    def fetched() -> list[str]:
        return sorted(
            {*re.findall(r"/(?:words|languages)/(\w\w(?:-\w+)?\.(?:json|js))", " ".join(watch.requests))}
        )

    surround(own, BOARD, html='<html lang="ja">')
    expect(button(own, "パス")).to_be_visible()
    assert fetched() == ["ja-board.js"]
    play(own, "C2")
    expect(said(own)).to_contain_text("黒がC2")
    assert fetched() == ["ja-board.js", "ja-roles.js", "ja.json"]


SHADOWS = """([lang]) => {
  const outer = document.createElement("div");
  outer.lang = lang;
  const inner = outer.attachShadow({ mode: "open" }).appendChild(document.createElement("section"));
  inner.attachShadow({ mode: "open" }).innerHTML = '<tt-board id="a" play size="3"></tt-board>';
  document.body.append(outer);
  window.outer = outer;
}"""


@pytest.mark.in_each_browser
def test_through_shadow_trees(page: Page) -> None:
    """And a change there is heard inside."""
    put(page, "")
    page.evaluate(SHADOWS, ["de"])
    expect(button(page, "Passen")).to_be_visible()
    page.evaluate("outer.lang = 'ko'")
    expect(button(page, "패스")).to_be_visible()


def test_a_change_keeps_the_game(page: Page) -> None:
    """All is said anew, at the same turn; the way back to English, too."""
    put(page, BOARD, html='<html lang="de">')
    play(page, "C2")
    page.evaluate("document.documentElement.lang = 'ja'")
    expect(said(page)).to_contain_text("黒がC2に打ちました。白の番です。")
    expect(cell(page, "C2")).to_have_accessible_name("C2、黒石、呼吸点2")
    page.evaluate("document.documentElement.lang = 'en'")
    expect(said(page)).to_contain_text("Black played C2. White to play.")
    expect(cell(page, "C2")).to_have_accessible_name("C2, black stone, 2 liberties")
    expect_turn(page, 1)


CAPTURE = "\n. X .\nX O .\n. X .\n"
SGF = "(;SZ[5]AB[cb][cc][cd][ce][db]AW[dc][dd][eb][ec]PL[B](;B[de]C[RIGHT])(;B[ed];W[de]C[WRONG]))"


def test_what_roles_say(page: Page) -> None:
    """A question of an author's, a problem, steps to take, a position to change, a wrong attribute, a verdict of the rules, a refusal."""
    boards = {
        "a": f'ask="C2">{CAPTURE}', "b": f'solve sgf="{SGF}">Schwarz', "c": 'moves="A1 B1" size="3">', "d": 'edit size="3">',
        "e": 'show="nothing">', "f": f'ask="captures">{CAPTURE}', "g": f"play>{KO}",
    }  # fmt: skip
    body = "".join(f'<tt-board id="{name}" {board}</tt-board>' for name, board in boards.items())
    put(page, body, html='<html lang="de">')
    expect(said(page)).to_have_text("Wähle auf dem Brett: einen Punkt.")
    cell(page, "C2").click()
    expect(said(page)).to_contain_text("Ja.")
    expect(button(page, "Frag mich noch einmal")).to_be_visible()
    expect(said(page, "b")).to_have_text("Schwarz ist am Zug: Finde den richtigen Zug.")
    cell(page, "A1", "b").click()
    expect(said(page, "b")).to_have_text("Nicht A1: Versuche einen anderen Punkt.")
    expect(button(page, "Einen Zug zurück", "c")).to_be_visible()
    board(page, "d").scroll_into_view_if_needed()
    expect(button(page, "Schwarz beginnt", "d")).to_be_visible()
    expect(said(page, "e")).to_contain_text("Bei show gibt es kein „nothing“")
    board(page, "f").scroll_into_view_if_needed()
    expect(said(page, "f")).not_to_be_empty()
    cell(page, "A1", "f").click()
    expect(said(page, "f")).to_contain_text("Nein. Schwarz A1 schlägt nichts.")
    play(page, "C3", "g")
    cell(page, "B3", "g").click()
    expect(said(page, "g")).to_contain_text("Regel 6: B3 würde das Brett wiederholen, wie es am Anfang war")
    picture = board(page, "f").evaluate("board => board.picture()")
    assert "<title>Go-Brett, 3 mal 3</title><desc>3 schwarze Steine: " in picture


def test_steps_go_on_in_another_language(page: Page) -> None:
    """At the step where the reader is, with the names of the buttons."""
    put(page, f'<tt-board id="a" steps="clear white C2">{CAPTURE}</tt-board>', html='<html lang="de">')
    button(page, "Weiter (1 von 5)").click()
    expect(said(page)).to_contain_text("Zuerst wird C2 schwarz.")
    page.evaluate("document.documentElement.lang = 'en'")
    expect(said(page)).to_contain_text("First, C2 becomes black.")
    button(page, "Next (2 of 5)").click()
    expect(said(page)).to_contain_text("Begin at the empty points.")


def test_what_its_author_wrote_keeps_its_own(page: Page) -> None:
    """In a language that has no words here the caption and the verdict are in that one, and what the board says in English."""
    attributes = 'ask="captures" wrong="Non ancora." caption="Un tavolo"'
    put(page, f'<tt-board id="a" {attributes}>{CAPTURE}</tt-board>', html='<html lang="it">')
    expect(part(page, "caption")).to_have_js_property("lang", "it")
    expect(said(page)).to_have_text("Choose on the board: one point.")
    assert said(page).evaluate("said => said.closest('[lang]').lang") == "en"
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Non ancora.")
    expect(said(page)).to_have_attribute("lang", "it")


def test_without_its_file_it_is_english(own: Page, watch: Watch) -> None:
    """Scripts' words or Python's that do not come leave a board that plays."""
    watch.expected = True
    for file in ("**/words/de-*.js*", "**/languages/de.json"):
        own.route(file, lambda route: route.abort())
    surround(own, BOARD, html='<html lang="de">')
    expect(button(own, "Pass")).to_be_visible()
    play(own, "C2")
    expect(said(own)).to_contain_text("Black played C2. White to play.")
