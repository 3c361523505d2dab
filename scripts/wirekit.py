"""What wire-cases and json-corpus share: a connection that reads while it sends, and a daemon of their own."""

import json
import os
import select
import shutil
import socket
import subprocess
import tempfile
import time


class Fault(Exception):
    """The daemon did something else."""


class Connection:
    """A Unix stream socket. Nothing in it waits for longer than `seconds`."""

    def __init__(self, path, seconds=20.0):
        self.seconds = seconds
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.socket.connect(path)
        self.socket.setblocking(False)
        self.received = bytearray()
        self.seen = 0
        self.is_over = False

    def send(self, data):
        view = memoryview(data)
        while view:
            readable, writable, _ = select.select([self.socket], [self.socket], [], self.seconds)
            if not readable and not writable:
                raise Fault("the daemon takes nothing")
            if writable:
                try:
                    view = view[self.socket.send(view):]
                except (BrokenPipeError, ConnectionResetError):
                    raise Fault("the daemon closed the connection") from None
            if readable and not self._fill():
                raise Fault("the daemon closed the connection")

    def receive(self):
        """The next line without its end."""
        while True:
            newline = self.received.find(b"\n", self.seen)
            if newline >= 0:
                line = bytes(self.received[:newline])
                del self.received[: newline + 1]
                self.seen = 0
                return line
            self.seen = len(self.received)
            self._wait()
            if not self._fill():
                raise Fault("the daemon closed the connection")

    def rest(self):
        """Everything up to the end of the stream."""
        while not self.is_over:
            self._wait()
            self._fill()
        rest, self.received, self.seen = bytes(self.received), bytearray(), 0
        return rest

    def end(self):
        self.socket.shutdown(socket.SHUT_WR)

    def close(self):
        self.socket.close()

    def call(self, method, params=None):
        """Makes a call that must succeed, and gives its result."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}
        self.send(json.dumps(request).encode() + b"\n")
        reply = json.loads(self.receive())
        if "result" not in reply:
            raise Fault(f"{method}: {reply.get('error', {}).get('message')}")
        return reply["result"]

    def _wait(self):
        if not select.select([self.socket], [], [], self.seconds)[0]:
            raise Fault(f"nothing came in {self.seconds} s")

    def _fill(self):
        try:
            chunk = self.socket.recv(1 << 16)
        except BlockingIOError:
            return True
        except ConnectionResetError:
            chunk = b""
        self.received += chunk
        self.is_over = not chunk
        return bool(chunk)


class OwnDaemon:
    """A `kidd serve` on a folder of its own, which goes with it."""

    def __init__(self, program, options=()):
        self.folder = tempfile.mkdtemp(prefix="kidd-wire-")
        self.socket = os.path.join(self.folder, "kidd.sock")
        try:
            self.process = self._start(program, options)
        except OSError:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _start(self, program, options):
        command = [program, "serve", "--socket", self.socket]
        command += ["--data-dir", os.path.join(self.folder, "data")]
        command += ["--key-file", os.path.join(self.folder, "household.key"), *options]
        with open(os.path.join(self.folder, "log"), "wb") as log:
            return subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def __enter__(self):
        deadline = time.monotonic() + 20
        while True:
            try:
                Connection(self.socket).close()
                return self
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.__exit__()
                    raise Fault("the daemon does not start") from None
                time.sleep(0.005)

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
