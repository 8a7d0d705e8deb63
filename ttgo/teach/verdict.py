"""Who has won on a reader's board, and why: by area as it stands, with agreed stones off, and by
territory. Before that, whether the board is whole and its game is over: only then it has a winner.
And one finished game counted by area and by territory, with switches for what makes the two differ.

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
from ttgo.teach.boards import TERRITORY, board
from ttgo.teach.life import fated

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ttgo.points import Grid
    from ttgo.territory import Territory

_WINNERS = {"B+": BLACK, "W+": WHITE}
_HOW = {"R": "resigned", "T": "time", "F": "forfeit"}
_FEW = 3  # ways to change the winner, strings in a question, stones dead in an area of any size
_SHARE = 3  # of the board's points one in so many, at most, is an area whose strings may be dead
_OPEN = 10  # and one in so many, or _FEW, are open at the end of a game, at most


def verdict(event: "dict[str, Any]") -> "dict[str, object]":
    """The verdict on an event's `rows`, with its `dead` vertices, the `first` to play, `komi`,
    `captured` before: [Black's, White's], the result `stated` and the rules `named` by its record,
    whether it may be a `part` of a board, and whether the reader is `sure` of it.

    With `mark`, the string there is taken as dead, or as alive again; strings called `alive` are not
    asked about, and after a `search` nor those that it proves to be alive. Raises ValueError for
    anything else.
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
    sure, named = event.get("sure") is True, event.get("named", "")
    part = event.get("part") is True and not sure
    nobodys = 0 if part else _still_open(off)
    search = event.get("search") is True
    asked, proved = (None, 0) if part or nobodys else _asked(off, alive, search)
    by_area = named not in TERRITORY
    margin = without_dead.margin if by_area else territory.margin
    if part:
        said = say("part_of_board", width=grid.width, height=grid.height)
    elif nobodys:
        said = say("not_over_yet", points=nobodys)
    elif not sure:
        said = say("looks_finished")
    elif asked:
        said = say("so_far", won=won_by(margin))
    else:
        said = won(margin)
    final = sure and not nobodys and not asked
    answer: "dict[str, object]" = {
        "rows": position.rows(),
        "first": first,
        "komi": komi,
        "captured": prisoners,
        "stated": stated,
        "recorded": recorded(stated, margin if named and final else None),
        "named": named,
        "part": part,
        "sure": sure,
        "reach": reach_rows(off, counted=True),
        "square": None if by_area else grid.named(territory.black | territory.white),
        "dead": grid.named(dead),
        "alive": grid.named(alive | proved),
        "won": said,
        "open": nobodys > 0,
        "final": final,
        "by": say("by_rules", rules=named or "ten", off=dead != 0, won=won_by(as_is.margin)),
        "asked": asked,
        "stands": _counted(as_is),
        "off": _counted(without_dead) if dead else None,
        "territory": _of_territory(
            territory, _sum(territory, BLACK), _sum(territory, WHITE), won(territory.margin)
        ),
        "why": [] if nobodys and not sure else _why(position, as_is, dead, territory, by_area),
        "change": [] if nobodys or named else _change(position, as_is, first, dead),
        "link": _link(position, first, komi),
    }
    answer["text"] = _text(answer, position, first)
    return answer


def won(margin: float) -> str:
    """Who has won by a margin, in a sentence."""
    return say("won", won=won_by(margin))


def won_by(margin: float) -> str:
    """Who has won by a margin, without a full stop."""
    return say("won_by", winner=_winner(margin), by=_by(margin))


def recorded(stated: object, margin: "float | None" = None) -> str:
    """A result as SGF has it, in a sentence, and another if the margin by the same rules is another;
    "" for none.
    """
    text = stated.strip() if isinstance(stated, str) else ""
    if text in ("", "?"):
        return ""
    winner, end = _WINNERS.get(text[:2].upper(), ""), text[2:]
    how, by = _HOW.get(end[:1].upper(), "won"), ""
    if not winner:
        winner, how = ("none" if text in ("0", "Draw") else "other"), ""
    elif end and not end.strip("0123456789.") and end.count(".") < 2 and end != ".":
        how, by = "points", _by(float(end))
    said = say("recorded", winner=winner, how=how, by=by, text=brief(text))
    if margin is None or how != "points" or (winner, by) == (_winner(margin), _by(margin)):
        return said
    return joined(said, say("counted_otherwise", won=won_by(margin)))


def _winner(margin: float) -> str:
    return BLACK if margin > 0 else WHITE if margin < 0 else "none"


def _by(margin: float) -> str:
    size = abs(margin)
    return say("margin", half=size == 0.5, points=plain(size), amount=amount(plain(size)))


