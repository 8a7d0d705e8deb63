"""What is said: refusals, scores, results, answers to each thing that a player asks; and that all
of it is plain sentences.
"""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import at as point_at
from tests.support.boards import placed
from tests.support.examples import examples
from tests.support.games import CHOICES, played
from tests.support.tables import each_row
from ttgo import WHITE, Game, GameOver, Match, Position, Rules
from ttgo.explain.narrate import (
    TOPICS,
    area_sentence,
    happened,
    refused_sentence,
    result_lines,
    score_sentence,
    what_next,
)
from ttgo.explain.sentences import refusal, turn_done
from ttgo.points import members
from ttgo.scoring import Score

# Results: name -> size, komi, turns, the score's sentence, the lines between rule 8's and the last,
# the last

RESULTS = {
    "one neutral point": (
        (3, 1),
        -0.5,
        "A1 C1 pass pass",
        "Black 1, White 1 - ½ komi, neutral 1",
        [
            "Black: 1 stone and 0 empty points that reach only Black, 1 in all.",
            "White: 1 stone and 0 empty points that reach only White, 1 in all.",
            "1 empty point reaches both colours and counts for nobody.",
            "Komi: -½ is added to White’s score, which makes ½.",
        ],
        "Black wins by ½ (B+0.5).",
    ),
    "nobody moves": (
        (9, 9),
        0,
        "pass pass",
        "Black 0, White 0",
        [
            "Black: 0 stones and 0 empty points that reach only Black, 0 in all.",
            "White: 0 stones and 0 empty points that reach only White, 0 in all.",
            "81 empty points reach neither colour and count for nobody.",
        ],
        "It is a tie.",
    ),
}


@each_row(RESULTS)
def test_results(size, komi, turns, score, lines, last):
    game = played(turns, *size, komi)
    assert game.over
    assert score_sentence(game.score()) == score
    assert result_lines(Match(game)) == [
        (8, "Two passes in a row ended the game. Every stone still on the board counts."),
        *((0 if line.startswith("Komi") else 9, line) for line in lines),
        (10, last),
    ]


# Every sentence of many games

ONE_OF_MANY = re.compile(r"\b1 ((black |white )?stones|liberties|empty points|turns)\b")
MANY_OF_ONE = re.compile(r"\b(0|[2-9]|\d\d+) ((black |white )?stone|liberty|empty point)\b")
# As long as it has to be: counted as one word
LIST_OF_VERTICES = re.compile(r"[A-Z]{1,2}\d+(,? [A-Z]{1,2}\d+)+")


def everything_said(game):
    said = {turn_done(game)[1], what_next(Match(game)), f"{score_sentence(game.score())}."}
    said |= {line for _, line in result_lines(Match(game))}
    for point in members(game.grid.points):
        refused = game.why_not(game.grid.vertices[point])
        if refused is not None:
            said |= {str(refused), refused.reason, refusal(game, refused)}
        said |= {tell(Match(game), point) for tell in TOPICS.values()}
    return said


@examples(60)
@given(st.integers(1, 5), st.integers(1, 5), st.sampled_from([0, 0.5, -7]), CHOICES)
def test_every_sentence_is_plain(width, height, komi, choices):
    """Whatever happens, what is said is whole sentences of at most 25 words that agree in
    number.
    """
    game = Game(width, height, komi)
    said = everything_said(game)
    for choice in choices:
        turns = [*game.legal_moves(), "pass"]
        if game.over:
            break
        game.play(turns[choice % len(turns)])
        said |= everything_said(game)
    for text in said:
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert "  " not in text
        assert text.isprintable()
        assert not ONE_OF_MANY.search(text)
        assert not MANY_OF_ONE.search(text)
        for sentence in re.split(r"(?<=\.) ", text):
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert len(LIST_OF_VERTICES.sub("A1", sentence).split()) <= 25, sentence


# What a player can ask for at a point, and what is told.


EMPTY = ".../.../..."

# What a player can ask for: name -> topic, turns on 3x3, point, sentence

TOLD = {
    "a stone counts": ("counts", "B2", "B2", "B2 counts for Black, because it is black."),
    "here": ("here", "B2", "A1", "A1 is empty and reaches only Black, so it counts for Black."),
    "the last move": ("last", "B2 A1", "C3", "Move 2. White played A1. Black to play."),
    "a capture just now": (
        "last",
        "A2 A1 B1",
        "C3",
        "Move 3. Black played B1 and captured 1 white stone. White to play.",
    ),
    "no clearing yet": ("capture", "B2 A1", "C3", "Nothing has been captured yet."),
    "a capture": (
        "capture",
        "A2 A1 B1 C3",
        "C3",
        "The last capture was move 3, Black at B1. It emptied A1.",
    ),
    "a suicide": (
        "capture",
        "A1 A2 pass B2 pass C1 B1",
        "C3",
        "The last capture was move 7, Black at B1. It emptied A1, B1.",
    ),
    "the score": ("score", "B2", "C3", "Black 9, White 0, neutral 0."),
    "reach of one colour": ("reach", "B2", "A1", "A1 reaches Black by A1 B1 B2."),
    "reach of both": ("reach", "A1 C1", "B1", "B1 reaches Black by B1 A1 and White by B1 C1."),
    "legal": ("legal", "B2", "A1", "White is allowed to play at A1."),
    "no steps yet": ("steps", "", "A1", "There has been no move yet."),
    "a pass": ("steps", "pass", "A1", "The last turn was a pass."),
    "the start": ("last", "", "A1", "Black goes first. Choose any point."),
    "steps of a capture": (
        "steps",
        "A2 A1 B1",
        "A1",
        (
            "First, B1 becomes black. Then, white is cleared: A1 did not reach empty. "
            "Last, black is cleared: every black point reaches empty, so nothing changes."
        ),
    ),
    "reach of a stone": ("reach", "A2 A1", "A1", "A1 reaches Black by A1 A2 and empty by A1 B1."),
}


