"""The public names, which readers are told to use."""

import inspect
from types import ModuleType

import ttgo
from ttgo import explain, gtp, lab, record, score, sgf, svg

# beside ttgo itself
_MODULES: list[ModuleType] = [explain, record, sgf, svg, score, lab, gtp]
_NOT_ALL = {  # of modules that have no __all__
    "ttgo.score": "scored score_file",
}
# What only ttgo itself asks of its classes.
OURS = {
    "Position": "piece",
    "Match": "board copying decided_on_copy ended_by_passes final_pass last_word trailing_passes",
    "Record": "at_turn beside check_but depth line new_match resigned said stops",
    "Node": "continuations follow others",
    "Grid": "around flood flood_both look named pieces",
    "Graph": "around flood flood_both",
    "Start": "player_after",
}


def names():
    """All public names, as they are imported, with what they stand for: first those of ttgo, then
    those of its parts.
    """
    for name in ttgo.__all__:
        yield f"ttgo.{name}", getattr(ttgo, name)
    for module in _MODULES:
        for name in getattr(module, "__all__", None) or _NOT_ALL[module.__name__].split():
            yield f"{module.__name__}.{name}", getattr(module, name)


def members(thing):
    """The public methods and properties of a class, in the order of their lines."""
    if isinstance(thing, type):
        ours = OURS.get(thing.__name__, "").split()
        for name, member in vars(thing).items():
            if (
                name[0] != "_"
                and name not in ours
                and (
                    inspect.isfunction(member)
                    or isinstance(member, (property, staticmethod, classmethod))
                )
            ):
                yield name, member
