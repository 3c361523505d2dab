"""What kidd refuses is told where it was pressed: each error of the table, provoked under the buttons of the page, shows words within a
second; and an activity that was put away somewhere else says so."""

import json
import unittest
from collections import Counter

from playwright.sync_api import expect

import kinds_pack
from child_rig import ChildTest
from parent_rig import VIEWS, ParentCase
from rig import ROOT

TABLE = {
    method["name"]: [{"code": error["code"], "message": error["message"], "kind": error["data"]["kind"]} for error in method["errors"]]
    for method in json.loads((ROOT / "rpc-spec/openrpc.json").read_text())["methods"]
}
# The first call of a press is refused in kidd's place; what follows from it is kidd's own.
REFUSE = """
(table) => {
    const ownSay = (kind) => `Words for ${kind}.`;
    const beside = ["events.subscribe", "parent.resume", "parent.lock", "time.renewLease", "activity.pause", "household.status"];
    const state = window.refusals = { armed: undefined, method: undefined };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (line) {
        const { id, method } = JSON.parse(line);
        if (!state.armed || beside.includes(method)) return send.call(this, line);
        const errors = table[method];
        const { code, message, kind } = errors[state.armed.turn % errors.length];
        const data = { kind, ...(state.armed.says ? { say: ownSay(kind) } : {}) };
        Object.assign(state, { armed: undefined, method, kind, count: errors.length });
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ jsonrpc: "2.0", id, error: { code, message, data } }) })));
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !element.closest("[inert]");
    const lines = () => [...document.querySelectorAll("main, dialog[open], .notes")].flatMap((place) => place.innerText.split("\\n"))
        .map((line) => line.trim()).filter((line) => line && !/^One moment/.test(line));
    refusals.buttons = () => [...document.querySelectorAll("main button")].filter(isSeen);
    /** Presses; gives the method whose refusal was not told, `true` where it was, and `null` where the press called nothing. */
    refusals.press = async (button, turn, says) => {
        document.querySelectorAll(".note-out").forEach((note) => note.remove());
        const before = new Set(lines());
        Object.assign(state, { armed: { turn, says }, method: undefined });
        button.click();
        for (let at = 0; at < 3 && !state.method; at += 1) await frame();
        state.armed = undefined;
        document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
        if (!state.method) return null;
        const end = performance.now() + 1000;
        while (performance.now() < end) {
            if (lines().some((line) => !before.has(line))) return true;
            await frame();
        }
        return `${state.method}: ${state.kind}`;
    };
}
"""
# What is asked of an activity is refused, however often.
FINISHED = """
() => {
    const send = WebSocket.prototype.send;
    window.asked = 0;
    WebSocket.prototype.send = function (line) {
        const { id, method } = JSON.parse(line);
        if (!["activity.answer", "activity.question"].includes(method) || asked > 20) return send.call(this, line);
        asked += 1;
        const error = { code: 409, message: "It is over.", data: { kind: "finished", say: "That one is over." } };
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ jsonrpc: "2.0", id, error }) })));
    };
}
"""
# Every button of the view, each with the errors of the method that it calls.
PRESS_ALL = """
async () => {
    const [untold, counts] = [[], {}];
    for (let at = 0; refusals.buttons()[at]; at += 1) {
        for (let turn = 0; refusals.buttons()[at]; turn += 1) {
            const button = refusals.buttons()[at];
            const told = await refusals.press(button, turn, false);
            if (told === null) break;
            counts[refusals.method] = (counts[refusals.method] ?? 0) + 1;
            // A PIN that is wanted ends the view.
            if (told !== true) untold.push([button.innerText, told]);
            if (turn + 1 >= refusals.count) break;
        }
    }
    return [untold, counts];
}
"""


