import Testing
import Words

@testable import Household

struct FilterRuleTests {
    private static let now = Instant(milliseconds: 1_000_000)

    private func gate(_ filter: ContentFilter, _ tier: AgeTier = .elementary) throws -> ContentGate {
        ContentGate(library: try PackFixture.library(), filter: filter, tier: tier, now: Self.now)
    }

    @Test("A parent reads of every code that matches, and of no other", arguments: ContentFilterTests.cases)
    func rulesAreCodes(testCase: FilterCase) throws {
        let gate = try gate(testCase.filter, testCase.tier)
        let explanation = try #require(gate.explanation(of: .lesson("two")))
        #expect(explanation.matches.map(\.rule.code) == testCase.expected)
        #expect(explanation.matches.map(\.isTold) == testCase.expected.indices.map { $0 == 0 })
        #expect(gate.verdict(on: .lesson("two")) == ContentVerdict(refusedBy: testCase.expected.first))
        #expect(gate.lesson("two") == nil || testCase.expected.isEmpty)
    }

    @Test(
        "Rules are told in a parent's words",
        arguments: [
            (FilterRule.blockedLesson("counting-objects"), "the lesson “counting-objects” is hidden"),
            (.blockedPack("numbers"), "the pack “numbers” is hidden"),
            (.otherAge(.preteen, highest: .elementary, isOwn: false), "made for preteen, above elementary"),
            (
                .otherAge(.preteen, highest: .elementary, isOwn: true),
                "made for preteen, above elementary, the child’s own"
            ),
            (.tooAdvanced(difficulty: 4, highest: 3), "difficulty 4, above 3"),
            (
                .subjectPaused(SubjectPause(subject: "math", until: nil)),
                "subject math is paused until a parent lifts it"
            ),
            (
                .subjectPaused(SubjectPause(subject: "math", until: Instant(seconds: 64_800))),
                "subject math is paused until 18:00"
            ),
            (
                .subjectPaused(SubjectPause(subject: "art", until: Instant(seconds: 64_800), untilFinished: "math")),
                "subject art is paused until 18:00, or until a lesson of math is finished"
            ),
            (
                .subjectNotAllowed("art", allowed: ["math", "logic"]),
                "subject art is not among the allowed subjects: logic and math"
            ),
            (.appNotAllowed("paint", allowed: []), "app paint is not among the allowed apps: none"),
        ])
    func words(rule: FilterRule, expected: String) {
        #expect(rule.words(at: Self.now, in: .utc, Library()) == expected)
    }

    @Test("A summary counts the lessons that each rule hides, and a lesson that several hide once")
    func summary() throws {
        let filter = ContentFilter(
            highestDifficulty: 1, blockedPacks: ["numbers"],
            pausedSubjects: [SubjectPause(subject: "art", until: nil)])
        let all = try #require(try gate(filter).explanation(of: nil))
        #expect(all.verdict == nil && all.lessons == 2 && all.hidden == 2)
        #expect(
            all.matches.map(\.rule) == [.tooAdvanced(difficulty: 2, highest: 1), .blockedPack("numbers")])
        #expect(all.matches.map(\.lessons) == [1, 2])
        #expect(try gate(ContentFilter()).explanation(of: nil)?.hidden == 0)
    }

    @Test("A pack is allowed while one of its lessons is; else its first lesson says why not")
    func packs() throws {
        #expect(try gate(ContentFilter(highestDifficulty: 1)).verdict(on: .pack("numbers")) == .allowed)
        #expect(
            try gate(ContentFilter(allowedSubjects: [])).verdict(on: .pack("numbers"))
                == ContentVerdict(refusedBy: .subjectNotAllowed))
        #expect(
            try gate(ContentFilter(blockedPacks: ["numbers"])).verdict(on: .pack("numbers"))
                == ContentVerdict(refusedBy: .resting))
        #expect(try gate(ContentFilter()).verdict(on: .pack("letters")) == nil)
    }

    @Test(
        "Apps: absent is all, empty is none",
        arguments: ["", "paint", "other", "none"])
    func apps(names: String) throws {
        let allowed: Set<String>? = names.isEmpty ? nil : names == "none" ? [] : [names]
        let isAllowed = names.isEmpty || names == "paint"
        let gate = try gate(ContentFilter(allowedApps: allowed))
        #expect(gate.verdict(on: .app("paint")) == ContentVerdict(refusedBy: isAllowed ? nil : .appNotAllowed))
        #expect(try #require(gate.explanation(of: .app("paint"))).matches.isEmpty == isAllowed)
    }

    @Test("A finished lesson ends the pauses that wait for its subject and still hold")
    func pausesEnded() {
        let waiting = SubjectPause(subject: "art", until: nil, untilFinished: "math")
        let over = SubjectPause(subject: "art", until: Self.now, untilFinished: "math")
        let filter = ContentFilter(pausedSubjects: [
            waiting, over, SubjectPause(subject: "music", until: nil),
            SubjectPause(subject: "logic", until: nil, untilFinished: "art"),
        ])
        #expect(filter.pausesEnded(byFinishing: "math", now: Self.now) == [waiting])
        #expect(filter.pausesEnded(byFinishing: "music", now: Self.now) == [])
    }

    @Test(
        "A pause that waits for itself, directly or by others, is known",
        arguments: [
            (["a": "b"], false), (["a": "a"], true), (["a": "b", "b": "a"], true), (["a": "b", "b": "b"], false),
        ])
    func waitsForItself(waits: [String: String], expected: Bool) {
        let pauses = waits.map { SubjectPause(subject: $0, until: nil, untilFinished: $1) }
        #expect(pauses.first { $0.subject == "a" }?.waitsForItself(among: pauses) == expected)
    }

    @Test("Skills are those with a lesson that is let through, with how many")
    func skills() throws {
        #expect(try gate(ContentFilter()).skills.map(\.skill.id) == ["count", "add"])
        #expect(try gate(ContentFilter(blockedLessons: ["one"])).skills.map(\.skill.id) == ["add"])
        #expect(try gate(ContentFilter()).skills.map(\.lessons) == [1, 1])
    }
}
