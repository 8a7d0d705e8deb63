"""What is published beside the code: the app's icons, and the workflow that tests before it builds."""

import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_icons_are_the_drawing() -> None:
    """The committed pictures were made of the committed drawing: `python3 -m tests.icons` after a change, and its hash here."""
    drawing = (ROOT / "static" / "icons" / "app.svg").read_bytes()
    assert hashlib.sha256(drawing).hexdigest()[:16] == "f20af21cddb4c9e8"


def test_the_workflow_publishes_what_is_tested() -> None:
    """Pushes to main alone; the README's test command comes before the build; every action is pinned by a full version."""
    text = (ROOT / ".github" / "workflows" / "publish.yml").read_text(encoding="utf-8")
    assert re.search(r"\n  push:\n    branches: \[main\]\n", text)
    runs = re.findall(r"- run: (.*)", text)
    assert runs[-2:] == ["python3 -m tests", ".venv/bin/python -m ttgo build site"]
    assert "    python3 -m tests\n" in (ROOT / "README.md").read_text(encoding="utf-8")
    actions = re.findall(r"uses: (\S+)", text)
    assert len(actions) == 5
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in actions)
