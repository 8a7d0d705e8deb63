"""Is a string dead, in words, and the turns that show it."""

from tests.solve.test_life import diagram, eyed, in_corner, ladder
from tests.support.tables import each_row
from ttgo import WHITE, Game, Match, Start
from ttgo.teach.frames import frames
from ttgo.teach.life import played

TWO_EYES = diagram([".X.XO.", "XXXXO.", "OOOOO.", "......"])


def said(position, at):
    match = Match(Game(Start.of(position, first=WHITE)))
    return [frame["say"] for frame in frames(match, "life", at)]


SAID = {
    "alive": (
        TWO_EYES,
        "A3",
        [
            "The group at A3 is alive: it cannot be captured, even if White plays first.",
            "If White plays first:",
            (
                "The group at A3 lives by its eyes at A4, C4. The opponent cannot fill one of them "
                "while another is empty, so the group cannot be captured."
            ),
        ],
    ),
    "dead": (
        eyed("##")[0],
        "C3",
        [
            "The group at C3 is dead: it can be captured, even if Black plays first.",
            "If White plays first:",
            "White played D4.",
            "Black played E4 and captured 1 white stone.",
            "White played D4 and captured 11 black stones.",
            "If Black plays first:",
            "Black played D4.",
            "White played E4 and captured 11 black stones.",
        ],
    ),
    "depends": (
        eyed("###")[0],
        "C3",
        [
            (
                "It depends on who plays first. If White does, the group at C3 is captured; if Black "
                "does, it lives."
            ),
            "If White plays first:",
            "White played E4.",
            "Black played D4.",
            "White played F4 and captured 13 black stones.",
            "If Black plays first:",
            "Black played E4.",
            (
                "The group at C3 lives by its eyes at D4, F4. The opponent cannot fill one of them "
                "while another is empty, so the group cannot be captured."
            ),
        ],
    ),
}
ANSWERS = {
    "a ko": (
        in_corner([".X.", ".O."]),
        "A3",
        (
            "It is a ko. Whoever has more ko threats (moves elsewhere that must be answered) "
            "decides what happens to the group at A3."
        ),
    ),
    "a ladder that may break": (
        ladder("P14"),
        "D4",
        (
            "If White plays first, the group at D4 is captured. If Black does, the computer cannot tell: "
            "there is too much room."
        ),
    ),
    "the open": (
        diagram(["......", "..X...", "......"]),
        "C2",
        "The computer cannot tell: there is too much room around C2.",
    ),
}


@each_row(SAID)
def test_turns_that_show_it(position, at, sentences):
    assert said(position, at) == sentences


@each_row(ANSWERS)
def test_answers(position, at, sentence):
    assert said(position, at)[0] == sentence


def test_a_point_played_twice_keeps_its_first_number():
    """As diagrams do, so that a sentence's first move has number 1."""
    *_, (_, last) = played(eyed("##")[0], ["D4", "E4", "D4"], WHITE)
    assert last["labels"] == {"D4": "1", "E4": "2"}
