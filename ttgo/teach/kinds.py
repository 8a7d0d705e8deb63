"""Makes exercises of each kind; exercises.py describes the kinds.

Each of MAKE takes random numbers, a level, and the attempt's fate, which selects the sort of answer. It returns a record, a
question, the text before it and its wording, or None if these numbers lead to nothing worth asking.
"""

from ttgo.explain.evidence import empties, would
from ttgo.explain.sentences import turn_done
from ttgo.game import Game
from ttgo.illegal import Repeats
from ttgo.language import amount, enumerated, joined, say
from ttgo.points import Grid, count, lowest, members
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE, Position, opponent, plain, reaching
from ttgo.start import Start
from ttgo.teach.capture import forced
from ttgo.teach.facts import doing
from ttgo.teach.positions import KO, Draws, around, ended, scattered
from ttgo.vertex import PASS, name, names, read

LEVELS = 5
_SIDES = (4, 5, 5, 6, 6)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Question = dict[str, object]
    Made = tuple[Record, Question, str, str]  # the question, the text before it, and its wording


# Boards, and texts about them


def _grid(level: int) -> Grid:
    return Grid(_SIDES[level - 1])


def _begun(setup: Position, first: str, turns: "list[str]", komi: float = 0) -> Record:
    grid = setup.grid
    record = Record(Start(grid.width, grid.height, komi, setup=setup, first=first))
    for turn in turns:
        record.here = record.here.follow(turn)
    return record


def _told(record: Record) -> str:
    """The turns so far."""
    game, said = Game(record.start), []
    for node in record.line()[1:]:
        game.play(node.word)
        passed = node.word == PASS
        did = say("has_passed", player=game.player(game.turn)) if passed else turn_done(game)[1]
        said.append(say("told_turn", turn=game.turn, did=did))
    return joined(*said)


def _either(draws: Draws) -> str:
    return WHITE if draws.below(2) else BLACK


def _of(draws: Draws, points: int) -> int:
    """A random point of a non-empty set."""
    found = members(points)
    return found[draws.below(len(found))]


def _asked(record: Record, question: "Question", ask: str) -> "Made":
    return record, question, _told(record), ask


# Each kind: an exercise, or None if this attempt gave nothing worth asking


def _reach(draws: Draws, level: int, fate: int) -> "Made | None":
    """Some points that reach it, and some that do not; from level 3 on stones, too."""
    grid, colour = _grid(level), _either(draws)
    position, other = scattered(draws, grid, 45), opponent(colour)
    points = position.empty | (position.points(other) if level > 2 else 0)
    right = (reaching(position, EMPTY, colour) | reaching(position, other, colour)) & points
    if not right or right == points:
        return None
    chosen = 1 << _of(draws, right) | 1 << _of(draws, points & ~right)
    while count(chosen) < min(2 + level, 5, count(points)):
        chosen |= 1 << _of(draws, points)
    among = names(grid, chosen)
    ask = say("which_reach", among=enumerated(among[:-1]), last=among[-1], colour=colour)
    return _begun(position, BLACK, []), {"what": "reach", "colour": colour, "among": among}, "", ask


def _clearing(draws: Draws, level: int) -> "tuple[Record, int] | None":
    """A board, and a point where the next player may make a move that clears something."""
    record = _begun(scattered(draws, _grid(level), 60 + 5 * level), _either(draws), [])
    game = record.match().board
    moves = sorted(doing(game))
    if not moves:
        return None
    # Drawn among all, then refused: so addresses of exercises that asked about legal moves keep them
    point = moves[draws.below(len(moves))]
    return (record, point) if game.legal_points() >> point & 1 else None


def _clear(draws: Draws, level: int, fate: int) -> "Made | None":
    """A capture that leaves other stones of that colour; of more stones at higher levels."""
    found = _clearing(draws, level)
    if found is None:
        return None
    record, point = found
    game = record.match().board
    did, other = doing(game)[point], opponent(game.to_play)
    if count(did.captured) < min(level, 3) or did.captured == game.position.points(other):
        return None
    at = name(game.grid, point)
    question: "Question" = {"what": "clear", "colour": other, "at": at}
    return record, question, "", say("which_captured", player=game.to_play, vertex=at)


