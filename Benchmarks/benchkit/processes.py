"""Starts servers and tools and ends every one of them, by its own process id."""

import ctypes
import json
import os
import signal
import socket
import subprocess
import time

PR_SET_PDEATHSIG = 1
_libc = ctypes.CDLL(None)
_running = []


class InvalidRun(Exception):
    """A figure that does not count: an error reply, a lost request, a tool that failed."""


def _end_with_parent():
    """In the child: however this runner ends, what it started ends too."""
    _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def spawn(command, **options):
    process = subprocess.Popen(command, preexec_fn=_end_with_parent, **options)
    _running.append(process)
    return process


def start_server(command, socket_path, log_path, patience=30):
    """Starts a server and waits until it takes connections. Its output goes to log_path."""
    with open(log_path, "wb") as log:
        process = spawn(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    end = time.monotonic() + patience
    while True:
        try:
            with socket.socket(socket.AF_UNIX) as probe:
                probe.connect(socket_path)
            return process
        except OSError:
            if process.poll() is None and time.monotonic() < end:
                time.sleep(0.01)
                continue
        stop(process)
        with open(log_path, encoding="utf-8", errors="replace") as log:
            raise InvalidRun(f"{' '.join(command)} did not open its socket: {log.read()[-2000:]}")


def stop(process, with_signal=signal.SIGTERM, patience=20):
    if process.poll() is None:
        process.send_signal(with_signal)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    if process in _running:
        _running.remove(process)


def stop_all():
    for process in reversed(list(_running)):
        stop(process)


def run_tool(command, patience=120, **options):
    """Runs a load tool to its end; returns the JSON it printed. InvalidRun when it says that the run is not valid."""
    process = spawn(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options)
    return finish_tool(process, patience)


def finish_tool(process, patience=120):
    try:
        output, errors = process.communicate(timeout=patience)
    except subprocess.TimeoutExpired:
        raise InvalidRun(f"{process.args[0]} did not end") from None
    finally:
        stop(process)
    if process.returncode:
        name = os.path.basename(process.args[0])
        raise InvalidRun(f"{name} ended with {process.returncode}: {_faults(output)} {errors[-1000:]}")
    return json.loads(output)


def _faults(output):
    """The counters of a tool's output that make its run invalid."""
    try:
        result = json.loads(output)
    except ValueError:
        return output[-1000:]
    names = ("errors", "unmatched", "malformed", "repeated", "lost", "closed")
    faults = [f"{name} {result[name]}" for name in names if result.get(name)] if isinstance(result, dict) else []
    return ", ".join(faults) or output[-1000:]


def voluntary_switches(pid):
    """How often each thread of a process has gone to sleep by itself: (thread id, name) to count."""
    counts = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status", encoding="utf-8") as status:
            fields = dict(line.rstrip("\n").split(":\t", 1) for line in status if ":\t" in line)
        counts[(int(thread), fields["Name"])] = int(fields["voluntary_ctxt_switches"])
    return counts


def resident_bytes(pid):
    """Resident memory of a process."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
