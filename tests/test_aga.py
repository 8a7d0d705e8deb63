"""AGA rules: pass stones, White's last pass, handicap, disputes; and that area and territory agree.

The rules of 1991 with their commentary, the British association's summary
(https://www.britgo.org/rules/agasummary.html), and the American E-Journal of 3 September 2013,
"Only a Passing Matter", are where the rows are from.
"""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import CHOICES, choose, played, taken
from tests.support.tables import each_row
from ttgo import BLACK, NAMED, WHITE, Game, Match, Position, Suicide, rulesets, sgf
from ttgo.game import without_dead
from ttgo.gtp import Engine
from ttgo.points import count
from ttgo.record import link
from ttgo.rules import area
from ttgo.rulesets import Rules
from ttgo.score import score_games
from ttgo.session.session import Sessions
from ttgo.start import Start

AGA = NAMED["AGA"]


def with_pass_stones(game, dead=0):
    """Black's points less White's, counted as territory and prisoners by AGA rules; without the
    stones at `dead`.

    A pass hands the opponent a stone as a prisoner, and White passes last: if Black took the last
    turn, one more pass of White is counted. Eyes in a seki count. By area the same comes out; the
    appendix of the AGA's commentary shows why:
    https://www.cs.cmu.edu/~wjh/go/rules/AGA.commentary.html.
    """
    left, points = without_dead(game.position, dead), {}
    for colour in (BLACK, WHITE):
        took = sum(game.player(turn) == colour for turn in range(1, game.turn + 1))
        took += count(game.setup.points(colour))
        prisoners = took - count(left.points(colour))  # captured, dead or handed over
        points[colour] = count(area(left, colour) & left.empty) - prisoners
    last = game.turn and game.player(game.turn) == BLACK
    return points[BLACK] - points[WHITE] + (1 if last else 0) - game.komi


