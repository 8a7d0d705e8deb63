"""The pages of a build: with addresses into their release, as one file, and the page for wrong
addresses.
"""

import base64
import gzip
import hashlib
import html
import json
import posixpath
import re
import urllib.parse
from collections.abc import Iterable

from ttgo.pages.html import Element, read, written
from ttgo.web.build import core, lasting
from ttgo.web.build.scripts import EARLY, FIRST, ONE_FILE, WHOLE, WORKER
from ttgo.web.build.tools import CannotBuild
from ttgo.web.fill import archive
from ttgo.web.server import TYPES
from ttgo.web.site import languages, shell, texts, words
from ttgo.web.site.places import addresses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.pages.html import Node

# Seen in other pages, or with a program of one's own
_PARTS = ("static/board.html", archive.PAGE)
PREVIEW = "preview.png"
LICENCES = "static/licences.txt"
_OWN_PARTS = re.compile(r"^(?:ttgo|@micropython/\S+) .*", re.MULTILINE)
_FIRST, _PAGE = "game/first.js", "game/page.js"
# Pages that people come to first, and that answer: these hold their style sheets
_STYLED = (
    "index.html",
    *(f"static/{name}.html" for name in ("rules", "practice", "embed", "change", "why/who-won")),
)
# Of the script that starts Python: files of ttgo/ that come later, and are needed soon
_NEEDS, _SOON = "data-needs", "data-soon"
_TASK = "data-task"  # of the same: what of host.py answers
_OFFLINE = "static/offline.js"
_CSP = "Content-Security-Policy"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def moved(address: str, page: Element, hashes: "dict[str, str]") -> None:
    """Change a page's references to lasting addresses, and have it register the service worker, if
    there is one.
    """
    up = posixpath.dirname(address) or "."
    for body in page.find("body") if _OFFLINE in hashes else ():  # the last that it asks for
        script = posixpath.relpath(_OFFLINE, up)
        body.inside += [Element("script", {"type": "module", "src": script}), "\n"]
    for element in page.all():
        for name in ("href", "src", _SOON, words.PYTHON_AT):
            if name in element.attributes:
                named = element.get(name).split(" ")
                element.attributes[name] = " ".join(
                    lasting.led(address, at, hashes) for at in named
                )


def previewed(address: str, page: Element, home: str) -> None:
    """Have a page say what others show of a link to it: title, description and picture."""
    titles, about = page.find("title"), page.find("meta", name_="description")
    if not about:
        return
    said = {
        "og:title": "".join(map(str, titles[0].inside)),
        "og:description": about[0].get("content"),
        "og:type": "website",
        "og:url": home + address.removesuffix("index.html"),
        "og:image": home + PREVIEW,
    }
    for name, value in said.items():
        page.insert(titles[0], Element("meta", {"property": name, "content": value}), "\n")
    card = Element("meta", {"name": "twitter:card", "content": "summary_large_image"})
    page.insert(titles[0], card, "\n")


def at_once(address: str, page: Element, known: "dict[str, bytes]") -> None:
    """Have a page that starts Python do so as soon as it has come: it holds the script for that,
    behind that of its theme. A page of `_STYLED` also holds its style sheets, so that it is painted, and
    the game's page, after its board, the script that draws it, so that it takes a click. As modules
    they would run only after the first painting. Sheets of what comes later stand where they stood.
    `known` has the files by address.
    """
    folder = posixpath.dirname(address)
    _, original = languages.split(address)

    def there(reference: str) -> str:
        return posixpath.normpath(posixpath.join(folder, reference))

    def code(one: Element) -> str:
        return _classic(one.get("src"), known[there(one.get("src"))].decode())

    scripts = {there(one.get("src")): one for one in page.find("script") if one.get("src")}
    theme, early, own = (scripts.get(name) for name in (shell.HEAD, EARLY, FIRST))
    sheets = {
        part: [one for one in links if there(one.get("href")) in known]
        for part, links in _sheets(page).items()
        if original in _STYLED
    }
    if theme is None or (early is None and not sheets):
        return
    begins = [one for one in (theme, early) if one is not None]
    within: "dict[str, list[str]]" = {"script": ["".join(map(code, begins))], "style": []}
    start = Element("script", {}, [*within["script"]])
    if early is not None and _TASK in early.attributes:
        start.attributes[_TASK] = early.get(_TASK)
    if early is not None and _NEEDS in early.attributes:
        named = (f"ttgo/{name}" for name in early.get(_NEEDS).split())
        needed = (name + core.PACK if name[-1] == "/" else name for name in named)
        soon = " ".join(posixpath.relpath(name, folder or ".") for name in needed)
        start.attributes[_SOON] = soon
    page.insert(_sheets(page)["head"][0], start, "\n")  # else it would wait for them
    for links in filter(None, sheets.values()):
        style = _style(known[there(one.get("href"))].decode() for one in links)
        page.insert(links[0], Element("style", {}, [style]))
        within["style"].append(style)
    if own is not None:
        script = code(own)
        own.attributes, own.inside = {}, [script]
        within["script"].append(script)
    page.drop(lambda one: one in begins or any(one in links for links in sheets.values()))
    _allow(page, **within)