@each_row(TOLD)
def test_told(topic, turns, at, sentence):
    game = played(turns, 3, 3)
    assert TOPICS[topic](Match(game), point_at(game, at)) == sentence


# What a pass may lead to: name -> ending, words, what is told

PASSED = {
    "the first pass": (
        "tromp",
        "pass",
        "Move 1. Black passes. If White passes too, play stops. White to play.",
    ),
    "two passes": (
        "tromp",
        "pass pass",
        (
            "Move 2. White passes too, and two passes in a row stop play. Agree which stones are "
            "dead."
        ),
    ),
    "a third pass at once": (
        "tromp",
        "pass pass black=play pass",
        "Move 3. Black passes. If White passes too, the game ends. White to play.",
    ),
    "a pass on the copy": (
        "japanese",
        "B2 pass pass black= white=B2 pass",
        (
            "Move 1. On the copy: White passes. If Black passes too, that settles it. Black to play "
            "on the copy."
        ),
    ),
}


@each_row(PASSED)
def test_passed(ending, words, told):
    """Each ending has its own answer to what another pass would do."""
    match = placed(EMPTY, words, rules=Rules(ending=ending))
    assert TOPICS["last"](match, 0) == told


# What is said of a game that is over: name -> ending, words, the first line of its end, why no turn
# may follow

PASSES = "Two passes in a row have ended the game; undo one to play on."
OVER = "The game is over; undo to go on."
COUNTS = "Two passes in a row ended the game. Every stone still on the board counts."
ENDED = {
    "by passes": ("strict", "B2 pass pass", COUNTS, PASSES),
    "by agreement, with a comment": (
        "tromp",
        "B2 pass pass black=B2 white=B2 - -",
        "Both players agreed to remove 1 stone (B2).",
        OVER,
    ),
    "by a ruling, with a comment": (
        "judge",
        "B2 pass pass black= white=B2 judge=B2 -",
        "The ruling removes 1 stone (B2).",
        OVER,
    ),
    "on a copy, with a comment": (
        "japanese",
        "B2 pass pass black= white=B2 pass pass -",
        "No disputed stone was captured on the copy, so all of them stay on the board.",
        OVER,
    ),
}


@each_row(ENDED)
def test_ended(ending, words, first, why):
    """How a game ended is told alike whether or not a comment stands after it."""
    match = placed(EMPTY, words, rules=Rules(ending=ending))
    assert result_lines(match)[0] == (8, first)
    with pytest.raises(GameOver) as refused:
        match.play("A1")
    assert refused_sentence(match, refused.value) == why


STOPPED = "A1 B2 C3 A3 pass pass"
HAPPENED = {
    "White's proposal": ("tromp", f"{STOPPED} white=", 8, "White wants to remove no stones.",
        "Black: agree, or mark something else."),
    "Black's proposal": ("tromp", f"{STOPPED} black=A1", 8, "Black wants to remove 1 stone (A1).",
        "White: agree, or mark something else."),
    "a ruling": ("judge", f"{STOPPED} black=A1,B2 white=A1,C3 judge=C3", 8,
        "The ruling removes 1 stone (C3).", "White wins by 9 (W+9)."),
    "a dispute is settled": ("japanese", f"{STOPPED} black=A1 white=B2 pass pass", 8,
        "Two passes on the copy settle the dispute.", "It is a tie."),
}  # fmt: skip


@each_row(HAPPENED)
def test_happened(ending, words, rule, did, to_do):
    found = placed(EMPTY, words, rules=Rules(ending=ending))
    assert (happened(found), what_next(found)) == ((rule, did), to_do)


@pytest.mark.parametrize(("komi", "told"), [(0.5, " + ½ komi"), (-2, " - 2 komi"), (0, "")])
def test_komi_is_told_with_its_sign(komi, told):
    assert (
        score_sentence(Score(Position.parse(". X . O"), komi))
        == f"Black 2, White 1{told}, neutral 1"
    )


def test_what_counts_for_white():
    """With the komi, unless the area alone is asked for."""
    found = Match(played("A1", 3, komi=0.5))
    alone = "White: 0 stones and 0 empty points that reach only White, 0 in all"
    assert area_sentence(found, WHITE) == f"{alone}, plus komi ½."
    assert area_sentence(found, WHITE, alone=True) == f"{alone}."


def test_a_clearing_by_the_first_turn():
    told = "The last capture was move 1, Black at B1. It emptied A1."
    assert TOPICS["capture"](placed(".../X../O..", "B1"), 0) == told


def test_a_long_list_is_told_by_its_number_and_ends():
    """Thirteen points are too many to be listened to one by one."""
    game = played(" ".join(f"{letter}2 {letter}1" for letter in "ABCDEFGHJKLMN") + " O1", 14, 2)
    assert (
        TOPICS["capture"](Match(game), 0)
        == "The last capture was move 27, Black at O1. It emptied 13 points, A1 to N1."
    )


def test_all_topics_are_in_the_table():
    assert set(TOPICS) == {topic for topic, *_ in TOLD.values()}
