"""Builds what is measured and what measures, when it is missing or older than its sources."""

import os
import subprocess
import sys

BENCHMARKS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROJECT = os.path.dirname(BENCHMARKS)
BUILD = os.path.abspath(os.environ.get("KIDD_BENCH_BUILD") or os.path.join(PROJECT, ".build-bench"))

C_TOOLS = {
    "readload": ("load/readload.c", []),
    "answerload": ("load/answerload.c", []),
    "spawnload": ("load/spawnload.c", []),
    "cold_call": ("floors/cold_call.c", []),
    "durable_floor": ("floors/durable_floor.c", ["-lsqlite3"]),
    "bare_inserts": ("floors/bare_inserts.c", ["-lsqlite3"]),
}


def say(*words):
    print(*words, file=sys.stderr, flush=True)


def _newest(*roots):
    """The time of the last change below these files and folders."""
    newest = 0.0
    for root in roots:
        if os.path.isfile(root):
            newest = max(newest, os.path.getmtime(root))
        for folder, _, files in os.walk(root):
            newest = max([newest, *(os.path.getmtime(os.path.join(folder, file)) for file in files)])
    return newest


def _is_current(binary, *sources):
    return os.path.exists(binary) and os.path.getmtime(binary) >= _newest(*sources)


def _build(what, command, patience=1800):
    say(f"building {what}: {' '.join(command)}")
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          timeout=patience, check=False)
    if done.returncode:
        raise SystemExit(f"{what} could not be built:\n{done.stdout[-4000:]}")


def tool(name):
    source, libraries = C_TOOLS[name]
    binary = os.path.join(BUILD, name)
    if not _is_current(binary, *(os.path.join(BENCHMARKS, folder) for folder in ("common", "load", "floors"))):
        os.makedirs(BUILD, exist_ok=True)
        _build(name, ["cc", "-O2", "-Wall", "-o", binary, os.path.join(BENCHMARKS, source), *libraries])
    return binary


def _package(name, folder, *sources):
    """A package of its own in this folder; `sources` are what it borrows."""
    scratch = os.path.join(BUILD, name)
    binary = os.path.join(scratch, "release", name)
    if not _is_current(binary, os.path.join(folder, "Package.swift"), os.path.join(folder, "Sources"), *sources):
        _build(name, ["swift", "build", "-c", "release", "--package-path", folder, "--scratch-path", scratch])
        os.utime(binary)
    return binary


def line_echo():
    return _package("line-echo", os.path.join(BENCHMARKS, "floors", "line-echo"))


def in_process():
    borrowed = (os.path.join(PROJECT, "Sources", module) for module in ("Household", "StrictJSON"))
    return _package("in-process", os.path.join(BENCHMARKS, "in-process"), *borrowed)


def _program(name):
    """As it is installed, but with its symbols."""
    binary = os.path.join(PROJECT, ".build", "programs", "whole", name)
    if not _is_current(binary, os.path.join(PROJECT, "Package.swift"), os.path.join(PROJECT, "Sources")):
        _build(name, [os.path.join(PROJECT, "scripts", "programs")])
    return binary


def kidd():
    return _program("kidd")


def kidctl():
    return _program("kidctl")
