"""Events in, views out: what each kind of event does, on one board and on many, and which questions
are handed on.
"""

import json
from typing import Any

from tests.support.boards import begun, opened, told
from tests.support.tables import each_row
from ttgo.position import Position
from ttgo.record.markup import markup
from ttgo.session.session import Session, Sessions
from ttgo.svg.drawing import of_match, picture
from ttgo.teach.exercises import exercise

# What an event does: the turns before it on 9x9, the event, what its view says

DONE = {
    "the first view": (
        "",
        {"do": "view"},
        {"size": [9, 9], "turn": 0, "toPlay": "black", "undo": False, "redo": False, "rule": 5},
    ),
    "the first turn": (
        "",
        {"do": "turn", "at": "e5"},
        {
            "turns": ["E5"],
            "turn": 1,
            "last": "E5",
            "toPlay": "white",
            "say": "Black played E5. White to play.",
            "rule": 0,
        },
    ),
    "a pass": (
        "",
        {"do": "turn", "at": "PASS"},
        {
            "turns": ["pass"],
            "rule": 8,
            "say": "Black passes. If White passes too, the game ends. White to play.",
        },
    ),
    "undo": (
        "E5 D4",
        {"do": "undo"},
        {
            "turns": ["E5", "D4"],
            "turn": 1,
            "redo": True,
            "rule": 0,
            "say": "White’s move at D4 is undone. White to play.",
        },
    ),
    "a resignation": (
        "E5 D4",
        {"do": "resign", "player": "white"},
        {"names": {"RE": "B+R"}, "turn": 2, "over": None},
    ),
    "goto a turn": (
        "E5 D4 C3",
        {"do": "goto", "turn": 2},
        {"turn": 2, "last": "D4", "say": "Move 2 of 3. White played D4. Black to play."},
    ),
    "new": (
        "E5 D4",
        {"do": "new", "width": 13, "height": 7, "komi": 7.5},
        {
            "size": [13, 7],
            "turns": [],
            "branches": {},
            "toPlay": "black",
            "undo": False,
            "redo": False,
            "rule": 5,
        },
    ),
    "new, with handicap stones where Black likes": (
        "",
        {"do": "new", "width": 9, "handicap": 4},
        {
            "stones": ["." * 9] * 9,
            "toPlay": "black",
            "say": "Black goes first, with 4 moves in a row. Choose any point.",
        },
    ),
    "new, with handicap stones that the rules place": (
        "",
        {"do": "new", "width": 7, "handicap": 4, "rules": "AGA", "komi": 0.5},
        {
            "stones": [".......", ".......", "..X.X..", ".......", "..X.X..", ".......", "......."],
            "toPlay": "white",
            "say": "White to play. Choose an empty point.",
        },
    ),
    "new, with more of them than the grid has places": (
        "",
        {"do": "new", "width": 5, "handicap": 2, "rules": "AGA"},
        {"stones": ["....."] * 5, "toPlay": "black"},
    ),
}


@each_row(DONE)
def test_events(before, event, says):
    shown = told(begun(before, width=9), **event)
    assert {key: shown[key] for key in says} == says
    assert (shown["error"], shown["refused"]) == (False, None)


def test_redo():
    session = begun("E5 D4", width=9)
    told(session, do="undo")
    shown = told(session, do="redo")
    assert (shown["turn"], shown["last"], shown["redo"]) == (2, "D4", False)
    assert shown["say"] == "White played D4. Black to play."


def test_two_continuations_of_the_same_turn_are_both_there():
    """As files have them: the second is named apart and can be gone to."""
    session = Session()
    record = session.record
    record.root.add("D4").add("E5")
    record.root.add("D4").add("C3")
    session.load(session.save())
    shown = told(session, do="view")
    assert (shown["turns"], shown["branches"]) == (["D4", "E5"], {"1": ["D4 (2)"]})
    shown = told(session, do="branch", turn=1, at="D4 (2)")
    assert (shown["turns"], shown["branches"], shown["turn"]) == (["D4", "C3"], {"1": ["D4"]}, 1)
    assert (
        shown["say"]
        == "Now showing another variation, from move 1. Black played D4. White to play."
    )