def _stands(draws: Draws, level: int, fate: int) -> "Made | None":
    """After a capture or a suicide: some of a colour's stones stand, or its own stand only because the opponent's go first."""
    found = _clearing(draws, level)
    if found is None:
        return None
    record, point = found
    game = record.match().board
    did, own = doing(game)[point], game.to_play
    coloured = game.position.coloured(1 << point, own)
    string = game.grid.flood(1 << point, coloured.points(own))
    saved = did.captured and not game.grid.around(string) & coloured.empty
    colour = own if saved or did.suicide else opponent(own)
    stand = coloured.points(colour) & ~did.captured & ~did.suicide
    if not stand or len(game.grid.pieces(coloured.points(colour))) < 2:
        return None
    at = name(game.grid, point)
    question: "Question" = {"what": "stands", "colour": colour, "at": at}
    return record, question, "", say("which_left", player=own, colour=colour, vertex=at)


def _quiet(draws: Draws, game: Game, but: str = "") -> bool:
    """Make a move that clears nothing, not at point `but`; False if there is none."""
    points = game.legal_points()
    for point in doing(game):
        points &= ~(1 << point)
    if but:
        points &= ~game.position.grid.around(1 << _point(game, but)) & ~(1 << _point(game, but))
    if points:
        game.play(name(game.grid, _of(draws, points)))
    return points != 0


def _point(game: Game, at: str) -> int:
    point = read(game.grid, at)
    assert point is not None
    return point


def _take_ko(game: Game) -> str:
    """Take a ko, if there is one; the point where rule 6 forbids to take it back, or ""."""
    for point, did in sorted(doing(game).items()):
        if count(did.captured) != 1 or game.why_not(name(game.grid, point)) is not None:
            continue
        game.play(name(game.grid, point))
        back = name(game.grid, lowest(did.captured))
        if (
            isinstance(game.why_not(back), Repeats)
            and would(game, lowest(did.captured)).captured == 1 << point
        ):
            return back
        game.undo()
    return ""


def _ko(draws: Draws, level: int, before: int, after: int) -> "tuple[Record, str] | None":
    """A ko taken, with a number of other turns before and after, and the point to take it back."""
    grid = Grid(max(5, _SIDES[level - 1]))
    setup, first = around(draws, grid, KO, 35), _either(draws)
    game = Game(Start(grid.width, grid.height, setup=setup, first=first))
    for _ in range(before):
        if not _quiet(draws, game):
            return None
    back = _take_ko(game)
    if not back:
        return None
    for _ in range(after):
        if not _quiet(draws, game, back):
            return None
    if game.position[back] != EMPTY or not would(game, _point(game, back)).captured:
        return None
    return _begun(setup, first, list(game.turns)), back


def _repeated(draws: Draws, level: int, fate: int) -> "Made | None":
    """A ko: taking it back repeats a grid, or after two more turns none."""
    found = _ko(draws, level, draws.below(2 + level), 2 * (fate % 3 == 0))
    if found is None:
        return None
    record, at = found
    ask = say("which_comes_back", player=record.match().board.to_play, vertex=at)
    return _asked(record, {"what": "repeated", "at": at}, ask)


def _rule(draws: Draws, level: int, fate: int) -> "Made | None":
    """A move without liberties, or back into a ko: allowed or not; sometimes on a stone, or after the end."""
    family = fate % (3 + 2 * (level > 1))
    if family > 2:
        found = _ko(draws, level, draws.below(2), 2 * (family - 3))
        return None if found is None else _may(found[0], found[1])
    record = _begun(scattered(draws, _grid(level), 60), _either(draws), [])
    game = record.match().board
    if family == 2:
        stones = game.position.black | game.position.white
        over = level > 2 and fate % 2
        for _ in range(2 * over):
            record.here = record.here.follow(PASS)
        if not stones:
            return None
        return _may(record, name(game.grid, _of(draws, game.position.empty if over else stones)))
    moves = [
        point
        for point, did in sorted(doing(game).items())
        if not game.grid.around(1 << point) & game.position.empty
        and bool(did.captured) == (family == 0)
    ]
    return _may(record, name(game.grid, moves[draws.below(len(moves))])) if moves else None


