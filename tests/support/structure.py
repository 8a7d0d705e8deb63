"""The order in which the modules of ttgo/ stand on each other, and what a file imports."""

import ast
from functools import cache

# What a reader of the ten rules walks up, in this order: each imports only those before it.
TRUNK = (
    "version guards illegal points vertex position rules scoring quick rulesets start history game "
    "match territory chance language"
).split()
# The folders around it, each of which imports the trunk and folders before it.
FOLDERS = (
    "explain record sgf svg photo solve teach session demos why player lab gtp web env referee "
    "commands"
).split()


@cache
def tree(path):
    """A file as Python reads it; nobody changes it."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(module, typing=True):
    """The dotted names of all that is imported, wherever it stands; on demand without what only
    types are of.
    """
    waiting: list[ast.AST] = [module]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif typing or not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            waiting += ast.iter_child_nodes(node)