class ParentRefusals(ParentCase):
    maxDiff = None

    def test_each_error_under_each_button_shows_words(self):
        table = {method: [error for error in errors if error["kind"] != "pin_required"] for method, errors in TABLE.items()}
        self.told("time.grant", child="ben", minutes=5)
        self.rig.ctl("time", "ask", "ben", "10m")
        page = self.let_in(reduced_motion="reduce")
        page.evaluate(REFUSE, table)
        untold, counts = [], Counter()
        for view in VIEWS:
            self.go(page, view)
            page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")
            found, heard = page.evaluate(PRESS_ALL)
            untold += [(view, *each) for each in found]
            counts.update(heard)
        self.assertEqual(untold, [])
        self.assertGreater(len(counts), 8, counts)


class ChildRefusals(ChildTest):
    maxDiff = None

    def test_each_error_under_the_buttons_of_a_question_shows_words(self):
        page = self.page()
        self.begin(page)
        path = page.url.split("#")[1]
        page.evaluate(REFUSE, TABLE)
        untold = []
        for button, method in ((".check", "activity.answer"), (".foot .hint", "activity.hint")):
            for turn in range(len(TABLE[method])):
                self.go(page, "/child/mia")
                page.locator(".home-top").wait_for()
                self.go(page, path)
                self.ready(page)
                page.locator(".choice").first.click()
                told = page.evaluate("([selector, turn]) => refusals.press(document.querySelector(selector), turn, true)", [button, turn])
                if told is not True:
                    untold.append(told)
        self.assertEqual(untold, [])

    def test_each_error_under_what_begins_something_shows_words(self):
        page = self.page()
        page.locator(".card.next .huge").wait_for()
        page.evaluate(REFUSE, TABLE)
        untold = []
        for turn in range(len(TABLE["activity.start"])):
            page.locator(".card.next .huge").wait_for()
            told = page.evaluate("turn => refusals.press(document.querySelector('.card.next .huge'), turn, true)", turn)
            if told is not True:
                untold.append(told)
        # One that is open is gone on with, or a new one is begun: that is asked.
        self.assertEqual(untold, [])

    def replaced(self, page):
        """Something else is begun somewhere else, in place of what the page shows."""
        self.ask("activity.start", child="mia", lesson=kinds_pack.EASY, replace=True)

    def test_what_was_put_away_elsewhere_says_so(self):
        page = self.page()
        self.begin(page)
        self.replaced(page)
        page.locator(".choice").first.click()
        page.locator(".check").click()
        expect(page.get_by_text("This was ended somewhere else.").locator("visible=true").last).to_be_visible(timeout=5000)
        page.locator(".rest .button.primary").click()
        page.locator(".home-top").wait_for()
        self.quiet(page)

    def test_what_is_over_is_not_asked_for_without_end(self):
        page = self.page()
        self.begin(page)
        page.evaluate(FINISHED)
        page.locator(".choice").first.click()
        page.locator(".check").click()
        page.locator(".home-top").wait_for()
        page.locator(".note-out", has_text="That one is over.").wait_for()
        self.assertEqual(page.evaluate("asked"), 2, "the answer and the question")

    def test_an_open_view_follows_what_becomes_of_its_activity(self):
        page = self.page()
        self.begin(page, "Easy ones")
        activity = page.url.rsplit("/", 1)[-1]
        question = self.ask("activity.question", activity=activity)["question"]
        while True:
            self.ask("activity.shown", activity=activity, presentation=question["presentation"])
            self.think()
            told = self.ask("activity.answer", activity=activity, presentation=question["presentation"], answer=kinds_pack.EASY_ANSWERS[question["kind"]])
            if "summary" in told:
                break
            question = told["question"]
        page.locator(".ending").wait_for(timeout=5000)
        self.quiet(page)

    def test_an_answer_that_does_not_get_through_says_so(self):
        page = self.page()
        self.begin(page)
        page.locator(".choice").first.click()
        self.rig.kill_kidd()
        self.addCleanup(lambda: self.rig.kidd.poll() is None or self.rig.start_kidd())
        page.locator("#bar p").wait_for()
        page.locator(".check").click()
        expect(page.locator(".foot .how")).to_have_text("One moment …", timeout=5000)


if __name__ == "__main__":
    unittest.main()