def walls(size):
    """Black has filled the middle column and White the one beside it; then Black plays a stone
    more, inside.
    """
    black, white = "ABCDEFGHJ"[size // 2], "ABCDEFGHJ"[size // 2 + 1]
    return " ".join(f"{black}{row} {white}{row}" for row in range(1, size + 1)) + " A1 pass pass"


# Even games with a komi of 7.5 in which Black plays the last stone on the board: by how much Black
# leads in territory as it is traditionally counted, and the result with White's third pass.
PASSING_MATTER = {
    "behind by 6, White still wins": (7, 6, "W+0.5"),
    "behind by 8, White loses by one more": (9, 8, "B+1.5"),
}


@each_row(PASSING_MATTER)
def test_a_passing_matter(size, lead, result):
    game = played(walls(size), size, komi=7.5, rules=AGA)
    inside = size * (size // 2) - 1 - size * (size - size // 2 - 2)
    assert inside == lead
    assert game.score().result == result
    assert with_pass_stones(game) == game.score().margin


ENDS = {
    # What has happened, what the match waits for, who would be next, and the stones on the board
    "both pass, and the players have to agree": ("pass pass", "agree", BLACK, 2),
    "they agree": ("pass pass black=B2 white=B2", "over", BLACK, 1),
    "they do not: the opponent of the last to pass plays": (
        "pass pass black= white=B2",
        "play",
        BLACK,
        2,
    ),
    "one wants to play on": ("pass pass black=play", "play", BLACK, 2),
    "a resumption that begins with two passes ends it, and all stones stay": (
        "pass pass black=play pass pass",
        "over",
        BLACK,
        2,
    ),
    "after a move there is another round": ("pass pass black=play C3 pass pass", "agree", WHITE, 3),
    "White's further pass after Black's": ("D4 pass pass pass", "agree", BLACK, 3),
    "and then they agree": ("D4 pass pass pass black=B2 white=B2", "over", BLACK, 2),
}


@each_row(ENDS)
def test_how_it_ends(words, state, player, stones):
    match = taken(f"C2 B2 {words}", 5, rules=AGA)
    position = match.position
    assert (match.state, match.board.to_play) == (state, player)
    assert (position.black | position.white).bit_count() == stones
    assert with_pass_stones(match.game, match.emptied) == match.score().margin
    assert match.words == ["C2", "B2", *words.split()]
    before = [match.state]
    for _ in words.split():
        match.undo()
        before.append(match.state)
    assert before[-1] == "play"
    assert match.game == played("C2 B2", 5, rules=AGA)


@pytest.mark.parametrize("word", ["pass", "D4", "w:pass"])
def test_no_further_pass_after_whites(word):
    """White passed last: nobody passes again, and nobody else may."""
    match = Match(played("pass pass", 5, rules=AGA))
    with pytest.raises(ValueError, match="stopped play"):
        match.take(word)


def test_no_suicide_and_situational_superko():
    assert isinstance(played("A2 pass B1", 3, rules=AGA).why_not("A1"), Suicide)
    # Sending two and returning one leaves the same position with the other player next.
    assert AGA.superko == "situational"


HANDICAP = {
    # Black's stones, komi, turns; what White gets
    "an even game": ("", {"komi": 7.5}, 7.5),
    "two stones": ("A1 B1", {"komi": 0.5, "handicap": 2}, 1.5),
    "nine stones": ("A1 B1 C1 D1 E1 A2 B2 C2 D2", {"komi": 0.5, "handicap": 9}, 8.5),
    "stones that a file places": (
        "",
        {"komi": 0.5, "setup": Position.parse("X . X\n. . .\n. . X"), "first": WHITE},
        2.5,
    ),
    "a position of both colours is no handicap": (
        "",
        {"komi": 0.5, "setup": Position.parse("X . X\n. . .\n. . O"), "first": WHITE},
        0.5,
    ),
}


@each_row(HANDICAP)
def test_handicap(turns, start, komi):
    """Counting area, White gets a point for each handicap stone after the first (rule 4)."""
    side = 3 if "setup" in start else 5
    game = played(turns, Start(side, rules=AGA).but(**start))
    assert game.score().komi == komi
    assert Game(game.start.but(rules=Rules())).score().komi == start["komi"]


@given(
    st.tuples(st.integers(1, 5), st.integers(2, 5)),
    CHOICES,
    st.sampled_from([0, 2, 3]),
    st.sampled_from([0, 0.5, 7.5]),
)
def test_area_and_territory_agree(size, choices, handicap, komi):
    """After any turn of any game, whoever passed in it, and with any dead stones (the appendix of
    the commentary).
    """
    if handicap > size[0] * size[1]:
        handicap = 0
    start = Start(*size).but(komi=komi, rules=AGA, handicap=handicap)
    match = Match(Game(start))
    for choice in choices:
        game = match.game
        if match.state != "play":
            dead = choice & (game.position.black | game.position.white)
            assert with_pass_stones(game, dead) == match.score_without(dead).margin
            break
        match.play(choose(game.legal_moves(), choice))
        if game.turn >= handicap:
            assert with_pass_stones(game) == game.score().margin


def test_everywhere_by_name(tmp_path):
    """In links, SGF, GTP, `ttgo score` and on the page."""
    assert rulesets.read("aga") == rulesets.read("AGA rules") == AGA
    assert rulesets.read(rulesets.write(AGA)) == AGA
    assert rulesets.from_katago(rulesets.to_katago(AGA)) == AGA.ended("strict")
    text = "(;SZ[5]RU[AGA]KM[7.5]RE[B+17.5];B[cc];W[];B[];W[])"
    record = sgf.parse(text.encode())
    assert record.start == Start(5, komi=7.5, rules=AGA)
    assert record.said() == []
    assert "RU[AGA]" in sgf.write(record).decode()
    assert link.read(link.write(record)).start == record.start
    file = tmp_path / "aga.sgf"
    file.write_text(text)
    (line,) = score_games(str(file))
    assert (line["verdict"], line["turns"], line["result"]) == ("agrees", 4, "B+17.5")
    engine = Engine()
    assert (engine.answer("kata-set-rules aga") or "").startswith("=")
    assert '"whiteHandicapBonus": "N-1"' in (engine.answer("kata-get-rules") or "")
    event = {
        "do": "new",
        "width": 5,
        "height": 5,
        "komi": 0.5,
        "rules": "AGA",
        "ending": "tromp",
        "handicap": 3,
    }
    view = json.loads(Sessions().answer(json.dumps(event)))["view"]
    assert (view["rules"], view["score"]["komi"]) == (
        "AGA, ends by agreement or after four passes in a row, komi ½, handicap 3",
        2.5,
    )
