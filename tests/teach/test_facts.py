"""Facts of points: what words and points are linked by."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import placed, wander
from tests.support.examples import examples
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Rules
from ttgo.explain.evidence import reach_of
from ttgo.explain.sentences import clause
from ttgo.points import members
from ttgo.rules import move, opponent
from ttgo.teach.facts import facts

KEYS = {
    "black",
    "white",
    "empty",
    "reaches-black",
    "reaches-white",
    "reaches-empty",
    "only-black",
    "only-white",
    "both",
    "neither",
    "cleared",
    "legal",
    "illegal",
    "repeats",
    "suicide",
    "captures",
    "atari",
    "liberties",
    "counts-black",
    "counts-white",
}


# name -> match, some of its facts

KNOWN = {
    "both reached": (
        lambda: placed("X.O"),
        {
            "both": "B1",
            "reaches-black": "B1",
            "reaches-empty": "A1 C1",
            "liberties": "B1",
            "atari": "A1 C1",
        },
    ),
    "a capture": (lambda: placed("OX./.../...", "A2"), {"cleared": "A3", "black": "A2 B3"}),
    "a ko to wait for": (
        lambda: placed(".XO./XO.O/.XO./....", "C3"),
        {"captures": "B3", "repeats": "B3 A4", "cleared": "B3"},
    ),
    "the 1995 score": (
        lambda: placed("..", rules=Rules(score="taylor 1995")),
        {"counts-black": "A1 B1", "counts-white": "A1 B1"},
    ),
    "the end": (
        lambda: placed("X..", "pass pass"),
        {
            "legal": "",
            "illegal": "B1 C1",
            "repeats": "",
            "captures": "",
            "counts-black": "A1 B1 C1",
        },
    ),
    "taken off by agreement": (
        lambda: placed("X.O/...", "pass pass black=C2 white=C2", rules=Rules(ending="tromp")),
        {"white": "", "counts-black": "A1 B1 C1 A2 B2 C2", "legal": ""},
    ),
}


@each_row(KNOWN)
def test_known_facts(match, known):
    """Each fact where its answer is plain to see."""
    found = facts(match())
    assert {key: " ".join(found[key]) for key in known} == known


@examples(150)
@given(
    st.integers(1, 4),
    st.integers(1, 4),
    st.lists(st.integers(0, 16), max_size=30),
    st.sampled_from(["positional", "situational", "natural situational"]),
    st.booleans(),
)
def test_facts_are_what_the_rules_say(width, height, choices, superko, suicide):
    """Every fact, point by point: colours and reach by shortest paths, moves by rules.py, counting
    by the clauses of rule 9.
    """
    match = wander(width, height, choices, Rules(superko, suicide))
    game, position = match.board, match.position
    grid = game.grid
    found = {key: set(points) for key, points in facts(match).items()}
    assert set(found) == KEYS
    for point in members(grid.points):
        vertex, own = grid.vertices[point], position.colour(point)
        ways = reach_of(position, point)
        for colour in (BLACK, WHITE, EMPTY):
            assert (vertex in found[colour]) == (own == colour)
            assert (vertex in found[f"reaches-{colour}"]) == (colour in ways)
        reached = {
            (): "neither",
            (BLACK,): "only-black",
            (WHITE,): "only-white",
            (BLACK, WHITE): "both",
        }
        kinds = [kind for kind in reached.values() if vertex in found[kind]]
        assert kinds == ([reached[tuple(sorted(ways))]] if own == EMPTY else [])
        whose = clause(position, point)[0]
        for colour in (BLACK, WHITE):
            assert (vertex in found[f"counts-{colour}"]) == (whose == colour)
        if own == EMPTY:
            refused = game.why_not(vertex)
            assert (
                (vertex in found["legal"]) == (refused is None) == (vertex not in found["illegal"])
            )
            assert (vertex in found["repeats"]) == (refused is not None and refused.rule == 6)
            now = move(position, point, game.to_play)
            other = opponent(game.to_play)
            assert (vertex in found["captures"]) == (
                not match.over and now.points(other) != position.points(other)
            )
            assert (vertex in found["suicide"]) == (not match.over and now.colour(point) == EMPTY)
            beside = grid.named(grid.around(1 << point))
            assert (vertex in found["liberties"]) == bool(
                set(beside) & (found["black"] | found["white"])
            )
        else:
            assert not {vertex} & (
                found["legal"] | found["illegal"] | found["captures"] | found["suicide"]
            )
            string = grid.flood(1 << point, position.points(own))
            assert (vertex in found["atari"]) == (
                len(grid.named(grid.around(string) & position.empty)) == 1
            )
