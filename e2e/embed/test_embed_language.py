"""<tt-board> in its reader's language: `lang` on it or around it decides what it says, in words, names and sentences."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.contexts import Watch
from e2e.support.embedded import KO, board, button, cell, expect_turn, part, play, said, surround
from e2e.support.warm import put

# By language: its board, "Pass", what A1 of the triangle is at first, what C2 on it does, whose turn it is then, the score.
SAYS = {
    "de": ("Go-Brett", "Passen", "A1, leer", "Schwarz C2. Weiß ist am Zug.", "Schwarz 5, Weiß 1, neutral 3"),
    "es": (
        "Tablero de go",
        "Pasar",
        "A1, vacío",
        "Negro C2. Juega Blanco.",
        "Negro 5, Blanco 1, neutrales 3",
    ),
    "fr": ("Goban", "Passer", "A1, vide", "Noir C2. À Blanc de jouer.", "Noir 5, Blanc 1, neutres 3"),
    "ja": ("碁盤", "パス", "A1、空点", "黒C2。白の番です。", "黒5、白1、中立3"),
    "ko": ("바둑판", "패스", "A1, 빈 자리", "흑 C2. 백의 차례입니다.", "흑 5, 백 1, 중립 3"),
    "zh": ("围棋棋盘", "停一手", "A1，空点", "黑C2。轮到白下。", "黑5，白1，公共3"),
}
BOARD = '<tt-board id="a" play>\n  . X .\n  X O .\n  . . .\n</tt-board>'


def asked_for(watch: Watch, tag: str) -> list[str]:
    """The files of a language that have been asked for: the scripts' and Python's."""
    names = {url.partition("?")[0] for url in watch.requests}
    return sorted(
        name.rpartition("/")[2]
        for name in names
        if name.endswith((f"/words/{tag}.js", f"/languages/{tag}.py"))
    )


def test_each_language(page: Page) -> None:
    """Before Python is there and after it."""
    boards = {tag: BOARD.replace('"a"', f'"{tag}"') for tag in SAYS}
    put(page, "".join(f'<div lang="{tag}">{one}</div>' for tag, one in boards.items()))
    for tag, (name, passes, empty, *_) in SAYS.items():
        expect(board(page, tag).get_by_role("grid")).to_have_accessible_name(re.compile(f"^{name}.*3.*3$"))
        expect(button(page, passes, tag)).to_be_visible()
        expect(cell(page, "A1", tag)).to_have_accessible_name(empty)
    for tag, (
        *_,
        moved,
        score,
    ) in SAYS.items():  # whose clicks may bring another board under the pointer, and so into use
        play(page, "C2", tag)
        expect(said(page, tag)).to_contain_text(moved)
        expect(part(page, "score", tag)).to_have_text(score)
        assert said(page, tag).evaluate("said => said.closest('[lang]').lang") == tag


def test_one_language_is_fetched(own: Page, watch: Watch) -> None:
    """Of all languages this one alone, Python's part when the board is used."""
    surround(own, BOARD, html='<html lang="ja">')
    expect(button(own, "パス")).to_be_visible()
    assert asked_for(watch, "ja") == ["ja.js"]
    play(own, "C2")
    expect(said(own)).to_contain_text("黒C2")
    assert asked_for(watch, "ja") == ["ja.js", "ja.py"]
    assert not [other for other in SAYS if other != "ja" and asked_for(watch, other)]


# Where the language stands: the element that has it, and what the board says "Pass" as
PLACES = {
    "on the board": ('<html lang="en">', BOARD.replace("play", 'play lang="de"'), "Passen"),
    "around it, with a region": (
        '<html lang="fr">',
        f'<main lang="de-AT"><p>Text</p>{BOARD}</main>',
        "Passen",
    ),
    "in upper case": ('<html lang="JA-jp">', BOARD, "パス"),
    "nowhere": ("<html>", BOARD, "Pass"),
    "taken back": ('<html lang="de">', f'<div lang="">{BOARD}</div>', "Pass"),
    "one without words": ('<html lang="it">', BOARD, "Pass"),
    "no language": ('<html lang="constructor">', BOARD, "Pass"),
}


