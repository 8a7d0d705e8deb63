"""Every way to end a game: as its table tells it, what each makes of every kind of proposal, and
that each ends and is fair to both.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import taken
from tests.support.sentences import whole
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Game, GameOver, Match, Position, Rules, Stopped
from ttgo.match import AGREE, JUDGE, PLAY
from ttgo.rules import opponent
from ttgo.rulesets import ENDINGS
from ttgo.scoring import Score

OTHERS = [ending for ending in ENDINGS if ending != "strict"]


def begun(ending, width=2, height=1, superko="positional"):
    return Match(Game(width, height, rules=Rules(superko, ending=ending)))


def after(ending, words, width=3, height=3, superko="positional"):
    """The match after these words."""
    return taken(words, width, height, rules=Rules(superko, ending=ending))


def vertices(match, points):
    return ",".join(match.game.grid.named(points))


# One side naming its own stones, the other's, both: what is agreed on and what is not

MARKS = {
    "both name nothing": ("", "", ""),
    "both name Black's": ("A1", "A1", "A1"),
    "both name White's": ("B2", "B2", "B2"),
    "both name everything": ("A1,B2", "B2,A1", "A1,B2"),
    "in another spelling": ("a1,b2", "B2,A1,A1", "A1,B2"),
    "each his own": ("A1", "B2", None),
    "each the other's": ("B2", "A1", None),
    "one names what the other does not": ("", "A1", None),
    "one names more": ("A1", "A1,B2", None),
    "one plays on": ("A1", "play", None),
}


@each_row(MARKS)
@pytest.mark.parametrize("ending", OTHERS)
def test_marks(black, white, emptied, ending):
    """The same points are emptied and that is the end; anything else is a disagreement. The order
    does not matter.
    """
    for words in ((f"black={black}", f"white={white}"), (f"white={white}", f"black={black}")):
        match = after(ending, "A1 B2 pass pass")
        for word in words:
            if match.state == AGREE:
                match.take(word)
        if emptied is not None:
            assert match.over
            assert vertices(match, match.emptied) == emptied
            assert match.position.empty == match.game.position.empty | match.emptied
            assert (
                match.game.position.empty & match.emptied == 0
            )  # the game itself keeps its stones
        else:
            assert match.state == (JUDGE if ending == "judge" else PLAY)
            assert match.copying == (ending == "japanese")
            assert match.emptied == 0


DISPUTED = "A1 B2 pass pass black= white=A1"

# What is special


def test_the_captured_string_dies_though_its_points_are_taken_again():
    """Japanese: captured at any time on the copy, even if a new stone stands there at its end."""
    match = after("japanese", "A1 pass pass black= white=A1", 3, 2)
    assert match.board is not match.game
    assert (match.board.position, match.board.turn) == (match.game.position, 0)
    for word in "B1 C1 A2 B2 pass A1 pass".split():
        match.take(word)
    assert match.board.position.colour(0) == BLACK
    match.take("pass")
    assert vertices(match, match.emptied) == "A1"


def test_a_pass_that_is_taken_back_leaves_nothing():
    """Taylor: after a disagreement the passes were none, so that the 1995 superko does not know
    them.
    """
    passed = after("simple", "pass pass black=play", 2, 1, "taylor 1995")
    taken_back = after("taylor", "pass pass black=play", 2, 1, "taylor 1995")
    for match in (passed, taken_back):
        for word in ("A1", "B1", "pass"):
            match.take(word)
    assert "A1" not in passed.board.legal_moves()  # White left the empty grid, by a pass
    assert "A1" in taken_back.board.legal_moves()


@pytest.mark.parametrize(
    ("ending", "words", "why"),
    [
        ("tromp", "A1 pass pass black=A1", "both players agree"),
        ("judge", DISPUTED, "a third person rules"),
    ],
)
def test_turns_wait_for_the_agreement(ending, words, why):
    for turn in ("C3", "pass"):
        with pytest.raises(Stopped, match=why):
            after(ending, words).play(turn)


WRONG = {
    "a proposal in the middle": (
        "A1",
        "black=A1",
        "There is nothing to agree on now; proposals follow after two passes",
    ),
    "a second proposal": (
        "A1 pass pass black=",
        "black=A1",
        "Black has proposed already; undo takes it back.",
    ),
    "an empty point": (
        "A1 pass pass",
        "black=A1,C3",
        "C3 has no stone to take off; a proposal names points with stones.",
    ),
    "no point": ("A1 pass pass", "black=Z9", "'Z9' is not a point of this board"),
    "a pass": ("A1 pass pass", "white=pass", "a pass is a turn."),
    "somebody else": (
        "A1 pass pass",
        "red=A1",
        "'red' proposes nothing; black and white do, and a judge rules.",
    ),
    "a ruling on what is not disputed": (
        "A1 B2 pass pass black= white=A1",
        "judge=B2",
        "disputed points only, and B2 is not one",
    ),
    "a ruling on what nobody disputes": (
        "A1 B2 C3 A3 pass pass black=A1,B2 white=",
        "judge=A2,B1,C1,C2",
        "and B1, C1, A2 is not one.",
    ),
    "half a word": ("A1 pass pass", "black=A1=", "'A1=' is not a point"),
    "a ruling out of turn": (
        "A1 pass pass",
        "judge=A1",
        "There is nothing to rule on now; a ruling follows on proposals",
    ),
}


@each_row(WRONG)
def test_wrong_words(words, word, sentence):
    """One sentence, and nothing has changed."""
    match = after("judge", words)
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        match.take(word)
    assert sentence in whole(refused.value)
    assert match.words == words.split()


def test_undo_brings_back_what_was_said_before():
    """Also of an earlier round, so that the last word can still be told."""
    match = after("chinese", "A1 pass pass black= white=A1 C3 pass pass")
    assert match.proposals == {}
    match.undo()
    assert match.proposals == {BLACK: 0, WHITE: 1}
    match = after("simple", "A1 pass pass black= white=A1 pass pass")
    match.undo()
    assert (match.state, match.proposals) == (PLAY, {BLACK: 0, WHITE: 1})


def test_a_judge_may_be_a_program():
    """It is asked when the players differ, and its ruling is a word like a person's, of what is
    disputed alone.
    """
    asked = []

    def judge(match):
        asked.append(match.disputed)
        return match.game.grid.points

    match = Match(Game(3, rules=Rules(ending="judge")), judge)
    for word in DISPUTED.split():
        match.take(word)
    assert (match.over, match.words[-1]) == (True, "judge=A1")
    assert asked == [match.emptied]
    match.undo()
    assert match.state == JUDGE
    match.take("judge=")
    assert (match.over, match.emptied) == (True, 0)


@pytest.mark.parametrize("ending", [ending for ending in OTHERS if ending != "judge"])
def test_a_judge_who_is_not_needed_is_not_asked(ending):
    """Proposals that differ lead to play where the rules say so, whoever stands by."""
    match = Match(Game(3, rules=Rules(ending=ending)), lambda _: pytest.fail("asked"))
    for word in DISPUTED.split():
        match.take(word)
    assert match.state == PLAY


def test_a_position_that_is_set_up_has_no_handicap():
    """Whoever is to play, the turns alternate from there on."""
    for text, first in (("setup=B2///", "black"), ("setup=B2///white", "white")):
        match = taken(f"C3 {text} A1", 3, handicap=3)
        assert (match.board.handicap, match.last_turn[0]) == (0, first)
        assert match.board.to_play == opponent(first)


def test_what_is_agreed_on():
    """Nothing with a player who wants to play on; and what the grid would count without some
    stones, by its own wording.
    """
    rules = Rules(ending="judge", score="taylor 1995")
    match = taken("A1 pass pass black=A1 white=play", 2, rules=rules)
    assert (match.agreed, match.disputed) == (0, 1)
    assert (match.score_without(1).black, match.score_without(1).white) == (4, 4)
    with pytest.raises(
        ValueError, match="^There is no turn to undo: this is the start of the game\\.$"
    ):
        Match(Game(2)).undo()


def test_a_copy_has_no_handicap():
    """Whose turn it is there is said already; and what was not captured stays."""
    words, rules = "A1 C3 pass pass black=A1 white=C3", Rules(ending="japanese")
    match = taken(words, 3, rules=rules, handicap=2)
    assert (match.copying, match.board.handicap, match.board.to_play) == (True, 0, "white")
    for word in "B2 pass pass".split():
        match.take(word)
    assert (match.over, match.emptied, match.score().result) == (True, 0, "B+9")


# Every way to end a game, explored to the last sequence on tiny grids


def proposals(match, player):
    """To play on, nothing, one's own stones, the other's, both, and one string alone."""
    position = match.board.position
    every = {0, position.black, position.white, position.black | position.white}
    every |= set(position.grid.pieces(position.black)[:1])
    return [f"{player}=play", *(f"{player}={vertices(match, points)}" for points in sorted(every))]


def events(match):
    """All that may happen next; in a round of proposals either player may be the first to speak."""
    if match.state == PLAY:
        return [*match.board.legal_moves(), "pass"]
    if match.state == AGREE:
        waiting = [player for player in (BLACK, WHITE) if player not in match.proposals]
        return [word for player in waiting for word in proposals(match, player)]
    if match.state == JUDGE:
        return (
            ["judge=", f"judge={vertices(match, match.disputed)}"] if match.disputed else ["judge="]
        )
    return []


def endings_of(match):
    """Go through every sequence of events there is; yields the match at the end of each. No
    recursion limit is near.
    """
    following = events(match)
    if not following:
        assert match.over
        yield match
    for word in following:
        match.take(word)
        yield from endings_of(match)
        assert match.undo() == word


# Each ends

# Superko rules that know who passed are the ones that taking passes back could have upset
SIZES = {
    "2x1": (2, 1, "positional"),
    "situational": (1, 1, "situational"),
    "1995": (1, 1, "taylor 1995"),
}


@pytest.mark.parametrize("ending", ENDINGS)
@each_row(SIZES)
def test_every_sequence_ends(width, height, superko, ending):
    """All sequences of turns, proposals and rulings come to an end, from which nothing but undo
    leads on.
    """
    ends = 0
    for match in endings_of(begun(ending, width, height, superko)):
        ends += 1
        score = Score(match.position)
        assert (match.score().black, match.score().white) == (score.black, score.white)
        with pytest.raises(GameOver):
            match.play("A1")
        with pytest.raises(ValueError, match="nothing to agree on now"):
            match.propose(BLACK, 0)
        with pytest.raises(ValueError, match="nothing to rule on now"):
            match.give_ruling(0)
    assert ends > 0


@examples(150)
@given(st.data(), st.sampled_from(sorted(ENDINGS)))
def test_long_matches_end_and_undo(data, ending):
    """On larger grids by chance: the replay of the words, and undo to the start and again, give the
    same match.
    """
    match = begun(ending, 3, 2)
    for choice in data.draw(st.lists(st.integers(0, 20), max_size=60)):
        following = events(match)
        if not following:
            break
        match.take(following[choice % len(following)])
    words = list(match.words)
    before = facts(match)
    while match.words:
        match.undo()
    assert facts(match)[:4] == (PLAY, Position(match.game.grid), 0, False)
    for word in words:
        match.take(word)
    assert (match.words, facts(match)) == (words, before)


def facts(match):
    known = (match.state, match.position, match.rounds, match.copying)
    return (*known, match.proposals, match.emptied, match.board.legal_moves())


# What each promises to both players

STARTS = [
    "pass pass",
    "B2 pass pass",
    "A2 A1 pass pass",
    "A2 A1 pass C3 pass pass",
    "B2 A1 A2 C3 C2 pass B1 pass pass",
]


@pytest.mark.parametrize("words", STARTS)
@pytest.mark.parametrize("ending", [ending for ending in OTHERS if ending != "judge"])
def test_nobody_is_kept_from_capturing(ending, words):
    """Whoever does not agree is given turns before the game can end, whatever the other says and
    passes.
    """
    for player in (BLACK, WHITE):
        for mine in ("play", ""):
            match = after(ending, words)
            for other in proposals(match, opponent(player)):
                match.take(other)
                if match.state == AGREE:
                    match.take(f"{player}={mine}")
                if match.over:  # both wanted nothing off: that was agreed
                    assert (match.emptied, mine) == (0, "")
                else:
                    if match.board.to_play != player:
                        match.play("pass")
                    assert (match.state, match.board.to_play) == (PLAY, player)
                    assert match.board.legal_moves()  # and may move there
                while len(match.words) > len(words.split()):
                    match.undo()
