import JSONRPC
import Shapes
import Words

/// `audit.verify`: whether the entries are those that were written.
public enum AuditVerify {
    /// Faults that are listed; all are counted.
    public static let mostFaults = 100

    /// What is wrong with an entry.
    public enum FaultKind: String, CaseIterable, Sendable {
        /// Not what was written.
        case altered
        /// Never written as an entry.
        case inserted
        /// Gone from the middle.
        case removed
        /// Gone from the end.
        case truncated
        /// In its place, but its key is missing or damaged.
        case unreadable
        /// The sealed end of the chain is missing, altered or older than the entries.
        case end
    }

    /// One place at which the chain of entries does not fit.
    public struct Fault: Equatable, Sendable {
        public var seq: Int
        public var kind: FaultKind
        public var say: String

        public init(seq: Int, kind: FaultKind, say: String) {
            self.seq = seq
            self.kind = kind
            self.say = say
        }
    }

    /// The result of `audit.verify`. Absent where they do not apply: `firstSeq`, `lastSeq`.
    public struct Result: Equatable, Sendable {
        public var entries: Int
        /// The rows of the first and the last entry.
        public var from: Int?
        public var to: Int?
        public var intact: Bool
        /// The first of them, in the order of their places; `faultCount` counts all.
        public var faults: [Fault]
        public var faultCount: Int
        public var say: Saying

        /// A result as it came over the wire.
        init(
            entries: Int, from: Int?, to: Int?, intact: Bool, faults: [Fault], faultCount: Int, say: Saying
        ) {
            self.entries = entries
            self.from = from
            self.to = to
            self.intact = intact
            self.faults = faults
            self.faultCount = faultCount
            self.say = say
        }

        /// A result with its sentence.
        public init(entries: Int, from: Int?, to: Int?, faults: [Fault], faultCount: Int) {
            self.init(
                entries: entries, from: from, to: to, intact: faultCount == 0, faults: faults, faultCount: faultCount,
                say: faultCount == 0
                    ? Saying("parent.audit.intact", ["count": .number(entries)])
                    : Saying("parent.audit.altered", ["count": .number(faultCount)]))
        }
    }

    /// For parents; reads only; tells its progress.
    public static let method = Method(
        "audit.verify",
        "Checks that the entries of the audit are as they were written: none was altered, removed or cut off.",
        role: .parent, reportsProgress: true, params: Nothing.shape,
        result: Shape<Result>.object(
            "AuditReport", "", make: Result.init(entries:from:to:intact:faults:faultCount:say:)
        ) {
            required("entryCount", \.entries, .count, "How many there are.")
            optional(
                "firstSeq", \.from, .count, "The place of the first entry in the journal; absent if there is none.")
            optional("lastSeq", \.to, .count, "The last one's.")
            required("intact", \.intact, .boolean, "Whether every entry is as it was written, and none is missing.")
            required("faults", \.faults, .list(of: fault), "The first \(mostFaults), in the order of their places.")
            required("faultCount", \.faultCount, .count, "All of them.")
            required("say", \.say, .saying, "The same for people.")
        })

    private static let fault = Shape<Fault>.object("AuditFault", "One thing that is wrong.", make: Fault.init) {
        required("seq", \.seq, .count, "The place in the journal that it is about.")
        required("kind", \.kind, .word(FaultKind.self), "What does not fit there.")
        required("say", \.say, .text(), "The same for people.")
    }
}
