"""Endless exercises: questions on positions made from a seed, each answered and explained by the
rules (questions.py).

kind        what is asked
"reach"     which of some points reach a colour
"clear"     what a move clears
"rule"      is a move allowed, and if not, by which rule
"stands"    which stones stand after a move
"repeated"  which turn's grid would come again
"owner"     whom an empty point counts for
"score"     a player's score
"winner"    who wins, with komi
"capture"   can these stones be cleared by force

The same kind, level and seed give the same exercise on every Python, so three words are its
address.
"""

from ttgo import vertex
from ttgo.chance import RandomNumbers
from ttgo.explain.evidence import empties, would
from ttgo.explain.sentences import turn_done
from ttgo.game import Game
from ttgo.illegal import Repeats, brief, is_integer
from ttgo.language import amount, enumerated, joined, say
from ttgo.match import Match
from ttgo.points import Grid, count, lowest, members
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import BLACK, EMPTY, WHITE, Position, clear, opponent, plain, reaching
from ttgo.start import Start
from ttgo.teach.answers import forced
from ttgo.teach.facts import doing
from ttgo.vertex import PASS, name, names

LEVELS = 5
_SIDES = (4, 5, 5, 6, 6)  # by level
_LARGEST = 10**9  # a seed
# The kinds numbered below come on days; a change of this changes the exercise of each day
_DAILY = 9

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Question = dict[str, object]
    Made = tuple[Record, Question, str, str]  # the question, the text before it, and its wording
    Make = Callable[[RandomNumbers, int, int], Made | None]


def exercise(kind: object, level: object, seed: object) -> "dict[str, object]":
    """An exercise, as plain values.

        kind, level, seed   its address
        link                the fragment of its board's address, with the turns that led there
        told, ask           the text before the question, and the question
        question            for questions.py
        labels              "?" on the points in question
        steps               a process that explains it, {} for none (frames.py)

    Raises ValueError with a sentence if there is no such exercise.

    >>> one = exercise("owner", 1, 7)
    >>> one["ask"], exercise("owner", 1, 7) == one
    ('Does B4 count for Black, for White or for nobody?', True)
    """
    if not isinstance(kind, str) or kind not in KINDS:
        all_of_them = ", ".join(sorted(KINDS))
        raise ValueError(f"There are no exercises {brief(kind)}; there are {all_of_them}.")
    level, seed = _number(level, LEVELS, "level"), _number(seed, _LARGEST, "seed")
    number, make = KINDS[kind]
    # Fix the wanted answer before the attempts: otherwise common answers would be too common
    variant = RandomNumbers(number, level, seed).below(60)
    made, attempt = None, 0
    while made is None:
        attempt += 1
        made = make(RandomNumbers(number, level, seed, attempt), level, variant)
    record, question, told, ask = made
    among = question.get("among", [question["at"]] if "at" in question else [])
    assert isinstance(among, list)
    return {
        "kind": kind,
        "level": level,
        "seed": seed,
        "link": link.write(record),
        "told": told,
        "ask": ask,
        "question": question,
        "labels": dict.fromkeys(among, "?"),
        "steps": _steps(kind, record.match(), question),
    }


def _number(given: object, most: int, what: str) -> int:
    if not is_integer(given) or not 1 <= given <= most:
        raise ValueError(
            f"The {what} of an exercise is a number from 1 to {most}, not {brief(given)}."
        )
    return given


def of_day(day: object) -> "dict[str, object]":
    """The exercise of a date such as "2026-11-22", the same for all. Raises ValueError for other
    text.
    """
    parts = day.split("-") if isinstance(day, str) else []
    if [len(part) for part in parts] != [4, 2, 2] or not "".join(parts).isdigit():
        raise ValueError(f"A day is a date such as 2026-11-22, not {brief(day)}.")
    numbers = RandomNumbers(int("".join(parts)))
    drawn = numbers.below(_DAILY)
    (kind,) = [kind for kind, (number, _) in KINDS.items() if number == drawn]
    return exercise(kind, 2 + numbers.below(3), 1 + numbers.below(_LARGEST))


