import API
import HouseholdTesting
import QuestionKinds
import SampleFamily
import Shapes
import Synchronization
import Testing

@testable import Daemon
@testable import Household
@testable import Packs

/// How a child earns one badge: all but the last step, and the last step.
struct BadgeScene: Sendable {
    let almost: @Sendable (BadgePlayer) throws -> Void
    let last: @Sendable (BadgePlayer) throws -> Void

    init(
        _ almost: @escaping @Sendable (BadgePlayer) throws -> Void,
        last: @escaping @Sendable (BadgePlayer) throws -> Void
    ) {
        self.almost = almost
        self.last = last
    }

    /// So many days in a row, a quiz on each.
    static func days(_ count: Int) -> BadgeScene {
        BadgeScene(
            { player in
                for _ in 1..<count {
                    try player.quiz("counting-objects", questions: 5)
                    player.sleep()
                }
            }, last: { try $0.quiz("counting-objects", questions: 5) })
    }

    /// A skill: its lessons on two days.
    static func skill(_ lessons: [String]) -> BadgeScene {
        BadgeScene(
            { player in
                for lesson in lessons { try player.lesson(lesson) }
                player.sleep()
                for lesson in lessons.dropLast() { try player.lesson(lesson) }
            }, last: { try $0.lesson(lessons[lessons.count - 1]) })
    }

    /// Lessons that were never finished before, one after the other.
    static func lessons(_ lessons: [String]) -> BadgeScene {
        BadgeScene(
            { player in for lesson in lessons.dropLast() { try player.lesson(lesson) } },
            last: { try $0.lesson(lessons[lessons.count - 1]) })
    }
}

/// Mia at her computer, and her parent's calls: over the wire, without a limit of time, with a clock that a test moves.
final class BadgePlayer {
    let daemon: TestDaemon
    let parent: TestClient
    /// Hundreds of calls go here: what they give is looked at, and not compared with the document.
    private let line: SocketLine
    private var drawn: (activity: String, lesson: DrawnLesson)?
    private var calls = 0
    /// The question of the practice that goes on.
    private var asked: HouseholdTesting.Reply?
    /// How many times practice has begun, once a day.
    private(set) var practices = 0
    /// One of so many answers of practice is wrong; nil: none.
    var missesOneOf: Int?
    private var random = SeededRandom(seed: 3)

