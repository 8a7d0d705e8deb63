"""Every way to end a game, explored to the last sequence on tiny grids: each ends, and is fair to
both.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.endings import OTHERS, after, begun, vertices
from tests.support.examples import examples
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, GameOver, Position
from ttgo.match import AGREE, JUDGE, PLAY
from ttgo.rules import Score, opponent
from ttgo.rulesets import ENDINGS


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
            match.rule(0)
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
