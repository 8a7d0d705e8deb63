"""One game between two engines. Our rules judge each turn; an engine that breaks them, or GTP, or
its time limit, loses.

The engines exchange nothing but turns. Where an ending asks for dead stones, each engine is asked
by `final_status_list dead`.
"""

import atexit
import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from ttgo import sgf
from ttgo.game import Game
from ttgo.illegal import Illegal
from ttgo.match import AGREE, Match
from ttgo.position import BLACK, NAMES, WHITE
from ttgo.record.tree import Record
from ttgo.referee.engine import Engine, Refuses, points_named
from ttgo.referee.plan import Pairing, Plan
from ttgo.referee.program import GAME, Failure, Program
from ttgo.rules import opponent
from ttgo.vertex import plain_turn

GRACE = 0.5  # seconds that a message may be on its way
KEPT = 500  # characters of what an engine says about a turn

T = TypeVar("T")
Result = dict[str, object]

_LETTER = {"resign": "R", "time": "T"}  # in SGF's results; any other end is F, a forfeit


class Stable:
    """The engines of this process; `take` one and give it `back`. After `close` all are ended, and
    none can be taken.
    """

    def __init__(self) -> None:
        self._idle: dict[tuple[str, ...], list[Program]] = {}
        self._out: list[Program] = []
        self._closed = False
        self._lock = threading.Lock()

    def take(self, command: Sequence[str], game: int, patience: float) -> Program:
        """An engine for a game: an idle process of the same command, or else a new one. A command
        with the number of the game in it is another one each time.
        """
        words = tuple(word.replace(GAME, str(game)) for word in command)
        with self._lock:
            idle = self._idle.get(words, [])
            program = idle.pop() if idle else Program(words, patience)
            program.patience = patience
            self._out.append(program)
        return program

    def back(self, program: Program, again: bool) -> None:
        """Return an engine, which is kept if it may play `again`, and ended otherwise."""
        with self._lock:
            self._out.remove(program)
            keeps = again and program.running and not self._closed
            if keeps:
                self._idle.setdefault(tuple(program.command), []).append(program)
        if not keeps:
            program.stop()

    def close(self) -> None:
        """End all engines; those in a game fail there."""
        with self._lock:
            self._closed = True
            idle = [program for programs in self._idle.values() for program in programs]
            self._idle.clear()
            for program in self._out:
                program.kill()
        for program in idle:
            program.stop()

    def open(self) -> None:
        """Let engines be taken again."""
        self._closed = False


STABLE = Stable()
atexit.register(STABLE.close)


class Lost(Exception):
    """A player loses: `kind` is "resign", "time", "illegal", "refuses", or the kind of a Failure;
    the text says why, `evidence` is what the engine wrote.
    """

    def __init__(self, player: str, kind: str, sentence: str, evidence: str = "") -> None:
        super().__init__(sentence)
        self.player = player
        self.kind = kind
        self.evidence = evidence


