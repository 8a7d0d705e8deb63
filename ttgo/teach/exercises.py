"""Exercises: questions on boards that were chosen (tests/finder/), each answered and explained by
the rules (questions.py).

kind        what is asked
"reach"     which of some points reach a colour
"clear"     what a move clears
"rule"      is a move allowed, and if not, by which rule
"stands"    which stones stand after a move
"repeated"  which turn's grid would come again
"owner"     whom an empty point counts for
"score"     a player's score
"winner"    who wins, with komi
"capture"   can these stones be captured by force
"atari"     which stones are in atari

and which move

"escape" "connect"              saves stones that are about to be captured
"ladder" "net" "snapback"       captures stones
"eye" "kill"                    makes the eyes that stones need, or prevents them
"last"                          is the last one worth playing; and with two perfect players
"ahead"                         who wins

The boards of a kind are the lines of static/learn/exercises/KIND.txt, those of each level after an
empty line. A line has the rows of a board on which Black plays next, and what else is given:

    .XO./.XO./..../.... at=A1 colour=white among=A1,B2 komi=2.5 after=C1,pass

"at", "colour" and "among" are the question's (questions.py), "after" are turns.
"""

from ttgo import vertex
from ttgo.explain.sentences import turn_done
from ttgo.game import Game
from ttgo.guards import brief, instead
from ttgo.language import amount, enumerated, joined, say
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.record.values import decimal
from ttgo.rules import opponent
from ttgo.scoring import plain
from ttgo.start import Start
from ttgo.teach import answers
from ttgo.vertex import PASS

# What questions.py calls it; for other kinds it is the kind itself.
_WHAT = {
    "escape": "save",
    "connect": "save",
    "eye": "save",
    "ladder": "take",
    "net": "take",
    "snapback": "take",
    "kill": "take",
    "last": "best",
}
# The page offers those that the catalogues name (learn.exercises.NAME); static/learn/practice.js
# says which are answered by points.
KINDS = tuple(
    "reach clear owner stands rule repeated score winner capture atari escape connect ladder net "
    "snapback eye kill last ahead".split()
)
TURNED = "abcdefghijklmnop"  # from eight sides, and with the colours swapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    Question = dict[str, object]


def exercise(kind: object, line: object, turned: object = "a") -> "dict[str, object]":
    """An exercise, as plain values; `turned` is one of TURNED.

        link                the fragment of its board's address, with the turns that led there
        told, ask           the text before the question, and the question
        question            for questions.py
        labels              "?" on the points in question, and a triangle on the stones
        steps               a process that explains it, {} for none (frames.py)

    Raises ValueError with a sentence if there is no such exercise.

    >>> one = exercise("owner", "XX./.X./XXX at=C3", "c")
    >>> one["question"], one["ask"]
    ({'what': 'owner', 'at': 'C1'}, 'Does C1 count for Black, for White or for nobody?')
    """
    if kind not in KINDS:
        there_are = ", ".join(sorted(KINDS))
        raise ValueError(f"The kinds of exercises are {there_are}{instead(kind)}.")
    rows, *words = (line.split() if isinstance(line, str) else []) or [""]
    pairs = [word.split("=") for word in words]
    if not rows or turned not in tuple(TURNED) or {len(pair) for pair in pairs} - {2}:
        raise ValueError(f"This is no line of an exercise: {brief(line)}, {brief(turned)}.")
    given, way = dict(pairs), TURNED.index(str(turned))
    position = Position.parse(rows.replace("/", "\n"))
    swapped = way > 7 and "komi" not in given  # komi is White's
    grid = position.grid

    def there(text: str) -> "list[str]":
        sides = [Position(grid, 1 << vertex.at(grid, at)).symmetries() for at in text.split(",")]
        return [side[way % len(side)].vertices(BLACK)[0] for side in sides]

    question: "Question" = {"what": _WHAT.get(str(kind), kind)}
    if "at" in given:
        question["at"] = there(given["at"])[0]
    if "among" in given:
        question["among"] = there(given["among"])
    if "colour" in given:
        other = swapped and given["colour"] in (BLACK, WHITE)
        question["colour"] = opponent(given["colour"]) if other else given["colour"]
    sides = position.symmetries()  # of a rectangle four
    position = sides[way % len(sides)]
    if swapped:
        position = Position(position.grid, position.white, position.black)
    first = WHITE if swapped else BLACK
    record = Record(Start.of(position, komi=decimal(given.get("komi", "0")), first=first))
    turns = [PASS, PASS] if kind in ("score", "winner") else given.get("after", "").split(",")
    for turn in turns if turns != [""] else []:
        record.here = record.here.follow(turn if turn == PASS else there(turn)[0])
    answers.Question(record.match(), question)  # or there is no such question
    if kind == "reach" and "among" not in given:
        raise ValueError(f"This exercise names no points: {brief(line)}.")
    told, ask = _asked(str(kind), question, record)
    return {
        "link": link.write(record),
        "told": told,
        "ask": ask,
        "question": question,
        "labels": _labels(position, question),
        "steps": _steps(str(kind), record, question),
    }


def _asked(kind: str, question: "Question", record: Record) -> "tuple[str, str]":
    """The text before a question, and its wording."""
    match = record.match()
    player, what = match.board.to_play, question["what"]
    at, colour, among = [question.get(key, "") for key in ("at", "colour", "among")]
    komi = record.start.komi
    gives = say("komi_gives", komi=amount(plain(komi)), points=plain(komi)) if komi else ""
    if what in ("save", "take", "best", "ahead"):
        told = say("to_play", player=player, on_copy=False)
        return joined(told, gives), say("task", kind=kind)
    if kind in ("score", "winner"):
        told = joined(say("both_passed"), gives)
        return told, say("who_won") if kind == "winner" else say("points_of", player=colour)
    if kind == "reach":
        assert isinstance(among, list)
        ask = say("which_reach", among=enumerated(among[:-1]), last=among[-1], colour=colour)
        return "", ask
    asks = {
        "atari": "which_atari",
        "capture": "can_be_captured",
        "clear": "which_captured",
        "owner": "whose_is",
        "repeated": "which_comes_back",
        "rule": "may_it",
        "stands": "which_left",
    }[kind]
    return _told(record), say(asks, player=player, colour=colour, vertex=at)


def _told(record: Record) -> str:
    """The turns so far."""
    game, said = Game(record.start), []
    for node in record.line()[1:]:
        game.play(node.word)
        passed = node.word == PASS
        did = say("has_passed", player=game.player(game.turn)) if passed else turn_done(game)[1]
        said.append(say("told_turn", turn=game.turn, did=did))
    return joined(*said)


def _labels(position: Position, question: "Question") -> "dict[str, str]":
    if question["what"] in ("take", "save"):
        point = vertex.at(position.grid, question["at"])
        return dict.fromkeys(position.named(position.piece(point)), "\u25b3")
    among = question.get("among", [question["at"]] if "at" in question else [])
    assert isinstance(among, list)
    return dict.fromkeys(among, "?")


def _steps(kind: str, record: Record, question: "Question") -> "dict[str, object]":
    match = record.match()
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
