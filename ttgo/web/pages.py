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
from collections.abc import Callable, Iterable

from ttgo.game import Game
from ttgo.web import languages
from ttgo.web.licences import FILE
from ttgo.web.places import Site, addresses
from ttgo.web.scripts import WORKERS
from ttgo.web.server import TYPES
from ttgo.web.tools import CannotBuild
from ttgo.why.preview import png

_REFERENCE = re.compile(r"""(?<=\s)(href|src)="([^"]*)\"""")
_EARLY = re.compile(r' *<script type="module" async src="([^"]*/early-start\.js)"></script>\n')
_OWN = re.compile(r' *<script type="module" src="([^"]*/game/page\.js)"></script>\n')
_SHEETS = re.compile(r'(?: *<link rel="stylesheet" href="[^"]*">\n)+')
_SHEET = re.compile(r'href="([^"]*)"')
_TAG = re.compile(r"<[a-z][^>]*>")
_PARTS = (
    "static/board.html",
    "static/watch.html",
)  # seen in other pages, or with a program of one's own
_TITLE = re.compile(r"<title>(.*?)</title>")
_ABOUT = re.compile(r'<meta name="description" content="([^"]*)">')
PREVIEW = "preview.png"
_HEAD = "</head>"
_END = "</body>"


def moved(address: str, text: str, release: str, inside: "set[str]") -> str:
    """A page or a manifest, with its references changed to the release's folder.

    Pages of a build also register the service worker and link to the licences.
    """
    folder = posixpath.dirname(address)

    def anew(reference: str) -> str:
        path, mark, rest = re.split(r"([?#]|$)", reference, maxsplit=1)
        there = posixpath.normpath(posixpath.join(folder, path))
        if there not in inside:
            return reference
        return posixpath.relpath(f"{release}/{there}", folder or ".") + mark + rest

    if address.endswith(".webmanifest"):
        manifest = json.loads(text)
        for icon in manifest.get("icons", []):
            icon["src"] = anew(icon["src"])
        return json.dumps(manifest)
    text = _in_tags(lambda found: f'{found[1]}="{anew(found[2])}"', text)
    offline = posixpath.relpath(f"{release}/static/game/offline.js", folder or ".")
    named = f' <a href="{posixpath.relpath(FILE, folder or ".")}">All licences</a></p></footer>'
    text = text.replace("</p></footer>", named, 1)
    return text.replace(_HEAD, f'  <script type="module" src="{offline}"></script>\n{_HEAD}', 1)


def previewed(address: str, text: str, home: str) -> str:
    """A page with what others show of a link to it: its title, its description and a picture. It is
    as it was where it says so itself.
    """
    title, about = _TITLE.search(text), _ABOUT.search(text)
    if title is None or about is None or 'property="og:title"' in text:
        return text
    said = {
        "og:title": title[1],
        "og:description": about[1],
        "og:type": "website",
        "og:url": home + address.removesuffix("index.html"),
        "og:image": home + PREVIEW,
    }
    lines = [f'  <meta property="{name}" content="{value}">\n' for name, value in said.items()]
    lines.append('  <meta name="twitter:card" content="summary_large_image">\n')
    return text.replace(title[0], "".join(lines).lstrip() + "  " + title[0], 1)


def preview() -> bytes:
    """The picture that all these pages have: a game of nine by nine."""
    game = Game(9)
    for turn in "E5 C5 D3 G6 G3 F4 E4 F5 F6 E6 G5 F7 H6 H7 J7 G7 C3 B4".split():
        game.play(turn)
    return png(game.position)


def at_once(text: str, known: "dict[str, bytes]") -> str:
    """A page that can be painted, starts Python, and takes a click, as soon as it has come: it
    holds its style sheets, before them the script that starts Python, and after the last element
    its own script. They were modules, which a browser keeps for later, until the page has been
    painted. `known` has the files by address. Where a host's own policy allows nothing within a
    page, offline.js fetches what `data-files` names.
    """
    early, sheets, own = _EARLY.search(text), _SHEETS.search(text), _OWN.search(text)
    if early is None or sheets is None or own is None:
        return text
    start, script = (_classic(found[1], known) for found in (early, own))
    script = f"delete document.currentScript.dataset.files;{script}"
    addresses = _SHEET.findall(sheets[0])
    style = _style(known[address].decode() for address in addresses)
    text = text.replace(early[0], "").replace(own[0], "")
    within = (
        f'  <script>{start}</script>\n  <style data-files="{" ".join(addresses)}">{style}</style>\n'
    )
    text = text.replace(sheets[0], within)
    text = text.replace(_END, f'<script data-files="{own[1]}">{script}</script>\n{_END}')
    for name, inside in (("script", start), ("script", script), ("style", style)):
        text = text.replace(f"{name}-src 'self'", f"{name}-src 'self' {_quoted_hash(inside)}", 1)
    return text


def _classic(address: str, known: "dict[str, bytes]") -> str:
    """A bundle as a classic script for the page itself; addresses in it are relative to its file."""
    place = f"new URL({json.dumps(address)},document.baseURI).href"
    code = known[address].decode().replace("document.currentScript.src", place).strip()
    if "</script" in code:
        raise CannotBuild(f"{address} has a </script in it, which would end it there.")
    return code


def _style(sheets: "Iterable[str]") -> str:
    """Style sheets joined into one, without comments and spare space."""
    return re.sub(r"\s+", " ", _COMMENT.sub("", "".join(sheets))).strip()


def hurried(text: str, modules: "list[str]") -> str:
    """A page with preload hints for these modules."""
    links = [f'<link rel="modulepreload" href="{address}">' for address in modules]
    return text.replace(_HEAD, "".join(f"  {link}\n" for link in links) + _HEAD, 1)


