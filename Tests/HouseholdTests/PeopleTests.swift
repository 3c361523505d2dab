import Household
import Testing
import Words

@Suite struct PeopleTests {
    private static func child(_ year: Int, _ month: Int) -> ChildProfile {
        ChildProfile(id: ChildID(rawValue: "c"), name: "C", birth: BirthMonth(year: year, month: month))
    }

    @Test(arguments: [
        ("2026-03-31", 2020, 4, 5, AgeTier.preschool), ("2026-04-01", 2020, 4, 6, .elementary),
        ("2030-03-31", 2020, 4, 9, .elementary), ("2030-04-01", 2020, 4, 10, .preteen),
        ("2026-12-31", 2026, 12, 0, .preschool),
    ])
    func theTierChangesOnTheFirstOfTheBirthdayMonth(date: String, year: Int, month: Int, age: Int, tier: AgeTier) throws
    {
        let day = try #require(Day(date))
        #expect(Self.child(year, month).age(on: day) == age)
        #expect(Self.child(year, month).tier(on: day) == tier)
    }

    @Test func aParentsWordGoesBeforeTheAge() throws {
        var child = Self.child(2020, 4)
        child.tierOverride = .preteen
        #expect(child.tier(on: try #require(Day("2026-04-01"))) == .preteen)
    }

    @Test(arguments: [
        ("2580", true), ("123", false), ("1234", false), ("9876", false), ("0000", false), ("2019", false),
        ("258a", false), ("", false), ("1357924680", true), ("123456789012", true), ("1234567890123", false),
        ("12345678", false), ("٢٥٨٠", false),
    ])
    func easyPINsAreRefusedWithAReason(pin: String, isTaken: Bool) {
        #expect((PINRules.refusal(of: Array(pin.utf8), birthYears: [2019]) == nil) == isTaken)
    }

    @Test(arguments: [
        ("four words that rhyme", true), ("correct horse battery", true), ("short", false), ("1234567890", false),
        ("0987654321", false), ("abcdefghijklm", false), ("ZYXWVUTSRQP", false), ("abcabcabcabc", false),
        ("passpasspass", false), ("passwordpassword", false), ("aabbaabbaabb", false), ("1234567891", false),
        ("password123", false), ("p4ssw0rd2024!", false), ("Sommer-2024", false), ("8675309421", false),
        ("!!2024kidd!!", false), ("anna larsen", true), ("x7Gq2pLw9z", true), ("xKqmPvLzRtYw", true),
        ("PassWord2024", false), ("correcthorsebattery", true),
        ("我们家有四个孩子和狗", true),
        (String(repeating: "word ", count: 300), false), ("grün und blau", true),
    ])
    func easyPassphrasesAreRefusedWithAReason(passphrase: String, isTaken: Bool) {
        #expect((PassphraseRules.refusal(of: passphrase) == nil) == isTaken)
    }

    @Test(
        "What may be in use is taken by the rules that there were before",
        arguments: [
            ("sunshine2019", true), ("x7Gq2pLw9z", true), ("short", false), ("1234567890", false),
            ("passpasspass", false),
        ])
    func usedPassphrases(passphrase: String, isTaken: Bool) {
        #expect((PassphraseRules.refusalOfUsed(passphrase) == nil) == isTaken)
    }

    @Test(
        "A name has nothing that nobody sees, but for what belongs to pictures and to scripts that join their letters",
        arguments: [
            ("Mia", true), ("Mia\u{200B}", false), ("\u{200D}Mia", false), ("Mi\u{200D}a", false), ("M\u{AD}ia", false),
            ("Mia\u{FE0F}", false), ("Mia\u{E0041}", false), ("Mi\u{2060}a", false), ("Mia\u{3164}", false),
            ("M\u{180E}ia", false), ("Mia\u{FEFF}", false), ("1\u{FE0F}", false), ("Mia\u{E0101}", false),
            ("Mia 👩‍👧", true), ("❤️‍🔥", true), ("1️⃣", true), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", true), ("葛\u{E0100}西", true),
            ("می‌خواهم", true), ("क्‍ष", true), ("ജോണ്\u{200D}", true), ("ജോണ്\u{200D}\u{200D}", false), ("Zoë", true),
            ("Zoe\u{308}", true), ("יעל", true),
        ])
    func invisibleLetters(name: String, isTaken: Bool) {
        #expect((NameRules.refusal(of: name) == nil) == isTaken)
    }

