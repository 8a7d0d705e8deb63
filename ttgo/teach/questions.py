"""Questions about a match that the rules answer: a reader predicts, and learns at once if it is
right, and why.

A question is a dict of plain values. Its answer is a set of points, found one after the other,

    {"what": "beside", "at": "C3"}                        the points next to C3
    {"what": "colour", "colour": "black"}                 the points that are "black", "white" or
                                                          "empty"
    {"what": "reach", "colour": "white"}                  the empty points that reach white,
    {"what": "reach", "colour": "white", "among": ["A1"]} or those of the given points that do
                                                          (stones too)
    {"what": "clear", "colour": "black", "at": "C2"}      what clearing black empties once the next
                                                          player has coloured C2
    {"what": "legal"} {"what": "illegal"}                 the empty points where the next player
                                                          may, and may not, move
    {"what": "captures"} {"what": "suicide"}              where such a move would be one, even if
                                                          rule 6 forbids it
    {"what": "repeats"}                                   where rule 6 refuses it
    {"what": "counts", "colour": "black"}                 the points that count for "black", "white"
                                                          or "nobody"
    {"what": "liberties", "at": "C2"}                     the liberties of the group at C2
    {"what": "atari"} {"what": "atari", "colour": "white"}    the points of strings with one liberty
    {"what": "stands", "colour": "white", "at": "C2"}     the white stones after the next player's
                                                          move at C2
    {"what": "take", "at": "C2"}                          the next player's moves after which the
                                                          opponent's string at C2 is captured,
                                                          whatever is answered
    {"what": "save", "at": "C2"}                          those after which the own string at C2 is
                                                          not (ttgo/solve/life.py)
    {"what": "best"}                                      at the end of a game: those that are worth
                                                          more than all other turns

or a choice:

    {"what": "allowed", "at": "C2"}                       "yes" or "no": may the next player move
                                                          there
    {"what": "to-play"}                                   "black" or "white": whose turn is it
    {"what": "over"}                                      "yes" or "no": is the game over
    {"what": "winner"}                                    "black", "white" or "tie", if the game
                                                          ended now
    {"what": "score", "colour": "black"}                  a number of points, without komi
    {"what": "rule", "at": "C2"}                          "allowed", or the rule that forbids a move
                                                          there: "rule-6", "rule-7", "rule-8"
    {"what": "repeated", "at": "C2"}                      the turn after which the grid was as that
                                                          move would leave it; 0 is the start,
                                                          "none" for no turn
    {"what": "owner", "at": "C2"}                         whom a point counts for: "black", "white"
                                                          or "nobody"
    {"what": "capture", "at": "C2"}                       "yes" or "no": can the next player capture
                                                          the group at C2, whatever the opponent
                                                          does
    {"what": "ahead"}                                     "black", "white" or "tie", if both play
                                                          perfectly until the end

A question may also come as {"words": "reach white A1"}, as the attribute `ask` of <tt-board> has it.
"found" lists what has been found so far, and "played" the turns since a question "take" or "save".
A guess is a vertex, or "done" for "there are no more"; or one of the `choices`.
"""

from ttgo import vertex
from ttgo.explain.evidence import would
from ttgo.explain.narrate import area_sentence, result_sentence, score_sentence
from ttgo.explain.sentences import allowed_again, clause, why
from ttgo.guards import brief
from ttgo.illegal import Repeats
from ttgo.language import joined, say
from ttgo.match import Match
from ttgo.points import count
from ttgo.position import BLACK, WHITE
from ttgo.rules import move, opponent
from ttgo.scoring import Score, area_by
from ttgo.teach.answers import (
    CHOICES,
    NOBODY,
    SETS,
    Question,
    check_guess,
    counting,
    evidence,
    finds,
    right,
)
from ttgo.teach.frame import frame
from ttgo.teach.reading import ahead, captures, line
from ttgo.vertex import PASS

YES, NO, TIE, NONE, DONE = "yes", "no", "tie", "none", "done"
_RULES = ("allowed", "rule-6", "rule-7", "rule-8")
_OFFERED = {
    "ahead": (BLACK, WHITE, TIE),
    "winner": (BLACK, WHITE, TIE),
    "to-play": (BLACK, WHITE),
    "owner": (BLACK, WHITE, NOBODY),
    "rule": _RULES,
}

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Shown = dict[str, object]


def answer(match: Match, question: "Mapping[str, object]") -> "list[str] | str | int":
    """The right vertices, in order from A1, or the right choice. Raises ValueError, a sentence, for
    anything else.
    """
    asked = Question(match, question)
    return match.board.grid.named(right(asked)) if asked.what in SETS else choice(asked)


