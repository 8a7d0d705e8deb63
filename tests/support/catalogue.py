"""The languages that there are, what the catalogue of one lacks beside the English texts, and new
messages for it: `python3 -m tests.languages`, README.md there.

The English texts of pages stand in the pages, and lessons are texts of their own, each with its
translation beside it (ttgo/pages/translated.py). Of each translated message the room "made_of" has a
short hash of the English text, so one that has changed since is noticed.
"""

import functools
import json

from tests.support.sites import CLONE
from ttgo.language import parsed
from ttgo.lessons.markup import plain
from ttgo.pages import translated
from ttgo.pages.translated import hashed
from ttgo.web.fill import made
from ttgo.web.site.languages import FOLDER
from ttgo.web.site.texts import TAG

# Each language has its file
ROOMS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(FOLDER.glob("*.json"))
}
CATALOGUES = {tag: rooms["python"] for tag, rooms in ROOMS.items()}  # what Python says
ENGLISH = CATALOGUES["en"]
OTHERS = [tag for tag in CATALOGUES if tag != "en"]


def names(parts):
    """The facts that a parsed message is made of, each with its kinds: "", "plural" or "select"."""
    found: set[tuple[str, str]] = set()
    for part in parts:
        if not isinstance(part, str):
            found.add(part[:2])
            for text in part[2].values():
                found |= names(text)
    return found


def facts(text):
    """What a message tells, and all that it asks for: numbers that only choose a word, such as
    that of the points that it lists, are the language's own affair.
    """
    found = names(parsed(text))
    told = {name for name, kind in found if kind != "plural"}
    return told, {name.removesuffix("_count") for name, _ in found}


PAGES, MADE_OF, DOUBTS = "pages", "made_of", "doubts"
HEAD = ("about", "style", "glossary", "never", "plural")
APART = {*HEAD, MADE_OF, PAGES, DOUBTS}  # rooms that are no messages by name
ENGLISH_TEXTS = {"docs/engines", "docs/python", "learn/elsewhere"}  # texts that have no others
ENGLISH_ONLY = {"in_detail", "no_point"}  # said to those who program
# English has a sentence that tells more; it is in no other language.
IN_DETAIL = {
    "wrong_link": set(),
    "wrong_record": {"name"},
    "wrong_rules": {"another", "given", "names"},
}


@functools.cache
def english():
    """All texts of pages."""
    return made.english(CLONE)


def spoken():
    """All that scripts and Python say, by "/" and their room."""
    return {
        f"/{room}": {name: text for name, text in messages.items() if name not in ENGLISH_ONLY}
        for room, messages in read("en").items()
        if room not in APART
    }


def read(tag):
    """The rooms of a catalogue; of one that is not there, none."""
    path = FOLDER / f"{tag}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def by_name():
    """All English messages that have names: by page, and by the name of other rooms."""
    return {**english(), **spoken()}


def messages():
    """The same, and the words of lessons, by text; their names are addresses with numbers."""
    return {
        page: {name: pair[0] for name, pair in said.items()} for page, said in pairs("en").items()
    }


def pairs(tag):
    """All that there is to translate, by page and name: what English says, what the language says,
    None for nothing, and the hash of what that was made of.
    """
    mine, made_of = has(tag), read(tag).get(MADE_OF, {})
    found = {
        page: {
            name: (text, mine.get(page, {}).get(name), made_of.get(page, {}).get(name))
            for name, text in said.items()
        }
        for page, said in by_name().items()
    }
    for text in lessons():
        found[text] = {
            f"{station} {number}": (english.words, own and own.words, of)
            for station, spans in translated.pairs(text, tag).items()
            for number, (english, own, of) in enumerate(spans, 1)
        }
    return found


def lacks(tag):
    """The English messages that a language does not have; pages show them in English."""
    return _some(tag, lambda text, own, of: own is None)


def changed(tag):
    """The English messages of which a language has a translation that was made of another English
    text; pages show it until it is taken anew, or read.
    """
    return _some(tag, lambda text, own, of: own is not None and of != hashed(text))


def _some(tag, chosen):
    found = {
        page: {name: pair[0] for name, pair in said.items() if chosen(*pair)}
        for page, said in pairs(tag).items()
    }
    return {page: said for page, said in found.items() if said}


def unfit(tag):
    """What of a language cannot be shown, by name, and why: messages that English does not have, or
    with other tags or facts than it has. English is shown in their place once they are pruned.
    """
    found, english = {}, by_name()
    for page, said in has(tag).items():
        for name, message in said.items():
            text = english.get(page, {}).get(name)
            why = "English has none" if text is None else wrong(name, text, message)
            if why:
                found[f"{page}.{name}"] = why
    return found


