"""Counts instructions under callgrind. They do not depend on the machine's other work, so that two runs of one build
differ by less than a hundredth, and what a change saves is seen at once."""

import glob
import os
import re
import shutil
import signal
import subprocess
import time
from statistics import median

from . import processes, wire
from .household import Caller
from .processes import InvalidRun, start_server, stop
from .tools import say

CALLGRIND = ["valgrind", "--tool=callgrind"]
PATIENCE = 300
# Swift seeds its hashes by lot, and a set that lies otherwise costs otherwise.
STEADY = {"SWIFT_DETERMINISTIC_HASHING": "1"}
# Functions by which a thread of the daemon is known.
THREADS = {"loop": "epoll_wait", "writer": "sqlite3_step"}


def without_debug_lines(binary, folder):
    """A copy without DWARF, which callgrind of Debian 12 cannot read; the names of functions stay."""
    copy = os.path.join(folder, os.path.basename(binary) + "-stripped")
    subprocess.run(["objcopy", "--strip-debug", binary, copy], check=True)
    return copy


def totals(path):
    """The instructions of one dump file."""
    with open(path, encoding="utf-8", errors="replace") as file:
        for line in file:
            if found := re.match(r"(?:totals|summary): (\d+)", line):
                return int(found[1])
    return 0


def whole_program(command, folder, **environment):
    """The instructions of a program from its start to its exit."""
    out = os.path.join(folder, "whole.out")
    done = subprocess.run([*CALLGRIND, f"--callgrind-out-file={out}", *command], stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, env=os.environ | STEADY | environment, timeout=PATIENCE, check=False)
    if done.returncode:
        raise InvalidRun(f"{command[0]} ended with {done.returncode}: {done.stderr[-1000:].decode()}")
    return totals(out)


class CountedDaemon:
    """A daemon under callgrind, on a folder that was set up before."""

    def __init__(self, bench, command, socket):
        self.socket = socket
        self.out = os.path.join(bench.folder, "callgrind.out")
        if os.path.exists(socket):
            os.unlink(socket)
        for name, value in STEADY.items():
            os.environ[name] = value
        self.process = start_server([*CALLGRIND, "--separate-threads=yes", f"--callgrind-out-file={self.out}", *command],
                                    socket, bench.path("kidd.log"), PATIENCE)
        self.dumps = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        stop(self.process, signal.SIGTERM, PATIENCE)

    def _control(self, option):
        done = subprocess.run(["callgrind_control", option, str(self.process.pid)], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, check=False)
        if done.returncode or "OK" not in done.stdout:
            raise InvalidRun(f"callgrind_control {option}: {done.stdout}")

    def instructions(self, work):
        """What each thread did during some work: {"loop": ..., "writer": ...}."""
        self._control("-z")
        work()
        self._control("-d")
        self.dumps += 1
        counted = dict.fromkeys(THREADS, 0)
        for path in glob.glob(f"{self.out}.{self.dumps}-*"):
            with open(path, encoding="utf-8", errors="replace") as file:
                text = file.read()
            for thread, function in THREADS.items():
                if f") {function}" in text:
                    counted[thread] += totals(path)
        return counted

    def keep(self, name):
        """Leaves the last dump for a look with `callgrind_annotate`."""
        os.makedirs(name, exist_ok=True)
        for path in glob.glob(f"{self.out}.{self.dumps}-*"):
            shutil.copy(path, name)


class Lessons:
    """Children who answer in lessons; what is counted is answers in the middle of one, each with a key."""

    EACH = 4  # answers of a lesson: after these the last question is still to come

    def __init__(self, caller, children, lesson):
        self.caller, self.children, self.lesson = caller, children, lesson
        self.given = 0

    def begin(self):
        self.open = [self.caller.call(*wire.start(child, self.lesson)) for child in self.children]
        self._answer_all()  # the first one counts the time since the start

    def answer(self):
        """Answers for each child in turn; how many it were."""
        for _ in range(self.EACH - 1):
            self._answer_all()
        return len(self.open) * (self.EACH - 1)

    def _answer_all(self):
        for index, state in enumerate(self.open):
            method, params = wire.answer(state)
            params["idempotencyKey"] = params["presentation"]
            result = self.caller.call(method, params)
            if not result.get("question"):
                raise InvalidRun("the lesson ended while it was counted")
            self.open[index] = {"activity": state["activity"], "question": result["question"]}
            self.given += 1


def answers(daemon, children, lesson, rounds, keep=None):
    """Instructions of a keyed answer in the middle of a lesson: the median of rounds, by thread."""
    found = []
    with Caller(daemon.socket) as caller:
        caller.socket.settimeout(PATIENCE)
        lessons = Lessons(caller, children, lesson)
        for round_number in range(rounds + 1):
            lessons.begin()
            count = 0

            def work():
                nonlocal count
                count = lessons.answer()

            counted = daemon.instructions(work)
            if round_number:  # the first one warms up
                found.append({thread: total / count for thread, total in counted.items()})
        if keep:
            daemon.keep(keep)
    say(*(f"{one['loop']:,.0f} {one['writer']:,.0f};" for one in found))
    return {thread: median(one[thread] for one in found) for thread in THREADS}


def reads(daemon, children, rounds):
    """Instructions of a time.mayI on the loop, one call at a time over children in turn: of the first ones of a second,
    and of those that come again while the reply is kept. Medians, because a second ends now and then."""
    with Caller(daemon.socket) as caller:
        caller.socket.settimeout(PATIENCE)

        def pass_over():
            for child in children:
                caller.call(*wire.may_i(child))

        def twice_over():
            pass_over()
            pass_over()

        def once(work):
            time.sleep(1)
            return daemon.instructions(work)["loop"] / len(children)

        once(twice_over)
        first = median(once(pass_over) for _ in range(max(rounds, 5)))
        both = median(once(twice_over) for _ in range(max(rounds, 5)))
    return first, both - first