ENDED: dict[str, tuple[str, tuple[dict[str, object], ...]]] = {
    "by passes": ("", ({"do": "turn", "at": "pass"}, {"do": "turn", "at": "pass"})),
    "by agreement": (
        "E5 pass pass", ({"do": "propose", "player": "white"}, {"do": "propose", "player": "black"}),
    ),
    "by resignation": ("E5", ({"do": "resign", "player": "white"},)),
    "by resignation before any turn": ("", ({"do": "resign", "player": "black"},)),
    "by resignation while dead stones are agreed on": (
        "E5 pass pass", ({"do": "propose", "player": "white"}, {"do": "resign", "player": "black"}),
    ),
}  # fmt: skip
GO_ON: list[dict[str, object]] = [
    {"do": "turn", "at": "C3"},
    {"do": "turn", "at": "pass"},
    {"do": "take", "word": "C3"},
    {"do": "take", "word": "black="},
    {"do": "propose", "player": "black"},
    {"do": "propose", "player": "black", "play": True},
    {"do": "rule"},
    {"do": "resign", "player": "black"},
]


@each_row(ENDED)
def test_a_finished_game_stays_as_it_is_until_undo(before, ends):
    """However it ended; also one that was kept meanwhile."""
    played = begun(before, width=9, ending="tromp" if before.endswith("pass") else "strict")
    for event in ends:
        told(played, **event)
    kept = Session()
    kept.load(played.save())
    for session in (played, kept):
        over = told(session, do="view")
        assert (over["over"] is not None) != (over["resigned"] != "")
        assert (over["phase"], over["undo"]) == (None, True)
        for event in GO_ON:
            refused = told(session, **event)
            assert refused["refused"] is not None or refused["error"], event
            assert {
                **over,
                **{key: refused[key] for key in ("refused", "error", "say", "rule")},
            } == refused
        assert told(session, do="turn", at="C3")["say"].endswith("on.")
        shown = told(session, do="undo")
        assert (shown["over"], shown["resigned"], shown["names"]) == (None, "", {})


def test_undo_takes_back_a_resignation_alone():
    session = begun("E5 D4", width=9)
    shown = told(session, do="resign", player="white")
    assert (shown["names"], shown["resigned"]) == ({"RE": "B+R"}, "B+R")
    assert shown["say"] == "White played D4. White resigns, so Black wins."
    assert told(session, do="view")["say"] == shown["say"]
    shown = told(session, do="undo")
    assert (shown["turn"], shown["say"]) == (2, "The resignation is undone. Black to play.")
    assert told(session, do="turn", at="C3")["turns"] == ["E5", "D4", "C3"]


def test_who_has_undone_turns_resigns_where_they_end():
    session = begun("E5 D4 C3", width=9)
    told(session, do="undo")
    told(session, do="undo")
    shown = told(session, do="resign", player="black")
    assert (shown["turn"], shown["turns"], shown["resigned"]) == (3, ["E5", "D4", "C3"], "W+R")
    told(session, do="goto", turn=1)
    assert told(session, do="resign", player="white")["resigned"] == "W+R"
    ended = begun("E5 pass pass", width=9)
    told(ended, do="undo")
    shown = told(ended, do="resign", player="white")
    assert (shown["over"]["result"], shown["resigned"], shown["names"]) == ("B+81", "", {})


def test_a_resignation_ends_one_line():
    """One may step back from it and try something else there, and resign there, too: the record has
    one result.
    """
    session = begun("E5 D4", width=9)
    told(session, do="resign", player="white")
    assert told(session, do="goto", turn=1)["resigned"] == ""
    shown = told(session, do="turn", at="C3")
    assert (shown["names"], shown["resigned"]) == ({"RE": "B+R"}, "")
    kept = Session()
    kept.load(session.save())
    assert told(kept, do="turn", at="C4")["turns"] == ["E5", "C3", "C4"]
    assert told(kept, do="resign", player="black")["resigned"] == "W+R"
    assert told(kept, do="branch", turn=2, at="D4")["resigned"] == ""
    assert told(kept, do="branch", turn=2, at="C3")["resigned"] == ""
    assert told(kept, do="goto", turn=3)["resigned"] == "W+R"
    assert told(session, do="branch", turn=2, at="D4")["resigned"] == "B+R"


def test_a_file_with_a_result_can_be_walked_and_tried():
    """Its first line ends as it says; its other lines go on."""
    session = Session()
    text = "(;SZ[9]RE[W+Resign];B[ee](;W[dd];B[cc])(;W[gg]))"
    told(session, do="open", name="a.sgf", text=text)
    shown = told(session, do="goto", turn=3)
    assert (shown["turn"], shown["resigned"]) == (3, "W+R")
    assert told(session, do="turn", at="A1")["refused"] is not None
    assert told(session, do="undo")["names"] == {}
    told(session, do="open", name="a.sgf", text=text)
    assert [told(session, do="goto", turn=turn)["resigned"] for turn in range(4)] == [
        "",
        "",
        "",
        "W+R",
    ]
    shown = told(session, do="branch", turn=2, at="G3")
    assert shown["resigned"] == ""
    assert told(session, do="turn", at="A1")["turns"] == ["E5", "G3", "A1"]
    assert told(session, do="view")["names"] == {"RE": "W+Resign"}


