"""What the scripts say stands in the catalogues (ttgo/web/site/words.py), and nowhere else."""

import json
import re
import subprocess

from tests.support.sites import ROOT

STATIC = ROOT / "static"
SCRIPTS = sorted(
    path.relative_to(STATIC).as_posix()
    for path in STATIC.rglob("*.js")
    if not {"node_modules", "examples", "words"} & {*path.relative_to(STATIC).parts}
)

# Two words beside each other, or one with a value beside it, or one that begins with a capital.
ENGLISH = re.compile(
    r"[A-Za-z]{2,}[,;:.]? +(?:\{\}|[A-Za-z]{2,})|\{\}[,;:.]? +[a-z]{2,}|(?<![A-Za-z}])[A-Z][a-z]+"
)
# Style sheets, fonts, what a medium is asked, sizes
STYLE = re.compile(r"var\(--|@media|px system-ui|^\([a-z-]+: |^max\(")

KEYS = set("Enter Escape ArrowLeft ArrowRight ArrowUp ArrowDown Home End Page PageUp".split())
# What looks like English and is said to nobody, with the reason why.
EXCEPT = {
    "eslint.config.js": {"Nothing is ever parsed as HTML."},  # to developers
    "sw.js": {"ttgo {} "},  # the name of a cache
    "words.js": {"ttgo {} turn {}"},  # files' names
    "head.js": {"not all"},  # of media
    "languages.js": {"ttgo language"},  # the name of what is kept
    "python/micropython-client.js": {"NoWorker"},  # errors' names
    "python/cause.js": {"Missing"},
    "python/sources.js": {"import {};"},  # a worker's code
    "game/onefile.js": {
        "This browser cannot open ttgo as one file: {}"
    },  # it comes before all modules
    "game/out/share.js": {  # what is pasted
        '<script type="module" src="{}static/embed.js"></script>\\n\\n',
        '<tt-board link="{}" show="reach score coordinates">',
        'style="border: 0; width: 100%; max-width: 26rem; aspect-ratio: 3 / 4"',
    },
    "make/page.js": {'<script type="module" src="{}static/lesson.js"></script>\\n\\n'},
    "framed.js": {'<iframe src="{}" title="{}" loading="lazy" {}></iframe>'},
    "game/out/pictures.js": {"600 {}px {}"},
    "keep/store.js": {  # Python's, and another test holds them to those
        "Black 0, White 0",
        "Black goes first. Choose any point.",
        "Tromp-Taylor",
    },
    "game/out/files.js": {"Files", "ttgo {}"},  # the browser's name, and a file's
    "game/newgame.js": {"ttgo {} {}.sgf"},  # a file's
    "board/parts.js": {
        "AbortError",  # the browser's name
        "input, textarea, select, dialog, [contenteditable]",
    },
    "game/steps.js": {"input, textarea, select, dialog, .plot, [role=tablist]"},
    "game/first.js": {"Files"},  # the browser's name
    "board/graph.js": {"line stub"},  # classes
    "python/editor.js": {  # files, fonts and selectors
        "codemirror_lang-python-r-dBg-Wd.js",
        "codemirror_state-DxSVIxgn.js",
        "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    },
    "learn/practice.js": {"reach coordinates", "all {}"},  # attributes' values
    "game/plot.js": {".ends span"},  # selectors, classes and parts
    "embed/content.js": {"img, svg, picture"},
    "game/controls.js": {"input, textarea, select, dialog", "tt-grid, .scrub, dialog"},
    "game/intro.js": {"...WwW..."},  # whom points reach
    "embed/page.js": {"tt-board, iframe"},
    "embed/panel.js": {"button {}"},
    "embed/element.js": {"reach score coordinates"},  # an attribute's value
}


def test_no_script_has_words_of_its_own():
    """But for a few that no reader is told, each with its reason."""
    command = [
        "node",
        f"{ROOT}/tests/support/messages.mjs",
        "literals",
        *(f"{STATIC}/{name}" for name in SCRIPTS),
    ]
    texts = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    found = {}
    for name, literals in zip(SCRIPTS, texts, strict=True):
        found[name] = {
            text for text in literals if ENGLISH.search(text) and not STYLE.search(text)
        } - KEYS
    assert {name: said for name, said in found.items() if said} == EXCEPT
