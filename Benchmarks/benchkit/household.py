"""A daemon of its own on a fresh folder, with a household of children who may learn without limits."""

import json
import os
import shutil
import socket
import tempfile

from . import processes, tools, wire

CHILDREN = 256


class Caller:
    """One connection; one call at a time."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(60)
        self.socket.connect(path)
        self.replies = self.socket.makefile("rb")

    def exchange(self, line):
        """The reply's bytes, newline included."""
        self.socket.sendall(line.encode() + b"\n")
        reply = self.replies.readline()
        if not reply.endswith(b"\n"):
            raise processes.InvalidRun(f"no reply to {line}")
        return reply

    def call(self, method, params):
        self.send(wire.request(method, params))
        return self.receive(method)

    def send(self, line):
        self.socket.sendall(line.encode() + b"\n")

    def receive(self, method="a call"):
        """The result of the next reply."""
        reply = json.loads(self.replies.readline() or "{}")
        if "result" not in reply:
            raise processes.InvalidRun(f"{method} was refused: {json.dumps(reply.get('error'))}")
        return reply["result"]

    def close(self):
        self.replies.close()
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Bench:
    """The folders of one measure: sockets in a short private path, data on the disk of the build folder."""

    def __init__(self, kidd):
        self.kidd_path = kidd
        os.makedirs(tools.BUILD, exist_ok=True)
        self.folder = tempfile.mkdtemp(prefix="data-", dir=tools.BUILD)
        self.sockets = tempfile.mkdtemp(prefix="kidd-bench-")
        self.counter = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        processes.stop_all()
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.rmtree(self.sockets, ignore_errors=True)

    def path(self, name):
        """A path in the data folder that was not there before."""
        self.counter += 1
        return os.path.join(self.folder, f"{self.counter}-{name}")

    def file(self, name, content):
        path = self.path(name)
        with open(path, "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return path

    def socket(self, name):
        return os.path.join(self.sockets, name)

    def household(self, children=CHILDREN):
        return Household(self, children)


class Household:
    """The daemon under measurement: `pid`, `socket`, `children` (ids), `lesson` (id)."""

    def __init__(self, bench, children=CHILDREN):
        self.socket = bench.socket("kidd")
        data, key = os.path.join(bench.folder, "kidd"), os.path.join(bench.folder, "key", "kidd.key")
        os.makedirs(os.path.dirname(key), mode=0o700)
        self.command = [bench.kidd_path, *wire.serve_arguments(self.socket, data, key)]
        self._start(bench)
        with Caller(self.socket) as caller:
            caller.call(*wire.set_up())
            caller.call(*wire.unlock())
            self.children = [wire.child_of(caller.call(*wire.add_child(i))) for i in range(children)]
            for child in self.children:
                caller.call(*wire.unlimited(child))
            self.lesson = wire.lesson_of(caller.call(*wire.list_lessons(self.children[0])))
        self.children_file = bench.file("children", "".join(child + "\n" for child in self.children))

    def _start(self, bench):
        self.process = processes.start_server(self.command, self.socket, bench.path("kidd.log"))
        self.pid = self.process.pid

    def restart(self, bench):
        processes.stop(self.process)
        self._start(bench)

    def answer_load(self, connections, depth, *more):
        return [tools.tool("answerload"), "-s", self.socket, "-k", self.children_file, "-l", self.lesson,
                "-c", str(connections), "-d", str(depth), "-p", str(self.pid), *more]
