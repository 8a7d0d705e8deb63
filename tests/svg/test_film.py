"""Pictures that move: at any time they show the grid of that time, and where nothing moves the last one."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.drawn import stones
from tests.support.examples import examples
from ttgo import BLACK, WHITE, Game, Position, Start
from ttgo.illegal import Illegal
from ttgo.points import Grid, members
from ttgo.record.tree import Record
from ttgo.svg.drawing import natural_width, picture
from ttgo.svg.film import LONGEST, film, of_record
from ttgo.vertex import PASS, names, read


def still(text: str, at: int | None) -> str:
    """What is there at the grid of a number; None for a program that knows no CSS."""
    root = ET.fromstring(text)
    for parent in root.iter():
        for child in list(parent):
            span = re.fullmatch(r"tt-\d+-(\d+)-(\d+)", child.get("class", ""))
            if span and (
                child.get("opacity") == "0" if at is None else not int(span[1]) <= at < int(span[2])
            ):
                parent.remove(child)
    return ET.tostring(root, encoding="unicode").replace("ns0:", "").replace(":ns0", "")


@examples(40)
@given(st.integers(1, 5), st.integers(2, 5), st.lists(st.integers(0, 24), max_size=40))
def test_each_grid_in_its_time(width: int, height: int, tries: list[int]) -> None:
    """Stones of each grid at its time and no others, also those that were cleared and played anew; without CSS those of the last."""
    game = Game(Start(width, height))
    shown: list[tuple[Position, int | None]] = [(game.position, None)]
    for number in tries:
        places = [*names(game.grid, game.grid.points), PASS]
        try:
            game.play(places[number % len(places)])
        except Illegal:
            continue
        shown.append((game.position, read(game.grid, game.last)))
    text = film(shown)
    for at, (position, _) in [*enumerate(shown), (None, shown[-1])]:
        drawn = still(text, at)
        for colour in (BLACK, WHITE):
            assert stones(drawn, game.grid, colour) == members(position.points(colour))


def test_a_film_of_one_grid_is_its_picture() -> None:
    """To the letter, with its areas and the last move, also where that grid is one of a record's."""
    record = Record(Start(4, 1))
    record.here = record.root.add("B1")
    shown = picture(
        Position.parse(". X . ."), reach=False, last="B1", width=natural_width(Grid(4, 1))
    )
    assert of_record(record, 1, 1) == shown, "alone on the grid: without areas"
    record.here = record.root.add("A1").add("D1")
    position = Position.parse("X . . O")
    assert of_record(record, 2, 2) == picture(
        position, reach=True, last="D1", width=natural_width(Grid(4, 1))
    )


def test_what_comes_and_goes_in_a_record() -> None:
    """From one turn to another; a pass has no dot."""
    record = Record(Start(3))
    record.here = record.root.add("B2").add("pass").add("A1")
    assert sorted(set(re.findall(r"\btt-\d+-\d+-\d+\b", of_record(record, 0, 3)))) == [
        "tt-4-1-2",
        "tt-4-1-4",
        "tt-4-3-4",
    ]


@pytest.mark.parametrize("grids", [0, LONGEST + 1])
def test_too_few_or_too_many(grids: int) -> None:
    with pytest.raises(ValueError, match=f"has 1 to {LONGEST} grids, not {grids}"):
        film([(Position(Grid(2, 2)), None)] * grids)
