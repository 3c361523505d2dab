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
import socket


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
        self._replies = self._socket.makefile("rb")
        self._last_id = 0
        self._events = collections.deque()  # Those that came before the reply of a call.

    def call(self, method, **params):
        """Calls a method by its name and returns its result."""
        self._last_id += 1
        request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        self._socket.sendall(json.dumps(request).encode() + b"\n")
        reply = self._receive()
        while "method" in reply:
            self._events.append(reply["params"])
            reply = self._receive()
        if "error" in reply:
            raise KiddError(reply["error"])
        return reply["result"]

    def follow(self, topics=None, child=None, since=None):
        """Subscribes, and yields how things stand and then every event, for as long as the connection lasts.

        The first one is the reply of events.subscribe, with its `state` and `gap`; the others have a `topic`. Keep the
        last `cursor`: as `since` of a new connection it goes on where this one ended.
        """
        wanted = {"topics": topics, "child": child, "since": since}
        yield self.call("events.subscribe", **{name: value for name, value in wanted.items() if value is not None})
        self._socket.settimeout(None)
        while True:
            event = self._events.popleft() if self._events else self._receive()["params"]
            yield event
            if event["topic"] == "subscription":
                return

    def _receive(self):
        line = self._replies.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("kidd has closed the connection")
        return json.loads(line)

    def fileno(self):
        """For select: readable while no call is under way means that kidd has gone."""
        return self._socket.fileno()

    def close(self):
        self._replies.close()
        self._socket.close()
