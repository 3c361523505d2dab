"""Each view of the child's side, in all of its looks and widths: nothing that axe finds, and everything in its place."""

import re
import unittest

from child_rig import ChildTest, Mouse
from looking import Looker


class ViewsTest(ChildTest):
    def setUp(self):
        super().setUp()
        self.faults = []

    def look(self, page, name):
        self.faults += Looker(page).look(name)

    def all_is_well(self, page):
        self.assertEqual(self.faults, [], "\n".join(map(str, self.faults)))
        self.quiet(page)

    def test_who_home_and_what_lies_around(self):
        self.learn_easy()
        self.learn_easy()
        self.rig.parent("leaderboard", "opt-in", "mia")
        page = self.page("/who")
        page.locator(".who-card").first.wait_for()
        self.look(page, "who")
        self.go(page, "/child/mia")
        page.locator(".card.next .huge").wait_for()
        self.assertRegex(page.locator(".card.next .next-questions").inner_text(), r"^\d+ questions?$")
        page.locator(".facts .button").first.wait_for()
        for closed in page.locator("details").all():
            closed.evaluate("details => { details.open = true }")
        self.look(page, "home")
        page.locator(".home-foot .button", has_text="How it looks").click()
        self.look(page, "looks")
        page.keyboard.press("Escape")
        for path, ready in (("lessons", ".lesson"), ("lessons/quiz", ".lesson"), ("treasures", ".badges"), ("board", "main .card")):
            self.go(page, f"/child/mia/{path}")
            page.locator(ready).first.wait_for()
            self.look(page, path.replace("/", "-"))
        self.all_is_well(page)

    def test_asking_for_time_and_its_end(self):
        self.rig.parent("policy", "set", "ben", "--daily", "3h")
        self.addCleanup(lambda: self.rig.parent("policy", "set", "ben", "--daily", "unlimited"))
        page = self.page("/child/ben")
        page.locator(".time-chip .time-long").wait_for()
        page.locator(".time-chip").click()
        page.locator(".dialog summary").click()
        self.look(page, "ask")
        page.keyboard.press("Escape")
        self.begin(page, child="ben")
        self.rig.parent("time", "lock", "ben")
        self.addCleanup(lambda: self.rig.parent("time", "unlock", "ben"))
        page.locator(".rest-say").wait_for()
        self.look(page, "time-over")
        self.go(page, "/child/ben")
        page.locator(".card.next .next-title").wait_for()
        self.look(page, "home-time-over")
        self.all_is_well(page)

    def test_every_question_and_the_end(self):
        page = self.page()
        self.begin(page)
        by = Mouse(page)
        self.answer_all(page, by, lambda number, kind: self.look(page, f"{number:02}-{kind}"))
        page.locator(".confetti").wait_for(state="detached")
        self.look(page, "ending")
        self.all_is_well(page)

    def test_hints_and_a_rest(self):
        page = self.page("/child/ben")
        self.learn_easy("ben")
        self.begin(page, "Five easy ones", "ben")
        by = Mouse(page)
        by.check()
        page.locator(".verdict-line").wait_for()
        page.locator(".hint").click()
        page.locator(".hint-text").wait_for()
        self.look(page, "hint")
        self.begin(page, child="ben")
        page.locator(".hint").click()
        page.locator(".hint-text").wait_for()
        page.locator(".hint").click()
        page.locator(".price-ask").wait_for()
        self.look(page, "hint-price")
        self.go(page, "/child/ben/lessons/quiz")
        page.locator(".lesson", has_text="Five easy ones").click()
        shown = None
        for _ in range(3):
            shown = self.ready(page, after=shown)
            self.think()
            by.choose("the moon")
            by.check()
            page.locator(".verdict").wait_for()
            if not page.locator(".verdict .button", has_text="A little rest").count():
                by.go_on()
        page.locator(".verdict .button", has_text="A little rest").wait_for()
        self.look(page, "quiz-rest")
        self.all_is_well(page)

    def test_math_facts_and_a_quiz_with_a_clock(self):
        self.learn_easy()
        page = self.page()
        for name in ("60 seconds", "Copy numbers", "Practice"):
            self.go(page, "/child/mia")
            page.locator(".facts .button", has_text=re.compile(f"^{name}$")).first.click()
            self.ready(page)
            self.look(page, name.lower().replace(" ", "-"))
        self.think()
        page.keyboard.type("99")
        page.keyboard.press("Enter")
        page.locator(".verdict").wait_for()
        self.look(page, "micro-lesson")
        self.go(page, "/child/mia/lessons/quiz")
        page.locator(".switch input").check()
        page.locator(".lesson", has_text="Five easy ones").click()
        self.ready(page)
        page.locator(".quiz-clock").wait_for()
        self.look(page, "quiz")
        self.go(page, "/child/mia/lessons")
        self.begin(page)
        self.go(page, "/child/mia/lessons")
        page.locator(".lesson", has_text="Five easy ones").click()
        page.locator(".dialog").wait_for()
        self.look(page, "another-is-open")
        self.all_is_well(page)

    def test_what_is_wrong_is_found(self):
        page = self.page("/who")
        page.locator(".who-card").first.wait_for()
        page.evaluate("""() => {
            const add = (name, look, text = "") => {
                const bad = document.createElement(name);
                Object.assign(bad.style, look);
                bad.textContent = text;
                document.body.append(bad); // What is in main is drawn anew when something happens.
                return bad;
            };
            add("img", {}).src = "data:,";
            add("button", { width: "20px", height: "20px", padding: "0" });
            add("p", { color: "#bbb", background: "#fff" }, "pale");
            add("p", { position: "absolute", top: "500px", left: "30px" }, "one");
            add("p", { position: "absolute", top: "502px", left: "32px" }, "over it");
            add("p", { width: "2000px" }, "wide");
        }""")
        looker = Looker(page)
        found = {rule for rule, _ in looker.findings()}
        self.assertLessEqual({"button-name", "image-alt", "color-contrast"}, found)
        misplaced = " ".join(looker.misplaced())
        for fault in ("to the side", "is 20 by 20", "is over"):
            self.assertIn(fault, misplaced)


if __name__ == "__main__":
    unittest.main()
