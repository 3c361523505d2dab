"""A small client for kidd: one JSON object per line over a Unix socket (JSON-RPC 2.0).

    from kidd_client import Kidd
    kidd = Kidd()
    print(kidd.call("time.mayI", child="mia")["say"])

Errors come as KiddError with a number (`code`), a word (`kind`), a sentence (`message`) and facts (`data`).
Python 3.8 or later, standard library only.
"""

import collections
import json
import os
import select
import socket
import time


class KiddError(Exception):
    """kidd refused a call. Programs read `kind`; people read `message`; a child hears `data["say"]` if it is there."""

    def __init__(self, error):
        self.code = error["code"]
        self.message = error["message"]
        self.data = error.get("data", {})
        self.kind = self.data.get("kind", "")
        super().__init__(f"{self.kind} ({self.code}): {self.message}")


def socket_path():
    """KIDD_SOCKET, else this user's socket if it exists, else the system's."""
    if os.environ.get("KIDD_SOCKET"):
        return os.environ["KIDD_SOCKET"]
    system, runtime = "/run/kidd/kidd.sock", os.environ.get("XDG_RUNTIME_DIR", "")
    own = runtime + "/kidd/kidd.sock"
    return own if runtime.startswith("/") and (os.path.exists(own) or not os.path.exists(system)) else system


class Kidd:
    """One connection. Raises OSError when kidd is not there, or has gone: make a new one then."""

    def __init__(self, path=None, timeout=30):
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(timeout)
        try:
            self._socket.connect(path or socket_path())
        except OSError:
            self._socket.close()
            raise
        self._timeout = timeout
        self._received = b""
        self._last_id = 0
        self._events = collections.deque()  # Those that came before the reply of a call.

    def call(self, method, **params):
        """Calls a method by its name and returns its result."""
        self._last_id += 1
        request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        while True:
            reply = self._receive(self._timeout)
            if reply is None:
                raise TimeoutError(f"kidd has not answered {method}")
            if "method" not in reply:
                break
            self._events.append(reply["params"])
        if "error" in reply:
            raise KiddError(reply["error"])
        return reply["result"]

    def subscribe(self, topics=None, child=None, since=None):
        """From now on kidd pushes what happens: all topics of all children, or those that are named.

        Answers how things stand (`state`). With the `cursor` of the last event that was heard as `since`, a new
        connection goes on where the old one ended; `gap` says that this could not be done.
        """
        wanted = {"topics": topics, "child": child, "since": since}
        return self.call("events.subscribe", **{name: value for name, value in wanted.items() if value is not None})

    def event(self, timeout=None):
        """The next event of a subscription; None when there is none within so many seconds."""
        if self._events:
            return self._events.popleft()
        message = self._receive(timeout)
        return message and message["params"]

    def follow(self, topics=None, child=None, since=None):
        """Subscribes, and yields its reply and then every event, for as long as the connection lasts."""
        yield self.subscribe(topics, child, since)
        while True:
            event = self.event()
            yield event
            if event["topic"] == "subscription":  # kidd has ended it: the last event.
                return

    def _receive(self, seconds):
        """The next line; None when there is no whole one within so many seconds."""
        deadline = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._received:
            left = None if deadline is None else max(0, deadline - time.monotonic())
            if not select.select([self], [], [], left)[0]:
                return None
            more = self._socket.recv(65536)
            if not more:
                raise ConnectionError("kidd has closed the connection")
            self._received += more
        line, _, self._received = self._received.partition(b"\n")
        return json.loads(line)

    def fileno(self):
        """For select. Readable while no call is under way: an event has come, or kidd has gone; `event(0)` tells."""
        return self._socket.fileno()

    def close(self):
        self._socket.close()
