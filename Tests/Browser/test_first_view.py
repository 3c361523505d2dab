"""The first view: what `index.html` says to load at once is what the view is made of, no more and no less."""

import re
import unittest

from rig import ROOT, Rig

SCRIPT = re.compile(r'<(?:script type="module" src|link rel="modulepreload" href)="v/page/([^"]+)">')


class FirstViewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rig = Rig()
        cls.addClassCleanup(cls.rig.close)

    def test_the_page_names_the_scripts_of_its_first_view(self):
        named = SCRIPT.findall((ROOT / "web/index.html").read_text())
        page = self.rig.open("/who")
        self.addCleanup(page.context.close)
        page.locator(".who-card").first.wait_for()
        loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
        # A child's picture comes after its name, where it has one.
        scripts = {path.split("/", 3)[3] for path in loaded if path.endswith(".js")} - {"js/pictures/drawings.js"}
        self.assertEqual(sorted(named), sorted(scripts))
        self.assertEqual(named[0], "js/words.js", "the words are to be on their way first")
        self.assertEqual([path for path in loaded if path.endswith(".css")], ["/v/page/app.css"])
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
