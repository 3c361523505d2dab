import Testing
import Words

@testable import Household

struct FilterCase: Sendable, CustomTestStringConvertible {
    var name: String
    var filter: ContentFilter
    var tier = AgeTier.elementary
    var expected: [FilterCode]
    var testDescription: String { name }
}

struct ContentFilterTests {
    private static let now = Instant(milliseconds: 1_000_000)
    private static let earlier = Instant(milliseconds: 999_999)
    private static let later = Instant(milliseconds: 1_000_001)

    /// The lesson looked at is math, elementary, difficulty 2, `two` of `numbers`.
    static let cases: [FilterCase] = [
        FilterCase(name: "no rules", filter: ContentFilter(), expected: []),
        FilterCase(name: "subject allowed", filter: ContentFilter(allowedSubjects: ["math"]), expected: []),
        FilterCase(
            name: "another subject allowed", filter: ContentFilter(allowedSubjects: ["art"]),
            expected: [.subjectNotAllowed]),
        FilterCase(
            name: "empty means none", filter: ContentFilter(allowedSubjects: []), expected: [.subjectNotAllowed]),
        FilterCase(
            name: "paused until a parent lifts it",
            filter: ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: nil)]),
            expected: [.subjectPaused]),
        FilterCase(
            name: "paused a millisecond longer",
            filter: ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: later)]),
            expected: [.subjectPaused]),
        FilterCase(
            name: "the pause ends now",
            filter: ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: now)]), expected: []),
        FilterCase(
            name: "the pause ended",
            filter: ContentFilter(pausedSubjects: [SubjectPause(subject: "math", until: earlier)]), expected: []),
        FilterCase(
            name: "another subject paused",
            filter: ContentFilter(pausedSubjects: [SubjectPause(subject: "art", until: nil)]), expected: []),
        FilterCase(name: "just easy enough", filter: ContentFilter(highestDifficulty: 2), expected: []),
        FilterCase(name: "too hard", filter: ContentFilter(highestDifficulty: 1), expected: [.tooAdvanced]),
        FilterCase(name: "a younger child", filter: ContentFilter(), tier: .preschool, expected: [.otherAge]),
        FilterCase(name: "an older child", filter: ContentFilter(), tier: .preteen, expected: []),
        FilterCase(
            name: "a parent opens a higher tier", filter: ContentFilter(highestTier: .elementary), tier: .preschool,
            expected: []),
        FilterCase(
            name: "a parent keeps to a lower tier", filter: ContentFilter(highestTier: .preschool),
            expected: [.otherAge]),
        FilterCase(name: "lesson blocked", filter: ContentFilter(blockedLessons: ["two"]), expected: [.resting]),
        FilterCase(name: "other lesson blocked", filter: ContentFilter(blockedLessons: ["one"]), expected: []),
        FilterCase(name: "pack blocked", filter: ContentFilter(blockedPacks: ["numbers"]), expected: [.resting]),
        FilterCase(
            name: "everything at once",
            filter: ContentFilter(
                allowedSubjects: [], highestDifficulty: 1, highestTier: .preschool, blockedLessons: ["two"],
                pausedSubjects: [SubjectPause(subject: "math", until: nil)]),
            expected: [.subjectNotAllowed, .subjectPaused, .tooAdvanced, .otherAge, .resting]),
    ]

    @Test("The gate tells the first rule to the child and all of them to a parent", arguments: cases)
    func theGate(testCase: FilterCase) throws {
        let lesson = try #require(PackFixture.library().lesson("two"))
        let matches = testCase.filter.matches(lesson, childTier: testCase.tier, now: Self.now)
        #expect(matches == testCase.expected)
        let verdict = testCase.filter.verdict(lesson, childTier: testCase.tier, now: Self.now)
        if let first = testCase.expected.first {
            #expect(verdict == .refused(code: first, say: first.say))
            #expect(!verdict.isAllowed)
        } else {
            #expect(verdict.isAllowed)
        }
    }

    @Test("The list of lessons holds those that pass the gate")
    func theListPassesTheGate() throws {
        let library = try PackFixture.library()
        let easy = ContentFilter(highestDifficulty: 1)
        #expect(easy.lessons(of: library, childTier: .preteen, now: Self.now).map(\.lesson.id) == ["one"])
        #expect(easy.lessons(of: library, childTier: .preschool, now: Self.now).isEmpty)
        #expect(ContentFilter().lessons(of: library, childTier: .elementary, now: Self.now).count == 2)
    }

    @Test("A child never hears who decided", arguments: FilterCode.allCases)
    func aChildNeverHearsWhoDecided(code: FilterCode) {
        let words = code.say.description.lowercased()
        #expect(!words.isEmpty)
        for banned in ["parent", "block", "forbid", "not allowed", "mom", "dad"] { #expect(!words.contains(banned)) }
    }

    @Test("A blocked lesson is said to be resting")
    func aBlockedLessonRests() {
        #expect(FilterCode.resting.say == "This one is resting right now.")
    }

    @Test("Younger tiers come before older ones")
    func tiersAreOrdered() {
        #expect(AgeTier.allCases.sorted() == [.preschool, .elementary, .preteen])
        #expect(AgeTier.preschool < .preteen)
    }
}
