"""The boards of lessons, as their texts have them: each a record, what is shown step by step on it,
and a task.
"""

from ttgo.guards import brief, is_integer
from ttgo.illegal import Wrong
from ttgo.language import enumerated, say
from ttgo.lessons.markup import plain as unmarked
from ttgo.lessons.text import Answer, Diagram, Mistake, Part
from ttgo.match import Match
from ttgo.position import BLACK, WHITE, Position
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.record.values import decimal
from ttgo.rulesets import NAMED
from ttgo.scoring import plain
from ttgo.start import Start
from ttgo.teach.answers import Question, question_in
from ttgo.teach.frames import PROCESSES, check

_MOST = 100  # moves for which one reply stands
# What lines below a diagram may say: of the game and, for the page that has it, of what is proved;
_OF_GAME = tuple("moves at komi rules handicap claim dead".split())
# and what its <tt-board> gets as attributes
_ATTRIBUTES = tuple("ask steps right wrong whatif opponent level goal ways show areas".split())
_ACTS = ("opponent", "solve", "steps")
_CHOICES = {
    "rules": tuple(sorted(NAMED)),
    "opponent": (BLACK, WHITE),
    "goal": ("capture",),
    "areas": ("shading", "marks", "none"),
    "steps": PROCESSES,
}


class Demo:
    """A board of a lesson. `rule` is what it belongs to, 0 for none, `record` stands where the board
    begins.

    `question` is one of questions.py, or has the author's own "points". `labels` are short texts on
    points, "?" where a point is asked about. `more` are further attributes of its <tt-board>.

    The board may show the answer only after the reader has answered:
    tests/pages/test_learn.py.
    """

    def __init__(
        self,
        rule: int,
        title: str,
        record: Record,
        question: "dict[str, object]",
        labels: "dict[str, str]",
        more: "dict[str, str]",
    ) -> None:
        self.rule, self.title, self.record = rule, title, record
        self.question, self.labels, self.more = question, labels, more

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
            found["labels"] = " ".join(sorted([f"{at}:{text}" for at, text in self.labels.items()]))
        if self.rule == 3:
            found["areas"] = "marks"  # these are also about what reaches both or neither
        ways = [] if "solve" in self.more else ["play"]
        if "steps" in self.more:
            found["autoplay"] = ""
            ways.insert(0 if self.question else 1, "steps")
        if self.question:
            ways.insert(0, "ask")
        if "solve" in self.more:
            ways.insert(0, "solve")
        if self.rule >= 7:
            ways.append("life")
        if not self.question and not any(act in self.more for act in _ACTS):
            found["show"] = "coordinates moves"  # a picture
        elif "opponent" not in self.more:
            show = "coordinates moves" if "solve" in self.more else "reach coordinates"
            found.update({"ways": " ".join(ways), "show": show, "facts": name})
        found.update(self.more)
        return found


def demo(station: Part, rule: int) -> Demo:
    """The board of a station; `rule` is that of its chapter. Raises Mistake."""
    board = station.diagram
    if board is None:
        raise Mistake(station.line, say("no_board"))
    about = {name: values[0] for name, values in board.about.items()}
    for name, value in about.items():
        line = board.lines[name]
        if name not in _OF_GAME + _ATTRIBUTES:
            accepted = enumerated(list(_ATTRIBUTES + _OF_GAME))
            raise Mistake(line, say("no_such_line", accepted=accepted, given=brief(name)))
        given = value.split(" ")[0] if name == "steps" else value
        if name in _CHOICES and given not in _CHOICES[name]:
            accepted = enumerated(list(_CHOICES[name]))
            raise Mistake(
                line, say("no_such_value", name=name, accepted=accepted, given=brief(given))
            )
    more = {name: value for name, value in about.items() if name not in _OF_GAME}
    record = record_of(board)
    question = question_of(about.get("ask", ""))
    lines = _lines(board.answers)
    if lines and question:
        raise Mistake(board.lines["ask"], say("two_tasks"))
    if any(right for _, right in lines):
        more["solve"] = unmarked("".join(said(station)[0][-1:]))
    elif lines:
        raise Mistake(board.answers[0].line, say("no_right_answer"))
    more.update(_words(board))
    if question:
        _check(record.match(), question, board)
    if about.get("steps", "life") != "life":  # which waits for a stone
        _check_steps(record.match(), board)
    own = rule_of(station, rule)
    return Demo(own, station.title, record, question, board.labels, more)


def rule_of(part: Part, otherwise: int = 0) -> int:
    """The rule that a chapter or a station is about."""
    rule = decimal(part.about.get("rule", [""])[0])
    return otherwise if rule is None else int(rule)


def _check(match: Match, question: "dict[str, object]", board: Diagram) -> None:
    """Raise Mistake for a question that cannot be asked here."""
    try:
        if "points" in question:
            match.position.set_of(str(question["points"]))
        else:
            Question(match, question)
    except ValueError as error:
        raise _mistake(board.lines["ask"], error) from None


def _check_steps(match: Match, board: Diagram) -> None:
    """Raise Mistake for steps that cannot be shown here."""
    try:
        check(match, board.about["steps"][0])
    except ValueError as error:
        raise _mistake(board.lines["steps"], error) from None


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


