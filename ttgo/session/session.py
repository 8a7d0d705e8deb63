"""Events in, views out: the only thing that a front end talks to. events.py lists the events.

While a position is set up, a turn changes the colour of its point; while the players agree or a
judge rules, it marks a string.

An answer holds "view" and "save" (the text for "load"), or "file", or the answer to a query
(queries.py), and "changed" if the event has changed the record. Where it has not, the "say" of its
view may tell what was wrong. Many boards may share one Python: `Sessions` has a session for each.

The text of a large record takes MicroPython longer than the turn (a second and more for ten
thousand nodes), so it is sent only when asked for, and with each hundredth view: until then answers
have no "save", and "load" needs the events that have changed the record in "then".
"""

import json

from ttgo import rulesets, vertex
from ttgo.explain import narrate
from ttgo.guards import brief
from ttgo.illegal import GameOver, Illegal, Wrong
from ttgo.language import joined, mistake, say, speak
from ttgo.match import AGREE, JUDGE, Match
from ttgo.points import members
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.record import friend, link, saved, tt_board
from ttgo.record.node import Node
from ttgo.record.tree import Record, label, last_turn
from ttgo.record.values import friend_of
from ttgo.rules import opponent
from ttgo.session import queries, setup
from ttgo.session.events import check_event, check_game, does, read_event
from ttgo.session.phase import marked_with, phase, setting_up, standing
from ttgo.session.view import view
from ttgo.start import Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Event = dict[str, Any]
    Decode = Callable[[str, str], str | None]

_LARGE = 40_000  # characters, as of ten thousand turns, or of many comments
_OFTEN = 100  # views after which a large text is sent again


