"""What happens to a lesson: time runs out, a parent answers, kidd and the gateway end and come back, tabs are closed."""

import json
import re
import unittest

import kinds_pack
from child_rig import ChildTest, Mouse
from rig import wait


class LifeTest(ChildTest):
    def setUp(self):
        super().setUp()
        for child in ("mia", "ben"):
            self.rig.parent("policy", "set", child, "--no-quiet", "--daily", "unlimited", "--weekly", "unlimited", "--no-allow")

    def right(self, page):
        """Answers the first question right."""
        self.think()
        Mouse(page).choose("8")
        Mouse(page).check()

    def test_kidd_is_killed_while_an_answer_is_on_its_way(self):
        page = self.page()
        self.begin(page)
        self.think()
        self.rig.kill_kidd()
        page.locator(".bar p").wait_for()
        Mouse(page).choose("8")
        Mouse(page).check()
        self.rig.start_kidd()
        page.locator(".verdict.good").wait_for(timeout=40_000)
        page.locator(".bar p").wait_for(state="detached")
        Mouse(page).go_on()
        self.ready(page)
        self.assertEqual(page.inner_text(".place"), "2 / 20")

    def test_an_answer_that_is_sent_again_counts_once(self):
        page = self.page()
        keys = []

        def relay(socket):
            server = socket.connect_to_server()
            cut = []

            def send(message):
                line = json.loads(message)
                if line.get("method") == "activity.answer":
                    keys.append(line["params"]["idempotencyKey"])
                    if len(keys) == 1:
                        cut.append(line["id"])
                server.send(message)

            def hear(message):
                # The first reply to an answer is lost, and the connection with it.
                if cut and json.loads(message).get("id") == cut[0]:
                    return socket.close(code=1001)
                socket.send(message)

            socket.on_message(send)
            server.on_message(hear)

        page.route_web_socket("**/ws?*", relay)
        page.reload()
        self.begin(page)
        self.right(page)
        page.locator(".verdict.good").wait_for()
        self.assertEqual(len(keys), 2)
        self.assertEqual(keys[0], keys[1])
        Mouse(page).go_on()
        self.ready(page)
        self.assertEqual(page.inner_text(".place"), "2 / 20")

    def test_a_closed_tab_goes_on_at_the_same_question(self):
        context = self.rig.context()
        page = self.rig.open("/child/mia", context)
        self.begin(page)
        self.right(page)
        page.locator(".verdict.good").wait_for()
        Mouse(page).go_on()
        self.ready(page)
        prompt = page.inner_text(".prompt h1")
        page.close(run_before_unload=True)
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{self.rig.port}/#/child/mia")
        page.locator(".card.next .huge", has_text="question 2 of 20").click()
        self.ready(page)
        self.assertEqual(page.inner_text(".prompt h1"), prompt)
        # The address leads there too.
        page.reload()
        self.ready(page)
        self.assertEqual(page.inner_text(".prompt h1"), prompt)
        context.close()

    def test_a_gateway_that_is_killed_or_restarted_leaves_the_child_at_its_question(self):
        page = self.page()
        self.begin(page)
        prompt = page.inner_text(".prompt h1")
        for end in (self.rig.kill_gateway, self.rig.stop_gateway):
            end()
            page.locator(".bar p").wait_for()
            self.rig.start_gateway()
            page.locator(".bar p").wait_for(state="detached")
            self.assertEqual(page.inner_text(".prompt h1"), prompt)
            # A tab that is opened anew is let in as well.
            page.reload()
            self.ready(page)
            self.assertEqual(page.inner_text(".prompt h1"), prompt)
        self.right(page)
        page.locator(".verdict.good").wait_for()

    def test_a_page_that_was_ended_sends_a_child_to_its_parents_and_not_to_a_terminal(self):
        page = self.page()
        page.locator(".card.next").wait_for()
        self.rig.end_page()
        self.rig.start_gateway()
        card = page.locator(".card.alone")
        card.wait_for()
        self.assertEqual(card.locator("p:visible").all_inner_texts(), ["This page is closed here. Please ask a parent to open it."])
        card.locator("summary", has_text="For parents").click()
        self.assertIn("kidctl web", card.inner_text())
        page.reload()
        # The page before the page says the same, in every language.
        self.assertNotIn("erminal", page.inner_text("body"))
        self.assertIn("Please ask a parent to open it.", page.inner_text("body"))

    def test_two_children_in_two_tabs(self):
        context = self.rig.context()
        self.addCleanup(context.close)
        mia = self.rig.open("/child/mia", context)
        ben = self.rig.open("/child/ben", context)
        self.begin(mia)
        self.begin(ben, child="ben")
        self.right(mia)
        mia.locator(".verdict.good").wait_for()
        self.assertEqual(ben.inner_text(".place"), "1 / 20")
        self.assertEqual(ben.locator(".verdict").count(), 0)
        self.rig.parent("time", "lock", "ben")
        ben.locator(".rest-say").wait_for()
        # No minutes lift a lock.
        self.assertEqual(ben.locator(".rest .button", has_text="Ask for more time").count(), 0)
        Mouse(mia).go_on()
        self.ready(mia)
        self.assertEqual(mia.inner_text(".place"), "2 / 20")
        self.rig.parent("time", "unlock", "ben")
        ben.locator(".rest .button", has_text="Go on").click()
        self.ready(ben)
        self.quiet(mia)
        self.quiet(ben)

    def test_an_account_of_one_child_goes_straight_in(self):
        page = self.page("/who")

        def relay(socket):
            server = socket.connect_to_server()
            asked = {}

            def send(message):
                line = json.loads(message)
                if line.get("method") == "child.get":
                    asked[line["id"]] = line["params"]["child"]
                server.send(message)

            def hear(message):
                line = json.loads(message)
                child = asked.get(line.get("id"))
                if child == "ben":
                    line = {"jsonrpc": "2.0", "id": line["id"], "error": {"code": 104, "message": "no", "data": {"kind": "forbidden"}}}
                if child == "mia":
                    line["result"]["profile"]["uids"] = [1003]
                socket.send(json.dumps(line))

            socket.on_message(send)
            server.on_message(hear)

        page.route_web_socket("**/ws?*", relay)
        page.goto(f"http://127.0.0.1:{self.rig.port}/#/")
        page.reload()
        page.locator("h1", has_text="Hello, Mia!").wait_for()
        self.go(page, "/who")
        page.wait_for_selector(".who-card")
        self.assertEqual(page.locator(".who-card").count(), 1)

    def test_a_sprint_ends_with_its_time(self):
        page = self.page()
        page.locator(".facts .button", has_text="60 seconds").first.click()
        self.ready(page)
        for _ in range(3):
            before = self.ready(page)
            self.think(2)
            page.keyboard.type(page.locator(".choice-body").first.inner_text().strip())
            page.wait_for_selector(f"form.question[data-ready]:not([data-ready='{before}'])")
        self.rig.ctl("clock", "advance", "61s")
        # On a slow machine a minute has really gone by, and it is over.
        page.locator(".choice-body, .ending .sprint-count").first.wait_for()
        if page.locator(".choice-body").count():
            # A press is an answer, so that what was pressed may be gone at once.
            page.keyboard.type(page.locator(".choice-body").first.inner_text().strip())
        page.locator(".ending .sprint-count").wait_for()
        self.quiet(page)

    def test_a_sprint_that_was_left_has_no_number_of_questions(self):
        page = self.page()
        page.locator(".facts .button", has_text="60 seconds").first.click()
        self.ready(page)
        page.go_back()
        self.assertEqual(page.locator(".next a.primary").inner_text().strip(), "Go on")
        self.quiet(page)

    def test_practice_and_copying_are_typed(self):
        page = self.page()
        for name in ("Practice", "Copy numbers"):
            self.go(page, "/child/mia")
            page.locator(".facts .button", has_text=name).first.click()
            before = self.ready(page)
            self.think(2)
            page.locator(".key", has_text="7").click()
            self.assertEqual(page.locator(".answer-field").input_value(), "7")
            page.keyboard.press("Enter")
            page.locator(".verdict").or_(page.locator(f"form.question[data-ready]:not([data-ready='{before}'])")).first.wait_for()
        self.quiet(page)

    def test_a_child_of_another_language(self):
        self.rig.parent("child", "update", "ben", "--locale", "de")
        page = self.page("/child/ben")
        page.locator("h1", has_text="Hallo, Ben!").wait_for()
        self.assertEqual(page.get_attribute("html", "lang"), "de")
        self.assertEqual(page.locator("#skip").text_content(), "Zum Inhalt")
        self.begin(page, child="ben")
        page.locator(".check", has_text="Prüfen").wait_for()
        self.rig.parent("child", "update", "ben", "--locale", "none")
        self.quiet(page)


