import HouseholdTesting
import Testing

/// Plays "Counting things" over the wire as a front-end does.
struct LessonPlayer {
    static let lesson = "counting-objects"
    /// The right answers by a thing of their questions, and a wrong one each.
    private static let answers = [
        ("🍎 ", #"{"option":"b"}"#, #"{"option":"c"}"#), ("🐟 ", #"{"tile":"4"}"#, #"{"tile":"5"}"#),
        ("🦆 ", #"{"option":"c"}"#, #"{"option":"a"}"#), ("⭐ ", #"{"tile":"7"}"#, #"{"tile":"5"}"#),
        ("6 balls", #"{"option":"b"}"#, #"{"option":"a"}"#), ("6 Bälle", #"{"option":"b"}"#, #"{"option":"a"}"#),
        ("🌼 ", #"{"tile":"9"}"#, #"{"tile":"8"}"#),
    ]

    /// The connection; another one goes on with the lesson just as well.
    var client: TestClient
    let clock: FakeClock
    let activity: String
    /// The last reply with a question.
    var last: Reply

    /// - Parameter start: the parameters of the start, where they are others.
    init(_ client: TestClient, _ clock: FakeClock, child: String = "mia", start: String? = nil) throws {
        self.client = client
        self.clock = clock
        let usual = #"{"child":"\#(child)","lesson":"\#(Self.lesson)"}"#
        last = try client.call("activity.start", start ?? usual)
        activity = try last.text("activity")
    }

    var presentation: String { get throws { try last.text("question.presentation") } }
    var number: Int { get throws { try last.number("question.number") } }

    /// The parameters of an answer to the open question.
    func answer(isRight: Bool, more: String = "") throws -> String {
        let prompt = try last.text("question.prompt")
        let known = Self.answers.first { prompt.contains($0.0) }
        let answer = try (isRight ? known?.1 : known?.2) ?? drawn(isRight: isRight)
        return try #"{"activity":"\#(activity)","presentation":"\#(presentation)","answer":\#(answer)\#(more)}"#
    }

    /// The answer to a question that was made for this activity: how many things its picture has, or one more or less.
    private func drawn(isRight: Bool) throws -> String {
        let question = try #require(last["question"]).source
        let number = question.matches(of: #/"count":(\d+)/#).compactMap { Int($0.1) }.reduce(0, +)
        if try last.text("question.kind") == "count" { return #"{"number":\#(isRight ? number : number + 1)}"# }
        let options = question.matches(of: #/"id":"(\w)","text":"(\d+)"/#)
        if let option = options.first(where: { (Int($0.2) == number) == isRight }) {
            return #"{"option":"\#(option.1)"}"#
        }
        let tiles = question.firstMatch(of: #/"wordBank":\[([^\]]*)\]/#)?.1.split(separator: ",") ?? []
        let tile = tiles.first { ($0 == "\"\(number)\"") == isRight } ?? ""
        return #"{"tile":\#(tile)}"#
    }

    /// Shows the question, waits as a child would, and answers.
    @discardableResult
    mutating func play(isRight: Bool = true, seconds: Int = 5) throws -> Reply {
        try client.call("activity.shown", #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
        clock.advance(seconds: seconds)
        last = try client.call("activity.answer", answer(isRight: isRight))
        let reply = last
        // An easier one for a rest is answered at once.
        if last["question.isExtra"] != nil { last = try client.call("activity.answer", answer(isRight: true)) }
        return reply
    }

    /// A call that only names the activity.
    @discardableResult
    mutating func call(_ method: String) throws -> Reply {
        last = try client.call(method, #"{"activity":"\#(activity)"}"#)
        return last
    }

    /// A call that is refused.
    @discardableResult
    func refusal(_ kind: String, _ method: String) throws -> Reply {
        try client.refusal(kind, method, #"{"activity":"\#(activity)"}"#)
    }

    /// Shows a presentation that may not be shown.
    func refusal(_ kind: String, _ method: String, presentation: String) throws {
        try client.refusal(kind, method, #"{"activity":"\#(activity)","presentation":"\#(presentation)"}"#)
    }
}
