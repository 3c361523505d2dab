"""What is measured. Each measure gets a Bench of its own and the options, and returns its rows."""

import json
import os
import random
import select
import signal
import socket
import subprocess
import threading
import time

from . import wire
from .household import CHILDREN, Bench, Caller
from .processes import (InvalidRun, finish_tool, resident_bytes, run_tool, spawn, start_server, stop,
                        voluntary_switches)
from .table import Row, kibibytes, mebibytes, microseconds, nanoseconds, per_second, ratio_row
from .tools import in_process, kidctl, line_echo, tool
from .decade import catchup, decade
from .reports import reports
from .upkeep import upkeep
from .year import Learner, year

SYNC_CALLS = ("fsync", "fdatasync", "sync", "syncfs", "sync_file_range", "msync")
SETTLE_SECONDS = 3
SPAWNS_PER_ROUND = 30
MEMORY_CHILDREN = 4
VARIED = 251  # a prime: with 16 × 16 in flight no connection meets the same children again and again


def _in_turn(rounds, ours, floor):
    """The pairs of `rounds` rounds; who goes first changes from round to round."""
    pairs = []
    for round_number in range(rounds):
        if round_number % 2:
            theirs = floor()
            pairs.append((ours(), theirs))
        else:
            mine = ours()
            pairs.append((mine, floor()))
    return pairs


def _read_load(socket, templates, connections, depth, seconds, pid, match="id"):
    return run_tool([tool("readload"), "-s", socket, "-f", templates, "-c", str(connections), "-d", str(depth),
                     "-t", str(seconds), "-m", match, "-p", str(pid)])


def _templates(bench, home, call, connections=16):
    """A file of request lines: the same call for the first children, one a connection."""
    lines = [wire.template(*call(child)) + "\n" for child in home.children[:connections]]
    return bench.file("requests", "".join(lines))


class _Echo:
    """A line echo that gives the daemon's reply to a call, and what it takes to measure both in turn."""

    def __init__(self, bench, home, call, is_right, lines=16):
        with Caller(home.socket) as caller:
            reply = caller.exchange(wire.request(*call(home.children[0])))
        if not is_right(json.loads(reply).get("result", {})):
            raise InvalidRun(f"the reply is not the expected one: {reply.decode()}")
        self.home, self.templates = home, _templates(bench, home, call, lines)
        self.socket = bench.socket("echo")
        self.process = start_server([line_echo(), self.socket, bench.file("reply", reply)], self.socket,
                                    bench.path("echo.log"))

    def pairs(self, options, connections=16, depth=16):
        home, templates, seconds = self.home, self.templates, options.seconds
        pairs = _in_turn(
            options.rounds,
            lambda: _read_load(home.socket, templates, connections, depth, seconds, home.pid),
            lambda: _read_load(self.socket, templates, connections, depth, seconds, self.process.pid, match="order"))
        for mine, theirs in pairs:
            if abs(mine["replyBytes"] / theirs["replyBytes"] - 1) > 0.02:
                raise InvalidRun(f"the replies are not alike: {mine['replyBytes']} and {theirs['replyBytes']} bytes")
        return pairs


def _against_echo(bench, options, call, is_right, what, reach, cpu_reach, lines=16):
    """A reading call, 16 connections with 16 in flight, against a line echo that gets and gives the same bytes."""
    pairs = _Echo(bench, bench.household(), call, is_right, lines).pairs(options)
    return [
        ratio_row(f"{what} 16 × 16, requests/s, against a NIO line echo", pairs, lambda run: run["perSecond"],
                  per_second, reach=reach, at_least=True, percent=True),
        ratio_row("the same, CPU per request", pairs, lambda run: run["server"]["cpuUsPerCall"],
                  microseconds, reach=cpu_reach),
    ]


def read(bench, options):
    """time.mayI: may this child do this now?"""
    return _against_echo(bench, options, wire.may_i, wire.is_yes, "read `time.mayI`", 0.60, 2.5)


def varied(bench, options):
    """time.mayI about many children in turn, of which no connection soon repeats one: each line is looked into."""
    return _against_echo(bench, options, wire.may_i, wire.is_yes, f"read `time.mayI` of {VARIED} children in turn",
                         0.50, 2.5, lines=VARIED)