def _sheets(page: Element) -> "dict[str, list[Element]]":
    """The style sheets of a page, in its head and in its body; not those for readers without
    scripts.
    """
    return {
        part: [
            one  # type: ignore[misc]
            for found in page.find(part)
            for one in found.inside
            if _is_sheet(one)
        ]
        for part in ("head", "body")
    }


def _is_sheet(node: "Node") -> bool:
    return isinstance(node, Element) and node.get("rel") == "stylesheet"


def _allow(page: Element, **inside: "list[str]") -> None:
    """Have a page's policy allow these texts within it, by their hashes."""
    (policy,) = page.find("meta", http_equiv=_CSP)
    for kind, allowed in inside.items():
        source = f"{kind}-src 'self'"
        more = " ".join([source, *map(_quoted_hash, allowed)])
        policy.attributes["content"] = policy.get("content").replace(source, more)


def _classic(reference: str, code: str) -> str:
    """A bundle as a classic script for the page itself; addresses in it are relative to it."""
    place = f"new URL({json.dumps(reference)},document.baseURI).href"
    if "</script" in code:
        raise CannotBuild(f"{reference} has a </script in it, which would end it there.")
    return code.replace("document.currentScript.src", place).strip()


def _style(sheets: "Iterable[str]") -> str:
    """Style sheets joined into one, without comments and spare space."""
    return re.sub(r"\s+", " ", _COMMENT.sub("", "".join(sheets))).strip()


# One file

_BASE = "ttgo:/static/"  # prefix of the files' addresses in it; it means nothing to a browser
_NOT_SPOKEN = re.compile(r"ttgo:/ttgo/languages/(?!en\.)")  # by this page
_SMALL = "node_modules/@micropython/micropython-webassembly-pyscript/micropython."
_POLICY = (
    "default-src 'none'; script-src {script} blob: 'wasm-unsafe-eval'; worker-src blob:; "
    "style-src {style}; img-src data: blob:; "
    "connect-src blob:; base-uri 'none'; form-action 'none'"
)


def inside(
    known: "dict[str, bytes]",
    scripts: "Iterable[str]",
    compiled: "dict[str, bytes]",
    base: str,
) -> "dict[str, bytes]":
    """The files that come inside a script (static/python/inside.js): scripts, MicroPython and ttgo,
    by their addresses, where `base` is that of static/ and `compiled` are a build's (core.py).
    """
    parts = {}
    for name in scripts:
        if code := known.get(WHOLE if name == _PAGE else f"static/{name}", b"").decode():
            address = json.dumps(base + name)
            code = code.replace("document.currentScript.src", address).replace(
                "import.meta.url", address
            )
            parts[base + name] = code.encode()
    for name in (_SMALL + "mjs", _SMALL + "wasm"):
        parts[base + name] = known["static/" + name]
    held = core.held(compiled)
    there = {at: known[at] for at in known if at.startswith("ttgo/") and at not in held}
    root = base.removesuffix("static/")
    return parts | {root + address: data for address, data in (there | compiled).items()}


def one_file(known: "dict[str, bytes]", compiled: "dict[str, bytes]") -> str:
    """The game's page as one file without requests: its parts are compressed inside and become
    blob: addresses. `compiled` are a build's (core.py), `known` the site's files with
    the bundles (scripts.py).
    """
    page = read(known["index.html"].decode())
    sheets = [one for links in _sheets(page).values() for one in links]
    parts = inside(known, (_FIRST, _PAGE, WORKER), compiled, _BASE)
    parts = {at: data for at, data in parts.items() if not _NOT_SPOKEN.match(at)}
    style = _style(known[one.get("href")].decode() for one in sheets)
    script = known.get(ONE_FILE, b"").decode()
    theme = known.get(shell.HEAD, b"").decode()
    hashes = f"{_quoted_hash(script)} {_quoted_hash(theme)}"
    policy = _POLICY.format(script=hashes, style=_quoted_hash(style))
    page.drop(_is_left_out)
    home = addresses()["Homepage"]
    for element in page.all():
        if "aria-current" in element.attributes:
            del element.attributes["href"]
        elif element.name == "a" and element.get("href").endswith(".html"):
            element.attributes["href"] = home + element.get("href")
    for given in page.find("meta", http_equiv=_CSP):
        given.attributes["content"] = policy
    for one in page.all():
        _embed(one, known)
    for name in ("data-page", words.PYTHON_AT):
        page.find("html")[0].attributes.pop(name, None)
    page.find("head")[0].inside += [Element("script", {}, [theme]), Element("style", {}, [style])]
    (body,) = page.find("body")
    body.attributes = {"data-site": home, **body.attributes}
    body.inside += [
        Element("script", {"type": "text/plain", "id": "ttgo-files"}, [packed(parts)]),
        "\n",
        Element("script", {"type": "module"}, [script]),
        "\n",
    ]
    notices = _OWN_PARTS.findall(known[LICENCES].decode())
    return "\n".join([f"{written(page)}<!--", *notices, "-->"])


