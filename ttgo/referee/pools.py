"""Where jobs go: processes or threads of this machine are `concurrent.futures`', and Dask makes an
executor like them of many machines.

Dask (the extra `ttgo[dask]`) because it is maintained and gives the jobs of a lost worker to
another one. Only --dask needs it.
"""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import NamedTuple

_WAIT = 10  # seconds for the scheduler to answer
_RETRIES = 3  # times that a job may lose its worker


class Cannot(Exception):
    """There is no such executor; the text is a sentence."""


class Pool(NamedTuple):
    """An executor, and how many jobs it does at once."""

    executor: Executor
    size: int


@contextmanager
def dask(address: str) -> Iterator[Pool]:
    """The workers of Dask's scheduler at an address, such as tcp://192.0.2.1:8786; each needs a
    ttgo of this version. Raises Cannot.
    """
    try:
        from distributed import Client
    except ImportError:
        raise Cannot("--dask needs Dask: pip install 'ttgo[dask]'.") from None
    try:
        client = Client(address, timeout=_WAIT)
    except (OSError, ValueError) as error:
        raise Cannot(f"There is no Dask scheduler at {address!r}: {error}.") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise Cannot(f"The Dask scheduler at {address!r} has no workers.")
        yield Pool(client.get_executor(pure=False, retries=_RETRIES), threads)
