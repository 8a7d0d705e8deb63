"""A game of two people by links: what each link is to the one who opens it, and what neither can
do.
"""

from typing import Any

import pytest

from tests.support.sentences import whole
from tests.support.tables import each_row
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.record.values import friend_of
from ttgo.session.session import Session


class Side:
    """One of the two, with what they were told last."""

    def __init__(self):
        self.session = Session()
        self.view: dict[str, Any] = {}

    def do(self, do, **facts):
        answer: dict[str, Any] = self.session.handle({"do": do, **facts})
        self.view = answer["view"]
        return self

    def open(self, text):
        return self.do("follow", link=text, friend=True)

    def link(self):
        return self.session.handle({"do": "link", "to": "friend"})["link"]

    def play(self, *turns):
        """Turns of this side, and the link, which is sent."""
        for at in turns:
            self.do("turn", at=at)
        return self.send()

    def send(self):
        text = self.link()
        self.do("sent")
        return text

    @property
    def state(self):
        return self.view["friend"]["state"]


def game(rules="Tromp-Taylor", ending="strict", **more):
    """Both sides after Black's C3 and White's B3, and the links so far."""
    black, white = Side(), Side()
    black.do("new", width=5, rules=rules, ending=ending, friend="abc123", **more)
    first = black.play("C3")
    second = white.open(first).play("B3")
    return black, white, first, second


ANSWERED = "This link has already been answered: 1 C3 was followed by 2 B3."
OTHER = "What was sent is final, so your game stays as it is."

# Who opens what, after C3 and B3 -> what is said, whether it is an error, what the game waits for,
# and its turns
OPENED = {
    "the answer": ("black", lambda f, s: s, "White played B3.", False, "move", 2),
    "own link again": ("black", lambda f, s: f, "the link that you sent", False, "wait", 1),
    "own link again, as White": ("white", lambda f, s: s, "that you sent", False, "wait", 2),
    "answered": ("white", lambda f, s: f, ANSWERED, False, "wait", 2),
    "illegal": (
        "white",
        lambda f, s: s.replace("t=ccbc&a=2", "t=ccbcbc&a=3"),
        "Move 3, Black at B3, is not allowed.",
        True,
        "wait",
        2,
    ),
    "a final turn is another": (
        "white",
        lambda f, s: s.replace("t=ccbc", "t=ccaa"),
        f"This link has a different move 2, so it does not fit your game with this friend. {OTHER}",
        True,
        "wait",
        2,
    ),
    "another board": ("white", lambda f, s: s.replace("s=5", "s=6"), OTHER, True, "wait", 2),
    "a turn left out": (
        "black",
        lambda f, s: s.replace("bc&", "&"),
        "so it cannot",
        True,
        "wait",
        1,
    ),
    "two turns of one": (
        "white",
        lambda f, s: s.replace("bc&a=2", "bc9aa&a=3"),
        "all turns are taken in order",
        True,
        "wait",
        2,
    ),
    "own turn that is not": (
        "black",
        lambda f, s: s.replace("bc&a=2", "bcaadd&a=4"),
        "Your move 3 A5 was not played in this browser.",
        False,
        "move",
        4,
    ),
    "a number that is none": (
        "white",
        lambda f, s: s.replace("abc123", "../../x"),
        "6 to 12 small letters",
        True,
        "wait",
        2,
    ),
    "another game": (
        "white",
        lambda f, s: f.replace("abc123", "other7"),
        "A game with a friend, by link. You are White.",
        False,
        "move",
        1,
    ),
    "no game with a friend": (
        "white",
        lambda f, s: "v=1&s=5&t=aa",
        "Black played A5",
        False,
        "",
        1,
    ),
}


@each_row(OPENED)
def test_what_a_link_is(who, made, said, error, state, turns):
    black, white, first, second = game()
    view = {"black": black, "white": white}[who].open(made(first, second)).view
    assert said in view["say"]
    assert view["error"] is error
    assert len(view["turns"]) == turns
    assert (view["friend"] or {"state": ""})["state"] == state


def test_a_link_that_was_cut_short_is_told_as_that():
    """Wherever a program cut it, once it says that it is a friend's."""
    black, _, _, second = game()
    second = second.replace("a=2", "a=12")
    for length in range(second.index("&g=") + 2, len(second)):
        view = black.open(second[:length]).view
        assert (view["error"], len(view["turns"])) == (True, 1), second[:length]
        assert "Part of this link is missing." in view["say"]


# After which turns of whom -> what is refused
FINAL, THEIRS = "A move cannot be changed once it is sent.", "It is your friend’s turn"
REFUSED = {
    "a turn while it is the friend's": ("white", {"do": "turn", "at": "A1"}, THEIRS),
    "to undo what was sent": ("white", {"do": "undo"}, FINAL),
    "to undo what was received": ("black", {"do": "undo"}, FINAL),
    "to resign for the friend": ("black", {"do": "resign", "player": "white"}, THEIRS),
    "to resign while it is the friend's": ("white", {"do": "resign", "player": "white"}, THEIRS),
}


