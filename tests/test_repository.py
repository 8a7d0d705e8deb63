"""The shape of the repository, held to its promises: what belongs to it, what the README promises,
and that the workflow tests before it publishes.
"""

import contextlib
import doctest
import hashlib
import io
import re
import subprocess
import sys
import tomllib
from functools import cache

import pytest

from tests.support.sites import CLONE, ROOT
from ttgo.web.fill import made
from ttgo.web.site.places import addresses

TOP = {
    "index.html",
    "pyproject.toml",
    "README.md",
    "ttgo",
    "static",
    "tests",
    "e2e",
}  # and dotfiles


@cache
def files():
    """What is, or would be, committed."""
    command = f"git -c safe.directory={ROOT} ls-files -co --exclude-standard --deduplicate -z"
    try:
        listing = subprocess.run(
            command.split(), cwd=ROOT, capture_output=True, check=True, text=True
        )
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git clone, so nobody knows what belongs to it")
    return tuple(name for name in listing.stdout.split("\0") if name and (ROOT / name).exists())


def test_top_level():
    """The top level is fixed."""
    assert {name.split("/")[0] for name in files() if not name.startswith(".")} <= TOP


def test_another_package_of_tests_does_not_come_first(tmp_path):
    """Some libraries install one beside themselves."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "__init__.py").touch()
    code = "import sys; sys.path.append(sys.argv[1]); import tests.bench; print(*tests.__path__)"
    found = subprocess.run(
        [sys.executable, "-c", code, tmp_path], cwd=ROOT, capture_output=True, check=True, text=True
    )
    assert found.stdout.strip() == str(ROOT / "tests")


REGISTRIES = [
    name.replace(" ", "")
    for name in "py pi.org,python hosted,npm js,registry. npm,yarn pkg,deb. debian,security. "
    "debian,archive. ubuntu".split(",")
]


def test_no_registry_is_named():
    """Where packages come from is a matter of the machine's own settings; a lock file holds hashes,
    not addresses.
    """
    assert "tests/test_structure.py" in files()
    for name in files():
        content = (ROOT / name).read_bytes().lower() if (ROOT / name).is_file() else b""
        assert not [registry for registry in REGISTRIES if registry.encode() in content], name


def test_icons_are_the_drawing():
    """The committed pictures were made of the drawing and the palette: `python3 -m e2e.icons` after
    a change, and its hash here.
    """
    drawing = made.read(CLONE, "static/icons/app.svg") or b""
    assert hashlib.sha256(drawing).hexdigest()[:16] == "f420769c1dbd6621"


WORKFLOW = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")


def job(name):
    """A job's lines in the workflow."""
    found = re.search(rf"\n  {name}:\n((?:    .*\n|\n)+)", WORKFLOW)
    assert found
    return found[1]


def test_the_workflow_publishes_what_is_tested():
    """The site is main's, and nothing that a test has refused; a release is a tag that is the
    version. Every action is pinned by a full version.
    """
    for name, condition in (
        ("publish", "github.ref == 'refs/heads/main'"),
        ("release", "startsWith(github.ref, 'refs/tags/v')"),
    ):
        assert f"    if: {condition}\n    needs: [unit, build, whole]\n" in job(name)
    assert job("release").index("GITHUB_REF_NAME") < job("release").index("uv publish")
    assert WORKFLOW.count("pages: write") == job("publish").count("pages: write") == 1
    actions = re.findall(r"uses: (\S+)", WORKFLOW)
    assert len(actions) == 14
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in actions)


# What the README promises: its Python runs, its commands are the real ones, its links lead to
# files.


README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_in_the_readme_runs():
    """Each block runs with the names of those above it, and prints what it says that it prints."""
    assert PYTHON, "the README has no block of Python"
    names: dict[str, object] = {}
    for block in PYTHON:
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, "README", "README.md", 0)
            assert doctest.DocTestRunner().run(example, clear_globs=False).failed == 0
            names.update(example.globs)
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, "README.md", "exec"), names)
        for line in re.findall(r"^print\(.*# \"([^\"]*)\"", block, re.MULTILINE):
            assert line in printed.getvalue().splitlines()


def test_links_to_files_lead_to_files():
    """They are relative, so that they do so wherever the repository lies; pyproject.toml makes
    others of them for the package index. The pages are read on the site, whose address stands once.
    """
    links = re.findall(r"\]\(([^)\s]+)\)", README)
    inside = [link for link in links if not link.startswith("https://")]
    assert len(inside) > 10
    assert [link for link in inside if not (ROOT / link).is_file()] == []
    assert [link for link in links if "ttgo" in link and link not in inside] == [
        addresses()["Homepage"]
    ]
    assert not [link for link in inside if link.endswith(".html")]


def test_extras_are_added_to_what_a_project_has():
    """They ask for a version or a later one; exact ones are those of the tests, and what makes
    the reference.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    assert set(extras) == {"env", "docs"}
    assert extras.pop("docs") == ["pdoc==16.0.0"]
    assert all(re.fullmatch(r"[\w-]+>=[\d.]+", one) for some in extras.values() for one in some)