def _steps(kind: str, match: Match, question: "Question") -> "dict[str, object]":
    if kind in ("score", "winner"):
        return {"of": "score"}
    if kind in ("reach", "owner"):
        among = question.get("among")
        return {"of": "reach", "at": among[0] if isinstance(among, list) else question["at"]}
    if kind == "capture" or match.over or match.position[str(question["at"])] != EMPTY:
        return {}
    if kind == "clear":
        return {"of": "clear", "at": question["at"], "colour": question["colour"]}
    return {"of": "move" if kind == "stands" else "repeat", "at": question["at"]}


# Positions made of random numbers: legal ones, ends of games, and a ko with room around it


_KO = (".XO.", "XO.O", ".XO.")


def _legal(grid: Grid, black: int, white: int) -> Position:
    """What is left of a position when both colours are cleared."""
    return clear(clear(Position(grid, black, white), BLACK), WHITE)


def _scattered(numbers: RandomNumbers, grid: Grid, stones: int) -> Position:
    """A random legal position in which about `stones` of 100 points have a stone."""
    sets = {BLACK: 0, WHITE: 0}
    for point in members(grid.points):
        if numbers.below(100) < stones:
            sets[BLACK if numbers.below(2) else WHITE] |= 1 << point
    return _legal(grid, sets[BLACK], sets[WHITE])


def _halves(numbers: RandomNumbers, grid: Grid, strays: int) -> Position:
    """Two sides and a border between them, as at the end of a game: with some gaps, and inside each
    side `strays` of 100 points that have a stone, some of the wrong colour.
    """
    sets = {BLACK: 0, WHITE: 0}
    left, right = (BLACK, WHITE) if numbers.below(2) else (WHITE, BLACK)
    edge = grid.width // 2
    for y in range(grid.height):
        for x in range(grid.width):
            side = left if x < edge else right
            if x in (edge - 1, edge):
                stone = numbers.below(8) > 0
            else:
                stone = numbers.below(100) < strays
                side = opponent(side) if stone and numbers.below(4) == 0 else side
            sets[side] |= stone << grid.point(x, y)
        edge = max(2, min(grid.width - 2, edge + numbers.below(3) - 1))
    return _legal(grid, sets[BLACK], sets[WHITE])


def _around(numbers: RandomNumbers, grid: Grid, shape: "tuple[str, ...]", stones: int) -> Position:
    """A shape somewhere on a grid that it fits into however it is turned, in either colours, and
    stones around it; some of either may be missing, if they would not have had a liberty.
    """
    rows = list(shape)
    for _ in range(numbers.below(4)):
        rows = ["".join([row[x] for row in rows[::-1]]) for x in range(len(rows[0]))]
    black, white = "XO" if numbers.below(2) else "OX"
    left = numbers.below(grid.width - len(rows[0]) + 1)
    low = numbers.below(grid.height - len(rows) + 1)
    rest = _scattered(numbers, grid, stones)
    sets = {black: rest.black, white: rest.white, ".": rest.empty}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            point = 1 << grid.point(left + x, low + y)
            for other in sets:
                sets[other] &= ~point
            sets[mark] |= point
    return _legal(grid, sets["X"], sets["O"])


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


def _either(numbers: RandomNumbers) -> str:
    return WHITE if numbers.below(2) else BLACK


def _of(numbers: RandomNumbers, points: int) -> int:
    """A random point of a non-empty set."""
    found = members(points)
    return found[numbers.below(len(found))]


def _asked(record: Record, question: "Question", ask: str) -> "Made":
    return record, question, _told(record), ask


# Each kind: an exercise, or None if this attempt gave nothing worth asking


