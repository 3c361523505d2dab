import Vault

/// Goes along the chain, link by link, and names what does not fit.
///
/// When a link does not fit, the next one tells why: it follows the link that stands in the row (the row's bytes were
/// altered, or entries before it are gone), the one that the row should have (only the link was altered), or the one
/// before the row (which then never was an entry). Until then the row is in doubt.
struct ChainCheck {
    /// A row whose link does not fit.
    private struct Doubt {
        var row: ChainRow
        /// The link before it.
        var before: [UInt8]
        /// The link that it should have after that one.
        var computed: [UInt8]
        /// Rows that are missing between it and the entry before it.
        var gap: ClosedRange<Int64>?
        /// The fault of the entry before it says why it does not fit.
        var isExplained: Bool

        /// What the next entry follows, as far as can be told.
        var likelyLink: [UInt8] { row.seal == .whole ? computed : row.link ?? computed }
    }

    /// What a link after a doubtful row follows.
    private enum Basis {
        case stored, computed, before, nothing
    }

    private let key: ChainKey
    private let end: ChainEnd.Found
    private let most: Int
    /// Entries that are gone on purpose or were written anew, with the links that they had; the first ones first.
    private var gone: ArraySlice<(seq: Int64, link: [UInt8])>
    private let rewritten: [Int64: [UInt8]]
    /// Which of the rows between two are missing.
    private let gap: (Int64, Int64) throws -> ClosedRange<Int64>?

    private var link = ChainKey.noLink
    private var lastSeq: Int64 = 0
    private var doubt: Doubt?
    private var isEndPassed = false
    /// Entries that are gone on purpose.
    private var cleared = 0
    private(set) var report = ChainReport(entries: 0, rows: nil, faults: [], faultCount: 0)

    init(
        key: ChainKey, end: ChainEnd.Found, cleared: [Int64: ClearedBlock.Entry], listing most: Int,
        gap: @escaping (Int64, Int64) throws -> ClosedRange<Int64>?
    ) {
        self.key = key
        self.end = end
        self.most = most
        gone = cleared.filter { !$0.value.isThere }.map { ($0.key, $0.value.link) }.sorted { $0.seq < $1.seq }[...]
        rewritten = cleared.filter(\.value.isThere).mapValues(\.link)
        self.gap = gap
    }

    /// The next row.
    mutating func visit(_ row: ChainRow) throws {
        try passGone(before: row.seq)
        if case .whole(let sealed) = end, row.seq > sealed.seq {
            // What was put in after the end is not taken for a part of the chain.
            if row.seal != .whole, row.link(after: link, key) != row.link { return tell(.inserted(row.seq)) }
            passEnd(sealed)
        }
        report.entries += 1
        report.rows = (report.rows?.lowerBound ?? row.seq)...row.seq
        if rewritten[row.seq] != nil { try lookForGap(before: row.seq) }
        try join(row)
        if case .locked(let reason) = row.seal, doubt == nil { tell(.unreadable(row.seq, reason)) }
        if row.seal == .broken, doubt == nil { tell(.altered(row.seq)) }
        lastSeq = row.seq
    }

    /// Takes the links of entries that are gone on purpose: the next one follows them.
    private mutating func passGone(before seq: Int64) throws {
        while let first = gone.first, first.seq < seq {
            gone.removeFirst()
            settle(as: .nothing)
            try lookForGap(before: first.seq)
            link = first.link
            cleared += 1
            lastSeq = first.seq
        }
    }

    /// A link that is taken as it was tells nothing of what stood before it; the numbers do.
    private mutating func lookForGap(before seq: Int64) throws {
        guard report.faultCount < most, let missing = try gap(lastSeq, seq) else { return }
        tell(.removed(missing))
    }

    /// The end of the rows.
    mutating func finish() throws -> ChainReport {
        try passGone(before: .max)
        switch end {
        case .damaged:
            settle(as: .nothing)
            tell(.damagedEnd(after: lastSeq))
        case .whole(let sealed):
            if isEndPassed {
                settle(as: .nothing)
                tell(.olderEnd(after: sealed.seq, through: lastSeq))
            }
            if passEnd(sealed), report.faultCount < most, let gap = try gap(lastSeq, .max) {
                tell(.removed(afterLast: gap))
            }
            if sealed.lost > 0 { tell(.lostEnd(at: sealed.lost)) }
        }
        return report
    }

    /// Takes a row's link, or puts the row in doubt.
    private mutating func join(_ row: ChainRow) throws {
        var isAfterFault = false
        if let doubt {
            let basis = basis(after: doubt) { row.link(after: $0, key) == row.link }
            settle(as: basis)
            if basis != .nothing {
                link = row.link ?? link
                return
            }
            isAfterFault = true
            link = doubt.likelyLink
        }
        let computed = rewritten[row.seq] ?? row.link(after: link, key)
        if computed == row.link {
            link = computed
            return
        }
        let gap = report.faultCount < most ? try gap(lastSeq, row.seq) : nil
        let isExplained = isAfterFault && row.seal == .whole && gap == nil
        doubt = Doubt(row: row, before: link, computed: computed, gap: gap, isExplained: isExplained)
    }

    private func basis(after doubt: Doubt, _ follows: ([UInt8]) -> Bool) -> Basis {
        if let stored = doubt.row.link, follows(stored) { return .stored }
        if follows(doubt.computed) { return .computed }
        return follows(doubt.before) ? .before : .nothing
    }

    /// Names what is wrong with the row in doubt, if there is one.
    private mutating func settle(as basis: Basis) {
        guard let doubt = doubt.take() else { return }
        let seq = doubt.row.seq
        if doubt.isExplained, basis != .computed { return }
        // One that cannot be opened for want of a key may be whole, and then rows before it are gone.
        if doubt.row.seal == .broken || doubt.row.seal != .whole && doubt.gap == nil {
            return tell(basis == .before ? .inserted(seq) : .altered(seq))
        }
        if let gap = doubt.gap { return tell(.removed(gap)) }
        switch basis {
        case .stored: tell(.removed(before: seq))
        case .computed, .nothing: tell(.alteredLink(seq))
        case .before: tell(.inserted(seq))
        }
    }

    /// Compares the sealed end with the rows up to it; false when rows are cut off.
    @discardableResult
    private mutating func passEnd(_ sealed: ChainEnd) -> Bool {
        if isEndPassed { return true }
        isEndPassed = true
        let isLastThere = lastSeq == sealed.seq
        if let doubt {
            let basis = isLastThere ? basis(after: doubt) { $0 == sealed.link } : .nothing
            settle(as: basis)
            link = isLastThere ? sealed.link : doubt.likelyLink
        }
        if isLastThere, link == sealed.link { return true }
        let missing = max(1, sealed.count - Int64(report.entries + cleared))
        tell(.truncated(after: lastSeq, through: max(lastSeq, sealed.seq), count: missing))
        return false
    }

    private mutating func tell(_ fault: ChainFault) {
        report.faultCount += 1
        if report.faults.count < most { report.faults.append(fault) }
    }
}
