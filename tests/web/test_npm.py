"""`ttgo build --npm`: the package needs no file of its own by an address, any tool bundles it, a
server may import it, and its types name what the element has.
"""

import json
import re
import subprocess

import pytest

from tests.support.made import Made
from tests.support.sites import CLONE, ROOT, page
from ttgo.version import __version__
from ttgo.web.build import npm
from ttgo.web.build.tools import CannotBuild

MODULES = ROOT / "static" / "node_modules"
ESBUILD = """
require(process.argv[1]).build({
  stdin: { contents: 'import "ttgo";', resolveDir: process.argv[2] }, bundle: true, write: false,
  splitting: true, format: "esm", outdir: ".", logLevel: "error",
}).then(({ outputFiles }) => console.log(outputFiles.length));
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """The package where npm puts it."""
    folder = tmp_path_factory.mktemp("site") / "node_modules" / "ttgo"
    with Made(tmp_path_factory).shared():
        npm.build(CLONE, folder)
    return folder


def node(*arguments):
    run = ["node", *map(str, arguments)]
    return subprocess.run(run, capture_output=True, text=True, check=True, timeout=60).stdout


def test_what_npm_reads(package):
    described = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert (described["name"], described["version"]) == ("ttgo", __version__)
    for paths in described["exports"].values():
        assert all((package / path).is_file() for path in paths.values())
    assert "{home}" not in (package / "README.md").read_text(encoding="utf-8")
    assert "MicroPython" in (package / "licences.txt").read_text(encoding="utf-8")


def test_it_is_light(package):
    """What a page loads before a board is used is the element alone: it imports nothing at once,
    and nothing in the package is named by its place.
    """
    element = (package / "element.js").read_text(encoding="utf-8")
    at_once = re.findall(r'(?:from|import) ?"\./([\w-]+\.js)"', element)
    texts = {path.name: path.read_text(encoding="utf-8") for path in package.glob("*.js")}
    assert sum(len(texts[name]) for name in at_once) + len(element) < 60_000
    assert sum(map(len, texts.values())) < 900_000
    assert not [name for name, text in texts.items() if "import.meta" in text]


def test_tools_and_servers_take_it(package):
    assert int(node("-e", ESBUILD, MODULES / "esbuild", package.parents[1])) > 10
    node("-e", f"import({json.dumps(package.as_uri() + '/index.js')}).then(({{ready}}) => ready)")


def test_its_types(package):
    """The attributes that the element observes, with values that the page Embed has, and the events
    of that page, and nothing else.
    """
    typed = (package / "index.d.ts").read_text(encoding="utf-8")
    shown = page("static/embed.html")
    (listed,) = re.findall(r"interface BoardAttributes \{(.*?)\}", typed, re.DOTALL)
    text = "".join(
        (ROOT / "static" / name).read_text(encoding="utf-8")
        for name in ("embed/content.js", "embed/element.js", "embed/marks.js", "board/markup.js")
    )
    arrays = re.findall(
        r"const (?:GAME|WHOLE|TASKS|ROLES|LOOKS|MARKS|SHAPES) = [^[]*\[(.*?)\]", text, re.DOTALL
    )
    names = {name for array in arrays for name in re.findall(r'"([\w-]+)"', array)}
    assert set(re.findall(r"(\w+)\?:", listed)) == names | {"graph"}  # which draws another board
    for name, values in re.findall(r"(\w+)\?:\s((?:[\s|]*\"\w+\")+)", listed):
        (row,) = re.findall(rf"<dt><code>{name}</code></dt>(.*?)</div>", shown, re.DOTALL)
        assert {*re.findall(r"\w+", values)} <= {*re.findall(r"\w+", row)}
    _, *events = re.split(r'"(tt-\w+)": ', typed.split("interface Board ")[0])
    told = re.findall(r"<dt><code>(tt-\w+)</code></dt>\s*<dd>(.*?)</dd>", shown, re.DOTALL)
    others = {"null", "graph", "preventDefault"}
    assert {
        name: set(re.findall(r"(\w+)(?:\(\))?: ", detail))
        for name, detail in zip(events[::2], events[1::2], strict=True)
    } == {name: set(re.findall(r"<code>(\w+)(?:\(\))?</code>", of)) - others for name, of in told}
    node(MODULES / "typescript" / "bin" / "tsc", "--noEmit", "--strict", package / "index.d.ts")


# As much of React's types as a component needs
REACT = {
    "package.json": '{"name": "react", "version": "19.0.0", "types": "index.d.ts"}',
    "index.d.ts": "export namespace JSX { interface Element {} interface IntrinsicElements {} }",
    "jsx-runtime.d.ts": 'export { JSX } from "./index.js";',
}
APP = {
    "package.json": '{"name": "app", "private": true, "type": "module"}',
    "app.tsx": """import "ttgo";
import type {} from "ttgo/react";
export const app = (
  <tt-board
    className="wide"
    play
    size="9"
    graph="torus 7"
    theme="slate"
    ontt-turn={(event) => event.target.view?.turns.join(event.detail.at)}
  />
);
// @ts-expect-error: there is no such player
export const wrong = <tt-board opponent="blue" />;
document.querySelector("tt-board")!.moves = "E5";
""",
    "tsconfig.json": json.dumps(
        {
            "compilerOptions": {
                "strict": True,
                "noEmit": True,
                "jsx": "react-jsx",
                "module": "esnext",
                "moduleResolution": "bundler",
                "target": "es2022",
                "types": [],
            },
            "files": ["app.tsx"],
        }
    ),
}


def test_it_is_installed_as_the_page_says(package, tmp_path):
    """In a project of React and TypeScript, which knows the element then."""
    shown = page("static/embed.html")
    (line,) = re.findall(r"<code>(npm install .* DIR)</code>", shown)
    assert line in (ROOT / "static" / "npm" / "README.md").read_text(encoding="utf-8")
    for folder, files in {"react": REACT, "app": APP}.items():
        (tmp_path / folder).mkdir()
        for name, text in files.items():
            (tmp_path / folder / name).write_text(text, encoding="utf-8")
    offline = ["--offline", "--no-audit", "--no-fund", "--ignore-scripts"]
    for given in (tmp_path / "react", package):
        words = [str(given) if word == "DIR" else word for word in line.split()]
        subprocess.run(
            [*words, *offline], cwd=tmp_path / "app", check=True, capture_output=True, timeout=120
        )
    node(MODULES / "typescript" / "bin" / "tsc", "-p", tmp_path / "app")


def test_another_folder_is_left_alone(tmp_path):
    (tmp_path / "a").write_text("", encoding="utf-8")
    with pytest.raises(CannotBuild, match="is not empty: name a new or an empty folder"):
        npm.build(CLONE, tmp_path)
