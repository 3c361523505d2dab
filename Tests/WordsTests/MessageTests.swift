import Testing

@testable import Words

@Suite struct MessageTests {
    /// A language with one text.
    private func language(_ text: String, _ plurals: [(form: String, rule: String)] = [("one", "n = 1")]) throws
        -> Language
    {
        Language(
            tag: "xx", name: "Test",
            own: [
                "text": try Message(text), "clock": try Message("{hour}:{minute}"),
                "clock.hour": try Message("{hour12} {half}"), "clock.timetable": try Message("{hour2}:{minute}"),
                "clock.morning": try Message("am"), "clock.afternoon": try Message("pm"),
                "date": try Message("{day}. {month} {year}"), "month.3": try Message("March"),
                "number.2": try Message("two"), "list.comma": try Message(", "), "list.last": try Message(" and "),
            ], base: nil, plurals: try #require(PluralRules(plurals)), groupMark: ",")
    }

    @Test(
        "A number chooses its form, and an exact one goes before it",
        arguments: [(0, "none"), (1, "1 day"), (2, "2 days"), (1234, "1,234 days"), (-1, "-1 day")])
    func plural(count: Int, expected: String) throws {
        let language = try language("{n, plural, =0 {none} one {# day} other {# days}}")
        #expect(language.text(of: Saying("text", ["n": .number(count)])) == expected)
    }

    @Test("Values stand inside of plurals, small numbers as words, and a value can begin with a capital letter")
    func styles() throws {
        let language = try language("{who, capital} has {n, plural, one {one} other {{n, spell}}} of {all}.")
        func text(_ count: Int) -> String {
            language.text(of: Saying("text", ["who": "mia", "n": .number(count), "all": 12000]))
        }
        #expect(text(1) == "Mia has one of 12,000.")
        #expect(text(2) == "Mia has two of 12,000.")
        #expect(text(3) == "Mia has 3 of 12,000.")
    }

    @Test("Times, dates and lists are written as the language writes them")
    func values() throws {
        let language = try language("{value}")
        func text(_ value: Saying.Value) -> String { language.text(of: Saying("text", ["value": value])) }
        #expect(text(.clock(minutes: 7 * 60 + 5)) == "7:05")
        #expect(text(.clock(minutes: 0)) == "12 am")
        #expect(text(.clock(minutes: 12 * 60)) == "12 pm")
        #expect(text(.clock(minutes: 20 * 60)) == "8 pm")
        #expect(text(.clock(minutes: 24 * 60)) == "12 am")
        #expect(text(.timetable(minutes: 7 * 60)) == "07:00")
        #expect(text(.date(year: 2026, month: 3, day: 9)) == "9. March 2026")
        #expect(text(.list([])) == "")
        #expect(text(.list(["a"])) == "a")
        #expect(text(.list(["a", "b", "c"])) == "a, b and c")
    }

    @Test(
        "A text that is none is refused with its reason",
        arguments: [
            ("{", "a name is missing after {"), ("a } b", "there is a } without its {"), ("{a", "a } is missing"),
            ("{a, loud}", "there is no style loud"),
            ("{n, plural, one {# day}}", "the plural of n has no form \"other\""),
            ("{n, plural, =x {a} other {b}}", "=x is no number"),
            ("{n, plural, other {b}", "a name is missing after {"),
        ])
    func refused(text: String, reason: String) throws {
        do throws(Message.Fault) {
            _ = try Message(text)
            Issue.record("\(text) was taken")
        } catch {
            #expect(error.reason == reason)
        }
    }

    @Test("A text names its values, those inside of plurals too")
    func names() throws {
        let message = try Message("{a} {n, plural, =0 {{b}} one {{c, spell}} other {# {d}}}")
        #expect(message.names == ["a", "b", "c", "d", "n"])
        #expect(message.plurals == [["one", "other"]])
    }

    @Test("What was told stays as it was, and sentences stand one after the other")
    func told() throws {
        let language = try language("Hello.")
        let both = Saying("text") + Saying(told: "{as} it # was") + Saying("text")
        #expect(language.text(of: both) == "Hello. {as} it # was Hello.")
        #expect(!both.isOfCatalogue && (Saying("text") + Saying("text")).isOfCatalogue)
    }

    @Test("In the pseudo-language each text of the catalogue stands in brackets, and nothing else does")
    func pseudo() {
        let said = Saying("welcomeBack.lesson", ["title": "Counting"]) + Saying(told: "Mine.")
        #expect(Language.pseudo.text(of: said) == "⟦Welcome back! Last time we did “Counting”.⟧ Mine.")
    }
}
