"""Problems in the shapes that collections give them, written anew: each is set up, solved, failed and shown by <tt-board solve>."""

from html import escape

import pytest
from playwright.sync_api import Page, expect

from e2e.support.embedded import board, button, cell, said
from e2e.support.warm import put

# A name for the shape -> the record, who begins, the line that is right (a reader's turns, each answered), a turn that fails, and the turn
# that the record does not have.
SHAPES = {
    "comments RIGHT at the ends, forced answers, no size": (
        ("(;AB[qb][pc][qc][rc][sc]AW[pb][ob][oc][od][pd][qd][rd][sd][rb]C[Black to kill.]GE[life and death]DI[5d]CO[3]SO[somebody]\n"
        "(;B[ra]\n(;W[sb];B[sa]C[RIGHT])\n(;W[qa]FORCE[1];B[sa]C[RIGHT]))\n(;B[sb];W[ra]C[It lives.])\n(;B[sa];W[sb];B[ra]C[CHOICE]))"),
        "black", "S19 T19", "T18", "A1",
    ),
    "set up after the root": (
        "(;GM[1]SZ[9]C[Chapter 1];AB[aa][ba]AW[ab][bb]PL[W](;W[ca]C[Solution])(;W[da]BM[1]))", "white", "C9", "D9", "J1",
    ),
    "an answer that passes, marks at the turns": (
        "(;SZ[9]AB[aa]AW[bb]TR[aa](;B[ba]TE[1]SQ[ba];W[];B[ca]C[RIGHT])(;B[ab]BM[2];W[tt]C[WRONG]))", "black", "B9 C9", "A8", "J1",
    ),
}  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_a_problem(page: Page, shape: str) -> None:
    sgf, first, line, fails, elsewhere = SHAPES[shape]
    put(page, f'<tt-board id="a" solve sgf="{escape(sgf)}"></tt-board>')
    begins = f"{first.title()} to play: find the right turn."
    expect(said(page)).to_have_text(begins)
    cell(page, elsewhere).click()
    expect(said(page)).to_have_text(f"Not {elsewhere}: try another point.")
    cell(page, fails).click()
    expect(said(page)).to_have_text("That fails.")
    button(page, "Try again").click()
    expect(said(page)).to_have_text(begins)
    turns = line.split()
    for number, vertex in enumerate(turns):
        cell(page, vertex).click()
        if number < len(turns) - 1:
            board(page).evaluate(ANSWERED, 2 * number + 2)
    expect(said(page)).to_have_text("Right: that solves it.")


# Wait until so many turns have been taken since the problem's start.
ANSWERED = """async (board, turns) => {
  const from = board.view.turns.filter((turn) => turn.startsWith("setup=")).length;
  for (const end = performance.now() + 10000; board.view.turn < from + turns; ) {
    if (performance.now() > end) throw new Error(`turn ${board.view.turn}`);
    await new Promise(requestAnimationFrame);
  }
}"""
