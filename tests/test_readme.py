"""What the README promises: its Python runs, its commands are the real ones, its links lead to files."""

import contextlib
import doctest
import io
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PYTHON = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    """The lines of the README's code blocks that are not Python, without a prompt."""
    fenced = re.findall(r"^```(?!python)\w*\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^    (.*)$", README, re.MULTILINE)
    return [line.strip().removeprefix("$ ") for block in fenced for line in block.splitlines()] + indented


def test_the_python_in_the_readme_runs() -> None:
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


def test_the_test_command_is_the_one_that_ci_runs() -> None:
    lines = [line.strip() for line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()]
    ran = [line.removeprefix("exec ") for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert len(ran) == 1, "CI runs exactly one command"
    assert ran[0] in commands()


def test_it_is_short() -> None:
    """What it is, how to play and where the rest is: no more."""
    assert "python3 -m ttgo" in commands()
    assert len(README.splitlines()) <= 150
    assert len(re.findall(r"!\[", README)) == 1, "one picture"


# What its links begin with, and the folder where such a file is: README is also shown where there is no repository around it
URLS = PROJECT["urls"]
PLACES = {
    f"{URLS['Source']}/blob/main/": ROOT,
    URLS["Source"].replace("github.com", "raw.githubusercontent.com") + "/main/": ROOT,
    URLS["Homepage"]: ROOT,  # a built site has its pages at the same addresses
}


def test_links_to_files_lead_to_files() -> None:
    """Every link is absolute, and one to a file of ours leads to it, its part included."""
    links = re.findall(r"\]\(([^)\s]+)\)", README)
    assert [link for link in links if not link.startswith("https://")] == []
    ours = {link: place for link in links for place in PLACES if link.startswith(place)}
    assert {*ours.values()} == {*PLACES}
    assert [link for link in links if "ttgo" in link and link not in ours] == []
    for link, place in ours.items():
        name, _, part = link.removeprefix(place).partition("#")
        file = PLACES[place] / name
        assert file.is_file(), link
        assert not part or f' id="{part}"' in file.read_text(encoding="utf-8"), link
        if place == URLS["Homepage"]:
            assert file.suffix == ".html", "the site has pages"


def test_the_package_says_whose_it_is() -> None:
    """What the package index shows beside README."""
    assert (PROJECT["license"], PROJECT["readme"]) == ("MIT", "README.md")
    assert "MIT. Copyright (c)" in README, "the licence's text"
    assert PROJECT["authors"]
    assert not [kind for kind in PROJECT["classifiers"] if kind.startswith("License ::")], "`license` says it"
    assert URLS["Documentation"].startswith(URLS["Homepage"])
    assert (ROOT / URLS["Documentation"].removeprefix(URLS["Homepage"])).is_file()
