"""Addresses that nobody has made: each shows a view, whatever stands in it."""

import unittest

from playwright.sync_api import expect

from parent_rig import ParentCase

ODD = ["%", "%E0%A4%A", "constructor", "toString", "__proto__", "hasOwnProperty/x", "/", "x/y/z", "page"]


class Addresses(ParentCase):
    def shows(self, page, path):
        """The view of a path: a heading, and nothing that is still on its way."""
        with self.subTest(path=path):
            page.evaluate("""path => {
                document.querySelector("main").replaceChildren();
                location.hash = path;
            }""", f"#/{path}")
            expect(page.locator("main h1").first).to_be_visible()
            expect(page.locator("main .waiting")).to_have_count(0)
            page.evaluate("document.querySelectorAll('.note-out').forEach((note) => note.remove())")
            self.assertEqual([line for line in page.complaints if "favicon" not in line], [])

    def test_each_shows_a_view(self):
        page = self.let_in()
        page.complaints.clear()
        for before in ("parent/", "parent/house/", "parent/limits/", "parent/reports/", "parent/reports/mia/", "parent/children/"):
            for odd in ODD:
                # Half an escape leads to the first view, and who was a parent is out.
                self.shows(page, before + odd)
                if page.locator(".p-nav").count() == 0:
                    page.evaluate("location.hash = '/parent'")
                    self.enter(page)
        for before in ("", "who/", "child/", "child/mia/", "child/mia/lessons/", "child/mia/play/"):
            for odd in ODD:
                self.shows(page, before + odd)


if __name__ == "__main__":
    unittest.main()
