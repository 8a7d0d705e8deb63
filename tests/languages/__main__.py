"""For translators: what a language lacks, what has changed in English since it was translated, and
new messages for it. README.md here has the commands.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support import catalogue
from ttgo.pages import translated

# Run in the files of a revision
ENGLISH = """
import json
from tests.support import catalogue
print(json.dumps(catalogue.messages()))
"""


def main(given):
    """Returns the exit status."""
    match given:
        case []:
            print(f"English has {count(catalogue.messages())} messages.")
            for tag in catalogue.OTHERS:
                print(
                    f"{tag:8} lacks {count(catalogue.lacks(tag))}, and "
                    f"{count(catalogue.changed(tag))} have changed since"
                )
        case ["lacks", tag, *pages]:
            show(some(catalogue.lacks(tag), pages))
        case ["changed", tag, *pages]:
            show(compared(tag, some(catalogue.changed(tag), pages), {}))
        case ["since", revision, tag, *pages]:
            show(compared(tag, some(catalogue.changed(tag), pages), english_at(revision)))
        case ["take", tag, file]:
            return told(catalogue.take(tag, json.loads(Path(file).read_text(encoding="utf-8"))))
        case ["read", tag, _, *_]:
            return told(catalogue.approve(tag, given[2:]))
        case ["prune"]:
            for tag in catalogue.OTHERS:
                print(f"{tag:8} {' '.join(catalogue.prune(tag)) or 'has nothing left over'}")
        case _:
            print(f"{__doc__}\n{(Path(__file__).parent / 'README.md').read_text(encoding='utf-8')}")
            return 2
    return 0


def count(pages):
    return sum(map(len, pages.values()))


def some(found, pages):
    """All of it, or those of these pages."""
    return {page: found[page] for page in pages or found if page in found}


def compared(tag, found, before):
    """What English says now, what it said when the translation was made, if that is known, and the
    translation.
    """
    pairs = catalogue.pairs(tag)
    shown = {}
    for page, texts in found.items():
        for name in texts:
            text, own, of = pairs[page][name]
            was = [one for one in before.get(page, {}).values() if translated.hashed(one) == of]
            told = {"English before": was[0]} if was else {}
            shown[f"{page}.{name}"] = {**told, "English now": text, tag: own}
    return shown


def english_at(revision):
    """All English messages of a revision."""
    with tempfile.TemporaryDirectory() as folder:
        files = subprocess.run(["git", "archive", revision], stdout=subprocess.PIPE, check=True)
        subprocess.run(["tar", "x", "-C", folder], input=files.stdout, check=True)
        command = [sys.executable, "-c", ENGLISH]
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def show(found):
    print(json.dumps(found, ensure_ascii=False, indent=1))


def told(wrong):
    """What was not right, as an exit status."""
    lines = list(wrong)
    print("\n".join(lines) or "All is noted.")
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
