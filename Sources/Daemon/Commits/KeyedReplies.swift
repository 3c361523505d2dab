import Household
import JSONRPC
import RPCServer

/// The replies to calls with an idempotency key, for as long as the key is remembered.
///
/// Each caller has a bound of its own, so that nobody pushes out another's keys.
struct KeyedReplies: Equatable {
    private struct Entry: Equatable {
        var reply: KeyedReply
        var seq: Int64
        var at: Instant
    }

    /// The reply to a key that was used before, and the record that holds it.
    struct Known: Equatable {
        var reply: KeptReply
        var seq: Int64
    }

    /// Where a key stands in the order of a caller's keys.
    struct Place: Equatable, Sendable {
        var key: String
        var seq: Int64
        /// On the wall clock.
        var at: Instant
        /// On the boot-time clock of this start of the daemon, when it came to be known.
        var known: Int64
        /// Whether the record has the key; that of a call that changed nothing is in memory only.
        var isStored: Bool
    }

    private struct Caller: Equatable {
        var entries: [String: Entry] = [:]
        /// Keys with the number of their record, oldest first. Those before `first` are forgotten.
        var queue: [Place] = []
        var first = 0

        var count: Int { queue.count - first }

        mutating func add(_ reply: KeyedReply, _ place: Place) {
            entries[reply.key] = Entry(reply: reply, seq: place.seq, at: place.at)
            queue.append(place)
        }

        /// Forgets the oldest keys, at most `most`, as far as `isOld` says.
        mutating func forget(most: Int, isOld: (Place) -> Bool) {
            let end = first + min(queue.count - first, most)
            while first < end {
                let place = queue[first]
                // A key that was used again stands at its new place too.
                if let entry = entries[place.key], entry.seq == place.seq {
                    guard isOld(place) else { break }
                    entries[place.key] = nil
                }
                first += 1
            }
            guard first * 2 > queue.count else { return }
            queue.removeFirst(first)
            first = 0
        }

        /// Only the keys whose places are wanted.
        func filtered(_ isWanted: (Place) -> Bool) -> Caller {
            let places = queue[first...].filter(isWanted)
            let numbers = Set(places.map(\.seq))
            return Caller(entries: entries.filter { numbers.contains($0.value.seq) }, queue: Array(places))
        }
    }

    /// Keys of one caller that are remembered at a time; more are refused until the oldest are a day old.
    static let mostPerCaller = WireLimits.idempotencyKeys
    static let memory = Milliseconds(WireLimits.idempotencyHours) * .hour
    /// Old keys that each new one pushes out: so memory shrinks again, and no call pays for many.
    private static let forgottenAtOnce = 2

    private var callers: [String: Caller] = [:]

    static func isOld(_ at: Instant, at instant: Instant) -> Bool { instant - at >= memory }

    /// The first reply to this key, and the record that holds it; nil for a new key. Throws when the key was used for
    /// something else, or when the caller has as many keys as it may.
    mutating func find(
        _ key: String, caller: String, digest: [UInt8], at instant: Instant
    ) throws(RPCError) -> Known? {
        guard let known = callers[caller] else { return nil }
        guard let entry = known.entries[key], !Self.isOld(entry.at, at: instant) else {
            try makeRoom(for: caller, at: instant)
            return nil
        }
        guard entry.reply.digest == digest else {
            throw RPCError(
                .idempotencyConflict, "this idempotencyKey was used with other parameters: take a new one")
        }
        return Known(reply: entry.reply.reply, seq: entry.seq)
    }

    /// Remembers a reply. `isStored`: it stands in the record `seq`.
    ///
    /// Older ones go, at most two, when they are a day old by the wall clock and were known for a day: a clock that is
    /// ahead for an hour makes nothing forgotten.
    mutating func remember(_ reply: KeyedReply, seq: Int64, at moment: Moment, isStored: Bool = true) {
        let place = Place(
            key: reply.key, seq: seq, at: moment.wall, known: moment.bootTime, isStored: isStored)
        change(reply.caller) { known in
            known.add(reply, place)
            known.forget(most: Self.forgottenAtOnce) {
                Self.isOld($0.at, at: moment.wall) && moment.bootTime - $0.known >= Self.memory
            }
        }
    }

    /// Takes in a reply that was read from its record, unless it is a day old. Nothing is forgotten for it.
    mutating func restore(_ reply: KeyedReply, seq: Int64, at instant: Instant, now: Moment) {
        if Self.isOld(instant, at: now.wall) { return }
        let place = Place(key: reply.key, seq: seq, at: instant, known: now.bootTime, isStored: true)
        change(reply.caller) { $0.add(reply, place) }
    }

    /// Changes what is known of a caller in place.
    private mutating func change(_ caller: String, _ body: (inout Caller) -> Void) {
        body(&callers[caller, default: Caller()])
    }

    /// Forgets what is a day old, when the caller has reached its bound.
    private mutating func makeRoom(for caller: String, at instant: Instant) throws(RPCError) {
        guard let count = callers[caller]?.count, count >= Self.mostPerCaller else { return }
        callers[caller]?.forget(most: .max) { Self.isOld($0.at, at: instant) }
        guard let count = callers[caller]?.count, count < Self.mostPerCaller else {
            throw RPCError(
                .busy, "\(Self.mostPerCaller) idempotency keys of this caller are remembered: call without one")
        }
    }

    /// Forgets replies whose record was not stored.
    mutating func rollBack(to storedSeq: Int64) {
        callers = callers.mapValues { $0.filtered { $0.seq <= storedSeq } }
    }

    /// The places of all keys, for a snapshot.
    var places: [ArraySlice<Place>] { callers.values.map { $0.queue[$0.first...] } }

    /// The rows that hold keys which are still remembered at an instant, up to a row; ascending.
    static func rows(
        of places: [ArraySlice<Place>], through seq: Int64, at instant: Instant
    ) -> [ClosedRange<Int64>] {
        let numbers = places.joined().lazy
            .filter { $0.isStored && $0.seq <= seq && !isOld($0.at, at: instant) }.map(\.seq)
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
}
