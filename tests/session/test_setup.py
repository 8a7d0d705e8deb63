"""Positions that a record sets up in the middle of a game, on the page: gone to, played on from,
changed, saved.
"""

import pytest

from tests.support.boards import answer, exported, opened, told
from ttgo.explain.narrate import TOPICS
from ttgo.session.session import Session

# After two turns a white stone is set up at C1 and Black's is taken off; then both go on
ODD = "(;SZ[3];B[aa];W[bb];AW[cc]AE[aa]PL[W]C[so];W[ca];B[ba])"
BUTTON = [{"text": "Change the position", "event": {"do": "edit"}}]


GRIDS = [
    [["...", "...", "..."], "black"],
    [["X..", "...", "..."], "white"],
    [["X..", ".O.", "..."], "black"],
    [["...", ".O.", "..O"], "white"],
    [["..O", ".O.", "..O"], "black"],
    [[".XO", ".O.", "..O"], "white"],
]


def test_every_place_can_be_gone_to():
    """To each from each: the stones and whose turn it is; the label and the phase tell of what is
    set up.
    """
    session = opened(ODD)
    for there in [*range(6), *range(5, -1, -1), 3, 0, 5, 2, 4, 3]:
        view = told(session, do="goto", turn=there)
        assert [view["stones"], view["toPlay"]] == GRIDS[there]
        phase = view["phase"]
        assert (phase is not None) == (there == 3)
        if phase is not None:
            assert (phase["title"], phase["buttons"]) == ("A position is set up here", BUTTON)
            assert "earlier positions no longer matter for rule 6" in phase["lines"][0]
    assert told(session, do="view")["labels"] == ["1 A3", "2 B2", "setup", "1 C3", "2 B3"]


ASKED = [
    *[{"do": do, "at": "B2"} for do in ("look", "plot", "link", "picture", "facts", "keep")],
    *[{"do": "frames", "of": of, "at": "B2"} for of in ("turns", "reach", "score")],
    *[{"do": "tell", "what": what, "at": "B2"} for what in sorted(TOPICS)],
]


@pytest.mark.parametrize(
    "text", [ODD, "(;SZ[3];B[aa];B[bb];B[cc];W[];AE[cc];B[])"], ids=["stones", "turns"]
)
@pytest.mark.parametrize("turn", range(6))
def test_what_can_be_asked_anywhere_can_be_asked_there(text, turn):
    """Each question has its answer and no error, also where a player takes turns out of turn."""
    session = opened(text, turn)
    for event in ASKED:
        answer = session.handle(event)
        assert "view" not in answer, (event, answer)


def test_a_position_that_is_set_up_is_changed():
    """Points change colour; what follows stays as far as it goes; the file has the new stones, and
    its comment.
    """
    session = opened(ODD, turn=3)
    view = told(session, do="edit")
    assert (view["stones"], view["phase"]["click"]) == (GRIDS[3][0], "colour")
    assert told(session, do="turn", at="A1")["stones"] == ["...", ".O.", "X.O"]
    assert told(session, do="turn", at="C1")["stones"] == ["...", ".O.", "X.."]
    view = told(session, do="begin", player="black")
    assert (view["stones"], view["toPlay"], view["turn"]) == (["...", ".O.", "X.."], "black", 3)
    assert view["labels"] == ["1 A3", "2 B2", "setup", "1 C3", "2 B3"]
    assert ";AB[ac]AE[aa]C[so]PL[B];W[ca]" in exported(session)


def test_what_cannot_follow_any_more_stays_in_the_file():
    session = opened(ODD, turn=3)
    told(session, do="edit")
    told(session, do="turn", at="C3")
    view = told(session, do="begin", player="white")
    assert "Move 1, White at C3, is not allowed. Rule 7" in str(view["remarks"])
    assert "W[ca];B[ba]" in exported(session)


def test_going_elsewhere_ends_the_change():
    """A click is a turn again."""
    session = opened(ODD, turn=3)
    told(session, do="edit")
    assert told(session, do="goto", turn=3)["phase"]["click"] == "colour"
    assert told(session, do="goto", turn=2)["phase"] is None
    assert told(session, do="turn", at="A1")["stones"] == ["X..", ".O.", "X.."]


def test_it_is_cleared():
    """Where a record sets it up; whoever was to play there still is."""
    session = opened(ODD, turn=3)
    told(session, do="edit")
    shown = told(session, do="clear")
    assert (shown["stones"], shown["toPlay"], shown["phase"]["click"]) == (
        GRIDS[0][0],
        "white",
        "colour",
    )
    told(session, do="begin", player="white")
    assert "AE[bb][aa]" in exported(session)


def test_what_is_said_where_it_is_taken_up_again():
    """After a reload nobody is to play yet."""
    save = answer(Session(), do="new", width=5, setup=True)["save"]
    view = told(Session(), do="load", text=save)
    assert (view["say"], view["phase"]["click"]) == (
        "Set up the starting position.",
        "colour",
    )
