"""How the parent's side looks: every view without a finding of axe, light and dark, and without sideways scrolling."""

import unittest

from playwright.sync_api import expect

from parent_rig import VIEWS, ParentCase, axe

WIDTHS = [360, 768, 1280]


class Views(ParentCase):
    weeks = 2

    def check(self, page, name, scheme):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            with self.subTest(view=name, scheme=scheme, width=width):
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
        with self.subTest(view=name, scheme=scheme):
            self.assertEqual(axe(page), [])

    def walk(self, scheme, **options):
        page = self.open(color_scheme=scheme, reduced_motion="reduce", **options)
        self.check(page, "unlock", scheme)
        self.enter(page)
        for view in VIEWS:
            self.go(page, view)
            self.check(page, view, scheme)
        return page

    def test_light(self):
        page = self.walk("light")
        self.assertEqual(page.complaints, [])

    def test_dark(self):
        self.walk("dark")

    def test_dialogs(self):
        page = self.let_in(reduced_motion="reduce")
        for view, button in (
            ("today", "Give time"), ("today", "Lock time"), ("limits/mia", "Add dates"),
            ("challenges/mia", "A challenge of your own"), ("children/mia", "Add a child"),
        ):
            self.go(page, view)
            page.get_by_role("button", name=button).first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            self.check(page, button, "light")
            page.keyboard.press("Escape")

    def test_targets_are_large(self):
        page = self.let_in(reduced_motion="reduce")
        page.set_viewport_size({"width": 360, "height": 800})
        for view in VIEWS:
            self.go(page, view)
            small = page.evaluate("""[...document.querySelectorAll("main button:not(.p-piece), main select, main a.button, header a, header button")]
                .filter(e => e.offsetParent && e.getBoundingClientRect().height < 43.5).map(e => e.outerHTML.slice(0, 120))""")
            with self.subTest(view=view):
                self.assertEqual(small, [])

    def test_other_languages_have_every_word(self):
        for locale in ("de", "es", "fr"):
            page = self.open(locale=locale)
            page.locator(".p-pin").fill("2468")
            page.keyboard.press("Enter")
            expect(page.locator(".p-nav")).to_be_visible()
            for view in VIEWS:
                self.go(page, view)
                with self.subTest(locale=locale, view=view):
                    self.assertNotIn("web.parent", page.locator("body").inner_text())
            self.assertEqual(page.evaluate("document.documentElement.lang"), locale)


if __name__ == "__main__":
    unittest.main()
