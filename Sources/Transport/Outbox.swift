import NIOCore

/// The order and the durability of the replies of one connection, in one place.
///
/// Replies leave in the order in which their places were taken, and none before the commit it depends on is stored.
/// A reply that waits for nothing, with nobody before it, is appended to the output at once and never becomes a slot.
/// Commits are numbered ascending; 0 stands for "depends on nothing".
public struct Outbox: Sendable {
    /// The place of a reply that comes later.
    public struct Ticket: Sendable, Hashable {
        fileprivate let number: UInt64
    }

    /// What can leave now.
    public struct Taken: Sendable {
        /// Whole lines, each ended by `\n`; may be empty.
        public var output: ByteBuffer
        /// How many calls in flight it answers (those that were answered at once never were in flight).
        public var finished: Int
        /// The notes of those calls, in order.
        public var notes: [[UInt8]]
    }

    private struct Slot {
        /// nil until the reply is there.
        var reply: [UInt8]?
        /// The commit that must be stored before the reply may leave.
        var commit: Int64
        /// What the owner needs to word an error, should the commit fail.
        var note: [UInt8]
    }

    private var slots: [Slot] = []
    /// The slots before this index have left; they are removed in bulk.
    private var head = 0
    /// The ticket number of `slots[0]`.
    private var firstNumber: UInt64 = 0
    private var ready = ByteBuffer()
    private var finishedNotes: [[UInt8]] = []
    private var lastOutputBytes = 256

    public init() {}

    /// Calls whose reply has not left by ``take(stored:)``.
    public var inFlight: Int { slots.count - head }

    /// Bytes of all replies that have not left: those that can leave now, and those that wait.
    public var outputBytes: Int { ready.readableBytes + waitingBytes }
    /// Bytes that leave with the next ``take(stored:)``.
    public var readyBytes: Int { ready.readableBytes }
    private var waitingBytes = 0

    /// Gives the reply of the call that is next in order.
    ///
    /// - Parameters:
    ///   - bytes: one line without its newline; empty for "no reply" (then nothing is written).
    ///   - commit: the commit that must be stored first; 0 for none.
    ///   - stored: the last commit that is stored.
    ///   - note: kept only if the reply has to wait; comes back in ``fail(after:with:)``, for example the call's id.
    public mutating func reply(
        _ bytes: [UInt8], after commit: Int64 = 0, stored: Int64 = 0, note: @autoclosure () -> [UInt8] = []
    ) {
        if head == slots.count, commit <= stored {
            append(bytes)
        } else {
            slots.append(Slot(reply: bytes, commit: commit, note: note()))
            waitingBytes += bytes.count
        }
    }

    /// Takes the next place for a reply that comes later.
    public mutating func reserve(note: [UInt8] = []) -> Ticket {
        slots.append(Slot(reply: nil, commit: 0, note: note))
        return Ticket(number: firstNumber + UInt64(slots.count - 1))
    }

    /// Fills a reserved place.
    ///
    /// - Parameters:
    ///   - bytes: one line without its newline; empty for "no reply".
    ///   - commit: the commit that must be stored first; 0 for none.
    /// - Returns: false if the place is filled already; then nothing changes, the first reply stands.
    @discardableResult
    public mutating func settle(_ ticket: Ticket, _ bytes: [UInt8], after commit: Int64 = 0) -> Bool {
        guard let index = index(of: ticket), slots[index].reply == nil else { return false }
        slots[index].reply = bytes
        slots[index].commit = commit
        waitingBytes += bytes.count
        return true
    }

    /// Whether the reply of this place has not left.
    public func holds(_ ticket: Ticket) -> Bool { index(of: ticket) != nil }

    /// The reply in a place and the commit that it waits for; nil while none is there, and after it has left.
    public func reply(in ticket: Ticket) -> (bytes: [UInt8], commit: Int64)? {
        guard let index = index(of: ticket), let reply = slots[index].reply else { return nil }
        return (reply, slots[index].commit)
    }

    /// Puts another reply in the place of one that is there and has not left.
    public mutating func replace(_ ticket: Ticket, with bytes: [UInt8], after commit: Int64 = 0) {
        guard let index = index(of: ticket), let reply = slots[index].reply else { return }
        waitingBytes += bytes.count - reply.count
        slots[index].reply = bytes
        slots[index].commit = commit
    }

    private func index(of ticket: Ticket) -> Int? {
        guard ticket.number >= firstNumber else { return nil }
        let index = Int(ticket.number - firstNumber)
        return index >= head && index < slots.count ? index : nil
    }

    /// Puts a line before everything that waits, for the calls that overtake (ping, cancel) and for events.
    public mutating func overtake(_ bytes: [UInt8]) {
        append(bytes)
    }

    /// The commits after `stored` have failed: every reply that waits for one of them is replaced, and waits no more.
    ///
    /// - Parameter replacement: makes the error line from the note given with the call and the reply that cannot
    ///   leave. Places that are reserved and not yet filled are not touched.
    public mutating func fail(after stored: Int64, with replacement: (_ note: [UInt8], _ reply: [UInt8]) -> [UInt8]) {
        for index in head..<slots.count where slots[index].commit > stored {
            guard let reply = slots[index].reply else { continue }
            // "No reply" stays so: nobody waits for a line.
            let new = reply.isEmpty ? [] : replacement(slots[index].note, reply)
            waitingBytes += new.count - reply.count
            slots[index].reply = new
            slots[index].commit = 0
        }
    }

    /// Releases in order everything whose turn has come, and hands over all that is ready.
    ///
    /// - Parameter stored: the last commit that is stored.
    public mutating func take(stored: Int64) -> Taken {
        while head < slots.count, let reply = slots[head].reply, slots[head].commit <= stored {
            append(reply)
            waitingBytes -= reply.count
            finishedNotes.append(slots[head].note)
            slots[head] = Slot(reply: nil, commit: 0, note: [])
            head += 1
        }
        compact()
        let taken = Taken(output: ready, finished: finishedNotes.count, notes: finishedNotes)
        if ready.readableBytes > 0 {
            lastOutputBytes = min(ready.readableBytes, Self.largestReservation)
            ready = ByteBuffer()
        }
        finishedNotes = []
        return taken
    }

    /// Room made beforehand for the next output, at most, in bytes.
    private static let largestReservation = 64 << 10

    private mutating func append(_ bytes: [UInt8]) {
        if bytes.isEmpty { return }
        if ready.readableBytes == 0 { ready.reserveCapacity(max(lastOutputBytes, bytes.count + 1)) }
        ready.writeBytes(bytes)
        ready.writeInteger(UInt8(ascii: "\n"))
    }

    /// Removes the slots that have left, when that costs less than one move per slot on average.
    private mutating func compact() {
        guard head > 0, head * 2 >= slots.count else { return }
        slots.removeFirst(head)
        firstNumber += UInt64(head)
        head = 0
    }
}
