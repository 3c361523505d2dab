import Vault

/// What is whole of a journal, and what is not: all that is needed to put together with a backup what both have.
public struct JournalSurvey: Sendable {
    /// Rows that are there and are damaged.
    var damaged: [Int64] = []
    /// Rows whose data key is missing or damaged: with another's key they may open.
    var keyless: [Int64] = []
    /// Numbers whose rows can be reached: no damaged page keeps them away.
    var reachable: [ClosedRange<Int64>] = []
    /// Rows that are missing or cannot be reached.
    var missing: [ClosedRange<Int64>] = []
    /// Rows that are gone on purpose.
    var cleared: [ClosedRange<Int64>] = []
    /// The parts of what is known of these that cannot be read.
    var damagedGaps: Set<Int64> = []
    /// The profiles whose data key is whole.
    var wholeKeys: Set<Int64> = []
    /// The profiles that were erased.
    var erased: Set<Int64> = []
    /// Whether a data key, the head or the end of the chain cannot be read.
    var hasDamagedValues = false
    /// Whether the head is whole.
    var hasHead = false
    /// Whether the end of the chain is.
    var hasChainEnd = false
    /// The last number that is taken.
    var lastSeq: Int64 = 0

    /// Numbers beyond it are a forgery.
    private static let mostNumber = Int64.max / 2
    /// Rows that may be damaged one by one; beyond, the file is to be replaced as a whole.
    private static let mostDamaged = 100_000

    /// Whether there is nothing to mend.
    public var isWhole: Bool {
        damaged.isEmpty && keyless.isEmpty && missing.isEmpty && damagedGaps.isEmpty && !hasDamagedValues
    }

    /// Looks at all of a journal.
    /// - Parameter end: the last row, which is stored; nil for all that are there, before the journal is started.
    public init(_ journal: Journal, through end: Int64? = nil) throws(JournalFault) {
        lastSeq = end ?? journal.lastKnownSeq
        var first: Int64 = 1
        try journal.replay(through: end) { try take($0, &first) }
        reachable.append(first...Self.mostNumber)
        let keys = journal.keys.withLock { $0 }
        wholeKeys = Set(keys.keys.keys)
        erased = Set(keys.erased.keys)
        hasHead = journal.head.head != nil
        let (gaps, device, ring) = (journal.gapTable, journal.device, journal.ring)
        let found = try journal.read { database in
            let isWhole =
                if case .whole = try ChainEnd.load(database, device: device, ring: ring) { true } else { false }
            return (try gaps.damagedParts(database), try gaps.cleared(database), isWhole)
        }
        damagedGaps = Set(found.0)
        cleared = found.1
        hasChainEnd = found.2
        hasDamagedValues = !keys.damaged.isEmpty || keys.keys[0] == nil || !hasHead || !hasChainEnd
    }

    private mutating func take(_ item: ReplayItem, _ first: inout Int64) throws {
        guard case .damaged(let seq, _, let reason) = item else { return }
        switch reason {
        case .missing(let through, _): missing.append(seq...through)
        case .unreadable(let through, _):
            if seq > first { reachable.append(first...(seq - 1)) }
            first = through + 1
            missing.append(seq...through)
        case .noKey, .damagedKey: keyless.append(seq)
        case .altered, .foreignDevice: damaged.append(seq)
        case .erased, .damagedHead: break
        }
        guard damaged.count + missing.count <= Self.mostDamaged else {
            throw JournalFault.stopped(detail: "too much of it is damaged")
        }
    }

    /// The rows that cannot be read, as far as they are one by one, and those that are not there.
    public var unreadable: (rows: [Int64], missing: [ClosedRange<Int64>]) { ((damaged + keyless).sorted(), missing) }
}

extension GapTable {
    /// All numbers that are gone on purpose.
    func cleared(_ database: Database) throws -> [ClosedRange<Int64>] {
        var ranges: [ClosedRange<Int64>] = []
        for part in try Self.parts(in: 0...(.max), database) {
            if case .whole(let block) = try read(part, database) { ranges += block.ranges }
        }
        return ranges
    }
}
