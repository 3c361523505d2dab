import API
import Household
import Testing
import Words

@testable import Commands

@Suite("What parents read of their household, in the terminal's language")
struct HouseholdTextTests {
    private static func page(_ tag: String) throws -> Page {
        let language = try #require(Language.brief(tag))
        return Page(terminal: Terminal(width: 80, hasColour: false), zone: .utc, language: language)
    }

    @Test("A child that was added")
    func child() throws {
        let profile = ChildProfile(
            id: ChildID(rawValue: "anna"), name: "Anna", birth: BirthMonth(year: 2017, month: 4))
        var view = ChildView(profile: profile, age: 9, tier: .elementary, openTo: .everyAccount, consents: Consents())
        view.limits = ScreenTimePolicy()
        func text(_ tag: String) throws -> String { AddChild.text(view, try Self.page(tag)) }
        let english = try text("en")
        #expect(english.hasPrefix("Anna is added with the id anna: age 9, elementary.\nAnna’s limits: "))
        #expect(english.hasSuffix("Next: kidctl policy show anna, or in the browser: kidctl web\n"))
        for (tag, words) in [("de", "Grundschule"), ("es", "primaria"), ("fr", "élémentaire")] {
            #expect(try text(tag).contains(words), "\(tag)")
            #expect(try !text(tag).contains("is added") && !text(tag).contains("limits") && !text(tag).contains("Next"))
        }
    }

    @Test("The household's settings")
    func settings() throws {
        let household = HouseholdSettings(name: "Larsen", zone: "Europe/Berlin")
        func text(_ tag: String) throws -> String {
            ShowHousehold.text(household, try Self.page(tag), admitsStrangers: false)
        }
        #expect(try text("en").contains("Week starts on  Mon\n"))
        let german = try text("de")
        for words in ["Zeitzone", "Woche beginnt am", "Sa, So", "abgewiesen (wie installiert)", "13 Monate"] {
            #expect(german.contains(words), "\(german)")
        }
        for tag in ["de", "es", "fr"] {
            #expect(try !text(tag).contains("Week starts") && !text(tag).contains("as installed"), "\(tag)")
        }
    }

    @Test("A decision's rules", arguments: [("de", "entscheidet"), ("es", "decide"), ("fr", "décide")])
    func explanation(tag: String, decides: String) throws {
        let now = Instant(seconds: 0)
        let text = ExplanationText(explanation: .damaged(at: now), child: "mia", now: now, page: try Self.page(tag))
            .text
        #expect(text.contains(decides), "\(text)")
        for english in ["decides", "quiet hours", "allowed windows", "damaged "] {
            #expect(!text.contains(english), "\(text)")
        }
    }

    @Test("A goal of all learning is told without a word in between that French would shorten")
    func goals() throws {
        var policy = ScreenTimePolicy()
        policy.learningGoals = [LearningGoal(weeklyMinutes: 120)]
        let text = PolicyText.text(policy, try Self.page("fr"))
        #expect(text.contains("apprentissage") && !text.contains("de apprentissage"), "\(text)")
    }
}
