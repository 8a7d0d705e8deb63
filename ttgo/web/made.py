"""The generated files of the site: pictures, the pages of static/why/, and three pages filled in by rules, player and package.

They are made on request, so no copy is ever out of date. Their generators are imported late because that takes a while.
"""

import functools
import threading

from ttgo.web.places import Site
from ttgo.web.places import addresses as published

PAGES = ("static/rules.html", "static/player.html", "static/python.html")
_FOLDERS = ("demos", "rules", "player", "examples")
_WHY = "static/why/"
_ALONE = threading.Lock()  # a page and its pictures are requested at the same time


def addresses(site: Site) -> "list[str]":
    """The addresses of all generated files, including the three pages."""
    with _ALONE:
        return [
            *(address for address in PAGES if (site.page / address).is_file()),
            *(f"static/{folder}/{name}" for folder in _FOLDERS for name in _folder(folder, _player(site))),
            *(f"{_WHY}{name}" for name in _why_names()),
        ]


def read(site: Site, address: str) -> "bytes | None":
    """A generated file; None for any other address."""
    folder, _, name = address.removeprefix("static/").partition("/")
    with _ALONE:
        if address in PAGES and (site.page / address).is_file():
            return _page(address, (site.page / address).read_text(encoding="utf-8")).encode()
        if address.startswith("static/") and folder in _FOLDERS:
            text = _folder(folder, _player(site)).get(name)
            return None if text is None else text.encode()
        if address.startswith(_WHY):
            return _why(address.removeprefix(_WHY), published()["Homepage"])
    return None


def _player(site: Site) -> str:
    page = site.page / PAGES[1]
    return page.read_text(encoding="utf-8") if page.is_file() else ""


def _why_names() -> "list[str]":
    from ttgo.why import page

    return page.names()


@functools.cache
def _why(name: str, address: str) -> "bytes | None":
    """A file of static/why/, which needs the site's own address for what others show of it."""
    from ttgo.why import page

    return page.file(name, address)


@functools.cache
def _page(address: str, text: str) -> str:
    """A written page with its generated parts filled in."""
    from ttgo.demos import page
    from ttgo.web import lessons, python

    if address == PAGES[0]:
        return page.fill(text)
    return lessons.fill(text) if address == PAGES[1] else python.fill(text)


@functools.cache
def _folder(folder: str, player: str) -> "dict[str, str]":
    """The files of a folder by name; those of "player" are of that page."""
    from ttgo.demos import page, pictures
    from ttgo.teach import examples
    from ttgo.web import lessons

    if folder == "demos":
        return {**page.pictures(), "demos.json": page.table()}
    if folder == "rules":
        return {f"{name}.svg": draw().svg for name, draw in pictures.PICTURES.items()}
    if folder == "player":
        return {
            f"{name}.svg": lesson.svg for name, lesson in (lessons.lessons(player) if player else {}).items()
        }
    return {"picture.svg": examples.run("picture")}
