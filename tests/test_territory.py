"""Territory counting, against the published cases of another counter, and on positions whose count
anybody can follow.
"""

import json
from pathlib import Path

import pytest

from tests.support.tables import each_row
from ttgo.points import count
from ttgo.position import BLACK, WHITE, Position
from ttgo.territory import Territory

GOSCORER = json.loads(
    (Path(__file__).parent / "data" / "goscorer.json").read_text(encoding="utf-8")
)
STONES = {"x": "X", "b": "X", "o": "O", "w": "O", ".": "."}

# Where the two differ, and why: ours neither looks for false eyes nor reads.
DIFFER = {
    "cycle_real_2eye": "a false eye",
    "cycle_real_3spaceeye": "a false eye",
    "double_ko_death": "a false eye",
    "false_eyes": "false eyes",
    "more_fancy_sekis": "false eyes of stones that are in seki by them",
    "double_ko": "a seki by two kos, without a neutral point",
    "double_ko2": "a seki by two kos, without a neutral point",
    "belly_eye2": "a large eye in which dead stones leave no second one",
    "double_ko_death2": "an eye with many dead stones that yet makes two",
    "dead_stone_marking": "one eye with dead stones beside an open region",
    "cross_noseal": "an eye beside an open region",
}


def read(rows):
    """A position and its dead stones, which are "b" and "w"."""
    position = Position.parse("\n".join("".join(STONES[mark] for mark in row) for row in rows))
    dead = 0
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            dead |= (mark in "bw") << position.grid.point(x, len(rows) - 1 - y)
    return position, dead


def counted(rows):
    """The rows with Black's territory as "z" and White's as "a", as those cases have it."""
    position, dead = read(rows)
    territory = Territory(position, dead)
    found = []
    for y, row in enumerate(rows):
        points = [1 << position.grid.point(x, len(rows) - 1 - y) for x in range(len(row))]
        marks = zip(points, row, strict=True)
        found.append(
            "".join(
                "z" if territory.black & p else "a" if territory.white & p else m for p, m in marks
            )
        )
    return found


@pytest.mark.parametrize("name", GOSCORER)
def test_it_agrees_with_goscorer(name):
    """Point by point, but for the cases that are named above, in which it must differ or be taken
    from the list.
    """
    rows, territory = GOSCORER[name]
    assert (counted(rows) == territory) is (name not in DIFFER)


COUNTED = {
    # name: rows, dead of both, prisoners before, komi, Black's and White's points
    "two walls": (["..xo.", "..xo.", "..xo."], (0, 0), 0, 6, 3),
    "a neutral point between": (["..x.o.", "..xxo.", "..x.o."], (0, 0), 0, 6, 3),
    "a dead stone is a prisoner and its point territory": (
        [".wxo.", "..xo.", "..xo."],
        (0, 0),
        0,
        7,
        3,
    ),
    "prisoners from before": (["..xo.", "..xo.", "..xo."], (2, 5), 0, 8, 8),
    "komi is White's": (["..xo.", "..xo.", "..xo."], (0, 0), 6.5, 6, 9.5),
    "no stones": (["...", "..."], (0, 0), 0, 0, 0),
    "one colour": (["...", ".x."], (0, 0), 0, 5, 0),
    "a seki with an eye each": (
        [".x.xxo.o.", "xxxxxoooo", "oooooxxxx", "oooo.xxxx", "o.oooxx.x"],
        (0, 0),
        0,
        2,
        2,
    ),
}


@each_row(COUNTED)
def test_it_counts(rows, prisoners, komi, black, white):
    position, dead = read(rows)
    territory = Territory(position, dead, prisoners, komi)
    assert (territory.score(BLACK), territory.score(WHITE)) == (black, white)
    assert territory.margin == black - white
    assert territory.black | territory.white | territory.neutral == position.empty | dead


def test_seki_is_named():
    """All stones of both groups in it, and no others."""
    position, _ = read(COUNTED["a seki with an eye each"][0])
    territory = Territory(position)
    assert count(territory.seki) == 13 + 11
    assert not territory.seki & (territory.black | territory.white)


def test_only_stones_can_be_dead():
    with pytest.raises(ValueError, match=r"^Only stones can be dead, and A1 is empty\.$"):
        Territory(Position.parse(". X"), 1)
