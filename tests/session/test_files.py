"""Files of several games in a session: what there is to choose from, and what becomes of the
others.
"""

import json

from tests.support.boards import exported, opened, told
from tests.support.tables import each_row
from ttgo.session.session import Session, Sessions
from ttgo.sgf.files import unchecked_games

THREE = (
    "(;SZ[3]PB[Ada]PW[Bob]EV[Final]RE[B+9];B[bb];W[];B[])(;GM[3];B[e4])"
    "(;SZ[5]PB[Cy]DT[2020-01-02];B[cc](;W[bb])(;W[dd]))"
)
TITLES = ["Ada – Bob, Final, B+9", "not Go", "Cy, 2020-01-02"]


def test_games_to_choose_from():
    """Their names, and the number of the one that is shown; a file of one game has none."""
    session = opened(THREE)
    assert told(session, do="view")["games"] == {"at": 1, "titles": TITLES}
    view = told(session, do="game", number=3)
    assert (view["games"], view["size"], view["error"]) == (
        {"at": 3, "titles": TITLES},
        [5, 5],
        False,
    )
    assert view["remarks"] == ["The file holds 3 games; this is number 3."]
    assert view["say"] == f"{view['remarks'][0]} Black goes first."
    assert told(opened("(;SZ[3])"), do="view")["games"] is None


def test_what_is_played_in_one_game_stays_in_its_file():
    """Another game is chosen, changed, and the first one again: all of it is saved."""
    session = opened(THREE)
    told(session, do="turn", at="A1")
    told(session, do="game", number=3)
    for at in ("C3", "A5"):
        told(session, do="turn", at=at)
    assert told(session, do="game", number=1)["size"] == [3, 3]
    whole = exported(session)
    assert whole.count(";W[aa]") == 1
    assert "(;GM[3];B[e4])" in whole
    assert len(list(unchecked_games(whole.encode()))) == 3
    again = opened(whole)
    assert told(again, do="game", number=1)["branches"] == {"1": ["B2"]}
    assert told(again, do="view")["games"] == {"at": 1, "titles": TITLES}


NONE = {
    "another than Go": (2, "another game"),
    "too many": (4, "no game 4"),
}


@each_row(NONE)
def test_a_game_that_there_is_not(number, sentence):
    """It is refused with a sentence, and nothing changes."""
    session = opened(THREE)
    before = session.save()
    view = told(session, do="game", number=number)
    assert view["error"] is True
    assert sentence in str(view["say"])
    assert session.save() == before


def test_what_is_no_record_is_named():
    """In other languages too, with the file's name."""
    event = {"do": "open", "lang": "de", "name": "a.sgf", "text": "x"}
    said = json.loads(Sessions().answer(json.dumps(event)))["view"]["say"]
    assert said == "Nicht als Go-Partie zu lesen: a.sgf."
    said = told(Session(), do="open", name="a.gib", text="\\HS")["say"]
    assert said == "This is a Tygem (GIB) file; open it in Sabaki and save it as SGF."
