"""What is pressed is what is let go: nothing is replaced under a pointer, whatever was typed before and whatever comes from kidd meanwhile."""

import unittest

from playwright.sync_api import expect

from child_rig import ChildTest
from parent_rig import VIEWS, ParentCase

# Presses are heard and go no further: so every button of a view can be pressed, and does nothing.
LISTEN = """
() => {
    const pressable = "button, a[href], summary, input, select, textarea, label";
    window.presses = { pressed: undefined, heard: undefined };
    addEventListener("pointerdown", ({ target }) => { presses.pressed = target.closest(pressable); presses.heard = undefined; }, true);
    addEventListener("click", (event) => {
        if (event.detail === 0) return;
        presses.heard = event.target.closest(pressable);
        event.preventDefault();
        event.stopImmediatePropagation();
    }, true);
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.closest("[inert]");
    const place = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    presses.fields = () => [...place().querySelectorAll("input, textarea")].filter((field) => isSeen(field) && !["checkbox", "radio"].includes(field.type));
    presses.buttons = () => [...place().querySelectorAll("button, a.button, summary")].filter(isSeen);
}
"""
# Types into a field; the field of a turn, so that each has its own.
FOCUS = """
(turn) => {
    const fields = presses.fields();
    if (fields.length === 0) return "";
    const field = fields[turn % fields.length];
    field.focus();
    return field.type;
}
"""
# Where the button of a turn is: its name and its middle, or a part of it that nothing lies over.
FIND = """
(turn) => {
    const button = presses.buttons()[turn];
    if (!button) return null;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const name = (button.getAttribute("aria-label") ?? button.innerText).trim();
    for (const part of [0.5, 0.25, 0.75]) {
        const [x, y] = [left + width * part, top + height / 2];
        if (button.contains(document.elementFromPoint(x, y))) return { name, x, y };
    }
    return { name };
}
"""
# A stroke of a finger has no click.
STROKE = """
() => {
    for (const type of ["pointerdown", "pointerup"]) document.body.dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: true }));
}
"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def press_all(page, lost, view):
    """Presses every button that is there, each right after something was typed; what a press did not reach is put down."""
    page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")
    count = 0
    for turn in range(200):
        kind = page.evaluate(FOCUS, turn)
        if kind in ("date", "time", "month"):
            page.keyboard.press("ArrowUp")
        elif kind:
            page.keyboard.type("7")
        found = page.evaluate(FIND, turn)
        if not found:
            return count
        if "x" not in found:
            continue
        page.mouse.move(found["x"], found["y"])
        page.mouse.down()
        page.evaluate(DRAWN)
        page.mouse.up()
        # What has waited for the press comes before the next one.
        page.evaluate(DRAWN)
        if not page.evaluate("presses.pressed !== null && presses.heard === presses.pressed"):
            lost.append((view, kind, found["name"]))
        count += 1
    raise AssertionError("there is no end of buttons")


class ParentPresses(ParentCase):
    weeks = 1
    maxDiff = None
    DIALOGS = [
        ("today", "Give time"), ("limits/mia", "Add dates"), ("challenges/mia", "A challenge of your own"),
        ("house/backups", "Make a backup now"), ("children/mia", "Add a child"),
    ]

    def setUp(self):
        self.page = self.let_in(reduced_motion="reduce")
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.page.evaluate(LISTEN)

    def test_every_button_of_every_view_is_pressed_right_after_typing(self):
        lost, count = [], 0
        for view in VIEWS:
            self.go(self.page, view)
            count += press_all(self.page, lost, view)
        self.assertEqual(lost, [])
        self.assertGreater(count, 100)

    def test_and_those_of_dialogs(self):
        lost = []
        for view, name in self.DIALOGS:
            self.go(self.page, view)
            self.page.get_by_role("button", name=name).first.evaluate("button => button.click()")
            expect(self.page.get_by_role("dialog")).to_be_visible()
            self.assertGreater(press_all(self.page, lost, f"{view}: {name}"), 1)
            self.page.keyboard.press("Escape")
        self.assertEqual(lost, [])

    def test_what_comes_while_a_button_is_pressed_waits(self):
        frames = []
        page = self.page
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
        page.reload()
        self.enter(page)
        page.evaluate(LISTEN)
        ben = page.locator('[data-child="ben"]')
        for count, button in enumerate((ben.get_by_role("button", name="Give time"), page.get_by_role("button", name="Lock everybody’s time")), 1):
            box = button.bounding_box()
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.mouse.down()
            frames.clear()
            # A request stands above the cards and moves them, and a grant draws the card anew.
            self.told("time.ask", child="ben", minutes=10, reason="please")
            self.told("time.grant", child="ben", minutes=5)
            self.wait(lambda: page.evaluate("1") and any('"time.grant"' in str(frame) for frame in frames), "kidd has told of it")
            page.evaluate(DRAWN)
            page.mouse.up()
            page.evaluate(DRAWN)
            self.assertTrue(page.evaluate("presses.pressed !== null && presses.heard === presses.pressed"), button)
            # What has waited is to be seen then.
            expect(page.locator(".p-request", has_text="please")).to_have_count(count)
            expect(ben.get_by_role("button", name="Take back")).to_have_count(count)
        # A press that does not end holds nothing up.
        page.mouse.down()
        self.told("time.ask", child="ben", minutes=10, reason="for long")
        expect(page.locator(".p-request", has_text="for long")).to_be_visible()
        page.mouse.up()


class ChildPresses(ChildTest):
    def test_every_button_is_pressed_right_after_typing(self):
        page = self.page(reduced_motion="reduce")
        page.evaluate(LISTEN)
        lost = []
        self.learn_easy()
        for view in ("", "/lessons", "/lessons/quiz", "/treasures", "/board"):
            self.go(page, f"/child/mia{view}")
            page.locator("main h1").first.wait_for()
            page.locator("main .waiting").first.wait_for(state="detached")
            press_all(page, lost, view)
        page.locator(".time-chip").evaluate("chip => chip.click()")
        page.locator(".dialog").wait_for()
        press_all(page, lost, "time")
        page.keyboard.press("Escape")
        self.assertEqual(lost, [])
        self.quiet(page)

    def test_strokes_without_end_hold_nothing_up(self):
        page = self.page()
        page.locator(".home-top").wait_for()
        page.clock.install()
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.evaluate(STROKE)
        page.evaluate("""async () => {
            const { afterPress } = await import("/v/page/js/core/press.js");
            afterPress(() => { window.isTold = true; });
        }""")
        for _ in range(9):
            page.clock.run_for(200)
            page.evaluate(STROKE)
        self.assertFalse(page.evaluate("window.isTold ?? false"), "strokes are presses")
        page.clock.run_for(200)
        self.assertTrue(page.evaluate("window.isTold ?? false"))


if __name__ == "__main__":
    unittest.main()
