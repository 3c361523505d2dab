import Household
import JSONRPC
import Shapes
import StrictJSON

/// The part of an entry that one kind of event has.
private struct Logged<Part: Sendable>: Sendable {
    var ago: Int?
    var part: Part
}

/// The member that says which event it is.
private func event<Part>(_ name: LoggedEventName) -> TypedMember<Logged<Part>, String> {
    required("event", .event(name), get: { _ in name.rawValue }, set: { _, _ in })
}

/// The member that says when it was.
private func ago<Part>() -> TypedMember<Logged<Part>, Int?> {
    optional("agoMilliseconds", \.ago, .integer(agoRange), agoSummary)
}

extension LoggedPlace {
    fileprivate static let blank = LoggedPlace(activity: nil, item: nil)
}

/// How one kind of event is read and written: one object, whose member `event` has its name.
private struct EventForm: Sendable {
    let name: LoggedEventName
    let schema: Schema
    let read: Shape<LoggedEntry>.Reader
    let write: Shape<LoggedEntry>.Writer

    init<Part>(
        _ name: LoggedEventName, _ shape: Shape<Logged<Part>>, make: @escaping @Sendable (Part) -> LoggedEvent,
        check: @escaping @Sendable (Part) -> ShapeFault? = { _ in nil },
        part: @escaping @Sendable (LoggedEvent) -> Part?
    ) {
        self.name = name
        schema = shape.schema
        read = { (json) throws(ShapeFault) in
            let logged = try shape.read(json)
            if let fault = check(logged.part) { throw fault }
            return LoggedEntry(make(logged.part), agoMilliseconds: Milliseconds(logged.ago ?? 0))
        }
        write = { entry, out in
            // Found by its name, so the part is there.
            guard let part = part(entry.event) else { return }
            let ago = entry.agoMilliseconds == 0 ? nil : Int(entry.agoMilliseconds)
            shape.write(Logged(ago: ago, part: part), to: &out)
        }
    }
}

extension Shape where Value == LoggedEntry {
    /// An event with its time: one object for each name of event.
    public static let loggedEntry = Shape(
        schema: .union(
            name: "LoggedEvent", summary: "An event of the log; `event` says which.", of: forms.map(\.schema)),
        blank: LoggedEntry(.screenAppeared(screen: ""), agoMilliseconds: 0),
        read: { (json) throws(ShapeFault) in
            guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
            guard let word = json.member("event") else { throw ShapeFault(path: "/event", message: "is missing") }
            for form in forms where word.hasString(form.name.rawValue) { return try form.read(json) }
            let known = LoggedEventName.allCases.map(\.rawValue).joined(separator: ", ")
            throw ShapeFault(path: "/event", message: "must be one of \(known)")
        },
        write: { entry, out in
            for form in forms where form.name == entry.event.name { return form.write(entry, &out) }
        })
}

extension FractionShade {
    /// What no schema can say.
    fileprivate static let fault: @Sendable (FractionShade) -> ShapeFault? = { shade in
        shade.shadedCount <= shade.partCount
            ? nil : ShapeFault(path: "/shadedCount", message: "must be at most partCount, \(shade.partCount)")
    }
}

/// Short names of things: so nobody can write a sentence into the log.
extension Shape where Value == String {
    fileprivate static let logName = Shape.text(
        Schema.StringRules(minimumLength: 1, maximumLength: 64, pattern: "^[A-Za-z0-9._:-]+$")
    ).map(
        expected: "may have A to Z, a to z, 0 to 9, . _ : and - only",
        to: { $0.utf8.allSatisfy(\.isOfLogName) ? $0 : nil }, from: { $0 })

    fileprivate static func event(_ name: LoggedEventName) -> Shape {
        .text(Schema.StringRules(values: [name.rawValue]))
    }
}

