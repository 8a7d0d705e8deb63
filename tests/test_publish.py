"""What is published beside the code: the app's icons, and the workflow that tests before it builds."""

import hashlib
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_icons_are_the_drawing() -> None:
    """The committed pictures were made of the committed drawing: `python3 -m tests.support.icons` after a change, and its hash here."""
    drawing = (ROOT / "static" / "icons" / "app.svg").read_bytes()
    assert hashlib.sha256(drawing).hexdigest()[:16] == "d2ca605a5be7ffa1"


WORKFLOW = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")


def job(name: str) -> str:
    """A job's lines in the workflow."""
    found = re.search(rf"\n  {name}:\n((?:    .*\n|\n)+)", WORKFLOW)
    assert found
    return found[1]


def test_the_workflow_tests_all_that_may_land() -> None:
    """Pushes to main and pull requests, which may read alone; the README's test command comes before the build."""
    assert (
        "\non:\n  push:\n    branches: [main]\n  pull_request:\n  workflow_dispatch:\n" in WORKFLOW
    )
    assert "\npermissions:\n  contents: read\n" in WORKFLOW
    assert "pull_request_target" not in WORKFLOW
    runs = re.findall(r"- run: (.*)", job("build"))
    assert runs[-2:] == ["python3 -m tests", ".venv/bin/python -m ttgo build site"]
    assert "    python3 -m tests\n" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1] == "python3 -m tests"


def test_the_workflow_tries_each_python() -> None:
    """From the oldest that pyproject.toml promises on, without a gap."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    tried = re.findall(r'"3\.(\d+)"', re.findall(r"python: \[(.*)\]", job("unit"))[0])
    assert [int(minor) for minor in tried] == list(range(11, 15))
    assert project["requires-python"] == f">=3.{tried[0]}"
    assert "python-version: ${{ matrix.python }}\n" in job("unit")
    assert re.findall(r"- run: (.*)", job("unit"))[-1] == "python3 -m tests unit"


def test_the_workflow_publishes_what_is_tested() -> None:
    """No pull request is published, and nothing that a test has refused; every action is pinned by a full version."""
    assert "    if: github.event_name != 'pull_request'\n    needs: [unit, build, whole]\n" in job(
        "publish"
    )
    assert WORKFLOW.count("pages: write") == job("publish").count("pages: write") == 1
    actions = re.findall(r"uses: (\S+)", WORKFLOW)
    assert len(actions) == 11
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in actions)
