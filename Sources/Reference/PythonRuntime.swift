/// What the client in Python is beside its methods: the socket, replies, events, and the way back after a broken
/// connection. Python 3.9 or later, standard library only.
enum PythonRuntime {
    static let head = #"""
        """A client for kidd: a method for each of the daemon's, over its Unix socket (JSON-RPC 2.0, one object a line).

            from kidd import Kidd, NotNow
            kidd = Kidd()
            print(kidd.time_mayI(child="mia")["say"])

        Generated from the method table by `make spec`; do not edit. `time.mayI` is `time_mayI`; parameters and the
        members of results have the names of rpc-spec/methods/. What is left out is not sent; None is null.

        An error is an exception of its own kind, and each is a KiddError with a number (`code`), a word (`kind`), a
        sentence (`message`) and facts (`data`). When the connection breaks, a call is sent once more over a new one;
        with its key, which `call` draws where it matters, it counts once. Python 3.9 or later, standard library only.
        """

        from __future__ import annotations

        import collections
        import json
        import os
        import select
        import socket
        import time
        import uuid
        from typing import Any, Callable, Iterator

        # A parameter that is left out.
        ABSENT: Any = ...
        """#

    static let errors = #"""
        class KiddError(Exception):
            """kidd refused a call. Programs read `kind`; people read `message`; a child hears `say` if it is there."""

            kinds: dict[str, type[KiddError]] = {}

            def __init_subclass__(cls, kind: str = ""):
                KiddError.kinds.setdefault(kind, cls)

            def __init__(self, error: dict):
                self.code: int = error["code"]
                self.message: str = error["message"]
                self.data: dict = error.get("data", {})
                self.kind: str = self.data.get("kind", "")
                super().__init__(f"{self.kind} ({self.code}): {self.message}")

            @property
            def say(self) -> str | None:
                """The words for the child, where there are some."""
                return self.data.get("say") or self.data.get("decision", {}).get("say")

        """#

    static let connection = #"""
        def socket_path() -> str:
            """KIDD_SOCKET, else this user's socket if it exists, else the system's."""
            if os.environ.get("KIDD_SOCKET"):
                return os.environ["KIDD_SOCKET"]
            system, runtime = "/run/kidd/kidd.sock", os.environ.get("XDG_RUNTIME_DIR", "")
            own = runtime + "/kidd/kidd.sock"
            # Another account may listen in a runtime folder that `su` has left.
            if not runtime.startswith("/") or (os.path.exists(runtime) and os.stat(runtime).st_uid != os.geteuid()):
                return system
            return own if os.path.exists(own) or not os.path.exists(system) else system


        class Kidd:
            """A connection to kidd. Raises OSError when kidd is not there."""

            def __init__(self, path: str | None = None, timeout: float = 30):
                self._path, self._timeout = path or socket_path(), timeout
                self._events: collections.deque[dict] = collections.deque()  # Those that no one has asked for yet.
                self._last_id = 0
                self._token = self._topics = None  # For a new connection: the parent, the subscription.
                self._is_due = False  # The subscription could not be begun anew yet: it needs its parent.
                # Hears how a call with a `progressToken` gets on, while it runs.
                self.on_progress: Callable[[dict], None] | None = None
                self._connect()

            def call(self, method: str, /, **params: Any) -> Any:
                """Calls a method by its name: to send an `idempotencyKey` of your own, or a method that is newer."""
                params = {name: value for name, value in params.items() if value is not ABSENT}
                if method in KEYED:
                    params.setdefault("idempotencyKey", uuid.uuid4().hex)
                if not self._is_open():
                    self._renew()
                try:
                    result = self._exchange(method, params)
                except ConnectionError:
                    self.close()
                    if method in ONCE:
                        raise
                    was_parents = self._token is not None
                    self._renew()
                    if was_parents and self._token is None and method in KEYED:
                        raise  # Its key was the parent's: unlock again, then repeat it with the same key.
                    result = self._exchange(method, params)
                self._remember(method, params, result)
                return result

            def event(self, timeout: float | None = None) -> dict | None:
                """The next event; None when there is none within so many seconds. ConnectionError: see `reconnect`.

                After a broken connection the first one has no `topic`: it is the new reply of `events.subscribe`.
                """
                self._subscribe_again()
                message = self._events.popleft() if self._events else self._receive(timeout)
                # A reply that came too late for its call, or how a call of before gets on.
                while message is not None and ("id" in message or message.get("method") == "progress"):
                    message = self._receive(timeout)
                if message is None:
                    return None
                event = message.get("params", message)
                if self._topics is not None and "cursor" in event:
                    self._topics["since"] = event["cursor"]
                return event

