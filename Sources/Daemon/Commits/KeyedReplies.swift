import Household
import JSONRPC

/// The replies to calls with an idempotency key, for as long as the key is remembered.
///
/// Each caller has bounds of its own, so that nobody pushes out another's keys.
struct KeyedReplies: Equatable {
    /// The reply to a key that was used before, and what holds it.
    struct Known: Equatable {
        var reply: KeptReply
        /// The record of the call; 0: it changed nothing.
        var seq: Int64
        /// The row of the table of replies; 0: the record is enough.
        var number: Int64
    }

    /// Where a key stands in the order of a caller's keys.
    struct Place: Equatable, Sendable {
        var key: String
        /// The record of the call; 0: it changed nothing.
        var seq: Int64
        /// The row of the table of replies that holds the reply; 0: none.
        var number: Int64
        /// On the wall clock.
        var at: Instant
        /// On the boot-time clock of this start of the daemon, when it came to be known.
        var known: Int64
    }

    /// Keys of one caller that are remembered at a time; more are refused until the oldest are a day old.
    static let mostPerCaller = WireLimits.idempotencyKeys
    static let memory = Milliseconds(WireLimits.idempotencyHours) * .hour
    /// Old keys that each new one pushes out: so memory shrinks again, and no call pays for many.
    private static let forgottenAtOnce = 2
    /// Rows that one turn forgets at most.
    private static let rowsForgottenAtOnce = 32

    private var callers: [String: KeyedCaller] = [:]
    /// What stands in the table of replies.
    private(set) var rows = KeptRows()
    /// The marks of calls whose rows cannot be read: nobody knows what they were told.
    private var unreadable: [[UInt8]: Instant] = [:]

    static func isOld(_ at: Instant, at instant: Instant) -> Bool { instant - at >= memory }

    /// Whether a day is over by the wall clock, and was known here for a day: a clock that is ahead for an hour makes
    /// nothing forgotten.
    static func isOver(_ at: Instant, known: Int64, at moment: Moment) -> Bool {
        isOld(at, at: moment.wall) && moment.bootTime - known >= memory
    }

    // MARK: Asking

    /// The first reply to this key, and what holds it; nil for a new key. Throws when the key was used for something
    /// else, when nothing can be read of the call, or when the caller has as many keys as it may.
    ///
    /// - Parameter mark: makes the mark of the call, if there are any whose rows cannot be read.
    mutating func find(
        _ key: String, caller: String, digest: [UInt8], at moment: Moment, mark: () -> [UInt8]? = { nil }
    ) throws(RPCError) -> Known? {
        let known = callers[caller]
        if let entry = known?.entries[key], !Self.isOld(entry.place.at, at: moment.wall) {
            guard entry.reply.digest == digest else {
                throw RPCError(
                    .idempotencyConflict, "this idempotencyKey was used with other parameters: take a new one")
            }
            return Known(reply: entry.reply.reply, seq: entry.place.seq, number: entry.place.number)
        }
        if !unreadable.isEmpty, let mark = mark(), let at = unreadable[mark], !Self.isOld(at, at: moment.wall) {
            throw .lostReply
        }
        try makeRoom(for: caller, with: known?.count ?? 0, at: moment)
        return nil
    }

    /// Whether a caller has used a key that is remembered.
    func knows(_ key: String, of caller: String, at instant: Instant) -> Bool {
        callers[caller]?.entries[key].map { !Self.isOld($0.place.at, at: instant) } ?? false
    }

    /// Forgets what is a day old, when the caller has reached a bound.
    private mutating func makeRoom(for caller: String, with count: Int, at moment: Moment) throws(RPCError) {
        if count >= Self.mostPerCaller {
            callers[caller]?.forget(most: .max) { Self.isOld($0.at, at: moment.wall) }
            guard let count = callers[caller]?.count, count < Self.mostPerCaller else {
                throw Self.tooMany("\(Self.mostPerCaller) idempotency keys of this caller are remembered")
            }
        }
        if rows.isFull(for: caller) {
            forget(at: moment, most: .max)
            guard !rows.isFull(for: caller) else {
                throw Self.tooMany("as many replies are kept for idempotency keys as may be")
            }
        }
    }

    private static func tooMany(_ what: String) -> RPCError {
        RPCError(.busy, what + ": call without one", [RPCError.later])
    }

    // MARK: Remembering

