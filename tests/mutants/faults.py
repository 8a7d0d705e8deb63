"""The faults: made by mutmut from the files of ttgo, those among them that change nothing, and put into a process or into a file."""

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
TRUNK = "message language illegal points vertex rules quick rulesets start seen game match territory".split()
FOLDERS = {
    "ttgo": [f"ttgo/{name}.py" for name in TRUNK],
    **{f"ttgo/{name}": [f"ttgo/{name}"] for name in ("record", "explain", "session", "sgf")},
}
PROPERTY, HIDDEN = "    @property\n", "    #property\n"
EQUIVALENTS = Path(__file__).with_name("equivalents.txt")


class Fault(NamedTuple):
    folder: str
    path: str
    function: str  # "name" or "Class.name"
    module: Any  # libcst's tree of the file
    mutation: Any  # mutmut's

    def code(self) -> str:
        """The file's text with the fault."""
        changed = self.module.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        return str(changed.code).replace(HIDDEN, PROPERTY)

    def line(self) -> tuple[int, str, str]:
        """The number of the first line that it changes, and that line without and with the fault."""
        right = str(self.module.code).replace(HIDDEN, PROPERTY)
        before, after = right.splitlines(), self.code().splitlines()
        at = next((n for n, (one, other) in enumerate(zip(before, after)) if one != other), 0)
        return at + 1, before[at].strip(), after[at].strip()

    def name(self) -> str:
        """As the table of equivalents has it."""
        return f"{self.path} {self.function}: {self.line()[2]}"

    def __str__(self) -> str:
        at, before, after = self.line()
        return f"{self.path}:{at} {self.function}\n    - {before}\n    + {after}"


# Making them


def faults(folder: str) -> list[Fault]:
    """All faults of a folder, in the order of its text."""
    return [fault for file in files(folder) for fault in _faults(folder, file)]


def files(folder: str) -> list[Path]:
    """The files of a folder of FOLDERS."""
    paths = [ROOT / path for path in FOLDERS[folder]]
    return [
        file for path in paths for file in (sorted(path.glob("*.py")) if path.is_dir() else [path])
    ]


def _faults(folder: str, file: Path) -> Iterator[Fault]:
    import libcst
    from mutmut.mutation.file_mutation import MutationVisitor
    from mutmut.mutation.mutators import mutation_operators
    from mutmut.mutation.pragma_handling import IgnoredCode

    # mutmut leaves functions with decorators alone; a property is as good a function as any.
    text = file.read_text(encoding="utf-8").replace(PROPERTY, HIDDEN)
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = libcst.MetadataWrapper(libcst.parse_module(text)).visit(visitor)
    names = {}
    for top in module.body:
        if isinstance(top, libcst.FunctionDef):
            names[id(top)] = top.name.value
        for node in top.body.body if isinstance(top, libcst.ClassDef) else []:
            if isinstance(node, libcst.FunctionDef):
                names[id(node)] = f"{top.name.value}.{node.name.value}"
    for mutation in visitor.mutations:
        function = names.get(id(mutation.contained_by_top_level_function))
        if function is not None:
            yield Fault(folder, str(file.relative_to(ROOT)), function, module, mutation)


def equivalents(text: str) -> dict[str, str]:
    """The names of the faults that change nothing that can be seen, each with the reason: a line of its own, its faults under it."""
    found, reason = {}, ""
    for line in text.splitlines():
        if line.startswith("    "):
            assert line.strip() not in found, line
            found[line.strip()] = reason
        elif line:
            reason = line
    return found


# Putting them in


def put_in(fault: Fault) -> None:
    """Change the function of this process into the faulty one."""
    module = importlib.import_module(fault.path.removesuffix(".py").replace("/", "."))
    fresh: dict[str, object] = {
        "__name__": module.__name__,
        "__package__": module.__spec__ and module.__spec__.parent,
    }
    exec(compile(fault.code(), fault.path, "exec"), fresh)
    right, wrong = function_of(vars(module), fault.function), function_of(fresh, fault.function)
    for part in ("__code__", "__defaults__", "__kwdefaults__"):
        setattr(right, part, getattr(wrong, part))


def function_of(names: Any, path: str) -> FunctionType:
    """The function of that path among the names of a module; a property's is its getter."""
    first, _, rest = path.partition(".")
    found = vars(names[first])[rest] if rest else names[first]
    found = found.fget if isinstance(found, property) else getattr(found, "__func__", found)
    assert isinstance(found, FunctionType)
    return found
