import HouseholdTesting

/// One child plays one lesson, always in the same way, and remembers what the daemon has acknowledged. Whatever
/// happens to the daemon in between, the acknowledged replies must be those of a run without any accident.
struct LessonStory {
    /// A place in the lesson.
    struct Place: Equatable {
        var state = "none"
        var presentation = "-"
        var hintsLeft = "-"
        var score = "-"

        init() {}

        /// The reply to any call on an activity; that to a hint has no question.
        init(_ reply: CallReply, after place: Place) {
            self = place
            if reply["result.text"] != nil {
                hintsLeft = reply.words("result.hintsLeft")
                return
            }
            let isOver = reply["result.summary"] != nil
            state = reply.string("result.state") ?? (isOver ? "finished" : "running")
            presentation = reply.words("result.question.presentation")
            hintsLeft = reply.words("result.question.hintsLeft")
            score = reply.words("result.summary.score")
        }
    }

    private enum Move {
        case start, right, wrong, hint, pause, resume, finish
    }

    private static let moves: [Move] = [
        .start, .right, .right, .wrong, .right, .hint, .right, .pause, .resume, .right, .right, .finish,
    ]

    /// What the lesson earns, by the rules: one star for each of five right first answers, one more for three running.
    static let starsOfLesson = 6

    let child: String
    /// Tells the keys of one lesson from those of the next.
    private let name: String
    /// The gist of each acknowledged reply.
    private(set) var acknowledged: [String] = []
    /// Where the child stands after the last acknowledged move.
    private(set) var place = Place()
    /// What the child had in all when it asked for the hint.
    private(set) var starsAtHint: Int?
    private var activity: String?
    private var presentation = ""
    private var prompt = ""

    init(child: String, name: String) {
        self.child = child
        self.name = name
    }

    var isOver: Bool { acknowledged.count == Self.moves.count }

    /// Whether something was acknowledged, so that there is a question to ask for.
    var hasStarted: Bool { activity != nil }

    /// Makes the next move; throws ``LineClient/Gone`` when no reply came.
    mutating func advance(_ client: LineClient) throws {
        let (method, params) = try nextCall()
        let reply = try client.result(method, params)
        if let id = reply.string("result.activity") { activity = id }
        if let id = reply.string("result.question.presentation") { presentation = id }
        if let text = reply.string("result.question.prompt") { prompt = text }
        if reply["result.starsPaid"] != nil { starsAtHint = reply.integer("result.stars") }
        acknowledged.append(Self.gist(of: reply))
        place = Place(reply, after: place)
    }

    /// Plays to the end.
    mutating func finish(_ client: LineClient) throws {
        while !isOver { try advance(client) }
    }

    /// Where the daemon says that the child stands.
    func standing(_ client: LineClient) throws -> Place {
        guard let activity else { throw ProcessFault("the lesson has not begun") }
        return Place(try client.result("activity.question", #"{"activity":"\#(activity)"}"#), after: Place())
    }

    private func nextCall() throws -> (method: String, params: String) {
        let move = Self.moves[acknowledged.count]
        let key = #""idempotencyKey":"\#(name)-\#(acknowledged.count)""#
        let place = #""activity":"\#(activity ?? "")""#
        let question = #"\#(place),"presentation":"\#(presentation)""#
        return switch move {
        case .start: ("activity.start", #"{"child":"\#(child)","lesson":"\#(ShippedPack.lesson)",\#(key)}"#)
        // An answer needs no key: the presentation tells which it is.
        case .right: ("activity.answer", #"{\#(question),"answer":\#(try ShippedPack.answer(to: prompt))}"#)
        case .wrong: ("activity.answer", #"{\#(question),"answer":{"option":"a"}}"#)
        case .hint: ("activity.hint", "{\(question),\(key)}")
        case .pause: ("activity.pause", "{\(place),\(key)}")
        case .resume: ("activity.resume", "{\(place),\(key)}")
        case .finish: ("activity.finish", "{\(place),\(key)}")
        }
    }

    private static func gist(of reply: CallReply) -> String {
        // With a hint come the stars of all lessons; else they are those of the call.
        let stars = reply["result.starsPaid"] == nil ? reply.words("result.starsEarned") : "all"
        return [
            "outcome", "state", "pointsEarned", "run", "isRectified", "text", "hintsLeft", "question.number",
            "question.attempt", "summary.score", "summary.maximum", "summary.rightAnswers", "summary.starsEarned",
            "summary.pointsEarned", "summary.longestRun", "summary.hints",
        ].reduce(stars) { "\($0) \(reply.words("result.\($1)"))" }
    }
}
