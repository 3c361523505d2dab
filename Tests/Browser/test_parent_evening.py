"""A parent's evening: everything that a parent decides, from the PIN to the lock."""

import datetime
import re
import unittest

from playwright.sync_api import expect

from parent_rig import ParentCase
from rig import wait


class Evening(ParentCase):
    def test_1_wrong_pins_have_to_wait(self):
        page = self.open()
        for _ in range(3):
            page.get_by_label("PIN", exact=True).fill("9753")
            page.keyboard.press("Enter")
            expect(page.locator(".p-message")).to_have_text("That PIN is not right.")
            expect(page.get_by_label("PIN", exact=True)).to_have_value("")
        rest = page.locator(".p-wait")
        expect(rest).to_contain_text("0:0")
        expect(page.get_by_role("button", name="Unlock")).to_be_disabled()
        first = rest.inner_text()
        wait(lambda: rest.inner_text() != first, "the wait is counted down")
        # Leaving and coming back does not hide the wait.
        page.evaluate("location.hash = '/'")
        expect(page.locator(".p-unlock")).to_have_count(0)
        page.evaluate("location.hash = '/parent'")
        expect(rest).to_be_visible()
        expect(rest).to_be_hidden(timeout=20_000)
        self.enter(page)
        expect(page.get_by_role("heading", name="Today", level=1)).to_be_visible()

    def test_2_a_request_comes_and_is_answered(self):
        page = self.let_in()
        expect(page.locator(".p-child")).to_have_count(2)
        self.rig.ctl("time", "ask", "mia", "20m", "--reason", "the film is nearly over")
        card = page.locator(".p-request", has_text="the film is nearly over")
        expect(card).to_contain_text("Mia asks for 20 min")
        card.get_by_role("button", name="5 minutes fewer").click()
        card.get_by_label("A word to Mia").fill("then dinner")
        card.get_by_role("button", name="Yes, 15 min").click()
        self.told_of(page, "15")
        expect(card).to_have_count(0)
        asked = self.told("time.requests")["requests"]
        answer = next(each for each in asked if each.get("reason") == "the film is nearly over")["parentAnswer"]
        self.assertEqual((answer["approved"], answer["minutes"], answer["word"]), (True, 15, "then dinner"))
        # Another one is declined.
        self.rig.ctl("time", "ask", "ben", "10m", "--reason", "one more song")
        card = page.locator(".p-request", has_text="one more song")
        card.get_by_role("button", name="Not now").click()
        expect(card).to_have_count(0)
        self.assertIn("declined", [each["state"] for each in self.told("time.requests")["requests"]])

    def test_3_minutes_are_given_and_taken_back(self):
        page = self.let_in()
        ben = page.locator('[data-child="ben"]')
        left = ben.locator(".p-ring-number")
        expect(left).to_have_text("60")
        ben.get_by_role("button", name="Give time").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name="30", exact=True).check()
        dialog.get_by_label("Why").fill("a rainy day")
        dialog.get_by_role("button", name="Give", exact=True).click()
        expect(dialog).to_have_count(0)
        expect(left).to_have_text("90")
        ben.get_by_role("button", name="Take back").click()
        expect(left).to_have_text("60")
        expect(ben.get_by_role("button", name="Take back")).to_have_count(0)

    def test_4_time_is_locked_and_given_free(self):
        page = self.let_in()
        mia = page.locator('[data-child="mia"]')
        mia.get_by_role("button", name="Lock time").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("radio", name="30 min").check()
        dialog.get_by_role("button", name="Lock time").click()
        expect(mia.locator(".chip").first).to_have_text(re.compile(r"Locked by a parent until 15:[23]\d"))
        mia.get_by_role("button", name="Unlock time").click()
        expect(mia.locator(".chip").first).to_have_text("Allowed")

    def test_5_quiet_hours_are_previewed_before_they_are_saved(self):
        page = self.let_in("/parent/limits/mia")
        self.go(page, "limits/mia")
        before = self.told("policy.get", child="mia")
        piece = page.locator('.p-day[data-day="monday"] [data-piece$="monday-start"]')
        piece.click()
        page.get_by_label("From", exact=True).first.fill("19:30")
        save = page.get_by_role("button", name="Save", exact=True)
        expect(page.locator(".p-preview-day.is-changed")).to_have_count(7)
        expect(page.locator(".p-preview-day").last).to_contain_text("Open 07:00–19:30")
        self.assertEqual(self.told("policy.get", child="mia"), before, "nothing is saved by looking")
        save.click()
        self.told_of(page, "Saved")
        expect(save).to_be_hidden()
        self.assertEqual(self.told("policy.get", child="mia")["quietHours"][0]["start"], "19:30")
        # One day differs, and what was there is thrown away again.
        page.locator('.p-day[data-day="saturday"] [data-piece$="saturday-start"]').click()
        page.get_by_role("button", name="Only Saturday differs").click()
        expect(page.get_by_role("button", name="Discard")).to_be_visible()
        page.get_by_role("button", name="Discard").click()
        expect(save).to_be_hidden()

    def test_6_a_holiday_has_other_minutes(self):
        page = self.let_in()
        self.go(page, "limits/ben")
        day = (self.now() + datetime.timedelta(days=20)).date().isoformat()
        page.get_by_role("button", name="Add dates").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name").fill("Holidays")
        dialog.get_by_label("First day").fill(day)
        dialog.get_by_label("Last day").fill(day)
        dialog.get_by_role("radio", name="Other minutes").check()
        dialog.get_by_label("Minutes", exact=True).fill("120")
        dialog.get_by_role("button", name="Take over").click()
        expect(page.locator(".p-preview-day").first).to_contain_text("Holidays")
        expect(page.locator(".p-preview-day").first).to_contain_text("2 h")
        expect(page.locator(".p-preview-day").first).to_contain_text("before: 1 h")
        page.get_by_role("button", name="Save", exact=True).click()
        self.told_of(page, "Saved")
        made = self.told("policy.get", child="ben")["dateOverrides"]
        self.assertEqual([(each["name"], each["first"], each["dailyMinutes"]) for each in made], [("Holidays", day, 120)])

    def test_7_a_filter_says_what_it_hides(self):
        page = self.let_in()
        self.go(page, "filters/mia")
        expect(page.get_by_text("0 of ", exact=False).first).to_be_visible()
        page.get_by_label("Reading", exact=True).uncheck()
        self.told_of(page, "Saved")
        expect(page.get_by_text("subject reading is not among the allowed subjects").first).to_be_visible()
        self.assertNotIn("reading", self.told("filter.get", child="mia")["allowedSubjects"])
        page.get_by_label("Its name").fill("reading")
        page.get_by_role("button", name="Check", exact=True).click()
        expect(page.get_by_text("Let's look for another subject to learn.")).to_be_visible()
        page.get_by_label("Reading", exact=True).check()
        expect(page.get_by_text("0 of ", exact=False).first).to_be_visible()

    def test_8_a_challenge_that_cannot_be_met_is_refused_with_the_sum(self):
        page = self.let_in()
        self.go(page, "challenges/mia")
        expect(page.locator('[data-template="daily-dynamo"] .p-sum')).to_contain_text("420 minutes")
        page.get_by_role("button", name="A challenge of your own").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Title").fill("Fine days")
        dialog.get_by_label("How many").fill("200")
        dialog.get_by_label("Ends before").fill((self.now() + datetime.timedelta(days=6)).date().isoformat())
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.get_by_role("alert")).to_contain_text("1,000 minutes")
        dialog.get_by_role("button", name="Take ").click()
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_have_count(0)
        item = page.locator("[data-challenge]", has_text="Fine days")
        expect(item).to_contain_text("running")
        item.get_by_role("button", name="Change: Fine days").click()
        page.get_by_role("dialog").get_by_label("How many").fill("5")
        page.get_by_role("dialog").get_by_role("button", name="Save").click()
        expect(item).to_contain_text("of 5 minutes")
        item.get_by_role("button", name="End: Fine days").click()
        expect(page.locator("details [data-challenge]", has_text="Fine days")).to_have_count(1)
        page.get_by_role("button", name="Begin: Streak Champion").click()
        expect(page.locator("[data-challenge]", has_text="Streak Champion")).to_contain_text("running")

    def test_9_profile_audit_and_lock(self):
        page = self.let_in()
        self.go(page, "children/ben")
        page.get_by_label("Strong contrast").check()
        self.told_of(page, "Saved")
        wait(lambda: self.told("child.get", child="ben")["profile"]["accessibility"]["highContrast"], "the profile has it")
        page.get_by_label("Takes part in the family's boards").click()
        page.get_by_label("Name", exact=True).fill("Benno")
        page.get_by_role("button", name="Save").click()
        wait(lambda: self.told("child.get", child="ben")["profile"]["name"] == "Benno", "the name is changed")
        self.go(page, "house")
        expect(page.locator(".p-audit li").first).to_be_visible()
        page.get_by_label("Child", exact=True).select_option("ben")
        expect(page.locator(".p-audit li", has_text="Benno").first).to_be_visible()
        expect(page.locator(".p-audit li", has_text="unlocked with the PIN")).to_have_count(0)
        expect(page.get_by_text("There is no backup yet.")).to_be_visible()
        page.get_by_role("button", name="Lock", exact=True).click()
        expect(page.locator(".p-unlock")).to_contain_text("Locked.")
        expect(page.locator(".p-nav")).to_have_count(0)
        self.assertEqual(page.complaints, [])


class Report(ParentCase):
    weeks = 2

    def test_numbers_lead_to_the_answers_behind_them(self):
        page = self.let_in()
        self.go(page, "reports/mia")
        page.get_by_role("link", name="The week before").click()
        expect(page.get_by_role("link", name="The week after")).to_be_visible()
        report = self.told("report.dashboard", child="mia")["reports"][0]
        self.go(page, "reports/mia/month")
        expect(page.get_by_text("In numbers")).to_be_visible()
        expect(page.locator(".p-facts", has_text="Answers")).to_contain_text(str(report["totals"]["answers"]))
        for picture in (".p-chart", ".p-chart.is-grid", ".p-chart.is-year"):
            expect(page.locator(picture).first).to_be_visible()
        named = report["needsHelp"][:3] + report["practised"] + report["newlyMastered"]
        skill = next(each for each in named if self.told("progress.explain", child="mia", skill=each["skill"])["windows"])
        page.locator(".p-skill").filter(has_text=skill["title"]).or_(
            page.get_by_role("button", name=f"The answers behind this: {skill['title']}")).first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=skill["title"])).to_be_visible()
        expect(dialog.locator(".p-answers li").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
