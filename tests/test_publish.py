"""What is published beside the code: the app's icons, and the workflow that tests before it
builds.
"""

import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_icons_are_the_drawing():
    """The committed pictures were made of the committed drawing: `python3 -m tests.support.icons`
    after a change, and its hash here.
    """
    drawing = (ROOT / "static" / "icons" / "app.svg").read_bytes()
    assert hashlib.sha256(drawing).hexdigest()[:16] == "d2ca605a5be7ffa1"


WORKFLOW = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")


def job(name):
    """A job's lines in the workflow."""
    found = re.search(rf"\n  {name}:\n((?:    .*\n|\n)+)", WORKFLOW)
    assert found
    return found[1]


def test_the_workflow_publishes_what_is_tested():
    """No pull request is published, and nothing that a test has refused; every action is pinned by
    a full version.
    """
    assert "    if: github.event_name != 'pull_request'\n    needs: [unit, build, whole]\n" in job(
        "publish"
    )
    assert WORKFLOW.count("pages: write") == job("publish").count("pages: write") == 1
    actions = re.findall(r"uses: (\S+)", WORKFLOW)
    assert len(actions) == 11
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in actions)