def test_again_is_the_same_game_with_the_colours_changed():
    """Size, komi, rules, handicap and start stay; who had Black has White."""
    session = begun(
        "A1", width=4, height=3, komi=1.5, rules="New Zealand", ending="judge", handicap=2
    )
    session.record.notes.update({"PB": ["Ann"], "PW": ["Bo"], "C": ["a game"]})
    shown = told(session, do="again")
    assert (shown["size"], shown["turns"], shown["names"]) == (
        [4, 3],
        [],
        {"PB": "Bo", "PW": "Ann"},
    )
    assert shown["rules"] == "New Zealand, ends by agreement or by a ruling, komi 1½, handicap 2"
    assert shown["comment"] == ""


def test_a_word_while_a_position_is_set_up():
    """It is refused."""
    session = begun("A1", setup=True)
    before = session.save()
    assert told(session, do="take", word="B2")["error"]
    assert session.save() == before


def test_why_there_is_nothing_to_redo():
    session = Session()
    session.load('{"ttgo": 2, "size": [3, 3], "komi": 0, "turns": "A1 !wA1", "at": 1}')
    assert told(session, do="redo")["say"] == (
        "There are no more moves. "
        "Move 2, White at A1, is not allowed. Rule 7: A move colours an empty point, and A1 is black."
    )


def frames(turns, undone=0, **event):
    session = begun(turns)
    for _ in range(undone):
        told(session, do="undo")
    found = session.handle({"do": "frames", **event})
    return found.get("frames") or told(session, do="frames", **event)["say"]


def test_steps():
    """All that an event says of them is heard."""
    assert len(frames("A1 B2", of="turns")) == len(frames("A1 B2", 2, of="turns")) == 3
    assert frames("A1 B2", 1, of="score") == frames("A1", of="score")
    assert frames("A1 B2", of="clear", colour="white") != frames(
        "A1 B2", of="clear", colour="black"
    )
    assert frames("A1 B2", of="clear") == "The colour that is cleared is black or white, not ''."
    assert frames("A1 B2", of="score", without=True) != frames("A1 B2", of="score", without=False)


# Many boards, one Python: each has a game of its own, and what was left is forgotten.


def ask(all_, board, do, **more):
    answer: dict[str, Any] = json.loads(all_.answer(json.dumps({"board": board, "do": do, **more})))
    return answer


def test_each_board_has_its_own_game():
    """A turn on one is none on another, nor on the page's own, which has no name."""
    all_ = Sessions()
    ask(all_, "b1", "turn", at="E5")
    ask(all_, "b2", "set", size="3")
    assert ask(all_, "b1", "view")["view"]["turns"] == ["E5"]
    assert ask(all_, "b2", "view")["view"]["size"] == [3, 3]
    assert json.loads(all_.answer('{"do": "view"}'))["view"]["turns"] == []
    assert json.loads(all_.answer("[]"))["view"]["size"] == [9, 9]


def test_what_is_left_is_forgotten():
    """Its name begins with an empty grid again; to leave what was never there is nothing."""
    all_ = Sessions()
    ask(all_, "b1", "turn", at="E5")
    assert ask(all_, "b1", "leave") == {}
    assert ask(all_, "b1", "leave") == {}
    assert ask(all_, "b1", "view")["view"]["turns"] == []


# Questions that a session hands on: what is asked reaches the one who answers, and the answer
# comes back by its name.


MARKED = "(;SZ[3]CR[aa];B[bb]TR[bb];W[ac];B[ca])"
FREE = {"cross": ["A1"]}


def marked():
    """A record with marks, at its first turn, of three."""
    return opened(MARKED, 1)


def stills(session, begin):
    """What a view shows at each turn from one on."""
    for turn in range(begin, 4):
        shown = session.handle({"do": "goto", "turn": turn})["view"]
        yield {key: shown[key] for key in ("stones", "reach", "last", "comment")}


def test_a_damaged_link_is_said_to_be_a_link():
    said = told(marked(), do="follow", link="v=1&s=9&t=eeee")["say"]
    assert said.startswith("This link could not be opened. Move 2, White at E5, is not allowed.")


