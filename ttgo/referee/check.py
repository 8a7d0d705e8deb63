"""Does a program keep the rules? The program is asked every published case, in each way that its
commands allow.

A case is kept if every way gives the case's answer, broken if one of them gives another, and cannot
be asked if the program has no way, knows no such grid, or cannot be told these rules. A program
that refuses a turn on the way to the question breaks the case, too; one that refuses a suicide
there breaks rule 7.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ttgo import sgf
from ttgo.position import NAMES
from ttgo.record.tree import Record
from ttgo.referee.engine import Engine, Refuses, Said
from ttgo.referee.program import Failure
from ttgo.rulesets import SUPERKO, Rules
from ttgo.start import Start
from ttgo.vertex import PASS
from ttgo.web.cases import Case

KEPT, BROKEN, UNASKED = "kept", "broken", "cannot be asked"
_BY_RULES = ("suicide", "repeat")  # groups of cases that are asked again by other rules
TALK = "talk"  # the group of failures that have nothing to do with Go
_ENOUGH = 3  # failures in a row


class Result(NamedTuple):
    """The outcome of a case: `why` is a sentence, `command` and `said` are the question and the
    answer that break it.
    """

    case: Case
    rules: Rules
    group: str
    verdict: str
    why: str = ""
    command: str = ""
    said: str = ""

    def sgf(self) -> str:
        """The case as a record, which ends with the turn that was asked about."""
        record = Record(Start(self.case.width, self.case.height, self.case.komi, self.case.rules))
        node = record.root
        for turn in self.case.turns[: len(self.case.turns) - self.case.undo]:
            node = node.add(turn)
        if self.case.at:
            node = node.add(self.case.at)
        node.comment = f"{self.why} {self.case.says}"
        return sgf.write(record).decode()


def family(first: Rules) -> list[Rules]:
    """The rules to ask a program about: its own first, then every other pair of superko and
    suicide.
    """
    others = [Rules(superko, suicide) for superko in SUPERKO for suicide in (True, False)]
    return [first.ended("strict"), *(rules for rules in others if rules != first.ended("strict"))]


def check(engine: Engine, cases: Iterable[Case], first: Rules) -> Iterator[Result]:
    """Yield the outcome of each case: by the rules that the program is said to keep, and by all
    rules that the program accepts when it is told them.
    """
    cases = tuple(cases)
    asked: set[str] = set()
    failures = 0
    for number, rules in enumerate(family(first)):
        told = engine.set_rules(rules)
        if number and not told:
            continue
        for case in cases:
            if not case.holds(rules) or (number and case.group not in _BY_RULES):
                continue
            asked.add(case.id)
            try:
                result = _asked(engine, case, rules)
                failures = 0
            except Failure as failure:
                failures += 1
                result = Result(case, rules, TALK, BROKEN, str(failure), "", failure.evidence)
            yield result
            if failures == _ENOUGH:
                return
            if failures and told:
                engine.set_rules(rules)  # to the new process
    for case in cases:
        if case.id not in asked:
            yield Result(case, first, case.group, UNASKED, "It cannot be told these rules.")


def _asked(engine: Engine, case: Case, rules: Rules) -> Result:
    """The outcome of a case. Raises Failure."""
    try:
        engine.begin(case.width, case.height, case.komi)
        for number, (player, turn) in enumerate(case.players()):
            answer = engine.play(player, turn)
            if not answer.good:
                return _refused(
                    case, rules, number, f"play {player} {turn}", f"? {answer.text}".strip()
                )
        for _ in range(case.undo):
            engine.undo()
        asked = False
        for said in _questions(engine, case):
            asked = True
            if said[2] != case.answer:
                return Result(case, rules, case.group, BROKEN, _wrong(case, said), said[0], said[1])
    except Refuses as refuses:
        return Result(
            case, rules, case.group, UNASKED, f"{str(refuses)[0].upper()}{str(refuses)[1:]}."
        )
    if not asked:
        return Result(
            case, rules, case.group, UNASKED, f"It has no command that tells {_TELLS[case.ask]}."
        )
    return Result(case, rules, case.group, KEPT)


def _questions(engine: Engine, case: Case) -> Iterator[Said]:
    if case.ask == "legal":
        return engine.legality(case.asker(), case.at)
    if case.ask == "grid":
        return engine.grid(case.game().grid)
    return engine.score() if case.ask == "score" else engine.over()


_TELLS = {
    "legal": "what is legal",
    "grid": "the grid",
    "score": "the score",
    "over": "whether the game is over",
}


def _refused(case: Case, rules: Rules, number: int, command: str, said: str) -> Result:
    """The outcome of a case when the program refuses a legal turn before the question."""
    player, turn = case.players()[number]
    suicide = turn != PASS and case.game(number + 1).position[turn] != player
    group = "suicide" if suicide else case.group
    rule = " by rule 7: suicide" if suicide else ""
    why = f"It refuses turn {number + 1}, {NAMES[player]} {turn}, which is legal{rule}."
    return Result(case, rules, group, BROKEN, why, command, said)


def _wrong(case: Case, answer: Said) -> str:
    """The sentence about a wrong answer."""
    command, _, meant = answer
    if case.ask == "legal":
        said, right = ("legal" if legal else "illegal" for legal in (meant, case.answer))
        return f"By {command!r} {NAMES[case.asker()]} {case.at} is {said}, and it is {right}."
    if case.ask == "grid":
        return f"By {command!r} the grid is {meant}, and it is {case.answer}."
    if case.ask == "score":
        return (
            f"By {command!r} Black's score minus White's is {meant:g}, and it is {case.answer:g}."
        )
    said, right = ("over" if over else "not over" for over in (meant, case.answer))
    return f"By {command!r} the game is {said}, and it is {right}."
