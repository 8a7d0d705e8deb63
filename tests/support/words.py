"""What the scripts say and the list of Python's files, where node and tsc find them: in
static/words/, which git ignores. A server and a build make their own.
"""

from tests.support.sites import CLONE, ROOT
from ttgo.web import words
from ttgo.web.made import configuration


def write():
    """Have those of the catalogues as they are now, and no others."""
    folder = ROOT / words.FOLDER
    folder.mkdir(exist_ok=True)
    made = {
        address.removeprefix(words.FOLDER): words.read(address, typed=True) or b""
        for address in words.addresses()
    }
    made[".pyscript.json"] = configuration(CLONE)
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_bytes(text)


if __name__ == "__main__":
    write()