def connections(bench, options):
    """time.mayI with few and many connections, one call at a time on each and many at once."""
    echo = _Echo(bench, bench.household(), wire.may_i, wire.is_yes)
    rows = []
    for count in (1, 16, 200):
        for depth in (1, 16):
            pairs, name = echo.pairs(options, count, depth), f"`time.mayI` {count} × {depth}"
            rows.append(ratio_row(f"{name}, requests/s", pairs, lambda run: run["perSecond"], per_second, reach=None,
                                  percent=True))
            for key, word in (("p50us", "p50"), ("p99us", "p99"), ("p999us", "p99.9")):
                rows.append(ratio_row(f"{name}, {word}", pairs, lambda run, key=key: run[key], microseconds,
                                      reach=None))
    return rows


def windows(bench, options):
    """time.mayI of 20 children with one window of quiet hours and with fifty, against the line echo."""
    rows = []
    for count in (1, wire.MANY_WINDOWS):
        with Bench(bench.kidd_path) as other:
            home = other.household(children=20)
            with Caller(home.socket) as caller:
                caller.call(*wire.unlock())
                for child in home.children:
                    caller.call(*wire.with_windows(child, count))
            pairs = _Echo(other, home, wire.may_i, wire.is_yes, lines=20).pairs(options)
            rows.append(ratio_row(f"`time.mayI` 16 × 16, 20 children with {count} windows, CPU per request", pairs,
                                  lambda run: run["server"]["cpuUsPerCall"], microseconds, reach=2.5))
    return rows


def decisions(bench, options):
    """A decision of mayI in process, over 20 children, against a plain check of as many intervals."""
    rows = _in_process("decisions", "`mayI` in process, 20 children, {}, against a plain interval check")
    usual = rows[0].rounds[0]["ns"]
    return rows + [Row("the same with 1 window, against its goal", nanoseconds(usual), nanoseconds(DECISION_GOAL_NS),
                       usual / DECISION_GOAL_NS, 1)]


DECISION_GOAL_NS = 1_500


def scanner(bench, options):
    """The strict scanner, a message at a time, against Foundation's parser, which is laxer."""
    return _in_process("scanner", "strict scan of a message, {}, against JSONSerialization")


def _in_process(topic, what):
    done = subprocess.run([in_process(), topic], stdout=subprocess.PIPE, check=True, timeout=300)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [Row(what.format(line["name"]), nanoseconds(line["ns"]), nanoseconds(line["floorNs"]),
                line["ns"] / line["floorNs"], None, rounds=[line]) for line in lines]


IDLE_CONNECTIONS = 200


def idle(bench, options):
    """What a connection costs in memory that has made one call and says nothing more."""
    home = bench.household(children=MEMORY_CHILDREN)
    echo = _Echo(bench, home, wire.may_i, wire.is_yes)

    def cost(path, pid):
        line = wire.request(*wire.may_i(home.children[0]))
        with Caller(path) as caller:
            caller.exchange(line)
            before = resident_bytes(pid)
            callers = []
            for _ in range(IDLE_CONNECTIONS):  # one after the other: the backlog of a listening socket is bounded
                callers.append(Caller(path))
                callers[-1].exchange(line)
            after = resident_bytes(pid)
            for one in callers:
                one.close()
        return (after - before) / IDLE_CONNECTIONS

    mine, theirs = cost(home.socket, home.pid), cost(echo.socket, echo.process.pid)
    return [Row(f"memory per idle connection, of {IDLE_CONNECTIONS}, against a NIO line echo", kibibytes(mine),
                kibibytes(theirs), mine / theirs, None, rounds=[[mine, theirs]])]


def children(bench, options):
    """Resident memory that a child without history costs."""
    sizes = {}
    for count in (MEMORY_CHILDREN, CHILDREN):
        with Bench(bench.kidd_path) as other:
            home = other.household(children=count)
            home.restart(other)
            time.sleep(SETTLE_SECONDS)
            sizes[count] = resident_bytes(home.pid)
    each = (sizes[CHILDREN] - sizes[MEMORY_CHILDREN]) / (CHILDREN - MEMORY_CHILDREN)
    return [Row("memory per child without history", kibibytes(each), "counted", each / 1024, None, rounds=[sizes])]


def lessons(bench, options):
    """lesson.list: a reply of several kilobytes, which is kept encoded."""
    return _against_echo(bench, options, wire.list_lessons, wire.has_lessons, "read `lesson.list`", 0.60, 2.5)


