import API
import HouseholdTesting
import JSONRPC
import StrictJSON

@testable import Daemon

/// A household with the marked pack, in which a child's lesson is brought to a state before a rule hides it.
final class GateHousehold {
    /// Where the lesson stands when the filter changes.
    enum Stage: String, CaseIterable, Sendable {
        case notStarted, running, paused, finished, abandoned
    }

    let daemon: TestDaemon
    let parent: TestClient
    private let pack: MarkedPack
    private(set) var activity = "nothing"
    /// The presentation that was shown last, and one that was answered.
    private(set) var presentation = "nothing.1"
    private(set) var answered: String?

    init() throws {
        let pack = try MarkedPack()
        self.pack = pack
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        let digest = try parent.ask("pack.install", #"{"path":"\#(pack.path)"}"#).text("digest")
        try parent.call("pack.install", #"{"path":"\#(pack.path)","accept":"\#(digest)"}"#)
        try parent.call(
            "policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
    }

    /// The child's lesson at a stage, and then the rule.
    func prepare(_ stage: Stage, _ rule: String) throws {
        try parent.call("filter.set", #"{"child":"mia",\#(MarkedPack.noRules)}"#)
        if stage != .notStarted {
            let started = try parent.call(
                "activity.start", #"{"child":"mia","lesson":"\#(MarkedPack.lesson)","replace":true}"#)
            activity = try started.text("activity")
            try answerOne(started)
        }
        switch stage {
        case .notStarted, .running: break
        case .paused: try parent.call("activity.pause", #"{"activity":"\#(activity)"}"#)
        case .abandoned: try parent.call("activity.abandon", #"{"activity":"\#(activity)"}"#)
        case .finished:
            for _ in 0..<20 where try answerOne(current) {}
        }
        try parent.call("filter.set", #"{"child":"mia",\#(rule)}"#)
    }

    private var current: HouseholdTesting.Reply {
        get throws { try parent.call("activity.question", #"{"activity":"\#(activity)"}"#) }
    }

    /// Answers what a reply shows; false at the end.
    @discardableResult
    private func answerOne(_ reply: HouseholdTesting.Reply) throws -> Bool {
        guard let shown = reply["question.presentation"]?.string else { return false }
        daemon.clock.advance(seconds: 3)
        answered = shown
        let answer = reply["question.kind"]?.string == "fillInBlank" ? #"{"tile":"ant"}"# : #"{"option":"a"}"#
        let next = try parent.call(
            "activity.answer",
            #"{"activity":"\#(activity)","presentation":"\#(shown)","answer":\#(answer)}"#)
        presentation = next["question.presentation"]?.string ?? shown
        return next["question"] != nil
    }

    // MARK: Calls

    /// The calls of a method that could show the lesson: with the parameters of its example made to name it, with those
    /// alone that it needs, and with each further one that can name content.
    func calls(of method: MethodDescription) throws -> [String] {
        guard let example = Examples.all[method.name] else { throw TestFault("\(method.name) has no example") }
        let root = try JSONDocument(scanning: Array(example.params.utf8)).root
        let named = root.members.filter { $0.name != "idempotencyKey" }.map {
            ($0.name, marked($0.name, $0.value, of: method.name))
        }
        let needed = named.filter { member in method.params.contains { $0.name == member.0 && $0.isRequired } }
        let child = named.contains { $0.0 == "child" } ? named.filter { $0.0 == "child" } : []
        let base = needed.contains { $0.0 == "child" } ? needed : child + needed
        let further = method.params.compactMap { param -> [(String, String)]? in
            guard !param.isRequired, let value = Self.content[param.name] else { return nil }
            return base + [(param.name, value)]
        }
        return ([named, base] + further).map { members in
            "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
        }
    }

    /// Parameters that name content.
    private static let content = [
        "lesson": "\"\(MarkedPack.lesson)\"", "subject": "\"\(MarkedPack.subject)\"",
        "pack": "\"\(MarkedPack.pack)\"", "skill": "\"zyzzyva.skill\"", "grade": "\"1\"", "domain": "\"zyzzyva\"",
        "activity": #"{"lesson":"beetles"}"#,
    ]

    private func marked(_ name: String, _ value: JSONValue, of method: String) -> String {
        switch name {
        case "child": "\"mia\""
        case "name" where method == PackAsset.method.name: "\"\(MarkedPack.asset)\""
        case "activity" where value.kind == .string: "\"\(activity)\""
        case "presentation": "\"\(presentation)\""
        // Those of its example are not earned at each stage.
        case "badges": "[]"
        case "answer": #"{"option":"b"}"#
        default: Self.content[name] ?? String(decoding: value.literal, as: UTF8.self)
        }
    }
}
