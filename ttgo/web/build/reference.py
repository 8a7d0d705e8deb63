"""`ttgo build --reference DIR`: the reference of the Python package, which pdoc makes of its
docstrings; the extra `docs` installs it.
"""

from importlib.util import find_spec
from pathlib import Path

import ttgo
from ttgo.web.build.tools import CannotBuild

_MODULES = (
    "ttgo ttgo.version ttgo.explain ttgo.record ttgo.sgf ttgo.svg ttgo.score ttgo.lab ttgo.gtp "
    "ttgo.referee ttgo.web.notebook"
).split()
_LEARNING = "ttgo.env.board ttgo.env.gymnasium ttgo.env.pettingzoo".split()  # need the extra `env`


def build(folder: Path) -> None:
    """Write the reference into a folder. Raises CannotBuild."""
    try:
        from pdoc import pdoc
    except ImportError:
        raise CannotBuild(
            "The reference is made by pdoc: pip install '.[docs]' in a clone."
        ) from None
    # Some names are imported when they are asked for, and pdoc does not ask
    vars(ttgo).update({name: getattr(ttgo, name) for name in ttgo.__all__})
    learning = _LEARNING if find_spec("pettingzoo") else []
    try:
        pdoc(*_MODULES, *learning, output_directory=folder)
    except OSError as error:
        raise CannotBuild(f"{folder} cannot be written: {error.strerror or error}.") from error
