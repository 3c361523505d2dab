import StrictJSON
import Testing

@testable import Words

/// The files of the folder `words`.
@Suite struct LanguageTests {
    static let others = Language.tags.filter { $0 != "en" }

    private func language(_ tag: String) throws -> Language { try Language(file: tag) }

    @Test("English, German, Spanish and French are part of the program")
    func shipped() {
        #expect(Set(Language.tags).isSuperset(of: ["en", "de", "es", "fr"]))
    }

    @Test(
        "A tag finds its language, with or without a region, as locales are written",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("DE_de.UTF-8", "de"), ("fr_CA@euro", "fr"), ("en-US", "en-US"),
            ("en_US.UTF-8", "en-US"), ("en-GB", "en"), ("es-419", "es"),
        ])
    func found(tag: String, expected: String) {
        #expect(Language.named(tag)?.tag == expected)
    }

    @Test("A tag of no language finds none", arguments: ["", "xx", "C", "POSIX", "C.UTF-8", "../en", "e"])
    func unknown(tag: String) {
        #expect(Language.named(tag) == nil)
    }

    @Test("What was chosen may end a sentence by itself: no second full stop follows")
    func stops() throws {
        func said(_ given: String, _ tag: String) throws -> String {
            try language(tag).text(of: Saying("feedback.chose", ["given": .text(given)]))
        }
        #expect(try said("Der Hund bellt.", "de") == "Du hast gewählt: Der Hund bellt. Lass uns noch einmal schauen.")
        #expect(try said("Where is it?", "en") == "You chose Where is it? Let’s look again.")
        #expect(try said("¿Dónde?", "es") == "Elegiste «¿Dónde?». Vamos a mirar otra vez.")
        #expect(try said("6", "en") == "You chose 6. Let’s look again.")
    }

    @Test("French has no “de” before a subject, which may begin with a vowel")
    func elision() throws {
        let french = try language("fr")
        for key in ["parent.audit.goalOf", "rule.lessonsOf", "web.parent.rests.after"] {
            let saying = Saying(key, ["subject": .text("algèbre"), "length": .text("30 min"), "count": .number(2)])
            let text = french.text(of: saying)
            #expect(text.contains("algèbre") && !text.contains("de algèbre"), "\(text)")
        }
    }

    @Test(
        "French has a no-break space before a colon and its like and inside of quotes, and apostrophes that are curved")
    func frenchMarks() throws {
        let file = try #require(Language.files.first { $0.tag == "fr" })
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n") {
            #expect(!line.contains(/[ ][:;?!»]|«[ ]|\p{L}'\p{L}/), "\(line)")
        }
    }

    @Test("No text is missing, and none is there that English has not", arguments: others)
    func keys(tag: String) throws {
        let language = try language(tag)
        #expect(language.keys == Language.english.keys)
        let strangers = Set(language.own.keys).subtracting(Language.english.own.keys)
        #expect(strangers.isEmpty)
    }

    @Test("A text has no value that English has not, and all forms of its plurals", arguments: Language.tags)
    func values(tag: String) throws {
        let language = try language(tag)
        let forms = Set(language.plurals.forms)
        for (key, message) in language.own {
            let known = try #require(Language.english.own[key]).names
            // Times and dates have more than a language needs.
            if !key.hasPrefix("clock"), key != "date" {
                #expect(message.names.isSubset(of: known), "\(tag): \(key)")
            }
            for plural in message.plurals { #expect(plural == forms, "\(tag): \(key)") }
        }
    }

    @Test("A language that stands on another has the rest of its texts from it")
    func regions() throws {
        let american = try language("en-US")
        let bedtime = Saying("when.at", ["time": .clock(minutes: 20 * 60)])
        #expect(american.text(of: bedtime) == "at 8 pm")
        #expect(Language.english.text(of: bedtime) == "at 20:00")
        #expect(american.text(of: Saying("answer.praise2")) == "Well done!")
    }

    @Test("The same in four languages: times, plurals and numbers")
    func fourLanguages() throws {
        let rest = Saying("time.quietHoursUntil", ["when": .saying(Saying("when.at", ["time": .clock(minutes: 420)]))])
        let badge = Saying("metric.stars", ["count": 1500])
        func said(_ tag: String) throws -> [String] {
            let language = try language(tag)
            return [rest, badge].map { language.text(of: $0) }
        }
        #expect(try said("en") == ["Time to rest. See you at 7:00.", "1,500 stars"])
        #expect(try said("de") == ["Zeit zum Ausruhen. Wir sehen uns um 7 Uhr.", "1.500 Sterne"])
        #expect(try said("fr").last == "1\u{202F}500 étoiles")
        #expect(try said("es").last == "1.500 estrellas")
    }

    @Test(
        "A file that is no language is refused with its reason",
        arguments: [
            ("{", "is no JSON"), (#"{"name":"X"}"#, "needs a name and texts"),
            (#"{"name":"X","texts":{}}"#, "needs plurals"),
            (#"{"name":"X","plurals":{"one":"n"},"texts":{}}"#, "needs plurals"),
            (#"{"name":"X","plurals":{"one":"n = 1"},"texts":{"a":1}}"#, "a is no text"),
            (#"{"name":"X","plurals":{"one":"n = 1"},"texts":{"a":"{"}}"#, "a name is missing"),
        ])
    func refused(file: String, reason: String) {
        do throws(LanguageFault) {
            _ = try Language(tag: "xx", Array(file.utf8))
            Issue.record("\(file) was taken")
        } catch {
            #expect(error.reason.contains(reason), "\(error.reason)")
        }
    }
}
