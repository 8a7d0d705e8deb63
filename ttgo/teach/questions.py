"""Questions about a match that the rules answer: a reader predicts, and is told at once whether it is so, and why.

A question is a dict of plain values. Its answer is a set of points, found one after the other,

    {"what": "beside", "at": "C3"}                            the points next to C3
    {"what": "colour", "colour": "black"}                     the points that are "black", "white" or "empty"
    {"what": "reach", "colour": "white"}                      the empty points that reach white,
    {"what": "reach", "colour": "white", "among": ["A1"]}       or those of the given points that do (stones too)
    {"what": "clear", "colour": "black", "at": "C2"}          what clearing black empties once the next player has coloured C2
    {"what": "legal"} {"what": "illegal"}                     the empty points where the next player may, and may not, move
    {"what": "captures"} {"what": "suicide"}                  where such a move would be one, whether rule 6 allows it or not
    {"what": "repeats"}                                       where rule 6 refuses it
    {"what": "counts", "colour": "black"}                     the points that count for "black", "white" or "nobody"
    {"what": "liberties", "at": "C2"}                         the liberties of the string at C2
    {"what": "atari"} {"what": "atari", "colour": "white"}    the points of strings with one liberty

or a choice:

    {"what": "allowed", "at": "C2"}                           "yes" or "no": may the next player move there
    {"what": "to-play"}                                       "black" or "white": whose turn is it
    {"what": "over"}                                          "yes" or "no": is the game over
    {"what": "winner"}                                        "black", "white" or "tie", if the game ended now
    {"what": "score", "colour": "black"}                      a number of points, without komi

"found" is a list of what has been found so far. A guess is a vertex, or "done" for "there are no more"; or one of the `choices`.
"""

from ttgo.explain.narrate import happened, what_next
from ttgo.explain.result import area_sentence, result_sentence, score_sentence
from ttgo.explain.sentences import why
from ttgo.illegal import Repeats, brief
from ttgo.match import Match
from ttgo.points import count
from ttgo.rules import BLACK, WHITE, area
from ttgo.teach.answers import SETS, Asked, check_guess, evidence, finds, points_of, right
from ttgo.teach.frame import rows_of
from ttgo.vertex import names, read

CHOICES = ("allowed", "over", "score", "to-play", "winner")
QUESTIONS = SETS + CHOICES
DONE = "done"
YES, NO, TIE = "yes", "no", "tie"


def answer(match: Match, question: object) -> "list[str] | str | int":
    """The right vertices, in order from A1, or the right choice. Raises ValueError, a sentence, for what is no question."""
    asked = _asked(match, question)
    return names(match.board.grid, right(asked)) if asked.what in SETS else _choice(asked)


def choices(match: Match, question: object) -> "list[str | int]":
    """What there is to choose from; empty for a question whose answer is a set of points. Raises ValueError as `answer` does."""
    return _offered(_asked(match, question))


def judge(match: Match, question: object, guess: object) -> "dict[str, object]":
    """Whether a guess is right, and the evidence.

        right     true or false
        at        the vertex guessed; None for a choice and for "done"
        say       a sentence with the reason
        paths     lists of vertices: how a point reaches a colour
        points    vertices that show it: the border of what does not reach, the stones that a move would clear
        earlier   the rows of the grid that a move would repeat; else None
        finds     the vertices that a right guess finds, those of its string or region with it
        left      how many right points are still to be found; for a choice 0 if it is right, else 1

    Raises ValueError, a sentence, for what is no question, and for a guess that is no answer to it.
    """
    asked = _asked(match, question)
    if asked.what in CHOICES:
        return _chosen(asked, guess)
    wanted = right(asked)
    if isinstance(guess, str) and guess == DONE:
        left = count(wanted & ~asked.found)
        more = f"There {'is' if left == 1 else 'are'} {left} more." if left else "There are no more."
        return _verdict({"right": left == 0, "say": more, "left": left})
    points = points_of(match, [guess], "guess")
    point = read(match.board.grid, guess)
    assert point is not None
    check_guess(asked, point)
    found = finds(asked, point) & wanted if wanted & points else 0
    shown = evidence(asked, point)
    shown["right"], shown["at"] = found != 0, asked.vertex(point)
    shown["finds"] = names(match.board.grid, found)
    shown["left"] = count(wanted & ~asked.found & ~found)
    return _verdict(shown)


