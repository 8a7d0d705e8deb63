"""Whatever a build ships of others is named with its licence, and the site leads there."""

import json
import re

from tests.support.sites import CLONE, ROOT, everything
from ttgo.web import licences
from ttgo.web.server import files


def test_every_package_is_there(built):
    """All that the lock pins for the page, with version, licence and place; and the text of each
    that npm brings one for.
    """
    text = (built / licences.FILE).read_text(encoding="utf-8")
    packages = json.loads((ROOT / "static" / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    shipped = {
        folder: about for folder, about in packages.items() if folder and not about.get("dev")
    }
    assert len(shipped) > 20
    for folder, about in shipped.items():
        name = folder.rpartition("node_modules/")[2]
        assert re.search(
            f"^{re.escape(name)} {re.escape(about['version'])}: {about['license']}. .",
            text,
            re.MULTILINE,
        )
        for file in (ROOT / "static" / folder).glob("LICENSE*"):
            assert file.read_text(encoding="utf-8").strip() in text, name
    assert "Apache License" in text


def test_nothing_else_is_shipped():
    """Each folder of the runtime that the page asks for is a package that the lock pins."""
    named = {part.name for part in licences.parts(CLONE)}
    fetched = [address for address in files(CLONE) if "node_modules/" in address]
    assert fetched
    for address in fetched:
        inside = address.partition("node_modules/")[2].split("/")
        assert "/".join(inside[: 2 if inside[0].startswith("@") else 1]) in named


def test_pages_lead_there(built):
    """Each page of the site with a foot has a link; the page in one file says it itself."""
    pages = {
        name: data.decode()
        for name, data in everything(built).items()
        if re.fullmatch(r"(static/)?[\w-]+\.html", name)
    }
    feet = {name for name, text in pages.items() if "<footer" in text and name != "ttgo.html"}
    assert len(feet) > 8
    for name in feet:
        up = "../" if "/" in name else ""
        assert f'<a href="{up}{licences.FILE}">' in pages[name], name
    assert (
        "@micropython/micropython-webassembly-pyscript 1.27.0: MIT. https://" in pages["ttgo.html"]
    )
