"""Reading aloud, by voices that a test listens to: what is said, and in which language."""

import unittest

from child_rig import ChildTest, Mouse
from rig import PIN

VOICES = """
  window.said = [];
  const found = [];
  const there = [
    { lang: 'en-US', localService: false, name: 'somewhere else' }, { lang: 'en-US', localService: true, name: 'here' },
    { lang: 'de-DE', localService: true, name: 'hier' }];
  const speech = new EventTarget();
  Object.assign(speech, { getVoices: () => found, cancel() { said.push('stop'); }, speak(u) { said.push([u.lang, u.voice.name, u.text]); u.onstart?.(); u.onend?.(); } });
  window.findVoices = () => { found.push(...there); speech.dispatchEvent(new Event('voiceschanged')); };
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


class AloudTest(ChildTest):
    def listening(self, path="/child/mia", voices=VOICES + "findVoices();"):
        context = self.rig.context()
        context.add_init_script(voices)
        self.addCleanup(context.close)
        return self.rig.open(path, context)

    def said(self, page):
        """The texts that were read since this was asked last; each by a voice of this machine."""
        all_of_it = [line for line in page.evaluate("said.splice(0)") if line != "stop"]
        self.assertNotIn("somewhere else", {name for _, name, _ in all_of_it})
        return [(language, text) for language, _, text in all_of_it]

    def test_a_press_reads_the_question_and_its_choices(self):
        page = self.listening()
        self.begin(page)
        self.assertEqual(self.said(page), [])
        page.locator(".section-text .read").click()
        self.assertEqual([text for _, text in self.said(page)], ["All of them", "Here is one of each."])
        page.locator(".prompt .read").click()
        said = self.said(page)
        self.assertEqual(said[0], ("en-US", "How many legs does a spider have?"))
        self.assertEqual({text for _, text in said[1:]}, {"8", "6"})
        # What is said about an answer, and a hint, can be heard too.
        page.locator(".foot .hint").click()
        page.locator(".hint-text .read").click()
        self.assertEqual(self.said(page), [("en-US", "Look once more.")])
        self.think()
        Mouse(page).choose("8")
        Mouse(page).check()
        page.locator(".verdict .read").click()
        self.assertIn(("en-US", page.inner_text(".verdict-say > span:nth-child(2)").strip()), self.said(page))
        self.quiet(page)

    def test_who_cannot_read_yet_hears_what_is_next(self):
        page = self.listening()
        page.locator(".card.next .read").click()
        said = self.said(page)
        self.assertEqual([text for _, text in said], [page.inner_text(".next-title"), page.inner_text(".card.next .lead")])
        self.go(page, "/child/mia/lessons")
        page.locator("li:has(> .lesson) > .read").first.click()
        self.assertEqual([text for _, text in self.said(page)], [page.locator(".lesson-title").first.inner_text()])

    def test_everything_is_read_where_it_is_wished(self):
        page = self.listening()
        page.locator(".home-foot .button", has_text="How it looks").click()
        page.locator(".dialog .switch", has_text="Read everything aloud").click()
        page.keyboard.press("Escape")
        self.begin(page)
        self.assertEqual([text for _, text in self.said(page)][:2], ["Here is one of each.", "How many legs does a spider have?"])
        self.think()
        Mouse(page).choose("6")
        self.assertEqual(self.said(page), [("en-US", "6")])
        Mouse(page).check()
        page.locator(".verdict-line.again").wait_for()
        self.ready(page)
        correction = page.inner_text(".verdict-line.again > span")
        self.assertEqual([text for _, text in self.said(page)][:2], [correction, "How many legs does a spider have?"])
        page.locator(".verdict-line .read").click()
        self.assertEqual(self.said(page), [("en-US", correction)])
        self.think()
        Mouse(page).choose("8")
        Mouse(page).check()
        page.locator(".verdict").wait_for()
        self.assertEqual(self.said(page), [("en-US", "8"), ("en-US", "Now you found it. Good work!")])
        # A blank is a pause, and no row of strokes.
        Mouse(page).go_on()
        self.ready(page)
        self.assertEqual(self.said(page)[0], ("en-US", "A baby cat is a …."))
        self.quiet(page)

    def test_a_child_of_another_language_has_its_voice(self):
        self.rig.parent("child", "update", "ben", "--locale", "de")
        self.addCleanup(lambda: self.rig.parent("child", "update", "ben", "--locale", "none"))
        page = self.listening("/child/ben")
        page.locator(".card.next .read").click()
        self.assertEqual({language for language, _ in self.said(page)}, {"de-DE"})

    def test_without_a_voice_there_is_no_button_until_one_is_found(self):
        page = self.listening(voices=VOICES)
        self.begin(page)
        self.assertFalse(page.locator(".prompt .read").is_visible())
        page.evaluate("findVoices()")
        page.locator(".prompt .read").click()
        self.assertEqual(self.said(page)[0], ("en-US", "How many legs does a spider have?"))

    def test_who_does_not_read_yet_and_hears_nothing_is_not_left_alone(self):
        self.ask_as_parent("child.update", child="mia", tierOverride="preschool")
        self.addCleanup(lambda: self.ask_as_parent("child.update", child="mia", tierOverride=None))
        page = self.listening(voices=VOICES)
        sign = page.get_by_role("img", name="Ask somebody to read it with you")
        sign.wait_for()
        self.begin(page, "Counting things")
        sign.wait_for()
        page.evaluate("findVoices()")
        sign.wait_for(state="hidden")
        page.locator(".prompt .read").wait_for()

    def test_who_reads_needs_nobody_for_it(self):
        page = self.listening("/child/ben", voices=VOICES)
        page.locator(".card.next .next-title").wait_for()
        self.assertEqual(page.locator(".read-with").count(), 0)

    def test_a_parent_is_told_once_that_a_browser_has_no_voice(self):
        page = self.listening("/parent", voices=VOICES)
        page.get_by_label("PIN", exact=True).fill(PIN)
        page.keyboard.press("Enter")
        told = page.locator(".p-notice", has_text="This browser has no voice to read to Mia")
        told.wait_for()
        self.assertIn("speech-dispatcher", told.inner_text())
        page.evaluate("findVoices()")
        told.wait_for(state="hidden")
        page.reload()
        page.get_by_label("PIN", exact=True).fill(PIN)
        page.keyboard.press("Enter")
        told.get_by_role("button").click()
        page.locator(".p-child .p-time").first.wait_for()
        self.go(page, "/parent/limits")
        page.locator(".p-nav a[aria-current]", has_text="Limits").wait_for()
        self.go(page, "/parent/today")
        page.locator(".p-child .p-time").first.wait_for()
        self.assertEqual(told.count(), 0)

    def test_muted_is_muted(self):
        self.wishes("ben", mute=True)
        page = self.listening("/child/ben")
        self.begin(page, child="ben")
        self.assertFalse(page.locator(".prompt .read").is_visible())


if __name__ == "__main__":
    unittest.main()
