"""Runs suites of the tests against one mutant, or against none to see which mutants each of them reaches."""

import collections
import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import threading
import time

Ran = collections.namedtuple("Ran", "outcome words seconds processor")
GIB = 1 << 30


class Suites:
    def __init__(self, bundle, folder):
        self.bundle, self.folder = bundle, folder

    def names(self, pattern):
        """`Module.Suite` of every suite that begins with one of these, and how it is asked for."""
        listed = subprocess.run([self.bundle, "--testing-library", "swift-testing", "--list-tests"], cwd=self.folder,
                                check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
        suites = {line.split("/")[0] for line in listed.split("\n") if "/" in line}
        return sorted(suite for suite in suites if re.match(pattern, suite))

    def run(self, suites, number=-1, reached=None, processor=None, seconds=None):
        """Runs suites in one process, up to the first issue, and at most for so many seconds."""
        scratch = tempfile.mkdtemp(prefix="kidd-mutate-")
        environment = dict(os.environ, TMPDIR=scratch, KIDD_MUTANT=str(number), SWIFT_BACKTRACE="enable=no")
        if reached:
            environment["KIDD_MUTANTS_REACHED"] = reached
        names = "|".join(re.escape(suite) for suite in suites)

        def bounds():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            # A loop without an end may also take memory without an end.
            resource.setrlimit(resource.RLIMIT_AS, (12 * GIB, 12 * GIB))
            if processor:
                resource.setrlimit(resource.RLIMIT_CPU, (int(processor) + 1, int(processor) + 2))

        begun, log = time.monotonic(), []
        process = subprocess.Popen(
            [self.bundle, "--testing-library", "swift-testing", "--no-parallel", "--filter", f"^({names})/"],
            cwd=self.folder, env=environment, preexec_fn=bounds, start_new_session=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace")
        late = threading.Event()

        def stop():
            late.set()
            end(process)

        timer = threading.Timer(seconds, stop) if seconds else None
        if timer:
            timer.start()
        issue = None
        for line in process.stdout:
            log = (log + [line.rstrip()])[-40:]
            if " recorded an issue " in line:
                issue = line.strip()
                if number >= 0:
                    end(process)
                    break
        _, status, usage = os.wait4(process.pid, 0)
        # What it started and left behind.
        end(process)
        process.returncode = os.waitstatus_to_exitcode(status)
        process.stdout.close()
        if timer:
            timer.cancel()
        shutil.rmtree(scratch, ignore_errors=True)
        outcome, words = verdict(process.returncode, issue, late.is_set(), log)
        return Ran(outcome, words, time.monotonic() - begun, usage.ru_utime + usage.ru_stime)


def end(process):
    """Ends a process that we started and what it started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def verdict(code, issue, is_late, log):
    if issue:
        return "failed", issue
    if is_late or code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "hung", "it does not end"
    if code == 0:
        return "passed", ""
    fatal = next((line for line in reversed(log) if "Fatal error" in line or "fatal" in line.lower()), "")
    return ("crashed" if code < 0 else "failed"), fatal or (log or [""])[-1]