class Session:
    """A record and the match at one place of it, changed by events. It begins with an empty 9x9
    grid. `browser_decode` is for files (ttgo/sgf/codec.py).
    """

    def __init__(self, browser_decode: "Decode | None" = None) -> None:
        self._browser_decode = browser_decode
        self._open(Record(Start(9)))

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Never raises for any event."""
        return json.dumps(self.handle(read_event(text)))

    def handle(self, event: object) -> "dict[str, object]":
        """The answer to an event, both as plain values. Never raises for any event."""
        try:
            event = check_event(event)
            do = event["do"]
            if do in queries.QUERIES:
                return queries.answer(do, self.record, self.match, event)
            plays = does(do, "plays")
            if plays and not self._setting_up and self.record.resigned():
                raise GameOver
            friend.check(event, plays, self.record, self.match)
            answer: "dict[str, object]" = getattr(self, f"_do_{do}")(event)
        except Illegal as refused:
            return self._view(refused.rule, narrate.refused_sentence(self.match, refused), refused)
        except ValueError as wrong:
            return self.refuse(narrate.complaint(wrong))
        except ImportError:  # of what comes with the first such event
            return self.refuse(say("no_answer"))
        if not (does(do, "asks") or does(do, "shows")):
            answer["changed"] = True
        return answer

    def refuse(self, why: str) -> "dict[str, object]":
        """The present view, with a sentence that says what was wrong."""
        return self._view(0, why, error=True)

    def save(self) -> str:
        """The record as text, with the unfinished work: {"setup": true}, or marks that no proposal
        has: {"marks": ["A1", "B1"]}.
        """
        waits: "dict[str, object] | None" = None
        if self._setting_up:
            waits = {"setup": True}
        elif self._marks != standing(self.match):
            waits = {"marks": self.match.game.grid.named(self._marks)}
        text = saved.write(self.record, waits)
        self._left = _OFTEN if len(text) > _LARGE else 0
        return text

    def load(self, text: object) -> None:
        """Go on with a record from `save`; raises ValueError, changing nothing, for other text."""
        record, waits = saved.read_all(text)
        match = record.match()
        given = waits if isinstance(waits, dict) else {}
        if given.get("setup") is True and (setup.is_set_up(record.here) or not record.root.chosen):
            self._open(record, True, match)
            return
        marks = standing(match)
        if "marks" in given and match.state in (AGREE, JUDGE):
            marks = 0
            for point in members(vertex.set_at(match.game.grid, given["marks"])):
                marks |= marked_with(match, point)
        self._open(record, match=match)
        self._marks = marks

    def _open(self, record: Record, setting_up: bool = False, match: "Match | None" = None) -> None:
        self.match = match or record.match()
        self.record = record
        self._marks = standing(self.match)  # points marked for a proposal or a ruling
        self._setting_up = setting_up
        self._line = record.line()  # as of the newest view
        self._left = 0  # views without the text

    def _view(
        self, rule: int, sentence: str, refused: "Illegal | None" = None, error: bool = False
    ) -> "dict[str, object]":
        has_handicap = self.record.start.handicap > 1 and self.record.here.parent is None
        waiting: "Event | None" = None if self.record.resigned() else phase(self.match, self._marks)
        if self._setting_up:
            waiting = setting_up(has_handicap)
        if waiting and self.record.friend:
            waiting["buttons"] = [
                button
                for button in waiting["buttons"]
                if not button["event"] or friend.may(button["event"], self.record, self.match)
            ]
        self._line = self.record.line()
        shown = view(self.record, self.match, refused)
        shown.update(phase=waiting, rule=rule, say=sentence, error=error)
        self._left -= 1
        return {"view": shown} if self._left > 0 else {"view": shown, "save": self.save()}

    def _now(self, prefix: str = "") -> "dict[str, object]":
        """The view with the last turn's effect, or with what is to be set up."""
        if self._setting_up:
            return self._view(0, say("to_set_up"))
        rule, did = narrate.happened(self.match)
        result, here, ask = self.record.resigned(), self.record.here, ""
        if result:
            ask = say("resigned", player=BLACK if result[0] == "W" else WHITE)
        elif here.parent or not here.chosen:  # else its first turn is known
            ask = narrate.what_next(self.match)
        before = narrate.captured_before(self.match)
        return self._view(rule, joined(prefix, before, did, ask))

    def _go(self, node: Node) -> None:
        """Go to another place of the record."""
        self._setting_up = self._setting_up and node is self.record.here
        self.record.here = node
        line, match = self.record.line(), self.match
        common = min(len(match.words), node.depth)
        while self._line[common] is not line[common]:
            common -= 1
        while len(match.words) > common:
            match.undo()
        for there in line[common + 1 : node.depth + 1]:
            match.take(there.word)
            there.turn = last_turn(match)
        self._marks = standing(self.match)

    def _follow(self) -> "dict[str, object]":
        """Keep the match's last event in the record."""
        self.record.here = self.record.here.follow(self.match.words[-1])
        self.record.here.turn = last_turn(self.match)
        self._marks = standing(self.match)
        return self._now()

    def _do_view(self, event: "Event") -> "dict[str, object]":
        return self._now()

    def _do_turn(self, event: "Event") -> "dict[str, object]":
        at, grid = event["at"], self.match.board.grid
        if self._setting_up:
            point = vertex.at(grid, at)
            record, did = setup.changed(self.record, self.match, point, event.get("colour"))
            self._open(record, setting_up=True)
            return self._view(0, did)
        if self.match.state in (AGREE, JUDGE) and at != vertex.PASS:
            return self._mark(vertex.at(grid, at))
        self.match.play(at)
        return self._follow()

    def _mark(self, point: int) -> "dict[str, object]":
        """Mark the string at a point, or take its mark away."""
        position, match = self.match.position, self.match
        at = position.grid.vertices[point]
        colour = position.colour(point)
        if colour == EMPTY:
            raise ValueError(say("nothing_to_mark", vertex=at))
        string = marked_with(match, point)
        if not string:
            raise ValueError(say("not_in_dispute", vertex=at))
        marked = self._marks & string != string
        self._marks = self._marks | string if marked else self._marks & ~string
        return self._view(8, narrate.marked(marked, colour, at))

    def _do_edit(self, event: "Event") -> "dict[str, object]":
        self._open(setup.edited(self.record, self.match), setting_up=True)
        return self._view(0, say("to_change"))

    def _do_begin(self, event: "Event") -> "dict[str, object]":
        self._must_set_up()
        self._open(setup.begun(self.record, self.match, event["player"]))
        return self._now()

    def _do_clear(self, event: "Event") -> "dict[str, object]":
        self._must_set_up()
        self._open(setup.cleared(self.record, self.match), setting_up=True)
        return self._view(0, say("is_empty_again"))

    def _must_set_up(self) -> None:
        if not self._setting_up:
            raise ValueError(say("nothing_set_up"))

    def _do_propose(self, event: "Event") -> "dict[str, object]":
        self.match.propose(event["player"], None if event.get("play") else self._marks)
        return self._follow()

    def _do_take(self, event: "Event") -> "dict[str, object]":
        if self._setting_up:
            raise ValueError("While a position is set up, no turn is taken.")
        self.match.take(event["word"])
        return self._follow()

    def _do_rule(self, event: "Event") -> "dict[str, object]":
        self.match.give_ruling(self._marks)
        return self._follow()

    def _do_resign(self, event: "Event") -> "dict[str, object]":
        """Where the line ends: what was undone is played again, and not lost. An end that has a
        result keeps it.
        """
        if self.match.over:
            raise GameOver
        self._go(self.record.line()[-1])
        if not (self.match.over or self.record.resigned()):
            self.record.resign(event["player"])
        return self._now()

    def _do_undo(self, event: "Event") -> "dict[str, object]":
        if self.record.resigned():
            del self.record.notes["RE"]
            undone = say("resignation_undone")
            return self._view(0, joined(undone, narrate.what_next(self.match)))
        parent = self.record.here.parent
        if parent is None:
            raise ValueError(say("nothing_to_undo"))
        node = self.record.here
        undone = narrate.undone(node.turn[0], node.word, label(node))
        self._go(parent)
        return self._view(0, joined(undone, narrate.what_next(self.match)))

    def _do_redo(self, event: "Event") -> "dict[str, object]":
        chosen = self.record.here.chosen
        if chosen is None or chosen.wrong:
            why = chosen.wrong if chosen else ""
            raise ValueError(joined(say("nothing_to_redo"), why))
        self._go(chosen)
        return self._now()

    def _do_goto(self, event: "Event") -> "dict[str, object]":
        turn, line = queries.turn_of(self.record, event), self.record.line()
        self._go(line[turn])
        return self._now(say("turn_of", turn=turn, turns=len(line) - 1) if turn else "")

    def _do_branch(self, event: "Event") -> "dict[str, object]":
        turn = event["turn"]
        for other, node in self.record.at_turn(turn):
            if other == event["at"]:
                self.record.line()[turn - 1].chosen = node
                self._go(node)
                return self._now(say("another_turn", turn=turn))
        raise ValueError(f"There is no other turn {turn} at {brief(event['at'])} in this record.")

    def _do_new(self, event: "Event") -> "dict[str, object]":
        width = event.get("width")
        rules = rulesets.read(event.get("rules", "Tromp-Taylor"))
        if "ending" in event:
            rules = rules.ended(event["ending"])
        komi, handicap = event.get("komi", 0), event.get("handicap", 0)
        start = Start(width, event.get("height", width), komi, rules, handicap).placed()
        record = Record(start)
        if start.handicap < handicap > 1:  # a file says that its black stones are a handicap
            record.notes["HA"] = [str(handicap)]
        if "friend" in event:
            record.friend = friend_of(event["friend"])
            self._open(record)
            return self._now(say("with_friend", you=BLACK))
        self._open(record, setting_up=event.get("setup") is True)
        return self._view(0, say("to_set_up")) if self._setting_up else self._now()

    def _do_again(self, event: "Event") -> "dict[str, object]":
        """With a friend under another number, and the other colour here, too."""
        before, record, said = self.record.friend, setup.again(self.record), ""
        if before and "friend" in event:
            you = opponent(before["you"])
            record.friend = friend_of({"number": event["friend"], "you": you})
            said = say("with_friend", you=you)
        self._open(record)
        return self._now(said)

    def restore(self, kept: "Event") -> None:
        """Go on with a game's "text" and the events since, "then"; raises ValueError as `load`."""
        self.load(kept["text"])
        for since in kept.get("then", []):
            self.handle(since)
        self._left = 0

    def _do_load(self, event: "Event") -> "dict[str, object]":
        self.restore(event)
        return self._now()

    def _do_keep(self, event: "Event") -> "dict[str, object]":
        return {"save": self.save()}

    def _do_open(self, event: "Event") -> "dict[str, object]":
        name = event.get("name", "")
        data = event["text"].encode() if "text" in event else bytes.fromhex(event.get("hex", ""))
        sgf = self._sgf()
        try:
            record = sgf.parse(data, name)
        except Wrong:
            raise
        except ValueError as error:
            raise mistake("wrong_record", detail=str(error), name=name) from None
        if event.get("last"):
            record.here = record.line()[-1]
        return self._opened(record)

    def _do_game(self, event: "Event") -> "dict[str, object]":
        """Another game of the same file; changes to the present one are kept."""
        sgf = self._sgf()
        record = sgf.parse(sgf.write(self.record), number=event["number"])
        return self._opened(record)

    def _sgf(self) -> "Any":
        from ttgo import sgf
        from ttgo.sgf import codec

        codec.browser_decode = self._browser_decode or codec.browser_decode
        return sgf

    def _opened(self, record: Record) -> "dict[str, object]":
        self._open(record)
        return self._now(joined(*record.said()))

    def _do_export(self, event: "Event") -> "dict[str, object]":
        """The record as a file."""
        exported = self
        if "text" in event:
            exported = Session()
            exported.restore(event)
        return {"file": {"name": "game.sgf", "text": self._sgf().write(exported.record).decode()}}

    def _do_follow(self, event: "Event") -> "dict[str, object]":
        """A link of a game with a friend goes on with that game, if it is here, where the event
        says "friend"; elsewhere its game is one like any other.
        """
        record, here, said = link.read(event["link"]), self.record, ""
        if not event.get("friend"):
            record.friend = None
        if not record.friend:
            self._open(record)
            return self._now()
        known = 0
        if here.friend and here.friend["number"] == record.friend["number"]:
            known = here.friend["final"]
            said = friend.merge(here, record)
            self._open(here)
        else:
            self._open(record)
            friend.begun(record, self.match)
            said = say("with_friend", you=record.friend["you"])
        shown: "Event" = self._now(said)
        game = self.match.board
        shown["view"]["friend"]["past"] = [
            game.position_after(turn).rows()
            for turn in range(min(game.turn, max(known, game.turn - friend.SHOWN)), game.turn)
        ]
        return shown

    def _do_sent(self, event: "Event") -> "dict[str, object]":
        """The link of the game with a friend has been sent."""
        friend.sent(self.record, self.match)
        return self._now()

    def _do_set(self, event: "Event") -> "dict[str, object]":
        return self._opened(tt_board.read(event))


