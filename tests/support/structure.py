"""The order in which the modules of ttgo/ and the scripts of static/ stand on each other, and what
a file imports.
"""

import ast
import re
from functools import cache

# What a reader of the ten rules walks up, in this order: each imports only those before it.
TRUNK = (
    "version guards illegal points vertex position rules scoring quick rulesets start history game "
    "match territory chance language"
).split()
# What stands around it, in this order: folders, and beside the trunk the face, the scoring of files
# and the command.
AROUND = (
    "explain record sgf svg photo solve teach lessons session lab pages player __init__ gtp web env "
    "referee score commands __main__"
).split()
FOLDERS = [name for name in AROUND if name not in ("__init__", "score", "__main__")]
ORDER = [*TRUNK, *AROUND]
# The scripts of static/ in the same way; words/ is made of the catalogues.
SCRIPTS = (
    "view.js joined.js site.js framed.js messages.js speech.js words board words.js python keep "
    "languages.js embed embed.js change game lesson lesson.js make learn why head.js offline.js sw.js"
).split()

_RUNS = re.compile(r'^(?:import|export)(?:[^"\';]*\bfrom)?\s*"(\.[^"]+)"', re.MULTILINE)
_NAMES = re.compile(r'\b(?:from|import)\s*\(?\s*"(\.[^"]+)"')  # on demand, and for types, too


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


def script_imports(text, typing=True):
    """The scripts that one names, as it names them; without types and what comes on demand those
    that have to be there before it runs.
    """
    return (_NAMES if typing else _RUNS).findall(text)
