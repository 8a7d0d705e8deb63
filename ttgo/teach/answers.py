"""Questions whose answer is a set of points: what is right, what a guess may be, and the evidence
for each point.
"""

from ttgo import vertex
from ttgo.explain.evidence import border, reach_of, would
from ttgo.explain.sentences import clause, look, reaches, reason, refusal, why
from ttgo.guards import brief
from ttgo.illegal import Occupied, Repeats
from ttgo.language import enumerated, joined, listed, say
from ttgo.match import Match
from ttgo.points import count, lowest
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import clear, move, opponent, reaching
from ttgo.scoring import area_by
from ttgo.teach.facts import facts, in_atari
from ttgo.teach.frames import before_clearing, check_move
from ttgo.teach.reading import READ, after, of_move, right_moves

NOBODY = "nobody"
MOVES = ("legal", "illegal", "captures", "suicide", "repeats")
OTHERS = ("beside", "colour", "reach", "clear", "counts", "liberties", "atari", "stands")
SETS = MOVES + OTHERS + READ
CHOICES = tuple("ahead allowed capture over owner repeated rule score to-play winner".split())

# Questions about a point
AT = tuple("allowed beside capture clear liberties owner repeated rule save stands take".split())

# Questions to which a guess finds a whole string or region
WHOLE = ("atari", "clear", "counts", "reach", "stands")

