"""What is said: refusals, scores, results, answers to what a player asks; and that all of it is
plain sentences.
"""

import re

from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import CHOICES, played
from tests.support.tables import each_row
from ttgo import Game, Match
from ttgo.explain.narrate import TOPICS, result_lines, score_sentence, what_next
from ttgo.explain.sentences import refusal, turn_done
from ttgo.points import members
from ttgo.vertex import name

# Results: name -> size, komi, turns, the score's sentence, the lines between rule 8's and the last,
# the last

RESULTS = {
    "one neutral point": (
        (3, 1),
        -0.5,
        "A1 C1 pass pass",
        "Black 1, White 1 - 0.5 komi, neutral 1",
        [
            "Black: 1 stone and 0 empty points that reach only Black, 1 in all.",
            "White: 1 stone and 0 empty points that reach only White, 1 in all.",
            "1 empty point reaches both colours and counts for nobody.",
            "Komi: -0.5 is added to White's score, which makes 0.5.",
        ],
        "Black wins by 0.5 (B+0.5).",
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
        "Equal scores are a tie.",
    ),
}


@each_row(RESULTS)
def test_results(size, komi, turns, score, lines, last):
    game = played(turns, *size, komi)
    assert game.over
    assert score_sentence(game.score()) == score
    assert result_lines(Match(game)) == [
        (8, "Two passes in a row ended the game. No stone is taken off: the grid counts as it is."),
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
        refused = game.why_not(name(game.grid, point))
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
