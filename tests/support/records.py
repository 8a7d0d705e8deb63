"""Records of all kinds for properties, and all of a record as plain values, to compare two."""

from hypothesis import strategies as st

from tests.support.games import RULES
from ttgo.game import Game
from ttgo.points import Grid
from ttgo.position import BLACK, WHITE, Position
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.start import Start
from ttgo.vertex import PASS

texts_ = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\\]:;()[\n\\]"), max_size=12
)
points_ = st.sampled_from(["aa", "bb:cc", r"dd:1\:2", "", r"ee:x\]y", "a b\n"])
notes_ = st.builds(
    lambda texts, points: {**texts, **points},
    st.dictionaries(
        st.sampled_from("C N PB PW EV GC RE".split()), st.lists(texts_, min_size=1, max_size=2)
    ),
    st.dictionaries(
        st.sampled_from("TR LB VW KGSDE ZZ".split()), st.lists(points_, min_size=1, max_size=3)
    ),
)
HAPPENED = ["A1", "B2", "C1", "A2", PASS, PASS, "-", "black=", "white=A1", "judge=play"]


@st.composite
def starts(draw):
    """Small grids under any rules, with a setup or without."""
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    grid = Grid(width, height)
    colours = [draw(st.sampled_from([0, 0, 0, 1, 2])) for _ in range(width * height)]
    places = [1 << grid.point(x, y) for y in range(height) for x in range(width)]
    black, white = [
        sum(place for place, colour in zip(places, colours, strict=True) if colour == wanted)
        for wanted in (1, 2)
    ]
    handicap = draw(st.integers(0, min(3, width * height)))
    first = BLACK if handicap >= 2 else draw(st.sampled_from([BLACK, WHITE]))
    setup = Position(grid, black, white)
    try:
        Game(width, height, setup=setup)
    except ValueError:
        setup = Position(grid)
    komi = draw(st.integers(-40, 40)) / 2
    return Start(width, height, komi, draw(RULES), 0 if first == WHITE else handicap, setup, first)


@st.composite
def records(draw, tangled=False):
    """Any record, checked: legal turns, turns that are not, notes, proposals, variations;
    `tangled`: turns of either player's, and any continuation is the chosen one, else the first is.
    """
    record = Record(draw(starts()))
    record.notes = draw(notes_)
    nodes: list[Node] = [record.root]
    for _ in range(draw(st.integers(0, 25 if tangled else 12))):
        parent = draw(st.sampled_from(nodes[-3:]))
        player = draw(st.sampled_from(["", BLACK, WHITE])) if tangled else ""
        nodes.append(
            parent.add(draw(st.sampled_from(HAPPENED)), player, draw(st.none() | notes_) or None)
        )
        if tangled and draw(st.booleans()):
            parent.chosen = nodes[-1]
    record.check()
    if tangled:
        record.here = draw(st.sampled_from(record.line()))
    return record


def nodes(record):
    """All nodes, each before what follows it."""
    found, work = [], [record.root]
    while work:
        found.append(work.pop())
        work += reversed(found[-1].next)
    return found


def tree(record, players=True):
    """All nodes after the start; each with its depth, so that equal lists are equal trees.
    `players`: with the players too.
    """
    return [
        (node.depth, node.word, node.player if players else "", node.notes, node.wrong, node.turn)
        for node in nodes(record)[1:]
    ]
