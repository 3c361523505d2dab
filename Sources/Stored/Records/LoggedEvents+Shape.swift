import Household
import Shapes

extension Shape where Value == EventLog {
    static let eventLog = Shape.object(
        "EventLog",
        make: { EventLog(first: $0, next: $1) },
        members: {
            required("first", \.first, .whole)
            required("next", \.next, .whole)
        })
}

extension Shape where Value == LoggedEvents {
    static let loggedEvents = Shape.object(
        "LoggedEvents",
        make: { LoggedEvents(first: $0, keptFrom: $1, entries: $2) },
        members: {
            required("first", \.first, .whole)
            required("keptFrom", \.keptFrom, .whole)
            required("events", \.entries, .list(of: entry))
        })

    private static let entry = Shape<LoggedEntry>.object(
        "LoggedEntry",
        make: { LoggedEntry($0, agoMilliseconds: $1) },
        members: {
            required("event", \.event, .loggedEvent)
            unless("ago", \.agoMilliseconds, .integer64, is: 0)
        })
}

/// The cases of ``LoggedEvent``.
private enum Variants {
    static let screenAppeared = Variant("screenAppeared", 0, .words, make: LoggedEvent.screenAppeared)
    static let itemAnswered = Variant("itemAnswered", 1, .itemAnswered, make: LoggedEvent.itemAnswered)
    static let hintUsed = Variant("hintUsed", 2, .hintUsed, make: LoggedEvent.hintUsed)
    static let badgeEarned = Variant("badgeEarned", 3, .words, make: LoggedEvent.badgeEarned)
    static let sessionStart = Variant("sessionStart", 4, .words, make: LoggedEvent.sessionStart)
    static let sessionStop = Variant("sessionStop", 5, SessionStop.shape) {
        LoggedEvent.sessionStop(session: $0.session, seconds: $0.seconds)
    }
    static let blockMoved = Variant("base10BlockMoved", 6, .blockMove, make: LoggedEvent.base10BlockMoved)
    static let handMoved = Variant("clockHandMoved", 7, .handMove, make: LoggedEvent.clockHandMoved)
    static let coinDragged = Variant("coinDragged", 8, .coinDrag, make: LoggedEvent.coinDragged)
    static let fractionShaded = Variant("fractionShaded", 9, .fractionShade, make: LoggedEvent.fractionShaded)
}

extension Shape where Value == LoggedEvent {
    fileprivate static let loggedEvent = Shape.tagged([
        Variants.screenAppeared.reader, Variants.itemAnswered.reader, Variants.hintUsed.reader,
        Variants.badgeEarned.reader, Variants.sessionStart.reader, Variants.sessionStop.reader,
        Variants.blockMoved.reader, Variants.handMoved.reader, Variants.coinDragged.reader,
        Variants.fractionShaded.reader,
    ]) { event, out in
        switch event {
        case .screenAppeared(let screen): Variants.screenAppeared.write(screen, to: &out)
        case .itemAnswered(let answer): Variants.itemAnswered.write(answer, to: &out)
        case .hintUsed(let hint): Variants.hintUsed.write(hint, to: &out)
        case .badgeEarned(let badge): Variants.badgeEarned.write(badge, to: &out)
        case .sessionStart(let session): Variants.sessionStart.write(session, to: &out)
        case .sessionStop(let session, let seconds):
            Variants.sessionStop.write(SessionStop(session: session, seconds: seconds), to: &out)
        case .base10BlockMoved(let move): Variants.blockMoved.write(move, to: &out)
        case .clockHandMoved(let move): Variants.handMoved.write(move, to: &out)
        case .coinDragged(let drag): Variants.coinDragged.write(drag, to: &out)
        case .fractionShaded(let shade): Variants.fractionShaded.write(shade, to: &out)
        }
    }
}

private struct SessionStop {
    var session: String
    var seconds: Int?

    static let shape = Shape<SessionStop>.object(
        "SessionStop",
        make: { SessionStop(session: $0, seconds: $1) },
        members: {
            required("session", \.session, .words)
            optional("seconds", \.seconds, .whole)
        })
}

extension Shape where Value == ItemAnswered {
    fileprivate static let itemAnswered = Shape.object(
        "ItemAnswered",
        make: { activity, skill, item, kind, correct, attempt, hints, response, difficulty in
            ItemAnswered(
                activity: activity, skill: skill, item: item, kind: kind, correct: correct, attempt: attempt,
                hints: hints, responseMilliseconds: response, difficulty: difficulty)
        },
        members: {
            required("activity", \.activity, .words)
            optional("skill", \.skill, .words)
            required("item", \.item, .words)
            optional("kind", \.kind, .words)
            optional("correct", \.correct, .boolean)
            unless("attempt", \.attempt, .whole, is: 1)
            unless("hints", \.hints, .whole, is: 0)
            optional("response", \.responseMilliseconds, .whole)
            optional("difficulty", \.difficulty, .whole)
        })
}

extension Shape where Value == HintUsed {
    fileprivate static let hintUsed = Shape.object(
        "HintUsed",
        make: { HintUsed(activity: $0, item: $1, number: $2) },
        members: {
            required("activity", \.activity, .words)
            required("item", \.item, .words)
            required("number", \.number, .whole)
        })
}

extension Shape where Value == BlockMove {
    fileprivate static let blockMove = Shape.object(
        "BlockMove",
        make: { BlockMove(place: LoggedPlace(activity: $0, item: $1), block: $2, from: $3, to: $4) },
        members: {
            optional("activity", \.place.activity, .words)
            optional("item", \.place.item, .words)
            required("block", \.block, .word())
            required("from", \.from, .word())
            required("to", \.to, .word())
        })
}

extension Shape where Value == HandMove {
    fileprivate static let handMove = Shape.object(
        "HandMove",
        make: { HandMove(place: LoggedPlace(activity: $0, item: $1), hand: $2, shownMinutes: $3) },
        members: {
            optional("activity", \.place.activity, .words)
            optional("item", \.place.item, .words)
            required("hand", \.hand, .word())
            required("shown", \.shownMinutes, .whole)
        })
}

extension Shape where Value == CoinDrag {
    fileprivate static let coinDrag = Shape.object(
        "CoinDrag",
        make: { CoinDrag(place: LoggedPlace(activity: $0, item: $1), coin: $2, isPaid: $3) },
        members: {
            optional("activity", \.place.activity, .words)
            optional("item", \.place.item, .words)
            required("coin", \.coin, .words)
            required("isPaid", \.isPaid, .boolean)
        })
}

extension Shape where Value == FractionShade {
    fileprivate static let fractionShade = Shape.object(
        "FractionShade",
        make: { FractionShade(place: LoggedPlace(activity: $0, item: $1), partCount: $2, shadedCount: $3) },
        members: {
            optional("activity", \.place.activity, .words)
            optional("item", \.place.item, .words)
            required("parts", \.partCount, .whole)
            required("shaded", \.shadedCount, .whole)
        })
}
