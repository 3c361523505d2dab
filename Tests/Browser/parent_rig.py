"""What the tests of the parent's side share: an afternoon, and a parent who is let in."""

import datetime
import re
import unittest

from playwright.sync_api import expect

import rig
from line import Line

VIEWS = [
    "today", "limits/mia", "filters/mia", "challenges/mia", "reports/mia", "reports/mia/month", "children/mia",
    "house/state", "house/backups", "house/codes", "house/family", "house/audit",
]
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
PATIENCE = 60  # Seconds for what happens at once on a machine that has nothing else to do.
expect.set_options(timeout=PATIENCE * 1000)


class ParentCase(unittest.TestCase):
    """One household and one page for all tests of a class, on a day at three in the afternoon."""

    weeks = 0
    line = None
    page = None

    @classmethod
    def setUpClass(cls):
        # A trial that is repeated begins anew.
        cls.line = cls.page = None
        cls.rig = rig.Rig(weeks=cls.weeks)
        cls.addClassCleanup(cls.rig.close)
        cls.addClassCleanup(cls.hang_up)
        cls.rig.afternoon()

    @classmethod
    def now(cls):
        return cls.rig.now()

    @classmethod
    def day(cls, weekday, weeks=0):
        """The next day of this name after the family's today, or so many weeks later: what a trial expects of a day must not
        depend on the day on which it runs."""
        today = cls.now().date()
        return today + datetime.timedelta(days=(WEEKDAYS.index(weekday) - today.weekday() - 1) % 7 + 1, weeks=weeks)

    @classmethod
    def hang_up(cls):
        if cls.line:
            cls.line.close()
        cls.line = None

    @classmethod
    def told(cls, method, **params):
        """What kidd tells a parent, on a connection of its own."""
        for _ in range(2):
            if not cls.line:
                cls.line = Line(cls.rig.socket)
                cls.line.ask("parent.unlock", {"pin": rig.PIN})
            reply = cls.line.call(method, params)
            if "error" not in reply:
                return reply["result"]
            # The page has locked this parent meanwhile.
            cls.hang_up()
            if reply["error"]["data"]["kind"] != "pin_required":
                break
        raise AssertionError(f"{method}: {reply['error']}")

    def open(self, path="/parent", **options):
        """A page of its own, before the PIN."""
        page = self.rig.open(path, **options)
        self.addCleanup(page.context.close)
        page.set_default_timeout(PATIENCE * 1000)
        expect(page.locator(".p-unlock")).to_be_visible()
        return page

    def let_in(self, path="/parent", **options):
        """A page of its own, with the parent let in."""
        page = self.open(path, **options)
        self.enter(page)
        return page

    def at(self, view):
        """The page of the class at a view, with the parent let in."""
        page = type(self).page
        if page is None:
            page = type(self).page = self.rig.open("/parent", reduced_motion="reduce")
            page.set_default_timeout(PATIENCE * 1000)
        expect(page.locator(".p-unlock, .p-nav").first).to_be_visible()
        if page.locator(".p-unlock").count():
            self.enter(page)
        page.complaints.clear()
        page.keyboard.press("Escape")
        # Each test finds the view anew, without what another has left unsaved: what still stands there is not taken for it.
        self.go(page, "house/state")
        self.go(page, view)
        if page.locator(".p-save:visible").count():
            page.get_by_role("button", name="Discard").click()
        return page

    def enter(self, page, pin=rig.PIN):
        page.get_by_label("PIN", exact=True).fill(pin)
        page.keyboard.press("Enter")
        expect(page.locator(".p-nav")).to_be_visible()

    def go(self, page, path):
        page.evaluate("path => { location.hash = path }", f"/parent/{path}")
        view, *rest = path.split("/")
        expect(page.locator(f'.p-nav a[aria-current][href="#/parent/{view}"]')).to_be_visible()
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("main .waiting")).to_have_count(0)
        # Only the view that was asked for has this path in its tabs.
        if rest:
            expect(page.locator(f'.p-tabs a[aria-current][href="#/parent/{view}/{rest[0]}"]')).to_be_visible()
        if view == "today":
            expect(page.locator(".p-child .p-time, .p-first").first).to_be_visible()

    def told_of(self, page, text):
        """Waits for a note at the edge of the page."""
        expect(page.locator(".note-out", has_text=re.compile(text)).last).to_be_visible()

    def wait(self, condition, what):
        return rig.wait(condition, what, PATIENCE)