def choices(match: Match, question: "Mapping[str, object]") -> "list[str | int]":
    """The choices; empty for a question whose answer is a set of points. Raises ValueError as
    `answer` does.
    """
    asked = Question(match, question)
    return [] if asked.what in SETS else offered(asked)


def judge(match: Match, question: "Mapping[str, object]", guess: object) -> "dict[str, object]":
    """Whether a guess is right, and the evidence.

        right     true or false
        at        the vertex guessed; None for a choice and for "done"
        say       a sentence with the reason
        paths     lists of vertices: how a point reaches a colour
        points    vertices that show it: the border of points that do not reach, or stones that a
                  move clears
        earlier   the rows of the grid that a move would repeat; else None
        frames    the positions of a line of turns that shows it (frame.py)
        finds     the vertices that a right guess finds, with those of its string or region
        reply     the opponent's answer, if it is then open again what becomes of the string; else ""
        left      how many right points are still to be found; for a choice 0 if it is right, else 1

    Raises ValueError, a sentence, for an invalid question, or a guess that cannot answer it.
    """
    asked = Question(match, question)
    if asked.what in CHOICES:
        return _verdict(chosen(asked, guess))
    wanted, grid, counts = right(asked), match.board.grid, asked.what == "counts"
    left = wanted & ~asked.found
    if guess == DONE:
        stones = counts and left & ~asked.position.empty != 0
        told = say("more", count=count(left), stones=stones)
        return _verdict({"right": not left, "say": told, "left": count(left)})
    point = vertex.at(grid, guess)
    check_guess(asked, point)
    found = finds(asked, point) & wanted if wanted >> point & 1 else 0
    shown, others = evidence(asked, point), found & ~(1 << point)
    if counts and others:
        shown["say"] = joined(str(shown["say"]), say("as_joined", at=grid.named(others)))
    shown["right"], shown["at"] = found != 0, asked.vertex(point)
    shown["finds"], shown["left"] = grid.named(found), count(left & ~found)
    return _verdict(shown)


def _verdict(shown: "dict[str, object]") -> "dict[str, object]":
    """A verdict with all its keys."""
    for key in ("paths", "points", "finds", "frames"):
        shown.setdefault(key, [])
    for key in ("at", "earlier"):
        shown.setdefault(key, None)
    shown.setdefault("reply", "")
    return shown


# Multiple choice: the choices, the right one, and the verdict on the reader's


def choice(asked: Question) -> "str | int":
    """The right choice."""
    match, what = asked.match, asked.what
    if what in ("ahead", "winner"):
        margin = match.score().margin if what == "winner" else ahead(match, match.start.komi)[0]
        return _side(margin)
    if what == "to-play":
        return match.board.to_play
    if what == "over":
        return YES if match.over else NO
    if what == "owner":
        return clause(asked.position, asked.point, match.game.rules.wording)[0]
    if what == "capture":
        return YES if captures(match, asked.point) else NO
    if what == "score":
        return count(area_by(match.game.rules.wording, asked.position, asked.colour))
    refused = match.board.why_not(asked.vertex(asked.point))
    if what == "repeated":
        return refused.turn if isinstance(refused, Repeats) else NONE
    if what == "rule":
        return _RULES[0] if refused is None else f"rule-{refused.rule}"
    return YES if refused is None else NO


def _side(margin: float) -> str:
    return TIE if margin == 0 else BLACK if margin > 0 else WHITE


def offered(asked: Question) -> "list[str | int]":
    """The choices."""
    if asked.what == "score":
        return sorted(_numbers(asked))
    if asked.what == "repeated":
        return _turns(asked)
    return list(_OFFERED.get(asked.what, (YES, NO)))


def _numbers(asked: Question) -> "dict[int, str]":
    """The score and three wrong numbers, each with the common mistake that leads to it (`miscounts`
    of the language; "" for none).
    """
    match = asked.match
    score = match.score()
    wanted, other = (
        (score.black, score.white) if asked.colour == BLACK else (score.white, score.black)
    )
    stones = count(asked.position.points(asked.colour))
    found = {wanted: ""}
    for wrong, mistake in (
        (stones, "stones"),
        (wanted + score.neutral, "both"),
        (wanted - stones, "empty"),
        (other, "other"),
        (wanted + 1, ""),
        (wanted + 2, ""),
        (wanted + 3, ""),
    ):
        if wrong not in found and len(found) < 4:
            found[wrong] = mistake
    return found


