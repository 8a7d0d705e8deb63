"""Events in, views out: the only thing that a front end talks to.

    event                                                   answer
    {"do": "view"}                                          the view
    {"do": "turn", "at": "E5"} or "pass"                    the view after it, or with the refusal and its rule
    {"do": "undo"} {"do": "redo"} {"do": "goto", "turn": 3} the view of another place in the record
    {"do": "branch", "turn": 3, "at": "D4"}                 the view after another turn 3 that was played before
    {"do": "new", "width": 9, "height": 9, "komi": 0, "rules": "Tromp-Taylor", "ending": "strict",
     "handicap": 0, "setup": false}                         the view of an empty grid, with "setup" for setting one up
    {"do": "again"}                                         the view of a new game like this one, with the colours swapped
    {"do": "edit"}                                          the view of a setup that begins with the present grid, or of the one
                                                            that the record sets up there
    {"do": "begin", "player": "black"} {"do": "clear"}      the set-up position is the start; the grid is empty again
    {"do": "propose", "player": "black"}                    the view after a proposal to remove marked stones,
    {"do": "propose", "player": "black", "play": true}        or to play on
    {"do": "take", "word": "white=D4,E5", "turn": 3}        the view after a match's word; unchanged if "turn" is not the present one
    {"do": "rule"}                                          the view after a ruling that removes marked stones
    {"do": "resign", "player": "white"}                     the view of a record with that result, until "undo" takes it back
    {"do": "load", "text": "...", "then": [...]}            the view of a saved game, after the events since
    {"do": "keep"}                                          only the text for "load"
    {"do": "open", "name": "a.sgf", "text": "..."}          the view of a file's game; "hex" has its bytes if it is not UTF-8; with
                                                            "last": true at its line's end
    {"do": "game", "number": 2}                             the view of another game of that file; "last" as before
    {"do": "export"}                                        the file for "open", as "text" or "hex";
    {"do": "export", "text": "...", "then": [...]}            that of a saved game; this one goes on
    {"do": "set", "size": "9x9", "moves": "E5 D4", ...}     the view of the game in these attributes (attributes.py)
    {"do": "follow", "link": "..."}                         the view of a link's game

While a position is set up, a turn changes the colour of its point; while the players agree or a judge rules, it marks a string.

Questions are in asked.py. An answer holds "view" and "save" (the text for `load`), or "file", or the answer to a question.
Any other event changes nothing; the "say" of its view tells what was wrong.

The text of a large record takes MicroPython longer than the turn (a second and more for ten thousand nodes), so it is sent only when
asked for: until then answers have no "save", but "changed" if the event has changed the record and "load" needs it in "then".
"""

import json

from ttgo import rulesets, vertex
from ttgo.explain import narrate
from ttgo.game import Game
from ttgo.illegal import GameOver, Illegal, brief
from ttgo.language import joined, say
from ttgo.match import AGREE, JUDGE, Match
from ttgo.record import attributes, link, saved
from ttgo.record.node import Node, last_turn
from ttgo.record.tree import Record, label, shared
from ttgo.rules import BLACK, EMPTY, WHITE
from ttgo.session import files, pending, setup
from ttgo.session.asked import ASKED, asked, point_of, read_event, turn_of
from ttgo.session.phase import phase, setting_up
from ttgo.session.view import view
from ttgo.start import Start


