"""A game of two people who send each other links. Each link holds the whole game, and is for
whoever is to play next.

`Record.friend` is what one side keeps of it: {"number": "k3x9q2", "you": "white", "final": 5,
"next": "white"}. `number` is the game's, the same on both sides; `you` is the colour played here;
`final` is the number of words that were sent or received and so are final (-1: not even the start
was sent), and `next` the player to do something after them. Later words can be undone until they
are sent. A resignation counts as a last word.
"""

from ttgo.language import mistake, say
from ttgo.match import AGREE, Match
from ttgo.position import BLACK, WHITE
from ttgo.record.tree import Record, label
from ttgo.rules import opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Friend = dict[str, Any]

SHOWN = 2  # last turns that are played one by one for whoever opens a link
_RESIGNED = {"W+R": BLACK, "B+R": WHITE}


def due(record: Record, match: Match) -> str:
    """The player who has to do something now; "" at the end."""
    if match.over or record.resigned():
        return ""
    if match.state == AGREE and match.proposals:
        return opponent(next(iter(match.proposals)))
    return match.board.to_play


def reached(record: Record) -> int:
    """The number of words up to the present place."""
    return record.depth() + (record.resigned() != "")


def state(friend: "Friend", record: Record, match: Match) -> str:
    """What the game waits for: "move" (of the player here), "send" (of what is not sent), "wait"
    (for the friend); "" at its end.
    """
    at, final = reached(record), friend["final"]
    who = due(record, match) if at >= final else friend["next"]
    if who == friend["you"]:
        return "move"
    return "send" if at > final else "wait" if who else ""


def view(record: Record, match: Match) -> "dict[str, object] | None":
    """What a page shows of the game with a friend (`Friend` in static/view.js)."""
    friend = record.friend
    if friend is None:
        return None
    waits = state(friend, record, match)
    return {"number": friend["number"], "you": friend["you"], "state": waits, "past": []}


def check(event: "dict[str, Any]", plays: bool, record: Record, match: Match) -> None:
    """Raise Wrong if the player here cannot do what the event asks now. `plays`: the event is a
    turn, a proposal or a ruling.
    """
    friend, do = record.friend, event["do"]
    if friend is not None and do == "branch" and event["turn"] <= friend["final"]:
        raise mistake("sent_is_final")
    if friend is None or not (plays or do == "undo"):
        return
    if reached(record) < friend["final"] or (do == "undo" and not can_undo(record)):
        raise mistake("sent_is_final")
    if do != "undo" and not may(event, record, match):
        raise mistake("friends_move")


def may(event: "dict[str, Any]", record: Record, match: Match) -> bool:
    """Whether it is for the player here to do what the event asks."""
    friend: "Friend" = record.friend or {}
    return (
        state(friend, record, match) == "move"
        and event.get("player", friend["you"]) == friend["you"]
    )


def can_undo(record: Record) -> bool:
    """Whether the last word can still be undone, since it was not sent."""
    return record.friend is None or reached(record) > max(0, record.friend["final"])


def sent(record: Record, match: Match) -> None:
    """Make all words up to the place final: they have been sent, or received."""
    friend = record.friend
    if friend is not None and reached(record) > friend["final"]:
        friend["final"], friend["next"] = reached(record), due(record, match)


def begun(record: Record, match: Match) -> None:
    """Begin from a game's first link: its reader plays the colour whom the link is for."""
    friend, last = record.friend, record.here
    if friend is None:
        return
    mover = _RESIGNED.get(record.resigned()) or last.turn[0] or last.word.partition("=")[0]
    friend["you"] = due(record, match) or (BLACK if mover == WHITE else WHITE)
    sent(record, match)


def merge(record: Record, other: Record) -> str:
    """Add the new words of a later link of the same game. Returns a sentence about a link with
    nothing new or something odd; else "". Raises Wrong, changing nothing, if the link contradicts a
    final word.
    """
    friend: "Friend" = record.friend or {}
    line, news = record.line(), _words(other)
    known = _words(record)[: max(0, friend["final"])]
    same = 0
    while same < min(len(known), len(news)) and known[same] == news[same]:
        same += 1
    begins = record.start == other.start
    if not begins or same < min(len(known), len(news)):
        raise mistake("another_game", turn=same + 1 if begins else 0)
    labels = [label(node) for node in other.line()[1:]] + news[-1:]
    if same < len(known):
        answer = label(line[same + 1]) if same + 1 < len(line) else known[same]
        return say("link_is_old", turn=same, last=labels[same - 1] if same else "", answer=answer)
    if same == len(news):
        if reached(record) < same:
            record.here = line[min(same, len(line) - 1)]
        return say("own_link") if friend["next"] not in (friend["you"], "") else ""
    odd = ""
    node = line[same]
    match = record.match_at(node)
    record.notes.pop("RE", None)  # a resignation that was never sent
    for place in range(same, len(news)):
        word = news[place]
        own = due(record, match) == friend["you"]
        if own and not odd and all(after.word != word for after in node.next):
            odd = labels[place]
        if word in _RESIGNED:
            record.here = node
            record.resign(_RESIGNED[word])
        else:
            node = node.follow(word)
            match.take(word)
    record.here = node
    friend["final"], friend["next"] = len(news), due(record, match)
    return say("not_from_here", move=odd) if odd else ""


def words_told(record: Record) -> "list[str]":
    """The words to send to the friend: all final ones, and those up to the place."""
    return _words(record)[: max(reached(record), record.friend["final"] if record.friend else 0)]


def _words(record: Record) -> "list[str]":
    """The words of the line, with a resignation as its last one."""
    ends = [text for text in record.notes.get("RE", []) if text in _RESIGNED]
    return [node.word for node in record.line()[1:]] + ends
