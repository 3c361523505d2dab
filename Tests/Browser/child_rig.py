"""What tests of the child's side share."""

import re
import tempfile
import unittest
from contextlib import closing
from math import cos, pi, sin

import kinds_pack
from line import Line
from playwright.sync_api import TimeoutError
from rig import PIN, Rig, wait


class ChildTest(unittest.TestCase):
    """A household whose child Mia may learn at any hour, with the pack of all kinds."""

    @classmethod
    def setUpClass(cls):
        cls.rig = Rig(packs=[kinds_pack.write(tempfile.mkdtemp(prefix="kidd-kinds-"))])
        cls.addClassCleanup(cls.rig.close)
        for child in ("mia", "ben"):
            cls.rig.parent("policy", "set", child, "--no-quiet", "--daily", "unlimited", "--weekly", "unlimited")
        cls.rig.afternoon()

    def setUp(self):
        """What another test has left open is given up."""
        for child in ("mia", "ben"):
            for entry in self.ask("activity.list", child=child)["activityEntries"]:
                if entry["state"] in ("running", "paused"):
                    self.ask("activity.abandon", activity=entry["activity"])

    def wishes(self, child, **accessibility):
        """What a parent sets for a child; it is taken back after the test."""
        self.ask_as_parent("child.update", child=child, accessibility=accessibility)
        self.addCleanup(lambda: self.ask_as_parent("child.update", child=child, accessibility={name: False for name in accessibility}))

    def page(self, path="/child/mia", **options):
        page = self.rig.open(path, self.rig.context(**options))
        self.addCleanup(lambda: page.context.close())
        return page

    def go(self, page, path):
        page.goto(page.url.split("#")[0] + "#" + path)

    def begin(self, page, title="One of each", child="mia", *, press=lambda locator: locator.click()):
        """Begins a lesson from the list of all."""
        self.go(page, f"/child/{child}/lessons")
        press(page.locator(".lesson", has_text=title).first)
        dialog = page.locator(".dialog .button", has_text="Begin the new one")
        page.locator(".question").or_(dialog).first.wait_for()
        if dialog.count():
            press(dialog)
        self.ready(page)

    def ready(self, page, after=None):
        """Waits until kidd knows that a question is to be seen, another one than `after`; gives its presentation."""
        other = f":not([data-ready='{after}'])" if after else ""
        page.wait_for_selector(f"form.question[data-ready]{other}:not(:has(.verdict))")
        return page.get_attribute("form.question", "data-ready")

    def prompt(self, page):
        return page.locator(".prompt h1").inner_text().strip()

    def answer(self, page, by):
        """Answers the question of now right."""
        kinds_pack.answers_to(self.prompt(page))["at once"](by)
        by.check()
        page.locator(".verdict").wait_for()

    def answer_until(self, page, by, words):
        """Answers the questions of the pack right, up to the one with some words."""
        while words not in self.prompt(page):
            shown = self.ready(page)
            self.think()
            self.answer(page, by)
            by.go_on()
            self.ready(page, after=shown)

    def answer_all(self, page, by, seen=lambda number, kind: None):
        """Answers the questions of the pack right, to the end of the lesson."""
        for number, (prompt, kind, _, _) in enumerate(kinds_pack.QUESTIONS):
            shown = self.ready(page)
            self.think()
            seen(number, kind)
            kinds_pack.answers_to(prompt)["at once"](by)
            by.check()
            page.locator(".verdict").wait_for()
            seen(number, "verdict")
            by.go_on()
            page.locator(".ending").or_(page.locator(f"form.question[data-ready]:not([data-ready='{shown}'])")).first.wait_for()
        page.locator(".ending").wait_for()

    def learn_easy(self, child="mia", **wish):
        """The child answers all of the easy lesson right, somewhere else; gives its summary."""
        told = self.ask("activity.start", child=child, replace=True, **(wish or {"lesson": kinds_pack.EASY}))
        activity, question = told["activity"], told["question"]
        while True:
            self.ask("activity.shown", activity=activity, presentation=question["presentation"])
            self.think()
            told = self.ask("activity.answer", activity=activity, presentation=question["presentation"], answer=kinds_pack.EASY_ANSWERS[question["kind"]])
            if "summary" in told:
                return told["summary"]
            question = told["question"]

    def think(self, seconds=10):
        """The child reads before it answers."""
        self.ask("clock.advance", seconds=seconds)

    def ask(self, method, **params):
        """Asks kidd on a line of its own."""
        return self.tell((method, params))[-1]

    def ask_as_parent(self, method, **params):
        return self.tell(("parent.unlock", {"pin": PIN}), (method, params))[-1]

    def tell(self, *calls):
        with closing(Line(self.rig.socket)) as line:
            return [line.ask(method, params) for method, params in calls]

    def quiet(self, page):
        """Nothing was complained of."""
        self.assertEqual(page.complaints, [])

    @staticmethod
    def exact(text):
        return re.compile(rf"^\W*{re.escape(text)}\W*\d?$")


