"""A walk through a game that has been played (no chapter of Learn), a moment wherever a rule acted
for the first time or most: a capture (rule 7), a turn that the rules refused, two eyes, and where
it was played to its end the last move that changed the score and the count. As plain values:

turn    the place in the record's line
rule    the number of the rule
say     what happened there, and why
points  the vertices that it is about
"""

from ttgo.explain.evidence import steps
from ttgo.explain.narrate import TOPICS, happened, result_lines
from ttgo.explain.sentences import refusal, step_lines
from ttgo.illegal import Occupied, Repeats
from ttgo.language import joined, say
from ttgo.match import PLAY, Match
from ttgo.points import count, lowest
from ttgo.position import BLACK, WHITE
from ttgo.record.tree import Record
from ttgo.rules import opponent
from ttgo.teach.life import with_eyes
from ttgo.vertex import PASS
from ttgo.vertex import at as vertex_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Moment = dict[str, Any]


def moments(record: Record, tried: "list[str]") -> "list[Moment]":
    """At most six, in their order, of the record's line. `tried` are turns that somebody has tried
    there and the rules have refused, such as "12 C3": C3 after 12 turns.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> for word in "B2 A2 A1 C2 A3 pass pass".split():
    ...     record.here = record.here.follow(word)
    >>> [(moment["turn"], moment["rule"]) for moment in moments(record, [])]
    [(5, 7), (7, 9)]
    """
    from ttgo.solve import life  # comes with such a question

    match = record.new_match()
    found: "dict[str, Any]" = {}
    captured, before, played, gained = 0, match.score().margin, 0, ""
    for turn, node in enumerate(record.line()):
        if turn:
            match.take(node.word)
        board, now = match.game, match.score().margin
        did = steps(board) if board.turn > played else None
        if did is not None:
            number = count(did.captured)
            if number > captured:
                which = "most" if captured else "capture"
                said = say("most_here") if captured else say("capture_here", captured=number)
                said = joined(happened(match)[1], said)
                found[which] = _moment(turn, 7, said, [board.last])
                captured = number
            gain = (now - before) * (1 if did.colour == BLACK else -1)
            if gain > 0:
                gained = say("gain_here", gain=int(gain))
                found["gain"] = _moment(turn, 9, joined(happened(match)[1], gained), [board.last])
            at = board.grid.vertices[lowest(did.captured)] if number == 1 else ""
            if at and not found.get("ko") and _is_ko(match, at):
                said = say("ko_here", player=board.to_play)
                found["ko"] = _refused(match, turn, at, said)
            found["eyes"] = found.get("eyes") or _eyes(life, match, turn)
        for one in tried:
            place, _, at = one.partition(" ")
            if place == str(turn) and at and not found.get("refused"):
                said = say("tried_here", player=board.to_play, vertex=at)
                found["refused"] = _refused(match, turn, at, said)
        before, played = now, board.turn
    if found.get("refused"):
        found["ko"] = None
    if not match.over:  # somebody resigned: nothing says that no move would have gained more
        found.pop("gain", None)
    for which in ("capture", "most"):
        if "gain" in found and which in found and found[which]["turn"] == found["gain"]["turn"]:
            found[which]["say"] = joined(found[which]["say"], gained)
            del found["gain"]
    if match.over:
        said = joined(*[sentence for rule, sentence in result_lines(match) if rule > 8])
        found["end"] = _moment(turn, 9, said, [])
    return sorted([one for one in found.values() if one], key=lambda moment: moment["turn"])


def by_rule(record: Record, tried: "list[str]", yours: bool) -> "list[Moment]":
    """Where each of the rules 2 to 10 acted in a game that is over, the reader's own or not, as far as
    it did: a colour, what an empty point reaches in the end, a capture and its clearing, the first
    two turns, a refusal, the passes, the count, the winner.
    """
    found = {moment["rule"]: moment for moment in reversed(moments(record, tried))}
    match = record.new_match()
    line = record.line()
    for turn, node in enumerate(line[1:], 1):
        match.take(node.word)
        said, last = happened(match)[1], match.board.last
        at = [] if last == PASS else [last]
        if turn == 1 and at:
            found[2] = _moment(
                turn, 2, TOPICS["here"](match, vertex_at(match.board.grid, at[0])), at
            )
        if turn <= 2:
            found[5] = _moment(turn, 5, joined(found.get(5, {"say": ""})["say"], said), at)
        did = steps(match.board)
        if found.get(7, {"turn": 0})["turn"] == turn and did is not None and did.captured:
            gone = [sentence for _, sentence in step_lines(did, match.position)][1]
            found[4] = _moment(turn, 4, gone, match.board.grid.named(did.captured))
    if not match.over:
        return []
    turn, empty = len(line) - 1, match.position.empty
    if empty:
        point = lowest(empty)
        at = [match.board.grid.vertices[point]]
        found[3] = _moment(turn, 3, TOPICS["reach"](match, point), at)
    for rule in (8, 9, 10):
        said = joined(*[sentence for number, sentence in result_lines(match) if number == rule])
        found[rule] = _moment(turn, rule, said, [])
    for moment in found.values():
        moment["say"] = say("in_a_game", yours=yours, turn=moment["turn"], said=moment["say"])
    return [found[rule] for rule in sorted(found)]


def _moment(turn: int, rule: int, said: str, points: "list[str]") -> "Moment":
    return {"turn": turn, "rule": rule, "say": said, "points": points}


def _refused(match: Match, turn: int, vertex: str, said: str) -> "Moment | None":
    """A move that rule 6 or 7 refuses now; None if it does not, or a stone was there already."""
    refused = match.board.why_not(vertex) if match.state == PLAY else None
    if refused is None or refused.rule not in (6, 7) or isinstance(refused, Occupied):
        return None
    return _moment(turn, refused.rule, joined(said, refusal(match.board, refused)), [vertex])


def _is_ko(match: Match, vertex: str) -> bool:
    """Whether a move there would bring an earlier position back; suicide brings back this one."""
    refused = match.board.why_not(vertex)
    return isinstance(refused, Repeats) and refused.turn < match.board.turn


def _eyes(life: "Any", match: Match, turn: int) -> "Moment | None":
    """A string that can never be captured, now that it has two eyes."""
    grid, position = match.board.grid, match.position
    for colour in (BLACK, WHITE):
        own, other = position.points(colour), position.points(opponent(colour))
        alive = life.unconditionally_alive(grid, own, other) & own
        if alive:
            areas, said = with_eyes(position, lowest(alive))
            return _moment(turn, 4, said, [grid.vertices[lowest(area)] for area in areas])
    return None
