"""A parent's evening: what is decided today, from the PIN to the lock."""

import re
import unittest

from playwright.sync_api import expect

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
        ben.get_by_role("button", name="Take back").click()
        expect(left).to_have_text("60")
        expect(ben.get_by_role("button", name="Take back")).to_have_count(0)

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
        mia.get_by_role("button", name="Why now?").click()
        expect(page.get_by_role("dialog").locator(".is-holding")).to_contain_text("Lock")
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        mia.get_by_role("button", name="Unlock time").click()
        expect(mia.locator(".chip").first).to_have_text("Allowed")

    def test_the_button_locks(self):
        page = self.at("house/audit")
        expect(page.locator(".p-audit li").first).to_be_visible()
        page.get_by_role("button", name="Lock", exact=True).click()
        expect(page.locator(".p-unlock")).to_contain_text("Locked.")
        expect(page.locator(".p-nav")).to_have_count(0)
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
