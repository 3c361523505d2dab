"""A connection to kidd beside the page."""

import json
import socket


class Line:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.file = self.socket.makefile("rw")

    def call(self, method, params):
        """The reply: what it found, or the error."""
        self.file.write(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}) + "\n")
        self.file.flush()
        return json.loads(self.file.readline())

    def ask(self, method, params):
        reply = self.call(method, params)
        if "error" in reply:
            raise AssertionError(f"{method}: {reply['error']}")
        return reply["result"]

    def close(self):
        self.file.close()
        self.socket.close()