def _counted(score: Score) -> "dict[str, object]":
    said = say(
        "stands_so",
        black=score.black,
        white=score.white,
        some=score.komi != 0,
        komi=amount(score.komi),
        won=won_by(score.margin),
    )
    return {"say": said, "result": score.result}


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


def _why(
    position: Position, as_is: Score, dead: int, territory: "Territory", by_area: bool
) -> "list[str]":
    """What on the board decides it, in sentences."""
    found = []
    for colour in (BLACK, WHITE) if by_area and not dead else ():
        own = count(position.points(colour))
        score = as_is.black if colour == BLACK else as_is.white
        found.append(say("own_points", colour=colour, own=own, empty=score - own))
    off = position.coloured(dead, EMPTY)
    both = empties(off)[2]
    if both:
        found.append(say("for_nobody", points=count(both)))
    if territory.seki and not dead:
        found.append(say("all_alive"))
    only_black, only_white = empties(off)[:2]
    lost = (only_black | only_white) & territory.neutral
    if lost:
        found.append(say("needs_two_eyes", points=count(lost)))
    return found


def _weak(off: Position) -> "Iterator[tuple[int, str, list[int], int]]":
    """For each region of empty points that reach both colours, and each colour: its strings next to
    the region that have no area of their own, and the points that would be the opponent's without
    them, if the region is among these.
    """
    grid, empty = off.grid, empties(off)
    for region in grid.pieces(empty[2]):
        near = grid.around(region)
        for colour in (BLACK, WHITE):
            own = empty[colour == WHITE]
            strings = [
                string
                for string in grid.pieces(off.points(colour))
                if string & near and not grid.around(string) & own
            ]
            then = empties(off.coloured(sum(strings), EMPTY))[colour == BLACK]
            if strings and not region & ~then:
                yield region, colour, strings, then & empty[2]


def _asked(off: Position, alive: int, search: bool) -> "tuple[dict[str, Any] | None, int]":
    """The question about strings that may be dead: of those without an area of their own the ones
    whose removal would give the opponent most points; None if there are none. After a search, its
    "fate" is what that says of one of them; also the strings that it has proved to be alive.
    """
    found: "dict[int, tuple[int, int, list[int], str]]" = {}
    for region, colour, strings, taken in _weak(off):
        if len(strings) <= _FEW:
            weak = (count(sum(strings)), -count(taken), strings, opponent(colour))
            found[region] = min(weak, found.get(region, weak))
    proved = 0
    for less, strings, player in sorted([weak[1:] for weak in found.values()]):
        if sum(strings) & (alive | proved):
            continue
        places = [lowest(string) for string in strings]
        fates = [fated(off, place) for place in places] if search else [""]
        if search and not any(fates):
            proved |= sum(strings)
            continue
        at = [off.grid.vertices[place] for place in places]
        said = say("is_dead", at=enumerated(at), strings=len(at), points=-less, player=player)
        return {"at": at, "say": said, "fate": joined(*fates)}, proved
    return None, proved


def _still_open(off: Position) -> int:
    """How many points count for nobody, if the game is not over; else 0.

    A point is open if it reaches both colours and is not next to both. At the end of a game the
    open points are those around the dead stones of one player, in an area of moderate size, who has
    other stones; before, they are nobody's.
    """
    grid, size = off.grid, count(off.grid.points)
    weak: "dict[int, int]" = {}
    for region, colour, strings, _ in _weak(off):
        stones = sum(strings)
        few = count(stones) <= _FEW or _SHARE * count(region | stones) <= size
        if few and stones != off.points(colour):
            weak[region] = weak.get(region, 0) + 1
    settled = sum([region for region in weak if weak[region] == 1])
    settled |= grid.around(off.black) & grid.around(off.white)
    both = empties(off)[2]
    return count(both) if count(both & ~settled) > max(_FEW, size // _OPEN) else 0


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
    if answer["part"] or answer["open"]:
        return "\n".join(lines + [str(answer["won"])])
    counts = [say("as_it_stands", said=answer["stands"]["say"])]
    if answer["off"]:
        counts.append(say("with_off", at=answer["dead"], said=answer["off"]["say"]))
    counts.insert(
        len(counts) if answer["square"] is None else 0,
        say("by_territory", said=answer["territory"]["say"]),
    )
    return "\n".join(lines + counts + answer["why"] + answer["change"])


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


# Two games with as many black stones as white each. Below in the second is a seki: whoever fills C1
# or G1 loses stones, and of the groups there White’s have an eye each, Black’s has none.
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
    . X O . . O . X .
    . X O . . . O X .
    . X O . . . O X .
    . X O . O . O X .
    . X O . . . O X .
    . X O . . . O X .
    X X X O O O X X X
    O O O X X X O O O
    . O . X X X . O ."""
NEUTRAL = {"plain": "E9", "seki": "G9"}
DEAD = "A7"  # a white stone in Black's area, agreed dead
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