def _asked(match: Match, question: object) -> Asked:
    if not isinstance(question, dict):
        raise ValueError(f'A question is an object such as {{"what": "legal"}}, not {brief(question)}.')
    what = question.get("what")
    if not isinstance(what, str) or what not in QUESTIONS:
        raise ValueError(f"There is no question {brief(what)}; there are {', '.join(sorted(QUESTIONS))}.")
    return Asked(match, question, what)


def _verdict(shown: "dict[str, object]") -> "dict[str, object]":
    """A verdict with all its keys."""
    for key in ("paths", "points", "finds"):
        shown.setdefault(key, [])
    for key in ("at", "earlier"):
        shown.setdefault(key, None)
    return shown


# Choices


def _choice(asked: Asked) -> "str | int":
    """The right one."""
    match = asked.match
    if asked.what == "winner":
        margin = match.score().margin
        return TIE if margin == 0 else BLACK if margin > 0 else WHITE
    if asked.what == "to-play":
        return match.board.to_play
    if asked.what == "over":
        return YES if match.over else NO
    if asked.what == "allowed":
        return YES if why(match.board, asked.point)["legal"] else NO
    return count(area(asked.position, asked.colour, match.game.rules.score))


def _offered(asked: Asked) -> "list[str | int]":
    if asked.what in SETS:
        return []
    if asked.what == "winner":
        return [BLACK, WHITE, TIE]
    if asked.what == "to-play":
        return [BLACK, WHITE]
    return list(_numbers(asked)) if asked.what == "score" else [YES, NO]


def _numbers(asked: Asked) -> "list[int]":
    """The score and three other numbers, in order: what one gets by a usual mistake, as far as these differ."""
    match = asked.match
    score = match.score()
    wanted, other = (score.black, score.white) if asked.colour == BLACK else (score.white, score.black)
    found = [wanted]
    stones = count(asked.position.points(asked.colour))
    for wrong in (stones, wanted + score.neutral, wanted - stones, other, wanted + 1, wanted + 2, wanted + 3):
        if wrong not in found and len(found) < 4:
            found.append(wrong)
    return sorted(found)


def _chosen(asked: Asked, guess: object) -> "dict[str, object]":
    """The verdict on a choice."""
    match = asked.match
    offered = _offered(asked)
    meant = [one for one in offered if not isinstance(guess, bool) and guess in (one, str(one))]
    if not meant:
        raise ValueError(f"Choose one of {', '.join(str(one) for one in offered)}, not {brief(guess)}.")
    good = meant[0] == _choice(asked)
    shown: "dict[str, object]" = {"right": good, "left": 0 if good else 1}
    score = match.score()
    if asked.what == "winner":
        shown["say"] = f"{score_sentence(score)}. {result_sentence(score)}"
    elif asked.what in ("over", "to-play"):
        shown["say"] = f"{happened(match)[1]} {what_next(match)}"
    elif asked.what == "score":
        shown["say"] = area_sentence(match, asked.colour)
        shown["points"] = names(match.board.grid, area(asked.position, asked.colour, match.game.rules.score))
    else:
        reason = why(match.board, asked.point)
        shown["say"], shown["points"], shown["at"] = reason["say"], reason["points"], reason["at"]
        refused = match.board.why_not(str(reason["at"]))
        if isinstance(refused, Repeats):
            shown["earlier"] = rows_of(match.board.position_after(refused.turn))
    return _verdict(shown)
