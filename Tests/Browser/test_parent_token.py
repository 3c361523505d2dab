"""What becomes of a parent's rights: they end with the token, and never go over to the child's side."""

import unittest

from playwright.sync_api import expect

import rig
from parent_rig import ParentCase


class Token(ParentCase):
    def test_a_new_connection_is_the_same_parent(self):
        sockets = []
        context = self.rig.context()
        context.route_web_socket("**/ws?*", lambda socket: sockets.append((socket, socket.connect_to_server())))
        page = self.let_in(context=context)
        expect(page.locator(".p-child")).to_have_count(2)
        count = len(sockets)
        for socket, server in sockets[:]:
            server.close()
            socket.close(code=1001)
        self.wait(lambda: page.evaluate("1") and len(sockets) >= count + 2, "the page connects again")
        self.rig.ctl("time", "ask", "ben", "10m", "--reason", "after the break")
        expect(page.locator(".p-request", has_text="after the break")).to_be_visible()
        expect(page.locator(".p-nav")).to_be_visible()

    def test_a_restart_of_kidd_ends_it(self):
        page = self.let_in("/parent/limits/mia")
        self.go(page, "limits/mia")
        self.rig.kill_kidd()
        expect(page.locator("#bar")).to_contain_text("kidd is resting")
        self.rig.start_kidd()
        expect(page.locator(".p-unlock")).to_contain_text("Your time here has ended")
        expect(page.locator(".p-nav")).to_have_count(0)
        self.enter(page)
        # The way goes on where it ended.
        expect(page.get_by_role("heading", name="Limits for Mia")).to_be_visible()

    def test_what_was_not_done_is_said(self):
        page = self.let_in()
        page.locator('[data-child="ben"]').get_by_role("button", name="Give time").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        self.rig.kill_kidd()
        expect(page.locator("#bar")).to_contain_text("kidd is resting")
        dialog.get_by_role("button", name="Give", exact=True).click()
        self.rig.start_kidd()
        expect(page.locator(".p-unlock")).to_contain_text("What you pressed last was not done.")
        self.enter(page)
        self.assertEqual(self.told("time.usage", child="ben", dayCount=1)["grants"], [])

    def test_its_end_is_heard_at_once(self):
        page = self.let_in()
        expect(page.locator(".p-child")).to_have_count(2)
        # The token's twelve hours are over.
        self.rig.ctl("clock", "advance", "13h")
        expect(page.locator(".p-unlock")).to_contain_text("Your time here has ended")
        expect(page.locator(".p-child")).to_have_count(0)

    def test_rest_locks(self):
        page = self.open()
        page.clock.install()
        self.enter(page)
        expect(page.locator(".p-child")).to_have_count(2)
        page.clock.fast_forward("09:00")
        expect(page.locator(".p-nav")).to_be_visible()
        page.clock.fast_forward("01:30")
        expect(page.locator(".p-unlock")).to_contain_text("Nobody has touched the page")

    def test_the_childrens_side_has_no_parent(self):
        page = self.let_in()
        page.evaluate("location.hash = '/'")
        expect(page.locator(".p-nav")).to_have_count(0)
        page.evaluate("location.hash = '/parent'")
        expect(page.locator(".p-unlock")).to_be_visible()

    def test_nothing_is_kept_in_the_browser(self):
        page = self.let_in()
        kept = page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])")
        self.assertNotIn("token", kept)
        self.assertNotIn(rig.PIN, kept)
        page.reload()
        expect(page.locator(".p-unlock")).to_contain_text("It closes when you load the page anew")

    def test_who_was_here_last_is_offered_first(self):
        self.told("parent.add", name="Alex", pin="73610")
        page = self.open()
        page.get_by_role("radio", name="Alex").check()
        self.enter(page, "73610")
        page.get_by_role("button", name="Lock", exact=True).click()
        expect(page.get_by_role("radio", name="Alex")).to_be_checked()
        self.told("parent.remove", parent="alex")


if __name__ == "__main__":
    unittest.main()