def _reach(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """Some points that reach it, and some that do not; from level 3 on stones, too."""
    grid, colour = _grid(level), _either(numbers)
    position, other = _scattered(numbers, grid, 45), opponent(colour)
    points = position.empty | (position.points(other) if level > 2 else 0)
    right = (reaching(position, EMPTY, colour) | reaching(position, other, colour)) & points
    if not right or right == points:
        return None
    chosen = 1 << _of(numbers, right) | 1 << _of(numbers, points & ~right)
    while count(chosen) < min(2 + level, 5, count(points)):
        chosen |= 1 << _of(numbers, points)
    among = names(grid, chosen)
    ask = say("which_reach", among=enumerated(among[:-1]), last=among[-1], colour=colour)
    return _begun(position, BLACK, []), {"what": "reach", "colour": colour, "among": among}, "", ask


def _clearing(numbers: RandomNumbers, level: int) -> "tuple[Record, Game, int] | None":
    """A board, its game, and a point where the next player may make a capture or a suicide."""
    record = _begun(_scattered(numbers, _grid(level), 60 + 5 * level), _either(numbers), [])
    game = record.match().board
    moves = sorted(doing(game))
    if not moves:
        return None
    # Drawn among all, then refused: so addresses of exercises that asked about legal moves keep
    # them
    point = moves[numbers.below(len(moves))]
    return (record, game, point) if game.legal_points() >> point & 1 else None


def _clear(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A capture that leaves other stones of that colour; of more stones at higher levels."""
    found = _clearing(numbers, level)
    if found is None:
        return None
    record, game, point = found
    did, other = doing(game)[point], opponent(game.to_play)
    if count(did.captured) < min(level, 3) or did.captured == game.position.points(other):
        return None
    at = name(game.grid, point)
    question: "Question" = {"what": "clear", "colour": other, "at": at}
    return record, question, "", say("which_captured", player=game.to_play, vertex=at)


def _stands(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """After a capture or a suicide: some of a colour's stones stand, or its own stand only because
    the opponent's go first.
    """
    found = _clearing(numbers, level)
    if found is None:
        return None
    record, game, point = found
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


def _quiet(numbers: RandomNumbers, game: Game, but: str = "") -> bool:
    """Make a move that clears nothing, not at point `but`; False if there is none."""
    points = game.legal_points()
    for point in doing(game):
        points &= ~(1 << point)
    if but:
        there = 1 << vertex.at(game.grid, but)
        points &= ~game.grid.around(there) & ~there
    if points:
        game.play(name(game.grid, _of(numbers, points)))
    return points != 0


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


def _ko(numbers: RandomNumbers, level: int, before: int, after: int) -> "tuple[Record, str] | None":
    """A ko taken, with a number of other turns before and after, and the point to take it back."""
    grid = Grid(max(5, _SIDES[level - 1]))
    setup, first = _around(numbers, grid, _KO, 35), _either(numbers)
    game = Game(Start(grid.width, grid.height, setup=setup, first=first))
    for _ in range(before):
        if not _quiet(numbers, game):
            return None
    back = _take_ko(game)
    if not back:
        return None
    for _ in range(after):
        if not _quiet(numbers, game, back):
            return None
    if game.position[back] != EMPTY or not would(game, vertex.at(game.grid, back)).captured:
        return None
    return _begun(setup, first, list(game.turns)), back


def _repeated(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A ko: taking it back repeats a grid, or after two more turns none."""
    found = _ko(numbers, level, numbers.below(2 + level), 2 * (variant % 3 == 0))
    if found is None:
        return None
    record, at = found
    ask = say("which_comes_back", player=record.match().board.to_play, vertex=at)
    return _asked(record, {"what": "repeated", "at": at}, ask)


def _rule(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A move without liberties, or back into a ko: allowed or not; sometimes on a stone, or after
    the end.
    """
    family = variant % (3 + 2 * (level > 1))
    if family > 2:
        found = _ko(numbers, level, numbers.below(2), 2 * (family - 3))
        return None if found is None else _may(found[0], found[1])
    record = _begun(_scattered(numbers, _grid(level), 60), _either(numbers), [])
    game = record.match().board
    if family == 2:
        stones = game.position.black | game.position.white
        over = level > 2 and variant % 2
        for _ in range(2 * over):
            record.here = record.here.follow(PASS)
        if not stones:
            return None
        return _may(record, name(game.grid, _of(numbers, game.position.empty if over else stones)))
    moves = [
        point
        for point, did in sorted(doing(game).items())
        if not game.grid.around(1 << point) & game.position.empty
        and bool(did.captured) == (family == 0)
    ]
    return _may(record, name(game.grid, moves[numbers.below(len(moves))])) if moves else None


def _may(record: Record, at: str) -> "Made":
    match = record.match()
    ask = say("may_it", player=match.board.to_play, vertex=at)
    return _asked(record, {"what": "rule", "at": at}, ask)


def _owner(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A point of each sort equally often, on a grid with all three sorts; from level 3 on in a
    region of several points.
    """
    position = _scattered(numbers, _grid(level), 55) if level < 3 else _ended(numbers, level)
    sorts = empties(position)[:3]
    if not all(sorts):
        return None
    regions = [
        piece for piece in position.grid.pieces(sorts[variant % 3]) if level < 3 or count(piece) > 2
    ]
    if not regions:
        return None
    at = name(position.grid, _of(numbers, regions[numbers.below(len(regions))]))
    ask = say("whose_is", vertex=at)
    return _begun(position, BLACK, []), {"what": "owner", "at": at}, "", ask


def _ended(numbers: RandomNumbers, level: int) -> Position:
    return _halves(numbers, Grid(max(5, _SIDES[level - 1])), 10 + 5 * level)


def _score(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A position in which both players have points, some of them empty."""
    record, colour = _begun(_ended(numbers, level), BLACK, [PASS, PASS]), _either(numbers)
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


def _winner(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A komi close to Black's lead, so that it decides the game."""
    setup = _ended(numbers, level)
    margin = _begun(setup, BLACK, []).match().score().margin
    komi = margin + (numbers.below(5) - 2) / 2
    if komi <= 0 or (komi == margin and numbers.below(2)):
        return None
    record = _begun(setup, BLACK, [PASS, PASS], komi)
    told = joined(say("both_passed"), say("komi_gives", komi=amount(plain(komi)), points=komi))
    return record, {"what": "winner"}, told, say("who_won")


def _capture(numbers: RandomNumbers, level: int, variant: int) -> "Made | None":
    """A string with as many liberties as there are moves to clear it."""
    turns = 2 if level < 5 else 3
    record = _begun(_scattered(numbers, Grid(min(5, _SIDES[level - 1])), 60), _either(numbers), [])
    game, position = record.match().board, record.start.setup
    other = opponent(game.to_play)
    strings = [
        string
        for string in position.grid.pieces(position.points(other))
        if count(position.grid.around(string) & position.empty) == turns
    ]
    if not strings or count(position.empty) > 12:
        return None
    at = name(game.grid, lowest(strings[numbers.below(len(strings))]))
    question: "Question" = {"what": "capture", "at": at, "turns": turns}
    if bool(forced(game, vertex.at(game.grid, at), turns)) != bool(variant % 2):
        return None
    return record, question, "", say("can_capture", player=game.to_play, vertex=at, turns=turns)


# Each kind by its name, with its number in all seeds: a new kind takes a new number, and no number
# ever changes, so that a shared address keeps its exercise. The page offers those that the
# catalogues name (learn.exercises.NAME); static/learn/practice.js says which are answered by points.
KINDS: "dict[str, tuple[int, Make]]" = {
    "reach": (0, _reach),
    "clear": (1, _clear),
    "owner": (2, _owner),
    "stands": (3, _stands),
    "rule": (4, _rule),
    "repeated": (5, _repeated),
    "score": (6, _score),
    "winner": (7, _winner),
    "capture": (8, _capture),
}