class TimeTest(ChildTest):
    def test_time_ends_in_the_middle_and_a_parent_gives_more(self):
        page = self.page()
        self.begin(page)
        self.rig.parent("policy", "set", "mia", "--daily", "1m", "--finishing", "question")
        page.locator(".time-chip .ring-number", has_text="1").wait_for()
        self.rig.ctl("clock", "advance", "40s")
        Mouse(page).choose("6")
        Mouse(page).check()
        page.locator(".verdict-line.again").wait_for()
        self.ready(page)
        self.rig.ctl("clock", "advance", "30s")
        page.locator(".grace > span").wait_for()
        self.assertIn("You can still finish this.", page.inner_text(".grace"))
        Mouse(page).choose("8")
        Mouse(page).check()
        page.locator(".verdict.good").wait_for()
        Mouse(page).go_on()
        page.locator(".rest-say").wait_for()
        self.assertEqual(page.locator(".question").count(), 0)
        # The child asks, and the answer comes by itself.
        page.locator(".rest .button", has_text="Ask for more time").click()
        page.locator(".dialog input[type=text]").first.fill("I am nearly done")
        page.locator(".dialog .choice", has_text=re.compile("^10")).click()
        page.locator(".dialog .button.primary").click()
        page.locator(".told-answer:not(:has-text('moment'))", has_text=re.compile(".{6}")).wait_for()
        request = re.search(r"\b[a-z0-9]{10}\b", self.rig.parent("time", "requests").stdout).group(0)
        self.rig.parent("time", "approve", request, "--word", "well done")
        # The answer is to be seen where the child has asked.
        page.locator(".dialog .answered", has_text="well done").wait_for()
        page.keyboard.press("Escape")
        page.locator(".rest .button", has_text="Go on").click()
        self.ready(page)
        self.assertEqual(page.inner_text(".place"), "2 / 20")
        page.locator(".time-chip .ring-number", has_text=re.compile("^10|9$")).wait_for()
        self.quiet(page)


