"""Who has won on a board that somebody brings, and why: by area as it stands, with agreed stones off, and by territory.

The board comes as rows of ".XO", the top row first, since it may be no position of a game yet. All of it is told in English.
"""

from ttgo.illegal import NoLiberty, NotAPoint, Wrong, brief
from ttgo.points import count, lowest
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, NAMES, WHITE, Position, Score, opponent, plain, reaching
from ttgo.start import Start, check_komi, check_player
from ttgo.vertex import PASS, name, names, read, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.game import Game
    from ttgo.points import Grid
    from ttgo.territory import Territory

_FEW = 3  # ways to change the winner that are told


def board(given: object) -> Position:
    """The position of rows. Raises ValueError for what is none."""
    if not isinstance(given, list) or not all(isinstance(row, str) for row in given):
        raise ValueError(f"A board is a list of rows, not {brief(given)}.")
    return Position.parse("\n".join(given))


def shown(position: Position) -> "list[str]":
    """The rows of a position."""
    return rows(position.grid, [position.black, position.white], ".XO")


def verdict(event: "dict[str, object]") -> "dict[str, object]":
    """The verdict on an event's `rows`, with its `dead` vertices, the `first` to play, `komi`, and `captured` before: [Black's, White's].

    With `mark`, the string there is taken as dead, or as alive again. Raises ValueError for what is none of these.
    """
    position = board(event.get("rows"))
    grid = position.grid
    dead = _dead(position, event.get("dead", []))
    if "mark" in event:
        dead ^= _string(position, point_at(grid, event.get("mark")))
    komi = check_komi(event.get("komi", 0))
    first = check_player(event.get("first", BLACK))
    off = position.coloured(dead, EMPTY)
    stands, agreed = Score(position, komi), Score(off, komi)
    from ttgo.territory import Territory  # which comes with the first of these events

    prisoners = _captured(event.get("captured", [0, 0]))
    territory = Territory(position, dead, prisoners, komi)
    told: "dict[str, object]" = {
        "rows": shown(position),
        "first": first,
        "komi": komi,
        "captured": list(prisoners),
        "reach": rows(grid, _reached(position), ".bw20"),
        "dead": names(grid, dead),
        "stands": _counted(stands),
        "off": _counted(agreed) if dead else None,
        "territory": {
            "black": territory.score(BLACK),
            "white": territory.score(WHITE),
            "say": f"{_sum(territory, BLACK)} {_sum(territory, WHITE)} {won(territory.margin)}",
        },
        "why": _why(position, stands, territory),
        "change": _change(position, stands, first, dead),
        "link": _link(position, first, komi),
    }
    told["text"] = _text(told, position, first)
    return told


def counted(game: "Game", given: object) -> "dict[str, object]":
    """A game counted by territory, with the stones of these vertices agreed dead. Raises ValueError for what is no list of stones."""
    from ttgo.territory import Territory

    territory = Territory(game.position, _dead(game.position, given), captured(game), game.komi)
    return {
        "black": territory.score(BLACK),
        "white": territory.score(WHITE),
        "prisoners": [territory.prisoners[BLACK], territory.prisoners[WHITE]],
        "seki": names(game.grid, territory.seki),
        "say": won(territory.margin),
    }


def captured(game: "Game") -> "tuple[int, int]":
    """What Black and White have captured in a game: stones that were placed and are gone, suicides included."""
    placed = {BLACK: count(game.setup.black), WHITE: count(game.setup.white)}
    for turn in range(1, game.turn + 1):
        placed[game.player(turn)] += game.taken(turn) != PASS
    lost = {colour: placed[colour] - count(game.points(colour)) for colour in (BLACK, WHITE)}
    return lost[WHITE], lost[BLACK]


def won(margin: float) -> str:
    """Who has won by a margin, in a sentence."""
    if not margin:
        return "It is a tie."
    size = abs(margin)
    by = "half a point" if size == 0.5 else "1 point" if size == 1 else f"{plain(size)} points"
    return f"{NAMES[BLACK if margin > 0 else WHITE]} wins by {by}."


def _counted(score: Score) -> "dict[str, object]":
    komi = f" and {score.komi} komi" if score.komi else ""
    say = f"Black has {_many(score.black, 'point')}, White {score.white}{komi}. {won(score.margin)}"
    return {
        "black": score.black,
        "white": plain(score.white + score.komi),
        "say": say,
        "result": score.result,
    }


def _sum(counted: "Territory", colour: str) -> str:
    points = count(counted.black if colour == BLACK else counted.white)
    parts = f"{points} of territory and {counted.prisoners[colour]} prisoners"
    komi = f" and {counted.komi} komi" if colour == WHITE and counted.komi else ""
    return f"{NAMES[colour]}: {parts}{komi}, {counted.score(colour)} in all."


def _why(position: Position, stands: Score, territory: "Territory") -> "list[str]":
    """What on the board decides it, in sentences."""
    grid, found = position.grid, []
    for colour in (BLACK, WHITE):
        own = count(position.points(colour))
        score = stands.black if colour == BLACK else stands.white
        found.append(
            f"{NAMES[colour]} has {_many(own, 'stone')} and {_many(score - own, 'empty point')} that reach no other colour."
        )
    both = _reached(position)[2]
    if both:
        found.append(
            f"{_many(count(both), 'empty point')} {_verb(count(both))} both colours and count for nobody."
        )
        regions = grid.pieces(both)
        for colour in (BLACK, WHITE):
            for string in grid.pieces(position.points(colour)):
                region = sum([piece for piece in regions if grid.around(string) & piece])
                if count(region) > count(string) and _alone(position, string, region):
                    found.append(_taken(grid, string, colour, count(region)))
    if territory.seki:
        found.append(f"By territory {_many(count(territory.seki), 'stone')} in seki keep no territory.")
    return found