    @Test(
        "A text of somebody's own may have lines and spaces at its ends, and nothing that nobody sees",
        arguments: [
            ("Homework first,\n\tthen games.\r\n", true), (" a rainy day ", true), ("\n \t", false),
            ("a\u{200B}b", false),
            ("until\u{202E}0081", false), ("a\u{0}b", false), ("a\u{1B}[2J", false), ("a\u{2028}b", false),
            ("❤️‍🔥 👩‍👧", true),
            ("می‌خواهم", true), ("a\u{E0041}", false), ("Mi\u{301}\u{302}\u{303}\u{304}\u{305}a", false),
        ])
    func ownWords(text: String, isTaken: Bool) {
        #expect((NameRules.refusal(ofText: text) == nil) == isTaken)
    }

    @Test(
        "A name has no space at an end, and no more marks on a letter than scripts have",
        arguments: [
            (" Mia", false), ("Mia ", false), ("Mia\u{A0}", false), ("Mia\u{3000}", false), ("Mia Larsen", true),
            ("Mi\u{301}\u{302}\u{303}\u{304}a", true), ("Mi\u{301}\u{302}\u{303}\u{304}\u{305}a", false),
            ("\u{301}Mia", false), ("Mia \u{301}", false), ("Nguyễn Thị Thuỷ", true), ("שָׁלוֹם", true), ("ผู้หญิง", true),
        ])
    func endsAndMarks(name: String, isTaken: Bool) {
        #expect((NameRules.refusal(of: name) == nil) == isTaken)
    }

    @Test(
        "Signs between lines, of layout and of nothing are seen by nobody; those before a number are seen",
        arguments: [0xFFF9, 0xFFFB, 0xFFFC, 0x13430, 0xFDD0, 0x10FFFF, 0x1D173, 0x6DD])
    func unseenSigns(value: UInt32) throws {
        let sign = try #require(Unicode.Scalar(value))
        #expect((NameRules.refusal(of: "Mia\(Character(sign))1") == nil) == (value == 0x6DD))
    }

    @Test(
        "The name that a program gives itself shows what nobody sees in it",
        arguments: [
            ("supertux", "supertux"), ("Mine\u{200B}craft\u{202E}", "Mine\u{FFFD}craft\u{FFFD}"),
            ("a\nb", "a\u{FFFD}b"), ("Zoë 👩‍👧", "Zoë 👩‍👧"), ("x\u{FFF9}\u{FFFE}", "x\u{FFFD}\u{FFFD}"),
        ])
    func foreignNames(name: String, shown: String) {
        #expect(Saying.Value.foreign(name) == .text(shown))
        let rule = FilterRule.appNotAllowed(name, allowed: [])
        #expect(
            rule.words(at: Instant(seconds: 0), in: .utc, Library())
                == "app \(shown) is not among the allowed apps: none")
    }

    @Test func wrongEntriesWaitLongerAndLonger() {
        let waits = (1...10).map(PINRules.wait(afterFailures:))
        #expect(waits == [0, 0, 5, 30, 60, 300, 900, 3600, 3600, 3600])
    }

    @Test func aWaitIsCountedOnTheBootClockAndSurvivesAReboot() {
        let boot = BootID(rawValue: "a")
        let start = Moment(wall: Instant(seconds: 0), mono: 0, bootTime: 100_000, boot: boot)
        var counter: PINCounter?
        for _ in 1...4 { counter = .after(counter, at: start) }
        #expect(counter?.wait(at: start) == 30_000)
        var later = start.advanced(by: 10_000)
        later.wall = Instant(seconds: 1_000_000)
        #expect(counter?.wait(at: later) == 20_000)
        let rebooted = Moment(wall: start.wall, mono: 0, bootTime: 4_000, boot: BootID(rawValue: "b"))
        #expect(counter?.wait(at: rebooted) == 26_000)
    }
}
