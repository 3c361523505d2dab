"""Signs within texts, such as 🍎: every one that the program's packs use is drawn, as not every machine has letters for it."""

import json
import re
import unittest

from rig import ROOT

# Pictographs, with their mark for colors; arrows and signs of arithmetic are letters everywhere.
SIGN = re.compile("[\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]\ufe0f?")


def texts(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


# Those that nobody has drawn yet: the browser's own sign stands there.
NOT_DRAWN = {"🪑", "🐜", "🦓", "🐐", "🌵", "🥜", "🐛", "🐳", "👑", "👖", "🚐"}


class SignsTest(unittest.TestCase):
    def setUp(self):
        source = (ROOT / "web/js/pictures/signs.js").read_text()
        self.things = dict(re.findall(r'"([^"\w]+)": "(\w+)"', source))
        self.shapes = set(re.findall(r'"([^"\w]+)": \["', source))

    def test_signs_of_packs_are_drawn(self):
        undrawn = {
            f"{path.relative_to(ROOT)}: {sign}" for path in (ROOT / "packs").glob("*/**/*.json") for text in texts(json.loads(path.read_text()))
            for sign in SIGN.findall(text) if sign.rstrip("\ufe0f") not in self.things.keys() | self.shapes | NOT_DRAWN
        }
        self.assertEqual(undrawn, set())

    def test_their_drawings_are_there(self):
        drawings = {path.stem for path in (ROOT / "packs/things").glob("*.svg")}
        self.assertGreater(len(self.things), 80)
        self.assertEqual(set(self.things.values()) - drawings, set())


if __name__ == "__main__":
    unittest.main()
