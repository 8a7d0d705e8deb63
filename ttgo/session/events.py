"""The events that a session takes, with what each does and its keys and types: the one door that
all of them pass. The scripts have the same table (static/words/events.js).

    event                                                   answer
    {"do": "view"}                                          the view
    {"do": "turn", "at": "E5"} or "pass"                    the view after it, or with the refusal
                                                            and its rule
    {"do": "turn", "at": "E5", "colour": "white"}           in a setup: the point has this colour, or
                                                            is empty if it had it
    {"do": "undo"} {"do": "redo"} {"do": "goto", "turn": 3} the view of another place in the record
    {"do": "branch", "turn": 3, "at": "D4"}                 the view after another turn 3 that was
                                                            played before
    {"do": "new", "width": 9, "height": 9, "komi": 0, "rules": "Tromp-Taylor", "ending": "strict",
     "handicap": 0, "setup": false}                         the view of an empty grid, with "setup"
                                                            for setting one up, with "friend", a
                                                            number, for a game by links (friend.py);
                                                            handicap stones are placed if the rules
                                                            place them
    {"do": "again"}                                         the view of a new game like this one,
                                                            with the colours swapped; "friend" as
                                                            before
    {"do": "edit"}                                          the view of a setup that begins with the
                                                            present grid, or of the one that the
                                                            record sets up there
    {"do": "begin", "player": "black"} {"do": "clear"}      the set-up position is the start; the
                                                            grid is empty again
    {"do": "propose", "player": "black"}                    the view after a proposal to remove
                                                            marked stones,
    {"do": "propose", "player": "black", "play": true}      or to play on
    {"do": "take", "word": "white=D4,E5"}                   the view after a match's word
    {"do": "rule"}                                          the view after a ruling that removes
                                                            marked stones
    {"do": "resign", "player": "white"}                     the view of a record with that result,
                                                            until "undo"
    {"do": "load", "text": "...", "then": [...]}            the view of a saved game, after the
                                                            events since
    {"do": "keep"}                                          only the text for "load"
    {"do": "open", "name": "a.sgf", "text": "..."}          the view of a file's game; "hex" has its
                                                            bytes if it is not UTF-8; with "last":
                                                            true at its line's end
    {"do": "game", "number": 2}                             the view of another game of that file
    {"do": "export"}                                        the file for "open", as "text";
    {"do": "export", "text": "...", "then": [...]}          that of a saved game; this one goes on
    {"do": "set", "size": "9x9", "moves": "E5 D4", ...}     the view of the game in these attributes
                                                            (tt_board.py)
    {"do": "follow", "link": "...", "friend": true}         the view of a link's game; that of a
                                                            game with a friend goes on, if "friend"
    {"do": "sent"}                                          the link to the friend has been sent

Queries change nothing (queries.py):

    {"do": "look", "at": "E5"}                              facts about a point
    {"do": "tell", "what": "score", "at": "E5"}             a sentence
    {"do": "plot", "turn": 0}                               both scores after that turn and some
                                                            later ones
    {"do": "outline", "all": true}                          rows of the tree, to be listed
                                                            (outline.py)
    {"do": "link"} {"do": "picture"}                        the game as an address's fragment ("to":
                                                            "friend" for the next of a game by
                                                            links), the grid as SVG; its marks are
                                                            those of the record, or of the event's
                                                            "markup"
    {"do": "picture", "rows": ["..", ".X"], "dead": []}     a board that is no game's as SVG, with a
                                                            cross on dead stones
    {"do": "film", "from": 3}                               the grids of the line, from a turn on:
                                                            stones, reach, last turn and comment
    {"do": "facts"}                                         the facts and their points (facts.py)
    {"do": "frames", "of": "reach", "at": "E5"}             a process in steps (frames.py)
    {"do": "moments", "tried": ["12 C3"]}                   where rules acted in the game; with
                                                            "rules": true one a rule (moments.py)
    {"do": "captured"}                                      who has captured first; null for nobody
    {"do": "question", "question": {...}}                   its choices, or the number of points it
                                                            asks for
    {"do": "guess", "question": {...}, "guess": "E5"}       whether that is right, and why
                                                            (questions.py)
    {"do": "reveal", "question": {...}}                     its answer
    {"do": "problem", "at": "E5"} {"do": "problem"}         the effect of a turn in a record of
                                                            right and wrong lines; without "at" the
                                                            first right line (problem.py)
    {"do": "verdict", "dead": ["C3"]}                       who has won on the board, or on that of
                                                            "rows" or "text"
    {"do": "exercise", "kind": "owner", "line": "X.O at=B1", "turned": "b"}
                                                            an exercise (exercises.py)
    {"do": "territory", "shown": {"dead": true}}            one game of ours, counted by area and by
                                                            territory
    {"do": "lesson", "text": "# ..."}                       what a page shows of a lesson (lesson.py)
    {"do": "photo", "pixels": ["...", ...], "width": 400, "height": 400}
                                                            the position in a picture (boards.py)
"""

import json

from ttgo.guards import brief, instead, is_integer
from ttgo.position import BLACK, WHITE

