import Household
import HouseholdTesting
import JSONRPC
import StrictJSON

@testable import Daemon

/// A family of four on the boards: Mia (7) and Lea (9), and Ben (10) and Zoe (13) with numbers that nothing else has.
struct NumberedFamily {
    /// What a child earned, in numbers that stand for nothing else.
    struct Numbers: Sendable {
        var stars: Int
        var points: Int
        var minutes: Int
        var sprint: Int
        var streak: Int

        static let ben = Numbers(stars: 6_007, points: 224_737, minutes: 12_553, sprint: 3_571, streak: 1_123)
        static let zoe = Numbers(stars: 7_919, points: 104_729, minutes: 15_487, sprint: 4_177, streak: 1_301)

        var all: Set<Int> { [stars, points, minutes, minutes * 60, sprint, streak] }
    }

    /// The shared goal of each board.
    static let target = 999_983
    static let metrics = BoardMetric.allCases.map(\.rawValue)
    static let periods = BoardPeriod.allCases.map(\.rawValue)
    /// The account of Mia, where she has one.
    static let account: UInt32 = 61_001

    let daemon: TestDaemon
    let parent: TestClient
    private let activity: String

    /// - Parameter hasAccount: whether Mia has an account of her own, and the socket is everybody's.
    init(hasAccount: Bool = false) throws {
        daemon = try TestDaemon { if hasAccount { $0.socketMode = 0o666 } }
        if hasAccount { try daemon.folder.open() }
        parent = try daemon.family().parent
        if hasAccount { try parent.call("child.update", #"{"child":"mia","uids":[\#(Self.account)]}"#) }
        try parent.call("child.add", #"{"name":"Lea","born":"2016-12"}"#)
        try parent.call("child.add", #"{"name":"Zoe","born":"2013-02"}"#)
        for name in ["mia", "lea", "ben", "zoe"] {
            try parent.call("leaderboard.optIn", #"{"child":"\#(name)"}"#)
            try parent.call(
                "policy.set", #"{"child":"\#(name)","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        }
        for metric in Self.metrics {
            for period in Self.periods {
                try parent.call(
                    "leaderboard.setGoal", #"{"metric":"\#(metric)","period":"\#(period)","target":\#(Self.target)}"#)
            }
        }
        let goal =
            #"{"children":["mia","ben"],"title":"Goal","wanted":{"counts":"dailyMinutes","target":9,"daysRequired":5}}"#
        try parent.call("challenge.create", goal)
        activity = try parent.call("activity.start", #"{"child":"mia","lesson":"counting-objects"}"#).text("activity")
    }

    /// A child earns all of its numbers, through the engine as each turn goes.
    func earn(_ name: String, _ numbers: Numbers) throws { try Self.earn(name, numbers, in: daemon) }

    /// The same in any daemon.
    static func earn(_ name: String, _ numbers: Numbers, in daemon: TestDaemon) throws {
        guard let engine = daemon.server?.engine else { throw TestFault("the daemon is stopped") }
        engine.run { engine in
            let now = engine.time.now()
            let day = engine.context.calendar.day(at: now.wall)
            guard let child = engine.commits.ledger.child(ChildID(rawValue: name)) else { return }
            let turn = Turn(.child(child), facts(numbers, on: day, at: now.wall))
            engine.commit(
                turn.closed(in: engine.context.turn(at: now)), by: Author(role: .child(child.profile.id), uid: 0),
                at: now)
        }
    }

    private static func facts(_ numbers: Numbers, on day: Day, at now: Instant) -> [Fact] {
        let summary = ActivitySummary(
            activity: "numbers", lesson: "sprint", score: 0, maximum: 0, percent: 100, isPassed: true, questions: 1,
            right: numbers.sprint, stars: 0, points: 0, longestRun: nil, hints: 0, durationSeconds: 60, isNewBest: true,
            celebration: Celebration(percent: 100, tier: .preschool), kind: .timed,
            sprint: SprintResult(right: numbers.sprint, answers: numbers.sprint, before: nil, goal: nil, missed: []))
        let length = Milliseconds(numbers.minutes) * .minute
        return [
            .time(.used(UsedTime(day: day, ordinary: length, learning: length))),
            .learning(
                .answered(
                    AnswerFact(.option("b")) {
                        $0.activity = "numbers"
                        $0.presentation = PresentationID("numbers", 1)
                        $0.question = "q"
                        $0.told = .words(.praise1, isExplained: false)
                        $0.stars = numbers.stars
                        $0.points = numbers.points
                        $0.sums = .change(score: 10, lost: 0, run: 1)
                        $0.at = now
                        $0.day = day
                        $0.credit = .answered
                    })),
            .learning(.finished(ActivityFinished(summary: summary, at: now, day: day, spentMilliseconds: 0))),
            .reward(.streakSet(DayStreak(value: numbers.streak, last: day, longest: numbers.streak, at: now))),
        ]
    }

    /// Calls of a method that are right by the document and name these children, and what boards there are.
    func calls(of method: String, as children: [String], rounds: Int = 6) throws -> [String] {
        if method == "leaderboard.get" {
            return children.flatMap { child in
                ["together", "ownBest", "ranked"].flatMap { board in
                    Self.metrics.flatMap { metric in
                        Self.periods.map { period in
                            #"{"child":"\#(child)","board":"\#(board)","metric":"\#(metric)","period":"\#(period)"}"#
                        }
                    }
                }
            }
        }
        let names = children.map { "\"\($0)\"" }
        let known = [
            "child": names, "children": ["[\(names.joined(separator: ","))]"], "activity": ["\"\(activity)\""],
            "challenge": [#""goal""#], "pin": [#""9999""#], "subject": [#""math""#], "lesson": [#""counting-objects""#],
        ]
        var generator = try ParamsGenerator(daemon.checker(), method: method, known: known, seed: 5)
        return try (0..<rounds).map { try generator.next(isFull: $0 % 3 == 0, form: $0).json }
    }
}

/// What a line shows.
struct ShownNumbers {
    /// Numbers above ten, in values and in sentences; times do not count.
    private(set) var numbers: Set<Int> = []
    /// Strings that are these words.
    private(set) var texts: Set<String> = []
    /// The names of members.
    private(set) var members: Set<String> = []

    init(_ root: JSONValue) { take(root) }

    private mutating func take(_ value: JSONValue) {
        switch value.kind {
        case .object:
            for member in value.members {
                members.insert(member.name)
                take(member.value)
            }
        case .array: for element in value.elements { take(element) }
        case .number: if let number = value.integer { numbers.insert(Int(number)) }
        case .string:
            guard let text = value.string else { return }
            texts.insert(text)
            // 7,919 stars are a number, too.
            let plain = text.replacing(",", with: "")
            for part in plain.split(whereSeparator: { !$0.isASCII || !$0.isNumber }) {
                if let number = Int(part) { numbers.insert(number) }
            }
        case .null, .bool: return
        }
    }
}