class Sessions:
    """Many boards, one Python: a session for each, named by the "board" of events.

    {"board": "b1", "do": "turn", "at": "E5"}   the answer of b1's session, begun by its first event
    {"board": "b1", "do": "leave"}              forgets it
    {"game": {"text": "...", "then": [...]}, "do": "turn", "at": "E5"}
                                                the answer from that game on: a saved one, with the
                                                events since, of which this Python has not been told

    Any event may name the language of its answer, as HTML's lang does: {"do": "view", "lang":
    "de"}. The default is English. And "you", "black" or "white", is the colour of a reader who
    plays against the computer. Events without "board" go to a nameless session: that of a page
    with a single board.
    """

    def __init__(self, browser_decode: "Decode | None" = None) -> None:
        self._browser_decode = browser_decode
        self._sessions: dict[str, Session] = {}

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Never raises, but for a "game" that is none:
        ValueError.
        """
        event = read_event(text)
        named: "Event" = event if isinstance(event, dict) else {}
        board = str(named.get("board", ""))
        if named.get("do") == "leave":
            self._sessions.pop(board, None)
            return "{}"
        if board not in self._sessions:
            self._sessions[board] = Session(self._browser_decode)
        session = self._sessions[board]
        speak(named.get("lang", ""), named.get("you", ""))
        try:
            if "game" in named:
                session.restore(check_game(named["game"]))
            return json.dumps(session.handle(event))
        finally:
            speak("")