def _alone(position: Position, string: int, region: int) -> bool:
    """Whether a region would be the other player's without a string."""
    colour = opponent(position.colour(lowest(string)))
    return not region & ~_reached(position.coloured(string, EMPTY))[colour == WHITE]


def _taken(grid: "Grid", string: int, colour: str, points: int) -> str:
    other, single = NAMES[opponent(colour)], not string & (string - 1)
    return (
        f"{_stones(grid, string, colour)} {'takes' if single else 'take'} {_many(points, 'point')} from {other}: "
        f"without {'it' if single else 'them'} these would be {other}’s."
    )


def _change(position: Position, stands: Score, first: str, dead: int) -> "list[str]":
    """What would change the winner: capturing what is called dead, or else a string without two eyes; and a last neutral point."""
    grid, found = position.grid, []
    alone = _reached(position)
    eyes = {BLACK: grid.pieces(alone[0]), WHITE: grid.pieces(alone[1])}
    for colour in (BLACK, WHITE):
        own = position.points(colour)
        strings = grid.pieces(own & dead if dead else own)
        captures = [[string] for string in strings]
        if len(strings) > 1 and dead:
            captures.append(strings)
        for taken in captures:
            lives = len([eye for eye in eyes[colour] if grid.around(sum(taken)) & eye]) > 1
            score = Score(position.coloured(sum(taken), EMPTY), stands.komi)
            if (dead or not lives) and _sign(score) != _sign(stands):
                what = " and ".join([_stones(grid, string, colour, False) for string in taken])
                found.append(
                    (
                        count(sum(taken)),
                        f"{NAMES[opponent(colour)]} must capture {what} first. Then {_then(score)}",
                    )
                )
    found.sort()
    told = [say for _, say in found[:_FEW]]
    for point in grid.pieces(alone[2]):
        score = Score(position.coloured(point, first), stands.komi)
        if not point & (point - 1) and _sign(score) != _sign(stands):
            told.append(
                f"It is {NAMES[first]}’s turn, and a stone at {names(grid, point)[0]} is worth a point. Then {_then(score)}"
            )
            break
    return told or ["No capture of this kind would change the winner."]


def _sign(score: Score) -> int:
    return (score.margin > 0) - (score.margin < 0)


def _then(score: Score) -> str:
    said = won(score.margin)
    return said[0].lower() + said[1:] if score.margin == 0 else said


def _link(position: Position, first: str, komi: float) -> str:
    """The fragment to play on with; "" where it is no position of a game."""
    try:
        grid = position.grid
        return link.write(Record(Start(grid.width, grid.height, komi, setup=position, first=first)))
    except NoLiberty:
        return ""


def _text(told: "dict[str, object]", position: Position, first: str) -> str:
    """The verdict to be pasted into a forum."""
    lines = [str(position), "", f"{NAMES[first]} to play.", f"As it stands: {told['stands']['say']}"]  # type: ignore[index]
    if told["off"]:
        lines.append(f"With {', '.join(told['dead'])} taken off as dead: {told['off']['say']}")  # type: ignore[arg-type,index]
    lines.append(f"By territory: {told['territory']['say']}")  # type: ignore[index]
    return "\n".join(lines + told["why"] + told["change"])  # type: ignore[operator]


def _reached(position: Position) -> "list[int]":
    """The empty points that reach only Black, only White, both, neither."""
    black, white = reaching(position, EMPTY, BLACK), reaching(position, EMPTY, WHITE)
    return [black & ~white, white & ~black, black & white, position.empty & ~(black | white)]


def _stones(grid: "Grid", string: int, colour: str, begins: bool = True) -> str:
    """A string's name in a sentence."""
    where = name(grid, lowest(string))
    if not string & (string - 1):
        return f"{'The' if begins else 'the'} {colour} stone at {where}"
    return f"{'The' if begins else 'the'} {count(string)} {colour} stones at {where}"


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _verb(number: int) -> str:
    return "reaches" if number == 1 else "reach"


def point_at(grid: "Grid", at: object) -> int:
    try:
        point = read(grid, at)
    except NotAPoint as wrong:
        raise ValueError(wrong.reason) from None
    if point is None:
        raise ValueError('A pass is no point of a board; write a vertex such as "A1".')
    return point


def _string(position: Position, point: int) -> int:
    colour = position.colour(point)
    if colour == EMPTY:
        raise Wrong("nothing_to_mark", vertex=name(position.grid, point))
    return position.grid.flood(1 << point, position.points(colour))


def _dead(position: Position, given: object) -> int:
    """The strings of some vertices. Raises ValueError for what is no list of them."""
    if not isinstance(given, list):
        raise ValueError(f"Dead stones are a list of vertices, not {brief(given)}.")
    dead = 0
    for at in given:
        dead |= _string(position, point_at(position.grid, at))
    return dead


def _captured(given: object) -> "tuple[int, int]":
    if isinstance(given, list) and len(given) == 2 and all(type(n) is int and 0 <= n < 10_000 for n in given):
        return given[0], given[1]
    raise ValueError(f"Prisoners are two whole numbers, Black’s and White’s, not {brief(given)}.")