def _turns(asked: Question) -> "list[str | int]":
    """The turn whose grid would be repeated, and others; 0 is the start."""
    game, right = asked.match.board, choice(asked)
    found = [right] if isinstance(right, int) else []
    for turn in (0, game.turn - 1, game.turn, game.turn // 2, 1):
        if turn not in found and 0 <= turn <= game.turn and len(found) < 4:
            found.append(turn)
    return sorted(found) + [NONE]


def chosen(asked: Question, guess: object) -> "Shown":
    """The verdict on a choice. Raises ValueError if it is not one of the choices."""
    among = offered(asked)
    meant = [one for one in among if str(one) == str(guess)]  # a number may come as text
    if not meant:
        raise ValueError(
            f"Choose one of {', '.join(str(one) for one in among)}, not {brief(guess)}."
        )
    right = choice(asked)
    shown = {
        "ahead": _of_lead,
        "winner": _of_winner,
        "over": _of_end,
        "to-play": _of_turn,
        "score": _of_score,
        "owner": lambda asked: counting(asked, asked.point),
        "capture": _of_capture,
    }.get(asked.what, _of_move)(asked)
    if asked.what == "score" and isinstance(meant[0], int):
        mistake = _numbers(asked)[meant[0]]
        if mistake:
            miscounted = say(
                "miscounts", points=meant[0], how=mistake, other=opponent(asked.colour)
            )
            shown["say"] = joined(miscounted, str(shown["say"]))
    shown["right"], shown["left"] = meant[0] == right, 0 if meant[0] == right else 1
    return shown


def _of_winner(asked: Question) -> "Shown":
    score, position = asked.match.score(), asked.position
    said = joined(say("score_alone", score=score_sentence(score)), result_sentence(score))
    return {"say": said, "frames": [frame(position, 10, said, marked=position.empty)]}


def _of_lead(asked: Question) -> "Shown":
    komi = asked.match.start.komi
    turns = ahead(asked.match, komi)[1]
    end, shown = line(asked.position, turns, asked.match.board.to_play)
    score = Score(end, komi)
    told = say("score_alone", score=score_sentence(score))
    best = say("best_line", line=turns) if turns else ""
    return {"say": joined(best, told, result_sentence(score)), "frames": shown}


def _of_end(asked: Question) -> "Shown":
    turns = asked.match.board.turns
    if asked.match.over:
        return {"say": say("is_over", before=len(turns) - 1, last=len(turns))}
    return {"say": say("is_not_over", turns=len(turns) > 0, passed=list(turns[-1:]) == [PASS])}


def _of_turn(asked: Question) -> "Shown":
    game = asked.match.board
    if not game.turn:
        return {"say": say("plays_first", player=game.to_play)}
    last = "" if game.last == PASS else game.last
    return {
        "say": say("plays_next", player=game.to_play, passed=last == "", last=last),
        "points": [last] if last else [],
    }


def _of_score(asked: Question) -> "Shown":
    match = asked.match
    counted = area_by(match.game.rules.wording, asked.position, asked.colour)
    return {"say": area_sentence(match, asked.colour), "points": match.board.grid.named(counted)}


def _of_capture(asked: Question) -> "Shown":
    at, player = asked.vertex(asked.point), asked.match.board.to_play
    turns = captures(asked.match, asked.point)
    if not turns:
        string = asked.match.board.grid.named(asked.string())
        return {"say": say("is_kept", player=player, vertex=at), "points": string}
    told = say("is_caught", player=player, move=turns[0], vertex=at, line=turns[1:])
    return {"say": told, "frames": line(asked.position, turns, player)[1]}


def _of_move(asked: Question) -> "Shown":
    """Whether a move is allowed, and why."""
    game = asked.match.board
    reason = why(game, asked.point)
    at = str(reason["at"])
    shown: "Shown" = {"say": reason["say"], "points": reason["points"], "at": at}
    refused = game.why_not(at)
    if isinstance(refused, Repeats):
        shown["earlier"] = game.position_after(refused.turn).rows()
    if refused is None:
        did = would(game, asked.point)
        after = move(game.position, asked.point, did.colour)
        same = [turn for turn in range(game.turn + 1) if game.position_after(turn) == after]
        if same:
            because = allowed_again(game, same[0])
        else:
            because = say(
                "is_allowed",
                player=did.colour,
                captured=count(did.captured),
                suicide=count(did.suicide),
            )
        shown["say"] = joined(str(reason["say"]), because)
    return shown
