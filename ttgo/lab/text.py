"""The text of rules.py in parts, with some functions replaced by others, and as rules to play
by.
"""

import ast
from types import SimpleNamespace
from typing import Any

import ttgo.position
import ttgo.rules
from ttgo.lab.literal import RULE
from ttgo.language import say

_FILE = "rules"  # in tracebacks


class Broken(Exception):
    """The text of the rules cannot be run: `name` is the function, `line` is counted from the
    function's first line, `text` says why in words.

    >>> error = Broken("move", 2, "name 'coloured' is not defined")
    >>> str(error)
    "Rule 7, line 2: name 'coloured' is not defined"
    """

    def __init__(self, name: str, line: int, text: str) -> None:
        where = f"Rule {RULE[name]}" + (f", line {line}" if line else "")
        super().__init__(f"{where}: {text}")
        self.name = name
        self.line = line
        self.text = text


def source() -> str:
    """The text of position.py and rules.py as one, so that rule 2's class can be edited, too."""
    lines: "list[str]" = []
    for module in (ttgo.position, ttgo.rules):
        with open(str(module.__file__), encoding="utf-8") as file:  # noqa: PTH123
            lines += file.read().split("\n")
    return "\n".join([line for line in lines if not line.startswith("from ttgo.position ")])


def words(text: str) -> "dict[int, str]":
    """Each rule's comment, by the rule's number.

    >>> words(source())[8]
    'Two passes, one right after the other, end the game.'
    """
    found: "dict[int, str]" = {}
    rule = 0
    for line in text.split("\n"):
        if line.startswith("# Rule "):
            number, _, said = line[7:].partition(". ")
            rule = int(number)
            found[rule] = said
        elif rule and line.startswith("# ") and not line.startswith("# ("):
            found[rule] += " " + line[2:]
        else:
            rule = 0
    return found


def definitions(text: str) -> "dict[str, tuple[int, int]]":
    """The place of each function and class at the top level, by name: the first line and the line
    after the last, from 0. Raises SyntaxError for what is not Python.
    """
    return {
        node.name: (node.lineno - 1, node.end_lineno or 0)
        for node in ast.parse(text).body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


def code(name: str) -> str:
    """The lines of a function or class.

    >>> print(code("start"))
    def start(grid: Grid) -> Position:
        \"\"\"The position before the first turn.\"\"\"
        return Position(grid)
    """
    text = source()
    begins, ends = definitions(text)[name]
    return "\n".join(text.split("\n")[begins:ends])


class Text:
    r"""The text of rules.py with some functions replaced: `edits` has new lines by the names of
    functions.

    Raises Broken for lines that are not Python, or no longer define the function.

    >>> rules = Text({"over": "def over(turns):\n    return 'pass' in turns"}).run()
    >>> rules.over(["A1", "pass", "B1"])
    True
    """

    def __init__(self, edits: "dict[str, str]") -> None:
        text = source()
        places = definitions(text)
        for name in edits:
            _check(name, edits[name])
        lines = text.split("\n")
        whole: "list[str]" = []
        done = 0
        # Of each function the first line and the line after the last, from 1, and the name
        self._begins: "list[tuple[int, int, str]]" = []
        for begins, ends, name in sorted((places[name][0], places[name][1], name) for name in RULE):
            whole += lines[done:begins]
            new = edits[name].split("\n") if name in edits else lines[begins:ends]
            self._begins.append((len(whole) + 1, len(whole) + 1 + len(new), name))
            whole += new
            done = ends
        self.text = "\n".join(whole + lines[done:])

    def run(self) -> "Any":
        """Rules to play by. Raises Broken."""
        names: "dict[str, Any]" = {"__name__": _FILE}
        try:
            exec(compile(self.text, _FILE, "exec"), names)  # noqa: S102  # the purpose of edits
        except (Exception, SystemExit) as error:  # noqa: BLE001  # any error is told
            raise self.located(error) from None
        return SimpleNamespace(**{name: names[name] for name in names if name[:2] != "__"})

    def located(self, error: BaseException) -> Broken:
        """An error that these rules have raised, in words and with its place."""
        line = line_of(error)
        for begins, ends, name in self._begins:
            if begins <= line < ends:
                return Broken(name, line - begins + 1, _why(error))
        return Broken(getattr(error, "asked", "move"), 0, _why(error))


def line_of(error: BaseException) -> int:
    """The last line of the rules' text that an error comes from, counted from 1; 0 for none."""
    line, place = 0, error.__traceback__
    while place is not None:
        if place.tb_frame.f_code.co_filename == _FILE:
            line = place.tb_lineno
        place = place.tb_next
    return line


def _known(name: str) -> None:
    if name not in RULE:
        raise ValueError(say("no_function", name=repr(name)))


def _check(name: str, text: str) -> None:
    _known(name)
    try:
        compile(text, name, "exec")  # finds more than a parser does
        defined = definitions(text)
    except SyntaxError as error:
        raise Broken(name, error.lineno or 0, str(error.msg)) from None
    except (ValueError, RecursionError, MemoryError) as error:
        raise Broken(name, 0, str(error)) from None
    if name not in defined:
        raise Broken(name, 0, say("not_defined", name=name))


def _why(error: BaseException) -> str:
    kind = type(error).__name__
    said = str(error)
    if isinstance(error, RecursionError):
        return say("endless_recursion")
    if kind in ("NameError", "Nonsense", "UnboundLocalError"):
        return said
    return f"{kind}: {said}" if said else kind


def difference(edits: "dict[str, str]") -> str:
    """What the edits change, line by line: "-" before old lines, "+" before new ones."""
    import difflib

    found: "list[str]" = []
    for name in edits:
        _known(name)
    for name in sorted(edits, key=lambda name: (RULE[name], name)):
        before, after = code(name).split("\n"), edits[name].split("\n")
        if before != after:
            found.append(say("edited", rule=RULE[name], name=name))
            lines = difflib.unified_diff(before, after, n=0, lineterm="")
            found += [f"{line[0]} {line[1:]}" for line in list(lines)[2:] if line[0] in "-+"]
    return "\n".join(found)
