import Household
import JSONRPC

/// What stands in the table of replies: how much of it is whose, and until when.
///
/// A caller may keep ``WireLimits/idempotencyReplyBytes``, all of them together
/// ``WireLimits/allIdempotencyReplyBytes``; but each some of its own in any case, so that nobody takes the place of
/// another.
struct KeptRows: Equatable {
    /// One row; those without a caller are not about a key, or cannot be read.
    struct Row: Equatable {
        var number: Int64
        var caller = ""
        var key = ""
        /// On the wall clock.
        var at: Instant
        /// On the boot-time clock of this start of the daemon, when it came to be known.
        var known: Int64
        var bytes: Int

        init(number: Int64, at: Instant, known: Int64, bytes: Int) {
            self.number = number
            self.at = at
            self.known = known
            self.bytes = bytes
        }

        /// The row of a key.
        init(_ place: KeyedReplies.Place, _ reply: KeyedReply) {
            self.init(
                number: place.number, at: place.at, known: place.known, bytes: 0)
            belong(to: reply)
        }

        /// Names the key whose reply it is.
        mutating func belong(to reply: KeyedReply) {
            caller = reply.caller
            key = reply.key
            bytes = reply.reply.encoded?.count ?? 0
        }

        /// What counts of it: about what it takes on the disk.
        fileprivate var cost: Int { bytes + Self.besideReply }
        private static let besideReply = 128
    }

    /// Ascending. Those before `first` are forgotten.
    private var rows: [Row] = []
    private var first = 0
    /// The rows up to this one are forgotten.
    private(set) var forgotten: Int64 = 0
    private var bytes: [String: Int] = [:]
    private var allBytes = 0

    /// Whether no reply more is kept for a caller.
    func isFull(for caller: String) -> Bool {
        let own = bytes[caller] ?? 0
        return own >= WireLimits.idempotencyReplyBytes
            || allBytes >= WireLimits.allIdempotencyReplyBytes && own >= WireLimits.ownIdempotencyReplyBytes
    }

    mutating func add(_ row: Row) {
        rows.append(row)
        bytes[row.caller, default: 0] += row.cost
        allBytes += row.cost
    }

    /// Takes in a row that a start found: one that is a day old is forgotten at once, if all before it are.
    mutating func restore(_ row: Row, now: Instant) {
        if first == rows.count, KeyedReplies.isOld(row.at, at: now) {
            forgotten = max(forgotten, row.number)
        } else {
            add(row)
        }
    }

    /// Forgets the oldest rows whose day is over, at most `most`.
    mutating func forget(most: Int, at moment: Moment, _ told: (Row) -> Void) {
        let end = first + min(rows.count - first, most)
        while first < end, KeyedReplies.isOver(rows[first].at, known: rows[first].known, at: moment) {
            let row = rows[first]
            forgotten = max(forgotten, row.number)
            take(row)
            told(row)
            first += 1
        }
        guard first * 2 > rows.count else { return }
        rows.removeFirst(first)
        first = 0
    }

    /// Rows of these callers are nobody's any more: their numbers stay, and no word of whom they were.
    mutating func disown(_ isGone: (String) -> Bool) {
        for index in rows.indices where isGone(rows[index].caller) {
            if index >= first {
                let cost = rows[index].cost
                take(rows[index])
                bytes["", default: 0] += cost
                allBytes += cost
            }
            rows[index].caller = ""
            rows[index].key = ""
        }
    }

    /// Takes away the rows that were not stored.
    mutating func rollBack(to number: Int64) {
        while rows.count > first, let last = rows.last, last.number > number {
            take(last)
            rows.removeLast()
        }
    }

    private mutating func take(_ row: Row) {
        allBytes -= row.cost
        let left = (bytes[row.caller] ?? 0) - row.cost
        bytes[row.caller] = left > 0 ? left : nil
    }
}
