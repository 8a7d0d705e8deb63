"""The names that readers are told to use."""

import ttgo
from ttgo import explain, gtp, lab, record, sgf, svg
from ttgo.score import scored

# What a reader is told to use: what these hand on. Names of constants have no docstring of their
# own.
FACES = (ttgo, explain, gtp, lab, record, sgf, svg)
CONSTANTS = {"BLACK", "EMPTY", "NAMED", "PASS", "WHITE", "__version__"}


def names():
    for face in FACES:
        for name in face.__all__:
            if name not in CONSTANTS:
                yield f"{face.__name__}.{name}", getattr(face, name)
    yield "ttgo.score.scored", scored


def members(thing):
    """The public methods and properties of a class, those that it inherits from a class of ours
    included.
    """
    for ours in type.mro(thing) if isinstance(thing, type) else ():
        for name, member in vars(ours).items() if ours.__module__.startswith("ttgo.") else ():
            if name[0] != "_" and (
                callable(member) or isinstance(member, (property, staticmethod))
            ):
                yield name, member


PUBLIC = dict(names())
MEMBERS = {
    f"{path}.{name}": member for path, thing in PUBLIC.items() for name, member in members(thing)
}
