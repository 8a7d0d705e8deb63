"""The functions of the ten rules with some of them edited, as rules to play by."""

import sys

import ttgo.position
import ttgo.rules
from ttgo.lab.lines import last_of
from ttgo.lab.literal import RULE, Rules
from ttgo.language import say

TYPE_CHECKING = False
if TYPE_CHECKING:
    Functions = dict[str, str]  # their lines by their names


class Broken(Exception):
    """The text of the rules cannot be run: `name` is the function, `line` is counted from the
    function's first line, `text` says why in words. `needs_all` tells that CPython may run it,
    or say more.
    """

    def __init__(self, name: str, line: int, text: str, needs_all: bool = False) -> None:
        super().__init__(text)
        self.name = name
        self.line = line
        self.text = text
        self.needs_all = needs_all


def rules_of(functions: "Functions", edits: "Functions") -> Rules:
    r"""Rules to play by: all functions of rules.py that may be edited, and those of them that are.
    Raises Broken for lines that cannot be run, or do not define the function.

    >>> ten = {"over": "def over(turns):\n    return False"}
    >>> rules = rules_of(ten, {"over": "def over(turns):\n    return 'pass' in turns"})
    >>> rules.over(["A1", "pass", "B1"])
    True
    """
    _check(edits)
    names: "dict[str, object]" = {}
    for module in (ttgo.position, ttgo.rules):
        for name in dir(module):
            if name[:2] != "__":
                names[name] = getattr(module, name)
    names["__name__"] = "rules"
    parameters, edited = {}, dict(functions)
    edited.update(edits)
    for name, lines in edited.items():
        names.pop(name, None)
        try:
            # each is its own file in tracebacks
            exec(compile(lines, name, "exec"), names)  # noqa: S102  # the purpose of edits
        except (Exception, SystemExit) as error:  # noqa: BLE001  # any error is told
            broken = located(error, name)
            # MicroPython misses a bracket after the last line
            broken.line = min(broken.line, len(lines.split("\n")))
            raise broken from None
        if name not in names:
            raise Broken(name, 0, say("not_defined", name=name))
        parameters[name] = _parameters(lines, name)
    return Rules(names, parameters)


def _check(edits: "Functions") -> None:
    """Raise ValueError for what is no function of the rules."""
    for name in edits:
        if name not in RULE:
            raise ValueError(say("no_function", name=repr(name)))


def _parameters(lines: str, name: str) -> "list[str]":
    r"""The names of a function's parameters, which MicroPython does not keep.

    >>> _parameters("def area(a: 'dict[str, int]', b=(),  # b, too\n\t*, c): pass", "area")
    ['a', 'b', '', 'c']
    """
    found, depth = [""], 0
    code = "\n".join([line.split("#")[0] for line in lines.split("\n")])
    for letter in code.partition(f"def {name}(")[2]:
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0:
            break
        if letter == "," and not depth:
            found.append("")
        else:
            found[-1] += letter
    return [part.split(":")[0].split("=")[0].strip(" \t\n*") for part in found]


def located(error: BaseException, asked: str) -> Broken:
    """An error that such rules have raised, in words and with its place; `asked` is the function if
    the error has none.
    """
    name, line = last_of(error, RULE)
    return Broken(name or asked, line, _why(error), _needs_all(error))


def _why(error: BaseException) -> str:
    kind = type(error).__name__
    said = str(getattr(error, "msg", "") or error)
    if isinstance(error, RuntimeError) and said.startswith(("maximum recursion", "pystack")):
        return say("endless_recursion")
    if kind in ("NameError", "Nonsense", "SyntaxError", "IndentationError", "UnboundLocalError"):
        return said
    return f"{kind}: {said}" if said else kind


# How MicroPython's errors begin, by their kinds, where CPython runs the lines or says more
_BUILT_IN = "bool bytes dict float frozenset generator int list range set str tuple".split()
_POORER = {
    "AttributeError": [f"'{name}' object" for name in _BUILT_IN],
    "ImportError": [""],
    "IndentationError": ["unindent"],
    "NotImplementedError": [""],
    "SyntaxError": ["invalid syntax", "*x"],
    "TypeError": ["can't convert", "function", "unexpected keyword", "unsupported type"],
}
# Names that only CPython knows end so
_LACKS = ("Error", "Warning", "Group", "'ascii", "'format", "'vars")


def _needs_all(error: BaseException) -> bool:
    """Whether CPython may do better than this Python."""
    kind, said = type(error).__name__, str(error)
    if sys.implementation.name != "micropython":
        return False
    if kind == "NameError":
        return said.partition("' isn't defined")[0].endswith(_LACKS)
    return said.startswith(tuple(_POORER.get(kind, ())))


def difference(functions: "Functions", edits: "Functions") -> str:
    """What the edits change, line by line: "-" before old lines, "+" before new ones."""
    _check(edits)
    found: "list[str]" = []
    for name in sorted(edits, key=lambda name: (RULE[name], name)):
        before, after = functions[name].split("\n"), edits[name].split("\n")
        if before != after:
            found.append(say("edited", rule=RULE[name], name=name))
            found += _changed(before, after)
    return "\n".join(found)


def _changed(before: "list[str]", after: "list[str]") -> "list[str]":
    """The fewest lines that lead from one text to another."""
    # What is left to tell from an old line on, and from each new one
    left = [[f"+ {line}" for line in after[new:]] for new in range(len(after) + 1)]
    for old in before[::-1]:
        below, left = left, [[f"- {old}"] + left[-1]]
        for new in range(len(after) - 1, -1, -1):
            gone, come = [f"- {old}"] + below[new], [f"+ {after[new]}"] + left[0]
            shorter = gone if len(gone) <= len(come) else come
            left.insert(0, below[new + 1] if old == after[new] else shorter)
    return left[0]
