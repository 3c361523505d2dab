"""What tests of the child's side share."""

import re
import unittest

import kinds_pack
from rig import Rig, wait


class ChildTest(unittest.TestCase):
    """A household whose child Mia may learn at any hour, with the pack of all kinds."""

    @classmethod
    def setUpClass(cls):
        import tempfile

        cls.rig = Rig(packs=[kinds_pack.write(tempfile.mkdtemp(prefix="kidd-kinds-"))])
        cls.addClassCleanup(cls.rig.close)
        for child in ("mia", "ben"):
            cls.rig.parent("policy", "set", child, "--no-quiet", "--daily", "unlimited", "--weekly", "unlimited")

    def page(self, path="/child/mia", **options):
        page = self.rig.open(path, self.rig.context(**options))
        self.addCleanup(lambda: page.context.close())
        return page

    def go(self, page, path):
        page.goto(page.url.split("#")[0] + "#" + path)

    def begin(self, page, title="One of each", child="mia"):
        """Begins a lesson from the list of all."""
        self.go(page, f"/child/{child}/lessons")
        page.locator(".lesson", has_text=title).first.click()
        dialog = page.locator(".dialog .button", has_text="Begin the new one")
        page.locator(".question").or_(dialog).first.wait_for()
        if dialog.count():
            dialog.click()
        self.ready(page)

    def ready(self, page):
        """Waits until kidd knows that a question is to be seen; gives its presentation."""
        page.wait_for_selector("form.question[data-ready]")
        return page.get_attribute("form.question", "data-ready")

    def think(self, seconds=10):
        """The child reads before it answers."""
        self.rig.ctl("clock", "advance", f"{seconds}s")

    def quiet(self, page):
        """Nothing was complained of."""
        self.assertEqual(page.complaints, [])

    @staticmethod
    def exact(text):
        return re.compile(rf"^\W*{re.escape(text)}\W*\d?$")


class Mouse:
    """Answers by presses."""

    def __init__(self, page):
        self.page = page

    def choose(self, text):
        self.page.locator(".choice", has=self.page.locator(".choice-body", has_text=ChildTest.exact(text))).click()

    def type(self, text):
        self.page.locator(".answer-field").click()
        self.page.keyboard.insert_text(text)

    def put(self, item, zone):
        self.page.locator("button.item", has_text=ChildTest.exact(item)).click()
        self.page.locator("[data-zone] .zone-name", has_text=ChildTest.exact(zone)).click()

    def order(self, *names):
        for to, name in enumerate(names):
            while True:
                rows = self.page.locator(".order li .handle").all_inner_texts()
                at = [row.strip() for row in rows].index(name)
                if at == to:
                    break
                self.page.locator(".order li").nth(at).locator(".up").click()

    def fill(self, name):
        self.page.locator(".pool button.item", has_text=ChildTest.exact(name)).click()

    def place(self, number):
        self.page.locator(f"[data-number='{number}']").click()

    def count(self, name, value):
        field = self.page.locator(f".stepper:has(input[aria-label='{name}'])")
        now = int(field.locator("input").input_value())
        for _ in range(abs(value - now)):
            field.locator("button").nth(1 if value > now else 0).click()

    def coin(self, name, count):
        for _ in range(count):
            self.page.locator(f".coin-add[data-coin]:has(+ .count-name:text-is('{name}'))").click()

    def clock(self, hour):
        box = self.page.locator(".clock-pad").bounding_box()
        from math import cos, pi, sin

        turn = hour / 12 * 2 * pi
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 - box["height"] * 0.15)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + box["width"] / 2 + sin(turn) * box["width"] * 0.2, box["y"] + box["height"] / 2 - cos(turn) * box["width"] * 0.2)
        self.page.mouse.up()

    def shade(self, *parts):
        for part in parts:
            self.page.locator(f"[data-part='{part}']").click()

    def draw(self):
        box = self.page.locator(".paper").bounding_box()
        self.page.mouse.move(box["x"] + 50, box["y"] + 50)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 150, box["y"] + 90)
        self.page.mouse.move(box["x"] + 120, box["y"] + 200)
        self.page.mouse.up()

    def check(self):
        self.page.locator(".check").click()

    def go_on(self):
        self.page.locator(".next").click()


class Keys:
    """Answers by the keyboard alone."""

    def __init__(self, page):
        self.page = page
        self.press = page.keyboard.press

    def reach(self, locator):
        """Presses Tab until something has the focus."""
        for _ in range(60):
            if locator.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"the keyboard does not reach {locator}")

    def choose(self, text):
        texts = [body.strip() for body in self.page.locator(".choice-body").all_inner_texts()]
        at = next(i for i, body in enumerate(texts) if ChildTest.exact(text).match(body.replace("\n", " ")))
        first = self.page.locator(".choice input")
        if self.page.locator(".numbers").count():
            self.press(text)
        else:
            self.press(str(at + 1))
        assert first.nth(at).is_checked(), text

    def type(self, text):
        self.reach(self.page.locator(".answer-field"))
        self.page.keyboard.type(text)

    def put(self, item, zone):
        self.reach(self.page.locator("button.item", has_text=ChildTest.exact(item)))
        self.press("Enter")
        self.reach(self.page.locator("[data-zone] .zone-name", has_text=ChildTest.exact(zone)))
        self.press("Enter")

    def order(self, *names):
        for to, name in enumerate(names):
            handle = self.page.locator(".order .handle", has_text=ChildTest.exact(name))
            self.reach(handle)
            while True:
                rows = [row.strip() for row in self.page.locator(".order li .handle").all_inner_texts()]
                if rows.index(name) == to:
                    break
                self.press("ArrowUp" if rows.index(name) > to else "ArrowDown")

    def fill(self, name):
        self.reach(self.page.locator(".pool button.item", has_text=ChildTest.exact(name)))
        self.press("Enter")

    def place(self, number):
        slider = self.page.locator(".line-pad")
        self.reach(slider)
        while int(slider.get_attribute("aria-valuenow")) != number:
            self.press("ArrowRight" if int(slider.get_attribute("aria-valuenow")) < number else "ArrowLeft")

    def count(self, name, value):
        self.reach(self.page.locator(f"input[aria-label='{name}']"))
        self.page.keyboard.type(str(value))

    coin = count

    def clock(self, hour):
        self.reach(self.page.locator(".clock .step").first)
        while self.page.locator(".step-told").first.inner_text() != str(hour):
            self.press("ArrowUp")

    def shade(self, *parts):
        for part in parts:
            self.reach(self.page.locator(f"[data-part='{part}']"))
            self.press("Space")

    def draw(self):
        self.reach(self.page.locator(".paper"))
        for key in ("Space", "ArrowRight", "ArrowRight", "ArrowDown", "Space"):
            self.press(key)

    def check(self):
        if not self.page.locator("input:focus, .line-pad:focus, .p-part:focus, .paper:focus").count():
            self.reach(self.page.locator(".check"))
        self.press("Enter")

    def go_on(self):
        wait(lambda: self.page.locator(".next:focus").count(), "the way on has the focus")
        self.press("Enter")