_LEFT_OUT = "stylesheet modulepreload manifest apple-touch-icon alternate canonical".split()


def _is_left_out(one: Element) -> bool:
    """Whether it is no part of the page in one file: what that has within itself, what leads to
    other languages or to where it is, and the style for readers without scripts, which would apply
    with scripts, too.
    """
    return (
        one.get("rel") in _LEFT_OUT
        or one.get("class") == "language"
        or one.get("type") == "application/json"
        or (one.name == "script" and "src" in one.attributes)
        or (one.name == "noscript" and any(map(_is_sheet, one.inside)))
    )


def _embed(one: Element, known: "dict[str, bytes]") -> None:
    """Put the pictures that an element names into it. Links to other pages of the site lead nowhere
    here, so they are dropped.
    """
    for name in ("href", "src"):
        reference = one.get(name)
        if name not in one.attributes or languages.ELSEWHERE.match(reference):
            continue
        del one.attributes[name]
        if name == "href" and not reference.endswith(".svg"):
            one.attributes["data-left-out"] = ""
        else:
            one.attributes[name] = f"data:image/svg+xml,{urllib.parse.quote(known[reference])}"


def packed(parts: "dict[str, bytes]") -> str:
    """The files in a row, before them a list of their addresses, types and sizes with its length in
    four bytes; base64 of a gzip.
    """
    index = [
        [address, TYPES[posixpath.splitext(address)[1]], len(data)]
        for address, data in parts.items()
    ]
    head = json.dumps(index).encode()
    data = gzip.compress(len(head).to_bytes(4, "big") + head + b"".join(parts.values()), mtime=0)
    return base64.b64encode(data).decode()


def _quoted_hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def sitemap(home: str, shown: "Iterable[str]") -> str:
    """What search engines are told of: the pages of the site at its address, each once, with the
    same page in other languages.
    """
    there = {address for address in shown if address.endswith(".html")}

    def whole(address: str) -> str:
        return html.escape(posixpath.join(home, address.removesuffix("index.html")))

    lines = ""
    for address in sorted(there, key=whole):
        _, original = languages.split(address)
        if original in _PARTS:
            continue
        same = {tag: languages.joined(tag, original) for tag in languages.languages()}
        same = {tag: other for tag, other in same.items() if other in there}
        links = "".join(
            f'<xhtml:link rel="alternate" hreflang="{tag}" href="{whole(other)}"/>'
            for tag, other in same.items()
        )
        lines += f"  <url><loc>{whole(address)}</loc>{links if len(same) > 1 else ''}</url>\n"
    spaces = (
        'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    )
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{lines}</urlset>\n'


# Not found

_NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <title>Not found: ttgo</title>
  </head>
  <body>
    <header class="site"></header>
    <main class="prose">
      <h1 class="title">There is no page here</h1>
      <p class="lead">The address may be mistyped, or of an earlier version of the site.</p>
      <p><a class="button main" href="index.html">To the board</a></p>
    </main>
    <footer class="site"></footer>
  </body>
</html>
"""
_SCRIPT = """
for (let folder = new URL(".", location.href); ; folder = new URL("..", folder)) {
  const found = await fetch(new URL("MARK", folder), { method: "HEAD" }).catch(() => null);
  if (found?.ok || folder.pathname === "/") {
    for (const link of document.querySelectorAll("a"))
      link.href = link.href.replace("HOME", folder.href);
    break;
  }
}
"""


def not_found(mark: str, known: "dict[str, bytes]") -> str:
    """The page that a host shows for unknown addresses, at any depth. It finds the site by its
    mark; until then its links lead to where the site is published. `known` has the files by
    address.
    """
    page = read(_NOT_FOUND)
    shell.fill("404.html", page)
    page.drop(
        lambda one: (
            one.get("src") == shell.HEAD
            or one.get("rel") == "icon"
            or one.get("class") == "language"
        )
    )
    home = addresses()["Homepage"]
    for link in page.find("a"):
        link.attributes["href"] = home + link.get("href").removesuffix("index.html")
    texts.speak(page, "", {})  # so that none has a name
    script = _SCRIPT.replace("MARK", mark).replace("HOME", home)
    theme, look = (known.get(name, b"").decode() for name in (shell.HEAD, shell.LOOK))
    style = _style([look])
    (policy,) = page.find("meta", http_equiv=_CSP)
    policy.attributes["content"] = (
        f"default-src 'none'; script-src {_quoted_hash(script)} {_quoted_hash(theme)}; "
        f"style-src {_quoted_hash(style)}; connect-src 'self'"
    )
    page.find("head")[0].inside += [Element("script", {}, [theme]), Element("style", {}, [style])]
    page.find("body")[0].inside.append(Element("script", {"type": "module"}, [script]))
    return written(page)
