"""The house and the children: backups, codes on paper, PINs, settings, the record, profiles, and the first evening."""

import datetime
import json
import pathlib
import re
import unittest

from playwright.sync_api import expect

from parent_rig import ParentCase
import rig

PASSPHRASE = "correct horse battery"


class House(ParentCase):
    def test_a_backup_is_made_with_its_progress_and_checked(self):
        page = self.at("house/backups")
        folder = self.rig.folder / "stick"
        folder.mkdir()
        page.get_by_role("button", name="Make a backup now").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Where to").fill(str(folder))
        dialog.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        dialog.get_by_label("once more").fill(PASSPHRASE + "!")
        dialog.get_by_role("button", name="Make it").click()
        self.assertEqual(list(folder.iterdir()), [], "the two were not the same")
        dialog.get_by_label("once more").fill(PASSPHRASE)
        page.evaluate("""() => {
            window.told = new Set();
            const look = () => document.querySelectorAll("progress, progress + p").forEach((each) => told.add(each.tagName === "P" ? each.textContent : "bar"));
            new MutationObserver(look).observe(document.querySelector("dialog"), { subtree: true, childList: true, attributes: true });
        }""")
        dialog.get_by_role("button", name="Make it").click()
        expect(dialog.locator(".chip.good")).to_contain_text("Made, and read back from there")
        told = page.evaluate("[...window.told]")
        self.assertIn("bar", told)
        self.assertIn("A key is made of the passphrase.", told)
        dialog.get_by_role("button", name="Close").click()
        expect(page.get_by_text("The last backup is 0 min old.")).to_be_visible()
        self.rig.ctl("clock", "advance", "16m")
        page = self.at("house/backups")
        expect(page.get_by_text("The last backup is 16 min old.")).to_be_visible()
        self.assertEqual(len(list(folder.glob("*.kiddbackup"))), 1)
        # It can be read, with its passphrase alone.
        page.get_by_role("button", name="Check a backup").click()
        dialog.get_by_label("Passphrase", exact=True).fill("wrong horse battery")
        dialog.get_by_role("button", name="Check it").click()
        expect(dialog.get_by_role("alert")).not_to_have_text("")
        dialog.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        # After a wrong one the next has to wait by kidd's clock.
        self.rig.ctl("clock", "advance", "2m")
        dialog.get_by_role("button", name="Check it").click()
        expect(dialog.locator(".chip.good")).to_contain_text("All of it can be read: Sample family, Mia, Ben")

    def test_backups_are_made_by_themselves(self):
        page = self.at("house/backups")
        folder = self.rig.folder / "synchronised"
        folder.mkdir()
        page.get_by_role("button", name="Make backups automatically").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Folder").fill(str(folder))
        dialog.get_by_label("Hours from one to the next").fill("48")
        dialog.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        dialog.get_by_label("once more").fill(PASSPHRASE)
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.locator(".chip.good")).to_contain_text("every 48 hours")
        dialog.get_by_role("button", name="Close").click()
        expect(page.locator(".p-facts")).to_contain_text(str(folder))
        plan = self.told("backup.list")["plan"]
        self.assertEqual((plan["active"], plan["everyHours"], plan["keep"]), (True, 48, 7))
        page.get_by_role("button", name="No more automatic backups").click()
        expect(page.get_by_text("Backups are made only when you ask for one.")).to_be_visible()
        self.assertFalse(self.told("backup.list")["plan"]["active"])

    def test_a_folder_that_is_not_there_is_said_in_the_dialog(self):
        page = self.at("house/backups")
        page.get_by_role("button", name="Make a backup now").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Where to").fill("/nowhere/at/all")
        dialog.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
        dialog.get_by_label("once more").fill(PASSPHRASE)
        dialog.get_by_role("button", name="Make it").click()
        expect(dialog.get_by_role("alert")).to_contain_text("/nowhere/at")

    def test_the_way_back_closes_a_dialog_and_locks_nobody_out(self):
        page = self.at("house/backups")
        page.get_by_role("button", name="Make a backup now").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Where to").fill("/nowhere")
        page.go_back()
        expect(dialog).to_have_count(0)
        page.wait_for_url("**#/parent/house/backups")
        expect(page.locator(".p-nav")).to_be_visible()

    def test_codes_are_made_listed_and_voided(self):
        page = self.at("house/codes")
        page.get_by_label("How many").fill("3")
        page.get_by_label("Minutes each").fill("20")
        page.get_by_label("For whom").select_option(label="Ben")
        page.get_by_role("button", name="Make codes").click()
        codes = page.locator(".p-code")
        expect(codes).to_have_count(3)
        expect(page.locator(".p-sheet")).to_contain_text("20 min for Ben")
        # One is good, the others are voided.
        code = codes.first.inner_text()
        self.rig.ctl("time", "redeem", "ben", code)
        page = self.at("house/codes")
        expect(page.locator("li", has_text="Ben").get_by_text("used", exact=True)).to_have_count(1)
        expect(page.get_by_text(code)).to_have_count(0)
        page.get_by_role("button", name="Cancel all unused codes").click()
        self.told_of(page, "2 codes are void")
        self.assertNotIn("unused", [each["state"] for each in self.told("time.listCodes")["codes"]])
        grant = self.told("time.usage", child="ben", dayCount=1)["grants"][0]["grant"]
        self.told("time.undoGrant", child="ben", grant=grant["grant"])

    def test_on_paper_stand_the_codes_alone(self):
        page = self.at("house/codes")
        page.get_by_role("button", name="Make codes").click()
        expect(page.locator(".p-sheet")).to_be_visible()
        page.emulate_media(media="print")
        expect(page.locator("header#top")).to_be_hidden()
        expect(page.locator(".p-nav")).to_be_hidden()
        expect(page.get_by_role("heading", name="Codes so far")).to_be_hidden()
        expect(page.locator(".p-sheet")).to_be_visible()
        page.emulate_media(media="screen")

    def test_the_clock_is_confirmed_with_the_time_that_is_shown(self):
        said = []

        def between(page_side):
            kidd_side = page_side.connect_to_server()
            page_side.on_message(lambda line: (said.append(json.loads(line)), kidd_side.send(line)))
            isAsked = lambda: any(call["method"] == "time.confirmClock" for call in said)
            kidd_side.on_message(lambda line: page_side.send(line if isAsked() else line.replace('"clock":"trusted"', '"clock":"drifted"')))

        context = self.rig.context()
        context.route_web_socket(re.compile(""), between)
        context.clock.set_fixed_time(self.now())
        page = self.let_in("/parent/house/state", context=context)
        page.get_by_role("button", name="The clock is right").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(str(self.now().year))
        dialog.get_by_role("button", name="The clock is right").click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_role("button", name="The clock is right")).to_have_count(0)
        told = next(call["params"]["now"] for call in said if call["method"] == "time.confirmClock")
        self.assertLess(abs(datetime.datetime.fromisoformat(told) - self.now()).total_seconds(), 120)

    def test_the_family_has_parents_and_settings(self):
        page = self.at("house/family")
        dialog = page.get_by_role("dialog")
        page.get_by_role("button", name="Add a parent").click()
        dialog.get_by_label("Name").fill("Carla")
        dialog.get_by_label("PIN", exact=True).fill("48151")
        dialog.get_by_label("The PIN once more").fill("48152")
        dialog.get_by_role("button", name="Add", exact=True).click()
        self.assertEqual(len(self.told("parent.list")["parents"]), 1, "the two were not the same")
        dialog.get_by_label("The PIN once more").fill("48151")
        dialog.get_by_role("button", name="Add", exact=True).click()
        page.get_by_role("button", name="Rename: Carla").click()
        dialog.get_by_label("Name").fill("Clara")
        dialog.get_by_role("button", name="Save").click()
        page.get_by_role("button", name="Remove: Clara").click()
        dialog.get_by_role("button", name="Remove").click()
        expect(page.get_by_role("button", name="Rename: Clara")).to_have_count(0)
        page.get_by_label("Name of the family").fill("Larsen")
        page.get_by_label("The week begins on").select_option(label="Sunday")
        page.get_by_label("Friday").check()
        page.locator("form").get_by_role("button", name="Save").click()
        self.told_of(page, "Saved")
        household = self.told("household.get")
        self.assertEqual((household["name"], household["weekStart"], household["weekendDays"]), ("Larsen", "sunday", ["friday", "saturday", "sunday"]))
        self.assertNotIn("admitsStrangers", household, "what nobody has touched is not set")
        self.told("household.update", name="Sample family", weekStart="monday", weekendDays=["saturday", "sunday"])
        page.get_by_role("button", name="New recovery code").click()
        dialog.get_by_label("Your present PIN").fill(rig.PIN)
        dialog.get_by_role("button", name="Make and show it").click()
        expect(dialog.locator(".p-code")).to_have_text(re.compile(r"\w{4}"))

    def test_a_pin_is_changed(self):
        page = self.at("house/family")
        dialog = page.get_by_role("dialog")
        page.get_by_role("button", name="Change your PIN").click()
        for label in ("The new PIN", "The new PIN once more"):
            dialog.get_by_label(label, exact=True).fill("1111")
        dialog.get_by_label("Your present PIN").fill(rig.PIN)
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.get_by_role("alert")).to_contain_text("This PIN is too easy")
        page.keyboard.press("Escape")
        for old, new in ((rig.PIN, "736105"), ("736105", rig.PIN)):
            page.get_by_role("button", name="Change your PIN").click()
            dialog.get_by_label("Your present PIN").fill(old)
            dialog.get_by_label("The new PIN", exact=True).fill(new)
            dialog.get_by_label("The new PIN once more").fill("11111")
            dialog.get_by_role("button", name="Save").click()
            expect(dialog).to_be_visible()
            dialog.get_by_label("The new PIN once more").fill(new)
            dialog.get_by_role("button", name="Save").click()
            expect(page.locator(".p-unlock")).to_contain_text("Your PIN is changed. Please enter the new one.")
            self.enter(page, new)
            expect(page.get_by_role("heading", name="House")).to_be_visible()
        self.hang_up()

    def test_the_record_is_checked(self):
        page = self.at("house/audit")
        expect(page.locator(".p-audit li").first).to_be_visible()
        page.get_by_role("button", name="Check that nothing is altered").click()
        expect(page.locator(".p-verdict")).to_contain_text("entries are as they were written")
        page.get_by_label("Child", exact=True).select_option("ben")
        expect(page.locator(".p-audit li", has_text="Ben was added")).to_have_count(1)
        expect(page.locator(".p-audit li", has_text="unlocked with the PIN")).to_have_count(0)
        # Who did it, and what: a child's own doings name it once.
        self.rig.ctl("time", "ask", "ben", "10m")
        page = self.at("house/audit")
        expect(page.locator(".p-audit li", has_text=re.compile("[0-9]Ben: asks for 10 minutes"))).to_have_count(1)

    def test_a_child_is_added_changed_hidden_and_brought_back(self):
        page = self.at("children/ben")
        page.get_by_role("button", name="Add a child").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Add", exact=True).click()
        expect(dialog).to_be_visible()
        dialog.get_by_label("Name").fill("Zoe")
        dialog.get_by_label("Month of birth").fill("2016-04")
        dialog.get_by_role("button", name="Add", exact=True).click()
        expect(page.get_by_role("heading", name="Limits for Zoe")).to_be_visible()
        self.go(page, "children/zoe")
        page.get_by_label("Strong contrast").check()
        self.told_of(page, "Saved")
        # The other parent has changed something meanwhile, which stays.
        self.told("child.update", child="zoe", schoolGrade=3)
        for name in ("Zoey", "Zoe", "Zoey"):
            page.get_by_label("Name", exact=True).fill(name)
            page.locator("form").get_by_role("button", name="Save").click()
            self.wait(lambda: self.told("child.get", child="zoe")["profile"]["name"] == name, "the name is stored")
        page.get_by_label("Accounts of this child").fill("12345, 12346")
        page.locator("form").get_by_role("button", name="Save").click()
        self.wait(lambda: self.told("child.get", child="zoe")["profile"]["uids"] == [12345, 12346], "the accounts are stored")
        profile = self.told("child.get", child="zoe")["profile"]
        self.assertEqual((profile["name"], profile["schoolGrade"], profile["accessibility"]["highContrast"]), ("Zoey", 3, True))
        page.get_by_role("button", name="Hide", exact=True).click()
        dialog.get_by_role("button", name="Hide").click()
        expect(page.get_by_role("heading", name="Hidden children")).to_be_visible()
        page.get_by_role("button", name="Bring back: Zoey").click()
        expect(page.get_by_role("heading", name="Zoey", level=1)).to_be_visible()
        # What is erased needs its name.
        page.get_by_role("button", name="Erase", exact=True).click()
        dialog.get_by_label("Type Zoey to confirm").fill("zoe")
        dialog.get_by_role("button", name="Erase").click()
        self.assertEqual(len(self.told("child.list")["children"]), 3)
        dialog.get_by_label("Type Zoey to confirm").fill("Zoey")
        dialog.get_by_role("button", name="Erase").click()
        self.told_of(page, "Everything about Zoey is erased")
        self.assertEqual([each["child"] for each in self.told("child.list")["children"]], ["mia", "ben"])

    def test_the_familys_board_is_for_those_who_take_part(self):
        page = self.at("children/mia")
        page.get_by_label("Takes part in the family’s board").check()
        ranks = page.get_by_label("Ranks name this child, too")
        expect(ranks).to_be_visible()
        ranks.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("p")).not_to_have_count(0)
        dialog.get_by_role("button", name="Cancel").click()
        expect(ranks).not_to_be_checked()
        ranks.click()
        dialog.get_by_role("button", name="Ranks all the same").click()
        expect(ranks).to_be_checked()
        self.go(page, "challenges/mia")
        expect(page.get_by_text("Taking part: Mia.")).to_be_visible()
        goal = page.locator("section", has_text="The family’s goal").last
        goal.get_by_label("How many").fill("40")
        goal.get_by_role("button", name="Save").click()
        expect(goal.get_by_text("The goal is 40.")).to_be_visible()
        self.go(page, "children/mia")
        page.get_by_label("Takes part in the family’s board").uncheck()
        expect(page.get_by_label("Ranks name this child, too")).to_have_count(0)
        self.assertFalse(self.told("child.get", child="mia")["consents"]["leaderboards"])


