"""The boards of lessons, as their texts have them: each a record, what is shown step by step on it,
and a task.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from ttgo.guards import brief
from ttgo.lessons.text import Answer, Diagram, Mistake, Part
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rulesets import NAMED
from ttgo.scoring import plain
from ttgo.start import Start

# What frames.py and questions.py read from the words of `steps` and `ask`
_COLOURS = (BLACK, WHITE, EMPTY, "nobody")
# What lines below a diagram may say: of the game and, for the page that has it, of what is proved;
_OF_GAME = tuple("moves at komi rules handicap claim dead".split())
# and what its <tt-board> gets as attributes
_ATTRIBUTES = tuple("ask steps whatif opponent level goal ways show areas".split())


class Demo(NamedTuple):
    """A board of a lesson. `rule` is what it belongs to, 0 for none, `record` stands where the board
    begins.

    `process` are the arguments of frames.frames, {} if there is none, `question` is one of
    questions.py. `labels` are short texts on points, "?" where a point is asked about. `more` are
    further attributes of its <tt-board>.

    The board may show the answer only after the reader has answered:
    tests/pages/test_learn.py.
    """

    rule: int
    title: str
    record: Record
    process: "dict[str, str]"
    question: "dict[str, object]"
    labels: "dict[str, str]"
    more: "dict[str, str]"

    @property
    def link(self) -> str:
        """The fragment of an address that puts the record on the page's board."""
        return link.write(self.record)

    def attributes(self, name: str) -> "dict[str, str]":
        """What makes a <tt-board> of it, as any author could write it; the texts around it are in
        an element of this name.
        """
        found = {"link": self.link, "label": self.title}
        if self.labels:
            found["labels"] = " ".join(f"{at}:{text}" for at, text in self.labels.items())
        if self.rule == 3:
            found["areas"] = "marks"  # these are also about what reaches both or neither
        ways = [] if "solve" in self.more else ["play"]
        if self.process:
            found["autoplay"] = ""
            ways.insert(bool(not self.question), "steps")
        if self.question:
            ways.insert(0, "ask")
        if "solve" in self.more:
            ways.insert(0, "solve")
        if self.rule >= 7:
            ways.append("life")
        if "opponent" not in self.more:
            show = "coordinates" if "solve" in self.more else "reach coordinates"
            found.update({"ways": " ".join(ways), "show": show, "facts": name})
        return found | self.more


def demo(station: Part, rule: int) -> Demo:
    """The board of a station; `rule` is that of its chapter. Raises Mistake."""
    board = station.diagram
    if board is None:
        raise Mistake(station.line, "this station has no board.")
    about = {name: values[0] for name, values in board.about.items()}
    for name in about:
        if name not in _OF_GAME + _ATTRIBUTES:
            accepted = ", ".join(_ATTRIBUTES + _OF_GAME)
            raise Mistake(board.line, f"below a board may stand {accepted}, not {brief(name)}.")
    more = {name: value for name, value in about.items() if name not in _OF_GAME}
    record = record_of(board)
    words = _words(board)
    if "right" in words:
        more["solve"] = " ".join(said(station)[0][-1:]).replace("\n", " ")
    question = _asked("what", about.get("ask", "").removeprefix("all "))
    return Demo(
        int(station.about.get("rule", [rule])[0]),
        station.title,
        record,
        {key: str(value) for key, value in _asked("of", about.get("steps", "")).items()},
        question,
        board.labels,
        more | words,
    )


def said(station: Part) -> "tuple[list[str], list[str]]":
    """The texts before the board and after it; without a board all are before."""
    before: "list[str]" = []
    after: "list[str]" = []
    texts = before
    for block in station.blocks:
        if isinstance(block, str):
            texts.append(block)
        else:
            texts = after
    return before, after


