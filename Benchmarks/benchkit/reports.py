"""What reports cost: eight children with a school year of history (200 answers a day), a dashboard over all of them, a week,
and a year's heat map; and how long somebody else's `time.mayI` waits while dashboards are asked for all the time."""

import os
import time
from statistics import median

from . import wire, year
from .household import Caller
from .table import Row
from .upkeep import Others, Upkeep

CHILDREN = 8
DAYS = 190
CALLS = 100
GOAL_MS = 50  # a dashboard
P99_REACH = 1.2  # of others' time.mayI


def _quiet(folder, seconds):
    with Others(folder.socket, folder.children[0]) as others:
        time.sleep(seconds)
    return others.p99()


def _busy(folder, owner, seconds):
    """p99 of others while one dashboard after another is asked for, as many a second as a person could."""
    with Others(folder.socket, folder.children[0]) as others:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            owner.call("report.dashboard", {})
            time.sleep(0.1)
    return others.p99()


def reports(bench, options):
    year.CHILDREN = CHILDREN
    folder = Upkeep(bench)
    folder.set_up()
    folder.play(int(os.environ.get("KIDD_BENCH_DAYS", DAYS)))
    what = f"{CHILDREN} children, {folder.rows():,} rows"
    rows = []
    with folder.owner() as owner:
        for name, method, params in (
                ("`report.dashboard`", "report.dashboard", {}), ("`report.weekly`", "report.weekly", {}),
                ("`progress.heatmap`", "progress.heatmap", {"child": folder.children[0]})):
            times = []
            for _ in range(CALLS):
                begun = time.monotonic()
                line = owner.exchange(wire.request(method, params))
                times.append((time.monotonic() - begun) * 1000)
            if b'"error"' in line[:60]:
                raise LookupError(line[:200])
            worst = sorted(times)[CALLS * 99 // 100]
            rows.append(Row(f"{name}, {what}", f"{median(times):.1f} ms, p99 {worst:.1f} ms",
                            f"goal {GOAL_MS} ms; {len(line) / 1024:.0f} KiB", median(times) / GOAL_MS, 1, rounds=times))
        pairs = []
        for number in range(options.rounds):
            order = (_quiet, _busy) if number % 2 == 0 else (_busy, _quiet)
            found = {work: work(folder, *([owner] if work is _busy else []), options.seconds) for work in order}
            pairs.append((found[_busy], found[_quiet]))
    rows.append(Row("others' `time.mayI`, p99, while dashboards are made", f"{median(b for b, _ in pairs):.2f} ms",
                    f"without {median(q for _, q in pairs):.2f} ms", median(b / q for b, q in pairs), P99_REACH,
                    rounds=[list(pair) for pair in pairs]))
    folder.stop()
    return rows