def question_of(words: str) -> "dict[str, object]":
    """What is asked: a question of questions.py, or the "points" that an author names; {} for
    nothing.
    """
    words = words[4:] if words.startswith("all ") else words
    if all(word[-1:].isdigit() for word in words.split()):
        return {"points": words} if words else {}
    return question_in(words)


def record_of(board: Diagram) -> Record:
    """The record of a board: its moves, standing after turn `at`, the last one if none is given; or
    the lines that its answers make. Raises Mistake.
    """
    about = {name: values[0] for name, values in board.about.items()}
    for name in ("at", "komi", "handicap", "level"):
        if decimal(about.get(name, "0")) is None:
            said = say("no_number", name=name, given=brief(about[name]))
            raise Mistake(board.lines[name], said)
    try:
        start = _start(board, about)
    except ValueError as error:
        raise _mistake(board.line, error) from None
    if any(answer.move != "*" or answer.reply for answer in board.answers):
        return _problem(start, board.answers)
    try:
        record = played(start, about.get("moves", ""))
    except ValueError as error:
        raise _mistake(board.lines["moves"], error) from None
    line = record.line()
    if "at" in about:
        at = plain(decimal(about["at"]) or 0)
        if not is_integer(at) or not 0 <= at < len(line):
            told = say("wrong_turn", given=brief(about["at"]), last=len(line) - 1)
            raise Mistake(board.lines["at"], told)
        record.here = line[at]
    return record


def _mistake(line: int, error: ValueError) -> Mistake:
    """What is wrong with a game, in the language spoken now."""
    said = say(error.what, **error.facts) if isinstance(error, Wrong) else str(error)
    return Mistake(line, said)


def _start(board: Diagram, about: "dict[str, str]") -> Start:
    given = {
        "komi": plain(decimal(about.get("komi", "0")) or 0),
        "rules": NAMED[about.get("rules", "Tromp-Taylor")],
        "handicap": plain(decimal(about.get("handicap", "0")) or 0),
        "first": board.first,
    }
    if board.rows:
        return Start.of(Position.parse("\n".join(board.rows)), **given)
    sides = [decimal(side) for side in board.size.split("x")]
    if None in sides or len(sides) > 2:
        raise ValueError(say("no_size"))
    return Start(plain(sides[0] or 0), plain(sides[-1] or 0), **given)


def _problem(start: Start, answers: "list[Answer]") -> Record:
    """A record that stands at the start, with lines to try, right ones first. Raises Mistake."""
    record = Record(start)
    lines = sorted(_lines(answers), key=lambda line: not line[1])
    named = {answer.move for answer in answers}
    for other in answers:
        if other.move == "*" and other.reply:
            if not lines:
                raise Mistake(other.line, say("lost_reply"))
            legal = record.new_match().board.legal_moves()
            if len(legal) > _MOST:
                raise Mistake(other.line, say("reply_to_any", reply=other.reply, most=_MOST))
            lines += [
                ([(at, other), (other.reply, other)], False)
                for at in legal
                if at not in named and at != other.reply
            ]
    played = []
    for turns, _ in lines + lines[:1]:  # what is followed last is the chosen one
        node = record.root
        for turn, answer in turns:
            node = node.follow(turn)
            played.append((node, answer.line))
    record.check()
    for node, line in played:
        if node.wrong:
            raise Mistake(line, node.wrong)
    return record


def _lines(answers: "list[Answer]") -> "list[tuple[list[tuple[str, Answer]], bool]]":
    """The turns to each end, each with its answer, and whether it is right."""
    found = []
    waiting: "list[tuple[list[tuple[str, Answer]], list[Answer]]]" = [([], answers)]
    while waiting:
        before, after = waiting.pop()
        for answer in after:
            if answer.move == "*":
                continue
            turns = before + [(turn, answer) for turn in (answer.move, answer.reply) if turn]
            if any(deeper.move != "*" for deeper in answer.after):
                waiting.append((turns, answer.after))
            else:
                found.append((turns, answer.right))
    return found


def _words(board: Diagram) -> "dict[str, str]":
    """What the answers say, as the attributes of <tt-board>: "wrong" of any other move, "right" and
    "reply" where one answer alone is so, and as "words" all else, each after the reader's moves.
    """
    told: "dict[str, list[tuple[str, str]]]" = {"right": [], "reply": [], "wrong": []}
    waiting = [("", answer) for answer in board.answers]
    while waiting:
        before, answer = waiting.pop(0)
        moves = before + answer.move
        waiting += [(f"{moves} ", after) for after in answer.after]
        kind = "right" if answer.right else "reply" if answer.after else "wrong"
        text = unmarked(answer.said)
        if text or answer.right:
            told[kind].append((moves, text))
    found: "dict[str, str]" = {}
    others = []
    for kind in ("right", "reply", "wrong"):
        for moves, text in told[kind]:
            alone = moves == "*" if kind == "wrong" else len(told[kind]) == 1
            if alone:
                found[kind] = text
            else:
                others.append(f"{moves}{'!' * (kind == 'right')}: {text}")
    found["words"] = "\n".join(others)
    return {kind: text for kind, text in found.items() if text}


def played(start: Start, turns: str) -> Record:
    """A record of these turns; it stands after the last. Raises Illegal."""
    record = Record(start)
    for turn in turns.split():
        record.here = record.here.follow(turn)
    record.match()
    return record
