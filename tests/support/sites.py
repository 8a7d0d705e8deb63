"""What is in a built site."""

import json
from pathlib import Path

from ttgo.web.places import Site
from ttgo.web.placing import MARK

ROOT = Path(__file__).parents[2]
CLONE = Site.clone(ROOT)


def mark(folder: Path) -> dict[str, str]:
    """What the build says of itself."""
    return json.loads((folder / MARK).read_text(encoding="utf-8"))


def everything(folder: Path) -> dict[str, bytes]:
    """All files but the compressed ones, by address."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return {address: path.read_bytes() for address, path in sorted(found.items()) if path.suffix != ".gz"}
