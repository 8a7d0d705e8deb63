"""`ttgo match`: its options, and what it prints: a line for each game once it ends, and the cross
table.

The exit status is 0 if all games were ended by the rules, a resignation or the clock, 1 if an
engine broke one off, 2 if the command cannot be done, 130 after Ctrl-C. Whatever stopped a match,
the same command goes on with the games that are missing.
"""

import argparse
import re
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from ttgo.commands.options import Misused, seconds, sides, unwritten, whole
from ttgo.referee import plan as plans
from ttgo.referee.contest import Asked, contest, known
from ttgo.referee.engine import Engine, Refuses
from ttgo.referee.odds import Sprt
from ttgo.referee.plan import Entrant, Plan
from ttgo.referee.program import GAME, PATIENCE, Failure, Program
from ttgo.referee.results import OtherPlan, Results
from ttgo.referee.table import broken, progress, table
from ttgo.rulesets import read, write

_SPRT = re.compile("(elo0|elo1|alpha|beta)=(-?[0-9]+(?:\\.[0-9]+)?)")
_SEEDED = 1000  # random openings, before the first comes again


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = "Have programs that speak GTP play each other, and judge every move."
    match = commands.add_parser("match", prog="ttgo match", help=about, description=about)
    say = match.add_argument
    say(
        "engines",
        metavar="COMMAND",
        nargs="*",
        help=f"each in quotes, such as 'gnugo --mode gtp --seed {GAME}'; {GAME} is the game's "
        "number",
    )
    say("--games", metavar="N", type=whole(1), default=100, help="games for each pair (100)")
    say("--size", metavar="N", default="19", help="such as 9, 13 or 9x13 (19)")
    say("--komi", metavar="K", type=float, default=7.5, help="added to White's score (7.5)")
    say(
        "--rules",
        metavar="TEXT",
        default="Tromp-Taylor",
        help="every move is judged by these; engines that know kata-set-rules are told them",
    )
    say(
        "--ending",
        metavar="NAME",
        help="what two passes lead to: strict (all stones count), tromp, chinese, ...",
    )
    say("--names", metavar="A,B", help="names of the engines, for the tables")
    say(
        "--gauntlet",
        action="store_true",
        help="the first engine plays all others, which do not play each other",
    )
    say(
        "--move-time",
        metavar="S",
        type=seconds,
        default=0,
        help="seconds for a move (after the game's time, if both are given)",
    )
    say(
        "--game-time",
        metavar="S",
        type=seconds,
        default=0,
        help="seconds for all moves of a player",
    )
    say(
        "--patience",
        metavar="S",
        type=seconds,
        default=PATIENCE,
        help=f"seconds to wait for an answer without a clock ({PATIENCE:g})",
    )
    say(
        "--max-turns",
        metavar="N",
        type=whole(1),
        default=0,
        help="stop a game after N turns, and count it as it stands (never)",
    )
    say(
        "--openings",
        metavar="FILE",
        type=Path,
        help="turns to begin with, a line each; or a record, or a folder of records",
    )
    say(
        "--opening-moves",
        metavar="N",
        type=whole(1),
        default=0,
        help="begin with this many random moves",
    )
    say(
        "--seed",
        metavar="N",
        type=whole(0),
        default=1,
        help="another number gives other random opening moves (1)",
    )
    say(
        "--sprt",
        metavar="elo0=A elo1=B",
        nargs="+",
        help="stop once it is clear which is true; also alpha=, beta= (0.05)",
    )
    say("--jobs", metavar="N", type=whole(1), default=1, help="games played at the same time (1)")
    say(
        "--out",
        metavar="FOLDER",
        type=Path,
        default=Path("ttgo-match"),
        help="where results and records are written (ttgo-match)",
    )
    match.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the games that are missing, and print the table."""
    try:
        plan, asked = _plan(options)
        for engine in plan.engines:
            _try(engine, plan)
        results = Results(options.out, plan)
    except (ValueError, OtherPlan) as error:
        raise Misused(str(error)) from error
    except OSError as error:
        raise Misused(f"{error.filename or options.out}: {error.strerror}.") from error
    names = [engine.name for engine in plan.engines]
    games = asked.games * len(plan.pairs())
    _begun(plan, results, games)
    signal.signal(
        signal.SIGTERM, signal.default_int_handler
    )  # end as by Ctrl-C, and end the engines, too
    try:
        with (
            closing(results),
            # Engines are processes, so threads that wait for them are enough
            ThreadPoolExecutor(options.jobs) as pool,
            closing(contest(plan, asked, results, pool)) as playing,
        ):
            for line in playing:
                done = progress(
                    len(results.games), games, line, results.games.values(), names, asked.sprt
                )
                print(done, file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
        return 130
    except OSError as error:
        return unwritten(error, more=" The same command goes on from here.")
    lines = [results.games[number] for number in sorted(results.games)]
    said = [table(lines, names)]
    if asked.sprt:
        end = known(plan, asked, results) or "not known yet"
        said.append(f"SPRT: {end} (elo0 {asked.sprt.elo0:g}, elo1 {asked.sprt.elo1:g})")
    print("\n".join(said))
    return 1 if broken(lines) else 0


def _plan(options: argparse.Namespace) -> tuple[Plan, Asked]:
    """The plan that the options describe. Raises ValueError and OSError."""
    words = list(options.sprt or ())
    sprt = {found[1]: found[2] for word in words if (found := _SPRT.fullmatch(word))}
    commands = [*(word for word in words if not _SPRT.fullmatch(word)), *options.engines]
    rules = read(options.rules)
    if options.ending:
        rules = rules.ended(options.ending)
    engines = plans.entrants(commands, options.names.split(",") if options.names else ())
    plan = Plan(
        engines,
        *sides(options.size),
        options.komi,
        write(rules),
        options.move_time,
        options.game_time,
        options.patience,
        options.max_turns,
        gauntlet=options.gauntlet,
    )
    start = plan.start()
    if options.openings and options.opening_moves:
        raise ValueError(
            "--openings and --opening-moves say the same in two ways: leave out one of them."
        )
    if options.openings:
        plan = plan._replace(openings=plans.read_openings(options.openings, start))
    elif options.opening_moves:
        plan = plan._replace(
            openings=plans.seeded(start, options.opening_moves, _SEEDED, options.seed)
        )
    return plan, Asked(
        options.games, options.jobs, _sprt(sprt, len(engines)) if options.sprt else None
    )


def _sprt(given: dict[str, str], engines: int) -> Sprt:
    """The test that --sprt describes, by the words' names. Raises ValueError."""
    numbers = {name: float(number) for name, number in given.items()}
    test = Sprt(**numbers) if {"elo0", "elo1"} <= set(given) else None
    if test is None or test.elo0 >= test.elo1 or not (0 < test.alpha < 0.5 and 0 < test.beta < 0.5):
        raise ValueError(
            "--sprt takes two numbers, the first one lower, such as elo0=0 elo1=20; alpha and "
            "beta are below 0.5."
        )
    if engines != 2:
        raise ValueError(f"--sprt is about two engines, and there are {engines}.")
    return test


def _try(engine: Entrant, plan: Plan) -> None:
    """Start an engine as for a game, so that one which cannot play is told before it loses all its
    games. Raises ValueError.
    """
    with Program([word.replace(GAME, "0") for word in engine.command], plan.patience) as program:
        try:
            Engine(program).begin(plan.width, plan.height, plan.komi)
        except (Failure, Refuses) as why:
            evidence = f"\n{why.evidence}" if isinstance(why, Failure) and why.evidence else ""
            said = f"{str(why)[0].lower()}{str(why)[1:].rstrip('.')}"
            raise ValueError(f"{engine.name} cannot play this: {said}.{evidence}") from None


def _begun(plan: Plan, results: Results, games: int) -> None:
    """Say what is to be played."""
    limit = f", stopped after {plan.longest} turns" if plan.longest else ""
    had = f"; {len(results.games)} are there already" if results.games else ""
    size = f"{plan.width}x{plan.height}"
    print(
        f"{games} games on {size}, komi {plan.komi:g}, {plan.rules}{limit}, "
        f"in {results.folder}{had}.",
        file=sys.stderr,
    )