@each_row(REFUSED)
def test_what_a_side_cannot_do(who, event, said):
    black, white, _, second = game()
    black.open(second)
    side = {"black": black, "white": white}[who]
    before = side.session.save()
    assert whole(side.do(**event).view["say"]).startswith(said)
    assert side.session.save() == before


def test_a_turn_is_undone_until_it_is_sent():
    """What was tried meanwhile is in no link."""
    black, _, _, second = game()
    black.open(second).do("turn", at="D3")
    assert black.state == "send"
    assert black.view["undo"]
    assert black.do("undo").state == "move"
    assert not black.view["undo"]
    assert black.play("D4") == "v=1&s=5&g=abc123&t=ccbcdb&a=3"
    assert black.state == "wait"
    black.do("goto", turn=1)
    assert black.state == "wait"
    assert black.link() == "v=1&s=5&g=abc123&t=ccbcdb&a=3"
    assert black.do("turn", at="A1").view["say"] == FINAL


def test_what_was_tried_before_is_no_way_out_of_what_was_sent():
    black, _, _, second = game()
    sent = black.open(second).do("turn", at="D3").do("undo").play("D4")
    assert black.do("branch", turn=3, at="D3").view["say"] == FINAL
    assert black.link() == sent


def test_a_game_that_begins_with_an_empty_link():
    """Play again by the one who is White now; the link is opened once more after its answer."""
    black, white, _, second = game()
    white.open(black.open(second).do("resign", player="black").send())
    first = black.do("again", friend="abc124").send()
    white.open(first).play("C3")
    assert "the first move was 1 C3." in white.open(first).view["say"]


def test_white_may_play_on():
    """Where White passed first, it is for White to say."""
    black, white, _, second = game(ending="tromp")
    third = black.open(second).play("D3")
    black.open(white.open(third).play("pass"))
    white.open(black.play("pass"))
    assert [b["text"] for b in white.view["phase"]["buttons"] if b["event"]][-1] == "Play on"


def test_it_ends_by_passes():
    black, white, _, second = game()
    last = white.open(black.open(second).play("pass")).play("pass")
    assert white.view["over"]
    assert black.open(last).view["over"]
    assert (black.state, white.state) == ("", "")


def test_it_ends_by_agreement():
    """Each has only the buttons for what is theirs to say."""

    def buttons(side):
        return [b["text"].partition(":")[0] for b in side.view["phase"]["buttons"] if b["event"]]

    black, white, _, second = game(ending="tromp")
    passed = white.open(black.open(second).play("pass")).play("pass")
    assert buttons(white) == []
    assert buttons(black.open(passed)) == ["Black proposes", "Play on"]
    black.do("turn", at="B3").do("propose", player="black")
    assert black.state == "send"
    white.open(black.send())
    assert buttons(white) == ["White agrees", "Play on"]
    assert white.do("propose", player="white").view["over"]["result"] == "B+25"
    black.open(white.send())
    assert black.view["over"]["result"] == "B+25"


def test_it_ends_by_resignation():
    """And the link of a finished game is for the one who did not end it."""
    black, white, _, second = game()
    black.open(second).do("resign", player="black")
    assert black.state == "send"
    assert black.do("undo").state == "move"
    last = black.do("resign", player="black").send()
    assert last == "v=1&s=5&g=abc123&e=b&t=ccbc&a=2"
    assert white.open(last).view["resigned"] == "W+R"
    assert Side().open(last).view["friend"] == {
        "number": "abc123",
        "you": "white",
        "state": "",
        "past": [
            [".....", ".....", ".....", ".....", "....."],
            [".....", ".....", "..X..", ".....", "....."],
        ],
    }
    assert black.do("again", friend="abc124").view["friend"]["you"] == "white"
    assert black.state == "send"


def test_it_is_kept():
    """A browser has it again, with what is not sent; and no other text for it."""
    black, _, _, second = game()
    text = black.open(second).do("turn", at="D3").session.save()
    again = Side().do("load", text=text)
    assert again.state == "send"
    assert again.session.save() == text
    for wrong in ('"you": "red"', '"final": "x"', '"number": "a"'):
        key = wrong.partition(":")[0]
        known = {'"you"': '"black"', '"final"': "2", '"number"': '"abc123"'}[key]
        assert Side().do("load", text=text.replace(f"{key}: {known}", wrong)).view["error"]
    with pytest.raises(ValueError, match="6 to 12"):
        friend_of(5)


def test_elsewhere_it_is_a_game_like_any_other():
    """A board of another page follows the link, too."""
    board = Side().do("follow", link=game()[3])
    assert board.view["friend"] is None
    assert not board.do("turn", at="A1").view["error"]


def test_five_hundred_turns():
    """The link of such a game on 19x19 is short enough for what cuts the longest messages."""
    record = Record.of(link.read("v=1&s=19&k=7.5&t="))
    record.friend = friend_of("abcdef123456")
    for turn in range(500):
        record.here = record.here.add(f"{'ABCDEFGHJKLMNOPQRST'[turn % 19]}{turn // 19 % 19 + 1}")
    assert len(link.write(record, to_friend=True)) == 1038
