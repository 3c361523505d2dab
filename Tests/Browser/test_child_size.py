"""How much a tab loads in its whole life: a child's side without compression, and both sides, one after the other, as they are sent."""

import re
import unittest

from child_rig import ChildTest, Mouse
from parent_rig import VIEWS
from rig import PIN

MOST = 300_000  # bytes


class SizeTest(ChildTest):
    def watched(self):
        """A page, and all that it loads from now on, by its address."""
        page = self.page("/who")
        loaded = {}

        def note(response):
            if response.ok and response.request.resource_type != "websocket" and not response.url.startswith("data:"):
                loaded[re.sub(r"\?.*", "", response.url)] = response

        page.on("response", note)
        page.reload()
        page.locator(".who-card").first.wait_for()
        return page, loaded

    def use_all_of_the_childs_side(self, page):
        for path, ready in (("lessons", ".lesson"), ("treasures", ".badges"), ("board", "main .card")):
            self.go(page, f"/child/mia/{path}")
            page.locator(ready).first.wait_for()
        self.begin(page)
        self.answer_all(page, Mouse(page))
        page.locator(".time-chip").click()
        page.locator(".dialog").wait_for()
        page.keyboard.press("Escape")

    def see_all_of_the_parents_side(self, page):
        self.go(page, "/parent")
        page.locator(".p-pin").fill(PIN)
        page.keyboard.press("Enter")
        page.locator(".p-nav").wait_for()
        for view in VIEWS:
            self.go(page, f"/parent/{view}")
            page.locator(f'.p-nav a[aria-current][href="#/parent/{view.split("/")[0]}"]').wait_for()
            page.locator("main h1").wait_for()
            page.locator("main .waiting").wait_for(state="detached")

    def names(self, sizes):
        return "\n".join(f"{size:7} {url}" for url, size in sorted(sizes.items(), key=lambda entry: -entry[1]))

    def test_all_that_a_childs_tab_loads_is_small(self):
        page, loaded = self.watched()
        page.locator(".who-card").first.click()
        page.locator(".facts .button").first.wait_for()
        first = set(loaded)
        self.use_all_of_the_childs_side(page)
        sizes = {url: len(response.body()) for url, response in loaded.items()}
        names = self.names(sizes)
        self.assertTrue(any(url.endswith("pads/drawing.js") for url in sizes), names)
        self.assertFalse(any("/parent" in url or ".parent." in url for url in sizes), names)
        # What a question needs is read when there is one.
        self.assertFalse(any("/pads/" in url for url in first), first)
        self.assertLessEqual(sum(sizes.values()), MOST, names)
        self.quiet(page)

    def test_all_that_a_tab_with_both_sides_loads_is_small_as_it_is_sent(self):
        page, loaded = self.watched()
        self.use_all_of_the_childs_side(page)
        self.see_all_of_the_parents_side(page)
        sizes = {url: int(response.headers["content-length"]) for url, response in loaded.items()}
        names = self.names(sizes)
        for part in ("pads/drawing.js", "parent/backups.js", "child.css", "parent.css"):
            self.assertTrue(any(url.endswith(part) for url in sizes), names)
        plain = {url.rsplit("/", 1)[-1] for url, response in loaded.items() if response.headers.get("content-encoding") != "gzip"}
        self.assertLessEqual(plain, {"icon.svg", "wayhome.js", "styles.js"}, "only what is tiny is sent as it is")
        self.assertLessEqual(sum(sizes.values()), MOST, names)
        self.quiet(page)


if __name__ == "__main__":
    unittest.main()