    /// Remembers a reply; older ones go, at most two, when their day is over.
    ///
    /// - Parameters:
    ///   - seq: the record of the call; 0: it changed nothing.
    ///   - number: the row of the table of replies that holds the reply; 0: none.
    mutating func remember(_ reply: KeyedReply, seq: Int64, number: Int64 = 0, at moment: Moment) {
        let place = Place(key: reply.key, seq: seq, number: number, at: moment.wall, known: moment.bootTime)
        if number > 0 { rows.add(KeptRows.Row(place, reply)) }
        callers[reply.caller, default: KeyedCaller()].add(reply, place, forgetting: Self.forgottenAtOnce) {
            Self.isOver($0.at, known: $0.known, at: moment)
        }
    }

    /// Notes a row of the table of replies that is no reply to a key.
    mutating func note(row number: Int64, bytes: Int, at moment: Moment) {
        rows.add(KeptRows.Row(number: number, at: moment.wall, known: moment.bootTime, bytes: bytes))
    }

    /// Forgets rows whose day is over, and their keys; some at a time.
    ///
    /// - Returns: the row up to which all are forgotten.
    @discardableResult
    mutating func forget(at moment: Moment, most: Int = rowsForgottenAtOnce) -> Int64 {
        rows.forget(most: most, at: moment) { row in
            if callers[row.caller]?.entries[row.key]?.place.number == row.number {
                callers[row.caller]?.entries[row.key] = nil
            }
        }
        if !unreadable.isEmpty { unreadable = unreadable.filter { !Self.isOld($0.value, at: moment.wall) } }
        return rows.forgotten
    }

    /// Forgets replies that were not stored.
    mutating func rollBack(to storedSeq: Int64, row: Int64) {
        callers = callers.mapValues { $0.filtered { $0.seq <= storedSeq && $0.number <= row } }
        rows.rollBack(to: row)
    }

    /// Forgets what was answered in these rows; that the calls were made is still known.
    mutating func forgetReplies(rows gone: Set<Int64>, replies: Set<Int64>) {
        callers = callers.mapValues { caller in
            var caller = caller
            for (key, entry) in caller.entries
            where gone.contains(entry.place.seq) || replies.contains(entry.place.number) {
                caller.entries[key]?.reply.reply = .encoded([])
            }
            return caller
        }
    }

    /// Forgets those who called for a child that was erased.
    mutating func forgetCallers(of child: ChildID) {
        let start = Call.caller(child: child)
        callers = callers.filter { !$0.key.hasPrefix(start) }
        rows.disown { $0.hasPrefix(start) }
    }

    // MARK: Starting

    /// Takes in what was read of a call, unless it is a day old. Nothing is forgotten for it.
    mutating func restore(_ reply: KeyedReply, _ place: Place) {
        callers[reply.caller, default: KeyedCaller()].add(reply, place)
    }

    /// Takes in that a row of the table of replies is there, whatever it holds; in the order of their numbers.
    mutating func restore(_ row: KeptRows.Row, now: Instant) { rows.restore(row, now: now) }

    /// Takes in that the row of the call with a mark cannot be read.
    mutating func restore(unreadable mark: [UInt8], at instant: Instant) { unreadable[mark] = instant }

    // MARK: Snapshots

    /// The places of all keys, for a snapshot.
    var places: [ArraySlice<Place>] { callers.values.map(\.places) }

    /// The rows that hold keys which are still remembered at an instant, up to a row; ascending.
    static func rows(
        of places: [ArraySlice<Place>], through seq: Int64, at instant: Instant
    ) -> [ClosedRange<Int64>] {
        let numbers = places.joined().lazy
            .filter { $0.seq > 0 && $0.seq <= seq && !isOld($0.at, at: instant) }.map(\.seq)
        var ranges: [ClosedRange<Int64>] = []
        for number in numbers.sorted() {
            if let last = ranges.last, number <= last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, number)
            } else {
                ranges.append(number...number)
            }
        }
        return ranges
    }

    /// The records of calls whose replies should be there and cannot be read; ascending.
    var lost: [Int64] {
        callers.values.flatMap { caller in
            caller.entries.values.filter { $0.reply.reply == .apart }.map(\.place.seq)
        }.sorted()
    }
}

extension RPCError {
    /// A call was made and its reply cannot be read: it does not run again.
    static let lostReply = RPCError(
        .storageDamaged,
        "this call was made before, and what was answered cannot be read: see what it was to change; "
            + "to make it once more, take a new idempotencyKey")
}
