"""Who has won on a reader's board, and why: by area as it stands, with agreed stones off, and by
territory. And one finished game counted by area and by territory, with switches for what makes the
two differ.

The board comes as rows of ".XO", the top row first: it may not be a legal position yet.
"""

from ttgo import vertex
from ttgo.explain.evidence import empties, reach_rows
from ttgo.guards import brief
from ttgo.illegal import NoLiberty
from ttgo.language import amount, enumerated, joined, mistake, say
from ttgo.points import count, lowest
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import opponent
from ttgo.scoring import Score, check_komi, plain
from ttgo.start import Start, check_player
from ttgo.teach.boards import board

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.points import Grid
    from ttgo.territory import Territory

_WINNERS = {"B+": BLACK, "W+": WHITE}
_HOW = {"R": "resigned", "T": "time", "F": "forfeit"}
_FEW = 3  # ways to change the winner, and strings in a question, at most


def verdict(event: "dict[str, Any]") -> "dict[str, object]":
    """The verdict on an event's `rows`, with its `dead` vertices, the `first` to play, `komi`,
    `captured` before: [Black's, White's], and the result `stated` by its record.

    With `mark`, the string there is taken as dead, or as alive again; strings called `alive` are not
    asked about; `fate` asks whether the string there is dead. Raises ValueError for anything else.
    """
    position = board(event["rows"])
    grid = position.grid
    dead = _dead(position, event.get("dead", []))
    if "mark" in event:
        dead ^= _string(position, vertex.at(grid, event["mark"]))
    alive = _dead(position, event.get("alive", [])) & ~dead
    komi = check_komi(event.get("komi", 0))
    first = check_player(event.get("first", BLACK))
    off = position.coloured(dead, EMPTY)
    as_is, without_dead = Score(position, komi), Score(off, komi)
    from ttgo.territory import Territory  # loaded with the first of these events

    prisoners = event.get("captured", [0, 0])
    territory = Territory(position, dead, tuple(prisoners), komi)
    stated = event.get("stated", "")
    asked = _asked(position, dead, alive)
    nobodys = _still_open(off, asked)
    answer: "dict[str, object]" = {
        "rows": position.rows(),
        "first": first,
        "komi": komi,
        "captured": prisoners,
        "stated": stated,
        "recorded": recorded(stated),
        "reach": reach_rows(off, counted=True),
        "dead": grid.named(dead),
        "alive": grid.named(alive),
        "won": (
            say("not_over_yet", points=nobodys)
            if nobodys
            else won((without_dead if dead else as_is).margin)
        ),
        "finished": not nobodys,
        "asked": None if nobodys else asked,
        "stands": _counted(as_is),
        "off": _counted(without_dead) if dead else None,
        "territory": _of_territory(
            territory, _sum(territory, BLACK), _sum(territory, WHITE), won(territory.margin)
        ),
        "why": [] if nobodys else _why(position, as_is, dead, territory),
        "change": [] if nobodys else _change(position, as_is, first, dead),
        "link": _link(position, first, komi),
    }
    answer["text"] = _text(answer, position, first)
    if "fate" in event:
        from ttgo.teach.life import fated

        answer["fate"] = fated(position, vertex.at(grid, event["fate"]))
    return answer


def won(margin: float) -> str:
    """Who has won by a margin, in a sentence."""
    return say("won", won=won_by(margin))


def won_by(margin: float) -> str:
    """Who has won by a margin, without a full stop."""
    return say("won_by", winner=_winner(margin), by=_by(margin))


def recorded(stated: object) -> str:
    """A result as SGF has it, in a sentence; "" for none."""
    text = stated.strip() if isinstance(stated, str) else ""
    if text in ("", "?"):
        return ""
    winner, end = _WINNERS.get(text[:2].upper(), ""), text[2:]
    how, by = _HOW.get(end[:1].upper(), "won"), ""
    if not winner:
        winner, how = ("none" if text in ("0", "Draw") else "other"), ""
    elif end and not end.strip("0123456789.") and end.count(".") < 2 and end != ".":
        how, by = "points", _by(float(end))
    return say("recorded", winner=winner, how=how, by=by, text=brief(text))


