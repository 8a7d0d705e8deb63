"""Documents: what each kind of block becomes."""

import json

from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo.pages import translated
from ttgo.pages.docs import Document

BLOCKS = {
    "words": (
        "`a < b` *c* **d**",
        "<p><code>a &lt; b</code> <em>c</em> <strong>d</strong></p>",
    ),
    "code is no link": ("`x[a]` (b)", "<p><code>x[a]</code> (b)</p>"),
    "a class": ("a\n{.hint}", '<p class="hint">a</p>'),
    "twice": (
        "a\n\n- a\n- b",
        "<p>a</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>",
    ),
    "in order": ("1. a\n   b", "<ol>\n<li>a b</li>\n</ol>"),
    "lines": ("```\na\n\n<b>\n```", "<pre><code>a\n\n&lt;b&gt;</code></pre>"),
    "HTML": ('<figure id="a"></figure>', '<figure id="a"></figure>'),
    "what lines print": (
        "## A {#a}\n\n```run\nprint(1)\n```\n\n```printed\n1\n```\n\nb",
        (
            '<section id="a"><h2>A</h2>\n<div class="example">'
            '<pre data-example="a"><code>print(1)</code></pre>\n'
            '<pre class="printed"><samp>1</samp></pre></div>\n<p>b</p>\n</section>\n'
        ),
    ),
    "sections in sections": (
        "## A {#a}\n\n### B\n\n### C {#c}\n\n## D {#d}",
        (
            '<section id="a"><h2>A</h2>\n<h3>B</h3>\n'
            '<section id="c"><h3>C</h3>\n</section>\n</section>\n'
            '<section id="d"><h2>D</h2>\n</section>\n'
        ),
    ),
    "a table": (
        "## A {#a}\n\n| b | c |\n| --- | --- |\n| [d](e) | [f](g) h |",
        (
            '<section id="a"><h2>A</h2>\n<div class="wide" tabindex="0" role="region" '
            'aria-label="A"><table>\n<thead><tr><th scope="col">b</th><th scope="col">c</th></tr></thead>\n'
            '<tbody><tr><th scope="row"><a href="e">d</a></th><td><a href="g">f</a> h</td></tr>\n'
            "</tbody></table></div>\n</section>\n"
        ),
    ),
    "a list of names": (
        "| | |\n| --- | --- |\n|  | b |",
        "<dl>\n<div><dt></dt><dd>b</dd></div></dl>",
    ),
    "boards": (
        '- a\n  <tt-board label="b"><pre>\n  . X\n  </pre></tt-board>\n- <tt-board></tt-board>',
        (
            '<div class="several">\n<div><p>a</p><tt-board label="b">'
            "<pre>\n. X\n</pre></tt-board></div>\n<div><tt-board></tt-board></div>\n</div>"
        ),
    ),
    "cards": (
        "## Z {#z}\n\n#### A {#a}\n\n```html\n<i>\n```\n\n#### {#b}\n\n## C {#c}\n\n```html\n<i>\n```",
        (
            '<section id="z"><h2>Z</h2>\n'
            '<div class="gallery"><div class="example one" id="a"><h3>A</h3>\n'
            "<pre><code>&lt;i&gt;</code></pre>\n"
            '</div>\n<div class="example one" id="b">\n</div>\n</div>\n</section>\n'
            '<section id="c"><h2>C</h2>\n'
            '<div class="example one"><pre><code>&lt;i&gt;</code></pre></div>\n</section>\n'
        ),
    ),
    "columns": (
        "## A {#a}\n\n---\n\n## B {#b}",
        (
            '<section id="a"><h2>A</h2>\n</section>\n<div class="columns">\n'
            '<section id="b"><h2>B</h2>\n</section>\n</div>\n'
        ),
    ),
    "English from here": (
        "## A {#a}\n\nb\n{.untranslated}\n\n## C {#c}",
        (
            '<section id="a"><h2>A</h2>\n</section>\n<p class="untranslated">b</p>\n'
            '<section id="c" data-english><h2>C</h2>\n</section>\n'
        ),
    ),
}


@each_row(BLOCKS)
def test_blocks(text, made):
    document = Document(f"about: a\n\n{text}")
    assert "\n".join(filter(None, [*document.parts, document.close(0)])) == made


KNOWN = json.loads((ROOT / "static/cases/known.json").read_text(encoding="utf-8"))
ASKED = [
    tuple(cell.strip() for cell in line.strip("|").split("|")[:5])
    for line in translated.read("docs/programs", translated.ENGLISH).split("\n")
    if line.startswith("|") and "our " in line
]


@each_row({row[0]: row for row in ASKED})
def test_what_is_said_of_a_program_is_what_came_of_asking_it(name, counts, back, own, dead):
    """The table of the page that names programs."""
    assert counts.startswith("area")
    (breaks,) = [
        row["breaks"] for row in KNOWN if row["program"].split(",")[0] in name.replace("(", "")
    ]
    assert ("[not allowed](#back)" in back) == ("two-for-one" not in breaks.get("repeat", []))
    assert ("not allowed" in own) == ("suicide" in breaks)
    assert ("it [removes]" in dead) == ("score-no-dead" in breaks.get("area", []))
