"""What becomes of a parent's rights: they end with the token, and never go over to the child's side."""

import json
import unittest

from playwright.sync_api import expect

import rig
from parent_rig import ParentCase


# The lock by itself, over all orders of what can happen: who is here is compared with what the order says, read from its end.
# Replies come in the order of what was asked.
WALK = """
async (length) => {
    const { Lock } = await import("/v/page/js/parent/lock.js");
    const events = ["check", "right", "wrong", "leave", "end", "changePin", "changed", "unchanged"];
    const parent = { parent: "kim", name: "Kim" };
    const faults = [];
    const walk = (order) => {
        const lock = new Lock();
        const asked = [];
        const admitted = [];
        for (const [at, event] of order.entries()) {
            const before = lock.parent !== undefined;
            const isChecking = asked.some((check) => check.isOpen);
            const told = event === "leave" && lock.leave("locked");
            if (event === "leave" && told !== (before || isChecking)) faults.push([order, at, "kidd hears of who leaves"]);
            if (event === "check" || event === "leave") for (const check of asked) check.isOpen = false;
            if (event === "check") asked.push({ at, isOpen: true, check: lock.check() });
            if (event === "end") lock.end();
            if (event === "changePin") lock.changePin();
            if (event === "changed" || event === "unchanged") lock.changedPin(event === "changed");
            if (event !== "right" && event !== "wrong") continue;
            const first = asked.shift();
            if (!first) continue;
            if (event === "right") { admitted.push({ from: first.at, at }); lock.admit(first.check, { parent, token: "t" }); }
            else lock.refuse(first.check);
        }
        const last = admitted.at(-1);
        const isHere = last !== undefined && !order.slice(last.from + 1).some((event) => event === "check" || event === "leave")
            && !order.slice(last.at + 1).some((event) => event === "end" || event === "changed");
        if (isHere !== (lock.parent !== undefined) || isHere !== (lock.token !== "")) faults.push([order, isHere, lock.parent, lock.token]);
    };
    let count = 0;
    const grow = (order) => {
        walk(order);
        count += 1;
        if (order.length < length && faults.length < 5) for (const event of events) grow([...order, event]);
    };
    grow([]);
    return [faults, count];
}
"""


