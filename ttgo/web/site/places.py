"""The places of the page's files: together in a clone of the repository, in three places when ttgo
is installed.
"""

import functools
import hashlib
import os
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).resolve().parents[2]


class Site(NamedTuple):
    """The folders that the page's files come from; addresses are those of the clone."""

    page: Path  # index.html and static/, but for what is fetched
    rules: Path  # ttgo/: the Python files
    fetched: Path  # static/node_modules/

    @property
    def static(self) -> Path:
        """The folder with the lists of pinned packages."""
        return self.page / "static"

    @classmethod
    def clone(cls, root: Path) -> "Site":
        return cls(root, root / "ttgo", root / "static")


def here(package: Path = _PACKAGE) -> Site:
    """The page of this ttgo. When installed, it is in ttgo/site/, and fetched files are kept in the
    user's cache folder.
    """
    page = package / "site"
    if not page.is_dir():
        return Site.clone(package.parent)
    return Site(page, package, cache() / _pins(page / "static"))


@functools.cache
def addresses(package: Path = _PACKAGE) -> "dict[str, str]":
    """Where this ttgo is published, as pyproject.toml has it: "Homepage" is the site, "Source" the
    repository.
    """
    if not (package / "site").is_dir():
        project = tomllib.loads((package.parent / "pyproject.toml").read_text(encoding="utf-8"))[
            "project"
        ]
        return dict(project["urls"])
    given = metadata("ttgo").get_all("Project-URL") or []
    return dict(address.split(", ", 1) for address in given)


def cache() -> Path:
    """ttgo's folder in the user's cache, which the system may empty."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME", ""))
        if not base.is_absolute():  # then, says the XDG specification, it is not to be used
            base = Path.home() / ".cache"
    return base / "ttgo"


def _pins(static: Path) -> str:
    """A name for what is pinned: two versions of ttgo that pin the same share it, and others do not
    throw each other's away.
    """
    return hashlib.sha256((static / "package-lock.json").read_bytes()).hexdigest()[:16]
