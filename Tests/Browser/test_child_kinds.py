"""Every kind of question, answered wrong and then right: by mouse, by keyboard, and by finger."""

import unittest

import kinds_pack
from child_rig import ChildTest, Finger, Keys, Mouse

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class KindsTest(ChildTest):
    def walk(self, page, by):
        self.begin(page)
        for prompt, _, _, _ in kinds_pack.QUESTIONS:
            shown = self.ready(page)
            answers = kinds_pack.answers_to(prompt)
            with self.subTest(prompt):
                if answers["wrong"]:
                    self.think()
                    answers["wrong"](by)
                    by.check()
                    shown = self.ready(page, after=shown)
                    page.locator(".verdict-line.again").wait_for()
                self.think()
                answers["right"](by)
                by.check()
                page.locator(".verdict").wait_for()
                self.assertIn("good" if answers["wrong"] else "plain", page.get_attribute(".verdict", "class"))
            if not page.locator(".verdict").count():
                self.fail(f"stuck at {prompt}")
            by.go_on()
            page.locator(".ending").or_(page.locator(f"form.question[data-ready]:not([data-ready='{shown}'])")).first.wait_for()
        page.locator(".ending").wait_for()
        # Nothing was right at first; that is not said.
        self.assertNotIn("0 of 20", page.inner_text(".ending"))
        self.quiet(page)

    def test_by_mouse(self):
        page = self.page()
        self.walk(page, Mouse(page))

    def test_by_keyboard(self):
        page = self.page()
        self.walk(page, Keys(page))

    def test_by_finger(self):
        page = self.page(**PHONE)
        self.walk(page, Finger(page))


class DragTest(ChildTest):
    """What can be dragged is dragged as well: by mouse and by finger."""

    def drags(self, page, by):
        self.begin(page)
        for prompt, _, _, _ in kinds_pack.QUESTIONS[:9]:
            self.ready(page)
            self.think()
            if prompt.startswith(("Who lives", "What grows", "What flies")):
                pairs = {"hive": "bee", "nest": "bird", "apple": "tree", "carrot": "ground", "owl": "flies", "fish": "swims"}
                for item in page.locator(".pool button.item").all_inner_texts():
                    by.drag(page.locator(".pool button.item", has_text=self.exact(item)), page.locator(f"[data-zone]:has-text('{pairs[item.strip()]}')"))
                self.assertEqual(page.locator(".pool button").count(), 0)
            elif prompt.startswith("From small"):
                for place, name in enumerate(("mouse", "cat", "horse")):
                    row = page.locator(".order li").nth(place)
                    if row.locator(".handle").inner_text().strip() != name:
                        by.drag(page.locator(".order .handle", has_text=self.exact(name)), row.locator(".handle"))
            elif prompt.startswith("What comes next"):
                by.drag(page.locator(".pool button.item", has_text=self.exact("sun")), page.locator("[data-gap]"))
            else:
                kinds_pack.answers_to(prompt)["at once"](by)
            by.check()
            with self.subTest(prompt):
                page.locator(".verdict.good").wait_for()
            by.go_on()
        self.quiet(page)

    def test_by_mouse(self):
        page = self.page()
        self.drags(page, Mouse(page))

    def test_by_finger(self):
        page = self.page(**PHONE)
        self.drags(page, Finger(page))


if __name__ == "__main__":
    unittest.main()
