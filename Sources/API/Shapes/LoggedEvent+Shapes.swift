import Household
import JSONRPC
import Shapes
import StrictJSON

/// The part of an entry that one kind of event has.
private struct Logged<Part: Sendable>: Sendable {
    var ago: Int?
    var part: Part
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
    make: { _, ago, screen in Logged(ago: ago, part: screen) }
) {
    required("event", .event(.screenAppeared)) { _ in LoggedEventName.screenAppeared.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("screen", .logName, "The front-end's name of it, such as `map`.") { $0.part }
}

private let itemAnswered = Shape<Logged<ItemAnswered>>.object(
    "ItemAnswered", "An item was answered. Those of kidd's own activities are known: `log.export` has them anyway.",
    make: { _, ago, activity, skill, item, kind, correct, attempt, hints, response, difficulty in
        Logged(
            ago: ago,
            part: ItemAnswered(
                activity: activity, skill: skill, item: item, kind: kind, correct: correct, attempt: attempt,
                hints: hints, responseMilliseconds: response, difficulty: difficulty))
    }
) {
    required("event", .event(.itemAnswered)) { _ in LoggedEventName.itemAnswered.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("activity", .logName, activitySummary) { $0.part.activity }
    optional("skill", .logName, "The skill that it practices.") { $0.part.skill }
    required("item", .logName, "The question.") { $0.part.item }
    optional("kind", .logName, "The kind of the question, such as `multipleChoice`.") { $0.part.kind }
    optional("correct", .boolean, "Whether it was right; absent: nobody graded it.") { $0.part.correct }
    defaulted("attempt", .integer(1...100), to: 1, "Which try.") { $0.part.attempt }
    defaulted("hints", .integer(0...100), to: 0, "Hints that were given before.") { $0.part.hints }
    optional("responseMilliseconds", .integer(0...86_400_000), "From seeing to answering.") {
        $0.part.responseMilliseconds
    }
    optional("difficulty", .integer(1...5), "From 1, the easiest, to 5.") { $0.part.difficulty }
}

private let hintUsed = Shape<Logged<HintUsed>>.object(
    "HintUsed", "A hint was looked at. Those of kidd's own activities are known: `log.export` has them anyway.",
    make: { _, ago, activity, item, number in
        Logged(ago: ago, part: HintUsed(activity: activity, item: item, number: number))
    }
) {
    required("event", .event(.hintUsed)) { _ in LoggedEventName.hintUsed.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("activity", .logName, activitySummary) { $0.part.activity }
    required("item", .logName, "The question.") { $0.part.item }
    defaulted("number", .integer(1...100), to: 1, "Which hint of the question it was.") { $0.part.number }
}

private let badgeEarned = Shape<Logged<String>>.object(
    "BadgeEarned", "A badge was earned. Those that kidd gave are known: `log.export` has them anyway.",
    make: { _, ago, badge in Logged(ago: ago, part: badge) }
) {
    required("event", .event(.badgeEarned)) { _ in LoggedEventName.badgeEarned.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("badge", .logName, "Its key.") { $0.part }
}

private let sessionStart = Shape<Logged<String>>.object(
    "SessionStart", "The front-end began to be used. Leases and activities are known: `log.export` has them anyway.",
    make: { _, ago, session in Logged(ago: ago, part: session) }
) {
    required("event", .event(.sessionStart)) { _ in LoggedEventName.sessionStart.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("session", .logName, "A name that the front-end chose.") { $0.part }
}

private let sessionStop = Shape<Logged<SessionStop>>.object(
    "SessionStop", "The front-end is not used any more.",
    make: { _, ago, session, seconds in
        Logged(ago: ago, part: SessionStop(session: session, seconds: seconds))
    }
) {
    required("event", .event(.sessionStop)) { _ in LoggedEventName.sessionStop.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    required("session", .logName, "As it began.") { $0.part.session }
    optional("durationSeconds", .integer(0...86_400), "How long it was.") { $0.part.seconds }
}

private let blockMoved = Shape<Logged<BlockMove>>.object(
    "Base10BlockMoved", "A block of ones, tens, hundreds or thousands was moved.",
    make: { _, ago, activity, item, block, from, to in
        Logged(
            ago: ago,
            part: BlockMove(place: LoggedPlace(activity: activity, item: item), block: block, from: from, to: to))
    }
) {
    required("event", .event(.base10BlockMoved)) { _ in LoggedEventName.base10BlockMoved.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    optional("activity", .logName, activitySummary) { $0.part.place.activity }
    optional("item", .logName, "The question.") { $0.part.place.item }
    required("block", .word(BlockMove.Block.self), "What it stands for.") { $0.part.block }
    required("fromColumn", .word(BlockMove.Column.self), "Where it lay.") { $0.part.from }
    required("toColumn", .word(BlockMove.Column.self), "Where it lies then.") { $0.part.to }
}

private let handMoved = Shape<Logged<HandMove>>.object(
    "ClockHandMoved", "A hand of a clock was moved.",
    make: { _, ago, activity, item, hand, shown in
        Logged(
            ago: ago,
            part: HandMove(place: LoggedPlace(activity: activity, item: item), hand: hand, shownMinutes: shown))
    }
) {
    required("event", .event(.clockHandMoved)) { _ in LoggedEventName.clockHandMoved.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    optional("activity", .logName, activitySummary) { $0.part.place.activity }
    optional("item", .logName, "The question.") { $0.part.place.item }
    required("hand", .word(HandMove.Hand.self)) { $0.part.hand }
    required("shownMinutes", .integer(0...719), "What the clock shows then: minutes after twelve.") {
        $0.part.shownMinutes
    }
}

private let coinDragged = Shape<Logged<CoinDrag>>.object(
    "CoinDragged", "A coin was dragged.",
    make: { _, ago, activity, item, coin, isPaid in
        Logged(
            ago: ago, part: CoinDrag(place: LoggedPlace(activity: activity, item: item), coin: coin, isPaid: isPaid))
    }
) {
    required("event", .event(.coinDragged)) { _ in LoggedEventName.coinDragged.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    optional("activity", .logName, activitySummary) { $0.part.place.activity }
    optional("item", .logName, "The question.") { $0.part.place.item }
    required("coin", .logName, "The coin's id in the question, or a name of the front-end's.") { $0.part.coin }
    required("isPaid", .boolean, "Whether it lies among those that pay then; false: it was taken back.") {
        $0.part.isPaid
    }
}

private let fractionShaded = Shape<Logged<FractionShade>>.object(
    "FractionShaded", "Parts of a shape were shaded, or cleared again.",
    make: { _, ago, activity, item, parts, shaded in
        Logged(
            ago: ago,
            part: FractionShade(
                place: LoggedPlace(activity: activity, item: item), partCount: parts, shadedCount: shaded))
    }
) {
    required("event", .event(.fractionShaded)) { _ in LoggedEventName.fractionShaded.rawValue }
    optional("agoMilliseconds", .integer(agoRange), agoSummary) { $0.ago }
    optional("activity", .logName, activitySummary) { $0.part.place.activity }
    optional("item", .logName, "The question.") { $0.part.place.item }
    required("partCount", .integer(1...1000), "How many equal parts the shape has.") { $0.part.partCount }
    required("shadedCount", .integer(0...1000), "How many of them are shaded then, `partCount` at most.") {
        $0.part.shadedCount
    }
}