def test_where_it_stands(page: Page) -> None:
    for place, (html, body, passes) in PLACES.items():
        put(page, body, html=html)
        expect(button(page, passes), place).to_be_visible()
        assert board(page).evaluate("board => board.shadowRoot.querySelector('.all').lang") == (
            {"Passen": "de", "パス": "ja"}.get(passes, "en")
        ), place


def test_what_its_author_wrote_keeps_its_own(page: Page) -> None:
    """In a language that has no words here the caption is in that one, and what the board says in English."""
    put(page, BOARD.replace("play", 'play caption="Un tavolo"'), html='<html lang="it">')
    expect(part(page, "caption")).to_have_js_property("lang", "it")
    play(page, "A1")
    expect(said(page)).to_contain_text("White to play.")
    assert said(page).evaluate("said => said.closest('[lang]').lang") == "en"


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
    expect(said(page)).to_contain_text("黒C2。白の番です。")
    expect(cell(page, "C2")).to_have_accessible_name("C2、黒石、呼吸点2")
    page.evaluate("document.documentElement.lang = 'en'")
    expect(said(page)).to_contain_text("Black C2. White to play.")
    expect(cell(page, "C2")).to_have_accessible_name("C2, black stone, 2 liberties")
    expect_turn(page, 1)


def test_two_on_a_page(page: Page) -> None:
    """One Python speaks to each board as it asks, turn about."""
    boards = "".join(
        f'<div lang="{tag}"><tt-board id="{tag}" play size="3"></tt-board></div>'
        for tag in ("de", "fr", "en")
    )
    put(page, boards)
    for _ in range(2):
        for tag in ("de", "fr", "en"):
            button(page, {"de": "Passen", "fr": "Passer", "en": "Pass"}[tag], tag).click()
    expect(said(page, "de")).to_contain_text(
        "Auch Weiß passt. Zweimal Passen hintereinander beendet die Partie."
    )
    expect(said(page, "fr")).to_contain_text(
        "Blanc passe aussi, et deux passes de suite terminent la partie."
    )
    expect(said(page, "en")).to_contain_text("White passes too, and two passes in a row end the game.")


def test_a_refusal_with_its_rule(page: Page) -> None:
    """The link to the rule, the plate on the board, and the point's own name."""
    put(page, f'<tt-board id="a" play lang="de">{KO}</tt-board>')
    play(page, "C3")
    expect(cell(page, "B3")).to_have_accessible_name(
        re.compile("nicht erlaubt: wiederholt das Brett am Anfang$")
    )
    cell(page, "B3").click()
    expect(said(page)).to_have_text(
        "Regel 6: B3 würde das Brett wiederholen, wie es am Anfang war, und ist deshalb nicht erlaubt."
    )


CAPTURE = "\n. X .\nX O .\n. X .\n"

SGF = "(;SZ[5]AB[cb][cc][cd][ce][db]AW[dc][dd][eb][ec]PL[B](;B[de]C[RIGHT])(;B[ed];W[de]C[WRONG]))"


def test_what_roles_say(page: Page) -> None:
    """A question of an author's, a problem, steps to take, a position to change, and a wrong attribute."""
    rows = "\n. X .\nX O .\n. X .\n"
    put(
        page,
        f'<tt-board id="a" ask="C2">{rows}</tt-board><tt-board id="b" solve sgf="{SGF}">Schwarz</tt-board>'
        f'<tt-board id="c" moves="A1 B1" size="3"></tt-board><tt-board id="d" edit size="3"></tt-board>'
        '<tt-board id="e" show="nothing"></tt-board>',
        html='<html lang="de">',
    )
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