extension UInt8 {
    fileprivate var isOfLogName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

private let agoRange = 0...Int(EventLog.longestAgo)
private let agoSummary = "How long before the call it happened; if absent, just now."
private let activitySummary = "The activity: the id of kidd's own, or a name of the front-end's."

private let forms: [EventForm] = [
    EventForm(.screenAppeared, screenAppeared, make: LoggedEvent.screenAppeared) {
        if case .screenAppeared(let screen) = $0 { screen } else { nil }
    },
    EventForm(.itemAnswered, itemAnswered, make: LoggedEvent.itemAnswered) {
        if case .itemAnswered(let answer) = $0 { answer } else { nil }
    },
    EventForm(.hintUsed, hintUsed, make: LoggedEvent.hintUsed) {
        if case .hintUsed(let hint) = $0 { hint } else { nil }
    },
    EventForm(.badgeEarned, badgeEarned, make: LoggedEvent.badgeEarned) {
        if case .badgeEarned(let badge) = $0 { badge } else { nil }
    },
    EventForm(.sessionStart, sessionStart, make: LoggedEvent.sessionStart) {
        if case .sessionStart(let session) = $0 { session } else { nil }
    },
    EventForm(
        .sessionStop, sessionStop, make: { LoggedEvent.sessionStop(session: $0.session, seconds: $0.seconds) }
    ) {
        if case .sessionStop(let session, let seconds) = $0 {
            SessionStop(session: session, seconds: seconds)
        } else {
            nil
        }
    },
    EventForm(.base10BlockMoved, blockMoved, make: LoggedEvent.base10BlockMoved) {
        if case .base10BlockMoved(let move) = $0 { move } else { nil }
    },
    EventForm(.clockHandMoved, handMoved, make: LoggedEvent.clockHandMoved) {
        if case .clockHandMoved(let move) = $0 { move } else { nil }
    },
    EventForm(.coinDragged, coinDragged, make: LoggedEvent.coinDragged) {
        if case .coinDragged(let drag) = $0 { drag } else { nil }
    },
    EventForm(.fractionShaded, fractionShaded, make: LoggedEvent.fractionShaded, check: FractionShade.fault) {
        if case .fractionShaded(let shade) = $0 { shade } else { nil }
    },
]

private struct SessionStop: Sendable {
    var session: String
    var seconds: Int?
}

private let screenAppeared = Shape<Logged<String>>.object(
    "ScreenAppeared", "A screen of the front-end came into view.",
    from: Logged(part: "")
) {
    event(.screenAppeared)
    ago()
    required("screen", \.part, .logName, "The front-end's name of it, such as `map`.")
}

private let itemAnswered = Shape<Logged<ItemAnswered>>.object(
    "ItemAnswered", "An item was answered. Those of kidd's own activities are known: `log.export` has them anyway.",
    from: Logged(
        part: ItemAnswered(
            activity: "", skill: nil, item: "", kind: nil, correct: nil, attempt: 1, hints: 0,
            responseMilliseconds: nil, difficulty: nil))
) {
    event(.itemAnswered)
    ago()
    required("activity", \.part.activity, .logName, activitySummary)
    optional("skill", \.part.skill, .logName, "The skill that it practices.")
    required("item", \.part.item, .logName, "The question.")
    optional("kind", \.part.kind, .logName, "The kind of the question, such as `multipleChoice`.")
    optional("correct", \.part.correct, .boolean, "Whether it was right; absent: nobody graded it.")
    defaulted("attempt", \.part.attempt, .integer(1...100), to: 1, "Which try.")
    defaulted("hints", \.part.hints, .integer(0...100), to: 0, "Hints that were given before.")
    optional("responseMilliseconds", \.part.responseMilliseconds, .integer(0...86_400_000), "From seeing to answering.")
    optional("difficulty", \.part.difficulty, .integer(1...5), "From 1, the easiest, to 5.")
}

private let hintUsed = Shape<Logged<HintUsed>>.object(
    "HintUsed", "A hint was looked at. Those of kidd's own activities are known: `log.export` has them anyway.",
    from: Logged(part: HintUsed(activity: "", item: "", number: 1))
) {
    event(.hintUsed)
    ago()
    required("activity", \.part.activity, .logName, activitySummary)
    required("item", \.part.item, .logName, "The question.")
    defaulted("number", \.part.number, .integer(1...100), to: 1, "Which hint of the question it was.")
}

private let badgeEarned = Shape<Logged<String>>.object(
    "BadgeEarned", "A badge was earned. Those that kidd gave are known: `log.export` has them anyway.",
    from: Logged(part: "")
) {
    event(.badgeEarned)
    ago()
    required("badge", \.part, .logName, "Its key.")
}

private let sessionStart = Shape<Logged<String>>.object(
    "SessionStart", "The front-end began to be used. Leases and activities are known: `log.export` has them anyway.",
    from: Logged(part: "")
) {
    event(.sessionStart)
    ago()
    required("session", \.part, .logName, "A name that the front-end chose.")
}

private let sessionStop = Shape<Logged<SessionStop>>.object(
    "SessionStop", "The front-end is not used any more.",
    from: Logged(part: SessionStop(session: "", seconds: nil))
) {
    event(.sessionStop)
    ago()
    required("session", \.part.session, .logName, "As it began.")
    optional("durationSeconds", \.part.seconds, .integer(0...86_400), "How long it was.")
}

private let blockMoved = Shape<Logged<BlockMove>>.object(
    "Base10BlockMoved", "A block of ones, tens, hundreds or thousands was moved.",
    from: Logged(part: BlockMove(place: .blank, block: .one, from: .ones, to: .ones))
) {
    event(.base10BlockMoved)
    ago()
    optional("activity", \.part.place.activity, .logName, activitySummary)
    optional("item", \.part.place.item, .logName, "The question.")
    required("block", \.part.block, .word(BlockMove.Block.self), "What it stands for.")
    required("fromColumn", \.part.from, .word(BlockMove.Column.self), "Where it lay.")
    required("toColumn", \.part.to, .word(BlockMove.Column.self), "Where it lies then.")
}

private let handMoved = Shape<Logged<HandMove>>.object(
    "ClockHandMoved", "A hand of a clock was moved.",
    from: Logged(part: HandMove(place: .blank, hand: .hour, shownMinutes: 0))
) {
    event(.clockHandMoved)
    ago()
    optional("activity", \.part.place.activity, .logName, activitySummary)
    optional("item", \.part.place.item, .logName, "The question.")
    required("hand", \.part.hand, .word(HandMove.Hand.self))
    required("shownMinutes", \.part.shownMinutes, .integer(0...719), "What the clock shows then: minutes after twelve.")
}

private let coinDragged = Shape<Logged<CoinDrag>>.object(
    "CoinDragged", "A coin was dragged.",
    from: Logged(part: CoinDrag(place: .blank, coin: "", isPaid: false))
) {
    event(.coinDragged)
    ago()
    optional("activity", \.part.place.activity, .logName, activitySummary)
    optional("item", \.part.place.item, .logName, "The question.")
    required("coin", \.part.coin, .logName, "The coin's id in the question, or a name of the front-end's.")
    required("isPaid", \.part.isPaid, .boolean, "Whether it lies among those that pay then; false: it was taken back.")
}

private let fractionShaded = Shape<Logged<FractionShade>>.object(
    "FractionShaded", "Parts of a shape were shaded, or cleared again.",
    from: Logged(part: FractionShade(place: .blank, partCount: 1, shadedCount: 0))
) {
    event(.fractionShaded)
    ago()
    optional("activity", \.part.place.activity, .logName, activitySummary)
    optional("item", \.part.place.item, .logName, "The question.")
    required("partCount", \.part.partCount, .integer(1...1000), "How many equal parts the shape has.")
    required(
        "shadedCount", \.part.shadedCount, .integer(0...1000), "How many of them are shaded then, `partCount` at most.")
}
