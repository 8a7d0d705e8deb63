"""One finished game counted both ways, by area and by territory, with switches for what makes the two differ."""

from ttgo.language import say
from ttgo.rules import BLACK, EMPTY, WHITE, Position, Score, plain
from ttgo.start import check_komi
from ttgo.teach.frame import rows_of
from ttgo.teach.verdict import won
from ttgo.vertex import names, read

# The same game twice, the second time with a seki below: E2 between two groups with an eye each.
PLAIN = """
    . . . X . O . . .
    . X . X O O . O .
    . . . X O . . . .
    . . . X X O . . .
    . X . . X O . O .
    . . . . X O . . .
    . . . X X O . . .
    . X . X O O . O .
    . . . X O . . . ."""
SEKI = """
    . . . . X . O . .
    . X . . X O O . .
    . . . . X O . . .
    . . . . X O . O .
    . X . X X O . O .
    X X X X X O O O O
    O O O O O X X X X
    O O O O . X X X X
    O . O O O X X . X"""
NEUTRAL = {"plain": "E9", "seki": "F9"}
DEAD = "C7"  # a white stone in Black's area, agreed dead
INSIDE = "A9"  # a black stone in Black's own area
LAST = (EMPTY, BLACK, WHITE)  # who fills the last neutral point


def both(event: "dict[str, object]") -> "dict[str, object]":
    """The game with the switches of an event: "dead", "inside", "seki"; `last`, who fills the neutral point, and `komi`.

    Raises ValueError for another player or an invalid komi.
    """
    from ttgo.territory import Territory

    komi, last = check_komi(event.get("komi", 0)), event.get("last", EMPTY)
    if last not in LAST:
        raise ValueError("The last neutral point is filled by black, by white, or stays empty.")
    seki = event.get("seki") is True
    position = Position.parse(SEKI if seki else PLAIN)
    said = []
    position = _with(position, NEUTRAL["seki" if seki else "plain"], str(last))
    if last != EMPTY:
        said.append(say("last_neutral"))
    if event.get("inside") is True:
        position = _with(position, INSIDE, BLACK)
        said.append(say("inside_own"))
    dead = 0
    if event.get("dead") is True:
        position = _with(position, DEAD, WHITE)
        dead = 1 << _point(position, DEAD)
        said.append(say("dead_off"))
    if seki:
        said.append(say("seki_eyes"))
    area = Score(position.coloured(dead, EMPTY), komi)
    territory = Territory(position, dead, (0, 0), komi)
    return {
        "rows": rows_of(position),
        "dead": names(position.grid, dead),
        "area": {"black": area.black, "white": plain(area.white + komi), "say": won(area.margin)},
        "territory": {
            "black": territory.score(BLACK),
            "white": territory.score(WHITE),
            "say": won(territory.margin),
        },
        "say": said or [say("nothing_on")],
    }


def _with(position: Position, at: str, colour: str) -> Position:
    return position.coloured(1 << _point(position, at), colour)


def _point(position: Position, at: str) -> int:
    point = read(position.grid, at)
    if point is None:
        raise ValueError("A pass is no point.")
    return point
