"""The files that MicroPython starts with, compiled ahead and put behind a build's pyscript.json; a
clone's page fetches them one by one.

MicroPython's own compiler does at the build what each visitor's browser would do at each start; in
node importing the core then takes a fifth of the time. It comes from npm as WebAssembly,
@pybricks/mpy-cross-v6, since that is there for every system and with the same fetch as all else. It
is of 2022; what it compiles is of the format that MicroPython still reads.
"""

import json
import re
from pathlib import Path

from ttgo.web import made, tools
from ttgo.web.places import Site

COMPILER = "@pybricks/mpy-cross-v6"
_COMPILE = """
delete globalThis.fetch; // which it would ask for its own wasm file
process.setMaxListeners(0); // each file has its own
const { compile } = require(process.argv[1]);
const files = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
Promise.all(files.map(async ([name, text]) => {
  const { status, mpy, err } = await compile(name, text, ["-s", name]);
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


def configuration(site: Site) -> bytes:
    """pyscript.json of a build: a line, whose `start` has the sizes of the files that MicroPython
    starts with, by their paths; behind it their bytes, compiled, in that order. One file, and named
    so, since hosts pack that on its way. Those in the folders of `later` come with the first of
    their events.

    Raises CannotBuild.
    """
    config = json.loads(made.configuration(site))
    paths = {"./host.py": site.static / "host.py"}
    for path in config["files"]:
        name = path.removeprefix("../ttgo/")
        if name != path and not path.startswith(tuple(config["later"])):
            paths[path] = site.rules / name
    texts = {path: file.read_text(encoding="utf-8") for path, file in paths.items()}
    texts |= {path: made.spoken(paths[path]).decode() for path in texts if path.endswith(".json")}
    codes = {
        path: _REPR.sub(r"{repr(\1)}", text) for path, text in texts.items() if path.endswith(".py")
    }
    given = json.dumps([[Path(path).name, code] for path, code in codes.items()])
    compiled = json.loads(tools.run(site, COMPILER, _COMPILE, given=given))
    start = {f"{path[:-2]}mpy": bytes.fromhex(code) for path, code in zip(codes, compiled)}
    start |= {path: text.encode() for path, text in texts.items() if path not in codes}  # messages
    config["start"] = {path: len(data) for path, data in start.items()}
    line = json.dumps(config, separators=(",", ":")).encode() + b"\n"
    return line + b"".join(start.values())
