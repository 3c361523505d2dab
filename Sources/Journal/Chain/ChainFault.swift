/// One thing that is wrong with the chain of entries.
public struct ChainFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What a program tells apart.
    public enum Kind: String, CaseIterable, Sendable {
        /// The entry's bytes, its time, kind or profile, or its link are not those that were written.
        case altered
        /// A row that was never written as an entry stands among them.
        case inserted
        /// Entries are gone from the middle.
        case removed
        /// Entries are gone from the end.
        case truncated
        /// The entry is in its place, but the key that opens it is missing or damaged.
        case unreadable
        /// The sealed end of the chain is missing, altered or older than the entries.
        case end
    }

    /// The row that it is about.
    public var seq: Int64
    /// What does not fit there.
    public var kind: Kind
    /// A sentence for a person.
    public var message: String

    /// A sentence for a log.
    public var description: String { message }

    /// A fault.
    public init(seq: Int64, kind: Kind, message: String) {
        self.seq = seq
        self.kind = kind
        self.message = message
    }
}

extension ChainFault {
    static func altered(_ seq: Int64) -> ChainFault {
        ChainFault(seq: seq, kind: .altered, message: "entry \(seq) was altered or moved")
    }

    static func alteredLink(_ seq: Int64) -> ChainFault {
        ChainFault(seq: seq, kind: .altered, message: "entry \(seq) is whole, but its link was altered or removed")
    }

    static func inserted(_ seq: Int64) -> ChainFault {
        ChainFault(
            seq: seq, kind: .inserted, message: "row \(seq) is no entry of this household: it was put in or altered")
    }

    static func removed(_ rows: ClosedRange<Int64>) -> ChainFault {
        let text =
            rows.count == 1
            ? "row \(rows.lowerBound) is missing" : "rows \(rows.lowerBound) to \(rows.upperBound) are missing"
        return ChainFault(seq: rows.lowerBound, kind: .removed, message: "\(text), and with them entries")
    }

    /// With an older end put back, nothing else tells that entries after it were there.
    static func removed(afterLast rows: ClosedRange<Int64>) -> ChainFault {
        let text = "rows \(rows.lowerBound) to \(rows.upperBound) after the last entry are missing"
        return ChainFault(seq: rows.lowerBound, kind: .removed, message: "\(text): entries may be among them")
    }

    static func removed(before seq: Int64) -> ChainFault {
        ChainFault(seq: seq, kind: .removed, message: "one or more entries before entry \(seq) are missing")
    }

    static func truncated(after seq: Int64, through last: Int64, count: Int64) -> ChainFault {
        let text = count == 1 ? "the last entry is" : "the last \(count) entries are"
        return ChainFault(
            seq: seq + 1, kind: .truncated, message: "\(text) missing: after row \(seq) and up to row \(last)")
    }

    static func unreadable(_ seq: Int64, _ reason: ReplayItem.Damage) -> ChainFault {
        ChainFault(seq: seq, kind: .unreadable, message: "entry \(seq) is in its place and cannot be opened: \(reason)")
    }

    static func damagedEnd(after seq: Int64) -> ChainFault {
        ChainFault(
            seq: seq, kind: .end,
            message:
                "the sealed end of the audit is missing or altered: entries missing after row \(seq) cannot be told")
    }

    static func olderEnd(after seq: Int64, through last: Int64) -> ChainFault {
        ChainFault(
            seq: seq + 1, kind: .end,
            message: "the sealed end of the audit is older than the entries: it names row \(seq), the last is \(last)")
    }

    static func brokenEnd(at seq: Int64) -> ChainFault {
        ChainFault(
            seq: seq, kind: .truncated,
            message: "the last entries of the audit are missing or altered: row \(seq) is not the one that was sealed")
    }

    static func lostEnd(at seq: Int64) -> ChainFault {
        ChainFault(
            seq: seq, kind: .end,
            message: "the end of the audit was missing, altered or put back before row \(seq): "
                + "entries that went missing before then cannot be told")
    }
}
