"""A year of history: four children with 200 answers a day each, made by real calls on a developer's daemon whose clock
goes from day to day; then how fast a daemon starts on it, how much memory it takes, and how large the folder is."""

import os
import signal
import sqlite3
import time
from statistics import median

from . import wire
from .household import Caller
from .processes import InvalidRun, spawn, start_server, stop
from .table import Row
from .tools import say

CHILDREN = 4
ANSWERS_A_DAY = 200
STAGES = ((3, 91), (6, 182), (12, 365))  # months and their days
DAY_SECONDS = 86_400
RECORDS_BETWEEN = 4096  # records after which kidd takes a snapshot (SnapshotKeeper.recordsBetween)
STARTS = 5
SLOW_STARTS = 2  # that read all rows
PATIENCE = 120

START_GOAL_MS = 500
MEMORY_GOAL_MB = 64
ROW_GOAL_BYTES = 2048


class Learner:
    """One child on a connection of its own, always in a lesson; every answer carries a key, as a front-end's does."""

    def __init__(self, socket, child, lesson):
        self.caller = Caller(socket)
        self.child, self.lesson, self.answers, self.next = child, lesson, 0, None

    def send(self):
        """The next call: an answer to the open question, or the start of another lesson."""
        if self.next is None:
            method, params = wire.start(self.child, self.lesson)
        else:
            method, params = wire.answer(self.next)
            params["idempotencyKey"] = f"{params['presentation']}"
        self.is_answer = self.next is not None
        self.caller.send(wire.request(method, params))

    def receive(self):
        """The reply; true when it was an answer."""
        result = self.caller.receive()
        activity = result.get("activity") or self.next["activity"]
        question = result.get("question")
        self.next = {"activity": activity, "question": question} if question else None
        return self.is_answer