class Side:
    """A player's engine, by its name in the tables, its clock, and the notes on its turns."""

    def __init__(self, player: str, name: str, program: Program, plan: Plan) -> None:
        self.player, self.name = player, name
        self.program = program
        self.plan = plan
        self.left = plan.game_time
        self.seconds: list[float] = []  # of each turn
        self.counted = ""
        self._engine: Engine | None = None

    @property
    def engine(self) -> Engine:
        assert self._engine is not None
        return self._engine

    @property
    def version(self) -> str:
        """The name and version that the engine has told, if it has."""
        return self._engine.title() if self._engine else ""

    def begin(self) -> None:
        """Begin a new game with the plan's clock. Raises Failure and Refuses."""
        plan = self.plan
        self._engine = Engine(self.program)
        self.engine.begin(plan.width, plan.height, plan.komi)
        self.engine.set_rules(plan.start().rules)
        if plan.move_time or plan.game_time:
            periods = int(plan.move_time > 0)  # without a game's time, overtime from the start
            times = map(_whole, (plan.game_time, plan.move_time))
            self.program.ask("time_settings {:g} {:g} {}".format(*times, periods))
        self.program.said()

    def turn(self) -> str:
        """The engine's answer to genmove. Raises Failure, and Lost for an engine that takes too
        long.
        """
        plan, limit = self.plan, self.plan.patience
        if plan.game_time and self.engine.knows("time_left"):
            self.program.ask(f"time_left {self.player} {_whole(self.left)} 0")
        timed = bool(plan.move_time or plan.game_time)
        allowed = max(self.left, 0) if plan.game_time else 0
        if timed:
            allowed = max(allowed, plan.move_time) if plan.move_time else allowed
            limit = allowed + GRACE
        began = time.monotonic()
        try:
            turn = self.engine.genmove(self.player, limit)
        except Failure as failure:
            if failure.kind == "silence" and timed:
                raise self._late(str(failure), failure.evidence) from None
            raise
        took = time.monotonic() - began
        self.seconds.append(round(took, 3))
        if plan.game_time:
            self.left = max(self.left - took, 0)
        if timed and took > limit:
            raise self._late(f"{took:.1f} seconds for a turn.")
        return turn

    def _late(self, why: str, evidence: str = "") -> Lost:
        return Lost(
            self.player, "time", f"{NAMES[self.player]} has run out of time: {why}", evidence
        )

    def note(self) -> dict[str, list[str]]:
        """SGF's properties of the last turn: the seconds that the turn took, the seconds left, and what
        the engine wrote to its standard error.
        """
        said = self.program.said()[-KEPT:]
        notes = {"C": [f"{self.seconds[-1]:.2f} s" + (f"\n{said}" if said else "")]}
        if self.plan.game_time:
            notes["BL" if self.player == BLACK else "WL"] = [f"{self.left:.2f}"]
        return notes

    def dead(self, match: Match) -> str:
        """The proposal after two passes: the stones that the engine considers dead, or none where
        the engine does not tell.
        """
        answer = (
            self.program.ask("final_status_list dead")
            if self.engine.knows("final_status_list")
            else None
        )
        points = 0
        position = match.board.position
        for word in answer.text.split() if answer and answer.good else ():
            points |= points_named(position.grid, word) or 0
        points &= position.black | position.white
        return f"{self.player}={','.join(position.grid.named(points))}"

    def count(self) -> None:
        """Ask the engine for the result by its own count."""
        with contextlib.suppress(Failure):
            if self.engine.knows("final_score"):
                answer = self.program.ask("final_score")
                self.counted = answer.text if answer.good else ""


def play(plan: Plan, pairing: Pairing) -> Result:
    """Play a game and return a dictionary for JSON; "sgf" is its record. Whatever an engine does,
    nothing is raised.
    """
    sides, again = {}, {}
    for player, place in ((BLACK, pairing.black), (WHITE, pairing.white)):
        name, command = plan.engines[place]
        program = STABLE.take(command, pairing.number, plan.patience)
        sides[player] = Side(player, name, program, plan)
        again[player] = not any(GAME in word for word in command)
    # Nobody knows better than the players: disputed stones stay
    match = Match(Game(plan.start()), judge=lambda _: 0)
    record = Record(plan.start())
    lost: Lost | None = None
    try:
        _play(match, record, sides, plan, plan.openings[pairing.opening])
    except Lost as why:
        lost = why
    finally:
        for player, side in sides.items():
            failed = lost is not None and lost.player == player and lost.kind != "resign"
            STABLE.back(side.program, again[player] and not failed)
    return _result(pairing, match, record, sides, lost)


def _play(
    match: Match,
    record: Record,
    sides: dict[str, Side],
    plan: Plan,
    opening: Sequence[str],
) -> None:
    """Play the game to its end or to the limit of turns. Raises Lost."""
    for side in sides.values():
        _asking(side, side.begin)
    for turn in opening:
        player = match.game.to_play
        match.play(turn)
        _write(match, record)
        for side in sides.values():
            _tell(side, player, plain_turn(match.words[-1]))
    while not match.over and not (plan.longest and match.game.turn >= plan.longest):
        if match.state == AGREE:
            for player in (BLACK, WHITE):
                if match.state == AGREE and player not in match.proposals:
                    match.take(_asking(sides[player], partial(sides[player].dead, match)))
                    _write(match, record)
            continue
        _turn(match, record, sides)
    for side in sides.values():
        side.count()


