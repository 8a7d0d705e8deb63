"""The boards of Learn, as its texts (learn/) have them: each a record, what is shown step by step on
it, and a task.

The facts about a board are computed by frames.py and questions.py; tests/lessons/test_claims.py and
test_ends.py check that each has the property that it should show. Most show what the pictures of
the illustrated ten rules do, others what Sensei's Library says of these rules; dead stones are
those of the wikibook on computer Go.
"""

from typing import NamedTuple

from ttgo.lessons.text import Answer, Diagram, Mistake, Part
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rulesets import NAMED
from ttgo.scoring import plain
from ttgo.start import Start

# What frames.py and questions.py read from the words of `steps` and `ask`
_COLOURS = (BLACK, WHITE, EMPTY, "nobody")
_TAKEN = (
    "moves",
    "at",
    "komi",
    "rules",
    "handicap",
)  # all other lines are attributes of <tt-board>


class Demo(NamedTuple):
    """A board of the page. `rule` is what it belongs to, 0 for none, `record` stands where the board
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
    process: dict[str, str] = {}
    question: dict[str, object] = {}
    labels: dict[str, str] = {}
    more: dict[str, str] = {}

    @property
    def link(self) -> str:
        """The fragment of an address that puts the record on the page's board."""
        return link.write(self.record)


def demo(station: Part, rule: int) -> Demo:
    """The board of a station; `rule` is that of its chapter. Raises Mistake."""
    boards = [block for block in station.blocks if isinstance(block, Diagram)]
    if len(boards) != 1:
        raise Mistake(station.line, f"a station of Learn has one board, not {len(boards)}.")
    (board,) = boards
    about = {name: values[0] for name, values in board.about.items()}
    more = {name: value for name, value in about.items() if name not in _TAKEN}
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


def said(station: Part) -> tuple[list[str], list[str]]:
    """The texts before the board and after it."""
    at = next(at for at, block in enumerate(station.blocks) if isinstance(block, Diagram))
    texts = [
        [block for block in blocks if isinstance(block, str)]
        for blocks in (station.blocks[:at], station.blocks[at:])
    ]
    return texts[0], texts[1]


def _asked(key: str, words: str) -> dict[str, object]:
    """Words such as "reach white A1 B2" as frames.py or questions.py takes them, their name by this
    key.
    """
    what, *given = words.split() or [""]
    colours = [word for word in given if word in _COLOURS]
    points = [word for word in given if word not in _COLOURS]
    found: dict[str, object] = {key: what} if what else {}
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
            return played(
                start, about.get("moves", ""), int(about["at"]) if "at" in about else None
            )
        return _problem(start, board.answers)
    except ValueError as error:
        raise Mistake(board.line, str(error)) from None


def _start(board: Diagram, about: dict[str, str]) -> Start:
    given = {
        "komi": plain(float(about.get("komi", 0))),
        "rules": NAMED[about.get("rules", "Tromp-Taylor")],
        "handicap": int(about.get("handicap", 0)),
        "first": board.first,
    }
    if board.rows:
        return Start.of(Position.parse("\n".join(board.rows)), **given)
    width, _, height = board.size.partition("x")
    return Start(int(width), int(height or width), **given)


def _problem(start: Start, answers: list[Answer]) -> Record:
    """A record that stands at the start, with lines to try, right ones first."""
    record = Record(start)
    lines = sorted(_lines(answers), key=lambda line: not line[1])
    named = {answer.move for answer in answers}
    for other in answers:
        if other.move == "*" and other.reply:
            legal = record.new_match().board.legal_moves()
            lines += [([at, other.reply], False) for at in legal if at not in named]
    for line, _ in [*lines, lines[0]]:  # what is followed last is the chosen one
        node = record.root
        for turn in line:
            node = node.follow(turn)
    record.check()
    for node in record.walk():
        if node.wrong:
            raise ValueError(node.wrong)
    return record


def _lines(answers: list[Answer]) -> list[tuple[list[str], bool]]:
    """The turns to each end, and whether it is right."""
    found = []
    for answer in answers:
        if answer.move != "*":
            turns = [answer.move, *([answer.reply] if answer.reply else [])]
            deeper = _lines(answer.after) or [([], answer.right)]
            found += [(turns + more, right) for more, right in deeper]
    return found


def _words(board: Diagram) -> dict[str, str]:
    """What the answers say, as the attributes of <tt-board>: one text for all right ends, one for
    all others, one for all replies. Raises Mistake.
    """
    found: dict[str, str] = {}
    waiting = list(board.answers)
    while waiting:
        answer = waiting.pop(0)
        waiting += answer.after
        kind = "right" if answer.right else "reply" if answer.after else "wrong"
        if answer.said and found.setdefault(kind, answer.said) != answer.said:
            raise Mistake(answer.line, f"another answer says “{found[kind]}” here.")
    return found


def played(start: Start, turns: str, at: int | None = None) -> Record:
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
