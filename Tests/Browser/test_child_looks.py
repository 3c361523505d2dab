"""How the page looks: as the child chooses in this browser, and as a parent has set for the child."""

import unittest

from child_rig import ChildTest


class LooksTest(ChildTest):
    def looks(self, page):
        return page.evaluate("({ ...document.documentElement.dataset })")

    def choose(self, page, *names):
        page.locator(".home-foot .button", has_text="How it looks").click()
        for name in names:
            page.locator(".dialog label", has_text=name).click()
        page.locator(".dialog .button", has_text="Close").click()

    def test_what_the_child_chooses_stays_in_this_browser(self):
        page = self.page()
        self.choose(page, "dark", "Letters that are easier to read", "Strong contrast", "Nothing moves")
        chosen = {"theme": "dark", "letters": "dyslexia", "contrast": "high", "motion": "still"}
        self.assertEqual(self.looks(page), chosen)
        self.assertEqual(page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(0, 0, 0)")
        page.reload()
        page.locator(".home-foot").wait_for()
        self.assertEqual(self.looks(page), chosen)
        self.choose(page, "as this device", "Letters that are easier to read", "Strong contrast", "Nothing moves")
        self.assertEqual(self.looks(page), {})
        # It is all that stays.
        self.assertEqual(sorted(page.evaluate("Object.keys(localStorage)")), ["kidd-web", "kidd.looks"])
        self.quiet(page)

    def test_what_a_parent_has_set_comes_and_goes_with_the_child(self):
        self.wishes("ben", dyslexiaFriendlyFont=True, highContrast=True, reducedMotion=True)
        page = self.page("/child/ben")
        page.locator(".home-foot").wait_for()
        self.assertEqual(self.looks(page), {"letters": "dyslexia", "contrast": "high", "motion": "still"})
        self.go(page, "/child/mia")
        page.locator("h1", has_text="Hello, Mia!").wait_for()
        self.assertEqual(self.looks(page), {})
        self.quiet(page)


if __name__ == "__main__":
    unittest.main()