def _asked(key: str, words: str) -> "dict[str, object]":
    """Words such as "reach white A1 B2" as frames.py or questions.py takes them, their name by this
    key.
    """
    what, *given = words.split() or [""]
    colours = [word for word in given if word in _COLOURS]
    points = [word for word in given if word not in _COLOURS]
    found: "dict[str, object]" = {key: what} if what else {}
    if colours:
        found["colour"] = colours[0]
    if points:
        found |= {"among": points} if what == "reach" and colours else {"at": points[0]}
    return found


def record_of(board: Diagram) -> Record:
    """The record of a board: its moves, standing after turn `at`, the last one if none is given; or
    the lines that its answers make. Raises Mistake.
    """
    about = {name: values[0] for name, values in board.about.items()}
    try:
        start = _start(board, about)
        if not any(answer.move != "*" for answer in board.answers):
            at = int(_number(about, "at", int)) if "at" in about else None
            return played(start, about.get("moves", ""), at)
        return _problem(start, board.answers)
    except ValueError as error:
        raise Mistake(board.line, str(error)) from None


def _start(board: Diagram, about: "dict[str, str]") -> Start:
    given = {
        "komi": plain(_number(about, "komi", float)),
        "rules": NAMED[about.get("rules", "Tromp-Taylor")],
        "handicap": _number(about, "handicap", int),
        "first": board.first,
    }
    if board.rows:
        return Start.of(Position.parse("\n".join(board.rows)), **given)
    if not re.fullmatch(r"\d+(x\d+)?", board.size):
        raise ValueError("a board has rows, or a size such as 9 or 9x7 after ```go.")
    width, _, height = board.size.partition("x")
    return Start(int(width), int(height or width), **given)


def _number(about: "dict[str, str]", name: str, kind: "Callable[[str], float]") -> float:
    """What a line says, 0 if there is none. Raises ValueError."""
    try:
        return kind(about.get(name, "0"))
    except ValueError:
        raise ValueError(f"{name} is a number, not {brief(about[name])}.") from None


def _problem(start: Start, answers: "list[Answer]") -> Record:
    """A record that stands at the start, with lines to try, right ones first."""
    record = Record(start)
    lines = sorted(_lines(answers), key=lambda line: not line[1])
    named = {answer.move for answer in answers}
    for other in answers:
        if other.move == "*" and other.reply:
            legal = record.new_match().board.legal_moves()
            lines += [([at, other.reply], False) for at in legal if at not in named]
    for line, _ in lines + lines[:1]:  # what is followed last is the chosen one
        node = record.root
        for turn in line:
            node = node.follow(turn)
    record.check()
    for node in record.walk():
        if node.wrong:
            raise ValueError(node.wrong)
    return record


def _lines(answers: "list[Answer]") -> "list[tuple[list[str], bool]]":
    """The turns to each end, and whether it is right."""
    found = []
    for answer in answers:
        if answer.move != "*":
            turns = [turn for turn in (answer.move, answer.reply) if turn]
            deeper = _lines(answer.after) or [([], answer.right)]
            found += [(turns + more, right) for more, right in deeper]
    return found


def _words(board: Diagram) -> "dict[str, str]":
    """What the answers say, as the attributes of <tt-board>: one text for all right ends, one for
    all others, one for all replies. Raises Mistake.
    """
    found: "dict[str, str]" = {}
    waiting = list(board.answers)
    while waiting:
        answer = waiting.pop(0)
        waiting += answer.after
        kind = "right" if answer.right else "reply" if answer.after else "wrong"
        if answer.said and found.setdefault(kind, answer.said) != answer.said:
            raise Mistake(answer.line, f"another answer says “{found[kind]}” here.")
    return found


def played(start: Start, turns: str, at: "int | None" = None) -> Record:
    """A record of these turns; it stands after turn `at`, the last one if no number is given.
    Raises Illegal.
    """
    record = Record(start)
    for turn in turns.split():
        record.here = record.here.follow(turn)
    line = record.line()
    record.match()
    record.here = line[-1 if at is None else at]
    return record
