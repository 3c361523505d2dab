"""Parts of the page by themselves: lengths of time, told as kidctl does, by the table of both; and notes at the edge."""

import json
import unittest

from rig import ROOT, Rig

LENGTHS = """
async (tables) => {
    const { length, lengthBeside, lengthDone, lengthOfMinutes, lengthUsed } = await import("/v/page/js/core/lengths.js");
    const { Words } = await import("/v/page/js/words.js");
    const words = await Words.load(["en"]);
    const rules = { left: length, used: lengthUsed, learned: lengthDone, beside: lengthBeside, minutes: lengthOfMinutes };
    const tell = ([name, rows]) => [name, rows.map((row) => [...row.slice(0, -1), rules[name](words, ...row.slice(0, -1))])];
    return Object.fromEntries(Object.entries(tables).map(tell));
}
"""
# Notes told while two dialogs are open, one over the other: where each is, and how many listeners wait for a close.
NOTES = """
async () => {
    const { App } = await import("/v/page/js/core/app.js");
    const app = new App(undefined, undefined);
    const listeners = [];
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (type, ...rest) { if (type === "close") listeners.push(this); return add.call(this, type, ...rest); };
    const dialogs = ["lower", "upper"].map((id) => Object.assign(document.createElement("dialog"), { id }));
    document.body.append(...dialogs);
    const place = () => [...document.querySelectorAll(".note-out")].map((note) => note.closest("dialog")?.id ?? "page");
    const closed = async (dialog) => { const done = new Promise((done) => add.call(dialog, "close", done)); dialog.close(); await done; };
    const seen = [];
    app.tell("one"); seen.push(place());
    dialogs[0].showModal(); app.tell("two"); app.tell("three"); seen.push(place());
    dialogs[1].showModal(); app.tell("four"); app.tell("five"); seen.push(place());
    await closed(dialogs[0]); seen.push(place());
    await closed(dialogs[1]); seen.push(place());
    return [seen, listeners.length];
}
"""
# A kind of question without a pad of its own: what is typed, by the form of answer that it takes.
GENERAL = """
async () => {
    const { generalPad } = await import("/v/page/js/child/pads/index.js");
    const desk = { say: (key) => key, isQuick: false, asksFacts: false, send() {}, announce() {}, stays: new Map() };
    const typed = (form, text) => {
        const pad = generalPad({ kind: "riddle", riddle: { highest: 30 } }, desk, [form]);
        const input = pad?.element.querySelector("input");
        if (input) input.value = text;
        return pad?.answer() ?? null;
    };
    return [typed("text", " moon "), typed("number", "12"), typed("number", "31"), typed("strokes", "")];
}
"""
# A request of last evening and one of today, each as its card says when it came.
REQUESTS = """
async () => {
    const { requestCard } = await import("/v/page/js/parent/requests.js");
    const say = (key, values = {}) => [key, ...Object.values(values)].join(" ");
    const scene = { say, tag: "en-GB", app: { words: { say } }, desk: { family: new Map() } };
    const request = { request: "r1", child: "mia", minutes: 15, at: "2026-11-20T23:50:00+01:00" };
    return ["2026-11-20", "2026-11-21"].map((today) => requestCard(scene, request, today).element.querySelector("p.note").textContent);
}
"""


class CoreTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.rig = Rig()
        cls.addClassCleanup(cls.rig.close)

    def setUp(self):
        self.page = self.rig.open()
        self.addCleanup(self.page.context.close)

    def test_the_page_tells_lengths_as_kidctl_does(self):
        tables = json.loads((ROOT / "Tests/Fixtures/lengths.json").read_text())
        told = self.page.evaluate(LENGTHS, tables)
        for name, rows in tables.items():
            self.assertEqual(told[name], rows, name)

    def test_notes_stand_over_the_uppermost_dialog_and_outlive_it(self):
        seen, listeners = self.page.evaluate(NOTES)
        self.assertEqual(seen, [["page"], ["lower"] * 3, ["upper"] * 5, ["upper"] * 5, ["page"] * 5])
        self.assertEqual(listeners, 2, "one for each dialog, however many notes")

    def test_a_kind_without_a_pad_of_its_own_has_a_general_one(self):
        self.assertEqual(self.page.evaluate(GENERAL), [{"text": "moon"}, {"number": 12}, "web.child.missing.number", None])

    def test_a_request_of_another_day_says_its_day(self):
        same, later = self.page.evaluate(REQUESTS)
        self.assertEqual(same, "web.parent.askedAt 23:50")
        self.assertRegex(later, "^web.parent.askedOn Fri,? 20 Nov 23:50$")


if __name__ == "__main__":
    unittest.main()