class Token(ParentCase):
    def held(self, method):
        """A page before the PIN whose replies to a method are held back; gives it, those that wait, and what lets them go."""
        context = self.rig.context()
        asked, waiting, passed = {}, [], []

        def relay(socket):
            server = socket.connect_to_server()

            def send(line):
                told = json.loads(line)
                asked[id(socket), told["id"]] = told["method"]
                server.send(line)

            def hear(line):
                about = asked.get((id(socket), json.loads(line).get("id")))
                if about == method:
                    return waiting.append((socket, line))
                passed.append(about)
                socket.send(line)

            socket.on_message(send)
            server.on_message(hear)

        def let_go(page, then):
            """Until the reply to what is asked next was heard, too."""
            passed.clear()
            for socket, line in waiting:
                socket.send(line)
            waiting.clear()
            self.wait(lambda: page.evaluate("1") and then in passed, then)

        context.route_web_socket("**/ws?*", relay)
        return self.open(context=context), waiting, let_go

    def test_over_all_orders_a_parent_is_here_only_by_the_last_pin(self):
        faults, count = self.open().evaluate(WALK, 6)
        self.assertEqual(faults, [])
        self.assertGreater(count, 250_000)

    def test_who_leaves_while_the_pin_is_checked_is_not_let_in(self):
        page, waiting, let_go = self.held("parent.unlock")
        way_out = page.get_by_role("link", name="Back to the children")
        for comes_back_first in (False, True):
            with self.subTest(comes_back_first=comes_back_first):
                expect(page.locator(".p-unlock")).to_be_visible()
                page.get_by_label("PIN", exact=True).fill(rig.PIN)
                page.keyboard.press("Enter")
                self.wait(lambda: page.evaluate("1") and waiting, "the PIN is right")
                way_out.click()
                expect(page.locator(".who-card").first).to_be_visible()
                if not comes_back_first:
                    let_go(page, "events.subscribe")
                page.get_by_role("link", name="For parents").click()
                expect(page.locator(".p-unlock")).to_be_visible()
                if comes_back_first:
                    let_go(page, "events.subscribe")
                expect(page.locator(".p-nav")).to_have_count(0)
                expect(page.locator(".p-unlock")).to_be_visible()
        # The lock has not stuck.
        page.get_by_label("PIN", exact=True).fill(rig.PIN)
        page.keyboard.press("Enter")
        self.wait(lambda: page.evaluate("1") and waiting, "the PIN is right")
        let_go(page, "events.subscribe")
        expect(page.locator(".p-nav")).to_be_visible()

    def test_an_address_that_is_no_view_is_no_way_to_stay(self):
        page = self.let_in()
        page.evaluate("location.hash = '/parents'")
        expect(page.locator(".who-card").first).to_be_visible()
        page.evaluate("location.hash = '/parent'")
        expect(page.locator(".p-unlock")).to_be_visible()

    def test_a_new_connection_is_the_same_parent(self):
        sockets = []
        context = self.rig.context()
        context.route_web_socket("**/ws?*", lambda socket: sockets.append((socket, socket.connect_to_server())))
        page = self.let_in(context=context)
        expect(page.locator(".p-child")).to_have_count(2)
        count = len(sockets)
        for socket, server in sockets[:]:
            server.close()
            socket.close(code=1001)
        self.wait(lambda: page.evaluate("1") and len(sockets) >= count + 2, "the page connects again")
        self.rig.ctl("time", "ask", "ben", "10m", "--reason", "after the break")
        expect(page.locator(".p-request", has_text="after the break")).to_be_visible()
        expect(page.locator(".p-nav")).to_be_visible()

    def test_a_restart_of_kidd_ends_it(self):
        page = self.let_in("/parent/limits/mia")
        self.go(page, "limits/mia")
        self.rig.kill_kidd()
        expect(page.locator("#bar")).to_contain_text("kidd is resting")
        self.rig.start_kidd()
        expect(page.locator(".p-unlock")).to_contain_text("Your time here has ended")
        expect(page.locator(".p-nav")).to_have_count(0)
        self.enter(page)
        # The way goes on where it ended.
        expect(page.get_by_role("heading", name="Limits for Mia")).to_be_visible()

    def test_what_was_not_done_is_said(self):
        page = self.let_in()
        page.locator('[data-child="ben"]').get_by_role("button", name="Give time").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        self.rig.kill_kidd()
        expect(page.locator("#bar")).to_contain_text("kidd is resting")
        dialog.get_by_role("button", name="Give", exact=True).click()
        self.rig.start_kidd()
        expect(page.locator(".p-unlock")).to_contain_text("What you pressed last was not done.")
        self.enter(page)
        self.assertEqual(self.told("time.usage", child="ben", dayCount=1)["grants"], [])

    def test_its_end_is_heard_at_once(self):
        page = self.let_in()
        expect(page.locator(".p-child")).to_have_count(2)
        # The token's twelve hours are over.
        self.rig.ctl("clock", "advance", "13h")
        expect(page.locator(".p-unlock")).to_contain_text("Your time here has ended")
        expect(page.locator(".p-child")).to_have_count(0)

    def test_rest_locks(self):
        page = self.open()
        page.clock.install()
        self.enter(page)
        expect(page.locator(".p-child")).to_have_count(2)
        page.clock.fast_forward("09:00")
        expect(page.locator(".p-nav")).to_be_visible()
        page.clock.fast_forward("01:30")
        expect(page.locator(".p-unlock")).to_contain_text("Nobody has touched the page")

    def test_the_childrens_side_has_no_parent(self):
        page = self.let_in()
        page.evaluate("location.hash = '/'")
        expect(page.locator(".p-nav")).to_have_count(0)
        page.evaluate("location.hash = '/parent'")
        expect(page.locator(".p-unlock")).to_be_visible()

    def test_nothing_is_kept_in_the_browser(self):
        page = self.let_in()
        kept = page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])")
        self.assertNotIn("token", kept)
        self.assertNotIn(rig.PIN, kept)
        page.reload()
        expect(page.locator(".p-unlock")).to_contain_text("It closes when you load the page anew")

    def test_who_was_here_last_is_offered_first(self):
        self.told("parent.add", name="Alex", pin="73610")
        page = self.open()
        page.get_by_role("radio", name="Alex").check()
        self.enter(page, "73610")
        page.get_by_role("button", name="Done here", exact=True).click()
        expect(page.get_by_role("radio", name="Alex")).to_be_checked()
        self.told("parent.remove", parent="alex")


if __name__ == "__main__":
    unittest.main()
