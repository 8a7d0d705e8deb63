"""`ttgo build DIR`: the site, its boards as a package for npm, or the reference, in a folder."""

import argparse
import signal
import sys
import time
from pathlib import Path

from ttgo.commands import serve
from ttgo.commands.options import Refused


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = (
        "Build the site for any static host. It works offline, and has ttgo.html, the page in one "
        "file."
    )
    built = commands.add_parser("build", prog="ttgo build", help=about, description=about)
    built.add_argument("folder", metavar="DIR", help="a new or empty folder, or an earlier build")
    built.add_argument(
        "--boards",
        action="store_true",
        help="only what boards on other pages need: embed.js and its files, no pages",
    )
    built.add_argument(
        "--lessons",
        metavar="FOLDER",
        type=Path,
        help="the same with pages of the lessons in FOLDER, texts whose names end in .md; they can be "
        "read without scripts",
    )
    built.add_argument(
        "--npm", action="store_true", help="the boards as a package for npm, with types"
    )
    built.add_argument(
        "--reference", action="store_true", help="the reference of the Python package, by pdoc"
    )
    built.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write what is asked for into a folder, and say what to do with it."""
    from ttgo.web.build.tools import CannotBuild

    folder, began = Path(options.folder), time.monotonic()
    try:
        if options.reference:
            print(_build_reference(folder))
        elif options.npm:
            print(_build_package(folder))
        else:
            print(_build_site(folder, options.boards, options.lessons))
    except CannotBuild as error:
        raise Refused(str(error)) from error
    print(f"That took {time.monotonic() - began:.0f} seconds.", file=sys.stderr)
    return 0


def _build_site(folder: Path, boards: bool, lessons: "Path | None") -> str:
    from ttgo.pages import taught
    from ttgo.web.build import build
    from ttgo.web.build.tools import CannotBuild

    try:
        more = taught.files(lessons) if lessons else {}
    except ValueError as error:
        raise CannotBuild(str(error)) from error

    signal.signal(signal.SIGTERM, serve.interrupt)
    build.refuse(serve.SITE, folder)  # before anything is fetched
    _begin_building()
    build.build(serve.SITE, folder, boards or bool(lessons), more)
    if lessons:
        return f"{folder} is built, with {len(more) // 2} lessons: put it on any static host."
    if boards:
        return (
            f"{folder} is built: put it on any static host; pages of other sites can use its "
            "embed.js if the host sends Access-Control-Allow-Origin: *."
        )
    return f"{folder} is built: put it on any static host, or open {folder / 'ttgo.html'}."


def _build_package(folder: Path) -> str:
    from ttgo.web.build import npm

    _begin_building()
    release = npm.build(serve.SITE, folder)
    return f"{folder} is {release}: npm install --install-links {folder}, or npm publish."


def _build_reference(folder: Path) -> str:
    from ttgo.web.build import reference

    reference.build(folder)
    return f"{folder} has the reference: open {folder / 'index.html'}."


def _begin_building() -> None:
    serve.fetch(tools=True)  # which compile and bundle
    print("Building takes up to half a minute.", file=sys.stderr)