def _in_tags(anew: "Callable[[re.Match[str]], str]", text: str) -> str:
    """A page with the addresses in its tags replaced, but not those in code that it shows."""
    return _TAG.sub(lambda tag: _REFERENCE.sub(anew, tag[0]), text)


# One file

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_BASE = "ttgo:/static/"  # prefix of the files' addresses in it; it means nothing to a browser
_NOT_SPOKEN = "ttgo/languages/"  # by this page
_PAGE = "game/page.js"
# What leads to the page in other languages, or to where it is.
_IN_LANGUAGES = re.compile(
    r'\n *<link rel="(?:alternate|canonical)"[^>]*>|\n *<details class="languages">.*?</details>| '
    r'data-page="[^"]*"',
    re.DOTALL,
)
_SMALL = "node_modules/@micropython/micropython-webassembly-pyscript/micropython."
_POLICY = (
    "default-src 'none'; script-src {script} blob: 'wasm-unsafe-eval'; worker-src blob:; "
    "style-src {style}; img-src data: blob:; "
    "connect-src blob:; base-uri 'none'; form-action 'none'"
)


def one_file(known: "dict[str, bytes]", site: Site, config: bytes, notices: str = "") -> str:
    """The game's page as one file without requests: its parts are compressed inside and become
    blob: addresses. `config` is a build's pyscript.json (core.py), `notices` a comment, `known` the
    site's files with the bundles (scripts.py).
    """
    page = known["index.html"].decode()
    # Else its style would apply with scripts, too
    page = re.sub(r"\n *<noscript><link.*?</noscript>", "", page)
    page = _IN_LANGUAGES.sub("", page)
    parts = {}
    for name in (_PAGE, *WORKERS):
        if code := known.get(f"static/{name}", b"").decode():
            address = json.dumps(_BASE + name)
            code = code.replace("document.currentScript.src", address).replace(
                "import.meta.url", address
            )
            parts[_BASE + name] = code.encode()
    for name in (_SMALL + "mjs", _SMALL + "wasm"):
        parts[_BASE + name] = known["static/" + name]
    parts[_BASE + "pyscript.json"] = config
    has = {posixpath.splitext(path.removeprefix("../"))[0] for path in json.loads(config)["start"]}
    for address, data in known.items():
        if (
            address.startswith("ttgo/")
            and not address.startswith(_NOT_SPOKEN)
            and posixpath.splitext(address)[0] not in has
        ):
            parts["ttgo:/" + address] = data
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]*)">', page)
    style = _style(known[name].decode() for name in sheets)
    script = (site.static / "game" / "onefile.js").read_text(encoding="utf-8")
    policy = _POLICY.format(script=_quoted_hash(script), style=_quoted_hash(style))
    head = re.sub(
        r'\n *<(?:link rel="(?:stylesheet|manifest|apple-touch-icon)"|script '
        r'type="module")[^>]*>(?:</script>)?',
        "",
        page,
    )
    head = re.sub(
        r'(http-equiv="Content-Security-Policy" content=")[^"]*',
        lambda found: found[1] + policy,
        head,
    )
    head = _in_tags(lambda found: _within(found, known), head)
    head = head.replace("<body", f'<body data-site="{addresses()["Homepage"]}"', 1)
    head = head.replace(_HEAD, f"<style>{style}</style>\n{_HEAD}", 1)
    packed = f'<script type="text/plain" id="ttgo-files">{base64.b64encode(_packed(parts)).decode()}</script>'
    return head.replace(
        _END, f'{notices}\n{packed}\n<script type="module">{script}</script>\n{_END}', 1
    )


def _within(found: "re.Match[str]", known: "dict[str, bytes]") -> str:
    """An attribute with the file it names put into it. Links to other pages of the site lead
    nowhere here, so they are dropped.
    """
    name, reference = found[1], found[2]
    if languages.ELSEWHERE.match(reference):
        return found[0]
    if name == "href" and not reference.endswith(".svg"):
        return 'data-left-out=""'
    return f'{name}="data:image/svg+xml,{urllib.parse.quote(known[reference])}"'


def _packed(parts: "dict[str, bytes]") -> bytes:
    """The files in a row, before them a list of their addresses, types and sizes with its length in
    four bytes.
    """
    index = [
        [address, TYPES[posixpath.splitext(address)[1]], len(data)]
        for address, data in parts.items()
    ]
    head = json.dumps(index).encode()
    return gzip.compress(len(head).to_bytes(4, "big") + head + b"".join(parts.values()), mtime=0)


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
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{lines}</urlset>\n'


# Not found

_STYLE = (
    ":root{color-scheme:light dark}"
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1rem;color:CanvasText;background:Canvas}"
)
_SCRIPT = """
const link = document.querySelector("a");
for (let folder = new URL(".", location.href); ; folder = new URL("..", folder)) {
  const found = await fetch(new URL("MARK", folder), { method: "HEAD" }).catch(() => null);
  if (found?.ok || folder.pathname === "/") {
    link.href = folder.href;
    break;
  }
}
"""


def not_found(mark: str) -> str:
    """The page that a host shows for unknown addresses, at any depth. It finds the site by its
    mark.
    """
    script = _SCRIPT.replace("MARK", mark)
    policy = f"default-src 'none'; script-src {_quoted_hash(script)}; style-src {_quoted_hash(_STYLE)}; connect-src 'self'"
    return f"""<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="{policy}">
  <title>Not found: ttgo</title>
  <style>{_STYLE}</style>
</head>
<body>
  <main>
    <h1>There is no page here</h1>
    <p>The address may be mistyped, or of an earlier version of the site. <a href="./">To the board</a></p>
  </main>
  <script type="module">{script}</script>
</body>
</html>
"""
