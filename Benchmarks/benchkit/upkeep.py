"""What a household's upkeep costs: a year of history (four children, 200 answers a day), then a backup, its check, another
household key, an export, an erasure, a repair and a restore. How long each takes, and how long somebody else's `time.mayI`
waits meanwhile. A passphrase is tried on a household of its own."""

import json
import os
import shutil
import signal
import sqlite3
import threading
import time
from statistics import median

from . import wire
from .decade import _years
from .household import Caller
from .processes import InvalidRun, start_server, stop
from .table import Row
from .tools import say
from .year import PATIENCE, Folder

BACKUP_PASSPHRASE = "correct horse battery"
WAIT_GOAL_MS = 100  # of others while the household stays open
DAYS = 190
PAUSE = 0.002


class Others:
    """Somebody else, who asks all the time whether a child may go on."""

    def __init__(self, socket, child):
        self.waits, self.problem = [], None
        self.call = wire.may_i(child)
        self.caller = Caller(socket)
        self.caller.socket.settimeout(PATIENCE)
        self.is_over = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def run(self):
        try:
            while not self.is_over.is_set():
                begun = time.monotonic()
                self.caller.call(*self.call)
                self.waits.append((time.monotonic() - begun) * 1000)
                time.sleep(PAUSE)
        except (OSError, InvalidRun) as problem:
            self.problem = problem

    def __enter__(self):
        self.thread.start()
        time.sleep(0.2)
        return self

    def __exit__(self, *_):
        time.sleep(0.2)
        self.is_over.set()
        self.thread.join()
        self.caller.close()

    def p99(self):
        return sorted(self.waits)[len(self.waits) * 99 // 100]


class Upkeep(Folder):
    def owner(self):
        caller = Caller(self.socket)
        caller.socket.settimeout(PATIENCE)
        caller.call(*wire.unlock())
        return caller

    def timed(self, what, work, asks=None):
        """The row of a piece of work. A household that is closed meanwhile has no goal: it is told how long."""
        with Others(self.socket, asks or self.children[0]) as others, self.owner() as owner:
            quiet_count = len(others.waits)
            begun = time.monotonic()
            told = work(owner)
            seconds = time.monotonic() - begun
        if others.problem:
            raise InvalidRun(f"{what}: {others.problem}")
        waits = others.waits[quiet_count:]
        say(f"{what}: {seconds:.2f} s, slowest {max(waits):.0f} ms")
        return seconds, max(waits), others.p99(), told

    def row(self, what, work, is_closed=False, asks=None):
        seconds, slowest, p99, told = self.timed(what, work, asks)
        reach = None if is_closed else 1
        meanwhile = f"others meanwhile: slowest {slowest:,.0f} ms, p99 {p99:.1f} ms"
        return Row(what, f"{seconds:.2f} s{told or ''}", meanwhile + (" (closed)" if is_closed else ""),
                   slowest / WAIT_GOAL_MS, reach, rounds=[{"seconds": seconds, "slowest": slowest, "p99": p99}])


def _export(caller, method, params):
    """All pages; how many and how large they were."""
    pages, size = 0, 0
    while True:
        reply = caller.exchange(wire.request(method, params))
        pages, size = pages + 1, size + len(reply)
        result = json.loads(reply).get("result")
        if result is None:
            raise InvalidRun(reply[:300].decode())
        if "next" not in result:
            return f", {pages} pages, {size / 2**20:.1f} MB"
        params = params | {"afterSeq": result["next"]}


def _damage(folder, child_number):
    """Alters one row of a child."""
    with sqlite3.connect(os.path.join(folder.data, "journal.db")) as base:
        base.execute("DELETE FROM snapshots")
        base.execute("UPDATE journal SET body = zeroblob(LENGTH(body)) WHERE seq = (SELECT MAX(seq) FROM journal "
                     "WHERE profile = ?)", (child_number,))
    base.close()


def _unseal(bench):
    """A passphrase that opens a household, and one that does not."""
    socket, data = bench.socket("sealed"), os.path.join(bench.folder, "sealed")
    command = [bench.kidd_path, "serve", "--dev", "--socket", socket, "--data-dir", data, "--passphrase"]
    process = start_server(command, socket, bench.path("kidd.log"), PATIENCE)
    times = []
    with Caller(socket) as caller:
        begun = time.monotonic()
        caller.call("household.unseal", {"passphrase": "four words that rhyme"})
        times.append(time.monotonic() - begun)
    stop(process, signal.SIGTERM, PATIENCE)
    return times


def upkeep(bench, _):
    folder = Upkeep(bench)
    folder.set_up()
    days = max(1, int(DAYS * _years(bench, 1))) if "KIDD_BENCH_DAYS" not in os.environ else int(
        os.environ["KIDD_BENCH_DAYS"])
    folder.play(days)
    what = f"{folder.rows():,} rows"
    file = bench.path("family.kiddbackup")
    sealed = {"path": file, "passphrase": BACKUP_PASSPHRASE}
    rows = []

    def add(name, work, **more):
        rows.append(folder.row(f"{name}, {what}", work, **more))

    def back_up(owner):
        owner.call("backup.create", sealed)
        return f", {os.path.getsize(file) / 2**20:.1f} MB"

    def call(method, params):
        return lambda owner: owner.call(method, params) and None

    add("`backup.create`", back_up)
    add("`backup.verify`", call("backup.verify", sealed))
    add("`child.export`", lambda owner: _export(owner, "child.export", {"child": folder.children[1]}))
    add("`household.export`", lambda owner: _export(owner, "household.export", {}))
    add("`household.rotateKey`", call("household.rotateKey", {}), is_closed=True)
    add("`child.erase`", call("child.erase", {"child": folder.children[3], "confirmName": "Child 003"}))
    folder.stop()
    _damage(folder, 2)
    folder.start()
    add("`backup.restore` of what is damaged", call("backup.restore", sealed | {"damagedOnly": True}), is_closed=True)
    add("`backup.restore`", call("backup.restore", sealed), is_closed=True)
    folder.stop()
    shutil.rmtree(folder.data)
    first = _unseal(bench)
    rows.append(Row("`household.unseal`, the first one of a new household", f"{median(first):.2f} s",
                    "Argon2id, SENSITIVE limits: 1 GiB of memory", median(first), None, rounds=first))
    return rows
