"""What a child does besides a lesson: hints for stars, looking back, a quiz over a subject, codes, treasures, counting along."""

import json
import re
import unittest

from child_rig import ChildTest, Finger, Keys, Mouse
from test_child_kinds import PHONE


class WaysTest(ChildTest):
    def listen(self, page):
        """What the page sends from now on, line by line."""
        sent = []

        def relay(socket):
            server = socket.connect_to_server()
            socket.on_message(lambda message: (sent.append(json.loads(message)), server.send(message)))

        page.route_web_socket("**/ws?*", relay)
        page.reload()
        return sent

    def stars(self, child="mia"):
        return self.ask("rewards.summary", child=child)["stars"]

    def to_hints(self, page, child, title):
        """At a question whose first hint was shown."""
        self.begin(page, title, child)
        page.locator(".foot .hint").click()
        page.locator(".hint-text").wait_for()

    def test_a_hint_that_costs_stars_asks_first(self):
        self.learn_easy()
        before = self.stars()
        page = self.page()
        self.to_hints(page, "mia", "One of each")
        self.assertIn("★" if page.locator(".price").inner_text().startswith("★") else "2", page.inner_text(".price"))
        self.assertEqual(page.get_attribute(".foot .hint", "aria-label"), "A hint for 2 stars")
        page.locator(".foot .hint").click()
        page.locator(".price-ask .button", has_text="No").click()
        self.assertEqual(page.locator(".price-ask").count(), 0)
        self.assertEqual(self.stars(), before)
        page.locator(".foot .hint").click()
        page.locator(".price-ask .button.primary").click()
        page.locator(".hint-text", has_text="Take your time.").wait_for()
        self.assertEqual(self.stars(), before - 2)
        # That was the last one.
        self.assertEqual(page.locator(".foot .hint").count(), 0)
        # What was paid for stays while the question is tried again.
        shown = self.ready(page)
        self.think()
        Mouse(page).choose("6")
        Mouse(page).check()
        self.ready(page, after=shown)
        self.assertEqual([text.strip() for text in page.locator(".hint-text").all_inner_texts()], ["Look once more.", "Take your time."])
        self.quiet(page)

    def test_a_hint_that_is_too_dear_is_refused_kindly_and_once(self):
        page = self.page("/child/ben")
        self.assertEqual(self.stars("ben"), 0)
        self.to_hints(page, "ben", "One of each")
        page.locator(".foot .hint").click()
        page.locator(".price-ask .button.primary").click()
        page.locator(".hint-text").nth(1).wait_for()
        self.assertRegex(page.locator(".hint-text").nth(1).inner_text(), "star")
        self.assertEqual(page.locator(".foot .hint").count(), 0)
        self.quiet(page)

    def test_what_was_learned_is_looked_back_at_when_it_is_due(self):
        self.learn_easy()
        self.think(17 * 3600)
        self.think(17 * 3600)
        self.learn_easy()
        self.think(4 * 24 * 3600)
        page = self.page()
        card = page.locator(".card.next")
        self.assertEqual(self.ask("lesson.next", child="mia")["kind"], "review")
        card.locator(".next-title", has_text="Easy ones").wait_for()
        # Why it is this can be read.
        card.locator("summary").click()
        self.assertGreater(len(card.locator("details .note").inner_text()), 10)
        card.locator(".button.primary").click()
        shown = None
        while True:
            shown = self.ready(page, after=shown)
            self.think()
            Mouse(page).choose(next(text for text in page.locator(".option-text").all_inner_texts() if text != "the moon"))
            Mouse(page).check()
            page.locator(".verdict.good").wait_for()
            is_last = page.inner_text(".place").split(" / ")
            Mouse(page).go_on()
            if is_last[0] == is_last[1]:
                break
        page.locator(".ending").wait_for()
        self.quiet(page)

    def test_a_quiz_over_a_subject_with_a_clock(self):
        self.learn_easy()
        page = self.page()
        self.begin(page)
        self.answer_all(page, Mouse(page))
        sent = self.listen(page)
        self.go(page, "/child/mia/lessons/quiz")
        page.locator(".switch input").check()
        page.locator(".subject", has_text="Kinds").locator(".button", has_text="A mixed quiz").click()
        self.ready(page)
        page.locator(".quiz-clock").wait_for()
        start = next(line["params"] for line in sent if line["method"] == "activity.start")
        self.assertEqual({key: start[key] for key in ("kind", "subject", "limitSeconds")}, {"kind": "quiz", "subject": "kinds", "limitSeconds": 300})
        self.quiet(page)

    def test_one_way_to_find_math_facts_is_practiced(self):
        page = self.page()
        sent = self.listen(page)
        page.locator(".facts summary").first.click()
        page.locator(".ways .button", has_text="Pairs that make 10").click()
        self.ready(page)
        start = next(line["params"] for line in sent if line["method"] == "activity.start")
        self.assertEqual((start["kind"], start["strategy"]), ("practice", "makeTen"))
        self.quiet(page)

    def test_a_press_too_many_does_nothing(self):
        page = self.page()
        sent = self.listen(page)
        count = lambda method: sum(line["method"] == method for line in sent)
        page.locator(".card.next .huge").dblclick()
        self.ready(page)
        self.assertEqual((count("activity.start"), page.locator(".dialog").count()), (1, 0))
        page.locator(".foot .hint").dblclick()
        page.locator(".hint-text").wait_for()
        self.ready(page)
        self.assertEqual(count("activity.hint"), 1)
        self.quiet(page)

    def test_a_sprint_by_finger_takes_each_press_as_an_answer(self):
        page = self.page(**PHONE)
        sent = self.listen(page)
        page.locator(".facts .button", has_text="60 seconds").first.tap()
        shown = None
        places = set()
        for _ in range(3):
            shown = self.ready(page, after=shown)
            self.think(2)
            page.wait_for_timeout(600)
            place = page.locator(".choice").nth(1).bounding_box()
            places.add(place["y"])
            # A finger that presses twice has not read the next question.
            for _ in range(2):
                page.touchscreen.tap(place["x"] + 60, place["y"] + 30)
        self.ready(page, after=shown)
        self.assertEqual(sum(line["method"] == "activity.answer" for line in sent), 3)
        self.assertEqual(len(places), 1, "what is said moves no option")
        self.quiet(page)

    def test_who_presses_everything_twice_does_it_once(self):
        page = self.page()
        self.begin(page)
        by = Mouse(page)
        self.answer_until(page, by, "Who lives where?")
        check = lambda: page.locator(".check").bounding_box()["y"]
        how = page.locator(".foot .how")
        before, told = check(), how.inner_text()
        by.check()
        how.filter(has_text="There are still 2 to do.").wait_for()
        self.assertEqual(check(), before)
        page.locator(".pool .item", has_text="hive").dblclick()
        self.assertEqual(page.get_attribute("[data-item=hive]", "aria-pressed"), "true")
        self.assertEqual(page.get_attribute("[data-item=nest]", "aria-pressed"), "false")
        color = lambda item: page.locator(f"[data-item={item}]").evaluate("item => getComputedStyle(item).borderColor")
        self.assertNotEqual(color("hive"), color("nest"))
        page.locator("[data-zone=bee] .zone-name").dblclick()
        page.locator("[data-zone=bee] [data-item=hive]").wait_for()
        how.filter(has_text="There is still 1 to do.").wait_for()
        by.put("nest", "bird")
        page.wait_for_timeout(100)
        self.assertEqual(how.inner_text(), told)
        self.think()
        page.locator(".check").dblclick()
        page.locator(".verdict.good").wait_for()
        self.quiet(page)

    def test_digits_choose_the_number_that_they_are(self):
        page = self.page()
        self.begin(page)
        page.locator(".check").click()
        page.locator(".how .again", has_text="Choose one of these first.").wait_for()
        page.locator(".choice input").first.focus()
        chosen = lambda: page.locator(".choice:has(input:checked) .choice-body").all_inner_texts()
        page.keyboard.press("1")
        page.keyboard.press("2")
        self.assertEqual(chosen(), [])
        for number in "686":
            page.keyboard.press(number)
            self.assertEqual([text.strip() for text in chosen()], [number])
        page.locator(".how .again").wait_for(state="detached")
        self.quiet(page)

    def test_a_word_is_no_number_and_what_was_typed_stays_in_sight(self):
        page = self.page(viewport={"width": 1280, "height": 800})
        page.locator(".facts .button", has_text="Practice").first.click()
        self.ready(page)
        page.locator(".answer-field").fill("abc")
        for _ in range(3):
            page.keyboard.press("Enter")
        page.locator(".how .again", has_text="Please type a number.").wait_for()
        self.assertEqual(page.locator(".note-out").count(), 0)
        self.think()
        page.locator(".answer-field").fill("99")
        page.locator(".how .again").wait_for(state="detached")
        page.keyboard.press("Enter")
        page.locator(".verdict", has_text="You typed 99.").wait_for()
        page.wait_for_timeout(100)
        top = page.locator("#top").bounding_box()["height"]
        for part in (".prompt h1", ".answer-field", ".next"):
            box = page.locator(part).bounding_box()
            self.assertTrue(top <= box["y"] and box["y"] + box["height"] <= 800, (part, box))
        self.quiet(page)

    def test_more_time_is_asked_for_once_and_each_request_is_told(self):
        self.rig.parent("policy", "set", "ben", "--daily", "30m")
        self.addCleanup(lambda: self.rig.parent("policy", "set", "ben", "--daily", "unlimited"))
        page = self.page("/child/ben")
        sent = self.listen(page)
        chips = page.locator(".time-card .chip")
        for count, minutes in enumerate(("30", "10"), 1):
            page.locator(".time-card .button").click()
            page.locator(".dialog .choice", has_text=minutes).click()
            page.locator(".dialog .button.primary").dblclick()
            page.locator(".dialog .chip", has_text=f"{minutes} minutes").wait_for()
            page.keyboard.press("Escape")
            page.wait_for_timeout(200)
            self.assertEqual(sum(line["method"] == "time.ask" for line in sent), count)
        self.assertEqual(chips.all_inner_texts(), ["You asked for 30 minutes.", "You asked for 10 minutes."])
        told = self.ask_as_parent("time.requests")["requests"]
        request = next(request for request in told if request["minutes"] == 30)
        self.ask_as_parent("time.decide", request=request["request"], approve=False)
        chips.filter(has_text="30").wait_for(state="detached")
        self.assertEqual(chips.all_inner_texts(), ["You asked for 10 minutes."])
        self.quiet(page)

    def test_what_is_not_the_childs_own_is_not_shown(self):
        page = self.page()
        self.begin(page)
        activity = page.url.rsplit("/", 1)[-1]
        self.go(page, f"/child/ben/play/{activity}")
        page.locator(".note-out", has_text="That is not possible here.").wait_for()
        page.locator("h1", has_text="Hello, Ben!").wait_for()
        self.assertNotIn("play", page.url)
        self.go(page, "/child/nobody")
        page.locator(".note-out", has_text="Nobody here has that name.").wait_for()
        page.locator(".who-card").first.wait_for()
        self.quiet(page)

    def test_whose_time_has_no_end_is_not_asked_how_much_more(self):
        page = self.page()
        page.locator(".time-chip .ring-sign").wait_for()
        page.locator(".time-chip").click()
        page.locator(".dialog .ring.large").wait_for()
        self.assertEqual(page.locator(".dialog form").count(), 0)
        self.quiet(page)

    def test_the_way_back_leaves_no_dialog_and_leads_to_no_lesson_that_is_over(self):
        page = self.page()
        page.locator(".home-top").wait_for()
        self.go(page, "/child/mia/treasures")
        page.locator(".badges").wait_for()
        page.locator(".time-chip").click()
        page.locator(".dialog").wait_for()
        page.go_back()
        page.locator(".dialog").wait_for(state="detached")
        page.locator(".badges").wait_for()
        page.go_back()
        page.locator(".home-top").wait_for()
        self.begin(page)
        self.begin(page, "Easy ones")
        page.go_back()
        page.locator(".lesson").first.wait_for()
        page.go_back()
        page.get_by_text("This was ended somewhere else.").locator("visible=true").last.wait_for()
        self.assertEqual(page.locator(".question").count(), 0)
        # What comes next is said before it begins, and takes the place of what is over.
        self.begin(page, "Easy ones")
        self.finish_elsewhere(page, "right")
        page.locator(".ending").wait_for()
        page.locator(".ending .next-say", has_text=re.compile(".")).wait_for()
        page.locator(".ending .button.primary").click()
        self.ready(page)
        page.go_back()
        page.locator(".lesson").first.wait_for()
        self.quiet(page)

    def finish_elsewhere(self, page, option):
        """The child's activity is answered somewhere else to its end, always with one option."""
        activity = page.url.rsplit("/", 1)[-1]
        question = self.ask("activity.question", activity=activity)["question"]
        while True:
            self.ask("activity.shown", activity=activity, presentation=question["presentation"])
            self.think()
            answer = {"option": option} if question["kind"] == "multipleChoice" else {"tile": "a bee" if option == "right" else "the moon"}
            told = self.ask("activity.answer", activity=activity, presentation=question["presentation"], answer=answer)
            if "summary" in told:
                return
            question = told["question"]

    def test_a_best_that_is_not_passed_is_not_praised(self):
        page = self.page("/child/ben")
        self.begin(page, "Easy ones", "ben")
        self.finish_elsewhere(page, "wrong")
        page.locator(".ending .party-word", has_text="Keep going!").wait_for()
        self.assertEqual(page.get_by_text("Your best so far!").count(), 0)

    def test_many_minutes_are_told_in_hours(self):
        self.rig.parent("policy", "set", "ben", "--daily", "450m")
        self.addCleanup(lambda: self.rig.parent("policy", "set", "ben", "--daily", "unlimited"))
        page = self.page("/child/ben")
        # Some minutes may have been used already.
        hours = re.compile(r"^7 h( \d+ min)?( left)?$")
        page.locator(".time-card .ring-long", has_text=hours).wait_for()
        self.assertRegex(page.locator(".time-card .ring").get_attribute("aria-label"), hours)
        # The head says the same.
        self.assertEqual(page.locator(".time-chip .time-long").inner_text(), page.locator(".time-card .ring-long").inner_text())

    def test_a_code_on_paper_gives_minutes_once(self):
        self.rig.parent("policy", "set", "ben", "--daily", "30m")
        self.addCleanup(lambda: self.rig.parent("policy", "set", "ben", "--daily", "unlimited"))
        made = json.loads(self.rig.parent("time", "codes", "15m", "--child", "ben", "--json").stdout)
        code = made["codes"][0]["code"]
        page = self.page("/child/ben")
        # Some minutes may have been used already: other trials of this household learn, too.
        more = str(int(page.locator(".time-chip .ring-number").inner_text()) + 15)
        page.locator(".time-chip").click()
        page.locator(".dialog summary").click()
        field = page.get_by_label("The code")
        told = page.locator(".told-answer")
        field.fill("AAAA-BBBB-CCCC")
        page.locator(".dialog .button", has_text="Use the code").click()
        page.locator(".told-answer:not(:has-text('One moment'))", has_text=re.compile(".")).wait_for()
        wrong = told.inner_text()
        field.fill(code.lower())
        page.keyboard.press("Enter")
        page.locator(".time-chip .ring-number", has_text=more).wait_for()
        told.filter(has_text="15 more minutes").wait_for()
        self.assertNotIn("15", wrong)
        field.fill(code)
        page.keyboard.press("Enter")
        told.filter(has_not_text="15 more minutes").filter(has_not_text="One moment").wait_for()
        page.keyboard.press("Escape")
        page.locator(".time-chip .ring-number", has_text=more).wait_for()
        self.quiet(page)

    def test_treasures_are_the_childs_own(self):
        self.learn_easy()
        self.learn_easy("ben")
        page = self.page("/child/mia/treasures")
        page.locator(".badges .has", has_text="First Lesson").wait_for()
        page.locator(".stickers .sticker").first.wait_for()
        page.locator(".rings li", has_text="Kinds").wait_for()
        seen = page.inner_text("main")
        self.assertNotIn("Ben", seen)
        before = [int(number) for number in page.locator(".rings .ring-number").all_inner_texts()]
        # What was learned and then forgotten is none the less learned.
        self.think(90 * 24 * 3600)
        page.reload()
        page.locator(".rings .ring-number").first.wait_for()
        after = [int(number) for number in page.locator(".rings .ring-number").all_inner_texts()]
        self.assertTrue(all(now >= then for now, then in zip(after, before)), (before, after))
        self.quiet(page)

    def count_along(self, page, by, tick):
        """Ticks two things off, answers, and finds that it changed nothing."""
        sent = self.listen(page)
        self.begin(page)
        self.answer_until(page, by, "fish")
        page.locator(".ticking .one").first.wait_for()
        before = len(sent)
        tick()
        self.assertEqual(page.locator(".ticking .one[aria-checked=true]").count(), 2)
        # What keeps the time and the view true goes on by itself, and tells nothing of it.
        self.assertEqual([line for line in sent[before:] if line["method"] not in ("time.renewLease", "activity.question")], [])
        self.assertEqual(page.locator(".choice input:checked").count(), 0)
        # How many are ticked, or how many there are, is told to nobody.
        self.assertEqual({name for name in page.locator(".ticking .one").evaluate_all("all => all.map(one => one.ariaLabel)")}, {"Counted"})
        if isinstance(by, Keys):
            by.reach(page.locator(".choice input").first)
        by.choose("3")
        self.think()
        by.check()
        page.locator(".verdict.good").wait_for()
        self.assertEqual([line["params"]["answer"] for line in sent if line["method"] == "activity.answer"][-1], {"number": 3})
        self.quiet(page)

    def test_things_are_ticked_off_by_keys(self):
        page = self.page()
        by = Keys(page)

        def tick():
            by.reach(page.locator(".ticking .one").first)
            for key in ("Space", "Space", "ArrowRight", "ArrowLeft", "ArrowLeft"):
                by.press(key)

        self.count_along(page, by, tick)

    def test_things_are_ticked_off_by_finger(self):
        page = self.page(**PHONE)
        by = Finger(page)

        def tick():
            things = page.locator(".ticking .one")
            for at in (0, 1, 2, 0, 2, 0):
                by.press(things.nth(at))

        self.count_along(page, by, tick)

    def test_two_children_in_two_browsers(self):
        mia, ben = self.page("/child/mia"), self.page("/child/ben")
        for page, child in ((mia, "mia"), (ben, "ben")):
            self.begin(page, "Five easy ones", child)
        for page in (mia, ben):
            self.think()
            Mouse(page).choose(next(text for text in page.locator(".option-text").all_inner_texts() if text != "the moon"))
        Mouse(mia).check()
        mia.locator(".verdict.good").wait_for()
        self.assertEqual(ben.locator(".verdict").count(), 0)
        Mouse(ben).check()
        ben.locator(".verdict.good").wait_for()
        for page in (mia, ben):
            Mouse(page).go_on()
            self.ready(page)
            self.assertEqual(page.inner_text(".place"), "2 / 5")
            self.quiet(page)


if __name__ == "__main__":
    unittest.main()