class Hand:
    """Answers by presses, one after the other: what can be dragged can be pressed too."""

    def __init__(self, page):
        self.page = page

    def press(self, locator, **at):
        raise NotImplementedError

    def stroke(self, points):
        """From point to point without letting go."""
        raise NotImplementedError

    def choose(self, text):
        self.press(self.page.locator(".choice", has=self.page.locator(".choice-body", has_text=ChildTest.exact(text))))

    def type(self, text):
        self.press(self.page.locator(".answer-field"))
        self.page.keyboard.insert_text(text)

    def put(self, item, zone):
        self.press(self.page.locator("button.item", has_text=ChildTest.exact(item)))
        self.press(self.page.locator("[data-zone] .zone-name", has_text=ChildTest.exact(zone)))

    def order(self, *names):
        for to, name in enumerate(names):
            while True:
                rows = self.page.locator(".order li .handle").all_inner_texts()
                at = [row.strip() for row in rows].index(name)
                if at == to:
                    break
                self.press(self.page.locator(".order li").nth(at).locator(".up"))

    def fill(self, name):
        self.press(self.page.locator(".pool button.item", has_text=ChildTest.exact(name)))

    def place(self, number):
        self.press(self.page.locator(f"[data-number='{number}']"))

    def count(self, name, value):
        field = self.page.locator(f".stepper:has(input[aria-label='{name}'])")
        now = int(field.locator("input").input_value())
        for _ in range(abs(value - now)):
            self.press(field.locator("button").nth(1 if value > now else 0))

    def coin(self, name, count):
        for _ in range(count):
            self.press(self.page.locator(f".coin-add[data-coin]:has(+ .count-name:text-is('{name}'))"))

    def clock(self, hour):
        """Takes the short hand where it is, at 12, and leads it to an hour."""
        face = self.page.locator(".clock-pad")
        face.scroll_into_view_if_needed()
        box = face.bounding_box()
        self.stroke([
            (box["x"] + box["width"] / 2 + sin(at) * box["width"] * 0.2, box["y"] + box["height"] / 2 - cos(at) * box["width"] * 0.2)
            for at in (part / 12 * 2 * pi for part in range(hour + 1))])

    def shade(self, *parts):
        for part in parts:
            self.press(self.page.locator(f"[data-part='{part}']"))

    def draw(self):
        paper = self.page.locator(".paper")
        paper.scroll_into_view_if_needed()
        box = paper.bounding_box()
        self.stroke([(box["x"] + x, box["y"] + y) for x, y in ((50, 50), (150, 90), (120, 200))])

    def check(self):
        self.press(self.page.locator(".check"))

    def go_on(self):
        self.press(self.page.locator(".next"))

    @staticmethod
    def middle(locator):
        locator.scroll_into_view_if_needed()
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, locator, target):
        """Drags something onto something else."""
        target.scroll_into_view_if_needed()
        locator.scroll_into_view_if_needed()
        (x, y), (to_x, to_y) = self.middle(locator), self.middle(target)
        self.stroke([(x, y), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y)])


class Mouse(Hand):
    """Answers by clicks."""

    def press(self, locator, **at):
        locator.click(**at)

    def stroke(self, points):
        mouse = self.page.mouse
        mouse.move(*points[0])
        mouse.down()
        for point in points[1:]:
            mouse.move(*point)
        mouse.up()


class Finger(Hand):
    """Answers by taps, on a page that is touched."""

    def press(self, locator, **at):
        locator.tap(**at)

    def check(self):
        # To a busy browser a tap may last so long that it is a hold, or come so soon that it ends a swipe: a child taps again.
        self.page.evaluate("""() => {
            window.heard = false;
            window.addEventListener("click", (event) => { window.heard ||= Boolean(event.target.closest(".check")); }, true);
        }""")
        for _ in range(10):
            try:
                self.press(self.page.locator(".check"), timeout=10_000)
                return wait(lambda: self.page.evaluate("window.heard"), "a tap is heard", 1)
            except (AssertionError, TimeoutError):
                if self.page.evaluate("window.heard"):
                    return
        raise AssertionError("ten taps were not heard")

    def stroke(self, points):
        session = self.page.context.new_cdp_session(self.page)
        touch = lambda kind, *at: session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})
        touch("touchStart", points[0])
        for point in points[1:]:
            touch("touchMove", point)
        touch("touchEnd")
        session.detach()


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
        if text.isdigit():
            # Where numbers are to choose from, digits are the number and no place.
            self.page.keyboard.type(text)
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
