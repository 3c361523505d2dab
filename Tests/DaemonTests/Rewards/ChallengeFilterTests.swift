import HouseholdTesting
import Testing

/// Challenges about what a child's filter keeps away, or where nothing is left to learn (Rewards, Challenges).
@Suite struct ChallengeFilterTests {
    private let daemon: TestDaemon
    private let parent: TestClient

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        for child in ["mia", "ben"] {
            try parent.call(
                "policy.set", #"{"child":"\#(child)","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        }
    }

    private static let math =
        #"{"counts":"activityMinutes","target":60,"activities":[{"app":"paint"},{"subject":"math"}]}"#

    private func create(_ wanted: String, _ more: String = "") -> String {
        #"{"children":["mia","ben"],"title":"Goal","wanted":\#(wanted)\#(more)}"#
    }

    @Test(
        "It is refused with the child, the field and the rule, whichever child it is for",
        arguments: [
            (
                #""allowedSubjects":["reading"]"#, "/wanted/activities/1/subject", "subjectNotAllowed",
                "subject Math is not among the allowed subjects: Reading"
            ),
            (
                #""allowedApps":["chess"]"#, "/wanted/activities/0/app", "appNotAllowed",
                "app paint is not among the allowed apps: chess"
            ),
            (
                #""pausedSubjects":[{"subject":"math"}]"#, "/wanted/activities/1/subject", "subjectPaused",
                "subject Math is paused until a parent lifts it"
            ),
            (
                #""pausedSubjects":[{"subject":"math","until":"2026-12-24T12:00:00+01:00"}]"#,
                "/wanted/activities/1/subject", "subjectPaused", "subject Math is paused until"
            ),
        ])
    func refused(filter: String, path: String, rule: String, words: String) throws {
        try parent.call("filter.set", #"{"child":"ben",\#(filter)}"#)
        let more = #","endsBefore":"2026-12-20""#
        let refusal = try parent.refusal("challenge_impossible", "challenge.create", create(Self.math, more))
        #expect(try refusal.text("child") == "ben" && refusal.text("path") == path && refusal.text("rule") == rule)
        #expect(refusal.message.hasPrefix("Ben cannot meet it. The filter keeps the "), "\(refusal.message)")
        #expect(refusal.message.contains(words) && refusal.message.contains("kidctl filter set"))
        #expect(try refusal.text("sum").contains(words))
        // Nobody has it, and for the other one alone it is possible.
        #expect(try parent.call("challenge.list", #"{"child":"mia"}"#)["byChild.0.challenges"]?.count == 0)
        try parent.call("challenge.create", create(Self.math, more).replacing(#","ben""#, with: ""))
        try parent.refusal("challenge_impossible", "challenge.edit", #"{"challenge":"goal","children":["ben"]}"#)
    }

    @Test("A pack that rests is refused, and one of which a lesson is let through is not")
    func pack() throws {
        let wanted = #"{"counts":"activityMinutes","target":60,"activities":[{"pack":"kindergarten-math"}]}"#
        try parent.call("challenge.create", create(wanted))
        try parent.call("filter.set", #"{"child":"ben","blockedPacks":["kindergarten-math"]}"#)
        let refusal = try parent.refusal("challenge_impossible", "challenge.create", create(wanted))
        #expect(try refusal.text("path") == "/wanted/activities/0/pack" && refusal.text("rule") == "resting")
    }

    @Test(
        "A subject that rests for a while is no obstacle",
        arguments: [
            #"{"subject":"math","until":"2026-12-19T12:00:00+01:00"}"#,
            #"{"subject":"math","untilFinished":"reading"}"#,
        ])
    func shortRest(pause: String) throws {
        try parent.call("filter.set", #"{"child":"ben","pausedSubjects":[\#(pause)]}"#)
        try parent.call("challenge.create", create(Self.math, #","endsBefore":"2026-12-20""#))
    }

    @Test("More skills than are left to master are refused with the largest target, and none where none is left")
    func skills() throws {
        let refusal = try parent.refusal(
            "challenge_impossible", "challenge.create", create(#"{"counts":"masteredSkills","target":500}"#))
        #expect(try refusal.text("child") == "mia" && refusal.text("path") == "/wanted/target")
        let most = try refusal.number("largestTarget")
        #expect(try most == parent.call("skill.list", #"{"child":"mia"}"#)["skills"]?.count)
        #expect(refusal.message.contains("500 new skills are wanted, and \(most) are left to be mastered."))
        let fits = #"{"children":["mia"],"title":"Goal","wanted":{"counts":"masteredSkills","target":\#(most)}}"#
        try parent.call("challenge.create", fits)
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        let none = try parent.refusal("challenge_impossible", "challenge.create", fits)
        #expect(none["largestTarget"] == nil && none.message.contains("and none is left to be mastered."))
    }

    @Test("Math facts that the filter keeps away are refused, and so are more than there are")
    func facts() throws {
        try parent.call("filter.set", #"{"child":"ben","allowedSubjects":["reading"]}"#)
        let wanted = #"{"counts":"fluentFacts","target":3}"#
        let refusal = try parent.refusal("challenge_impossible", "challenge.create", create(wanted))
        #expect(try refusal.text("child") == "ben" && refusal.text("path") == "/wanted/counts")
        #expect(try refusal.text("rule") == "subjectNotAllowed")
        try parent.call("filter.set", #"{"child":"ben","allowedSubjects":null}"#)
        try parent.call("challenge.create", create(wanted))
    }

    @Test("A filter that changes later is told to the parent as limits are, and to no child")
    func later() throws {
        try parent.call("challenge.create", create(Self.math))
        try parent.call("challenge.create", create(#"{"counts":"masteredSkills","target":2}"#))
        let list = { (client: TestClient) in
            try client.call("challenge.list", #"{"child":"mia"}"#)["byChild.0.challenges"]?.elements
                .map { $0["obstacle"]?.string } ?? []
        }
        #expect(try list(parent) == [nil, nil])
        try parent.call("filter.set", #"{"child":"mia","allowedSubjects":[]}"#)
        #expect(
            try list(parent) == [
                "2 new skills are wanted, and none is left to be mastered.",
                "The filter keeps the subject Math away: subject Math is not among the allowed subjects: none.",
            ])
        #expect(try list(daemon.client()) == [nil, nil])
    }
}