class AnswerTest(ChildTest):
    def test_a_lock_is_a_pause_and_uses_no_time_up(self):
        self.rig.parent("policy", "set", "ben", "--daily", "60m")
        self.addCleanup(self.rig.parent, "policy", "set", "ben", "--daily", "unlimited")
        page = self.page("/child/ben")
        self.begin(page, "Easy ones", child="ben")
        self.go(page, "/child/ben")
        page.locator(".time-card .ring-long, .time-card .ring-number").first.wait_for()
        self.ask_as_parent("time.lock", child="ben")
        self.addCleanup(lambda: self.ask_as_parent("time.unlock", child="ben"))
        page.locator(".time-card .ring-pause").wait_for()
        page.locator(".time-chip .ring-pause").wait_for()
        self.assertEqual(page.locator(".ring-number").count(), 0)
        self.assertIn("Time for a break", page.locator(".time-card .ring").get_attribute("aria-label"))
        # What is open is no question while neither it nor another one may be done.
        self.go(page, "/child/ben/lessons")
        # What looks closed can be pressed, and says why.
        page.locator(".lesson", has_text="One of each").first.click(force=True)
        page.locator(".note-out", has_text="Time for a break").wait_for()
        self.assertEqual(page.locator(".dialog").count(), 0)
        self.quiet(page)

    def test_an_answer_waits_until_the_child_has_read_it(self):
        self.rig.parent("policy", "set", "ben", "--daily", "60m")
        self.addCleanup(self.rig.parent, "policy", "set", "ben", "--daily", "unlimited")
        for word, approve in (("We eat now", False), ("As you read so well", True)):
            request = self.ask("time.ask", child="ben", minutes=20, clientId=word)["request"]["request"]
            self.ask_as_parent("time.decide", request=request, approve=approve, word=word)
        page = self.page("/child/ben")
        for word in ("We eat now", "As you read so well"):
            page.locator(".time-card .answered", has_text=word).wait_for()
        # Where the child asks, it is told, too; and a page that is read anew has not lost it.
        page.locator(".time-chip").click()
        page.locator(".dialog .answered", has_text="We eat now").wait_for()
        page.reload()
        page.locator(".time-card .answered", has_text="We eat now").get_by_role("button", name="I have read it").click()
        wait(lambda: page.locator(".answered").count() == 1, "what was read is put away")
        page.reload()
        page.locator(".time-card .answered", has_text="As you read so well").wait_for()
        self.assertEqual(page.locator(".answered").count(), 1)
        self.quiet(page)


