import Household
import JSONRPC
import Shapes
import Words

/// `audit.list`: who did what.
public enum AuditList {
    /// What entries are about, in words for parents.
    public enum Topic: String, CaseIterable, Sendable {
        /// Minutes: given, asked for, taken back, codes, locks, idle time.
        case time
        /// A child's limits, filter, way of learning and place on the boards.
        case rules
        /// Children: who came in, profiles, archiving, copies of what is known.
        case children
        /// Parents, PINs, unlocking, the recovery code.
        case access
        /// The household's own settings and shared goals.
        case household
        /// Packs, who signs them, badges of the family's own.
        case content
        /// Challenges.
        case challenges
        /// The clock.
        case clock
        /// The daemon itself.
        case daemon
    }

    /// The parameters of `audit.list`. Optional: all.
    public struct Params: Equatable, Sendable {
        /// Id or name of a child; nil: the whole audit, for parents only.
        public var child: String?
        /// Id or name of who did it, or a role.
        public var by: String?
        /// Only what is about one of these; empty: everything.
        public var about: [Topic]
        /// Not before this household day.
        public var from: Day?
        /// Not after this household day.
        public var until: Day?
        public var before: Int?
        public var after: Int?
        /// In the order in which they happened; otherwise the newest first.
        public var oldestFirst: Bool
        /// Entries of a page.
        public var limit: Int

        public init(
            child: String? = nil, by: String? = nil, about: [Topic] = [], from: Day? = nil, until: Day? = nil,
            before: Int? = nil, after: Int? = nil, oldestFirst: Bool = false, limit: Int = 50
        ) {
            self.child = child
            self.by = by
            self.about = about
            self.from = from
            self.until = until
            self.before = before
            self.after = after
            self.oldestFirst = oldestFirst
            self.limit = limit
        }
    }

    /// One thing that somebody decided or changed, as parents and the child concerned may read it.
    public struct Entry: Equatable, Sendable {
        public var seq: Int
        public var at: Instant
        public var role: String
        public var who: String?
        /// The id of the parent who did it; absent when a child reads.
        public var parent: ParentID?
        /// Absent when a child reads.
        public var uid: Int?
        public var what: String
        /// What it is about; nil when it cannot be read.
        public var about: Topic?
        public var child: ChildID?
        public var say: Saying

        public init(
            seq: Int, at: Instant, role: String, who: String?, parent: ParentID?, uid: Int?, what: String,
            about: Topic?,
            child: ChildID?, say: Saying
        ) {
            self.seq = seq
            self.at = at
            self.role = role
            self.who = who
            self.parent = parent
            self.uid = uid
            self.what = what
            self.about = about
            self.child = child
            self.say = say
        }
    }

    /// The result of `audit.list`. Absent where they do not apply: `next`.
    public struct Result: Equatable, Sendable {
        public var entries: [Entry]
        /// The value of `before` (or `afterSeq`, when the oldest come first) for the next page, which may exist even after an empty page; absent on the last page.
        public var next: Int?

        public init(entries: [Entry], next: Int?) {
            self.entries = entries
            self.next = next
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "audit.list",
        "Lists who did what and when, page by page; everything that is named must hold. A child sees what was decided "
            + "about it.",
        role: .child,
        params: Shape<Params>.object("AuditListParams", "", make: Params.init) {
            optional(
                "child", \.child, .childName,
                "Only entries about this child; a parent may leave it out to see everything.")
            optional(
                "by", \.by, .text(1...128),
                "Only what this parent or child did (id or name), or a role: `owner`, `daemon`, or `anyone` (who had shown "
                    + "no PIN). Those who were parents once are found too. An id means one person alone; a name means "
                    + "everybody who is or was a parent under it, and a child only if no parent had it.")
            defaulted(
                "areas", \.about, .list(of: .word(Topic.self), maximum: 20), to: [], "Only what is about one of these.")
            optional("first", \.from, .day, "The first household day.")
            optional("last", \.until, .day, "The last household day.")
            optional(
                "before", \.before, .integer(1...Int.max), "Only entries before this one: `next` of the last page.")
            optional(
                "afterSeq", \.after, .integer(0...Int.max),
                "Only entries after this one: `next` of the last page when the oldest come first.")
            defaulted(
                "oldestFirst", \.oldestFirst, .boolean, to: false,
                "As they happened, which also finds what happens while the pages are read; otherwise the newest first.")
            defaulted("limit", \.limit, .integer(1...200), to: 50, "Entries of a page; absent: 50.")
        },
        result: Shape<Result>.object("AuditPage", "", make: Result.init) {
            required("entries", \.entries, .list(of: entry), "In the order that was asked for.")
            optional(
                "next", \.next, .count,
                "The value of `before` (`afterSeq`, when the oldest come first) for the next page, which may exist even "
                    + "after an empty page; absent on the last page.")
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("AuditEntry", "One thing that was done.", make: Entry.init) {
        required("seq", \.seq, .count, "Its place in the journal.")
        required("at", \.at, .instant, "When it was recorded.")
        required("role", \.role, .text(), "`parent`, `child`, `owner`, `anyone` or `daemon`.")
        optional("who", \.who, .text(), "The name of the parent or child who did it.")
        optional(
            "parent", \.parent, .id(ParentID.self),
            "The id of the parent who did it, which no other gets; parents only.")
        optional("uid", \.uid, .uid, "The account (uid) that it came from; parents only.")
        required("what", \.what, .text(), "A word for programs, such as `timeGranted`.")
        optional("area", \.about, .word(Topic.self), "What it is about; absent when it cannot be read.")
        optional("child", \.child, .id(ChildID.self), "The child that it is about.")
        required("say", \.say, .saying, "The same for people.")
    }
}
