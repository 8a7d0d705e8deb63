"""The shape of the repository, held to its promises: what belongs to it, and where things are found."""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.support.structure import FOLDERS, TRUNK, imports, tree

ROOT = Path(__file__).parent.parent

TOP = {
    "index.html",
    "pyproject.toml",
    "README.md",
    "ttgo",
    "static",
    "tests",
    "e2e",
}  # and dotfiles

PRODUCTS = ("node_modules", "dist", "build", "__pycache__", ".venv", ".fetch")
PRODUCT_ENDINGS = (".wasm", ".whl", ".zip", ".pyc", ".map", ".tgz")


@cache
def files() -> tuple[str, ...]:
    """What is, or would be, committed."""
    command = f"git -c safe.directory={ROOT} ls-files -co --exclude-standard --deduplicate -z"
    try:
        listing = subprocess.run(
            command.split(), cwd=ROOT, capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone, so nobody knows what belongs to it")
    return tuple(name for name in listing.stdout.split("\0") if name and (ROOT / name).exists())


def test_top_level() -> None:
    """The top level is fixed."""
    assert {name.split("/")[0] for name in files() if not name.startswith(".")} <= TOP


def test_nothing_built_is_committed() -> None:
    """No runtime and no build product is part of the repository."""
    built = [
        n for n in files() if set(Path(n).parts) & set(PRODUCTS) or n.endswith(PRODUCT_ENDINGS)
    ]
    assert built == []


REGISTRIES = [
    name.replace(" ", "")
    for name in "py pi.org,python hosted,npm js,registry. npm,yarn pkg,deb. debian,security. debian,archive. ubuntu".split(
        ","
    )
]


def test_no_registry_is_named() -> None:
    """Where packages come from is a matter of the machine's own settings; a lock file holds hashes, not addresses."""
    assert "tests/test_structure.py" in files()
    for name in files():
        content = (ROOT / name).read_bytes().lower() if (ROOT / name).is_file() else b""
        assert not [registry for registry in REGISTRIES if registry.encode() in content], name


def test_the_tree_is_the_one_on_disk() -> None:
    """Each folder of code has its line, in the order of the imports, and there is no line of another."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    block = readme.partition("## Read the code\n\n")[2].partition("\n\n")[0]
    found: dict[str, list[str]] = {}
    for indent, name in re.findall(r"^    ( *)(\w+)/", block, re.MULTILINE):
        if indent:
            found[list(found)[-1]].append(name)
        else:
            found[name] = []
    assert found["ttgo"] == FOLDERS
    pictures = set(
        "cases demos player examples icons rules node_modules words".split()
    )  # and what is made
    folders = {
        path.name for path in (ROOT / "static").iterdir() if path.is_dir() and path.name[0] != "."
    }
    assert set(found["static"]) == folders - pictures
    trunk = block.splitlines()[0].partition("read ")[2].partition(" in this order")[0].split(", ")
    assert trunk == [name for name in TRUNK if name != "version"]


def test_tests_follow_the_folders() -> None:
    """The tests of a folder are in the folder of the same name, so that they are found from the module's name."""
    for tests, code in (("tests", "ttgo"), ("e2e", "static")):
        for path in (ROOT / tests).glob("*/test_*.py"):
            assert (ROOT / code / path.parent.name).is_dir(), path
    for path in (ROOT / "tests" / "static").glob("*/*.test.mjs"):
        assert (ROOT / "static" / path.parent.name).is_dir(), path


def test_no_test_imports_another() -> None:
    """What several tests use is in a support folder, so that a test may go or change alone."""
    tests = [name for name in files() if "/test_" in name and name.endswith(".py")]
    assert len(tests) > 100
    found = {
        name: [one for one in imports(tree(ROOT / name)) if ".test_" in f".{one}"] for name in tests
    }
    assert {name: imported for name, imported in found.items() if imported} == {}
