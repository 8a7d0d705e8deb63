"""Five small tasks for learners of programming: change one rule so that the published cases get the answers of other rules."""

from ttgo.lab.judge import judge, read
from ttgo.lab.presets import PRESETS
from ttgo.lab.text import RULE, Text, code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Task:
    """A change to make in one rule. It is done when all cases are answered as by `rules` (superko, suicide), or by a preset."""

    def __init__(self, says: str, rule: int, rules: "tuple[str, bool]", like: str = "") -> None:
        self.says = says
        self.rule = rule
        self.rules = rules
        self.like = like


TASKS = (
    Task("Make suicide illegal.", 7, ("positional", False)),
    Task(
        "Let the game end after three passes instead of two.",
        8,
        ("positional", True),
        "three-passes",
    ),
    Task(
        "Count only the empty points that a player surrounds.",
        9,
        ("positional", True),
        "territory-only",
    ),
    Task(
        "Let a ko be taken back at once, and any grid come again.",
        6,
        ("positional", True),
        "no-memory",
    ),
    Task(
        "Refuse a repeat only if the same player would play next as before. (This is situational superko.)",
        6,
        ("situational", True),
    ),
)


def check(
    task: Task, edits: "dict[str, str]", lines: str, alive: "Callable[[], object]" = lambda: None
) -> "tuple[bool, str]":
    """Whether it is done, and a sentence. `lines` are the published cases. Raises what the edited rules raise."""
    changed = sorted({RULE[name] for name in edits if edits[name] != code(name)})
    if not changed:
        return False, "Nothing is changed yet."
    others = [rule for rule in changed if rule != task.rule]
    if others:
        return False, f"Rule {others[0]} has changed, too; only rule {task.rule} may."
    rules = Text(edits).run()
    cases = read(lines, *task.rules)
    wanted: "Iterator[object]" = iter([case["answer"] for case in cases])
    if task.like:
        wanted = (verdict.answer for verdict in judge(Text(PRESETS[task.like].made()).run(), cases))
    for verdict in judge(rules, cases):
        alive()
        if verdict.answer != next(wanted):
            turns = " ".join(verdict.case["turns"][-6:])
            return False, f"Not yet. After {turns or 'no turn'}: {verdict.why}"
    return True, f"Done: all {len(cases)} cases are answered as they have to be."
