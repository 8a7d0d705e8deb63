"""Graphs: their points and who is next to whom; and a rectangle is a Grid."""

import random

import pytest

from tests.support.tables import each_row
from ttgo import Game, Graph, Grid, NotAPoint, Position, Score
from ttgo.lab import Literal
from ttgo.points import members

# A graph, a point, and its neighbours, as its drawing shows them: across seams and edges, too

BESIDE = {
    "torus 4 3": ("A1", "B1 D1 A2 A3"),
    "cylinder 5 3": ("A1", "B1 E1 A2"),
    "moebius 5 3": ("A1", "B1 A2 E3"),
    "hexagons 2": ("C3", "C2 B3 D3"),
    "cube 2": ("F1", "F2 F3 L2 D3"),
    "cube 1": ("T1", "F1 R1 L1 B1"),
}


@pytest.mark.parametrize("text", BESIDE)
def test_neighbours(text: str) -> None:
    graph, (point, beside) = Graph(text), BESIDE[text]
    assert graph.named(graph.around(1 << (graph.read(point) or 0))) == beside.split()


@pytest.mark.parametrize("size", [(1, 1), (2, 3), (5, 5), (7, 4)])
def test_a_rectangle_is_a_grid(size: tuple[int, int]) -> None:
    """The same names, neighbours, refusals, grids and scores as the fast game on the same rectangle
    has.
    """
    graph, grid = Graph(f"rectangle {size[0]} {size[1]}"), Grid(*size)
    fast, slow = Game(*size, komi=0.5), Literal(graph, komi=0.5)
    assert graph.names == list(fast.position)
    dice = random.Random(7)
    for _ in range(12 * size[0]):
        word = "pass" if dice.random() < 0.2 else dice.choice(graph.names)
        fast_said, slow_said = fast.why_not(word), slow.why_not(word)
        assert (type(fast_said), str(fast_said)) == (type(slow_said), str(slow_said))
        assert slow.over == fast.over
        if fast.over:
            fast.undo()
            slow.undo()
        elif fast_said is None:
            fast.play(word)
            slow.play(word)
        assert slow.to_play == fast.to_play
        assert graph.named(slow.position.black) == [
            v for v in graph.names if fast.position[v] == "black"
        ]
        assert slow.result == fast.score().result
        assert fast.over or graph.named(slow.moves()) == fast.legal_moves()
    on_grid = Literal(grid)
    assert on_grid.name(on_grid.moves()) == Game(*size).legal_moves()


@pytest.mark.parametrize(
    ("text", "points", "neighbours"),
    [
        ("rectangle 3 2", 6, {2: 4, 3: 2}),
        ("torus 2", 4, {2: 4}),
        ("torus 1", 1, {0: 1}),
        ("cylinder 5 3", 15, {3: 10, 4: 5}),
        ("moebius 5 3", 15, {3: 10, 4: 5}),
        ("moebius 2 2", 4, {3: 4}),
        ("hexagons 3", 54, {2: 18, 3: 36}),
        ("triangles 4", 37, {3: 6, 4: 12, 6: 19}),
        ("cube 3", 54, {4: 54}),
        ("a-b-c-a c-d", 4, {1: 1, 2: 2, 3: 1}),
        ("A", 1, {0: 1}),
    ],
)
def test_kinds(text: str, points: int, neighbours: dict[int, int]) -> None:
    """How many points there are, and how many of them have how many neighbours; drawn apart; the
    text makes the same graph.
    """
    graph = Graph(text)
    around = [members(graph.around(1 << p)) for p in members(graph.points)]
    assert len(around) == points == len({*graph.names})
    assert {many: [len(near) for near in around].count(many) for many in neighbours} == neighbours
    assert all(p in around[q] for p, near in enumerate(around) for q in near)
    places = [complex(*place) for place in graph.places]
    assert min((abs(a - b) for a in places for b in places if a is not b), default=1) > 0.7
    assert len({1 << p for p, q in graph.lines} | {1 << q for p, q in graph.lines}) <= points
    again = Graph(graph.text)
    assert again == graph
    assert again.text == graph.text
    assert [graph.read(name.lower()) for name in graph.names] == list(range(points))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "torus 20",
            "'torus 20' is not a grid: after torus write one or two numbers from 1 to 19.",
        ),
        ("cube 3 3", "'cube 3 3' is not a grid: after cube write one number from 1 to 8."),
        (
            "torus -1",
            "'torus -1' is not a grid: after torus write one or two numbers from 1 to 19.",
        ),
        ("sphere 5", "'sphere 5' is not a grid: write rectangle, torus, cylinder,"),
        ("", "A grid has at least one point; write lines such as A-B-C or C-D."),
        ("A-B-", "'' in 'A-B-' is not a point’s name:"),
        ("A-pass", "'PASS' in 'A-pass' is not a point’s name:"),
        ("A-A", "A line joins two points; 'A-A' joins A to itself."),
        ("A:1", "'A:1' has no place: write two numbers from 0 to 100, as in A:10:20."),
        ("A:1:101", "'A:1:101' has no place:"),
        (" ".join(f"P{n}" for n in range(401)), "A grid has at most 400 points."),
    ],
)
def test_no_graph(text: str, said: str) -> None:
    with pytest.raises(ValueError, match="grid|name|line|place") as error:
        Graph(text)
    assert str(error.value).startswith(said)


def test_names() -> None:
    graph = Graph("A-B-C")
    assert graph.read("pass") is None
    with pytest.raises(NotAPoint, match="'D' is not a point of this grid; its points are A, B, C"):
        graph.read("D")


# What a position keeps on a graph: by name, what is asked and what is given

ON_A_GRAPH = {
    "vertices": (lambda shown: shown.vertices("black"), ["A", "B"]),
    "[]": (lambda shown: shown["d"], "white"),
    "iteration": (list, ["A", "B", "C", "D"]),
    "string": (lambda shown: shown.string("A"), ["A", "B"]),
    "liberties": (lambda shown: shown.liberties("A"), ["C"]),
    "set_of": (lambda shown: shown.set_of("A C"), 5),
    "named": (lambda shown: shown.named(5), ["A", "C"]),
    "coloured": (lambda shown: shown.coloured("C", "white").vertices("white"), ["C", "D"]),
    "score": (lambda shown: Score(shown).neutral, 1),
    "repr": (lambda shown: eval(repr(shown)) == shown, True),
    "str": (lambda shown: str(shown) == repr(shown), True),
}


@each_row(ON_A_GRAPH)
def test_a_position_on_a_graph(ask, given):
    """It has all that a position has, but rows, by the names of the graph's points."""
    start = Literal("A-B-C-A C-D").position
    assert ask(start.coloured("A B", "black").coloured("D", "white")) == given


@each_row({"rows": Position.rows, "symmetries": Position.symmetries, "to_dict": Position.to_dict})
def test_a_graph_has_no_rows(ask):
    with pytest.raises(ValueError, match=r"^A graph has no rows; "):
        ask(Literal("cube 3").position)


def test_a_point_of_no_graph():
    with pytest.raises(NotAPoint, match="its points are A, B, C"):
        Literal("A-B-C").position.set_of("D")