class Folder:
    """A data folder and the daemons that work on it, one after another."""

    def __init__(self, bench):
        self.bench = bench
        self.data = os.path.join(bench.folder, "year")
        key = os.path.join(bench.folder, "key", "kidd.key")
        os.makedirs(os.path.dirname(key), mode=0o700)
        self.socket = bench.socket("year")
        self.command = [bench.kidd_path, *wire.serve_arguments(self.socket, self.data, key)]
        self.process = None

    def start(self):
        self.process = start_server(self.command, self.socket, self.bench.path("kidd.log"), PATIENCE)

    def stop(self, with_signal=signal.SIGTERM):
        stop(self.process, with_signal, PATIENCE)

    def set_up(self):
        self.start()
        with Caller(self.socket) as caller:
            caller.call(*wire.set_up())
            caller.call(*wire.unlock())
            self.children = [wire.child_of(caller.call(*wire.add_child(i))) for i in range(CHILDREN)]
            for child in self.children:
                caller.call(*wire.unlimited(child))
            self.lesson = wire.lesson_of(caller.call(*wire.list_lessons(self.children[0])))

    def rows(self):
        with Caller(self.socket) as caller:
            return caller.call("daemon.stats", {})["storage"]["rows"]

    def play(self, days, answers=ANSWERS_A_DAY):
        """Lets all children learn for some days."""
        learners = [Learner(self.socket, child, self.lesson) for child in self.children]
        with Caller(self.socket) as owner:
            for _ in range(days):
                given = 0
                while given < answers * CHILDREN:
                    if given // CHILDREN == answers // 2:
                        owner.call("clock.advance", {"seconds": 30})
                    for learner in learners:
                        learner.send()
                    given += sum(learner.receive() for learner in learners)
                owner.call("clock.advance", {"seconds": DAY_SECONDS})
        for learner in learners:
            learner.caller.close()

    def timed_start(self, with_signal):
        """Milliseconds from the start of the process to the first answer, and its memory; ends the daemon again."""
        if os.path.exists(self.socket):
            os.unlink(self.socket)
        log = open(self.bench.path("kidd.log"), "wb")
        begun = time.monotonic()
        with log:
            self.process = spawn(self.command, stdout=log, stderr=log)
        while not os.path.exists(self.socket):
            if self.process.poll() is not None or time.monotonic() > begun + PATIENCE:
                raise InvalidRun("the daemon does not start")
            time.sleep(0.0005)
        while True:
            try:
                caller = Caller(self.socket)
                break
            except (ConnectionRefusedError, FileNotFoundError):  # bound, not listening yet; or about to be replaced
                time.sleep(0.0005)
        with caller:
            if "allowed" not in caller.call(*wire.may_i(self.children[0])).get("decision", {"allowed": True}):
                raise InvalidRun("time.mayI does not answer")
        milliseconds = (time.monotonic() - begun) * 1000
        time.sleep(0.3)
        memory = self.memory()
        self.stop(with_signal)
        return {"ms": milliseconds, **memory}

    def memory(self):
        """Megabytes now, and at most so far."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            fields = dict(line.split(":", 1) for line in status if ":" in line)
        return {"rss": int(fields["VmRSS"].split()[0]) / 1024, "peak": int(fields["VmHWM"].split()[0]) / 1024}

    def forget_snapshot(self):
        with sqlite3.connect(os.path.join(self.data, "journal.db")) as base:
            base.execute("DELETE FROM snapshots")
        base.close()

    def snapshot_bytes(self):
        with sqlite3.connect(os.path.join(self.data, "journal.db")) as base:
            size = base.execute("SELECT SUM(LENGTH(body)) FROM snapshots").fetchone()[0]
        base.close()
        return size or 0

    def size(self):
        return sum(os.path.getsize(path) for path in (os.path.join(self.data, name) for name in os.listdir(self.data))
                   if os.path.exists(path))


def _measure(folder):
    """All figures of a folder whose daemon was just stopped cleanly."""
    result = {"snapshotBytes": folder.snapshot_bytes(), "bytes": folder.size()}
    # A start reads the files for the first time only once: all starts here have them in memory.
    folder.timed_start(signal.SIGTERM)
    result["snapshot"] = [folder.timed_start(signal.SIGTERM) for _ in range(STARTS)]
    result["all"] = []
    for _ in range(SLOW_STARTS):
        folder.forget_snapshot()
        result["all"].append(folder.timed_start(signal.SIGKILL))
    # The start above has written the snapshot anew, or was killed before: the next one does.
    folder.start()
    folder.stop()
    return result


def _measure_behind(folder):
    """After `kill -9` with as many rows behind the snapshot as there can be."""
    folder.start()
    before = folder.rows()
    learners = [Learner(folder.socket, child, folder.lesson) for child in folder.children]
    while folder.rows() - before < RECORDS_BETWEEN - 1 - 2 * CHILDREN:
        for learner in learners:
            learner.send()
        for learner in learners:
            learner.receive()
    rows = folder.rows() - before
    folder.stop(signal.SIGKILL)
    return rows, [folder.timed_start(signal.SIGKILL) for _ in range(STARTS)]


def _of(starts, name="ms"):
    return median(start[name] for start in starts)


def _rows(months, rows, result):
    what = f"{months} months, {rows:,} rows"
    quick, slow = _of(result["snapshot"]), _of(result["all"])
    memory, peak = _of(result["snapshot"], "rss"), _of(result["snapshot"], "peak")
    megabytes = result["bytes"] / 2**20
    return [
        Row(f"start to first answer, {what}", f"{quick:,.0f} ms", f"goal {START_GOAL_MS} ms; all rows {slow:,.0f} ms",
            quick / START_GOAL_MS, 1, rounds=[result]),
        Row(f"memory after that start, {what}", f"{memory:.1f} MB, at most {peak:.1f} MB",
            f"goal {MEMORY_GOAL_MB} MB; all rows {_of(result['all'], 'peak'):.1f} MB", memory / MEMORY_GOAL_MB, 1),
        Row(f"data folder, {what}", f"{megabytes:.0f} MB, the snapshot {result['snapshotBytes'] / 1024:.0f} kB",
            f"goal {ROW_GOAL_BYTES} bytes a row", result["bytes"] / rows / ROW_GOAL_BYTES, 1),
    ]


def year(bench, _):
    """Starts, memory and size as a household's history grows."""
    folder, table, done = Folder(bench), [], 0
    folder.set_up()
    for months, days in STAGES:
        if done:
            folder.start()
        begun = time.monotonic()
        folder.play(days - done)
        done, rows, running = days, folder.rows(), folder.memory()
        say(f"{months} months, {rows:,} rows, made in {time.monotonic() - begun:.0f} s; "
            f"the daemon that took them has {running['rss']:.1f} MB")
        folder.stop()
        table += _rows(months, rows, _measure(folder))
    behind, starts = _measure_behind(folder)
    table.append(Row(f"start after kill -9, {behind:,} rows behind the snapshot", f"{_of(starts):,.0f} ms",
                     f"goal {START_GOAL_MS} ms", _of(starts) / START_GOAL_MS, 1, rounds=starts))
    return table
