"""What the tests of the parent's side share: an afternoon, a parent who is let in, and axe."""

import datetime
import importlib.util
import json
import pathlib
import re
import socket
import unittest

from playwright.sync_api import expect

import rig

VIEWS = ["today", "limits/mia", "filters/mia", "challenges/mia", "reports/mia", "reports/mia/month", "children/mia", "house"]


class ParentCase(unittest.TestCase):
    """One household for all tests of a class, on a day at three in the afternoon."""

    weeks = 0

    @classmethod
    def setUpClass(cls):
        cls.rig = rig.Rig(weeks=cls.weeks)
        cls.addClassCleanup(cls.rig.close)
        cls.afternoon()

    @classmethod
    def afternoon(cls):
        now = cls.now()
        then = (now + datetime.timedelta(days=1)).replace(hour=15, minute=0, second=0)
        cls.rig.ctl("clock", "advance", f"{int((then - now).total_seconds() // 60)}m")

    @classmethod
    def now(cls):
        info = json.loads(cls.rig.ctl("daemon", "info", "--json").stdout)
        return datetime.datetime.fromisoformat(info["now"])

    @classmethod
    def told(cls, method, **params):
        """What kidd tells a parent, on a connection of its own."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(cls.rig.socket))
            with line.makefile("rw") as file:
                for number, (name, given) in enumerate([("parent.unlock", {"pin": rig.PIN}), (method, params)]):
                    file.write(json.dumps({"jsonrpc": "2.0", "id": number, "method": name, "params": given}) + "\n")
                    file.flush()
                    reply = json.loads(file.readline())
        if "error" in reply:
            raise AssertionError(f"{method}: {reply['error']}")
        return reply["result"]

    def open(self, path="/parent", **options):
        page = self.rig.open(path, **options)
        self.addCleanup(page.context.close)
        page.set_default_timeout(15_000)
        expect(page.locator(".p-unlock")).to_be_visible()
        return page

    def let_in(self, path="/parent", **options):
        page = self.open(path, **options)
        self.enter(page)
        return page

    def enter(self, page, pin=rig.PIN):
        page.get_by_label("PIN", exact=True).fill(pin)
        page.keyboard.press("Enter")
        expect(page.locator(".p-nav")).to_be_visible()

    def go(self, page, path):
        page.evaluate("path => { location.hash = path }", f"/parent/{path}")
        link = path.split("/")[0]
        expect(page.locator(f'.p-nav a[aria-current][href="#/parent/{link}"]')).to_be_visible()
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main .waiting")).to_have_count(0)
        # Only the view that was asked for has this path in its tabs.
        if "/" in path and not path.endswith("/why"):
            expect(page.locator(f'.p-tabs a[aria-current][href="#/parent/{link}/{path.split("/")[1]}"]')).to_be_visible()

    def told_of(self, page, text):
        """Waits for a note at the edge of the page."""
        expect(page.locator(".note-out", has_text=re.compile(text)).last).to_be_visible()


def axe_source():
    for name in ("axe_core_python", "axe_playwright_python"):
        found = importlib.util.find_spec(name)
        if found:
            return (pathlib.Path(found.origin).parent / "axe.min.js").read_text()
    raise unittest.SkipTest("axe is not installed: pip install axe-core-python")


def axe(page):
    """The findings of axe; it is put in beside the page's own scripts, which the policy of content would refuse."""
    session = page.context.new_cdp_session(page)
    script = axe_source() + ";axe.run().then(found => JSON.stringify(found.violations))"
    reply = session.send("Runtime.evaluate", {"expression": script, "awaitPromise": True, "returnByValue": True})
    session.detach()
    return [
        (found["id"], node["html"][:200], node.get("failureSummary", "")[:300])
        for found in json.loads(reply["result"]["value"]) for node in found["nodes"]
    ]
