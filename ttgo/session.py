"""Events in, views out: the only thing that a front end talks to.

    event                                                   answer
    {"do": "view"}                                          the view
    {"do": "turn", "at": "E5"} or "pass"                    the view after it, or with the refusal and its rule
    {"do": "undo"} {"do": "redo"} {"do": "goto", "turn": 3} the view of another place in the record
    {"do": "branch", "turn": 3, "at": "D4"}                 the view after the other turn 3 that was played once
    {"do": "new", "width": 9, "height": 9, "komi": 0}       the view of an empty grid
    {"do": "load", "text": "..."}                           the view of a saved game
    {"do": "look", "at": "E5"}                              what there is to see at a point; changes nothing
    {"do": "tell", "what": "score", "at": "E5"}             a sentence; changes nothing

An answer holds "view" and "save" (the text that `load` takes back), or "look", or "tell". Whatever else comes in is answered with a
view whose "say" tells what was wrong, and changes nothing.
"""

import json

from ttgo import explain, vertex
from ttgo.illegal import Illegal, brief
from ttgo.record import Node, Record, read
from ttgo.view import view


class Session:
    """A record and the game at one place of it, changed by events. It begins with an empty 9x9 grid."""

    def __init__(self) -> None:
        self._open(Record(9))

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Nothing that comes in raises."""
        return json.dumps(self.handle(_event(text)))

    def handle(self, event: object) -> "dict[str, object]":
        """The answer to an event, both as plain values. Nothing that comes in raises."""
        try:
            if not isinstance(event, dict):
                raise ValueError(f'An event is a JSON object such as {{"do": "view"}}, not {brief(event)}.')
            do = event.get("do")
            if not isinstance(do, str) or do not in _EVENTS:
                raise ValueError(f"There is no event {brief(do)}; there are {', '.join(sorted(_EVENTS))}.")
            return _EVENTS[do](self, event)
        except Illegal as refused:
            return self._view(refused.rule, explain.refusal(self.game, refused), refused)
        except ValueError as wrong:
            return self._view(0, str(wrong), error=True)

    def save(self) -> str:
        """The record as text."""
        return self.record.write()

    def load(self, text: str) -> None:
        """Go on with a record that `save` gave; raises ValueError, and changes nothing, for other text."""
        self._open(read(text))

    def _open(self, record: Record) -> None:
        self.game = record.game()
        self.record = record

    def _view(
        self, rule: int, say: str, refused: "Illegal | None" = None, error: bool = False
    ) -> "dict[str, object]":
        return {"view": view(self.record, self.game, rule, say, refused, error), "save": self.save()}

    def _now(self, prefix: str = "") -> "dict[str, object]":
        """The view with what the last turn did."""
        rule, did = explain.turn_done(self.game)
        ask = explain.what_next(self.game)
        return self._view(rule, " ".join(part for part in (prefix, did, ask) if part))

    def _go(self, node: Node) -> None:
        """Go to another place of the record."""
        self.record.here = node
        line = self.record.line()[1 : self.record.depth() + 1]
        game = self.game
        common = 0
        for turn, there in zip(game.turns, line):
            if turn != there.vertex:
                break
            common += 1
        while game.turn > common:
            game.undo()
        for there in line[common:]:
            game.play(there.vertex)

    def _do_view(self, event: "dict[str, object]") -> "dict[str, object]":
        return self._now()

    def _do_turn(self, event: "dict[str, object]") -> "dict[str, object]":
        self.game.play(event.get("at"))  # type: ignore[arg-type]  # what is no text is refused like a wrong vertex
        self.record.here = self.record.here.follow(self.game.last)
        return self._now()

    def _do_undo(self, event: "dict[str, object]") -> "dict[str, object]":
        parent = self.record.here.parent
        if parent is None:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        undone = f"Turn {self.game.turn} is undone."
        self._go(parent)
        return self._view(0, f"{undone} {explain.what_next(self.game)}")

    def _do_redo(self, event: "dict[str, object]") -> "dict[str, object]":
        chosen = self.record.here.chosen
        if chosen is None:
            raise ValueError("There is no turn to redo: this is the last one.")
        self._go(chosen)
        return self._now()

    def _do_goto(self, event: "dict[str, object]") -> "dict[str, object]":
        line = self.record.line()
        self._go(line[_turn(event, len(line) - 1)])
        return self._now(f"Turn {self.game.turn} of {len(line) - 1}." if self.game.turn else "")

    def _do_branch(self, event: "dict[str, object]") -> "dict[str, object]":
        line = self.record.line()
        turn = _turn(event, len(line) - 1)
        at = event.get("at")
        for node in line[turn - 1].next if turn else []:
            if node.vertex == at:
                line[turn - 1].chosen = node
                self._go(node)
                return self._now(f"Another turn {turn}.")
        raise ValueError(f"There is no other turn {turn} at {brief(at)} in this record.")

    def _do_new(self, event: "dict[str, object]") -> "dict[str, object]":
        width = event.get("width")
        self._open(Record(width, event.get("height", width), event.get("komi", 0)))  # type: ignore[arg-type]
        return self._now()

    def _do_load(self, event: "dict[str, object]") -> "dict[str, object]":
        self.load(event.get("text"))  # type: ignore[arg-type]
        return self._now()

    def _do_look(self, event: "dict[str, object]") -> "dict[str, object]":
        return {"look": explain.look(self.game, self._point(event))}

    def _do_tell(self, event: "dict[str, object]") -> "dict[str, object]":
        what = event.get("what")
        if not isinstance(what, str) or what not in explain.TOPICS:
            raise ValueError(
                f"There is nothing to tell of {brief(what)}; ask for {', '.join(sorted(explain.TOPICS))}."
            )
        return {"tell": explain.TOPICS[what](self.game, self._point(event))}

    def _point(self, event: "dict[str, object]") -> int:
        point = vertex.read(self.game.grid, event.get("at"))
        if point is None:
            raise ValueError('A pass is not a point to look at; write a vertex such as "A1".')
        return point


_EVENTS = {
    "view": Session._do_view,
    "turn": Session._do_turn,
    "undo": Session._do_undo,
    "redo": Session._do_redo,
    "goto": Session._do_goto,
    "branch": Session._do_branch,
    "new": Session._do_new,
    "load": Session._do_load,
    "look": Session._do_look,
    "tell": Session._do_tell,
}


def _event(text: str) -> object:
    """The value of a JSON text; for anything else a text, which is no event either."""
    try:
        return json.loads(text) if isinstance(text, str) else ""
    except (ValueError, RuntimeError):
        return text


def _turn(event: "dict[str, object]", last: int) -> int:
    """The number of a turn; raises ValueError if the record has no such turn."""
    turn = event.get("turn")
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= last:
        raise ValueError(f"There is no turn {brief(turn)} to go to; there are 0, the start, to {last}.")
    return turn
