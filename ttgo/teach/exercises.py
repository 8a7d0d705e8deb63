"""Endless exercises: questions on positions of games, chosen by a seed, each answered and explained
by the rules (questions.py).

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
"atari"     which stones are in atari

and which move

"escape" "connect"              saves stones that are about to be captured
"ladder" "net" "snapback"       captures stones
"eye" "kill"                    makes the eyes that stones need, or prevents them
"last"                          is the last one worth playing; and with two perfect players
"ahead"                         who wins

The same kind, level and seed give the same exercise on every Python, so three words are its
address.
"""

from ttgo import vertex
from ttgo.chance import RandomNumbers
from ttgo.explain.evidence import empties, would
from ttgo.explain.sentences import turn_done
from ttgo.game import Game
from ttgo.guards import instead, is_integer
from ttgo.illegal import Repeats
from ttgo.language import amount, enumerated, joined, say
from ttgo.match import Match
from ttgo.points import count, lowest, members
from ttgo.position import BLACK, EMPTY, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import opponent, reaching
from ttgo.scoring import plain
from ttgo.start import Start
from ttgo.teach.drawn import LEVELS, Source
from ttgo.teach.facts import doing, in_atari
from ttgo.teach.reading import ahead, forced
from ttgo.vertex import PASS

_LARGEST = 10**9  # a seed
# The three tasks of a day; a change of these changes the board of every day
DAILY = (
    (1, "clear rule owner atari escape".split()),
    (3, "stands winner connect snapback eye last".split()),
    (5, "capture ladder net kill ahead".split()),
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Question = dict[str, object]
    Made = tuple[Record, Question, str, str]  # the question, the text before it, and its wording
    Make = Callable[[Source], Made | None]


def exercise(kind: object, level: object, seed: object) -> "dict[str, object]":
    """An exercise, as plain values.

        kind, level, seed   its address
        link                the fragment of its board's address, with the turns that led there
        told, ask           the text before the question, and the question
        question            for questions.py
        labels              "?" on the points in question, and a triangle on the stones
        steps               a process that explains it, {} for none (frames.py)

    Raises ValueError with a sentence if there is no such exercise.

    >>> one = exercise("owner", 1, 7)
    >>> one["question"], exercise("owner", 1, 7) == one
    ({'what': 'owner', 'at': 'C5'}, True)
    """
    if not isinstance(kind, str) or kind not in KINDS:
        all_of_them = ", ".join(sorted(KINDS))
        raise ValueError(f"The kinds of exercises are {all_of_them}{instead(kind)}.")
    level, seed = _number(level, LEVELS, "level"), _number(seed, _LARGEST, "seed")
    number, make = KINDS[kind]
    # Fix the wanted answer before the attempts: otherwise common answers would be too common
    variant = RandomNumbers(number, level, seed).below(60)
    made, attempt = None, 0
    while made is None:
        attempt += 1
        made = make(Source(variant, level, number, level, seed, attempt))
    record, question, told, ask = made
    return {
        "kind": kind,
        "level": level,
        "seed": seed,
        "link": link.write(record),
        "told": told,
        "ask": ask,
        "question": question,
        "labels": _labels(record.start.setup, question),
        "steps": _steps(kind, record.match(), question),
    }


def _number(given: object, most: int, what: str) -> int:
    if not is_integer(given) or not 1 <= given <= most:
        raise ValueError(f"The {what} of an exercise is a number from 1 to {most}{instead(given)}.")
    return given


def _labels(position: Position, question: "Question") -> "dict[str, str]":
    if question["what"] in ("take", "save"):
        point = vertex.at(position.grid, question["at"])
        return dict.fromkeys(position.named(position.piece(point)), "\u25b3")
    among = question.get("among", [question["at"]] if "at" in question else [])
    assert isinstance(among, list)
    return dict.fromkeys(among, "?")


def of_day(day: object, task: object = 1) -> "dict[str, object]":
    """One of the three tasks of a date such as "2026-11-22", each harder than the last, the same
    for all. Raises ValueError for other text, and another number.
    """
    parts = day.split("-") if isinstance(day, str) else []
    digits = "".join(parts)
    if [len(part) for part in parts] != [4, 2, 2] or digits.strip("0123456789"):
        parts = ["0", "0", "0"]
    year, month, date = [int(part) for part in parts]
    if not (year and 1 <= month <= 12 and 1 <= date <= _days(year, month)):
        raise ValueError(f"A day is a date such as 2026-11-22{instead(day)}.")
    task = _number(task, len(DAILY), "task")
    numbers = RandomNumbers(int(digits), task)
    level, kinds = DAILY[task - 1]
    return exercise(kinds[numbers.below(len(kinds))], level, 1 + numbers.below(_LARGEST))


def _days(year: int, month: int) -> int:
    """The days of a month; MicroPython has no calendar."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def _steps(kind: str, match: Match, question: "Question") -> "dict[str, object]":
    if kind in ("score", "winner"):
        return {"of": "score"}
    if kind in ("reach", "owner"):
        among = question.get("among")
        return {"of": "reach", "at": among[0] if isinstance(among, list) else question["at"]}
    if "at" not in question or match.over or match.position[str(question["at"])] != EMPTY:
        return {}
    if kind == "clear":
        return {"of": "clear", "at": question["at"], "colour": question["colour"]}
    return {"of": "move" if kind == "stands" else "repeat", "at": question["at"]}


# Boards, and texts about them


def _begun(setup: Position, first: str, turns: "list[str]", komi: float = 0) -> Record:
    record = Record(Start.of(setup, komi=komi, first=first))
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


def _asked(record: Record, question: "Question", ask: str) -> "Made":
    return record, question, _told(record), ask


# Each kind: an exercise, or None if this attempt gave nothing worth asking


def _reach(source: Source) -> "Made | None":
    """Some points that reach it, and some that do not; from level 3 on stones, too."""
    colour = source.either()
    position, other = source.middle(), opponent(colour)
    grid = position.grid
    points = position.empty | (position.points(other) if source.level > 2 else 0)
    right = (reaching(position, EMPTY, colour) | reaching(position, other, colour)) & points
    if not right or right == points:
        return None
    chosen = 1 << source.choice(members(right)) | 1 << source.choice(members(points & ~right))
    while count(chosen) < min(2 + source.level, 5, count(points)):
        chosen |= 1 << source.choice(members(points))
    among = grid.named(chosen)
    ask = say("which_reach", among=enumerated(among[:-1]), last=among[-1], colour=colour)
    return _begun(position, BLACK, []), {"what": "reach", "colour": colour, "among": among}, "", ask


def _clearing(source: Source) -> "tuple[Record, Game, int] | None":
    """A board, its game, and a point where the next player may make a capture or a suicide."""
    record = _begun(source.middle(), source.either(), [])
    game = record.match().board
    moves = sorted(doing(game))
    if not moves:
        return None
    # Drawn among all, then refused: so addresses of exercises that asked about legal moves keep
    # them
    point = source.choice(moves)
    return (record, game, point) if game.legal_points() >> point & 1 else None


def _clear(source: Source) -> "Made | None":
    """A capture that leaves other stones of that colour; of more stones at higher levels."""
    found = _clearing(source)
    if found is None:
        return None
    record, game, point = found
    did, other = doing(game)[point], opponent(game.to_play)
    if count(did.captured) < min(source.level, 3) or did.captured == game.position.points(other):
        return None
    at = game.grid.vertices[point]
    question: "Question" = {"what": "clear", "colour": other, "at": at}
    return record, question, "", say("which_captured", player=game.to_play, vertex=at)


def _stands(source: Source) -> "Made | None":
    """After a capture or a suicide: some of a colour's stones stand, or its own stand only because
    the opponent's go first.
    """
    found = _clearing(source)
    if found is None:
        return None
    record, game, point = found
    did, own = doing(game)[point], game.to_play
    coloured = game.position.coloured(1 << point, own)
    saved = did.captured and not game.grid.around(coloured.piece(point)) & coloured.empty
    colour = own if saved or did.suicide else opponent(own)
    stand = coloured.points(colour) & ~did.captured & ~did.suicide
    if not stand or len(game.grid.pieces(coloured.points(colour))) < 2:
        return None
    at = game.grid.vertices[point]
    question: "Question" = {"what": "stands", "colour": colour, "at": at}
    return record, question, "", say("which_left", player=own, colour=colour, vertex=at)


def _quiet(source: Source, game: Game, but: str = "") -> bool:
    """Make a move that clears nothing, not at point `but`; False if there is none."""
    points = game.legal_points()
    for point in doing(game):
        points &= ~(1 << point)
    if but:
        there = 1 << vertex.at(game.grid, but)
        points &= ~game.grid.around(there) & ~there
    if points:
        game.play(game.grid.vertices[source.choice(members(points))])
    return points != 0


def take_ko(game: Game) -> str:
    """Take a ko, if there is one; the point where rule 6 forbids to take it back, or ""."""
    for point, did in sorted(doing(game).items()):
        if count(did.captured) != 1 or game.why_not(game.grid.vertices[point]) is not None:
            continue
        game.play(game.grid.vertices[point])
        back = game.grid.vertices[lowest(did.captured)]
        if (
            isinstance(game.why_not(back), Repeats)
            and would(game, lowest(did.captured)).captured == 1 << point
        ):
            return back
        game.undo()
    return ""


def _ko(source: Source, before: int, after: int) -> "tuple[Record, str] | None":
    """A ko taken, with a number of other turns before and after, and the point to take it back."""
    setup, first = source.ko(), source.either()
    game = Game(Start.of(setup, first=first))
    for _ in range(before):
        if not _quiet(source, game):
            return None
    back = take_ko(game)
    if not back:
        return None
    for _ in range(after):
        if not _quiet(source, game, back):
            return None
    if game.position[back] != EMPTY or not would(game, vertex.at(game.grid, back)).captured:
        return None
    return _begun(setup, first, list(game.turns)), back


def _repeated(source: Source) -> "Made | None":
    """A ko: taking it back repeats a grid, or after two more turns none."""
    found = _ko(source, source.below(2 + source.level), 2 * (source.variant % 3 == 0))
    if found is None:
        return None
    record, at = found
    ask = say("which_comes_back", player=record.match().board.to_play, vertex=at)
    return _asked(record, {"what": "repeated", "at": at}, ask)


def _rule(source: Source) -> "Made | None":
    """A move without liberties, or back into a ko: allowed or not; sometimes on a stone, or after
    the end.
    """
    family = source.variant % (3 + 2 * (source.level > 1))
    if family > 2:
        found = _ko(source, source.below(2), 2 * (family - 3))
        return None if found is None else _may(found[0], found[1])
    record = _begun(source.middle(), source.either(), [])
    game = record.match().board
    if family == 2:
        stones = game.position.black | game.position.white
        over = source.level > 2 and source.variant % 2
        for _ in range(2 * over):
            record.here = record.here.follow(PASS)
        if not stones:
            return None
        return _may(
            record,
            game.grid.vertices[source.choice(members(game.position.empty if over else stones))],
        )
    moves = [
        point
        for point, did in sorted(doing(game).items())
        if not game.grid.around(1 << point) & game.position.empty
        and bool(did.captured) == (family == 0)
    ]
    return _may(record, game.grid.vertices[source.choice(moves)]) if moves else None


def _may(record: Record, at: str) -> "Made":
    match = record.match()
    ask = say("may_it", player=match.board.to_play, vertex=at)
    return _asked(record, {"what": "rule", "at": at}, ask)


def _owner(source: Source) -> "Made | None":
    """A point of each sort equally often, on a grid with all three sorts."""
    position = source.ended()
    sorts = empties(position)[:3]
    if not all(sorts):
        return None
    regions = position.grid.pieces(sorts[source.variant % 3])
    at = position.grid.vertices[source.choice(members(source.choice(regions)))]
    ask = say("whose_is", vertex=at)
    return _begun(position, BLACK, []), {"what": "owner", "at": at}, "", ask


def _score(source: Source) -> "Made | None":
    """A position in which both players have points, some of them empty."""
    record, colour = _begun(source.ended(), BLACK, [PASS, PASS]), source.either()
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


def _winner(source: Source) -> "Made | None":
    """A komi close to Black's lead, so that it decides the game."""
    setup = source.ended()
    margin = _begun(setup, BLACK, []).match().score().margin
    komi = margin + (source.below(5) - 2) / 2
    if komi <= 0 or (komi == margin and source.below(2)):
        return None
    record = _begun(setup, BLACK, [PASS, PASS], komi)
    told = joined(
        say("both_passed"), say("komi_gives", komi=amount(plain(komi)), points=plain(komi))
    )
    return record, {"what": "winner"}, told, say("who_won")


def _capture(source: Source) -> "Made | None":
    """A string with as many liberties as there are moves to clear it."""
    turns = 2 if source.level < 5 else 3
    record = _begun(source.small(), source.either(), [])
    game, position = record.match().board, record.start.setup
    other = opponent(game.to_play)
    strings = [
        string
        for string in position.grid.pieces(position.points(other))
        if count(position.grid.around(string) & position.empty) == turns
    ]
    if not strings or count(position.empty) > 12:
        return None
    at = game.grid.vertices[lowest(source.choice(strings))]
    question: "Question" = {"what": "capture", "at": at, "turns": turns}
    if bool(forced(game, vertex.at(game.grid, at), turns)) != bool(source.variant % 2):
        return None
    return record, question, "", say("can_capture", player=game.to_play, vertex=at, turns=turns)


# Those that are read ahead: positions of games (positions.py)


def _read(kind: str, what: str) -> "Make":
    def make(source: Source) -> "Made | None":
        position, point, first = source.drawn(kind)
        question: "Question" = {"what": what}
        if what != "best":
            question["at"] = position.grid.vertices[point]
        told = say("to_play", player=first, on_copy=False)
        return _begun(position, first, []), question, told, say("task", kind=kind)

    return make


def _atari(source: Source) -> "Made | None":
    """Some of a colour's stones are in atari, and others are not."""
    position, colour = source.middle(), source.either()
    found = in_atari(position, (colour,))
    if not found or found == position.points(colour):
        return None
    ask = say("which_atari", colour=colour)
    return _begun(position, BLACK, []), {"what": "atari", "colour": colour}, "", ask


def _ahead(source: Source) -> "Made | None":
    """A komi close to Black's lead under perfect play."""
    position, _, first = source.drawn("ahead")
    record = _begun(position, first, [])
    lead = ahead(record.match(), 0)[0]
    komi = lead + (source.variant % 5 - 2) / 2
    if komi < 0:
        return None
    record = _begun(position, first, [], komi)
    given = say("komi_gives", komi=amount(plain(komi)), points=plain(komi))
    told = joined(say("to_play", player=first, on_copy=False), given if komi else "")
    return record, {"what": "ahead"}, told, say("task", kind="ahead")


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
    "atari": (9, _atari),
    "escape": (10, _read("escape", "save")),
    "connect": (11, _read("connect", "save")),
    "ladder": (12, _read("ladder", "take")),
    "net": (13, _read("net", "take")),
    "snapback": (14, _read("snapback", "take")),
    "eye": (15, _read("eye", "save")),
    "kill": (16, _read("kill", "take")),
    "last": (17, _read("last", "best")),
    "ahead": (18, _ahead),
}