def latency(bench, options):
    """One client's durable answer against the same bytes and one row in a C server with group commit."""
    home = bench.household()
    child = home.children[0]
    with Caller(home.socket) as caller:
        method, params = wire.answer(caller.call(*wire.start(child, home.lesson)))
        reply = caller.exchange(wire.request(method, params))
    if "result" not in json.loads(reply):
        raise InvalidRun(f"an answer was refused: {reply.decode()}")
    templates, floor_socket = bench.file("answer", wire.template(method, params) + "\n"), bench.socket("floor")
    floor = start_server([tool("durable_floor"), floor_socket, bench.path("floor.db"), bench.file("reply", reply)],
                         floor_socket, bench.path("floor.log"))
    pairs = _in_turn(options.rounds,
                     lambda: run_tool(home.answer_load(1, 1, "-t", str(options.seconds))),
                     lambda: _read_load(floor_socket, templates, 1, 1, options.seconds, floor.pid, match="order"))
    return [ratio_row("durable `activity.answer`, one client, p50, against a C server with group commit", pairs,
                      lambda run: run["p50us"], microseconds, reach=1.7)]


SPRINT_CHILDREN = 8
THINKING = (1.0, 2.0)  # seconds that a child takes for a fact
SPRINT_GOAL_US = 5_000


