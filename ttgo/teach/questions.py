"""Questions about a match that the rules answer: a reader predicts, and learns at once if it is right, and why.

A question is a dict of plain values. Its answer is a set of points, found one after the other,

    {"what": "beside", "at": "C3"}                            the points next to C3
    {"what": "colour", "colour": "black"}                     the points that are "black", "white" or "empty"
    {"what": "reach", "colour": "white"}                      the empty points that reach white,
    {"what": "reach", "colour": "white", "among": ["A1"]}       or those of the given points that do (stones too)
    {"what": "clear", "colour": "black", "at": "C2"}          what clearing black empties once the next player has coloured C2
    {"what": "legal"} {"what": "illegal"}                     the empty points where the next player may, and may not, move
    {"what": "captures"} {"what": "suicide"}                  where such a move would be one, even if rule 6 forbids it
    {"what": "repeats"}                                       where rule 6 refuses it
    {"what": "counts", "colour": "black"}                     the points that count for "black", "white" or "nobody"
    {"what": "liberties", "at": "C2"}                         the liberties of the string at C2
    {"what": "atari"} {"what": "atari", "colour": "white"}    the points of strings with one liberty
    {"what": "stands", "colour": "white", "at": "C2"}         the white stones after the next player's move at C2

or a choice:

    {"what": "allowed", "at": "C2"}                           "yes" or "no": may the next player move there
    {"what": "to-play"}                                       "black" or "white": whose turn is it
    {"what": "over"}                                          "yes" or "no": is the game over
    {"what": "winner"}                                        "black", "white" or "tie", if the game ended now
    {"what": "score", "colour": "black"}                      a number of points, without komi
    {"what": "rule", "at": "C2"}                              "allowed", or the rule that forbids a move there: "rule-6", "rule-7", "rule-8"
    {"what": "repeated", "at": "C2"}                          the turn after which the grid was as that move would leave it; 0 is the
                                                                start, "none" for no turn
    {"what": "owner", "at": "C2"}                             whom a point counts for: "black", "white" or "nobody"
    {"what": "capture", "at": "C2", "turns": 2}               "yes" or "no": can the next player have the string at C2 cleared by one
                                                                of 2 moves, whatever the opponent does

"found" lists what has been found so far. A guess is a vertex, or "done" for "there are no more"; or one of the `choices`.
"""

from ttgo.illegal import brief
from ttgo.language import enumerated, say
from ttgo.match import Match
from ttgo.points import count
from ttgo.teach.answers import SETS, Asked, check_guess, evidence, finds, points_of, right
from ttgo.teach.choices import CHOICES, choice, chosen, offered
from ttgo.vertex import names, read

QUESTIONS = SETS + CHOICES
DONE = "done"


def answer(match: Match, question: object) -> "list[str] | str | int":
    """The right vertices, in order from A1, or the right choice. Raises ValueError, a sentence, for anything else."""
    asked = _asked(match, question)
    return names(match.board.grid, right(asked)) if asked.what in SETS else choice(asked)


def choices(match: Match, question: object) -> "list[str | int]":
    """The choices; empty for a question whose answer is a set of points. Raises ValueError as `answer` does."""
    asked = _asked(match, question)
    return [] if asked.what in SETS else offered(asked)


def judge(match: Match, question: object, guess: object) -> "dict[str, object]":
    """Whether a guess is right, and the evidence.

        right     true or false
        at        the vertex guessed; None for a choice and for "done"
        say       a sentence with the reason
        paths     lists of vertices: how a point reaches a colour
        points    vertices that show it: the border of points that do not reach, or stones that a move clears
        earlier   the rows of the grid that a move would repeat; else None
        finds     the vertices that a right guess finds, with those of its string or region
        left      how many right points are still to be found; for a choice 0 if it is right, else 1

    Raises ValueError, a sentence, for an invalid question, or a guess that cannot answer it.
    """
    asked = _asked(match, question)
    if asked.what in CHOICES:
        return _verdict(chosen(asked, guess))
    wanted = right(asked)
    if isinstance(guess, str) and guess == DONE:
        missed = count(wanted & ~asked.found)
        told = say("more", count=missed) if missed else say("no_more")
        return _verdict({"right": not missed, "say": told, "left": missed})
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
        raise ValueError(
            f'A question is an object such as {{"what": "legal"}}, not {brief(question)}.'
        )
    what = question.get("what")
    if not isinstance(what, str) or what not in QUESTIONS:
        raise ValueError(
            say("no_question", given=brief(what), all_of_them=enumerated(sorted(QUESTIONS)))
        )
    return Asked(match, question, what)


def _verdict(shown: "dict[str, object]") -> "dict[str, object]":
    """A verdict with all its keys."""
    for key in ("paths", "points", "finds"):
        shown.setdefault(key, [])
    for key in ("at", "earlier"):
        shown.setdefault(key, None)
    return shown