    init() throws {
        daemon = try TestDaemon()
        parent = try daemon.family().parent
        try parent.call("policy.set", #"{"child":"mia","dailyMinutes":null,"weeklyMinutes":null,"quietHours":[]}"#)
        line = try daemon.rawLine()
    }

    func sleep(days: Int = 1) { daemon.clock.advance(hours: 24 * days) }

    /// A call of the child's front-end that must be answered with a result.
    @discardableResult
    func call(_ method: String, _ params: String) throws -> HouseholdTesting.Reply {
        calls += 1
        try line.send(#"{"jsonrpc":"2.0","id":\#(calls),"method":"\#(method)","params":\#(params)}"# + "\n")
        let reply = try HouseholdTesting.Reply(line.receive())
        guard reply.result != nil else { throw TestFault("\(method) \(params): \(reply.text)") }
        return reply
    }

    /// A parent's call: a token ends while the clock jumps over days.
    @discardableResult
    func parents(_ method: String, _ params: String) throws -> HouseholdTesting.Reply {
        try parent.unlock()
        return try parent.call(method, params)
    }

    /// Whether the child's gallery has the badge.
    func has(_ badge: String) throws -> Bool {
        let gallery = try call("rewards.badges", #"{"child":"mia"}"#)
        return gallery["earned"]?.elements.contains { $0["badge"]?.string == badge } == true
    }

    /// How far the child is with one that is open.
    func value(_ badge: String) throws -> Int {
        let gallery = try call("rewards.badges", #"{"child":"mia"}"#)
        let open = gallery["open"]?.elements.first { $0["badge"]?.string == badge }
        return Int(open?["value"]?.integer ?? -1)
    }

    /// Plays a lesson to its end, everything right.
    func lesson(_ id: String) throws { try finish(call("activity.start", #"{"child":"mia","lesson":"\#(id)"}"#)) }

    /// A quiz over a lesson, everything right.
    func quiz(_ id: String, questions: Int) throws {
        try finish(
            call("activity.start", #"{"child":"mia","kind":"quiz","lesson":"\#(id)","questions":\#(questions)}"#))
    }

    private func finish(_ start: HouseholdTesting.Reply) throws {
        var reply = start
        while reply["question"] != nil { reply = try answer(reply) }
    }

    /// Answers the question of a reply rightly, five seconds after it was shown.
    private func answer(_ reply: HouseholdTesting.Reply) throws -> HouseholdTesting.Reply {
        let presentation = try reply.text("question.presentation")
        let activity = String(presentation.prefix { $0 != "." })
        try call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
        daemon.clock.advance(seconds: 5)
        let right = try #require(Solutions(question: question(of: activity)).right.last)
        let json = String(decoding: Shape.answer.encode(right), as: UTF8.self)
        return try call(
            "activity.answer", #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(json)}"#)
    }

    /// The question that the child looks at, as the daemon has it: one that is made of a template depends on the seed.
    private func question(of activity: String) throws -> Question {
        let known = drawn.flatMap { $0.activity == activity ? $0.lesson : nil }
        let found = Mutex<(DrawnLesson, QuestionID)?>(nil)
        daemon.server?.engine?.run { engine in
            let library = engine.context.shelf.whole(for: ParentID(rawValue: "test"))
            for child in engine.context.family.children() {
                guard let open = child.learning.openActivity(withID: ActivityID(rawValue: activity)),
                    let current = open.current, let installed = library.lesson(open.lesson, in: open.edition),
                    let lesson = known ?? DrawnLesson(installed, seed: open.seed)
                else { continue }
                found.withLock { $0 = (lesson, current.question) }
            }
        }
        let (lesson, id) = try #require(found.withLock { $0 })
        drawn = (activity, lesson)
        return try #require(lesson.question(id))
    }

    // MARK: Math facts

    /// Types numbers once, so that it is known how fast the child types.
    func copying() throws {
        var reply = try call("activity.start", #"{"child":"mia","kind":"copying"}"#)
        while reply["question"] != nil { reply = try fact(reply, after: 1_000) }
    }

    /// Goes on practising math facts, day by day, until a reply tells of what is wanted.
    func practise(until isThere: (HouseholdTesting.Reply) throws -> Bool) throws {
        for _ in 0..<4_000 {
            if asked == nil {
                if practices > 0 { sleep() }
                practices += 1
            }
            let question = try asked ?? call("activity.start", #"{"child":"mia","kind":"practice"}"#)
            let isRight = missesOneOf.map { random.number(below: $0) > 0 } ?? true
            let reply = try fact(question, isRight: isRight)
            asked = reply["question"] == nil ? nil : reply
            if try isThere(reply) { return }
        }
        throw TestFault("practice leads to nothing")
    }

    /// The same until an answer tells of a badge.
    func practise(untilToldOf badge: String) throws {
        try practise { reply in reply["badges"]?.elements.contains { $0["badge"]?.string == badge } == true }
    }

    /// Answers a question of math facts from its prompt.
    func fact(_ reply: HouseholdTesting.Reply, isRight: Bool = true, after milliseconds: Int64 = 2_000) throws
        -> HouseholdTesting.Reply
    {
        let number = try Self.right(reply.text("question.prompt"))
        let presentation = try reply.text("question.presentation")
        let activity = String(presentation.prefix { $0 != "." })
        try call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
        daemon.clock.advance(milliseconds: milliseconds)
        let options = reply["question.multipleChoice.options"]?.elements.compactMap { $0["id"]?.string }
        let given =
            options.map { ids in #"{"option":"\#(ids.first { ($0 == "\(number)") == isRight } ?? "")"}"# }
            ?? #"{"text":"\#(isRight ? number : 77)"}"#
        return try call(
            "activity.answer", #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(given)}"#)
    }

    /// The number that a prompt asks for.
    private static func right(_ prompt: String) throws -> Int {
        if let match = prompt.firstMatch(of: /(\d+) ([+−]) (\d+) = ___/) {
            let (left, right) = (try #require(Int(match.1)), try #require(Int(match.3)))
            return match.2 == "+" ? left + right : left - right
        }
        return try #require(prompt.firstMatch(of: /Type this number: (\d+)/).flatMap { Int($0.1) })
    }

    /// A sprint with so many right answers.
    func sprint(right: Int) throws {
        var reply = try call("activity.start", #"{"child":"mia","kind":"timed"}"#)
        let activity = try reply.text("activity")
        for _ in 0..<right { reply = try fact(reply) }
        daemon.clock.advance(seconds: 60)
        try call("activity.finish", #"{"activity":"\#(activity)"}"#)
    }

    // MARK: Time and challenges

    /// Learns for so many minutes: a lease that is renewed every minute, as a front-end does it.
    func learn(minutes: Int) throws {
        let lease = "learning-\(calls)"
        let begin = #"{"child":"mia","lease":"\#(lease)","activity":{"subject":"math"}}"#
        try call("time.beginLease", begin)
        for _ in 0..<minutes {
            daemon.clock.advance(minutes: 1)
            try call("time.beginLease", begin)
        }
        try call("time.endLease", #"{"child":"mia","lease":"\#(lease)"}"#)
    }

    /// Gives challenges that one learning day reaches.
    func challenges(_ count: Int) throws {
        for _ in 0..<count {
            try parents(
                "challenge.create",
                #"{"children":["mia"],"title":"Goal","wanted":{"counts":"streakDays","target":1}}"#)
        }
    }
}
