"""Ten years of history: four children with 200 answers and an hour of screen time on each of 190 days a year, made by real
calls on a developer's daemon whose clock goes from day to day. Single answers are kept for 13 months, so kidd folds what is
older as it goes. Then how large the folder is, how fast a daemon starts on it, and how long a commit waited at most.

`catchup` keeps everything for some years first, sets 13 months then, and measures how long folding takes, and how long
answers wait that are given meanwhile."""

import os
import signal
import sqlite3
import time
from statistics import median

from . import wire
from .household import Caller
from .processes import InvalidRun, start_server
from .table import Row
from .tools import say
from .year import ANSWERS_A_DAY, CHILDREN, DAY_SECONDS, PATIENCE, START_GOAL_MS, STARTS, Folder, Learner, _of

WEEKS = 38  # of school in a year
WEEK_DAYS = 5
RENEWALS = 60  # of an hour of screen time: one a minute
SIZE_GOAL_MB = 300
WAIT_GOAL_MS = 100  # of an answer while history is folded


class LongFolder(Folder):
    def __init__(self, bench, name, years, keep):
        super().__init__(bench)
        self.data = os.path.join(bench.folder, name)
        self.command[self.command.index("--data-dir") + 1] = self.data
        self.years, self.keep = years, keep
        self.slowest, self.waits = [], []

    def start(self):
        self.log = self.bench.path("kidd.log")
        self.process = start_server(self.command, self.socket, self.log, PATIENCE)

    def set_up(self):
        super().set_up()
        with Caller(self.socket) as owner:
            owner.call(*wire.unlock())
            owner.call("household.update", {"retentionMonths": self.keep})

    def use(self, callers, day):
        """An hour of screen time for all children."""
        for child in self.children:
            callers.call("time.beginLease", {"child": child, "lease": f"l{day}.{child}"})
        for _ in range(RENEWALS - 1):
            # The clock stands: each move of it would be an entry of the audit, which no family has.
            for child in self.children:
                callers.call("time.renewLease", {"child": child, "lease": f"l{day}.{child}"})
        for child in self.children:
            callers.call("time.endLease", {"child": child, "lease": f"l{day}.{child}"})

    def school_day(self, learners, owner, day):
        given = 0
        while given < ANSWERS_A_DAY * CHILDREN:
            if given // CHILDREN == ANSWERS_A_DAY // 2:
                owner.call("clock.advance", {"seconds": 30})
            begun = time.monotonic()
            for learner in learners:
                learner.send()
            given += sum(learner.receive() for learner in learners)
            self.waits.append(time.monotonic() - begun)
        self.use(owner, day)

    def live(self):
        learners = [Learner(self.socket, child, self.lesson) for child in self.children]
        with Caller(self.socket) as owner:
            for year in range(self.years):
                begun = time.monotonic()
                self.waits = []
                for week in range(WEEKS):
                    for day in range(WEEK_DAYS):
                        self.school_day(learners, owner, (year * WEEKS + week) * WEEK_DAYS + day)
                        owner.call("clock.advance", {"seconds": DAY_SECONDS})
                    owner.call("clock.advance", {"seconds": (7 - WEEK_DAYS) * DAY_SECONDS})
                owner.call("clock.advance", {"seconds": (52 - WEEKS) * 7 * DAY_SECONDS})
                self.slowest.append(max(self.waits) * 1000)
                say(f"year {year + 1}: {time.monotonic() - begun:.0f} s, {self.size() / 2**20:.0f} MB, slowest four "
                    f"answers {self.slowest[-1]:.0f} ms, {self.memory()['rss']:.0f} MB of memory")
        for learner in learners:
            learner.caller.close()

    def counts(self):
        """Rows, rows of folds and their bytes, free pages."""
        with sqlite3.connect(f"file:{os.path.join(self.data, 'journal.db')}?mode=ro", uri=True) as base:
            rows = base.execute("SELECT COUNT(*) FROM journal").fetchone()[0]
            folds, bytes_ = base.execute(
                "SELECT COUNT(*), SUM(LENGTH(body)) FROM journal WHERE kind = 9").fetchone()
            old = base.execute("SELECT COUNT(*) FROM journal WHERE kind IN (6, 7) AND at < "
                               "(SELECT MAX(at) FROM journal) - 400 * 86400000").fetchone()[0]
            free = base.execute("PRAGMA freelist_count").fetchone()[0] * 4096
        base.close()
        return {"rows": rows, "folds": folds, "foldBytes": bytes_ or 0, "old": old, "free": free}

    def log_has(self, text):
        with open(self.log, encoding="utf-8", errors="replace") as log:
            return text in log.read()

    def starts(self):
        self.timed_start(signal.SIGTERM)
        quick = [self.timed_start(signal.SIGTERM) for _ in range(STARTS)]
        self.forget_snapshot()
        slow = [self.timed_start(signal.SIGKILL)]
        self.start()
        self.stop()
        return quick, slow


