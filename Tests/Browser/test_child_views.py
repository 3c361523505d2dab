"""Each view of the child's side: without a finding of axe, and within the width, in light and dark."""

import json
import os
import pathlib
import unittest

import axe_playwright_python
import kinds_pack
from child_rig import ChildTest, Mouse
from test_child_kinds import ANSWERS

AXE = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
PICTURES = os.environ.get("KIDD_PICTURES")  # A folder, for those who look.


class ViewsTest(ChildTest):
    def look(self, page, name):
        """Nothing moves any more; then axe looks, and nothing is wider than the page."""
        page.evaluate("Promise.all(document.getAnimations().filter(a => a.effect.getComputedTiming().iterations !== Infinity).map(a => a.finished.catch(() => {})))")
        if PICTURES:
            page.screenshot(path=f"{PICTURES}/{name}.png", full_page=True)
        with self.subTest(name):
            wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            out = page.evaluate("[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > innerWidth).map(e => e.outerHTML.slice(0, 120)).slice(0, 5)")
            self.assertLessEqual(wide, 0, f"it scrolls to the side: {out}")
            # As a developer's tool would: the page's policy is for what the page itself loads.
            findings = self.axe(page)
            self.assertEqual([(f["id"], [n["html"][:160] for n in f["nodes"]][:3]) for f in findings], [])

    def axe(self, page):
        session = page.context.new_cdp_session(page)
        session.send("Runtime.evaluate", {"expression": AXE.read_text()})
        found = session.send("Runtime.evaluate", {"expression": "axe.run(document).then(r => JSON.stringify(r.violations))", "awaitPromise": True, "returnByValue": True})
        session.detach()
        return json.loads(found["result"]["value"])

    def views(self, width, scheme):
        page = self.page("/who", viewport={"width": width, "height": 800}, color_scheme=scheme)
        name = f"{scheme}-{width}"
        page.wait_for_selector(".who-card")
        self.look(page, f"who-{name}")
        self.go(page, "/child/mia")
        page.wait_for_selector(".card.next .button")
        page.wait_for_selector(".facts .button")
        self.look(page, f"home-{name}")
        page.locator(".time-chip").click()
        page.locator(".dialog").wait_for()
        self.look(page, f"ask-{name}")
        page.keyboard.press("Escape")
        for path, ready in (("lessons", ".lesson"), ("lessons/quiz", "main h1"), ("treasures", ".badges"), ("board", "main .card")):
            self.go(page, f"/child/mia/{path}")
            page.wait_for_selector(ready)
            self.look(page, f"{path.replace('/', '-')}-{name}")
        self.quiet(page)

    def questions(self, width, scheme):
        page = self.page(viewport={"width": width, "height": 800}, color_scheme=scheme)
        by = Mouse(page)
        self.begin(page)
        for number, (prompt, kind, _, _) in enumerate(kinds_pack.QUESTIONS):
            self.ready(page)
            self.think()
            name = f"{number:02}-{kind}-{scheme}-{width}"
            self.look(page, name)
            right = next(answers for key, answers in ANSWERS.items() if prompt.startswith(key))[1]
            if "tree" in prompt:
                by.put("carrot", "ground")
            if "swims" in prompt:
                by.put("fish", "swims")
            if "graph" in prompt:
                by.count("cats", 3)
            right(by)
            by.check()
            page.locator(".verdict").wait_for()
            if number % 6 == 0:
                self.look(page, f"{name}-after")
            by.go_on()
            page.locator(".ending").or_(page.locator("form.question:not(:has(.verdict))")).first.wait_for()
        page.locator(".ending").wait_for()
        page.locator(".confetti").wait_for(state="detached")
        self.look(page, f"ending-{scheme}-{width}")
        self.quiet(page)

    def test_views_small_dark(self):
        self.views(360, "dark")

    def test_views_middle_light(self):
        self.views(768, "light")

    def test_views_wide_dark(self):
        self.views(1280, "dark")

    def test_questions_small_light(self):
        self.questions(360, "light")

    def test_questions_wide_dark(self):
        self.questions(1280, "dark")


if __name__ == "__main__":
    unittest.main()
