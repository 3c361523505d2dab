"""What a parent decides for longer: limits, dates, budgets, filters and challenges, each seen before it is saved or said why."""

import datetime
import re
import unittest

from playwright.sync_api import expect

from parent_rig import ParentCase

USUAL = {
    "dailyMinutes": 60, "weeklyMinutes": 300, "dailyMinutesByWeekday": None, "dateOverrides": [], "allowedWindows": [],
    "quietHours": [{"start": "20:00", "end": "07:00"}], "session": None, "breakNudgeMinutes": None, "budgets": [],
    "freeActivities": [], "carryOver": None, "earnedTime": None, "learningApps": [], "learningGoals": [],
}


class Rules(ParentCase):
    def limits(self, child):
        """The page at a child's limits, which are those of a new child."""
        self.told("policy.set", child=child, **USUAL)
        return self.at(f"limits/{child}")

    def save(self, page):
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.locator(".p-save")).to_be_hidden()

    def section(self, page, name):
        found = page.locator(f'details[data-section="{name}"]')
        found.locator("summary").click()
        return found

    def test_quiet_hours_are_previewed_before_they_are_saved(self):
        page = self.limits("mia")
        before = self.told("policy.get", child="mia")
        page.locator('.p-day[data-day="monday"] [data-piece$="monday-start"]').click()
        page.get_by_label("From", exact=True).first.fill("19:30")
        expect(page.locator(".p-preview-day.is-changed")).to_have_count(7)
        expect(page.locator(".p-preview-day").last).to_contain_text("Open 07:00–19:30")
        self.assertEqual(self.told("policy.get", child="mia"), before, "nothing is saved by looking")
        self.save(page)
        self.assertEqual(self.told("policy.get", child="mia")["quietHours"][0]["start"], "19:30")
        # One day differs, and what was there is thrown away again.
        page.locator('.p-day[data-day="saturday"] [data-piece$="saturday-start"]').click()
        page.get_by_role("button", name="Change Saturday alone").click()
        expect(page.get_by_role("button", name="Discard")).to_be_visible()
        page.get_by_role("button", name="Discard").click()
        expect(page.locator(".p-save")).to_be_hidden()

    def test_weekends_have_minutes_of_their_own(self):
        page = self.limits("ben")
        page.get_by_label("Minutes a day", exact=True).first.fill("45")
        # As one types: Tab leads to the next field, and what stands there is typed over.
        page.keyboard.press("Tab")
        expect(page.get_by_label("On weekend days")).to_be_focused()
        self.wait(lambda: page.evaluate("document.activeElement.value === '45' && getSelection().toString() === '45'"), "what stands there is chosen")
        page.keyboard.type("90")
        page.keyboard.press("Tab")
        expect(page.get_by_label("Minutes on Saturday")).to_have_value("90")
        expect(page.get_by_label("Minutes on Monday")).to_have_value("45")
        self.save(page)
        told = self.told("policy.get", child="ben")
        self.assertEqual((told["dailyMinutes"], told["dailyMinutesByWeekday"]), (45, {"saturday": 90, "sunday": 90}))
        page.get_by_label("Minutes on Sunday").fill("60")
        page.keyboard.press("Tab")
        expect(page.get_by_label("On weekend days")).to_have_value("")

    def test_school_days_and_weekends_have_hours_of_their_own(self):
        page = self.limits("mia")
        window = page.locator(".p-inspector")
        page.get_by_role("button", name="Add allowed hours").click()
        window.get_by_role("button", name="School days").click()
        expect(page.locator(".p-piece.allowed")).to_have_count(5)
        page.get_by_role("button", name="Add allowed hours").click()
        expect(page.locator(".p-piece.allowed")).to_have_count(7)
        window.get_by_label("From").fill("10:00")
        page.keyboard.press("Tab")
        self.save(page)
        self.assertEqual(
            [(each["start"], each["end"], len(each["weekdays"])) for each in self.told("policy.get", child="mia")["allowedWindows"]],
            [("15:00", "18:00", 5), ("10:00", "18:00", 2)])

    def test_a_holiday_has_other_minutes(self):
        page = self.limits("ben")
        # Early in its week: by a Friday the days before have used the minutes of the week, and two hours were not to be had.
        day = self.day("tuesday", weeks=2).isoformat()
        page.get_by_role("button", name="Add dates").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name").fill("Holidays")
        dialog.get_by_label("First day").fill(day)
        dialog.get_by_label("Last day").fill(day)
        # Dates without a rule of their own would do nothing.
        dialog.get_by_role("button", name="Done").click()
        self.assertIn("Choose a rule", dialog.get_by_label("Name").evaluate("each => each.validationMessage"))
        dialog.get_by_role("radio", name="Other minutes").check()
        dialog.get_by_label("Minutes", exact=True).fill("120")
        dialog.get_by_role("button", name="Done").click()
        expect(page.locator(".p-preview-day").first).to_contain_text("Holidays")
        expect(page.locator(".p-preview-day").first).to_contain_text("2 h")
        expect(page.locator(".p-preview-day").first).to_contain_text("before: 1 h")
        self.save(page)
        made = self.told("policy.get", child="ben")["dateOverrides"]
        self.assertEqual([(each["name"], each["first"], each["dailyMinutes"]) for each in made], [("Holidays", day, 120)])
        # The last day cannot come first, and the form says so.
        page.get_by_role("button", name="Add dates").click()
        dialog.get_by_label("Last day").fill(self.now().date().isoformat())
        dialog.get_by_role("button", name="Done").click()
        self.assertEqual(dialog.get_by_label("Last day").evaluate("each => each.validationMessage"), "The last day cannot be before the first.")
        dialog.get_by_label("Last day").fill(day)
        dialog.get_by_role("radio", name="Other minutes").check()
        dialog.get_by_role("button", name="Done").click()
        expect(dialog).to_have_count(0)

    def test_the_days_have_the_minutes_that_the_week_leaves(self):
        page = self.limits("ben")
        page.get_by_label("Minutes a week", exact=True).first.fill("90")
        page.locator(".p-preview-card").get_by_label("From").fill(self.day("monday").isoformat())
        minutes = page.locator(".p-preview-day .p-preview-minutes")
        expect(minutes.nth(1)).to_contain_text(re.compile("^30 min ?of 1 h"))
        expect(minutes.nth(2)).to_contain_text(re.compile("^0 min ?of 1 h"))
        page.get_by_role("button", name="Add dates").click()
        expect(page.get_by_role("dialog")).to_contain_text("The minutes of the week hold on these dates, too: 1 h 30 min.")
        # A day without a limit has what the week leaves, and is told in a sentence of its own.
        day = self.day("tuesday", weeks=2).isoformat()
        for label in ("First day", "Last day"):
            page.get_by_role("dialog").get_by_label(label).fill(day)
        page.get_by_role("dialog").get_by_role("radio", name="Without limit").check()
        page.get_by_role("dialog").get_by_role("button", name="Done").click()
        expect(minutes.first).to_contain_text(re.compile("min ?the day itself has no limit"))

    def test_what_is_not_saved_stays_for_its_parent(self):
        self.told("policy.set", child="ben", dailyMinutes=60)
        page = self.limits("mia")
        page.get_by_label("Minutes a day", exact=True).first.fill("50")
        page.keyboard.press("Tab")
        page.get_by_role("button", name="Add quiet hours").click()
        page.get_by_role("link", name="Today").click()
        self.told_of(page, "The new limits for Mia are not saved")
        self.go(page, "limits/ben")
        expect(page.get_by_label("Minutes a day", exact=True).first).to_have_value("60")
        page.get_by_role("button", name="Done here", exact=True).click()
        expect(page.locator(".p-unlock")).to_be_visible()
        self.enter(page)
        # What another parent has saved meanwhile is not undone.
        self.told("policy.set", child="mia", weeklyMinutes=290)
        self.go(page, "limits/mia")
        expect(page.get_by_label("Minutes a day", exact=True).first).to_have_value("50")
        expect(page.get_by_label("Minutes a week", exact=True).first).to_have_value("290")
        expect(page.locator(".p-save")).to_contain_text("Your changes are still here, not saved yet.")
        self.save(page)
        told = self.told("policy.get", child="mia")
        self.assertEqual((told["dailyMinutes"], told["weeklyMinutes"], len(told["quietHours"])), (50, 290, 2))
        self.go(page, "today")
        expect(page.locator(".note-out", has_text="not saved")).to_have_count(0)

    def test_who_saves_over_something_newer_is_told_and_chooses(self):
        page = self.limits("mia")
        minutes = page.get_by_label("Minutes a day", exact=True).first
        minutes.fill("50")
        other = self.let_in("/parent/limits/mia")
        other.get_by_label("Minutes a day", exact=True).first.fill("40")
        self.save(other)
        page.get_by_role("button", name="Save", exact=True).click()
        dialog = page.get_by_role("dialog", name="Somebody else has saved here meanwhile")
        expect(dialog.locator("li").first).to_contain_text(self.told("audit.list", child="mia", limit=1)["entries"][0]["who"])
        expect(dialog.locator("li").first).to_contain_text("1 h → 40 min")
        dialog.get_by_role("button", name="Keep what is saved").click()
        expect(page.locator(".p-save")).to_be_hidden()
        expect(minutes).to_have_value("40")
        self.assertEqual(self.told("policy.get", child="mia")["dailyMinutes"], 40)
        # Their own change stands where they want that; also one that they have come back to.
        minutes.fill("55")
        self.go(page, "today")
        self.told("policy.set", child="mia", dailyMinutes=45)
        self.go(page, "limits/mia")
        page.get_by_role("button", name="Save", exact=True).click()
        dialog.get_by_role("button", name="Save mine").click()
        expect(page.locator(".p-save")).to_be_hidden()
        self.assertEqual(self.told("policy.get", child="mia")["dailyMinutes"], 55)
        # Nobody is asked about what somebody else has changed besides.
        page.get_by_label("Minutes a day", exact=True).first.fill("35")
        self.told("policy.set", child="mia", weeklyMinutes=200)
        self.save(page)
        told = self.told("policy.get", child="mia")
        self.assertEqual((told["dailyMinutes"], told["weeklyMinutes"]), (35, 200))

    def test_a_list_is_not_saved_over_a_newer_one_unasked(self):
        self.told("filter.set", child="mia", allowedSubjects=None, pausedSubjects=[])
        page = self.at("filters/mia")
        self.told("filter.set", child="mia", allowedSubjects=["math"])
        page.get_by_label("Reading", exact=True).uncheck()
        dialog = page.get_by_role("dialog", name="Somebody else has saved here meanwhile")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_label("Science", exact=True)).not_to_be_checked()
        self.assertEqual(self.told("filter.get", child="mia")["allowedSubjects"], ["math"])
        self.told("filter.set", child="mia", allowedSubjects=None)

    def test_what_is_typed_counts_at_once(self):
        page = self.limits("ben")
        page.get_by_label("Minutes a day", exact=True).first.press_sequentially("5")
        expect(page.get_by_label("Minutes on Monday")).to_have_value("605")
        expect(page.locator(".p-save")).to_be_visible()
        # A note about what is saved says nothing of what is not.
        expect(page.locator(".p-notes").first).to_be_hidden()
        page.get_by_role("button", name="See the days").click()
        expect(page.locator(".p-preview-day").first).to_be_in_viewport()

    def test_a_number_that_is_none_is_not_saved_in_part(self):
        page = self.limits("ben")
        minutes = page.get_by_label("Minutes a day", exact=True).first
        minutes.fill("200")
        minutes.press_sequentially("0")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(minutes).to_be_focused()
        expect(page.locator(".p-save")).to_be_visible()
        self.assertEqual(self.told("policy.get", child="ben")["dailyMinutes"], 60)
        minutes.fill("200")
        self.save(page)
        self.assertEqual(self.told("policy.get", child="ben")["dailyMinutes"], 200)

    def test_a_note_lies_over_no_button_of_the_bar(self):
        page = self.limits("ben")
        page.get_by_label("Minutes a day", exact=True).first.press_sequentially("5")
        page.keyboard.press("Tab")
        # What was pressed before is still told.
        page.get_by_label("Minutes a day", exact=True).first.fill("10")
        self.save(page)
        note = page.locator(".note-out", has_text="Saved").last
        page.get_by_label("Minutes a day", exact=True).first.fill("20")
        expect(page.locator(".p-save")).to_be_visible()
        expect(note).to_be_visible()
        over, bar = note.bounding_box(), page.locator(".p-save").bounding_box()
        self.assertFalse(over["y"] < bar["y"] + bar["height"] and bar["y"] < over["y"] + over["height"], (over, bar))
        page.get_by_role("button", name="Discard").click()

    def test_budgets_are_for_subjects_packs_and_apps(self):
        page = self.limits("mia")
        budgets = self.section(page, "budgets")
        budgets.get_by_role("button", name="Add a budget").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name", exact=True).fill("Games")
        dialog.get_by_role("button", name="Done").click()
        expect(dialog.get_by_role("alert")).to_have_text("Add at least one thing.")
        dialog.get_by_label("Minutes a day").fill("25")
        for choice, app in (("An app …", "supertux"), ("Math", None), ("Pack: First science", None)):
            dialog.get_by_label("For what?", exact=True).last.select_option(label=choice)
            if app:
                dialog.get_by_label("Name of the app").fill(app)
            dialog.get_by_role("button", name="Add", exact=True).click()
        dialog.get_by_role("button", name="Remove: Math").click()
        dialog.get_by_role("button", name="Done").click()
        expect(page.locator(".p-changes")).to_contain_text("Games: 25 min a day for supertux, First science")
        expect(page.locator(".p-changes")).to_contain_text("before: none")
        self.save(page)
        self.assertEqual(self.told("policy.get", child="mia")["budgets"], [
            {"name": "Games", "activities": [{"app": "supertux"}, {"pack": "first-science"}], "minutes": 25}])
        budgets.get_by_role("button", name="Remove: Games").click()
        self.save(page)
        self.assertNotIn("budgets", self.told("policy.get", child="mia"))

    def test_breaks_saved_and_earned_minutes_and_goals(self):
        page = self.limits("ben")
        breaks = self.section(page, "breaks")
        breaks.get_by_label("Break after minutes").fill("30")
        breaks.get_by_label("Break lasts, in minutes").fill("5")
        breaks.get_by_label("Remind to look up").fill("20")
        saved = self.section(page, "saved")
        saved.get_by_label("Minutes at most").fill("60")
        earned = self.section(page, "earned")
        earned.get_by_label("For a finished lesson").fill("5")
        earned.get_by_label("At most a day").fill("20")
        goals = self.section(page, "goals")
        goals.get_by_label("Subject").select_option(label="Math")
        goals.get_by_label("Minutes a week").fill("90")
        goals.get_by_role("button", name="Add this goal").click()
        goals.get_by_label("Apps that count as learning").fill("tuxmath, gcompris")
        free = self.section(page, "free")
        free.get_by_label("What does not count", exact=True).last.select_option(label="Reading")
        free.get_by_role("button", name="Add", exact=True).click()
        expect(breaks.locator("summary")).to_contain_text("after 30 min, for 5 min · a reminder to look up every 20 min")
        self.save(page)
        told = self.told("policy.get", child="ben")
        self.assertEqual(
            {name: told.get(name) for name in ("session", "breakNudgeMinutes", "carryOver", "earnedTime", "learningGoals", "learningApps", "freeActivities")},
            {
                "session": {"minutes": 30, "breakMinutes": 5}, "breakNudgeMinutes": 20, "carryOver": {"capMinutes": 60, "expiryDays": 7},
                "earnedTime": {"minutesPerLesson": 5, "dailyCapMinutes": 20}, "learningGoals": [{"subject": "math", "weeklyMinutes": 90}],
                "learningApps": ["tuxmath", "gcompris"], "freeActivities": [{"subject": "reading"}],
            })
        # All of it goes again.
        page = self.at("limits/ben")
        self.section(page, "breaks").get_by_label("Break after minutes").fill("")
        self.section(page, "saved").get_by_label("Minutes at most").fill("")
        self.section(page, "earned").get_by_label("For a finished lesson").fill("")
        page.keyboard.press("Tab")
        self.save(page)
        told = self.told("policy.get", child="ben")
        self.assertFalse({"session", "carryOver", "earnedTime"} & set(told))

    def test_a_filter_says_what_it_hides(self):
        self.told("filter.set", child="mia", allowedSubjects=None, pausedSubjects=[])
        page = self.at("filters/mia")
        expect(page.get_by_text("0 of ", exact=False).first).to_be_visible()
        reading = page.locator('[data-subject="reading"]')
        page.get_by_label("Reading", exact=True).uncheck()
        expect(reading.locator("summary")).to_have_text("All lessons are hidden: why?")
        reading.locator("summary").click()
        expect(reading.get_by_text("subject Reading is not among the allowed subjects")).to_be_visible()
        self.assertNotIn("reading", self.told("filter.get", child="mia")["allowedSubjects"])
        page.get_by_label("Reading", exact=True).check()
        expect(page.get_by_text("0 of ", exact=False).first).to_be_visible()
        page.get_by_label("Only these apps").check()
        page.get_by_label("Names of apps").fill("tuxmath")
        page.get_by_role("button", name="Save: Apps").click()
        expect(page.get_by_label("Names of apps")).to_have_value("tuxmath")
        check = page.locator("section", has=page.get_by_role("heading", name="Try it"))
        check.get_by_label("Kind").select_option(label="App")
        check.get_by_label("Name of the app").fill("supertux")
        check.get_by_role("button", name="Check", exact=True).click()
        expect(check.locator(".chip.stop")).to_have_text("Hidden")
        # The answer is about what was asked, and about the filter as it was.
        check.get_by_label("Name of the app").fill("tuxmath")
        expect(check.locator(".chip")).to_have_count(0)
        check.get_by_role("button", name="Check", exact=True).click()
        expect(check.locator(".chip.good")).to_have_text("Allowed")
        page.get_by_label("Only these apps").uncheck()
        page.get_by_role("button", name="Save: Apps").click()
        expect(check.locator(".chip")).to_have_count(0)

    def test_a_lesson_is_found_by_its_title_hidden_and_tried(self):
        self.told("filter.set", child="mia", allowedSubjects=None, pausedSubjects=[], blockedLessons=[])
        page = self.at("filters/mia")
        single = page.locator("section", has=page.get_by_role("heading", name="Single lessons"))
        single.get_by_label("Find by title, subject or pack").fill("halves and")
        expect(single.get_by_label("Lesson", exact=True).locator("option")).to_have_text(["Halves and quarters · Grade 1 math"])
        single.get_by_role("button", name="Hide", exact=True).click()
        expect(single.get_by_role("button", name="Bring back: Halves and quarters · Grade 1 math")).to_be_visible()
        # A title that several packs have tells its pack, and what cannot be found is said.
        self.assertGreater(single.get_by_label("Lesson", exact=True).locator("option", has_text="Longer patterns · ").count(), 1)
        single.get_by_label("Find by title, subject or pack").fill("flying")
        expect(single.get_by_text("No lesson is called that.")).to_be_visible()
        check = page.locator("section", has=page.get_by_role("heading", name="Try it"))
        check.get_by_label("Find by title, subject or pack").fill("Halves and quarters")
        check.get_by_role("button", name="Check", exact=True).click()
        expect(check.locator(".chip.stop")).to_have_text("Hidden")
        expect(check.get_by_text("the lesson “Halves and quarters” is hidden")).to_be_visible()
        check.get_by_label("Find by title, subject or pack").fill("counting things")
        expect(check.locator(".chip")).to_have_count(0)
        check.get_by_role("button", name="Check", exact=True).click()
        expect(check.locator(".chip.good")).to_have_text("Allowed")
        # A subject keeps its name and its place while it rests.
        self.told("filter.set", child="mia", pausedSubjects=[{"subject": "reading"}], blockedLessons=[])
        page = self.at("filters/mia")
        expect(page.get_by_role("button", name="Wake it up: Reading")).to_be_visible()
        self.told("filter.set", child="mia", pausedSubjects=[])

    def test_a_subject_rests_until_a_day(self):
        self.told("filter.set", child="ben", allowedSubjects=None, pausedSubjects=[])
        page = self.at("filters/ben")
        friday = self.day("friday")
        page.get_by_role("button", name="Let it rest: Science").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_label("The last day of rest")).to_have_value(friday.isoformat())
        dialog.get_by_role("button", name="Let it rest").click()
        science = page.locator('[data-subject="science"]')
        expect(science.locator(".chip")).to_contain_text("rests through Fri")
        pause = self.told("filter.get", child="ben")["pausedSubjects"][0]
        ends = datetime.datetime.fromisoformat(pause["until"])
        self.assertEqual((pause["subject"], ends.date(), ends.hour), ("science", friday + datetime.timedelta(days=1), 0))
        science.get_by_role("button", name="Wake it up: Science").click()
        expect(science.locator(".chip")).to_have_count(0)
        # Or until something else is learned.
        science.get_by_role("button", name="Let it rest: Science").click()
        dialog.get_by_role("radio", name="Until something else is learned").check()
        dialog.get_by_label("What is to be learned first").select_option(label="Math")
        dialog.get_by_role("button", name="Let it rest").click()
        expect(science.locator(".chip")).to_contain_text("rests until a lesson of Math is finished")

    def test_a_challenge_that_cannot_be_met_is_refused_with_the_sum(self):
        self.told("policy.set", child="mia", **USUAL)
        self.told("filter.set", child="mia", allowedSubjects=None, pausedSubjects=[])
        page = self.at("challenges/mia")
        expect(page.locator('[data-template="daily-dynamo"] .p-sum')).to_contain_text("420 minutes")
        page.get_by_role("button", name="A challenge of your own").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Title").fill("Fine days")
        dialog.get_by_label("How many").fill("200")
        dialog.get_by_label("Bonus in percent").fill("20")
        # Five days do not fit into four.
        dialog.get_by_label("Last day").fill((self.now() + datetime.timedelta(days=3)).date().isoformat())
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.get_by_role("alert")).to_contain_text("There are only 4 days from the first to the last, and 5 are wanted.")
        dialog.get_by_label("Last day").fill((self.now() + datetime.timedelta(days=5)).date().isoformat())
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.get_by_role("alert")).to_contain_text("1,000 minutes")
        dialog.get_by_role("button", name="Take ").click()
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_have_count(0)
        item = page.locator("[data-challenge]", has_text="Fine days")
        expect(item).to_contain_text("running")
        made = self.told("challenge.list", child="mia")["byChild"][0]["challenges"]
        self.assertEqual(next(each for each in made if each["title"] == "Fine days")["bonusPercent"], 20)
        item.get_by_role("button", name="Change: Fine days").click()
        dialog.get_by_label("How many").fill("5")
        dialog.get_by_role("button", name="Save").click()
        expect(item).to_contain_text("of 5 minutes")
        item.get_by_role("button", name="End: Fine days").click()
        expect(page.locator("details [data-challenge]", has_text="Fine days")).to_have_count(1)
        page.get_by_role("button", name="Begin: Streak Champion").click()
        expect(page.locator("[data-challenge]", has_text="Streak Champion")).to_contain_text("running")

    def test_a_challenge_counts_some_activities(self):
        page = self.at("challenges/ben")
        page.get_by_role("button", name="A challenge of your own").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Title").fill("Clock week")
        dialog.get_by_label("What counts").select_option(label="minutes with some things")
        dialog.get_by_label("For what?", exact=True).last.select_option(label="Math")
        dialog.get_by_role("button", name="Add", exact=True).click()
        dialog.get_by_label("How many").fill("40")
        dialog.get_by_role("button", name="Save").click()
        expect(page.locator("[data-challenge]", has_text="Clock week")).to_contain_text("of 40 minutes")
        made = self.told("challenge.list", child="ben")["byChild"][0]["challenges"]
        wanted = next(each for each in made if each["title"] == "Clock week")["wanted"]
        self.assertEqual(wanted, {"counts": "activityMinutes", "target": 40, "activities": [{"subject": "math"}], "within": "week"})
        # Of one that kidd offers a parent says the activities, too.
        page.get_by_role("button", name="Begin: App Master").click()
        expect(dialog.get_by_label("Title")).to_have_value("App Master")
        dialog.get_by_label("For what?", exact=True).last.select_option(label="Pack: First reading")
        dialog.get_by_role("button", name="Add", exact=True).click()
        dialog.get_by_label("How many").fill("30")
        dialog.get_by_role("button", name="Save").click()
        expect(page.locator("[data-challenge]", has_text="App Master")).to_contain_text("of 30 minutes")


if __name__ == "__main__":
    unittest.main()
