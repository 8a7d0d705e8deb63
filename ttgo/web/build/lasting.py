"""Addresses in a build that change only if what is there does: browsers keep the files for ever, and
those who come again ask for what is new.

A file's name ends with a hash of what is in it and in the files that it names. Five folders have
one hash each, since their files find each other by their places, or are found there: Python's, what
that says, the runtime's, the words of boards, and the boards of exercises. No script names what
Python says: a new sentence is a page's matter (words.py).
"""

import hashlib
import posixpath
import re

PATTERN = re.compile(r"[a-z]+-[0-9a-f]{6,12}/|.*-[0-9a-f]{6}\.\w+$")
_FOLDERS = {
    "runtime": "static/node_modules/",
    "words": "static/words/",
    "boards": "static/learn/exercises/",
    "said": r"(?=ttgo/(?:languages/|\w+/said\.json))",
    "python": r"(?=ttgo/|static/(?:host\.py|pyscript))",
}
_FOLDER = re.compile("|".join(f"(?P<{name}>{there})" for name, there in _FOLDERS.items()))
_NAMED = re.compile(r"""(?<=["'`])\.\.?/[^"'`$\s]*""")
_CHUNK = re.compile(r"-[A-Z0-9]{8}(?=\.js$)")  # esbuild's own hash


def hashes(files: "dict[str, bytes]") -> "dict[str, str]":
    """The hash of each file and folder. `files` are by the addresses of a clone."""
    parts: "dict[str, list[bytes]]" = {}
    named: "dict[str, list[str]]" = {}
    for address, data in sorted(files.items()):
        part = _part(address)
        parts.setdefault(part, []).append(f"{address} {digest(data)}".encode())
        named.setdefault(part, [])
        if part == address and address.endswith(".js"):
            named[part] += [_part(_there(address, name)) for name in _NAMED.findall(data.decode())]

    def behind(part: str) -> "list[str]":
        found = [part]
        for one in found:  # which grows
            found += [other for other in named[one] if other in parts and other not in found]
        return sorted(found)

    return {part: digest(b"".join(b"".join(parts[one]) for one in behind(part))) for part in parts}


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:6]


def place(address: str, hashes: "dict[str, str]") -> str:
    """Where a file, or a folder, is in a build; pages are where they are in a clone.

    >>> place("static/game/page.js", {"static/game/page.js": "01234567"})
    'static/game/page-01234567.js'
    """
    part = _part(address)
    if part not in hashes:
        return address
    if part == address:
        stem, _, ending = _CHUNK.sub("", address).rpartition(".")
        return f"{stem}-{hashes[part]}.{ending}"
    return f"{part}-{hashes[part]}/{_FOLDER.sub('', address, count=1)}"


def placed(address: str, data: bytes, hashes: "dict[str, str]") -> bytes:
    """A file of a clone as it is in a build."""
    if _part(address) != address or not address.endswith((".js", ".html", ".webmanifest")):
        return data
    return _NAMED.sub(lambda name: led(address, name[0], hashes), data.decode()).encode()


def led(address: str, reference: str, hashes: "dict[str, str]") -> str:
    """A reference in a file, to where it leads in a build."""
    path, mark, rest = re.split(r"([?#]|$)", reference, maxsplit=1)
    there = _there(address, path)
    if _part(there) not in hashes:
        return reference
    folder = posixpath.dirname(place(address, hashes)) or "."
    new = posixpath.relpath(place(there, hashes), folder) + "/" * path.endswith("/")
    return "./" * (path[0] == "." != new[0]) + new + mark + rest


def _there(address: str, path: str) -> str:
    there = posixpath.normpath(posixpath.join(posixpath.dirname(address), path))
    return there + "/" * path.endswith("/")


def _part(address: str) -> str:
    """The folder that has one hash for all in it, or the file itself."""
    found = _FOLDER.match(address)
    return str(found.lastgroup) if found else address
