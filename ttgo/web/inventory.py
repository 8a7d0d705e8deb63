"""Which files the site has, by their addresses in a clone: all of static/ but what is for developers
alone, what is generated, ttgo/'s as pyscript.json names them, and the runtime's.
"""

import json
import os
from collections.abc import Callable
from pathlib import Path

from ttgo.web.build import runtime
from ttgo.web.fill import made
from ttgo.web.site import shell
from ttgo.web.site.places import Site

FETCHED = "node_modules"  # the folder of static/ that no clone begins with
# What else in static/ is no part of the page.
PRIVATE = {
    FETCHED,
    "app.svg",  # what the icons were made of
    "words",  # types of what is generated
    ".npmrc",
    "eslint.config.js",
    "npm",  # what is written in the npm package
    "package-lock.json",
    "package.json",
    "page.png",  # the README's picture
    "preview.png",  # that of links to a built site
    "onefile.js",  # pages.py puts its text into a page
    "sw.js",  # belongs to a built site: here, edited files must show at once
    "tsconfig.json",
    *(f"{name}.css" for name in shell.LOOKS),  # parts of look.css
}


def files(site: Site, wanted: "Callable[[str], object]" = bool) -> "dict[str, bytes]":
    """All files, or those that are wanted, by address."""
    there = {"index.html": site.page / "index.html"}
    for base, folders, names in os.walk(site.static):
        folders[:] = [name for name in folders if name not in PRIVATE and name[0] != "."]
        for path in (Path(base, name) for name in names if name not in PRIVATE):
            if not path.is_symlink():
                there[path.relative_to(site.page).as_posix()] = path
    config = json.loads(made.configuration(site))
    for name in (
        *config["files"],
        *config["opponent"],
        *config["lab"],
        *config["languages"].values(),
    ):
        there[name[3:]] = site.rules / name.removeprefix("../ttgo/")
    for pattern in runtime.PAGE:
        for path in (site.fetched / FETCHED).glob(pattern):
            there[f"static/{path.relative_to(site.fetched).as_posix()}"] = path
    generated = made.addresses(site)
    return {
        address: made.read(site, address) or there[address].read_bytes()
        for address in filter(wanted, sorted({*there, *generated}))
    }
