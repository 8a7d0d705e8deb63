"""The files that MicroPython starts with, compiled ahead and put behind a build's pyscript.json; a
clone's page fetches them one by one. What they say stays apart, since it changes more often.

MicroPython's own compiler does at the build what each visitor's browser would do at each start; in
node importing the core then takes a fifth of the time. It comes from npm as WebAssembly,
@pybricks/mpy-cross-v6, since that is there for every system and with the same fetch as all else. It
is of 2022; what it compiles is of the format that MicroPython still reads.
"""

import json
import re
from pathlib import Path

from ttgo.web.build import tools
from ttgo.web.fill import made
from ttgo.web.site.places import Site

COMPILER = "@pybricks/mpy-cross-v6"
_COMPILE = """
delete globalThis.fetch; // which it would ask for its own wasm file
process.setMaxListeners(0); // each file has its own
const { compile } = require(process.argv[1]);
const files = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
Promise.all(files.map(async ([name, text]) => {
  // without asserts and line numbers, which no message of the core names
  const { status, mpy, err } = await compile(name, text, ["-s", name, "-O3"]);
  if (status) {
    const why = err.join(" ").replace(/\\s+/g, " ").replace(/^.*(?=line )/, "");
    throw new Error(`${name} cannot be compiled: ${why}`);
  }
  return Buffer.from(mpy).toString("hex");
})).then((made) => process.stdout.write(JSON.stringify(made)), ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
"""
_REPR = re.compile(r"\{([^{}]+?)!r\}")  # in an f-string: MicroPython learned it after 2022


PACK = "all.json"  # of a folder


def held(compiled: "dict[str, bytes]") -> "set[str]":
    """The addresses of the files that a build's `configuration` holds: only Pyodide asks for them."""
    lines = [json.loads(data.partition(b"\n")[0]) for data in compiled.values()]
    names = [path.replace(".mpy", ".py") for line in lines for path in line["start"]]
    return {re.sub(r"^\./", "static/", name).removeprefix("../") for name in names}


def configuration(site: Site) -> "dict[str, bytes]":
    """pyscript.json of a build, and a file for each of its `packs`, folders that come later: each a
    line, whose `start` has the sizes of files by their paths; behind it their bytes, compiled, in
    that order. They end in .json because hosts compress that on its way.

    Raises CannotBuild.
    """
    config = json.loads(made.configuration(site))
    packs = [
        folder
        for folder in (*config["later"], "../ttgo/player/", "../ttgo/lab/")
        if folder[-1] == "/"
    ]
    named = (*config["files"], *config["opponent"], *config["lab"])
    paths = [path for path in named if path.endswith(".py")]
    apart = (*config["later"], *packs)
    first = ["./host.py", *(path for path in paths if not path.startswith(apart))]
    parts = {made.CONFIG: (config | {"packs": packs}, first)}
    for folder in packs:
        parts[f"{folder[3:]}{PACK}"] = ({}, [path for path in paths if path.startswith(folder)])
    codes = {
        path: _REPR.sub(r"{repr(\1)}", _file(site, path).read_text(encoding="utf-8"))
        for _, own in parts.values()
        for path in own
    }
    given = json.dumps([[Path(path).name, code] for path, code in codes.items()])
    compiled = json.loads(tools.run(site, COMPILER, _COMPILE, given=given))
    binary = dict(zip(codes, map(bytes.fromhex, compiled)))
    found = {}
    for address, (line, own) in parts.items():
        data = {re.sub(r"\.py$", ".mpy", path): binary[path] for path in own}
        sizes = {"start": {path: len(code) for path, code in data.items()}}
        text = json.dumps(line | sizes, separators=(",", ":"))
        found[address] = text.encode() + b"\n" + b"".join(data.values())
    return found


def _file(site: Site, path: str) -> Path:
    name = path.removeprefix("../ttgo/")
    return site.static / path if name == path else site.rules / name
