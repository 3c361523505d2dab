"""The picture of the week: by keyboard alone, by mouse, and by touch."""

import unittest

from playwright.sync_api import expect

from parent_rig import ParentCase


class Week(ParentCase):
    def open_week(self, child, **options):
        """The page at the week of a child with usual limits."""
        self.told("policy.set", child=child, dailyMinutesByWeekday=None, allowedWindows=[], quietHours=[{"start": "20:00", "end": "07:00"}])
        page = self.let_in(**options) if options else self.at(f"limits/{child}")
        self.go(page, f"limits/{child}")
        expect(page.locator(".p-week [data-piece]").first).to_be_visible()
        return page

    def tab_to(self, page, where, most=60):
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("where => document.activeElement?.matches(where)", where):
                return
        self.fail(f"Tab does not lead to {where}")

    def quiet(self, child):
        return [(each["start"], each["end"], len(each["weekdays"])) for each in self.told("policy.get", child=child)["quietHours"]]

    def test_by_keyboard_alone(self):
        page = self.open_week("mia")
        self.assertEqual(self.quiet("mia"), [("20:00", "07:00", 7)])
        # The picture is one stop; its windows are reached by arrows.
        self.tab_to(page, "[data-piece]")
        page.keyboard.press("Shift+ArrowDown")
        page.keyboard.press("Shift+ArrowDown")
        expect(page.locator("[data-piece]:focus")).to_have_attribute("aria-label", "Sunday: Quiet hours 20:00–07:30")
        page.keyboard.press("Alt+ArrowUp")
        expect(page.locator("[data-piece]:focus")).to_have_attribute("aria-label", "Sunday: Quiet hours 19:45–07:30")
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-piece]:focus")).to_have_attribute("aria-label", "Monday: Quiet hours 19:45–07:30")
        expect(page.locator(".p-preview-day").nth(1)).to_contain_text("Open 07:30–19:45")
        self.tab_to(page, ".p-save .primary")
        page.keyboard.press("Enter")
        self.told_of(page, "Saved")
        self.assertEqual(self.quiet("mia"), [("19:45", "07:30", 7)])
        # A second window is added, moved and removed.
        page.get_by_role("button", name="Add quiet hours").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-piece]:focus")).to_have_attribute("aria-label", "Monday: Quiet hours 12:00–13:00")
        page.keyboard.press("PageDown")
        expect(page.locator("[data-piece]:focus")).to_have_attribute("aria-label", "Monday: Quiet hours 13:00–14:00")
        page.keyboard.press("Delete")
        expect(page.locator('[aria-label="Monday: Quiet hours 13:00–14:00"]')).to_have_count(0)
        self.assertTrue(page.evaluate("document.activeElement.matches('[data-piece]')"), "the focus stays in the picture")

    def test_by_mouse(self):
        page = self.open_week("ben")
        column = page.locator('.p-day[data-day="wednesday"]')
        column.scroll_into_view_if_needed()
        box = column.bounding_box()
        at = lambda hour: box["y"] + box["height"] * hour / 24
        middle = box["x"] + box["width"] / 2
        # A new window is drawn in an empty place.
        page.mouse.move(middle, at(12))
        page.mouse.down()
        page.mouse.move(middle, at(13))
        page.mouse.move(middle, at(14))
        page.mouse.up()
        expect(column.locator('[aria-label="Wednesday: Quiet hours 12:00–14:00"]')).to_be_visible()
        # Its end is pulled, and then it is moved as a whole.
        handle = column.locator(".p-handle.is-end").bounding_box()
        grip, hour = handle["y"] + handle["height"] / 2, box["height"] / 24
        page.mouse.move(middle, grip)
        page.mouse.down()
        page.mouse.move(middle, grip + hour / 2)
        page.mouse.move(middle, grip + hour)
        page.mouse.up()
        expect(column.locator('[aria-label="Wednesday: Quiet hours 12:00–15:00"]')).to_be_visible()
        page.mouse.move(middle, at(13.5))
        page.mouse.down()
        page.mouse.move(middle, at(14))
        page.mouse.move(middle, at(14.5))
        page.mouse.up()
        expect(column.locator('[aria-label="Wednesday: Quiet hours 13:00–16:00"]')).to_be_visible()
        page.get_by_label("Minutes on Wednesday").fill("30")
        page.keyboard.press("Tab")
        expect(page.locator(".p-preview-day", has_text="before: 1 h")).to_have_count(1)
        page.get_by_role("button", name="Save", exact=True).click()
        self.told_of(page, "Saved")
        self.assertIn(("13:00", "16:00", 1), self.quiet("ben"))
        self.assertEqual(self.told("policy.get", child="ben")["dailyMinutesByWeekday"]["wednesday"], 30)

    def test_hours_stand_beside_their_labels(self):
        page = self.open_week("ben")
        page.get_by_role("button", name="Add allowed hours").click()
        label = page.locator(".p-hours span", has_text="15:00").bounding_box()
        piece = page.locator('[aria-label="Monday: Allowed hours 15:00–18:00"]').bounding_box()
        self.assertAlmostEqual(label["y"] + label["height"] / 2, piece["y"], delta=3)

    def test_hours_change_their_kind_and_find_a_place(self):
        page = self.open_week("ben")
        window = page.locator(".p-inspector")
        # Nights are before school days or before free ones.
        page.locator('.p-day[data-day="monday"] [data-piece$="monday-start"]').click()
        window.get_by_role("button", name="Nights before school").click()
        self.assertEqual(
            [day for day in ("sunday", "monday", "thursday", "friday", "saturday")
             if page.locator(f'.p-day[data-day="{day}"] [data-piece$="{day}-start"]').count()],
            ["sunday", "monday", "thursday"])
        page.locator('.p-day[data-day="saturday"]').click(position={"x": 20, "y": 312})
        drawn = page.locator('[aria-label^="Saturday: Quiet hours 12"]')
        expect(drawn).to_be_visible()
        window.get_by_role("button", name="Make them allowed hours").click()
        expect(page.locator('[aria-label^="Saturday: Allowed hours 12"]')).to_be_visible()
        expect(page.locator(".p-notes", has_text="Closed all day")).to_contain_text("Monday, Tuesday, Wednesday, Thursday, Friday, Sunday")
        # The first takes the other days, and the second another time.
        page.get_by_role("button", name="Add allowed hours").click()
        expect(page.locator(".p-notes", has_text="Closed all day")).to_have_count(0)
        page.get_by_role("button", name="Add allowed hours").click()
        expect(page.locator('[aria-label="Monday: Allowed hours 15:00–18:00"]')).to_have_count(1)
        expect(page.locator('[aria-label="Monday: Allowed hours 07:00–10:00"]')).to_have_count(1)

    def test_new_hours_are_seen_on_a_phone(self):
        page = self.open_week("ben", has_touch=True, viewport={"width": 390, "height": 844})
        page.get_by_role("button", name="Add allowed hours").tap()
        expect(page.locator(".p-inspector h3")).to_be_in_viewport()
        for link in page.locator(".p-nav a").all():
            expect(link).to_be_in_viewport(ratio=1)

    def test_by_touch(self):
        page = self.open_week("mia", has_touch=True, viewport={"width": 360, "height": 800})
        column = page.locator('.p-day[data-day="thursday"]')
        column.scroll_into_view_if_needed()
        box = column.bounding_box()
        column.tap(position={"x": box["width"] / 2, "y": box["height"] * 10.25 / 24})
        piece = column.locator('[aria-label="Thursday: Quiet hours 10:00–11:00"]')
        expect(piece).to_be_visible()
        expect(page.locator(".p-inspector")).to_contain_text("Quiet hours 10:00–11:00")
        handle = column.locator(".p-handle.is-end")
        handle.scroll_into_view_if_needed()
        spot = handle.bounding_box()
        session = page.context.new_cdp_session(page)
        x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        hour = box["height"] / 24
        touch = lambda kind, *points: session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": point} for point in points]})
        touch("touchStart", y)
        touch("touchMove", y + hour)
        touch("touchMove", y + 2 * hour)
        touch("touchEnd")
        expect(column.locator('[aria-label="Thursday: Quiet hours 10:00–13:00"]')).to_be_visible()


if __name__ == "__main__":
    unittest.main()
