"""The page on another device at home: by TLS, at another address of the machine."""

import re
import subprocess
import unittest

from rig import BIN, ROOT, Rig, wait

ADDRESS = "127.0.0.2"


class NetworkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rig = Rig()
        cls.addClassCleanup(cls.rig.close)
        folder = cls.rig.folder
        cls.files = ["--certificate", folder / "page.pem", "--key", folder / "page-key.pem"]
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
             "-subj", "/CN=kidd", "-addext", f"subjectAltName=IP:{ADDRESS}", "-keyout", folder / "page-key.pem",
             "-out", folder / "page.pem"],
            check=True, capture_output=True,
        )
        cls.control = ["--control", folder / "network.sock"]
        gateway = cls.rig.start(
            [BIN / "kidd-web", "serve", "--page", ROOT / "web", "--socket", cls.rig.socket, *cls.control, "--lan", ADDRESS,
             *cls.files],
            "network",
        )
        cls.addClassCleanup(lambda: (gateway.terminate(), gateway.wait(20)))
        wait(cls.address, "the gateway of the network answers", 60)

    @classmethod
    def address(cls):
        words = [BIN / "kidd-web", "open", "--print-only", *cls.control]
        if not (cls.rig.folder / "network.sock").exists():
            return None
        told = subprocess.run(list(map(str, words)), capture_output=True, text=True, env=cls.rig.environment(), timeout=60)
        return re.search(rf"https://{re.escape(ADDRESS)}:\d+/open\S+", told.stdout)

    def test_a_tablet_is_let_in_and_hears_kidd(self):
        context = self.rig.context(viewport={"width": 800, "height": 1100}, ignore_https_errors=True)
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.address().group(0))
        page.locator(".who-card", has_text="Mia").wait_for(timeout=60_000)
        [cookie] = context.cookies()
        self.assertTrue(cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Strict", cookie)

    def test_a_browser_that_was_not_let_in_is_told_how(self):
        context = self.rig.context(ignore_https_errors=True)
        self.addCleanup(context.close)
        page = context.new_page()
        reply = page.goto(self.address().group(0).split("/open")[0] + "/")
        self.assertEqual(reply.status, 403)
        self.assertIn("kidctl web", page.content())

    def test_a_browser_warns_of_a_certificate_that_nobody_knows(self):
        context = self.rig.context()
        self.addCleanup(context.close)
        with self.assertRaisesRegex(Exception, "ERR_CERT"):
            context.new_page().goto(self.address().group(0))


if __name__ == "__main__":
    unittest.main()
