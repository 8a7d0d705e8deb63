"""Putting a new build where an earlier one may be. A build lists what it made, and only what is
listed is ever replaced or removed.

Each file is moved into its place whole: first what no page names yet, the release's folder, then
the pages, then the worker; what is no longer used is removed last. So a build that is interrupted
leaves working pages and a complete list of files: the next build finishes it.
"""

import contextlib
import json
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from ttgo.web.tools import CannotBuild

MARK = "ttgo-build.json"  # in every build: what it is, and the list
WORKSHOP = ".ttgo-build"  # in the folder, since from another disk nothing could be moved there
_FOLDER = re.compile(r"(release|runtime)-[0-9a-f]{12}")


class Earlier(NamedTuple):
    """What the mark of an earlier build says; without one, nothing."""

    folders: "tuple[str, ...]" = ()  # of its release, and of that one's runtime
    files: "frozenset[str]" = frozenset()

    @classmethod
    def of(cls, folder: Path) -> "Earlier":
        """The build in a folder. Raises CannotBuild if something else is there."""
        # Looked at before the mark, which another build writes before all other files.
        empty = not folder.exists() or (
            folder.is_dir() and all(path.name.startswith(WORKSHOP) for path in folder.iterdir())
        )
        if (folder / MARK).is_file():
            with contextlib.suppress(ValueError, KeyError, TypeError):
                mark = json.loads((folder / MARK).read_text(encoding="utf-8"))
                return cls((mark["release"], mark["runtime"]), frozenset(mark["files"]))
        elif empty:
            return cls()
        raise CannotBuild(
            f"{folder} exists and is no earlier build of ttgo with a list of its files ({MARK}), so "
            "it is left alone: name a new or an empty folder."
        )


def place(new: Path, folder: Path, mark: "dict[str, str]") -> "list[str]":
    """Move all files of `new` into the folder, and remove those of the earlier build but for its
    release, which pages that are open may ask for. Returns what else is there, and stays. Raises
    CannotBuild.
    """
    made = sorted(path.relative_to(new).as_posix() for path in new.rglob("*") if path.is_file())
    taken = {name for address in made for name in _taken(folder, address)}
    earlier = Earlier.of(folder)
    for name in sorted(taken - earlier.files):
        raise CannotBuild(
            f"{folder / name} is in the way, and no build made it: move it elsewhere, or name "
            "another folder."
        )
    kept = [
        address
        for address in earlier.files.difference(made)
        if address.startswith(tuple(f"{name}/" for name in earlier.folders))
        and (folder / address).is_file()
    ]

    def write(mark: "dict[str, str]", files: "Iterable[str]") -> None:
        (new / MARK).write_text(
            json.dumps({**mark, "files": sorted(files)}) + "\n", encoding="utf-8"
        )
        (new / MARK).replace(folder / MARK)

    try:
        write(
            {**mark, **dict(zip(("release", "runtime"), earlier.folders))},
            earlier.files.union(made),
        )
        for address in sorted(
            made, key=lambda address: (_FOLDER.match(address) is None, address == "sw.js")
        ):
            (folder / address).parent.mkdir(parents=True, exist_ok=True)
            (new / address).replace(folder / address)
        for address in earlier.files.difference(made, kept, [MARK]):
            _remove(folder, address)
        write(mark, [*made, *kept])
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotBuild(f"{folder} has the new site in part: {why}; build again.") from error
    ours = {*made, *kept, MARK}
    return sorted(_others(folder, ours, {name for address in ours for name in _folders(address)}))


def _folders(address: str) -> "list[str]":
    """The folders around an address, innermost first."""
    return [str(parent) for parent in PurePosixPath(address).parents][:-1]


def _taken(folder: Path, address: str) -> "Iterator[str]":
    """What is already where a file of the build is to be, and files where its folders are to be."""
    yield from (name for name in _folders(address) if (folder / name).is_file())
    if os.path.lexists(folder / address):
        yield address


def _remove(folder: Path, address: str) -> None:
    """Remove a file or link that a build made, and folders that become empty."""
    with contextlib.suppress(OSError):
        (folder / address).unlink(missing_ok=True)
        for empty in _folders(address):
            (folder / empty).rmdir()


def _others(
    folder: Path, ours: "set[str]", shared: "set[str]", inside: str = ""
) -> "Iterator[str]":
    """The contents of a folder that no build made; a folder without any file of ours is named as a
    whole.
    """
    for path in (folder / inside).iterdir():
        address = inside + path.name
        if address in shared and path.is_dir():
            yield from _others(folder, ours, shared, f"{address}/")
        elif address not in ours and not address.startswith(WORKSHOP):
            yield address + ("/" if path.is_dir() else "")