            def events(self) -> Iterator[dict]:
                """Every event from now on; ends when kidd ends the subscription."""
                while True:
                    event = self.event()
                    yield event
                    if event.get("topic") == "subscription":
                        return

            def reconnect(self) -> None:
                """A new connection that is what the old one was: the same parent's, and with its subscription."""
                self._renew()
                self._subscribe_again()

            def _renew(self) -> None:
                """The same; a subscription that needs a parent who has to unlock first waits for that."""
                self.close()
                self._connect()
                if self._token is not None:
                    try:
                        self._exchange("parent.resume", {"token": self._token})
                    except KiddError:  # It has ended: what only a parent may do is refused from here on.
                        self._token = None
                self._is_due = self._topics is not None
                self._try_subscription()

            def _subscribe_again(self) -> None:
                if self._is_due:
                    self._events.clear()  # They come again.
                    reply = self._exchange("events.subscribe", self._topics)
                    self._is_due = False
                    self._events.append(reply)

            def _try_subscription(self) -> None:
                try:
                    self._subscribe_again()
                except KiddError:
                    pass  # `event` says why, if it is no better by then.

            def _is_open(self) -> bool:
                """Whether kidd has not closed the connection, as far as is known; what it has sent is kept."""
                try:
                    while self._socket.fileno() >= 0 and select.select([self], [], [], 0)[0]:
                        more = self._socket.recv(65536)
                        if not more:
                            self.close()
                        self._received += more
                except ConnectionError:
                    self.close()
                return self._socket.fileno() >= 0

            def fileno(self) -> int:
                """For select. Readable while no call is under way: an event, or the end; `event(0)` tells."""
                return self._socket.fileno()

            def close(self) -> None:
                self._socket.close()

            def __enter__(self) -> Kidd:
                return self

            def __exit__(self, *reason: object) -> None:
                self.close()

            def _remember(self, method: str, params: dict, result: Any) -> None:
                """What a new connection will take over."""
                if method == "parent.unlock":
                    self._token = result["token"]
                elif method == "parent.resume":
                    self._token = params["token"]
                elif method == "parent.lock":
                    self._token = None
                elif method == "events.subscribe":
                    self._topics, self._is_due = {**params, "since": result["cursor"]}, False
                elif method == "events.unsubscribe":
                    self._topics, self._is_due = None, False
                if method in ("parent.unlock", "parent.resume", "household.unseal"):
                    self._try_subscription()

            def _connect(self) -> None:
                self._received = b""
                self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
                self._socket.settimeout(self._timeout)
                end = time.monotonic() + self._timeout
                while True:
                    try:
                        self._socket.connect(self._path)
                        return
                    except BlockingIOError:
                        # Too many wait to be let in.
                        if time.monotonic() > end:
                            self._socket.close()
                            raise
                        time.sleep(0.02)
                    except OSError:
                        self._socket.close()
                        raise

            def _exchange(self, method: str, params: dict) -> Any:
                """Sends a request and waits for its reply; events that come before it are kept."""
                self._last_id += 1
                request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
                self._socket.sendall(json.dumps(request).encode() + b"\n")
                while True:
                    reply = self._receive(self._timeout)
                    if reply is None:
                        raise TimeoutError(f"kidd has not answered {method}")
                    if reply.get("method") == "progress":
                        if self.on_progress is not None:
                            self.on_progress(reply["params"])
                    elif "method" in reply:
                        self._events.append(reply)
                    elif reply["id"] == self._last_id or reply["id"] is None:
                        break
                if "error" in reply:
                    error = reply["error"]
                    raise KiddError.kinds.get(error.get("data", {}).get("kind"), KiddError)(error)
                return reply["result"]

            def _receive(self, seconds: float | None) -> dict | None:
                """The next line; None when there is no whole one within so many seconds."""
                deadline = None if seconds is None else time.monotonic() + seconds
                while b"\n" not in self._received:
                    left = None if deadline is None else max(0, deadline - time.monotonic())
                    if self._socket.fileno() < 0:
                        raise ConnectionError("the connection is closed")
                    if not select.select([self], [], [], left)[0]:
                        return None
                    more = self._socket.recv(65536)
                    if not more:
                        raise ConnectionError("kidd has closed the connection")
                    self._received += more
                line, _, self._received = self._received.partition(b"\n")
                return json.loads(line)

            # The daemon's methods.

        """#
}