class Session:
    """A record and the match at one place of it, changed by events. It begins with an empty 9x9 grid.

    `read_file` turns the bytes and the name of a file into a record, and `write_file` a record into bytes; both may be missing.
    """

    def __init__(
        self, read_file: "files.Read | None" = None, write_file: "files.Write | None" = None
    ) -> None:
        self._read_file = read_file
        self._write_file = write_file
        self._open(Record(Start(9)))

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Never raises for any event."""
        return json.dumps(self.handle(read_event(text)))

    def handle(self, event: object) -> "dict[str, object]":
        """The answer to an event, both as plain values. Never raises for any event."""
        try:
            if not isinstance(event, dict):
                raise ValueError(
                    f'An event is a JSON object such as {{"do": "view"}}, not {brief(event)}.'
                )
            do = (
                "view" if pending.is_late(event, self.record, self._setting_up) else event.get("do")
            )
            if isinstance(do, str) and do in ASKED:
                return asked(do, self.record, self.match, event)
            if not isinstance(do, str) or do not in _EVENTS:
                there_are = ", ".join(sorted(set(_EVENTS) | set(ASKED)))
                raise ValueError(f"There is no event {brief(do)}; there are {there_are}.")
            if do in _GOES_ON and not self._setting_up and self.record.resigned():
                raise GameOver
            answer: "dict[str, object]" = getattr(self, f"_do_{do}")(event)
        except Illegal as refused:
            return self._view(refused.rule, narrate.refused_sentence(self.match, refused), refused)
        except ValueError as wrong:
            return self.refuse(narrate.complaint(wrong))
        answer.update({"changed": True} if do in _CHANGES and "save" not in answer else {})
        return answer

    def refuse(self, why: str) -> "dict[str, object]":
        """The present view, with a sentence that says what was wrong."""
        return self._view(0, why, error=True)

    @property
    def game(self) -> Game:
        """The game that turns go to: the one on the grid, or the copy that plays out a dispute."""
        return self.match.board

    def save(self) -> str:
        """The record as text, with the unfinished work of the session."""
        text = saved.write(self.record, pending.kept(self.match, self._marks, self._setting_up))
        self._size = len(text)
        return text

    def load(self, text: object) -> None:
        """Go on with a record from `save`; raises ValueError, and changes nothing, for other text."""
        record, waiting = saved.read_all(text)
        match = record.match()
        setting_up, marks = pending.taken_up(waiting, record, match)
        self._open(record, setting_up, match)
        self._marks = marks

    def _open(self, record: Record, setting_up: bool = False, match: "Match | None" = None) -> None:
        self.match = match or record.match()
        self.record = record
        self._marks = pending.standing(self.match)  # points marked for a proposal or a ruling
        self._setting_up = setting_up
        self._line = record.line()  # as of the newest view
        self._size = 0  # characters of the text when it was last written

    def _view(
        self, rule: int, say: str, refused: "Illegal | None" = None, error: bool = False
    ) -> "dict[str, object]":
        has_handicap = self.record.start.handicap > 1 and self.record.here.parent is None
        waiting = None if self.record.resigned() else phase(self.match, self._marks)
        if self._setting_up:
            waiting = setting_up(has_handicap)
        self._line = self.record.line()
        shown = view(self.record, self.match, rule, say, refused, error, waiting)
        return {"view": shown} if self._size > _LARGE else {"view": shown, "save": self.save()}

    def _now(self, prefix: str = "", yours: bool = False) -> "dict[str, object]":
        """The view with the last turn's effect; `yours`: a program took it."""
        rule, did = narrate.happened(self.match)
        result = self.record.resigned()
        ask = (
            say("resigned", player=BLACK if result[0] == "W" else WHITE)
            if result
            else narrate.what_next(self.match, yours)
        )
        return self._view(rule, joined(prefix, did, ask))

    def _go(self, node: Node) -> None:
        """Go to another place of the record."""
        self._setting_up = self._setting_up and node is self.record.here
        self.record.here = node
        line, match = self.record.line(), self.match
        common = min(shared(self._line, line) - 1, len(match.words), node.depth)
        while len(match.words) > common:
            match.undo()
        for there in line[common + 1 : node.depth + 1]:
            match.take(there.word)
            there.turn = last_turn(match)
        self._marks = pending.standing(self.match)

    def _follow(self, yours: bool = False) -> "dict[str, object]":
        """Keep the match's last event in the record."""
        self.record.here = self.record.here.follow(self.match.words[-1])
        self.record.here.turn = last_turn(self.match)
        self._marks = pending.standing(self.match)
        return self._now(yours=yours)

    def _do_view(self, event: "dict[str, object]") -> "dict[str, object]":
        return self._now()

    def _do_turn(self, event: "dict[str, object]") -> "dict[str, object]":
        at = event.get("at")
        if self._setting_up:
            record, did = setup.changed(self.record, self.match, point_of(self.match, event))
            self._open(record, setting_up=True)
            return self._view(0, did)
        if self.match.state in (AGREE, JUDGE) and at != vertex.PASS:
            return self._mark(point_of(self.match, event))
        self.match.play(at)  # type: ignore[arg-type]  # other types are refused like a wrong vertex
        return self._follow()

    def _mark(self, point: int) -> "dict[str, object]":
        """Mark the string at a point, or take its mark away."""
        position, match = self.match.position, self.match
        at = vertex.name(position.grid, point)
        colour = position.colour(point)
        if colour == EMPTY:
            raise ValueError(say("nothing_to_mark", vertex=at))
        string = pending.string(match, point)
        if not string:
            raise ValueError(say("not_in_dispute", vertex=at))
        marked = self._marks & string != string
        self._marks = self._marks | string if marked else self._marks & ~string
        return self._view(8, narrate.marked(marked, colour, at))

    def _do_edit(self, event: "dict[str, object]") -> "dict[str, object]":
        self._open(setup.edited(self.record, self.match), setting_up=True)
        return self._view(0, say("to_change"))

    def _do_begin(self, event: "dict[str, object]") -> "dict[str, object]":
        self._must_set_up()
        self._open(setup.begun(self.record, self.match, event.get("player")))
        return self._now()

    def _do_clear(self, event: "dict[str, object]") -> "dict[str, object]":
        self._must_set_up()
        self._open(setup.cleared(self.record, self.match), setting_up=True)
        return self._view(0, say("is_empty_again"))

    def _must_set_up(self) -> None:
        if not self._setting_up:
            raise ValueError(say("nothing_set_up"))

    def _do_propose(self, event: "dict[str, object]") -> "dict[str, object]":
        player = event.get("player")
        if player not in (BLACK, WHITE):
            raise ValueError(f"A proposal is black's or white's, not {brief(player)}.")
        self.match.propose(str(player), None if event.get("play") is True else self._marks)
        return self._follow()

    def _do_take(self, event: "dict[str, object]") -> "dict[str, object]":
        if self._setting_up:
            raise ValueError("While a position is set up, no turn is taken.")
        self.match.take(str(event.get("word")))
        return self._follow(yours=True)

    def _do_rule(self, event: "dict[str, object]") -> "dict[str, object]":
        self.match.rule(self._marks)
        return self._follow()

    def _do_resign(self, event: "dict[str, object]") -> "dict[str, object]":
        player = event.get("player")
        if player not in (BLACK, WHITE):
            raise ValueError(f"Black or White resigns, not {brief(player)}.")
        if self.match.over:
            raise GameOver
        self.record.resign(str(player))
        self._anew = True  # the order of branches
        return self._now()

    def _do_undo(self, event: "dict[str, object]") -> "dict[str, object]":
        if self.record.resigned():
            del self.record.notes["RE"]
            undone = say("resignation_undone")
            return self._view(0, joined(undone, narrate.what_next(self.match)))
        parent = self.record.here.parent
        if parent is None:
            raise ValueError(say("nothing_to_undo"))
        node = self.record.here
        undone = narrate.undone(node.turn[1], node.word, label(node))
        self._go(parent)
        return self._view(0, joined(undone, narrate.what_next(self.match)))

    def _do_redo(self, event: "dict[str, object]") -> "dict[str, object]":
        chosen = self.record.here.chosen
        if chosen is None or chosen.wrong:
            why = chosen.wrong if chosen else ""
            raise ValueError(joined(say("nothing_to_redo"), why))
        self._go(chosen)
        return self._now()

    def _do_goto(self, event: "dict[str, object]") -> "dict[str, object]":
        line = self.record.line()
        self._go(line[turn_of(event, len(line) - 1)])
        turn = self.record.depth()
        return self._now(say("turn_of", turn=turn, turns=len(line) - 1) if turn else "")

    def _do_branch(self, event: "dict[str, object]") -> "dict[str, object]":
        line = self.record.line()
        turn = turn_of(event, len(line) - 1)
        at = event.get("at")
        for other, node in line[turn - 1].continuations() if turn else []:
            if other == at:
                line[turn - 1].chosen = node
                self._go(node)
                return self._now(say("another_turn", turn=turn))
        raise ValueError(f"There is no other turn {turn} at {brief(at)} in this record.")

    def _do_new(self, event: "dict[str, object]") -> "dict[str, object]":
        width = event.get("width")
        rules = rulesets.read(event.get("rules", "Tromp-Taylor"))
        if "ending" in event:
            rules = rules.ended(event["ending"])
        height, komi, handicap = (
            event.get("height", width),
            event.get("komi", 0),
            event.get("handicap", 0),
        )
        record = Record(Start(width, height, komi, rules, handicap))
        self._open(record, setting_up=event.get("setup") is True)
        return self._view(0, say("to_set_up")) if self._setting_up else self._now()

    def _do_again(self, event: "dict[str, object]") -> "dict[str, object]":
        self._open(setup.again(self.record))
        return self._now()

    def _take_up(self, event: "dict[str, object]") -> None:
        """Go on with a saved game and the events since."""
        then = event.get("then", [])
        if not isinstance(then, list) or not all(
            isinstance(since, dict) and since.get("do") in _CHANGES for since in then
        ):
            raise ValueError(
                'What came "then" is a list of events that change a game, such as {"do": "undo"}.'
            )
        self.load(event.get("text"))
        for since in then:
            self.handle(since)

    def _do_load(self, event: "dict[str, object]") -> "dict[str, object]":
        self._take_up(event)
        return self._now()

    def _do_keep(self, event: "dict[str, object]") -> "dict[str, object]":
        return {"save": self.save()}

    def _do_open(self, event: "dict[str, object]") -> "dict[str, object]":
        return self._opened(files.opened(self._read_file, event), event.get("last") is True)

    def _do_game(self, event: "dict[str, object]") -> "dict[str, object]":
        record = files.another(self._read_file, self._write_file, self.record, event)
        return self._opened(record, event.get("last") is True)

    def _opened(self, record: Record, last: bool = False) -> "dict[str, object]":
        if last:
            record.here = record.line()[-1]
        self._open(record)
        return self._now(joined(*record.said()))

    def _do_export(self, event: "dict[str, object]") -> "dict[str, object]":
        if "text" not in event:
            return files.saved(self._write_file, self.record)
        other = Session()
        other._take_up(event)
        return files.saved(self._write_file, other.record)

    def _do_follow(self, event: "dict[str, object]") -> "dict[str, object]":
        self._open(link.read(event.get("link")))
        return self._now()

    def _do_set(self, event: "dict[str, object]") -> "dict[str, object]":
        return self._opened(attributes.read(event))


_EVENTS = [name[4:] for name in dir(Session) if name.startswith("_do_")]
_CHANGES = (
    "turn",
    "undo",
    "redo",
    "goto",
    "branch",
    "begin",
    "clear",
    "propose",
    "take",
    "rule",
    "resign",
)
_GOES_ON = ("turn", "propose", "take", "rule", "resign")  # not after a resignation
_LARGE = 40_000  # characters; a game of a thousand turns has half of it