class EndTest(ChildTest):
    """A whole lesson, then a quiz about it."""

    def lesson(self, page, child="mia"):
        self.begin(page, child=child)
        self.answer_all(page, Mouse(page))

    def test_the_end_and_a_quiz_with_a_clock(self):
        page = self.page()
        page.clock.install()
        self.lesson(page)
        self.assertGreater(page.locator(".confetti i").count(), 0)
        page.locator(".gift .sticker").first.wait_for()
        page.locator(".earned", has_text="19 right answers").wait_for()
        self.go(page, "/child/mia/lessons/quiz")
        page.locator(".switch input").check()
        page.locator(".lesson", has_text="One of each").click()
        self.ready(page)
        page.locator(".quiz-clock").wait_for()
        # Both clocks go on, with calls on the lease between: then the quiz is over by itself.
        for seconds in (150, 149, 20):
            self.rig.ctl("clock", "advance", f"{seconds}s")
            page.clock.fast_forward(seconds * 1000)
        page.locator(".ending").wait_for()
        self.quiet(page)

    def test_nothing_falls_where_nothing_may_move(self):
        page = self.page("/child/ben", reduced_motion="reduce")
        self.lesson(page, "ben")
        self.assertEqual(page.locator(".confetti").count(), 0)


class ClockTest(ChildTest):
    """The clock of a quiz while nobody is there: kidd's own clock is set ahead, for everybody."""

    def test_a_clock_that_runs_on_says_so(self):
        self.learn_easy()
        page = self.page()
        told = self.ask("activity.start", child="mia", kind="quiz", lesson=kinds_pack.EASY, limitSeconds=300)
        back = f"/child/mia/play/{told['activity']}"
        self.go(page, back)
        self.ready(page)
        # The first time the clock stands still.
        page.locator(".play-bar .button").first.click()
        page.locator(".note-out", has_text="It waits for you").wait_for()
        self.go(page, back)
        self.ready(page)
        hide = """hidden => {
            Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
        page.evaluate(hide, True)
        wait(lambda: self.ask("activity.list", child="mia")["activityEntries"][0]["state"] == "paused", "it is paused")
        self.rig.ctl("clock", "advance", "40s")
        page.evaluate(hide, False)
        page.locator(".note-out", has_text=re.compile(r"The clock ran on while you were away\. Gone: [45]\d s\. Left: [34] min")).wait_for()
        page.locator(".play-bar .button").first.click()
        page.locator(".note-out", has_text="The clock runs on. Come back soon.").wait_for()
        self.quiet(page)
        # A page that is loaded anew says so as well, by what it has shown before.
        self.go(page, back)
        self.ready(page)
        page.goto("about:blank")
        self.rig.ctl("clock", "advance", "90s")
        page.goto(f"http://127.0.0.1:{self.rig.port}/#{back}")
        page.locator(".note-out", has_text=re.compile(r"Gone: 1 min [345]\d s\. Left: [12] min")).wait_for()
        self.ready(page)
        # And where nothing is left.
        page.goto("about:blank")
        self.rig.ctl("clock", "advance", "5m")
        page.goto(f"http://127.0.0.1:{self.rig.port}/#{back}")
        page.locator(".note-out", has_text="The time ran out while you were away.").wait_for()
        page.locator(".ending").wait_for()


if __name__ == "__main__":
    unittest.main()