def _winner(margin: float) -> str:
    return BLACK if margin > 0 else WHITE if margin < 0 else "none"


def _by(margin: float) -> str:
    size = abs(margin)
    return say("margin", half=size == 0.5, points=plain(size), amount=amount(plain(size)))


def _counted(score: Score) -> "dict[str, object]":
    komi = amount(score.komi)
    by = won_by(score.margin)
    return {
        "black": score.black,
        "white": plain(score.white + score.komi),
        "say": say(
            "stands_so",
            black=score.black,
            white=score.white,
            some=score.komi != 0,
            komi=komi,
            won=by,
        ),
        "result": score.result,
    }


def _of_territory(counted: "Territory", *said: str) -> "dict[str, object]":
    return {"black": counted.score(BLACK), "white": counted.score(WHITE), "say": joined(*said)}


def _sum(counted: "Territory", colour: str) -> str:
    points = count(counted.black if colour == BLACK else counted.white)
    komi = counted.komi if colour == WHITE else 0
    return say(
        "by_prisoners",
        colour=colour,
        points=points,
        prisoners=counted.prisoners[colour],
        some=komi != 0,
        komi=amount(komi),
        total=amount(counted.score(colour)),
    )


def _why(position: Position, as_is: Score, dead: int, territory: "Territory") -> "list[str]":
    """What on the board decides it, in sentences."""
    found = []
    for colour in (BLACK, WHITE):
        own = count(position.points(colour))
        score = as_is.black if colour == BLACK else as_is.white
        found.append(say("own_points", colour=colour, own=own, empty=score - own))
    both = empties(position)[2]
    if both:
        found.append(say("for_nobody", points=count(both)))
    if territory.seki and not dead:
        found.append(say("all_alive"))
    only_black, only_white = empties(position.coloured(dead, EMPTY))[:2]
    lost = (only_black | only_white) & territory.neutral
    if lost:
        found.append(say("needs_two_eyes", points=count(lost)))
    return found


def _asked(position: Position, dead: int, alive: int) -> "dict[str, Any] | None":
    """The question about strings that may be dead: of those without an area of their own the ones
    whose removal would give the opponent most points; None if there are none.
    """
    off = position.coloured(dead, EMPTY)
    grid, empty, found = off.grid, empties(off), []
    for region in grid.pieces(empty[2]):
        weak = []
        for colour in (BLACK, WHITE):
            own = empty[colour == WHITE]
            strings = [
                string
                for string in grid.pieces(off.points(colour))
                if grid.around(string) & region and not grid.around(string) & own
            ]
            then = empties(off.coloured(sum(strings), EMPTY))[colour == BLACK]
            if 0 < len(strings) <= _FEW and not region & ~then:
                taken = count(then & empty[2])
                weak.append((count(sum(strings)), -taken, strings, opponent(colour)))
        if weak and not sum(min(weak)[2]) & alive:
            found.append(min(weak)[1:])
    if not found:
        return None
    less, strings, player = min(found)
    at = [grid.vertices[lowest(string)] for string in strings]
    return {
        "at": at,
        "say": say("is_dead", at=enumerated(at), strings=len(at), points=-less, player=player),
    }


def _still_open(off: Position, asked: "dict[str, Any] | None") -> int:
    """How many points count for nobody, if they are most of the board: then its game is not over.
    Else 0. Strings that may be dead are taken off to judge that, if both players have other stones.
    """
    mine = sum([_string(off, vertex.at(off.grid, at)) for at in asked["at"]]) if asked else 0
    left = off.coloured(mine, EMPTY)
    settled = left if left.black and left.white else off
    if 2 * Score(settled).neutral <= count(off.grid.points):
        return 0
    return Score(off).neutral