def _turn(match: Match, record: Record, sides: dict[str, Side]) -> None:
    """Have one turn taken, and tell the other side. Raises Lost."""
    player = match.board.to_play
    side = sides[player]
    text = _asking(side, side.turn)
    notes = side.note()
    if text.lower() == "resign":
        raise Lost(player, "resign", f"{NAMES[player]} resigns.")
    try:
        match.play(text)
    except Illegal as why:
        raise Lost(
            player, "illegal", f"{NAMES[player]} {text[:20]!r} is illegal. {why}", notes["C"][0]
        ) from None
    turn = plain_turn(match.words[-1])
    _write(match, record, notes)
    _tell(sides[opponent(player)], player, turn)


def _write(match: Match, record: Record, notes: dict[str, list[str]] | None = None) -> None:
    """Record what has happened since the last call: one event, and the ruling that followed."""
    for word in match.words[record.here.depth :]:
        record.here = record.here.add(word, notes=notes)


def _tell(side: Side, player: str, turn: str) -> None:
    """Tell a side of a legal turn. Raises Lost for a side that refuses the turn."""
    answer = _asking(side, lambda: side.engine.play(player, turn))
    if not answer.good:
        refused = f"{NAMES[side.player]} refuses {NAMES[player]} {turn}"
        sentence = f"{refused}, which is legal: {answer.text[:100]}"
        raise Lost(side.player, "refuses", sentence)


def _asking(side: Side, ask: Callable[[], T]) -> T:
    """The answer of a side. Raises Lost for a side that fails."""
    try:
        return ask()
    except Failure as failure:
        raise Lost(
            side.player, failure.kind, f"{NAMES[side.player]} fails. {failure}", failure.evidence
        ) from None
    except Refuses as why:
        raise Lost(side.player, "refusal", f"{NAMES[side.player]} fails: {why}.") from None


def _result(
    pairing: Pairing,
    match: Match,
    record: Record,
    sides: dict[str, Side],
    lost: Lost | None,
) -> Result:
    score = match.score()
    if lost:
        winner = opponent(lost.player)
        result = f"{winner[0].upper()}+{_LETTER.get(lost.kind, 'F')}"
    else:
        result = score.result
        winner = {"B": BLACK, "W": WHITE}.get(result[0], "")
    limit = not lost and not match.over
    date = time.strftime("%Y-%m-%d")
    why = str(lost) if lost else ""
    if limit:
        why = f"It was stopped after {match.game.turn} turns, and counts as it stands."
    told = {
        what: {player: getattr(side, what) for player, side in sides.items()}
        for what in ("version", "seconds", "counted")
    }
    record.notes |= {
        "PB": [sides[BLACK].name],
        "PW": [sides[WHITE].name],
        "RE": [result],
        "RO": [str(pairing.number)],
        "DT": [date],
    }
    if why:
        evidence = f"\n{lost.evidence}" if lost and lost.evidence else ""
        record.here.comment = f"{record.here.comment}\n{why}{evidence}".strip()
    return {
        "game": pairing.number,
        "black": sides[BLACK].name,
        "white": sides[WHITE].name,
        "opening": pairing.opening,
        "result": result,
        "winner": winner,
        "end": lost.kind if lost else "limit" if limit else "score",
        "why": why,
        "evidence": lost.evidence if lost else "",
        "turns": " ".join(match.words),
        "date": date,
        **told,
        "sgf": sgf.write(record).decode(),
    }


def _whole(seconds: float) -> float:
    """GTP's times are whole seconds; a limit below one second is given as it is."""
    return int(seconds) if seconds >= 1 else seconds