def _may(record: Record, at: str) -> "Made":
    match = record.match()
    ask = say("may_it", player=match.board.to_play, vertex=at)
    return _asked(record, {"what": "rule", "at": at}, ask)


def _owner(draws: Draws, level: int, fate: int) -> "Made | None":
    """A point of each sort equally often, on a grid with all three sorts; from level 3 on in a region of several points."""
    position = scattered(draws, _grid(level), 55) if level < 3 else _ended(draws, level)
    sorts = empties(position)[:3]
    if not all(sorts):
        return None
    regions = [
        piece for piece in position.grid.pieces(sorts[fate % 3]) if level < 3 or count(piece) > 2
    ]
    if not regions:
        return None
    at = name(position.grid, _of(draws, regions[draws.below(len(regions))]))
    ask = say("whose_is", vertex=at)
    return _begun(position, BLACK, []), {"what": "owner", "at": at}, "", ask


def _ended(draws: Draws, level: int) -> Position:
    return ended(draws, Grid(max(5, _SIDES[level - 1])), 10 + 5 * level)


def _score(draws: Draws, level: int, fate: int) -> "Made | None":
    """A position in which both players have points, some of them empty."""
    record, colour = _begun(_ended(draws, level), BLACK, [PASS, PASS]), _either(draws)
    score = record.match().score()
    stones = count(record.start.setup.points(colour))
    if (
        not score.black
        or not score.white
        or stones == (score.black if colour == BLACK else score.white)
    ):
        return None
    return (
        record,
        {"what": "score", "colour": colour},
        say("both_passed"),
        say("points_of", player=colour),
    )


def _winner(draws: Draws, level: int, fate: int) -> "Made | None":
    """A komi close to Black's lead, so that it decides the game."""
    setup = _ended(draws, level)
    margin = _begun(setup, BLACK, []).match().score().margin
    komi = margin + (draws.below(5) - 2) / 2
    if komi <= 0 or (komi == margin and draws.below(2)):
        return None
    record = _begun(setup, BLACK, [PASS, PASS], komi)
    told = joined(say("both_passed"), say("komi_gives", komi=amount(plain(komi)), points=komi))
    return record, {"what": "winner"}, told, say("who_won")


def _capture(draws: Draws, level: int, fate: int) -> "Made | None":
    """A string with as many liberties as there are moves to clear it."""
    turns = 2 if level < 5 else 3
    record = _begun(scattered(draws, Grid(min(5, _SIDES[level - 1])), 60), _either(draws), [])
    game, position = record.match().board, record.start.setup
    other = opponent(game.to_play)
    strings = [
        string
        for string in position.grid.pieces(position.points(other))
        if count(position.grid.around(string) & position.empty) == turns
    ]
    if not strings or count(position.empty) > 12:
        return None
    at = name(game.grid, lowest(strings[draws.below(len(strings))]))
    question: "Question" = {"what": "capture", "at": at, "turns": turns}
    if bool(forced(game, _point(game, at), turns)) != bool(fate % 2):
        return None
    return record, question, "", say("can_capture", player=game.to_play, vertex=at, turns=turns)


# The easier ones first; a tuple, as MicroPython's dicts have no order.
KINDS = ("reach", "clear", "owner", "stands", "rule", "repeated", "score", "winner", "capture")
MAKE: "dict[str, Callable[[Draws, int, int], Made | None]]" = dict(
    zip(KINDS, (_reach, _clear, _owner, _stands, _rule, _repeated, _score, _winner, _capture))
)
