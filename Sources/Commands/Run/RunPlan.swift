import Household

/// What `kidctl run` does next, as a function of what kidd says and of a clock: no socket, no program.
struct RunPlan {
    /// Something that the child is told.
    enum Word: Equatable {
        /// Five minutes or less, or one.
        case warning(minutes: Int, say: String)
        /// There is more time than was said before.
        case more(say: String)
        /// Time is over; the program is asked to close.
        case ended(say: String)
        /// kidd does not answer.
        case away
        /// It answers again.
        case back
        /// It has not answered for too long; the program is asked to close.
        case gaveUp
    }

    enum Order: Equatable {
        case tell(Word)
        /// With so many seconds to end; nil: the program's own grace.
        case close(within: Int?)
    }

    /// Between two calls on the lease: a kill of everything charges at most so much too much.
    static let renewal = Lease.beat
    /// How long a kidd that does not answer is waited for. A lease lives as long, so that this time is charged.
    static let patience: Milliseconds = 60 * .second
    /// A restart is quicker than this and needs no word.
    static let quietlyAway: Milliseconds = 5 * .second
    /// What a program has to end properly where kidd grants nothing to save: under a lock, or by the filter.
    static let unsavedGrace = 5
    private static let pauses: ClosedRange<Milliseconds> = 250...2000
    private static let warnings = [5, 1]

    /// When kidd is to be asked again.
    private(set) var nextCall: Milliseconds
    private(set) var isClosing = false
    /// The last warning that stands; nil: more than five minutes are left.
    private var warned: Int?
    /// When time ends by the last answer; nil: no end in sight.
    private var end: Milliseconds?
    private var away: (since: Milliseconds, pause: Milliseconds, isTold: Bool)?

    init(at now: Milliseconds) { nextCall = now }

    /// Whether the last call was not answered.
    var isAway: Bool { away != nil }

    /// kidd has answered.
    ///
    /// - Parameter save: What it grants to save at the end of time.
    mutating func answered(_ decision: Decision, save: SaveLeft? = nil, at now: Milliseconds) -> [Order] {
        var orders: [Order] = away?.isTold == true && !isClosing ? [.tell(.back)] : []
        away = nil
        let left = decision.remainingSeconds.map { Milliseconds($0) * .second }
        end = left.map { now + $0 }
        nextCall = now + wait(left)
        if isClosing { return [] }
        guard decision.allowed else {
            isClosing = true
            nextCall = now + Self.renewal
            return orders + [
                .tell(.ended(say: decision.say.printable)), .close(within: save?.seconds ?? Self.unsavedGrace),
            ]
        }
        let due = left.flatMap { left in Self.warnings.last { left <= Milliseconds($0) * .minute } }
        switch (warned, due) {
        case (let old, let new?) where old.map { new < $0 } ?? true:
            orders.append(.tell(.warning(minutes: new, say: decision.say.printable)))
        case (let old?, let new) where (new ?? .max) > old: orders.append(.tell(.more(say: decision.say.printable)))
        default: break
        }
        warned = due
        return orders
    }

    /// kidd has not answered.
    mutating func failed(at now: Milliseconds) -> [Order] {
        var state = away ?? (since: now, pause: Self.pauses.lowerBound, isTold: false)
        defer { away = state }
        nextCall = now + state.pause
        state.pause = min(2 * state.pause, Self.pauses.upperBound)
        if isClosing { return [] }
        // Nobody can say that there is more time than was said last.
        let limit = min(state.since + Self.patience, end ?? .max)
        if now >= limit {
            isClosing = true
            return [.tell(.gaveUp), .close(within: nil)]
        }
        nextCall = min(nextCall, limit)
        guard !state.isTold, now >= state.since + Self.quietlyAway else { return [] }
        state.isTold = true
        return [.tell(.away)]
    }

    /// Something has happened: kidd is asked at once. While it is away that is no reason to hurry.
    mutating func hurry(at now: Milliseconds) {
        if away == nil { nextCall = min(nextCall, now) }
    }

    /// Nothing is asked for a while: use is paused.
    mutating func rest(at now: Milliseconds) {
        nextCall = now + Self.renewal
        (end, away) = (nil, nil)
    }

    /// It is over, whatever kidd says.
    mutating func close(at now: Milliseconds) {
        isClosing = true
        nextCall = now + Self.renewal
    }

    /// To the next call: no longer than a renewal, and to the moments at which something is to be said.
    private func wait(_ left: Milliseconds?) -> Milliseconds {
        guard let left else { return Self.renewal }
        let marks = Self.warnings.map { left - Milliseconds($0) * .minute } + [left]
        let next = marks.filter { $0 > 0 }.min() ?? .second
        return max(.second, min(Self.renewal, next))
    }
}