def _sprints(socket, children, seconds, seed, floor=None):
    """The times of answers in sprints at human speed, a child a connection; of a floor for as many of the same lines."""
    times, faults, end = [], [], time.monotonic() + seconds

    def play(number, child):
        think = random.Random(seed * 100 + number)
        try:
            with Caller(floor or socket) as caller:
                shown = None if floor else caller.call(*wire.sprint(child))
                while time.monotonic() < end:
                    time.sleep(think.uniform(*THINKING))
                    line = wire.request(*wire.answer(shown)) if shown else wire.request("activity.answer", {})
                    if shown:
                        caller.call(*wire.shown(shown))
                    before = time.perf_counter()
                    reply = json.loads(caller.exchange(line))
                    times.append((time.perf_counter() - before) * 1e6)
                    if shown:
                        shown = {**shown, **reply["result"]}
        except (InvalidRun, OSError, KeyError) as fault:
            faults.append(f"{fault!r}")

    players = [threading.Thread(target=play, args=each) for each in enumerate(children)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    if faults:
        raise InvalidRun(faults[0])
    times.sort()
    return {"p50us": times[len(times) // 2], "p99us": times[len(times) * 99 // 100], "answers": len(times)}


def sprint(bench, options):
    """An answer in a sprint of math facts while eight children play at human speed."""
    home = bench.household(SPRINT_CHILDREN)
    reply = bench.file("reply", json.dumps({"jsonrpc": "2.0", "id": 1, "result": {"say": "x" * 600}}) + "\n")
    floor_socket = bench.socket("floor")
    start_server([tool("durable_floor"), floor_socket, bench.path("floor.db"), reply], floor_socket,
                 bench.path("floor.log"))
    seconds, seeds = max(20, options.seconds), iter(range(1, 1_000))
    pairs = _in_turn(min(options.rounds, 5),
                     lambda: _sprints(home.socket, home.children, seconds, next(seeds)),
                     lambda: _sprints(None, home.children, seconds, next(seeds), floor=floor_socket))
    slowest = max(mine["p99us"] for mine, _ in pairs)
    return [
        ratio_row("answer in a sprint, 8 children at human speed, p99, against a C server with group commit", pairs,
                  lambda run: run["p99us"], microseconds, reach=None),
        Row("the same, the slowest round", microseconds(slowest), f"goal {SPRINT_GOAL_US // 1000} ms",
            slowest / SPRINT_GOAL_US, 1),
    ]


FIRST_SECONDS = 0.25  # about 1,000 answers of one client


def first(bench, options):
    """One client's first answers after a start against its later ones: the log grows on disk at first."""
    home, pairs = bench.household(MEMORY_CHILDREN), []
    for _ in range(options.rounds):
        home.restart(bench)
        early = run_tool(home.answer_load(1, 1, "-w", "0", "-t", str(FIRST_SECONDS)))
        pairs.append((early, run_tool(home.answer_load(1, 1, "-t", str(options.seconds)))))
    return [ratio_row("durable `activity.answer`, one client, p50 of the first ones after a start, against later ones",
                      pairs, lambda run: run["p50us"], microseconds, reach=1.1)]


STORED_ANSWERS = 4_000
STORED_GOAL_BYTES = 400


def stored(bench, _):
    """What keyed answers leave in the database, by how much the file grows; starts of lessons are in it."""
    home, given = bench.household(MEMORY_CHILDREN), 0
    home.restart(bench)  # a clean stop brings the log into the file
    database = os.path.join(bench.folder, "kidd", "journal.db")
    before = os.path.getsize(database)
    learners = [Learner(home.socket, child, home.lesson) for child in home.children]
    while given < STORED_ANSWERS:
        for learner in learners:
            learner.send()
        given += sum(learner.receive() for learner in learners)
    for learner in learners:
        learner.caller.close()
    stop(home.process)
    bytes_each = (os.path.getsize(database) - before) / given
    return [Row("on disk for each keyed answer", f"{bytes_each:,.0f} bytes", f"goal {STORED_GOAL_BYTES} bytes",
                bytes_each / STORED_GOAL_BYTES, 1)]


def rate(bench, options):
    """Durable answers a second against bare inserts, each a commit of its own, in process."""
    home, rows = bench.household(), []
    for depth, reach in ((1, 3), (16, 5.5)):
        pairs = _in_turn(options.rounds,
                         lambda: run_tool(home.answer_load(16, depth, "-t", str(options.seconds))),
                         lambda: run_tool([tool("bare_inserts"), bench.path("bare.db"), str(options.seconds)]))
        clients = "16 clients" if depth == 1 else f"16 × {depth}"
        rows.append(ratio_row(f"durable answers/s, {clients}, against bare FULL inserts/s", pairs,
                              lambda run: run["perSecond"], per_second, reach=reach, at_least=True))
    return rows


class _SyncCounter:
    """strace on a running process; `count` after the block."""

    def __init__(self, bench, pid):
        self.output, self.count = bench.path("strace"), 0
        self.command = ["strace", "-f", "-c", "-o", self.output, "-e", "trace=" + ",".join(SYNC_CALLS), "-p", str(pid)]

    def __enter__(self):
        self.process = spawn(self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        first = self.process.stderr.readline().decode()
        if "attached" not in first:
            stop(self.process)
            raise InvalidRun(f"strace could not attach: {first}")
        time.sleep(0.2)  # the other threads follow the first
        return self

    def __exit__(self, *_):
        stop(self.process, signal.SIGINT)
        self.process.stderr.close()
        with open(self.output, encoding="utf-8") as summary:
            for line in summary:
                fields = line.split()
                if fields and fields[-1] in SYNC_CALLS:
                    self.count += int(fields[3])


def _answer_syncs(bench, home, connections):
    """Syncs while nothing but answers is written: all lessons are started before the count begins."""
    load = spawn(home.answer_load(connections, 1, "-g", "-t", "60"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                 stderr=subprocess.PIPE, text=True)
    if load.stdout.readline() != "ready\n":
        return finish_tool(load), 0
    time.sleep(SETTLE_SECONDS)
    with _SyncCounter(bench, home.pid) as syncs:
        load.stdin.write("go\n")
        load.stdin.flush()
        result = finish_tool(load)
    return result, syncs.count


def syncs(bench, options):
    """How often the daemon syncs, counted by strace in passes of their own."""
    home, rows = bench.household(), []
    for connections, reach in ((1, 1.05), (16, 0.35)):
        result, count = _answer_syncs(bench, home, connections)
        what = f"syncs per answer, {connections} client{'s' * (connections > 1)}"
        figure = f"{count:,} for {result['answers']:,} answers"
        rows.append(Row(what, figure, "counted", count / result["answers"], reach, rounds=[result | {"syncs": count}]))
    time.sleep(SETTLE_SECONDS)
    with _SyncCounter(bench, home.pid) as counter:
        result = _read_load(home.socket, _templates(bench, home, wire.may_i), 16, 16, options.seconds, home.pid)
    rows.append(Row("syncs per read", f"{counter.count:,} for {result['replies']:,} reads", "counted",
                    counter.count / result["replies"], 0, rounds=[result | {"syncs": counter.count}]))
    return rows


def command(bench, options):
    """kidctl time may-i, start to exit, against a C program that does the same call."""
    home = bench.household()
    child, ctl = home.children[0], options.kidctl or kidctl()
    spawns = [tool("spawnload"), str(SPAWNS_PER_ROUND), "--", ctl, *wire.may_i_arguments(child),
              "--", tool("cold_call"), home.socket, wire.request(*wire.may_i(child))]
    environment = os.environ | {"KIDD_SOCKET": home.socket}
    pairs = [tuple(run_tool(spawns, env=environment)) for _ in range(options.rounds)]
    return [ratio_row("`kidctl time may-i`, start to exit, against a C program doing one call", pairs,
                      lambda run: run["p50us"], microseconds, reach=3.5)]


def rest(bench, options):
    """Wake-ups of all threads while a connection and an activity are open and nobody says anything."""
    home = bench.household()
    with Caller(home.socket) as caller:
        caller.call(*wire.start(home.children[0], home.lesson))
        time.sleep(SETTLE_SECONDS)
        before = voluntary_switches(home.pid)
        time.sleep(options.idle_seconds)
        after = voluntary_switches(home.pid)
    woken = {f"{name} ({thread})": count - before.get((thread, name), 0) for (thread, name), count in after.items()}
    total = sum(woken.values())
    return [Row("at rest, a session open", f"{total} wake-ups in {options.idle_seconds} s, {len(woken)} threads",
                "counted", total, 0, rounds=[woken])]


class _Followers:
    """Connections that follow all events and read them, on a thread of their own; `heard` bytes after the block."""

    def __init__(self, home, count):
        self.home, self.count, self.heard = home, count, 0

    def __enter__(self):
        self.callers = [Caller(self.home.socket) for _ in range(self.count)]
        for caller in self.callers:
            caller.call(*wire.unlock())
            caller.call(*wire.follow_everything())
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()
        return self

    def _listen(self):
        while ready := select.select([caller.socket for caller in self.callers], [], [], 60)[0]:
            for connection in ready:
                received = connection.recv(1 << 16)
                if not received:
                    return
                self.heard += len(received)

    def __exit__(self, *_):
        for caller in self.callers:
            caller.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join(10)
        for caller in self.callers:
            caller.close()


def events(bench, options):
    """What an answer costs the daemon while two parents follow all events, against the same when nobody does."""
    home = bench.household()

    def load():
        return run_tool(home.answer_load(16, 1, "-t", str(options.seconds)))

    def followed():
        with _Followers(home, 2) as followers:
            result = load()
        if not followers.heard:
            raise InvalidRun("the followers heard nothing")
        return result | {"heardBytes": followers.heard}

    pairs = _in_turn(options.rounds, followed, load)
    return [ratio_row("CPU per answer, 16 clients, two followers of all events, against none", pairs,
                      lambda run: run["server"]["cpuUsPerCall"], microseconds, reach=1.1)]


def against(bench, options):
    """What an answer costs this daemon against another one, named by --against."""
    if not options.against:
        raise InvalidRun("name another kidd with --against")
    with Bench(options.against) as other:
        home, theirs = bench.household(), other.household()
        pairs = _in_turn(options.rounds,
                         lambda: run_tool(home.answer_load(16, 1, "-t", str(options.seconds))),
                         lambda: run_tool(theirs.answer_load(16, 1, "-t", str(options.seconds))))
    return [ratio_row("CPU per answer, 16 clients, against another kidd", pairs,
                      lambda run: run["server"]["cpuUsPerCall"], microseconds, reach=1.1)]


def memory(bench, options):
    """Resident memory of a household at rest, against the line echo's."""
    home = bench.household(children=MEMORY_CHILDREN)
    with Caller(home.socket) as caller:
        reply = caller.exchange(wire.request(*wire.may_i(home.children[0])))
    echo_socket = bench.socket("echo")
    echo = start_server([line_echo(), echo_socket, bench.file("reply", reply)], echo_socket, bench.path("echo.log"))
    with Caller(echo_socket) as caller:
        caller.exchange("{}")
    home.restart(bench)
    time.sleep(SETTLE_SECONDS)
    mine, theirs = resident_bytes(home.pid), resident_bytes(echo.pid)
    return [Row(f"resident memory, {MEMORY_CHILDREN} children, at rest after a start, against a NIO line echo",
                mebibytes(mine), mebibytes(theirs), mine / theirs, 2, rounds=[[mine, theirs]])]


MEASURES = {"read": read, "varied": varied, "lessons": lessons, "latency": latency, "first": first,
            "stored": stored, "rate": rate, "sprint": sprint, "events": events,
            "syncs": syncs, "command": command, "memory": memory, "rest": rest, "decisions": decisions,
            "scanner": scanner, "idle": idle, "connections": connections, "windows": windows, "children": children,
            "year": year, "decade": decade, "catchup": catchup, "upkeep": upkeep, "reports": reports,
            "against": against}
# What takes minutes, or needs another program, is measured when it is named.
NAMED = ("connections", "windows", "children", "year", "decade", "catchup", "upkeep", "reports", "against")
USUAL = [name for name in MEASURES if name not in NAMED]