# For questions about a colour: the colours allowed.
COLOURS = {
    "colour": (BLACK, WHITE, EMPTY),
    "reach": (BLACK, WHITE, EMPTY),
    "clear": (BLACK, WHITE),
    "stands": (BLACK, WHITE),
    "counts": (BLACK, WHITE, NOBODY),
    "score": (BLACK, WHITE),
    "atari": (BLACK, WHITE, ""),
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Evidence = dict[str, object]


def question_in(words: str) -> "dict[str, object]":
    """A question as the attribute `ask` of <tt-board> has it: what is asked, a colour, and points.

    >>> question_in("reach white A1 B2")
    {'what': 'reach', 'colour': 'white', 'among': ['A1', 'B2']}
    """
    what, *given = words.split()
    colours = (BLACK, WHITE, EMPTY, NOBODY)
    points = [word for word in given if word not in colours]
    found: "dict[str, object]" = {"what": what}
    for colour in given:
        if colour in colours:
            found["colour"] = colour
    if points:
        found.update({"among": points} if what == "reach" else {"at": points[0]})
    return found


class Question:
    """A question after it was checked. `point` is its "at", if it is about one; `among` and `found`
    are sets of points.

    Raises ValueError with a sentence for an invalid question, and Illegal for an impossible move.
    """

    def __init__(self, match: Match, question: "Mapping[str, object]") -> None:
        words = question.get("words")
        if words:
            asked = question_in(str(words))
            asked.update(question)
            question = asked
        self.what = what = str(question.get("what", ""))
        played = question.get("played")
        if what in READ and played:
            assert isinstance(played, list)
            match = after(match, played)
        self.match = match
        if what not in SETS + CHOICES:
            there_are = enumerated(sorted(SETS + CHOICES))
            raise ValueError(say("no_question", given=brief(what), all_of_them=there_are))
        grid = match.board.grid
        self.colour = _colour(what, question.get("colour", ""))
        self.point = vertex.at(grid, question.get("at", "")) if what in AT else 0
        self.among = vertex.set_at(grid, question.get("among", ""))  # type: ignore[arg-type]
        self.found = vertex.set_at(grid, question.get("found", ""))  # type: ignore[arg-type]
        if what in ("clear", "stands"):
            check_move(match, self.point)
        own = match.board.to_play
        if what in ("capture", "take") and self.position.colour(self.point) != opponent(own):
            raise ValueError(say("not_the_opponents", vertex=self.vertex(self.point)))
        if what == "save" and self.position.colour(self.point) != own:
            raise ValueError(say("not_own", player=own, vertex=self.vertex(self.point)))

    @property
    def position(self) -> Position:
        return self.match.position

    def vertex(self, point: int) -> str:
        return self.position.grid.vertices[point]

    def shown(self) -> Position:
        """The grid that the question is about: as it is, or before the clearing that it asks of, by
        a move of the next player.
        """
        player = self.match.board.to_play
        if self.what == "clear":
            return before_clearing(self.position, player, self.point, self.colour)[-1]
        if self.what == "stands":
            return self.position.coloured(1 << self.point, player)
        return self.position

    def string(self) -> int:
        """The string for the questions "liberties" and "capture"."""
        return self.position.piece(self.point)


def _colour(what: str, colour: object) -> str:
    if what not in COLOURS:
        return ""
    if colour not in COLOURS[what]:
        accepted = enumerated([text for text in COLOURS[what] if text])
        raise ValueError(
            say("wants_a_colour", question=what, colours=accepted, given=brief(colour))
        )
    return str(colour)


def right(asked: Question) -> int:
    """The right points."""
    what, colour, position = asked.what, asked.colour, asked.position
    if what == "beside":
        return position.grid.around(1 << asked.point)
    if what == "colour":
        return position.points(colour)
    if what == "reach":
        reached = 0
        for own in (BLACK, WHITE, EMPTY):
            reached |= reaching(position, own, colour) if own != colour else 0
        return reached & (asked.among or position.empty)
    if what == "clear":
        before = asked.shown()
        return before.points(colour) & ~clear(before, colour).points(colour)
    if what == "stands":
        return move(position, asked.point, asked.match.board.to_play).points(colour)
    if what == "counts":
        wording = asked.match.game.rules.wording
        if colour != NOBODY:
            return area_by(wording, position, colour)
        return (
            position.grid.points
            & ~area_by(wording, position, BLACK)
            & ~area_by(wording, position, WHITE)
        )
    if what == "liberties":
        if position.colour(asked.point) == EMPTY:
            raise ValueError(say("no_string", vertex=asked.vertex(asked.point)))
        return position.grid.around(asked.string()) & position.empty
    if what in READ:
        return right_moves(asked.match, what, asked.point)
    if what == "atari":
        return in_atari(position, (colour,) if colour else (BLACK, WHITE))
    return vertex.set_at(position.grid, facts(asked.match)[what])


def check_guess(asked: Question, point: int) -> None:
    """Raise ValueError with a sentence if the question is not about this point."""
    at, position = asked.vertex(point), asked.position
    colour = position.colour(point)
    if asked.what in MOVES + READ and colour != EMPTY:
        raise Occupied(at, colour)
    if asked.what == "reach":
        if asked.among and not asked.among >> point & 1:
            raise ValueError(say("about_these", at=position.grid.named(asked.among), vertex=at))
        if not asked.among and colour != EMPTY:
            raise ValueError(say("about_empty", vertex=at, colour=colour))
    if asked.what in ("stands", "clear") and asked.shown().colour(point) != asked.colour:
        if point == asked.point:
            raise ValueError(say("where_played", player=asked.match.board.to_play, vertex=at))
        raise ValueError(say("about_stones", wanted=asked.colour, vertex=at, colour=colour))
    if asked.what == "atari" and (colour == EMPTY or asked.colour not in ("", colour)):
        raise ValueError(
            say("about_stones", wanted=asked.colour or "any", vertex=at, colour=colour)
        )


def finds(asked: Question, point: int) -> int:
    """The points that a right guess finds: also the rest of its string or region, if they share its
    fate.
    """
    if asked.what in WHOLE and not asked.among:
        return asked.shown().piece(point)
    return 1 << point


def evidence(asked: Question, point: int) -> "Evidence":
    """Why a point is right or wrong: "say", and "paths", "points" or "earlier" as evidence."""
    if asked.what in MOVES or (
        asked.what in READ and asked.match.board.why_not(asked.vertex(point))
    ):
        return _of_move(asked, point)
    if asked.what in READ:
        return of_move(asked.match, asked.what, asked.point, point)
    if asked.what == "colour":
        return {
            "say": say("is_now", vertex=asked.vertex(point), colour=asked.position.colour(point))
        }
    return {
        "beside": _of_neighbour,
        "reach": _of_reach,
        "clear": _of_clear,
        "counts": counting,
        "liberties": _of_liberty,
        "atari": _of_atari,
        "stands": _of_standing,
    }[asked.what](asked, point)


def _of_neighbour(asked: Question, point: int) -> "Evidence":
    at, of = asked.vertex(point), asked.vertex(asked.point)
    if point == asked.point:
        return {"say": say("itself", vertex=at)}
    if asked.position.grid.around(1 << point) >> asked.point & 1:
        return {"say": say("next_to", vertex=at, other=of), "paths": [[of, at]]}
    return {"say": say("not_next_to", vertex=at, other=of)}


def _of_reach(asked: Question, point: int) -> "Evidence":
    at, position, whom = asked.vertex(point), asked.position, asked.colour
    own = position.colour(point)
    if own == whom:
        return {"say": say("reaches_its_own", vertex=at, colour=own)}
    ways = reach_of(position, point)
    if whom in ways:
        path = names_of(position, ways[whom])
        return {"say": reaches(at, [(whom, path)]), "paths": [path]}
    said = say("does_not_reach", vertex=at, colour=whom, stone=own != EMPTY)
    return {"say": said, "points": position.grid.named(border(position, point))}


def _of_clear(asked: Question, point: int) -> "Evidence":
    at, before = asked.vertex(point), asked.shown()
    ways = reach_of(before, point)
    if EMPTY in ways:
        path = names_of(before, ways[EMPTY])
        return {"say": say("stays", vertex=at, path=listed(path, " ")), "paths": [path]}
    return {"say": say("goes", vertex=at), "points": before.grid.named(border(before, point))}


def _of_standing(asked: Question, point: int) -> "Evidence":
    """Rule 7: it is cleared in the second step or in the third, or it stands."""
    at, own, coloured = asked.vertex(point), asked.match.board.to_play, asked.shown()
    first = clear(coloured, opponent(own))
    before = coloured if asked.colour != own else first
    ways = reach_of(before, point)
    if EMPTY not in ways:
        return {
            "say": say("goes_then", vertex=at),
            "points": before.grid.named(border(before, point)),
        }
    path, gone = names_of(before, ways[EMPTY]), 0
    if asked.colour == own and EMPTY not in reach_of(coloured, point):
        gone = count(coloured.points(opponent(own)) & ~first.points(opponent(own)))
    return {
        "say": say("stands", vertex=at, path=listed(path, " "), colour=opponent(own), cleared=gone),
        "paths": [path],
    }


def counting(asked: Question, point: int) -> "Evidence":
    """Whom a point counts for, with the paths from it."""
    position = asked.position
    said = clause(position, point, asked.match.game.rules.wording)[1]
    ways = reach_of(position, point) if position.colour(point) == EMPTY else {}
    return {"say": said, "paths": [names_of(position, ways[colour]) for colour in sorted(ways)]}


def _of_liberty(asked: Question, point: int) -> "Evidence":
    at, position = asked.vertex(point), asked.position
    own = position.colour(point)
    if own != EMPTY:
        return {"say": say("stone_is_no_liberty", vertex=at, colour=own)}
    beside = position.grid.around(1 << point) & asked.string()
    if not beside:
        return {"say": say("no_liberty_of", vertex=at, string=asked.vertex(asked.point))}
    to = asked.vertex(lowest(beside))
    return {"say": say("liberty", vertex=at, other=to), "paths": [[at, to]]}


def _of_atari(asked: Question, point: int) -> "Evidence":
    position = asked.position
    liberties = position.grid.around(position.piece(point)) & position.empty
    said = str(look(asked.match.board, point, position)["say"])
    return {"say": said, "points": position.grid.named(liberties)}


def _of_move(asked: Question, point: int) -> "Evidence":
    at, game = asked.vertex(point), asked.match.board
    player = game.to_play
    did, refused = would(game, point), game.why_not(at)
    shown: "Evidence" = {"points": game.grid.named(did.cleared)}
    not_allowed = ""
    if isinstance(refused, Repeats):
        if asked.what not in ("captures", "suicide"):
            shown["earlier"] = game.position_after(refused.turn).rows()
        not_allowed = refusal(game, refused)
    elif refused is not None:
        not_allowed = reason(refused)
    captured, suicide = count(did.captured), count(did.suicide)
    clears = say("clears", player=player, vertex=at, captured=captured, suicide=suicide)
    if asked.what == "suicide" and captured:
        clears = say("clears_first", player=player, vertex=at, captured=captured)
    elif asked.what == "suicide" and not suicide:
        after = move(game.position, point, did.colour)
        path = names_of(after, reach_of(after, point)[EMPTY])
        shown["paths"] = [path]
        clears = say("is_no_suicide", player=player, vertex=at, path=listed(path, " "))
    if asked.what in ("captures", "suicide"):
        shown["say"] = clears
    elif asked.what == "repeats" and not not_allowed:
        shown["say"] = say("repeats_nothing", player=player, vertex=at)
    else:
        may = str(why(game, point)["say"])
        shown["say"] = not_allowed or joined(may, clears if captured or suicide else "")
    return shown


def names_of(position: Position, path: "list[int]") -> "list[str]":
    """The vertices of a path, in its order."""
    return [position.grid.vertices[point] for point in path]
