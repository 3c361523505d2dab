"""cd scripts && python3 -m unittest mutation.test_places"""

import unittest

from mutation import build
from mutation.places import places_in, tokens_of

SOURCE = '''struct Purse<T> {
    enum Payer: Int { case nobody = 1 }
    // a < b
    /* /* 1 */ 2 */
    let words = "3 \\(count < 4 ? "5" : "") 6"
    static let most = 60
    func first() -> Int { pair.0 }
    func pays(_ left: Int) -> Bool {
        guard left > 0 else { return false }
        guard let payer else { return false }
        if left == most { note(left) }
        used += left
        note(
            left)
        return left <= most
    }
    func value() -> Int {
        make(left)
    }
    mutating func clear() {
        forget()
    }
    func tell() {
        switch left {
        case 1: note(left)
        default: break
        }
    }
    init(most: Int) {
        self.most = most
    }
}
extension Purse where T == Int {}
'''


def changes(kind):
    return [(place.line, place.change) for place in places_in(SOURCE, "a.swift", "Household") if place.kind == kind]


class Places(unittest.TestCase):
    def test_comparisons_stand_between_spaces_and_not_in_texts_comments_and_headings(self):
        self.assertEqual([line for line, _ in changes("comparison")], [9, 11, 15])

    def test_constants_are_no_raw_values_places_of_tuples_or_parts_of_texts(self):
        self.assertEqual([line for line, _ in changes("constant")], [6, 9, 25])

    def test_lines_are_whole_statements_that_are_no_value_and_bind_nothing(self):
        self.assertEqual(
            [(line, change.split("`")[1]) for line, change in changes("line")],
            [(9, "guard left > 0 else { return false }"), (11, "if left == most { note(left) }"), (12, "used += left"),
             (21, "forget()"), (25, "note(left)")])

    def test_texts_end_where_they_end(self):
        for text in ('"a\\"b" x', '#"a"b"# x', '"""\na "b" \\(c("""\nd\n"""))\n""" x', '"\\(a["b"])" x', "/*/**/*/ x"):
            self.assertEqual([token.text for token in tokens_of(text) if token.kind != "string"], ["x"], text)

    def test_a_place_is_the_same_wherever_it_stands(self):
        moved = "import Words\n\n" + SOURCE.replace("func first", "func other() { note(7) }\n    func first")
        before, after = ({place.id for place in places_in(text, path, "Household")}
                         for text, path in ((SOURCE, "a.swift"), (moved, "b.swift")))
        self.assertEqual(before - after, set())
        self.assertEqual(len(after - before), 1)

    def test_all_places_of_a_line_are_altered_at_once_and_lines_stay(self):
        places = places_in(SOURCE, "a.swift", "Household")
        text = build.altered(SOURCE, places, {place.id: number for number, place in enumerate(places)})
        self.assertEqual(
            text.split("\n")[8],
            "        if !isMutant(1) { guard left <>~ mutantConstant(3, 0, 1) else { return false } }")
        self.assertEqual(text.count("\n"), SOURCE.count("\n"))

    def test_one_change_is_shown_as_it_would_be_made(self):
        shown = {place.change: build.mutated(SOURCE, place) for place in places_in(SOURCE, "a.swift", "Household")}
        self.assertNotIn("used += left", shown["left out `used += left`"])
        self.assertIn("        case 1: \n        default", shown["left out `note(left)`"])
        self.assertIn("most = 61\n", shown["`60` became `61`"])


if __name__ == "__main__":
    unittest.main()