def _years(bench, usual):
    return int(os.environ.get("KIDD_BENCH_YEARS", usual))


def decade(bench, _):
    """Size, starts and waits of a household of ten years that keeps 13 months."""
    folder = LongFolder(bench, "decade", _years(bench, 10), 13)
    folder.set_up()
    folder.live()
    running = folder.memory()
    folder.stop()
    megabytes, counts = folder.size() / 2**20, folder.counts()
    quick, slow = folder.starts()
    what = f"{folder.years} years"
    return [
        Row(f"data folder, {what}", f"{megabytes:.0f} MB, {counts['rows']:,} rows",
            f"goal {SIZE_GOAL_MB} MB; {counts['free'] / 2**20:.0f} MB of it free; folds "
            f"{counts['foldBytes'] / 1024:.0f} kB; old answers left {counts['old']:,}",
            megabytes / SIZE_GOAL_MB, 1, rounds=[counts]),
        Row(f"start to first answer, {what}", f"{_of(quick):,.0f} ms",
            f"goal {START_GOAL_MS} ms; all rows {_of(slow):,.0f} ms", _of(quick) / START_GOAL_MS, 1, rounds=quick),
        Row(f"memory after that start, {what}", f"{_of(quick, 'rss'):.1f} MB",
            f"the daemon that took them {running['rss']:.1f} MB", _of(quick, "rss") / 64, 1),
        Row(f"slowest four answers of a year, {what}", f"{median(folder.slowest):.0f} ms, at most "
            f"{max(folder.slowest):.0f} ms", f"goal {WAIT_GOAL_MS} ms", max(folder.slowest) / WAIT_GOAL_MS, 1,
            rounds=folder.slowest),
    ]


def catchup(bench, _):
    """How long it takes to fold years at once, and how long answers wait meanwhile."""
    years = _years(bench, 3)
    folder = LongFolder(bench, "catchup", years, None)
    folder.set_up()
    folder.live()
    before, size = folder.counts(), folder.size() / 2**20
    learner = Learner(folder.socket, folder.children[0], folder.lesson)

    def answers(until):
        waits = []
        while not until():
            for _ in range(50):
                begun = time.monotonic()
                learner.send()
                learner.receive()
                waits.append((time.monotonic() - begun) * 1000)
        return waits

    begun = time.monotonic()
    quiet = answers(lambda: time.monotonic() > begun + 2)
    with Caller(folder.socket) as owner:
        owner.call(*wire.unlock())
        owner.call("household.update", {"retentionMonths": 13})
    begun = time.monotonic()

    memory = []

    def is_over():
        # Not the most that it ever had: a PIN takes 256 MB for a moment.
        memory.append(folder.memory()["rss"])
        if time.monotonic() > begun + 20 * PATIENCE:
            raise InvalidRun("folding does not end")
        return folder.log_has("old history is folded")

    busy = answers(is_over)
    took = time.monotonic() - begun
    learner.caller.close()
    folder.stop()
    after, size_after = folder.counts(), folder.size() / 2**20
    months = max(1, (years * 12) - 13)
    gone = before["rows"] - after["rows"]
    return [
        Row(f"folding {months} months at once", f"{took:.1f} s, {gone:,} rows", f"{took / months * 1000:,.0f} ms a month",
            took / months, 1, rounds=[before, after]),
        Row("slowest answer meanwhile", f"{max(busy):.0f} ms, half of them {median(busy):.2f} ms",
            f"before {max(quiet):.0f} ms, {median(quiet):.2f} ms; goal {WAIT_GOAL_MS} ms", max(busy) / WAIT_GOAL_MS, 1),
        Row("data folder", f"{size_after:.0f} MB, {after['free'] / 2**20:.0f} MB of it free",
            f"before {size:.0f} MB", size_after / SIZE_GOAL_MB, 1),
        Row("memory meanwhile, at most", f"{max(memory):.0f} MB", f"before {memory[0]:.0f} MB", max(memory) / 64, 1),
    ]
