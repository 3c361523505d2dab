"""A second account of the machine at the page's port: whatever it shows, it gets the page that says how to open it. Needs root,
which can be anybody; the kernel says whose each connection is."""

import http.client
import json
import os
import shutil
import subprocess
import unittest

import rig

OTHER = 65534  # nobody

# What the other account runs: one request, and what came of it.
ASK = """
import http.client, json, socket, sys
port, method, path, headers, device = json.loads(sys.argv[1])
connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
connection.sock = socket.socket()
if device: connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_BINDTODEVICE, device.encode())
connection.sock.connect(("127.0.0.1", port))
connection.request(method, path, headers=headers)
reply = connection.getresponse()
print(json.dumps([reply.status, dict(reply.getheaders()), reply.read().decode()]))
"""


@unittest.skipUnless(os.geteuid() == 0, "only root can be another account")
@unittest.skipUnless(shutil.which("setpriv"), "setpriv is not here: apt-get install util-linux")
class OtherAccount(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rig = rig.Rig()
        cls.addClassCleanup(cls.rig.close)
        cls.page = cls.rig.open("/")
        cookies = cls.page.context.cookies()
        cls.cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in cookies)
        cls.socket = "/ws?page=" + cls.page.evaluate("localStorage.getItem('kidd-web')")

    def ask(self, path, *, method="GET", headers=None, uid=None, device=None):
        request = json.dumps([self.rig.port, method, path, headers or {}, device])
        become = ["setpriv", f"--reuid={uid}", f"--regid={uid}", "--clear-groups"] if uid else []
        done = subprocess.run([*become, "/usr/bin/python3", "-c", ASK, request], capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_its_own_account_gets_the_page_by_the_cookie(self):
        status, _, body = self.ask("/", headers={"Cookie": self.cookie})
        self.assertEqual(status, 200)
        self.assertIn("js/app.js", body)

    def test_another_account_gets_the_way_to_open_it_whatever_it_shows(self):
        for path in ("/", "/js/app.js", "/words/en.json", "/ws"):
            with self.subTest(path=path):
                status, headers, body = self.ask(path, headers={"Cookie": self.cookie}, uid=OTHER)
                self.assertEqual(status, 403)
                self.assertIn("kidctl web", body)
                self.assertNotIn("app.js", body)
                self.assertNotIn("Set-Cookie", headers)
                self.assertIn("Content-Security-Policy".lower(), [name.lower() for name in headers])

    def test_another_account_opens_no_websocket(self):
        upgrade = {
            "Cookie": self.cookie, "Origin": f"http://127.0.0.1:{self.rig.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        }
        connection = http.client.HTTPConnection("127.0.0.1", self.rig.port, timeout=60)
        connection.request("GET", self.socket, headers=upgrade)
        self.assertEqual(connection.getresponse().status, 101, "its own account does")
        connection.close()
        # A socket that is bound to a device is one that the kernel does not find.
        for device in (None, "lo"):
            self.assertEqual(self.ask(self.socket, headers=upgrade, uid=OTHER, device=device)[0], 403, device)
        self.assertEqual(self.ask("/ws", headers=upgrade)[0], 403, "the cookie alone, which goes to every port")

    def test_a_secret_in_foreign_hands_opens_nothing_and_stays_good(self):
        address = self.rig.open_line()
        path = address[address.index("/", len("http://")):]
        status, headers, body = self.ask(path, uid=OTHER)
        self.assertEqual((status, "Set-Cookie" in headers), (403, False), body)
        # Whom it was made for can still use it.
        page = self.rig.context().new_page()
        self.addCleanup(page.context.close)
        page.goto(address)
        page.wait_for_selector("main *")


if __name__ == "__main__":
    unittest.main()
