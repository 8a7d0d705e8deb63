"""Facts of points: what words and points are linked by."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttgo import BLACK, EMPTY, WHITE, Game, Match, Position, Rules
from ttgo.explain.evidence import reach_of
from ttgo.explain.sentences import clause
from ttgo.points import members
from ttgo.rules import move, opponent
from ttgo.teach.facts import facts
from ttgo.vertex import name, names, read

KEYS = {
    "black", "white", "empty", "reaches-black", "reaches-white", "reaches-empty", "only-black", "only-white", "both", "neither",
    "cleared", "legal", "illegal", "repeats", "suicide", "captures", "atari", "liberties", "counts-black", "counts-white",
}  # fmt: skip


def begun(diagram: str, turns: str = "", first: str = BLACK, rules: Rules | None = None) -> Match:
    """A match that begins with a diagram, rows with "/" between them, after these words."""
    setup = Position.parse(diagram.replace("/", "\n"))
    game = Game(setup.grid.width, setup.grid.height, rules=rules, setup=setup, first=first)
    match = Match(game)
    for word in turns.split():
        match.take(word)
    return match


# name -> match, some of its facts

KNOWN = {
    "an empty grid": (lambda: begun("../.."), {"neither": "A1 B1 A2 B2", "legal": "A1 B1 A2 B2", "illegal": "", "counts-black": ""}),
    "both reached": (
        lambda: begun("X.O"),
        {"both": "B1", "reaches-black": "B1", "reaches-empty": "A1 C1", "liberties": "B1", "atari": "A1 C1"},
    ),
    "stones reach, too": (
        lambda: begun(".XO."),
        {"reaches-black": "A1 C1", "reaches-white": "B1 D1", "reaches-empty": "B1 C1", "only-white": "D1"},
    ),
    "what the last move cleared": (lambda: begun("OX./.../...", "pass A2"), {"cleared": ""}),
    "a capture": (lambda: begun("OX./.../...", "A2"), {"cleared": "A3", "black": "A2 B3"}),
    "a capture before a pass": (lambda: begun("OX./.../...", "A2 pass"), {"cleared": ""}),
    "where to capture": (lambda: begun("OX./.../..."), {"captures": "A2", "atari": "A3", "suicide": ""}),
    "nothing but suicide": (lambda: begun(".X/X.", "", WHITE), {"suicide": "B1 A2", "captures": "", "repeats": "B1 A2", "legal": ""}),
    "forbidden suicide": (
        lambda: begun(".X/X.", "", WHITE, Rules(suicide=False)),
        {"suicide": "B1 A2", "repeats": "", "illegal": "B1 A2", "legal": ""},
    ),
    "a refused suicide": (lambda: begun(".X./X../...", "", WHITE), {"suicide": "A3", "repeats": "A3", "illegal": "A3"}),
    "a legal suicide": (lambda: begun("O.X./XX..", "", WHITE), {"suicide": "B2", "repeats": "", "illegal": ""}),
    "a ko": (lambda: begun(".XO./X.XO/.XO./....", "", WHITE), {"captures": "B3", "repeats": "A4", "illegal": "A4"}),
    "a ko to wait for": (lambda: begun(".XO./XO.O/.XO./....", "C3"), {"captures": "B3", "repeats": "B3 A4", "cleared": "B3"}),
    "the 1995 score": (lambda: begun("..", rules=Rules(score="taylor 1995")), {"counts-black": "A1 B1", "counts-white": "A1 B1"}),
    "the end": (
        lambda: begun("X..", "pass pass"),
        {"legal": "", "illegal": "B1 C1", "repeats": "", "captures": "", "counts-black": "A1 B1 C1"},
    ),
    "taken off by agreement": (
        lambda: begun("X.O/...", "pass pass black=C2 white=C2", rules=Rules(ending="tromp")),
        {"white": "", "counts-black": "A1 B1 C1 A2 B2 C2", "legal": ""},
    ),
    "proposals are due": (lambda: begun("X.O/...", "pass pass", rules=Rules(ending="tromp")), {"legal": "", "captures": ""}),
}  # fmt: skip


@pytest.mark.parametrize(("match", "known"), KNOWN.values(), ids=KNOWN)
def test_known_facts(match, known) -> None:
    """Each fact where its answer is plain to see."""
    found = facts(match())
    assert {key: " ".join(found[key]) for key in known} == known


def played(width: int, height: int, choices: list[int], rules: Rules) -> Match:
    """A match of legal turns, chosen by numbers."""
    match = Match(Game(width, height, rules=rules))
    for choice in choices:
        if match.over:
            break
        moves = match.board.legal_moves()
        match.play([*moves, "pass"][choice % (len(moves) + 1)])
    return match


@settings(max_examples=150)
@given(
    st.integers(1, 4),
    st.integers(1, 4),
    st.lists(st.integers(0, 16), max_size=30),
    st.sampled_from(["positional", "situational", "natural situational"]),
    st.booleans(),
)
def test_facts_are_what_the_rules_say(
    width: int, height: int, choices: list[int], superko: str, suicide: bool
) -> None:
    """Every fact, point by point: colours and reach by shortest paths, moves by rules.py, counting by the clauses of rule 9."""
    match = played(width, height, choices, Rules(superko, suicide))
    game, position = match.board, match.position
    grid = game.grid
    found = {key: set(points) for key, points in facts(match).items()}
    assert set(found) == KEYS
    for point in members(grid.points):
        vertex, own = name(grid, point), position.colour(point)
        ways = reach_of(position, point)
        for colour in (BLACK, WHITE, EMPTY):
            assert (vertex in found[colour]) == (own == colour)
            assert (vertex in found[f"reaches-{colour}"]) == (colour in ways)
        reached = {(): "neither", (BLACK,): "only-black", (WHITE,): "only-white", (BLACK, WHITE): "both"}
        kinds = [kind for kind in reached.values() if vertex in found[kind]]
        assert kinds == ([reached[tuple(sorted(ways))]] if own == EMPTY else [])
        whose = clause(position, point)[0]
        for colour in (BLACK, WHITE):
            assert (vertex in found[f"counts-{colour}"]) == (whose == colour)
        if own == EMPTY:
            refused = game.why_not(vertex)
            assert (vertex in found["legal"], vertex in found["illegal"]) == (
                refused is None,
                refused is not None,
            )
            assert (vertex in found["repeats"]) == (refused is not None and refused.rule == 6)
            now = move(position, point, game.to_play)
            other = opponent(game.to_play)
            assert (vertex in found["captures"]) == (
                not match.over and now.points(other) != position.points(other)
            )
            assert (vertex in found["suicide"]) == (not match.over and now.colour(point) == EMPTY)
            beside = names(grid, grid.around(1 << point))
            assert (vertex in found["liberties"]) == bool(set(beside) & (found["black"] | found["white"]))
        else:
            assert not {vertex} & (found["legal"] | found["illegal"] | found["captures"] | found["suicide"])
            string = grid.flood(1 << point, position.points(own))
            assert (vertex in found["atari"]) == (len(names(grid, grid.around(string) & position.empty)) == 1)


def test_vertices_stand_in_order() -> None:
    """From A1 on, as everywhere."""
    match = begun("X.O/.../O.X")
    for points in facts(match).values():
        assert points == [
            name(match.board.grid, p) for p in sorted(read(match.board.grid, text) or 0 for text in points)
        ]
