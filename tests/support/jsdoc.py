"""The types that static/view.js promises, read from its JSDoc just as far as that file goes."""

import re
from pathlib import Path

_FILE = Path(__file__).parents[2] / "static" / "view.js"
CONTRACT = re.sub(r"\n \*  +", " ", _FILE.read_text(encoding="utf-8"))  # wrapped lines in one


def braces(text):
    """The text between the brace that `text` begins with and its partner."""
    depth = 0
    for end, mark in enumerate(text):
        depth += (mark == "{") - (mark == "}")
        if depth == 0:
            return text[1:end]
    raise ValueError(f"a brace without its partner: {text[:40]}")


def typedefs():
    """For each object type of the contract: the types of its properties."""
    found = {}
    for block in CONTRACT.split("@typedef ")[1:]:
        whole = braces(block)
        title = block[len(whole) + 2 :].split()[0]
        if whole == "object":
            found[title] = {
                optional(block[at + len(braces(block[at:])) + 2 :].split()[0]): braces(block[at:])
                for at in (match.end() for match in re.finditer(r"@property (?=\{)", block))
            }
        else:
            found[title] = members(braces(whole))
    return found


def optional(name):
    """A property's name, "name?" for one that is written "[name]" since it may be left out."""
    return f"{name[1:-1]}?" if name.startswith("[") else name


def split(text, mark):
    """The parts of a type between marks that stand in no bracket."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "{[<") - (letter in "}]>")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def members(text):
    """The keys and types of an object type written in one line."""
    return {key: kind for key, _, kind in (part.partition(": ") for part in split(text, ","))}


TYPES = typedefs()


def fits(value, kind):
    """Whether a value is of a JSDoc type; an object has the type's keys, no more and (but for
    "key?") no fewer.
    """
    if len(split(kind, "|")) > 1:
        return any(fits(value, part) for part in split(kind, "|"))
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(item, kind[:-2]) for item in value)
    if kind.startswith("["):
        parts = split(kind[1:-1], ",")
        return isinstance(value, list) and len(value) == len(parts) and all(map(fits, value, parts))
    if kind.startswith("Record<"):
        _, inner = split(kind[7:-1], ",")
        return isinstance(value, dict) and all(
            isinstance(key, str) and fits(value[key], inner) for key in value
        )
    if kind == "Event":  # with whatever else there is to say
        return isinstance(value, dict) and isinstance(value.get("do"), str)
    if kind.startswith("{") or kind in TYPES:
        keys = TYPES[kind] if kind in TYPES else members(kind[1:-1])
        asked = {key.rstrip("?"): inner for key, inner in keys.items()}
        needed = {key for key in keys if not key.endswith("?")}
        return (
            isinstance(value, dict)
            and needed <= set(value) <= set(asked)
            and all(fits(inner, asked[key]) for key, inner in value.items())
        )
    if kind.startswith('"'):
        return value == kind[1:-1]
    if kind == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return type(value) is {"string": str, "boolean": bool, "null": type(None)}[kind]