# What an event does, one of these
EFFECTS = (
    "begins",  # a game, in place of the one that is shown
    "loads",  # a game that was kept, an author wrote, or the same file has
    "plays",  # a turn, or what is said after two passes; a record keeps it
    "moves",  # to another place of the record
    "arranges",  # a position before its game, or what else a record keeps
    "shows",  # the game as it is
    "asks",  # and changes nothing
)
# and what else may be said of it
MORE = (
    "fresh",  # the game has no turns yet
    "opens",  # what somebody has brought, a file or a link
    "long",  # as it may read or write hundreds of thousands of turns, search, or read a picture
    "newest",  # of several only the newest matters, after all other events and in this order
)
# Of each event two texts. First what it does, by these words, and then the parts of ttgo/ that come
# with the first such event (static/pyscript.json's "later"). Second the keys that are read without a
# check of their own, each with its type; "?": it may be missing. What an author, an address or a
# person gives (a size, komi, rules, a seed) is checked where it is read, in their words.
EVENTS = {
    "view": ("shows", ""),
    "turn": ("plays", "at:text,colour:text?"),
    "undo": ("moves", ""),
    "redo": ("moves", ""),
    "goto": ("moves", "turn:integer"),
    "branch": ("moves", "turn:integer,at:text"),
    "new": ("begins fresh", "friend:text?"),
    "again": ("begins fresh", "friend:text?"),
    "edit": ("arranges", ""),
    "begin": ("arranges", "player:player"),
    "clear": ("arranges", ""),
    "propose": ("plays", "player:player,play:flag?"),
    "take": ("plays", "word:text"),
    "rule": ("plays", ""),
    "resign": ("plays", "player:player"),
    "load": ("loads long", "text:text,then:list?"),
    "keep": ("asks", ""),
    "open": ("begins opens long sgf", "name:text?,text:text?,hex:text?,last:flag?"),
    "game": ("loads opens long sgf", "number:integer"),
    "export": ("asks long sgf", "text:text?,then:list?"),
    "set": ("loads", ""),
    "follow": ("begins opens long", "link:text,friend:flag?"),
    "sent": ("arranges", ""),
    "look": ("asks newest", "at:text"),
    "tell": ("asks", "what:text,at:text"),
    "outline": ("asks newest", "all:flag?"),
    "plot": ("asks newest", "turn:integer?"),
    "link": ("asks", "to:text?"),
    "picture": ("asks svg", "markup:markup?,rows:texts?,dead:texts?"),
    "film": ("asks", "from:integer?"),
    "facts": ("asks teach", ""),
    "frames": ("asks teach solve", "of:text,at:text?,colour:text?,without:flag?"),
    "moments": ("asks teach solve", "tried:texts?,rules:flag?"),
    "captured": ("asks", ""),
    "question": ("asks teach solve", "question:question"),
    "guess": ("asks teach solve", "question:question"),
    "reveal": ("asks teach solve", "question:question"),
    "problem": ("asks teach", "at:text?"),
    "verdict": (
        "asks long teach solve territory",
        "rows:texts?,text:text?,dead:texts?,at:text?,colour:text?,mark:text?,captured:list?",
    ),
    "exercise": ("asks teach solve", ""),
    "territory": ("asks teach territory", "shown:object"),
    "lesson": ("asks long teach solve lessons", "text:text"),
    "photo": (
        "asks long teach photo",
        "pixels:texts,width:integer,height:integer,size:integer?,corners:list?",
    ),
}
_QUESTION = "what:text?,at:text?,colour:text?,among:texts?,found:texts?,played:texts?"


TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(text, str) for text in value)


_TYPES: "dict[str, tuple[Callable[[object], bool], str]]" = {
    "text": (lambda value: isinstance(value, str), "text"),
    "texts": (_is_texts, "a list of texts"),
    "list": (lambda value: isinstance(value, list), "a list"),
    "object": (lambda value: isinstance(value, dict), "an object"),
    "question": (lambda value: isinstance(value, dict), 'an object such as {"what": "legal"}'),
    "markup": (lambda value: value is None or isinstance(value, dict), "an object, as in a view"),
    "integer": (is_integer, "a whole number"),
    "flag": (lambda value: isinstance(value, bool), "true or false"),
    "player": (lambda value: value in (BLACK, WHITE), "black or white"),
}


def does(do: object, word: str) -> bool:
    """Whether an event is of a kind.

    >>> does("undo", "moves"), does("undo", "asks")
    (True, False)
    """
    return word in EVENTS[str(do)][0].split()


def by_kind() -> "dict[str, list[str]]":
    """The events of each kind, in the order of the table."""
    return {kind: [do for do in EVENTS if does(do, kind)] for kind in EFFECTS + MORE}


def read_event(text: object) -> object:
    """The value of a JSON text. Other text comes back as it is, and anything else as ""; neither is
    an event.
    """
    try:
        return json.loads(text) if isinstance(text, str) else ""
    except (ValueError, RuntimeError):
        return text


def check_event(event: object) -> "dict[str, object]":
    """The event, if it is one. Raises ValueError, a sentence, if it is unknown, or lacks what it
    needs.
    """
    if not isinstance(event, dict):
        raise ValueError(f'An event is a JSON object such as {{"do": "view"}}, not {brief(event)}.')
    do = event.get("do")
    if not isinstance(do, str) or do not in EVENTS:
        raise ValueError(f"There is no event {brief(do)}: {', '.join(sorted(EVENTS))}.")
    _check(event, EVENTS[do][1], do)
    return event


def check_game(game: object) -> "dict[str, Any]":
    """The "game" of an event, if it is one. Raises ValueError, a sentence."""
    _check({"game": game}, "game:object", "event")
    _check(game, EVENTS["load"][1], "game")  # type: ignore[arg-type]  # it is an object
    return game  # type: ignore[return-value]


def _check(given: "dict[str, Any]", keys: str, of: str) -> None:
    for entry in keys.split(",") if keys else []:
        key, _, kind = entry.partition(":")
        if key not in given and kind[-1] == "?":
            continue
        fits, words = _TYPES[kind.rstrip("?")]
        value = given.get(key)
        if not fits(value):
            raise ValueError(f'The "{key}" of "{of}" is {words}{instead(value)}.')
        if kind == "question":
            _check(given[key], _QUESTION, kind)
