"""How much a child's tab loads in its whole life: everything, without compression."""

import re
import unittest

from child_rig import ChildTest, Mouse

MOST = 300_000  # bytes


class SizeTest(ChildTest):
    def test_all_that_a_tab_loads_is_small(self):
        page = self.page("/who")
        loaded = {}

        def note(response):
            if response.ok and response.request.resource_type != "websocket" and not response.url.startswith("data:"):
                loaded[re.sub(r"\?.*", "", response.url)] = response

        page.on("response", note)
        page.reload()
        page.locator(".who-card").first.click()
        page.locator(".facts .button").first.wait_for()
        first = set(loaded)
        for path, ready in (("lessons", ".lesson"), ("treasures", ".badges"), ("board", "main .card")):
            self.go(page, f"/child/mia/{path}")
            page.locator(ready).first.wait_for()
        self.begin(page)
        self.answer_all(page, Mouse(page))
        page.locator(".time-chip").click()
        page.locator(".dialog").wait_for()
        sizes = {url: len(response.body()) for url, response in loaded.items()}
        names = "\n".join(f"{size:7} {url}" for url, size in sorted(sizes.items(), key=lambda entry: -entry[1]))
        self.assertTrue(any(url.endswith("pads/drawing.js") for url in sizes), names)
        self.assertFalse(any("/parent" in url for url in sizes), names)
        # What a question needs is read when there is one.
        self.assertFalse(any("/pads/" in url for url in first), first)
        self.assertLessEqual(sum(sizes.values()), MOST, names)
        self.quiet(page)


if __name__ == "__main__":
    unittest.main()