# Of two languages (all are in tests/languages) the first step of clearing White, a move that captures nothing, no question
JUDGED = {
    "de": (
        "Wird Weiß bereinigt, so werden die weißen Punkte leer, die keinen leeren Punkt erreichen.",
        "Nein. Schwarz A1 schlägt nichts.",
        "Die Frage 'best' gibt es nicht; es gibt allowed, ",
    ),
    "zh": ("清理白，就是拿掉到达不了空点的白子。", "黑A1提不了子。", "没有'best'这个问题；有allowed、"),
}  # fmt: skip


def test_what_the_rules_say(page: Page) -> None:
    """A process step by step, a verdict on an answer, and a question that is none, all in the language of the page."""
    for tag, (first, verdict, fault) in JUDGED.items():
        put(
            page,
            f'<tt-board id="a" steps="clear white C2">{CAPTURE}</tt-board><tt-board id="b" ask="captures">{CAPTURE}</tt-board>'
            '<tt-board id="c" ask="best"></tt-board>',
            html=f'<html lang="{tag}">',
        )
        expect(said(page)).to_contain_text(first)
        expect(said(page, "b")).not_to_be_empty()
        cell(page, "A1", "b").click()
        expect(said(page, "b")).to_contain_text(verdict)
        board(page, "c").scroll_into_view_if_needed()
        expect(said(page, "c")).to_contain_text(fault)
        for name in "abc":
            assert said(page, name).evaluate("said => said.closest('[lang]').lang") == tag


def test_steps_go_on_in_another_language(page: Page) -> None:
    """At the step where the reader is, with the names of the buttons; and back to English."""
    put(page, f'<tt-board id="a" steps="clear white C2">{CAPTURE}</tt-board>', html='<html lang="de">')
    button(page, "Weiter (1 von 5)").click()
    expect(said(page)).to_contain_text("Zuerst wird C2 schwarz.")
    page.evaluate("document.documentElement.lang = 'fr'")
    expect(said(page)).to_contain_text("D’abord, C2 devient noir.")
    page.evaluate("document.documentElement.lang = 'en'")
    expect(said(page)).to_contain_text("First, C2 becomes black.")
    button(page, "Next (2 of 5)").click()
    expect(said(page)).to_contain_text("Begin at the empty points.")


def test_an_authors_verdict_keeps_its_own(page: Page) -> None:
    """What an author has written for a wrong answer is in the language of the page, though the board speaks English."""
    put(
        page,
        f'<tt-board id="a" ask="captures" wrong="Non ancora.">{CAPTURE}</tt-board>',
        html='<html lang="it">',
    )
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Non ancora.")
    expect(said(page)).to_have_attribute("lang", "it")


def test_a_picture_is_described(page: Page) -> None:
    put(page, f'<tt-board id="a" lang="de">{CAPTURE}</tt-board>')
    picture = board(page).evaluate("board => board.picture()")
    assert "<title>Go-Brett, 3 mal 3</title><desc>3 schwarze Steine: " in picture
    assert "1 weißer Stein: B2. Schwarz " in picture


def test_a_frame_may_name_it(own: Page) -> None:
    """In its address, as what else is on it; the page in it says it, too."""
    own.goto("static/board.html?play&size=3&lang=fr")
    expect(own.get_by_role("button", name="Passer")).to_be_visible()
    assert own.evaluate("document.documentElement.lang") == "fr"


def test_without_its_file_it_is_english(own: Page, watch: Watch) -> None:
    """Scripts' words or Python's that do not come leave a board that plays."""
    watch.expected = True
    for file in ("**/words/de.js*", "**/languages/de.py"):
        own.route(file, lambda route: route.abort())
    surround(own, BOARD, html='<html lang="de">')
    expect(button(own, "Pass")).to_be_visible()
    play(own, "C2")
    expect(said(own)).to_contain_text("Black C2. White to play.")