def _change(position: Position, as_is: Score, first: str, dead: int) -> "list[str]":
    """What would change the winner: capturing stones called dead, or else a string without two
    eyes; and a last neutral point.
    """
    grid, found = position.grid, []
    alone = empties(position)
    eyes = {BLACK: grid.pieces(alone[0]), WHITE: grid.pieces(alone[1])}
    for colour in (BLACK, WHITE):
        own = position.points(colour)
        strings = grid.pieces(own & dead if dead else own)
        captures = [[string] for string in strings]
        if len(strings) > 1 and dead:
            captures.append(strings)
        for taken in captures:
            lives = len([eye for eye in eyes[colour] if grid.around(sum(taken)) & eye]) > 1
            score = Score(position.coloured(sum(taken), EMPTY), as_is.komi)
            if (dead or not lives) and _sign(score) != _sign(as_is):
                what = _stones(grid, taken[0], colour)
                for string in taken[1:]:
                    what = say("both_of", first=what, second=_stones(grid, string, colour))
                said = say("must_capture", player=opponent(colour), what=what, then=_then(score))
                found.append((count(sum(taken)), said))
    found.sort()
    answer = [say for _, say in found[:_FEW]]
    for point in grid.pieces(alone[2]):
        score = Score(position.coloured(point, first), as_is.komi)
        if not point & (point - 1) and _sign(score) != _sign(as_is):
            vertex = grid.named(point)[0]
            answer.append(say("worth_a_point", player=first, vertex=vertex, then=_then(score)))
            break
    return answer or [say("no_capture")]


def _sign(score: Score) -> int:
    return (score.margin > 0) - (score.margin < 0)


def _then(score: Score) -> str:
    return say("then", winner=_winner(score.margin), by=_by(score.margin))


def _link(position: Position, first: str, komi: float) -> str:
    """The fragment to play on with; "" if the position is not legal."""
    try:
        return link.write(Record(Start.of(position, komi=komi, first=first)))
    except NoLiberty:
        return ""


def _text(answer: "dict[str, Any]", position: Position, first: str) -> str:
    """The verdict, to paste into a forum."""
    lines = [str(position), ""]
    if answer["recorded"]:
        lines.append(str(answer["recorded"]))
    lines.append(say("to_play", player=first, on_copy=False))
    if not answer["finished"]:
        return "\n".join(lines + [str(answer["won"])])
    lines.append(say("as_it_stands", said=answer["stands"]["say"]))
    if answer["off"]:
        lines.append(say("with_off", at=answer["dead"], said=answer["off"]["say"]))
    lines.append(say("by_territory", said=answer["territory"]["say"]))
    return "\n".join(lines + answer["why"] + answer["change"])


def _stones(grid: "Grid", string: int, colour: str) -> str:
    """A string's name in a sentence."""
    return say(
        "the_stones", stones=count(string), colour=colour, vertex=grid.vertices[lowest(string)]
    )


def _string(position: Position, point: int) -> int:
    if position.colour(point) == EMPTY:
        raise mistake("nothing_to_mark", vertex=position.grid.vertices[point])
    return position.piece(point)


def _dead(position: Position, vertices: "list[str]") -> int:
    """The strings of some vertices. Raises ValueError for an empty point."""
    dead = 0
    for at in vertices:
        dead |= _string(position, vertex.at(position.grid, at))
    return dead


# One game counted both ways


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


def both(event: "dict[str, object]") -> "dict[str, object]":
    """The game with the switches of an event: "dead", "inside", "seki"; `last`, who fills the
    neutral point, and `komi`.

    Raises ValueError for an invalid komi.
    """
    from ttgo.territory import Territory

    komi, last = check_komi(event.get("komi", 0)), event.get("last", EMPTY)
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
        dead = 1 << vertex.at(position.grid, DEAD)
        said.append(say("dead_off"))
    if seki:
        said.append(say("seki_eyes"))
    area = Score(position.coloured(dead, EMPTY), komi)
    territory = Territory(position, dead, (0, 0), komi)
    return {
        "rows": position.rows(),
        "dead": position.grid.named(dead),
        "area": {"black": area.black, "white": plain(area.white + komi), "say": won(area.margin)},
        "territory": _of_territory(territory, won(territory.margin)),
        "say": said or [say("nothing_on")],
    }


def _with(position: Position, at: str, colour: str) -> Position:
    return position.coloured(1 << vertex.at(position.grid, at), colour)
