"""What takes seconds to make, made once for all the processes that run tests."""

import contextlib
import hashlib
import json
import os
import pickle
import sys
from pathlib import Path

import pytest

from tests.support.sites import CLONE
from ttgo.web.build import build, core, npm, scripts
from ttgo.web.fill.made import configuration
from ttgo.web.inventory import files

if sys.platform != "win32":
    import fcntl

_bundled, _configuration = scripts.bundled, core.configuration


class Made:
    """A folder of the run's, for all processes: whoever comes first makes a thing there, and the
    others wait for it.

    The test command names one in TTGO_MADE for all of its steps.
    """

    def __init__(self, factory):
        base = factory.getbasetemp()
        own = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "made"
        self.folder = Path(os.environ.get("TTGO_MADE", own))
        self.folder.mkdir(exist_ok=True)

    @contextlib.contextmanager
    def alone(self, name):
        """Nobody else has `name` in hand; what is put at the path is there for all."""
        with (self.folder / f"{name}.lock").open("w") as file:
            if sys.platform != "win32":  # there two may make the same, which only takes longer
                fcntl.flock(file, fcntl.LOCK_EX)
            yield self.folder / name

    def once(self, name, make):
        with self.alone(name) as path:
            if not path.exists():
                part = path.with_suffix(".part")
                part.write_bytes(pickle.dumps(make()))
                part.replace(path)
            return pickle.loads(path.read_bytes())

    def served(self, site=CLONE, wanted=bool):
        """The files that the clone's server has, by address; those of another site made anew."""
        if site != CLONE:
            return files(site, wanted)
        all_files = self.once("served", lambda: files(CLONE))
        return {address: data for address, data in all_files.items() if wanted(address)}

    def site(self):
        """The clone's site, to read."""
        with self.alone("site") as folder, self.shared():
            if not folder.exists():
                part = folder.with_name("site.part")
                build.build(CLONE, part)
                part.rename(folder)
        return folder

    @contextlib.contextmanager
    def shared(self):
        """Builds of the same files share them meanwhile, and what esbuild and mpy-cross make of
        them.
        """
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(build, "files", self.served)
            patch.setattr(npm, "files", self.served)
            patch.setattr(scripts, "bundled", self._bundled)
            patch.setattr(core, "configuration", self._configuration)
            yield

    def _bundled(self, site, own):
        texts = sorted((name, data) for name, data in own.items() if name.endswith(".js"))
        return self.once(f"bundle-{_hash(map(repr, texts))}", lambda: _bundled(site, own))

    def _configuration(self, site):
        config = configuration(site).decode()
        read = json.loads(config)
        names = [name.removeprefix("../ttgo/") for name in [*read["files"], *read["opponent"]]]
        files = [site.static / "host.py", *(site.rules / name for name in names)]
        texts = [
            file.read_text(encoding="utf-8") for file in files if file.is_file()
        ]  # some are made
        key = _hash([config, *texts])
        return self.once(f"core-{key}", lambda: _configuration(site))


def _hash(texts):
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:16]