def prune(tag):
    """Take out what is unfit. Returns its names."""
    gone, mine = unfit(tag), has(tag)
    for page, said in mine.items():
        mine[page] = {name: said[name] for name in said if f"{page}.{name}" not in gone}
    write(tag, mine, read(tag).get(MADE_OF, {}))
    return [*gone]


def lessons():
    """The names of all texts that are translated."""
    return [name for name in translated.names() if name not in ENGLISH_TEXTS]


def words(tag):
    """All that its lessons say, without markup."""
    spans = [span for text in lessons() for span in translated.spans(text, tag).values()]
    return {plain(one.words) for station in spans for one in station}


def has(tag):
    """What it has, as it is lacked."""
    rooms = read(tag)
    return {**rooms.get(PAGES, {}), **{room: rooms.get(room[1:], {}) for room in spoken()}}


def wrong(name, text, message):
    """What is wrong with a message that says the English text of this name; "" if nothing is."""
    own, given = (sorted(found[0] for found in TAG.finditer(one)) for one in (message, text))
    if own != given:
        return f"its tags are {' '.join(own) or 'none'}, not {' '.join(given) or 'none'}"
    try:
        (mine, asked), (theirs, given) = facts(message), facts(text)
    except ValueError as error:
        return str(error)
    theirs = IN_DETAIL.get(name, theirs)
    alike = mine == theirs and asked <= given | theirs
    return "" if alike else f"it is about {sorted(mine | asked)}, not {sorted(theirs)}"


def take(tag, given):
    """Put messages into a catalogue; what is not right is told, and left out."""
    mine, made_of = has(tag), read(tag).get(MADE_OF, {})
    for page, said in given.items():
        known = by_name().get(page, {})
        for name, message in said.items():
            if name not in known:
                yield f"{page} has no text {name!r}."
            elif why := wrong(name, known[name], message):
                yield f"{page} {name}: {why}. {message!r}"
            else:
                mine.setdefault(page, {})[name] = message
                made_of.setdefault(page, {})[name] = hashed(known[name])
    write(tag, mine, made_of)


def approve(tag, names):
    """Note that the translations of these names say what English says now: of messages, and of
    stations of lessons, "learn/capture.atari". A name without a translation is told.
    """
    mine, made_of = has(tag), read(tag).get(MADE_OF, {})
    given: dict[str, dict[str, str]] = {}
    for each in names:
        page, _, name = each.partition(".")
        if name in mine.get(page, {}):
            given.setdefault(page, {})[name] = mine[page][name]
        else:
            own, english = [translated.spans(page, of).get(name, []) for of in (tag, "en")]
            if not own:
                yield f"There is no translation of {each!r}."
            elif [span.sign for span in own] == [span.sign for span in english]:
                hashes = " ".join(hashed(span.words) for span in english)
                made_of.setdefault(page, {})[name] = hashes
            else:
                yield f"{each} is not made of the same parts as in English."
    write(tag, mine, made_of)
    yield from take(tag, given)


def write(tag, mine, made_of):
    """A catalogue as the repository has it: its rooms and messages in the order of English, without
    any that English does not have.
    """
    ordered = {
        page: {name: mine[page][name] for name in said if name in mine[page]}
        for page, said in by_name().items()
        if mine.get(page)
    }
    named = {f"{page}.{name}".lstrip("/") for page, said in ordered.items() for name in said}
    rooms = {room: inner for room, inner in read(tag).items() if room in APART}
    rooms |= {page[1:]: said for page, said in ordered.items() if page[0] == "/"}
    rooms[PAGES] = {page: said for page, said in ordered.items() if page[0] != "/"}
    rooms[MADE_OF] = {
        page: {name: made_of[page][name] for name in said if name in made_of.get(page, {})}
        for page, said in ordered.items()
    }
    rooms[MADE_OF] |= {text: made_of[text] for text in lessons() if text in made_of}
    if DOUBTS in rooms:
        named |= words(tag)
        rooms[DOUBTS] = {name: doubt for name, doubt in rooms[DOUBTS].items() if name in named}
    order = [room for room in dict.fromkeys([*HEAD, *read("en"), *rooms]) if room in rooms]
    (FOLDER / f"{tag}.json").write_text(
        json.dumps({room: rooms[room] for room in order}, ensure_ascii=False, indent=2) + "\n",
        encoding="utf-8",
    )
