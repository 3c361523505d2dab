"""How the parent's side looks: every view without a finding of axe, light and dark, narrow and wide, and without sideways
scrolling; and how much of it there is."""

import unittest

from playwright.sync_api import expect

import rig
from looking import ALL, COLORS, WIDTHS, Looker
from parent_rig import VIEWS, ParentCase

MOST_BYTES = 300_000
# What is seen each time: the narrowest by all rules, the widest for what leads sideways, and the colors of the dark.
CORE = {("light", WIDTHS[0]), ("light", WIDTHS[-1]), ("dark", WIDTHS[0])}


class Views(ParentCase):
    weeks = 1

    def check(self, looker, name, schemes=("light", "dark")):
        page = looker.page
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme)
            # In the dark there are other colors alone, in the widest and the narrowest.
            for width in WIDTHS if scheme == "light" else (WIDTHS[0], WIDTHS[-1]):
                if not ALL and (scheme, width) not in CORE:
                    continue
                page.set_viewport_size({"width": width, "height": 900})
                looker.settle()
                with self.subTest(view=name, scheme=scheme, width=width):
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                    if ALL or (scheme, width) != ("light", WIDTHS[-1]):
                        self.assertEqual(looker.findings(None if scheme == "light" else COLORS), [])

    def unfold(self, page):
        page.evaluate("document.querySelectorAll('main details').forEach((each) => each.open = true)")

    def test_every_view_in_light_and_dark(self):
        page = self.open(reduced_motion="reduce")
        looker = Looker(page)
        self.check(looker, "unlock")
        self.enter(page)
        for view in VIEWS:
            self.go(page, view)
            self.unfold(page)
            self.check(looker, view)
        self.assertEqual(page.complaints, [])

    def test_what_is_wrong_is_found(self):
        page = self.open(reduced_motion="reduce")
        looker = Looker(page)
        page.evaluate("""() => {
            const pale = document.createElement("p");
            Object.assign(pale.style, { color: "light-dark(#000, #555)", background: "light-dark(#fff, #444)", width: "2000px" });
            pale.textContent = "pale in the dark alone";
            document.querySelector("main").append(pale, document.createElement("button"));
        }""")
        self.assertEqual([rule for rule, _ in looker.findings()], ["button-name"])
        self.assertEqual(looker.findings(COLORS), [])
        page.emulate_media(color_scheme="dark")
        self.assertEqual([rule for rule, _ in looker.findings(COLORS)], ["color-contrast"])
        self.assertGreater(page.evaluate("document.documentElement.scrollWidth"), WIDTHS[-1])

    def test_dialogs(self):
        page = self.at("today")
        looker = Looker(page)
        for view, button in (
            ("today", "Give time"), ("today", "Lock time"), ("today", "Why now?"), ("limits/mia", "Add dates"), ("filters/mia", "Let it rest: Reading"),
            ("challenges/mia", "A challenge of your own"), ("children/mia", "Add a child"), ("house/backups", "Make a backup now"), ("house/family", "Change your PIN"),
        ):
            self.go(page, view)
            page.get_by_role("button", name=button).first.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            self.check(looker, button, ["light"])
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)

    def test_targets_are_large(self):
        page = self.at("today")
        page.set_viewport_size({"width": 360, "height": 800})
        for view in VIEWS:
            self.go(page, view)
            self.unfold(page)
            small = page.evaluate("""[
                ...[...document.querySelectorAll("button:not(.p-piece), select, a.button, summary, header a, input:not([type=checkbox]):not([type=radio])")].map((each) => [each, 43.5]),
                ...[...document.querySelectorAll("a, input")].map((each) => [each.closest("label") ?? each, 24]),
            ].filter(([each, least]) => each.offsetParent && (each.getBoundingClientRect().height < least || each.getBoundingClientRect().width < 24))
             .map(([each]) => each.outerHTML.slice(0, 120))""")
            with self.subTest(view=view):
                self.assertEqual(small, [])

    def test_other_languages_have_every_word(self):
        self.addCleanup(lambda: self.told("household.update", locale="en"))
        for locale in ("de", "es", "fr"):
            self.told("household.update", locale=locale)
            page = self.open()
            page.locator(".p-pin").fill("2468")
            page.keyboard.press("Enter")
            expect(page.locator(".p-nav")).to_be_visible()
            for view in VIEWS:
                self.go(page, view)
                with self.subTest(locale=locale, view=view):
                    self.assertNotIn("web.parent", page.locator("body").inner_text())
            self.assertEqual(page.evaluate("document.documentElement.lang"), locale)
            self.assertEqual(page.complaints, [])

    def test_all_of_it_is_small(self):
        context = self.rig.context()
        self.addCleanup(context.close)
        self.rig.open("/parent", context=context).close()
        page = context.new_page()
        loaded = {}
        page.on("response", lambda response: loaded.setdefault(response.url, response))
        page.goto(f"http://127.0.0.1:{self.rig.port}/#/parent")
        expect(page.locator(".p-unlock")).to_be_visible()
        self.enter(page)
        for view in VIEWS:
            self.go(page, view)
        sizes = {url.split("/", 3)[3]: int(response.headers.get("content-length", 0)) for url, response in loaded.items()}
        self.assertLessEqual(sum(sizes.values()), MOST_BYTES, sorted(sizes.items(), key=lambda each: -each[1]))
        # The first view is the same for all.
        first = (rig.ROOT / "web/index.html").read_text()
        self.assertFalse([path for path in sizes if "/child/" in path and path not in first], "what only children need is not loaded")

    def test_numbers_lead_to_the_answers_behind_them(self):
        page = self.at("reports/mia")
        expect(page.get_by_text("The line is the limit that held on that day.")).to_be_visible()
        page.get_by_role("link", name="The week before").click()
        expect(page.get_by_role("link", name="The week after")).to_be_visible()
        report = self.told("report.dashboard", child="mia")["reports"][0]
        self.go(page, "reports/mia/month")
        expect(page.get_by_text("In numbers")).to_be_visible()
        # Why the times of subjects can be less than the learning time above them.
        expect(page.get_by_text("A subject’s time is counted from one answer to the next.")).to_be_visible()
        expect(page.locator(".p-facts", has_text="Answers")).to_contain_text(str(report["totals"]["answers"]))
        for picture in (".p-chart", ".p-chart.is-grid", ".p-chart.is-year"):
            expect(page.locator(picture).first).to_be_visible()
        named = report["needsHelp"][:3] + report["practised"] + report["newlyMastered"]
        skill = next(each for each in named if self.told("progress.explain", child="mia", skill=each["skill"])["windows"])
        page.locator(".p-skill").filter(has_text=skill["title"]).or_(
            page.get_by_role("button", name=f"The answers behind this: {skill['title']}")).first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=skill["title"])).to_be_visible()
        expect(dialog.locator(".p-answers li").first).to_be_visible()
        # Each tells what was asked or what it was about, none the name of a question alone.
        told = self.told("progress.explain", child="mia", skill=skill["skill"])["windows"][0]["firstAnswers"]
        for answer in told:
            expect(dialog.get_by_text(answer["questionId"], exact=True)).to_have_count(0)
        self.assertEqual(dialog.locator(".p-answers li .note").count() >= dialog.locator(".p-answers li").count(), True)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        self.assertEqual(page.complaints, [])


if __name__ == "__main__":
    unittest.main()
