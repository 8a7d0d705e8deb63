"""More than one machine: a local cluster of workers, one of which is killed half-way, gives what
one process gives.
"""

import os
import re
import subprocess
import sys
import time

import pytest

from tests.support import programs
from tests.support.programs import SMALL, lines, recount, ttgo
from tests.support.sites import ROOT
from ttgo import __main__ as command

LITERAL, CHANCE = " ".join(programs.LITERAL), " ".join([*programs.CHANCE, "{game}"])
DASK = "distributed.cli.dask_scheduler --host 127.0.0.1 --port 0 --no-dashboard".split()
WORKER = "distributed.cli.dask_worker --nworkers 1 --nthreads 1 --no-dashboard --no-nanny".split()
LONG = 60.0  # seconds; what works is never so slow


class Cluster:
    """A scheduler and two workers, each a process, of which a test kills one."""

    def __init__(self, folder):
        self.folder = folder
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.files = [folder / f"{name}.log" for name in ("scheduler", "one", "two")]
        self.processes = [self._start(DASK, environment, self.files[0])]
        self.address = self._said(self.files[0], r"Scheduler at: +(tcp://127\.0\.0\.1:\d+)")
        for file in self.files[1:]:
            words = [*WORKER, "--local-directory", str(folder / file.stem), self.address]
            self.processes.append(self._start(words, environment, file))
        for file in self.files[1:]:
            self._said(file, "Registered to: +(tcp)")

    def _start(self, words, environment, file):
        with file.open("wb") as log:
            return subprocess.Popen(
                [sys.executable, "-m", *words],
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=log,
            )

    def _said(self, file, pattern):
        until = time.monotonic() + LONG
        while not (found := re.search(pattern, file.read_text(encoding="utf-8"))):
            assert time.monotonic() < until, file.read_text(encoding="utf-8")
            time.sleep(0.05)
        return found[1]

    def lose(self):
        """The newest of them, a worker while there is one."""
        process = self.processes.pop()
        process.kill()
        process.wait()

    def close(self):
        while self.processes:
            self.lose()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    yield made
    made.close()


def test_a_match_loses_no_game_with_a_worker(cluster, tmp_path, capsys):
    """One worker is killed after the second game: all games are there once, with the results that
    they have here.
    """
    arguments = [*SMALL, "--games", "8", "--names", "a,b", LITERAL, CHANCE]
    out = tmp_path / "there"
    with ttgo("match", "--out", str(out), "--dask", cluster.address, *arguments) as process:
        assert process.stderr
        while not (said := process.stderr.readline()).startswith("2/8"):
            assert said, "it ended before"
        cluster.lose()
        table, _ = process.communicate()
    assert process.returncode == 0
    assert command.main(["match", "--out", str(tmp_path / "here"), *arguments]) == 0
    assert capsys.readouterr().out == table
    found = []
    for folder in (out, tmp_path / "here"):
        found.append(
            sorted((line["game"], line["turns"], line["result"]) for line in lines(folder))
        )
        assert recount(folder)["a"][1] == 8
    assert found[0] == found[1]
