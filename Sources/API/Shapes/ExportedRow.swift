import Household
import JSONRPC
import Shapes
import Words

/// What was written down at once, as copies of what is known tell it.
public struct ExportedRow: Equatable, Sendable {
    public var seq: Int
    /// When it was recorded; nil: the row cannot be read.
    public var at: Instant?
    /// `parent`, `child`, `owner`, `anyone` or `daemon`; nil: the row cannot be read.
    public var role: String?
    public var who: String?
    /// The account that it came from.
    public var uid: Int?
    /// Each fact as the JSON of its stored shape.
    public var recorded: [[UInt8]]
    /// The audit's word for programs, where it is an entry.
    public var what: String?
    public var about: AuditList.Topic?
    /// In the household's copy the child that it is about.
    public var child: ChildID?
    /// The same in words, where it is an entry of the audit.
    public var say: Saying?
    public var fault: String?

    public init(
        seq: Int, at: Instant?, role: String? = nil, who: String? = nil, uid: Int? = nil, recorded: [[UInt8]] = [],
        what: String? = nil, about: AuditList.Topic? = nil, child: ChildID? = nil, say: Saying? = nil,
        fault: String? = nil
    ) {
        self.seq = seq
        self.at = at
        self.role = role
        self.who = who
        self.uid = uid
        self.recorded = recorded
        self.what = what
        self.about = about
        self.child = child
        self.say = say
        self.fault = fault
    }
}

extension Shape where Value == ExportedRow {
    /// How it is read and written: `ExportedRow` in the reference.
    public static let exportedRow = Shape.object(
        "ExportedRow", "What was written down at once.",
        make: ExportedRow.init(seq:at:role:who:uid:recorded:what:about:child:say:fault:)
    ) {
        required("seq", \.seq, .count, "Its number in the journal.")
        optional("at", \.at, .instant, "When it was recorded; absent: the row cannot be read.")
        optional("role", \.role, .text(), "Who did it: `parent`, `child`, `owner`, `anyone` or `daemon`.")
        optional("who", \.who, .text(), "The name of the parent or child who did it.")
        optional("uid", \.uid, .uid, "The account (uid) that it came from.")
        required(
            "recorded", \.recorded, .list(of: .json),
            "What happened: objects with one member each, whose name says what it is. export.schema.json has them all.")
        optional("what", \.what, .text(), "The audit's word for programs, where it is an entry of the audit.")
        optional("area", \.about, .word(AuditList.Topic.self), "What the entry is about.")
        optional("child", \.child, .id(ChildID.self), "In a copy of the household: the child that it is about.")
        optional("say", \.say, .saying, "The entry in words.")
        optional("fault", \.fault, .text(), "Why the row cannot be read.")
    }
}

/// A page of rows, as copies of what is known tell it: which rows are wanted.
public struct ExportedRange: Equatable, Sendable {
    /// Only what came after this row: `next` of the last page; nil: the first page.
    public var after: Int?
    /// Rows of a page.
    public var limit: Int

    public init(after: Int? = nil, limit: Int = Self.most) {
        self.after = after
        self.limit = limit
    }

    /// Rows of a page, at most.
    public static let most = 500

    static let afterSummary = "Only what came after this row: `next` of the last page; absent: the first page."
    static let nextSummary =
        "The value of `afterSeq` for the next page, which may exist even after an empty page; absent on the last page."
}
