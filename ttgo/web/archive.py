"""ttgo.zip: the rules, graphs, records, game files and pictures, for pages of PyScript elsewhere,
which unpack it where they run.

It holds what this site's own pages give to Python (static/pyscript.json), but for what only they
ask for. The same files give the same archive: no date is in it.
"""

import io
import json
import re
import zipfile
from collections.abc import Callable

from ttgo.web.places import Site

ADDRESS = "static/examples/ttgo.zip"
# They answer this site's pages.
_OURS = re.compile(r"ttgo/((session|teach|photo)/|lab/(?!(__init__|graph|literal|own|shapes)\.py))")


def packed(site: Site, made: "Callable[[str], bytes | None]") -> bytes:
    """The archive. `made` gives generated files by their addresses, and None for all others."""
    config = json.loads(made("static/pyscript.json") or b"")
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in [*config["files"], *config["lab"]]:
            name = path.removeprefix("../")
            if name.startswith("ttgo/") and not _OURS.match(name):
                text = made(name) or (site.rules / name.removeprefix("ttgo/")).read_bytes()
                archive.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED, 9)
    return data.getvalue()
