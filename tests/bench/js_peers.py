"""JavaScript boards that do the same job, from npm: each a page with an empty 19x19 grid on which a
click plays a move.

They are fetched once into a folder outside the repository ($XDG_CACHE_HOME/ttgo-bench or
~/.cache/ttgo-bench), pinned, with checksums.
"""

import base64
import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple


class Peer(NamedTuple):
    """A package of npm's, the script that makes a page of it, and what `npm pack` brings of it."""

    name: str
    version: str
    sha512: str
    says: str
    script: str
    file: str  # of the package

    @property
    def page(self):
        return (
            f'<!doctype html><meta charset="utf-8"><title>{self.name}</title>'
            "<style>body{margin:0}#board{width:700px;height:700px}</style>"
            f'<div id="board"></div><script src="{self.name}.js"></script><script>{self.script}</script>'
        )


# Each script gives the page `press`, which clicks the middle of the board, and `played`, which
# tells whether a stone is there. The boards are asked in their own ways; the glue is as small as
# each README has it.
PEERS = (
    Peer(
        "wgo",
        "3.0.0-alpha.10",
        "8TUHCD8mlzvszIlWikEUdT+BL9GeiAO6Rns2SNQkSmTl9pryrABSKrAcTiMwBDx6uH3O95Zl7VhpaHGGChwNbw==",
        "SVG, simple ko by its rule sets",
        """
        const element = document.getElementById("board");
        const board = new WGo.SVGBoard(element, { size: 19, width: 700, height: 700 });
        const game = new WGo.Game(19);
        let stones = 0;
        board.on("click", (event, point) => {
          const colour = game.turn;
          if (point && game.play(point.x, point.y)) {
            const stone = colour === WGo.Color.B ? "B" : "W";
            board.addObject(new WGo.FieldBoardObject(stone, point.x, point.y));
            stones++;
          }
        });
        window.target = () => board.touchArea || board.svgElement;
        window.played = () => stones > 0;
        """,
        "package/dist/index.js",
    ),
    Peer(
        "goban",
        "8.3.64",
        "iT2FGTpYOJ3Co8lzSoDl3Uz1fqnseJWg+22Hd3C61Guc3dPApo3I2INZFMpNaHG1KaExmf6i5WVKwpmIzcd9zQ==",
        "canvas, rules, clocks, servers: a whole Go site's",
        """
        const element = document.getElementById("board");
        goban.setGobanRenderer("canvas");
        const board = goban.createGoban({
          board_div: element, interactive: true, mode: "analyze", width: 19, height: 19,
          display_width: 700, square_size: "auto",
        });
        const canvas = (which) => element.querySelector(`canvas${which}`);
        window.target = () => canvas(".StoneLayer") ?? canvas(":last-of-type");
        window.played = () => board.engine.cur_move.move_number > 0;
        """,
        "package/build/goban.min.js",
    ),
)


def place():
    """Where they are kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "ttgo-bench")


def fetch(peer):
    """The one script of a peer. Raises RuntimeError if npm does not bring what is pinned."""
    kept = place() / f"{peer.name}-{peer.version}.tgz"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as workshop:
            npm = shutil.which("npm")
            if npm is None:
                raise RuntimeError(
                    "npm was not found, and the peers come through it: install Node.js with npm."
                )
            command = [npm, "pack", "--silent", f"{peer.name}@{peer.version}"]
            done = subprocess.run(
                command, cwd=workshop, capture_output=True, text=True, check=False
            )
            found = next(Path(workshop).glob("*.tgz"), None)
            if found is None:
                raise RuntimeError(f"npm did not bring {peer.name}: {done.stderr.strip()[-200:]}")
            found.rename(kept)
    data = kept.read_bytes()
    if base64.b64encode(hashlib.sha512(data).digest()).decode() != peer.sha512:
        raise RuntimeError(f"{kept} is not the {peer.name} {peer.version} that is pinned.")
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        file = archive.extractfile(peer.file)
        assert file, peer.file
        return file.read()