# What is asked, and who answers that of the session's record
HANDED_ON: dict = {
    "a picture, with the record's marks": (
        {"do": "picture"},
        lambda asked: of_match(asked.match, markup(asked.record, asked.match)),
    ),
    "a picture, with other marks": (
        {"do": "picture", "markup": FREE},
        lambda asked: of_match(asked.match, FREE),
    ),
    "a picture without marks": (
        {"do": "picture", "markup": None},
        lambda asked: of_match(asked.match),
    ),
    "a picture of a board that is no game's": (
        {"do": "picture", "rows": [".X", "O."], "dead": ["B2"]},
        lambda _: picture(Position.parse(".X\nO."), reach=True, marks={"B2": "cross"}, width=111),
    ),
    "a film of the whole line": ({"do": "film"}, lambda asked: [*stills(asked, 0)]),
    "a film of some turns": ({"do": "film", "from": 2}, lambda asked: [*stills(asked, 2)]),
    "an exercise": (
        {"do": "exercise", "kind": "owner", "line": "X.O at=B1", "turned": "b"},
        lambda _: exercise("owner", "X.O at=B1", "b"),
    ),
}


@each_row(HANDED_ON)
def test_handed_on(event, right):
    session = marked()
    assert session.handle(event) == {str(event["do"]): right(session)}


REFUSED: dict = {
    "a film from a turn that there is not": (
        {"do": "film", "from": 4},
        "There is no turn 4; turns go from 0, the start, to 3.",
    ),
}


@each_row(REFUSED)
def test_refused(event, why):
    shown = told(marked(), **event)
    assert (shown["error"], shown["say"]) == (True, why)


# Whom it speaks to: somebody who plays against the computer, or two people


def voiced(events, **more):
    """What is said after the last of these events, to a reader who plays Black."""
    sessions = Sessions()
    for event in events:
        answer = sessions.answer(json.dumps({"you": "black", **event, **more}))
    view = json.loads(answer)["view"]
    return view["say"], view["you"]


E5, D4, PASS = ({"do": "turn", "at": at} for at in ("E5", "D4", "pass"))
VOICED = {
    "the start": ([{"do": "view"}], "You are Black and go first. Choose any point."),
    "the computer begins": (
        [{"do": "view", "you": "white"}],
        "You are White, and the computer goes first.",
    ),
    "one's own move": ([E5], "You played E5. The computer’s turn."),
    "the computer's": ([E5, D4], "The computer played D4. Your turn."),
    "a pass": (
        [PASS],
        "You passed. If the computer passes too, the game ends. The computer’s turn.",
    ),
    "a capture, and the answer to it": (
        [{**E5, "at": at} for at in "B1 A1 A2 C2".split()],
        "You captured 1 stone. The computer played C2. Your turn.",
    ),
    "a move after a pass": (
        [PASS, D4],
        "The computer played D4. The game goes on: only two passes in a row end it. Your turn.",
    ),
    "after a second pass": ([PASS, D4, PASS, E5], "The computer played E5. Your turn."),
    "the end": (
        [E5, D4, E5, PASS, PASS],
        "The computer passed too, and two passes in a row end the game. It is a tie.",
    ),
    "a win": (
        [E5, PASS, PASS],
        "You passed too, and two passes in a row end the game. You win by 81 points.",
    ),
    "a resignation": (
        [{"do": "resign", "player": "black"}],
        "You are Black and go first. You resigned, so the computer wins.",
    ),
    "undone": (
        [E5, D4, {"do": "undo"}],
        "The computer’s move at D4 is undone. The computer’s turn.",
    ),
    "a pass undone": ([PASS, {"do": "undo"}], "Your pass is undone. Choose any point."),
    "no colour": ([{**E5, "you": "red"}], "Black played E5. White to play."),
    "rules speak of colours": (
        [E5, {**E5, "at": "E5"}],
        "There is already a black stone on E5. Choose an empty point.",
    ),
}


@each_row(VOICED)
def test_whom_it_speaks_to(events, said):
    assert voiced(events) == (said, events[-1].get("you", "black").replace("red", ""))


def test_the_next_answer_speaks_to_others():
    sessions = Sessions()
    sessions.answer(json.dumps({**E5, "you": "black"}))
    view = json.loads(sessions.answer('{"do": "view"}'))["view"]
    assert (view["say"], view["you"]) == ("Black played E5. White to play.", "")
