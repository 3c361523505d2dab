import API
import Household
import JSONRPC
import Transport
import Vault

/// Subscriptions, the last events, and those that wait for their records.
struct EventHub {
    /// How a child's time stood at a moment, and until when.
    struct TimeReading {
        /// Counts the readings.
        var number: UInt64
        var child: ChildID
        var decision: Decision
        /// Whether each open activity may go on.
        var activities: [ActivityTimeNews]
        var level: TimeLevel
        var version: Int
        var at: Instant
    }

    /// A request for time that waits for its answer.
    struct AwaitedRequest {
        var child: ChildID
        var until: Instant
    }

    /// Something that may be told when its record is stored.
    enum News {
        case happened(Event)
        case read(TimeReading)
    }

    /// Names this run of the daemon in cursors: those of another run cannot be resumed.
    let run = Hexadecimal.text(Random.bytes(8))
    /// Hides the numbers in cursors.
    private let cursorKey = Random.bytes(32)
    /// The number of the last event.
    private(set) var last: UInt64 = 0
    /// The latest events, in order; at most twice as many as are kept.
    private var ring: [Event] = []
    /// In order of the records that they wait for.
    private(set) var pending: [(seq: Int64, news: News)] = []
    var subscriptions: [ConnectionID: Subscription] = [:]
    /// What was told last of each child's time.
    var levels: [ChildID: TimeLevel] = [:]
    /// How each open activity's time stood when it was looked at last.
    var activities: [ChildID: [LeaseID: TimeState]] = [:]
    /// The number of the last reading.
    var readings: UInt64 = 0
    /// Until when that holds by itself.
    var validUntil: [ChildID: Instant] = [:]
    /// Something was recorded after which a subscription may have to end.
    var isReviewDue = false
    /// Something was recorded that may have changed a board.
    var isBoardDue = false
    /// What each viewer saw of the boards when they were looked at last.
    var boards: [BoardViewer: [Board]] = [:]
    /// The open requests for time whose expiry is to be told.
    var awaited: [TimeRequestID: AwaitedRequest] = [:]
    /// The one timer: when it rings by the boot clock, and how it is put off.
    var alarm: (due: Milliseconds, cancel: @Sendable () -> Void)?

    /// Gives an event its number and keeps it for those who come back.
    mutating func number(_ event: Event) -> Event {
        last += 1
        var event = event
        event.number = last
        ring.append(event)
        if ring.count >= 2 * WireLimits.keptEvents { ring.removeFirst(ring.count - WireLimits.keptEvents) }
        return event
    }

    /// The events after a number; nil when some are not kept any more.
    func events(after number: UInt64) -> ArraySlice<Event>? {
        guard number <= last, last - number <= UInt64(min(ring.count, WireLimits.keptEvents)) else { return nil }
        return ring.suffix(Int(last - number))
    }

    /// Forgets a child that was erased. Events name who they are about, and siblings' may name it too: none of before is
    /// kept, so whoever comes back for one hears that it was missed.
    mutating func forget(_ child: ChildID) {
        ring = []
        levels[child] = nil
        activities[child] = nil
        validUntil[child] = nil
        awaited = awaited.filter { $0.value.child != child }
    }

    mutating func wait(_ news: News, for seq: Int64) {
        pending.append((seq, news))
    }

    /// What may be told now that the records up to this one are stored.
    mutating func take(storedUpTo seq: Int64) -> [News] {
        let count = pending.prefix { $0.seq <= seq }.count
        defer { pending.removeFirst(count) }
        return pending.prefix(count).map(\.news)
    }

    /// What waited was not stored: it never happened.
    mutating func dropPending() {
        pending = []
    }

    // MARK: Cursors

    /// The place after an event. It is another text each time and shows no number: from how the numbers rise a child
    /// would learn when something happens to others.
    func cursor(_ number: UInt64) -> String {
        let salt = Random.uint64()
        return "\(run)-" + Self.digits(salt) + Self.digits(number ^ mask(of: salt))
    }

    /// The number in a cursor of this run.
    func number(in cursor: String) -> UInt64? {
        let parts = cursor.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].elementsEqual(run.utf8), parts[1].count == 32,
            let salt = UInt64(String(decoding: parts[1].prefix(16), as: UTF8.self), radix: 16),
            let hidden = UInt64(String(decoding: parts[1].suffix(16), as: UTF8.self), radix: 16)
        else { return nil }
        return hidden ^ mask(of: salt)
    }

    private static func digits(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    private func mask(of salt: UInt64) -> UInt64 {
        let digest = Digest.blake2b(cursorKey + Self.digits(salt).utf8, size: 16)
        return digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
