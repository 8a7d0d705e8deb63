"""Is a string dead? The answer of ttgo/solve/life.py in a sentence, and the turns that show it as
frames (frame.py).
"""

from ttgo.explain.evidence import Steps
from ttgo.language import enumerated, say
from ttgo.match import Match
from ttgo.points import count, lowest
from ttgo.position import Position
from ttgo.rules import move, opponent
from ttgo.teach.frame import frame
from ttgo.vertex import PASS, at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.solve.life import Life

    Frames = Iterator[dict[str, object]]


def life_frames(match: Match, point: int) -> "Frames":
    """The answer, then what happens if the opponent plays first and if the owner does, as far as
    that differs. Raises ValueError if there is no stone at the point.
    """
    from ttgo.solve.life import ALIVE, KO, UNKNOWN, Life  # comes with such a question

    position = match.position
    life = Life(position, point, match.board.rules.suicide).solve()
    owner = position.colour(point)
    yield frame(position, 0, _said(position, point, life), tint=life.string, front=1 << point)
    for first, fate in ((opponent(owner), life.second), (owner, life.first)):
        if fate not in (KO, UNKNOWN) and not (first == owner and life.second == ALIVE):
            yield from _played(position, point, life.line(first != owner), first)


def fated(position: Position, point: int) -> str:
    """The answer alone; "" if the string is alive."""
    from ttgo.solve.life import ALIVE, Life

    life = Life(position, point).solve()
    return "" if life.fate == ALIVE else _said(position, point, life)


def _said(position: Position, point: int, life: "Life") -> str:
    vertex, owner = position.grid.vertices[point], position.colour(point)
    return say("fate", vertex=vertex, owner=owner, fate=life.fate)


def _played(position: Position, point: int, turns: "list[str]", player: str) -> "Frames":
    """The turns of a line on the board, and what stands after them."""
    owner = position.colour(point)
    yield frame(position, 0, say("if_plays_first", player=player), front=1 << point)
    for after, shown in played(position, turns, player):
        position = after
        yield shown
    if position.colour(point) == owner:
        areas, said = with_eyes(position, point)
        if areas:
            yield frame(position, 4, said, front=sum(areas))


def with_eyes(position: Position, point: int) -> "tuple[list[int], str]":
    """The eyes of the string at a point, and the sentence that names them."""
    from ttgo.solve.life import eyes

    grid, owner = position.grid, position.colour(point)
    areas = eyes(grid, position.points(owner), position.points(opponent(owner)), 1 << point)
    names = [grid.vertices[lowest(area)] for area in areas]
    return areas, say("has_eyes", vertex=grid.vertices[point], eyes=enumerated(names))


def played(
    position: Position, turns: "list[str]", player: str
) -> "Iterator[tuple[Position, dict[str, object]]]":
    """The position after each of some turns, the first of them a player's, with its frame: each
    turn's number on its point, also where the stone is gone; on a point of several turns that of
    the first. What a turn captures still stands in its frame.
    """
    labels: "dict[str, str]" = {}
    for number, vertex in enumerate(turns, 1):
        shown, clearing = position, 0
        if vertex == PASS:
            said = say("passed", player=player, then="turn")
        else:
            place = at(position.grid, vertex)
            before, position = position, move(position, place, player)
            did = Steps(before, position, player, place)
            labels.setdefault(vertex, str(number))
            said = say(
                "moved",
                player=player,
                vertex=vertex,
                captured=count(did.captured),
                suicide=count(did.suicide),
            )
            shown = before.coloured(1 << place, player)
            clearing = did.cleared
        yield position, frame(shown, 7, said, clearing=clearing, labels=dict(labels))
        player = opponent(player)
