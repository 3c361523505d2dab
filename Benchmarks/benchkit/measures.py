"""What is measured. Each measure gets a Bench of its own and the options, and returns its rows."""

import json
import os
import select
import signal
import socket
import subprocess
import threading
import time

from . import wire
from .household import Bench, Caller
from .processes import (InvalidRun, finish_tool, resident_bytes, run_tool, spawn, start_server, stop,
                        voluntary_switches)
from .table import Row, mebibytes, microseconds, per_second, ratio_row
from .tools import kidctl, line_echo, tool
from .year import year

SYNC_CALLS = ("fsync", "fdatasync", "sync", "syncfs", "sync_file_range", "msync")
SETTLE_SECONDS = 3
SPAWNS_PER_ROUND = 30
MEMORY_CHILDREN = 4


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


def _against_echo(bench, options, call, is_right, what, reach, cpu_reach):
    """A reading call, 16 connections with 16 in flight, against a line echo that gets and gives the same bytes."""
    home = bench.household()
    with Caller(home.socket) as caller:
        reply = caller.exchange(wire.request(*call(home.children[0])))
    if not is_right(json.loads(reply).get("result", {})):
        raise InvalidRun(f"the reply is not the expected one: {reply.decode()}")
    templates, reply_file = _templates(bench, home, call), bench.file("reply", reply)
    echo_socket = bench.socket("echo")
    echo = start_server([line_echo(), echo_socket, reply_file], echo_socket, bench.path("echo.log"))
    pairs = _in_turn(options.rounds,
                     lambda: _read_load(home.socket, templates, 16, 16, options.seconds, home.pid),
                     lambda: _read_load(echo_socket, templates, 16, 16, options.seconds, echo.pid, match="order"))
    for mine, theirs in pairs:
        if abs(mine["replyBytes"] / theirs["replyBytes"] - 1) > 0.02:
            raise InvalidRun(f"the replies are not alike: {mine['replyBytes']} and {theirs['replyBytes']} bytes")
    return [
        ratio_row(f"{what} 16 × 16, requests/s, against a NIO line echo", pairs, lambda run: run["perSecond"],
                  per_second, reach=reach, at_least=True, percent=True),
        ratio_row("the same, CPU per request", pairs, lambda run: run["server"]["cpuUsPerCall"],
                  microseconds, reach=cpu_reach),
    ]


def read(bench, options):
    """time.mayI: may this child do this now?"""
    return _against_echo(bench, options, wire.may_i, wire.is_yes, "read `time.mayI`", 0.40, 2.5)


def lessons(bench, options):
    """lesson.list: a reply of several kilobytes, which is kept encoded."""
    return _against_echo(bench, options, wire.list_lessons, wire.has_lessons, "read `lesson.list`", 0.40, 2.5)


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
                      lambda run: run["p50us"], microseconds, reach=1.4)]


def rate(bench, options):
    """Durable answers a second against bare inserts, each a commit of its own, in process."""
    home, rows = bench.household(), []
    for depth, reach in ((1, 3), (16, 10)):
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
                      lambda run: run["p50us"], microseconds, reach=4)]


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


MEASURES = {"read": read, "lessons": lessons, "latency": latency, "rate": rate, "events": events, "syncs": syncs,
            "command": command, "memory": memory, "rest": rest, "year": year, "against": against}
# What takes minutes, or needs another program, is measured when it is named.
USUAL = [name for name in MEASURES if name not in ("year", "against")]
