"""A parent's evening: what is decided today, from the PIN to the lock."""

import datetime
import re
import unittest

from playwright.sync_api import expect

import rig
from parent_rig import ParentCase


class Evening(ParentCase):
    def test_wrong_pins_have_to_wait(self):
        page = self.open()
        page.clock.install()
        for _ in range(3):
            page.get_by_label("PIN", exact=True).fill("9753")
            page.keyboard.press("Enter")
            expect(page.locator(".p-message")).to_have_text("That PIN is not right.")
            expect(page.get_by_label("PIN", exact=True)).to_have_value("")
        rest = page.locator(".p-wait")
        expect(rest).to_contain_text("0:0")
        expect(page.get_by_role("button", name="Unlock")).to_be_disabled()
        # What is typed meanwhile is not told to be wrong: nobody has looked at it.
        page.get_by_label("PIN", exact=True).fill(rig.PIN)
        page.keyboard.press("Enter")
        expect(page.locator(".p-message")).to_have_text("")
        expect(rest).to_be_visible()
        first = rest.inner_text()
        page.clock.fast_forward(1000)
        expect(rest).not_to_have_text(first)
        # Leaving and coming back does not hide the wait.
        page.evaluate("location.hash = '/'")
        expect(page.locator(".p-unlock")).to_have_count(0)
        page.evaluate("location.hash = '/parent'")
        expect(rest).to_be_visible()
        self.rig.ctl("clock", "advance", "1m")
        page.clock.fast_forward(60_000)
        expect(rest).to_be_hidden()
        self.enter(page)
        expect(page.get_by_role("heading", name="Today", level=1)).to_be_visible()

    def test_a_request_comes_and_is_answered(self):
        page = self.at("today")
        expect(page.locator(".p-child")).to_have_count(2)
        self.rig.ctl("time", "ask", "mia", "20m", "--reason", "the film is nearly over")
        card = page.locator(".p-request", has_text="the film is nearly over")
        expect(card).to_contain_text("Mia asks for 20 min")
        # When it was asked is no part of the reason.
        expect(card.locator("p", has_text="the film is nearly over")).to_have_text("the film is nearly over")
        expect(card.locator("p.note")).to_have_text(re.compile(r"^asked at \d\d:\d\d$"))
        card.get_by_text("Other minutes, or a word").click()
        card.get_by_role("button", name="5 minutes fewer").click()
        card.get_by_label("A word to Mia").fill("then dinner")
        card.get_by_role("button", name="Yes, 15 min").click()
        self.told_of(page, "15")
        expect(card).to_have_count(0)
        asked = self.told("time.requests")["requests"]
        answer = next(each for each in asked if each.get("reason") == "the film is nearly over")["parentAnswer"]
        self.assertEqual((answer["approved"], answer["minutes"], answer["word"]), (True, 15, "then dinner"))
        # One press is enough for yes, and for no.
        self.rig.ctl("time", "ask", "mia", "5m", "--reason", "a last page")
        card = page.locator(".p-request", has_text="a last page")
        card.get_by_role("button", name="Yes, 5 min").click()
        expect(card).to_have_count(0)
        self.rig.ctl("time", "ask", "mia", "10m", "--reason", "one more song")
        card = page.locator(".p-request", has_text="one more song")
        card.get_by_role("button", name="Not now").click()
        expect(card).to_have_count(0)
        asked = self.told("time.requests")["requests"]
        self.assertEqual(next(each for each in asked if each.get("reason") == "one more song")["state"], "declined")

    def test_minutes_are_given_and_taken_back(self):
        page = self.at("today")
        ben = page.locator('[data-child="ben"]')
        left = ben.locator(".p-ring-number")
        expect(left).to_have_text("60")
        ben.get_by_role("button", name="Give time").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name="20", exact=True).check()
        dialog.get_by_label("Why").fill("a rainy day")
        dialog.get_by_role("button", name="Give", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(left).to_have_text("80")
        expect(ben.locator(".p-time-words")).to_contain_text("of 1 h used today · 20 min extra")
        ben.get_by_role("button", name="Take back").click()
        expect(left).to_have_text("60")
        expect(ben.get_by_role("button", name="Take back")).to_have_count(0)

    def test_a_lesson_that_is_on_has_its_title(self):
        activity = self.told("activity.start", child="ben", lesson="adding-with-objects", replace=True)["activity"]
        self.addCleanup(self.told, "activity.abandon", activity=activity)
        ben = self.at("today").locator('[data-child="ben"]')
        expect(ben).to_contain_text("Now: Adding with things")

    def test_what_is_refused_is_said_in_the_dialog(self):
        page = self.at("today")
        page.locator('[data-child="ben"]').get_by_role("button", name="Give time").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Other minutes").fill("5000")
        dialog.get_by_role("button", name="Give", exact=True).click()
        expect(dialog).to_be_visible()
        self.assertEqual(self.told("time.usage", child="ben", dayCount=1)["grants"], [])

    def test_time_is_locked_and_given_free(self):
        page = self.at("today")
        mia = page.locator('[data-child="mia"]')
        mia.get_by_role("button", name="Lock time").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name="30 min").check()
        dialog.get_by_role("button", name="Lock time").click()
        expect(mia.locator(".chip").first).to_have_text(re.compile(r"Locked by a parent until 15:[23]\d"))
        expect(mia.locator("[data-lock]")).to_have_text(re.compile(r"Locked by Sam until 15:[23]\d\."))
        mia.get_by_role("button", name="Why now?").click()
        expect(page.get_by_role("dialog").locator(".is-holding")).to_contain_text("Lock")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        mia.get_by_role("button", name="Unlock time").click()
        expect(mia.locator(".chip").first).to_have_text("Allowed")

    def test_today_follows_the_limits(self):
        page = self.at("today")
        ben = page.locator('[data-child="ben"]')
        expect(ben.locator(".p-time-words")).to_contain_text("of 1 h used today")
        self.told("policy.set", child="ben", dailyMinutes=45)
        expect(ben.locator(".p-ring-number")).to_have_text("45", timeout=5000)
        self.go(page, "limits/ben")
        self.told("policy.set", child="ben", dailyMinutes=60)
        self.go(page, "today")
        expect(ben.locator(".p-ring-number")).to_have_text("60", timeout=5000)

    def test_today_promises_what_kidd_answers(self):
        page = self.at("today")
        ben = page.locator('[data-child="ben"]')
        usual = {"dailyMinutes": 60, "weeklyMinutes": 300, "session": None, "allowedWindows": [], "quietHours": [{"start": "20:00", "end": "07:00"}]}
        self.addCleanup(lambda: self.told("policy.set", child="ben", **usual))
        soon = lambda minutes: (self.now() + datetime.timedelta(minutes=minutes)).strftime("%H:%M")
        for change in (
            {}, {"quietHours": [{"start": soon(43), "end": soon(200)}]}, {"weeklyMinutes": 25}, {"dailyMinutes": None, "weeklyMinutes": None},
            {"allowedWindows": [{"start": soon(-60), "end": soon(31)}]}, {"session": {"minutes": 20}}, {"dailyMinutes": 0},
            {"dailyMinutes": None, "weeklyMinutes": None, "allowedWindows": [{"start": soon(-60), "end": soon(31), "allowanceMinutes": 12}]},
        ):
            for granted in (0, 15):
                with self.subTest(change=change, granted=granted):
                    self.told("policy.set", child="ben", **usual)
                    self.told("policy.set", child="ben", **change)
                    if granted:
                        grant = self.told("time.grant", child="ben", minutes=granted)["grant"]["grant"]
                    answer = self.told("time.mayI", child="ben")
                    left = answer.get("remainingSeconds") if answer["allowed"] else 0
                    if answer["allowed"]:
                        self.assertNotEqual(left, 0)
                    self.go(page, "house/state")
                    self.go(page, "today")
                    ring = ben.locator(".p-time .ring").first
                    if left is None:
                        expect(ring).to_have_text("Without limit")
                    else:
                        # Some seconds pass between the two answers.
                        minutes = {str((left + 30 - passed) // 60) for passed in (0, 30)}
                        expect(ring.locator(".p-ring-number")).to_have_text(re.compile(f"^({'|'.join(minutes)})$"))
                    # What is added to the day's minutes, and what ends them earlier, stands beside them.
                    words = ben.locator(".p-time-words")
                    if answer["allowed"] and granted:
                        expect(words).to_contain_text("15 min extra")
                    if not granted and "session" in change:
                        expect(words).to_contain_text("used today · 20 min until a break")
                    if not granted and "quietHours" in change:
                        expect(words).to_contain_text(re.compile(r"used today · 4\d min until quiet hours"))
                    if granted:
                        self.told("time.undoGrant", child="ben", grant=grant)

    def test_a_yes_in_quiet_hours_is_one_that_helps(self):
        page = self.at("today")
        ben = page.locator('[data-child="ben"]')
        self.told("policy.set", child="ben", quietHours=[{"start": "12:00", "end": "22:00"}])
        expect(ben.locator(".p-ring-word")).to_have_text("Not now")
        # It may be that none of the day's minutes can be used today: none are promised.
        expect(ben.locator(".p-ring-number")).to_have_count(0)
        self.rig.ctl("time", "ask", "ben", "20m", "--reason", "the last level")
        card = page.locator(".p-request", has_text="the last level")
        expect(card).to_contain_text("Quiet hours until 22:00. Until then, minutes help only if you tick this:")
        expect(card.get_by_role("checkbox")).to_be_checked()
        card.get_by_role("button", name="Yes, 20 min").click()
        self.told_of(page, "Ben may go on now: 20 min")
        expect(ben.locator(".p-ring-number")).to_have_text("20")
        self.assertTrue(self.told("time.mayI", child="ben")["allowed"])
        ben.get_by_role("button", name="Take back").click()
        expect(ben.locator(".p-ring-word")).to_have_text("Not now")
        self.told("policy.set", child="ben", quietHours=[{"start": "20:00", "end": "07:00"}])
        expect(ben.locator(".p-ring-number")).to_have_text("60")

    def test_all_are_locked_and_given_free_together(self):
        page = self.at("today")
        page.get_by_role("button", name="Lock everybody’s time").click()
        page.get_by_role("dialog").get_by_role("button", name="Lock time").click()
        self.told_of(page, "Locked until")
        expect(page.locator(".note-out")).to_have_count(1)
        page.get_by_role("button", name="Unlock everybody’s time").click()
        expect(page.locator(".chip", has_text="Allowed")).to_have_count(2)
        # What was told goes with its view.
        self.told_of(page, "The lock is over")
        page.wait_for_timeout(1100)
        self.go(page, "filters/mia")
        expect(page.locator(".note-out")).to_have_count(0)

    def test_why_now_begins_with_what_counts(self):
        page = self.at("today")
        page.set_viewport_size({"width": 390, "height": 420})
        page.locator('[data-child="mia"]').get_by_role("button", name="Why now?").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading")).to_be_in_viewport()
        self.assertEqual(dialog.evaluate("each => each.scrollTop"), 0)
        page.set_viewport_size({"width": 1280, "height": 900})
        expect(dialog.locator("li:visible").first).to_contain_text("Quiet hours")
        expect(dialog.locator("li", has_text="Minutes of the week")).to_contain_text("0 min of 5 h used, 5 h left")
        expect(dialog.get_by_text("Damage", exact=True)).to_be_hidden()
        page.keyboard.press("Escape")

    def test_the_ring_holds_its_words(self):
        self.told("household.update", locale="de")
        self.addCleanup(self.told, "household.update", locale="en")
        page = self.let_in(viewport={"width": 390, "height": 844})
        expect(page.locator(".p-ring-word").first).to_have_text("Min. übrig")
        ring, word = page.locator(".p-time .ring").first.bounding_box(), page.locator(".p-ring-word").first.bounding_box()
        # At the height of the word the ring leaves some six tenths.
        self.assertLess(word["width"], ring["width"] * 0.7)

    def test_the_button_locks(self):
        page = self.at("house/audit")
        expect(page.locator(".p-audit li").first).to_be_visible()
        page.get_by_role("button", name="Done here", exact=True).click()
        expect(page.locator(".p-unlock")).to_contain_text("The parents’ side is closed.")
        expect(page.locator(".p-nav")).to_have_count(0)
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