class FamilyLanguage(ParentCase):
    def test_the_page_speaks_one_language_the_familys(self):
        page = self.let_in("/parent/today", locale="de-DE")
        expect(page.get_by_role("heading", name="Today")).to_be_visible()
        self.go(page, "house/family")
        page.get_by_label("Language").select_option(label="Deutsch")
        page.locator("form").get_by_role("button", name="Save").click()
        expect(page.get_by_role("heading", name="Haus")).to_be_visible()
        self.assertEqual(page.evaluate("document.documentElement.lang"), "de")
        self.assertNotIn("admitsStrangers", self.told("household.get"))
        # kidd's own sentences come with it, and so does the child's side.
        english = self.rig.open("/child/mia", locale="en-US")
        self.addCleanup(english.context.close)
        expect(english.locator("html")).to_have_attribute("lang", "de")
        self.told("household.update", locale="en")


class FirstEvening(ParentCase):
    """A family that has no children yet."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        for child, name in (("mia", "Mia"), ("ben", "Ben")):
            cls.told("child.erase", child=child, confirmName=name)

    def test_every_view_says_what_to_do(self):
        for view in ("limits", "filters", "challenges", "reports", "children"):
            page = self.at(view)
            expect(page.get_by_text("There are no children here yet.")).to_be_visible()
            expect(page.get_by_role("button", name="Add a child")).to_be_visible()
            self.assertEqual(page.complaints, [])
        page = self.at("today")
        page.get_by_role("button", name="Add a child").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_label("Name").fill("Ida")
        dialog.get_by_label("Month of birth").fill("2020-04")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Limits for Ida")).to_be_visible()


class NewHouse(rig.Rig):
    """A computer on which kidd was just installed."""

    def start_kidd(self):
        (self.folder / "data").mkdir(mode=0o700, exist_ok=True)
        super().start_kidd()

    def answers(self):
        return self.socket.exists() and self.ctl("daemon", "info", check=False).returncode == 0


class FirstSetUp(unittest.TestCase):
    def test_the_page_says_what_to_type_and_goes_on_by_itself(self):
        home = NewHouse()
        self.addCleanup(home.close)
        page = home.open("/parent")
        expect(page.get_by_text("Open a terminal on this computer and type: kidctl household set-up")).to_be_visible()
        expect(page.get_by_text("This page goes on by itself")).to_be_visible()
        pin = home.folder / "pin"
        pin.write_text(rig.PIN + "\n")
        pin.chmod(0o600)
        told = home.ctl("household", "set-up", "--name", "Larsen", "--parent", "Anna", "--zone", "Europe/Oslo", "--pin-file", pin)
        self.assertIn("kidctl web", told.stdout)
        expect(page.locator(".p-unlock")).to_contain_text("Anna")
        self.assertIn("kidctl web", home.ctl("child", "add", "Ida", "--born", "2020-04").stdout)


if __name__ == "__main__":
    unittest.main()
