import Household
import JSONRPC
import Shapes
import Words

/// `audit.list`: who did what, newest first.
public enum AuditList {
    /// The parameters of `audit.list`. Optional: `child`, `before`, `limit`.
    public struct Params: Equatable, Sendable {
        /// Id or name of a child; nil: the whole audit, for parents only.
        public var child: String?
        /// Only entries before this one: `next` of the last page.
        public var before: Int?
        /// Entries of a page.
        public var limit: Int

        public init(child: String? = nil, before: Int? = nil, limit: Int = 50) {
            self.child = child
            self.before = before
            self.limit = limit
        }
    }

    /// One thing that somebody decided or changed, as parents and the child concerned may read it.
    public struct Entry: Equatable, Sendable {
        /// Its place in the journal.
        public var seq: Int
        /// When it was recorded.
        public var at: Instant
        /// `parent`, `child`, `owner`, `anyone` or `daemon`.
        public var role: String
        /// The name of the parent or child who did it.
        public var who: String?
        /// Absent when a child reads.
        public var uid: Int?
        /// A word for programs, such as `timeGranted`.
        public var what: String
        /// The child that it is about.
        public var child: ChildID?
        /// The same for people.
        public var say: Saying

        public init(
            seq: Int, at: Instant, role: String, who: String?, uid: Int?, what: String, child: ChildID?, say: Saying
        ) {
            self.seq = seq
            self.at = at
            self.role = role
            self.who = who
            self.uid = uid
            self.what = what
            self.child = child
            self.say = say
        }
    }

    /// The result of `audit.list`. Absent where they do not apply: `next`.
    public struct Result: Equatable, Sendable {
        /// The newest first.
        public var entries: [Entry]
        /// The value of `before` for the next page, which may exist even after an empty page; absent on the last page.
        public var next: Int?

        public init(entries: [Entry], next: Int?) {
            self.entries = entries
            self.next = next
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "audit.list",
        "Lists who did what and when, newest first, page by page. A child sees what was decided about it.",
        role: .child,
        params: Shape<Params>.object("AuditListParams", "", make: Params.init) {
            optional("child", .childName, "Only entries about this child; a parent may leave it out to see everything.")
            {
                $0.child
            }
            optional("before", .integer(1...Int.max), "Only entries before this one: `next` of the last page.") {
                $0.before
            }
            defaulted("limit", .integer(1...200), to: 50, "Entries of a page.") { $0.limit }
        },
        result: Shape<Result>.object("AuditPage", "", make: Result.init) {
            required("entries", .list(of: entry), "The newest first.") { $0.entries }
            optional(
                "next", .count,
                "The value of `before` for the next page, which may exist even after an empty page; absent on the "
                    + "last page."
            ) {
                $0.next
            }
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("AuditEntry", "One thing that was done.", make: Entry.init) {
        required("seq", .count, "Its place in the journal.") { $0.seq }
        required("at", .instant, "When it was recorded.") { $0.at }
        required("role", .text(), "`parent`, `child`, `owner`, `anyone` or `daemon`.") { $0.role }
        optional("who", .text(), "The name of the parent or child who did it.") { $0.who }
        optional("uid", .uid, "The account (uid) that it came from; parents only.") { $0.uid }
        required("what", .text(), "A word for programs, such as `timeGranted`.") { $0.what }
        optional("child", .id(ChildID.self), "The child that it is about.") { $0.child }
        required("say", .saying, "The same for people.") { $0.say }
    }
}
