"""What is open in front of a child stays true: while time is closed, and while another browser goes on with the same."""

import datetime
import re
import unittest

import kinds_pack
from child_rig import ChildTest, Mouse
from playwright.sync_api import expect

CLOSED = "Time for a break. A parent will say when we go on."


class OpenTest(ChildTest):
    def lock(self, child="mia"):
        self.addCleanup(lambda: self.ask_as_parent("time.unlock", child=child))
        self.ask_as_parent("time.lock", child=child)

    def test_what_is_closed_looks_closed_and_says_why_once(self):
        page = self.page()
        practice = page.locator(".facts .button", has_text="Practice").first
        expect(practice).not_to_have_attribute("aria-disabled", "true")
        self.lock()
        for button in page.locator(".facts .button").all():
            expect(button).to_have_attribute("aria-disabled", "true")
        expect(page.locator("main").get_by_text(CLOSED)).to_have_count(1)
        self.go(page, "/child/mia/lessons")
        expect(page.locator(".lesson").first).to_have_attribute("aria-disabled", "true")
        expect(page.locator("main").get_by_text(CLOSED)).to_have_count(1)
        self.ask_as_parent("time.unlock", child="mia")
        expect(page.locator(".lesson").first).not_to_have_attribute("aria-disabled", "true")
        expect(page.locator("main").get_by_text(CLOSED)).to_have_count(0)
        self.quiet(page)

    def test_what_is_free_of_limits_stays_open_when_time_is_used_up(self):
        self.addCleanup(lambda: self.rig.parent("policy", "set", "mia", "--daily", "unlimited", "--no-free"))
        self.rig.parent("policy", "set", "mia", "--daily", "0m", "--free", "subject=kinds")
        page = self.page("/child/mia/lessons")
        expect(page.locator(".subject", has_text="Kinds").locator(".lesson").first).not_to_have_attribute("aria-disabled", "true")
        expect(page.locator(".subject", has_text="Math").locator(".lesson").first).to_have_attribute("aria-disabled", "true")

    def test_a_lock_shows_what_it_leaves(self):
        self.addCleanup(lambda: self.rig.parent("policy", "set", "mia", "--daily", "unlimited"))
        self.rig.parent("policy", "set", "mia", "--daily", "40m")
        page = self.page()
        self.lock()
        page.locator(".time-card", has_text="Still yours today: 40 min").wait_for()
        expect(page.locator(".time-card .ring-full")).to_have_attribute("visibility", "visible")
        expect(page.locator(".time-card .ring")).to_have_attribute("aria-label", re.compile("40 min"))

    def test_a_lock_and_its_words_tell_the_same_minutes(self):
        self.addCleanup(lambda: self.rig.parent("policy", "set", "mia", "--daily", "unlimited"))
        self.addCleanup(lambda: self.ask_as_parent("time.undoGrant", child="mia", grant="over-a-lock"))
        self.rig.parent("policy", "set", "mia", "--daily", "40m")
        page = self.page()
        self.lock()
        page.locator(".time-card", has_text="Still yours today: 40 min").wait_for()
        # What was given comes to the minutes of the day, and no other number stands beside them.
        self.ask_as_parent("time.grant", child="mia", minutes=10, grant="over-a-lock")
        self.go(page, "/child/mia/lessons")
        self.go(page, "/child/mia")
        page.locator(".time-card", has_text="Still yours today: 50 min").wait_for()
        # Where the end is known, kidd's sentence has the minutes.
        now = datetime.datetime.fromisoformat(self.ask_as_parent("time.mayI", child="mia")["now"])
        until = (now + datetime.timedelta(minutes=10)).isoformat()
        self.ask_as_parent("time.lock", child="mia", until=until, replace=True)
        page.locator(".time-card", has_text="Then there are 50 minutes for you.").wait_for()
        expect(page.locator(".time-card", has_text="Still yours today")).to_have_count(0)

    def test_a_home_that_is_open_follows_what_another_browser_does(self):
        page = self.page()
        page.locator(".card.next .button", has_text="Start").wait_for()
        other = self.page()
        self.begin(other)
        # The child comes back to it.
        page.evaluate("dispatchEvent(new Event('focus'))")
        page.locator(".card.next .button", has_text="Go on at question 1").wait_for()
        self.quiet(page)

    def test_an_answer_of_another_browser_is_not_told_as_one_s_own(self):
        page, other = self.page(), self.page()
        self.begin(page)
        first = self.prompt(page)
        self.go(other, page.url.split("#")[1])
        self.ready(other)
        self.think()
        self.answer(other, Mouse(other))
        kinds_pack.answers_to(first)["at once"](Mouse(page))
        Mouse(page).check()
        page.locator(".how", has_text="This was just answered somewhere else").wait_for()
        self.assertNotEqual(self.prompt(page), first)
        # One that only looks on follows, too.
        shown = self.ready(page)
        Mouse(other).go_on()
        self.ready(other)
        self.think()
        self.answer(other, Mouse(other))
        page.evaluate("dispatchEvent(new Event('focus'))")
        self.ready(page, after=shown)
        self.quiet(page)

    def test_the_way_back_leads_first_out_of_what_lies_over_a_view(self):
        page = self.page()
        page.locator(".tile", has_text="My lessons").click()
        page.locator(".lesson").first.evaluate("lesson => { lesson.id = 'same' }")
        page.locator(".time-chip").click()
        page.locator("dialog.ask").wait_for()
        page.go_back()
        expect(page.locator("dialog")).to_have_count(0)
        page.wait_for_url("**#/child/mia/lessons")
        # The view was not drawn anew, and the next step goes back.
        expect(page.locator("#same")).to_have_count(1)
        page.go_back()
        page.wait_for_url("**#/child/mia")
        page.locator(".card.next").wait_for()
        self.quiet(page)


if __name__ == "__main__":
    unittest.main()
