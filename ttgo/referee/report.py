"""What `ttgo check` prints: a table for people, or all of it as JSON."""

import textwrap
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ttgo import rulesets
from ttgo.position import NAMES
from ttgo.referee.check import BROKEN, KEPT, TALK, UNASKED, Result
from ttgo.rulesets import Rules
from ttgo.web.cases import GROUPS, known

_LONG = 40  # turns of a case that are printed
WIDE = 80  # columns

_TALKS = "answers to GTP commands"


class Row(NamedTuple):
    """A rule, or a group of questions about it, by some rules: the results of its cases."""

    rules: str
    group: str
    results: list[Result]

    def count(self, verdict: str) -> int:
        """How many cases have this outcome."""
        return sum(result.verdict == verdict for result in self.results)

    @property
    def verdict(self) -> str:
        """The worst outcome of the cases that could be asked."""
        return next(verdict for verdict in (BROKEN, KEPT, UNASKED) if self.count(verdict))


def rows(results: Sequence[Result]) -> list[Row]:
    """The results by rules and group, in the order of GROUPS."""
    found: dict[tuple[Rules, str], list[Result]] = {}
    for result in results:
        found.setdefault((result.rules, result.group), []).append(result)
    known = list(dict.fromkeys(result.rules for result in results))
    return [
        Row(rulesets.write(rules), group, found[rules, group])
        for rules in known
        for group in (*GROUPS, TALK)
        if (rules, group) in found
    ]


def text(title: str, results: Sequence[Result]) -> str:
    """A line for each rule, and below a broken rule the shortest moves that show how; then a table
    of the program and others. No line is wider than 80 columns; records are for --sgf.
    """
    lines = _wrapped(title)
    rules = ""
    for row in rows(results):
        if row.rules != rules:
            rules = row.rules
            lines += [f"by {rules}:"]
        lines.append(f"  {row.verdict:16}{GROUPS.get(row.group, _TALKS)}{_counted(row)}")
        if row.verdict == BROKEN:
            lines += _shown(row)
        elif row.verdict == UNASKED:
            lines += _wrapped(row.results[0].why, "    ")
    return "\n".join([*lines, "", *beside(title.partition(":")[0], results)])


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(
        text, WIDE, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False
    )


def beside(title: str, results: Sequence[Result]) -> list[str]:
    """A table of the program and of the known ones (static/cases/known.json): for each group "ok",
    the number of cases that a program breaks, or "-" for what could not be asked.
    """
    first = [row for row in rows(results) if row.rules == rows(results)[0].rules]
    own = {row.group: row for row in first}

    def asked(group: str) -> str:
        verdict = own[group].verdict if group in own else UNASKED
        return {KEPT: "ok", UNASKED: "-"}.get(verdict) or str(own[group].count(BROKEN))

    def told(other: dict[str, list[str]], breaks: dict[str, list[str]]) -> Callable[[str], str]:
        return lambda group: (
            "ok" if group in other["keeps"] else str(len(breaks[group])) if group in breaks else "-"
        )

    table = [
        (f"{title}, asked now", asked),
        *((one["program"], told(one, one["breaks"])) for one in known()),
    ]
    room = WIDE - sum(len(group) + 1 for group in GROUPS)
    return [
        " " * room + "".join(f" {group}" for group in GROUPS),
        *(
            textwrap.shorten(name, room, placeholder="...").ljust(room)
            + "".join(f" {cell(group):>{len(group)}}" for group in GROUPS)
            for name, cell in table
        ),
        "ok: kept; a number: that many cases are broken; -: cannot be asked",
    ]


def _counted(row: Row) -> str:
    counts = [(row.count(verdict), verdict) for verdict in (BROKEN, KEPT, UNASKED)]
    parts = [f"{count} {verdict}" for count, verdict in counts if count]
    return f": {', '.join(parts)}" if len(parts) > 1 or row.count(BROKEN) else ""


def _shown(row: Row) -> list[str]:
    """The shortest case that is broken, and the names of the others."""
    broken = [result for result in row.results if result.verdict == BROKEN]
    result = min(broken, key=lambda result: len(result.case.turns))
    case = result.case
    lines = [*_wrapped(f"{case.id}: {result.why} {case.says}", "    ")]
    lines += _wrapped(moves(result), "      ")
    if result.command:
        lines += _wrapped(f"{result.command} {result.said}", "      ")
    elif result.said:
        lines += [f"      | {line}" for line in result.said.splitlines()[:8]]
    others = [other.case.id for other in broken if other is not result]
    return lines + (_wrapped(f"also broken: {', '.join(others)}", "    ") if others else [])


def moves(result: Result) -> str:
    """The moves of a result's case, as text."""
    case = result.case
    turns = " ".join(case.turns[:_LONG]) + (
        f" ... ({len(case.turns)} turns)" if len(case.turns) > _LONG else ""
    )
    undo = f", {case.undo} taken back" if case.undo else ""
    at = f", then {NAMES[case.asker()]} {case.at}" if case.at else ""
    return f"{case.width}x{case.height}: {turns or 'no turns'}{undo}{at}"


def facts(title: str, command: Sequence[str], results: Sequence[Result]) -> dict[str, object]:
    """The report for programs to read, as a dictionary for JSON."""
    return {
        "program": title,
        "command": list(command),
        "verdict": worst(results),
        "rules": [_row(row) for row in rows(results)],
        "cases": [_case(result) for result in results],
    }


def _row(row: Row) -> dict[str, object]:
    counts = {verdict: row.count(verdict) for verdict in (KEPT, BROKEN, UNASKED)}
    return {"rules": row.rules, "group": row.group, "verdict": row.verdict, **counts}


def _case(result: Result) -> dict[str, object]:
    found: dict[str, object] = {
        "id": result.case.id,
        "group": result.group,
        "rules": rulesets.write(result.rules),
        "verdict": result.verdict,
    }
    if result.verdict != KEPT:
        found["why"] = result.why
    if result.verdict == BROKEN:
        found |= {
            "asked": result.command,
            "said": result.said,
            "moves": moves(result),
            "sgf": result.sgf(),
        }
    return found


def worst(results: Sequence[Result]) -> str:
    """BROKEN if some case is broken, else KEPT."""
    return BROKEN if any(result.verdict == BROKEN for result in results) else KEPT
