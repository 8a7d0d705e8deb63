"""A match from its first game to its last: plays the missing games, and records each as it ends."""

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import NamedTuple

from ttgo.referee.duel import STABLE, Result, play
from ttgo.referee.odds import Sprt, Tally
from ttgo.referee.plan import Pairing, Plan, pairings
from ttgo.referee.results import Results
from ttgo.referee.table import points


class Asked(NamedTuple):
    """How much of a plan is to be played: games of each pair, how many at once, and a test that may
    end the match sooner.
    """

    games: int
    jobs: int = 1
    sprt: Sprt | None = None


def contest(
    plan: Plan, asked: Asked, results: Results, pool: Executor
) -> Generator[Result, None, None]:
    """Play the games that `results` lacks, and yield each once it is recorded. All engines are
    ended, whatever happens.
    """
    todo = (one for one in pairings(plan, asked.games) if one.number not in results.games)
    running: dict[Future[Result], Pairing] = {}
    STABLE.open()
    try:
        while True:
            while len(running) < asked.jobs and not known(plan, asked, results):
                pairing = next(todo, None)
                if pairing is None:
                    break
                running[pool.submit(play, plan, pairing)] = pairing
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda future: running[future].number):
                del running[future]
                results.add(future.result())
                yield future.result()
    finally:
        for future in running:
            future.cancel()
        STABLE.close()


def known(plan: Plan, asked: Asked, results: Results) -> str:
    """The verdict of the test on the games before the first missing one, so that the verdict does
    not depend on how many games are played at once; "" if there is no verdict, or no test.
    """
    if asked.sprt is None:
        return ""
    tally = Tally()
    number = 1
    verdict = ""
    while number in results.games and not verdict:
        tally = tally.plus(points(results.games[number], plan.engines[0].name))
        verdict = asked.sprt.verdict(tally)
        number += 1
    return verdict
