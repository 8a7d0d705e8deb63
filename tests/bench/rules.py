"""What other programs and libraries keep of the rules: `ttgo check` on each of them, one line each,
for static/cases/known.json.

    python3 -m tests.bench.rules FOLDER            print an object a line, for static/cases/known.json

The libraries are fetched into FOLDER, unless they are there.

GNU Go is the one that is installed (apt-get install gnugo). Debian's package named pachi is another
game than the Go program, and its leela-zero comes without what it needs to play. Libraries speak
through rules_python.py and rules_node.mjs. PettingZoo is the one that the tests install.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import NamedTuple

from ttgo.web.cases import GROUPS

HERE = Path(__file__).parent
PYTHON_LIBRARIES = ["sgfmill==1.1.1", "open_spiel==2.0.2", "numpy==2.4.6"]
WITHOUT_NEEDS = ["dlgo==0.2"]  # it asks for a numpy of 2018, but runs with today's
NODE_LIBRARIES = ["tenuki@0.3.1", "wgo@3.0.0-alpha.10", "goban@8.3.64", "@sabaki/go-board@1.4.3"]
GNUGO = os.environ.get("TTGO_GNUGO") or shutil.which("gnugo") or "/usr/games/gnugo"
OPTIONS = "--mode gtp --chinese-rules --positional-superko --allow-all-suicide --capture-all-dead"


class Program(NamedTuple):
    """A row: what it is called, the command that is asked, and how it is set."""

    name: str
    command: list[str]
    setting: str = ""


def fetch(folder):
    """The programs, the libraries among them below the folder."""
    python, modules = folder / "python", folder / "node_modules"
    if not python.exists():
        venv.create(python, with_pip=True)
        pip = [str(python / "bin" / "pip"), "install", "-q"]
        subprocess.run([*pip, *PYTHON_LIBRARIES], check=True)
        subprocess.run([*pip, "--no-deps", *WITHOUT_NEEDS], check=True)
    if not modules.exists():
        npm = [
            "npm",
            "install",
            "--prefix",
            str(folder),
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
        ]
        subprocess.run([*npm, *NODE_LIBRARIES], check=True, stdout=subprocess.DEVNULL)
    node = ["node", str(HERE / "rules_node.mjs")]
    there = str(folder.resolve())
    return [
        Program("ttgo", [sys.executable, "-m", "ttgo", "gtp"]),
        Program("GNU Go", [GNUGO, *OPTIONS.split()]),
        *(
            Program(name, [str(python / "bin" / "python"), str(HERE / "rules_python.py"), name])
            for name in ("sgfmill", "dlgo", "open_spiel")
        ),
        Program(
            "PettingZoo", [sys.executable, str(HERE / "rules_python.py"), "pettingzoo"], ", go_v5"
        ),
        Program("tenuki", [*node, "tenuki", there]),
        Program("WGo", [*node, "wgo", there, "ALL"], ", repeating ALL"),
        Program("WGo", [*node, "wgo", there, "NONE"], ", repeating NONE"),
        Program("goban", [*node, "goban", there]),
        Program("go-board", [*node, "@sabaki/go-board", there]),
    ]


def asked(program):
    """What `ttgo check --json` says of it."""
    words = [sys.executable, "-m", "ttgo", "check", "--json", "--", *program.command]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    return json.loads(done.stdout)


def row(program, found):
    """What is known of it then, as static/cases/known.json has it."""
    first = [case for case in found["cases"] if case["rules"] == "Tromp-Taylor"]
    told: dict = {
        "program": f"{program.name} {found['program'].split()[-1]}{program.setting}",
        "keeps": [],
        "breaks": {},
        "not asked": [],
    }
    for group in GROUPS:
        verdicts = {case["id"]: case["verdict"] for case in first if case["group"] == group}
        wrong = [name for name, verdict in verdicts.items() if verdict == "broken"]
        if wrong:
            told["breaks"][group] = wrong
        else:
            told["keeps" if "kept" in verdicts.values() else "not asked"].append(group)
    return told


def main(arguments=None):
    """Print what came of each."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.rules", description="who keeps the rules"
    )
    parser.add_argument("folder", type=Path, help="where the libraries are, or are fetched to")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    for program in fetch(given.folder):
        print(json.dumps(row(program, asked(program)), ensure_ascii=False), flush=True)


if __name__ == "__main__":
    sys.exit(main())
