"""Every kind of question, answered wrong and then right, by mouse and by keyboard."""

import unittest

import kinds_pack
from child_rig import ChildTest, Keys, Mouse

# By prompt: a wrong answer and the right one. After a wrong answer parts that were right stay.
ANSWERS = {
    "How many legs does a spider have?": (lambda by: by.choose("6"), lambda by: by.choose("8")),
    "A baby cat is a": (lambda by: by.choose("puppy"), lambda by: by.choose("kitten")),
    "A big cat with stripes is a": (lambda by: by.type("zebra"), lambda by: by.type("tiger")),
    "Who lives where?": (
        lambda by: (by.put("hive", "bird"), by.put("nest", "bee")), lambda by: (by.put("hive", "bee"), by.put("nest", "bird"))),
    "What grows on a tree, what in the ground?": (
        lambda by: (by.put("apple", "ground"), by.put("carrot", "ground")), lambda by: by.put("apple", "tree")),
    "Are there more ducks than frogs?": (lambda by: by.choose("No"), lambda by: by.choose("Yes")),
    "From small to big!": (lambda by: by.order("horse", "cat", "mouse"), lambda by: by.order("mouse", "cat", "horse")),
    "What flies, what swims?": (
        lambda by: (by.put("owl", "swims"), by.put("fish", "swims")), lambda by: by.put("owl", "flies")),
    "What comes next?": (lambda by: by.fill("moon"), lambda by: by.fill("sun")),
    "How many fish are there?": (lambda by: by.choose("4"), lambda by: by.choose("3")),
    "The frog is at 3. It hops 2 more. Where does it land?": (lambda by: by.place(4), lambda by: by.place(5)),
    "Lay out 12 with tens and ones.": (
        lambda by: by.count("tens", 2), lambda by: (by.count("tens", 1), by.count("ones", 2))),
    "How many cubes long is the pencil?": (lambda by: by.choose("5"), lambda by: by.choose("4")),
    "What is the book, next to the feather?": (lambda by: by.choose("lighter"), lambda by: by.choose("heavier")),
    "Set the clock to three o'clock.": (lambda by: by.clock(4), lambda by: by.clock(3)),
    "The apple costs 6¢. Lay out the money.": (
        lambda by: by.coin("penny", 1), lambda by: (by.coin("nickel", 1), by.coin("penny", 1))),
    "Shade one half of the circle.": (lambda by: by.shade(0), lambda by: by.shade(0, 1)),
    "Mia saw 3 cats and 2 dogs. Build the graph.": (
        lambda by: (by.count("cats", 3), by.count("dogs", 1)), lambda by: by.count("dogs", 2)),
    "What sound does a cow make?": (lambda by: by.type("baa"), lambda by: by.type("moo")),
    "Draw a house for a snail.": (None, lambda by: by.draw()),
}


class KindsTest(ChildTest):
    def walk(self, page, by):
        self.begin(page)
        for _ in kinds_pack.QUESTIONS:
            self.ready(page)
            prompt = page.locator(".prompt h1").evaluate("e => [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data).join('').trim()")
            with self.subTest(prompt):
                wrong, right = next(answers for key, answers in ANSWERS.items() if prompt.startswith(key))
                if wrong:
                    before = self.ready(page)
                    self.think()
                    wrong(by)
                    by.check()
                    page.wait_for_selector(f"form.question[data-ready]:not([data-ready='{before}'])")
                    page.locator(".verdict-line.again").wait_for()
                self.think()
                right(by)
                by.check()
                page.locator(".verdict").wait_for()
                self.assertIn("good" if wrong else "plain", page.get_attribute(".verdict", "class"))
            if not page.locator(".verdict").count():
                self.fail(f"stuck at {prompt}")
            by.go_on()
            page.locator(".ending").or_(page.locator("form.question:not(:has(.verdict))")).first.wait_for()
        page.locator(".ending").wait_for()
        self.assertIn("0 of 20", page.inner_text(".earned"))
        self.quiet(page)

    def test_by_mouse(self):
        page = self.page()
        self.walk(page, Mouse(page))

    def test_by_keyboard(self):
        page = self.page()
        self.walk(page, Keys(page))


if __name__ == "__main__":
    unittest.main()
