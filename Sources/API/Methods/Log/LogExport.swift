import Household
import JSONRPC
import Shapes

/// `log.export`: a child's events, page by page.
public enum LogExport {
    /// How events are told.
    public enum Form: String, CaseIterable, Sendable {
        /// As statements of xAPI 1.0.3.
        case xapi
        /// With random ids, and days instead of times.
        case anonymous
    }

    /// The parameters of `log.export`. Optional: `form`, `idSalt`, `afterSeq`, `limit`.
    public struct Params: Equatable, Sendable {
        /// Id or name.
        public var child: String
        public var form: Form
        /// Of the page before: so that ids are the same on all pages.
        public var salt: String?
        /// Which events.
        public var range: ExportedRange

        public init(child: String, form: Form = .xapi, salt: String? = nil, range: ExportedRange = ExportedRange()) {
            self.child = child
            self.form = form
            self.salt = salt
            self.range = range
        }
    }

    /// An event that names nobody.
    public struct Anonymous: Equatable, Sendable {
        public var person: String
        public var day: Day
        /// The event; its ids are random ones too.
        public var event: LoggedEvent

        public init(person: String, day: Day, event: LoggedEvent) {
            self.person = person
            self.day = day
            self.event = event
        }
    }

    /// The result of `log.export`. Absent where they do not apply: `statements`, `anonymousEvents`, `idSalt`, `next`.
    public struct Result: Equatable, Sendable {
        public var analytics: Bool
        /// The oldest first, each as JSON.
        public var statements: [[UInt8]]?
        /// The oldest first.
        public var anonymous: [Anonymous]?
        /// For further pages.
        public var salt: String?
        /// Where the next page begins.
        public var next: Int?

        public init(
            analytics: Bool, statements: [[UInt8]]? = nil, anonymous: [Anonymous]? = nil, salt: String? = nil,
            next: Int? = nil
        ) {
            self.analytics = analytics
            self.statements = statements
            self.anonymous = anonymous
            self.salt = salt
            self.next = next
        }
    }

    /// For parents; the first page is an entry of the audit.
    public static let method = Method(
        "log.export",
        "Gives a child's events page by page, since a parent's consent: those that front-ends sent, and those of kidd's "
            + "own record (answers, hints, badges, sessions). As statements of xAPI, or anonymous: with random ids and "
            + "without times of day. The first page is an entry of the audit. docs/event-log.md describes both forms.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object(
            "LogExportParams", "",
            make: { Params(child: $0, form: $1, salt: $2, range: ExportedRange(after: $3, limit: $4)) }
        ) {
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted("form", \.form, .word(Form.self), to: .xapi, "How events are told.")
            optional(
                "idSalt", \.salt, .text(1...64), "Of the anonymous page before, so that ids are the same on all pages.")
            optional("afterSeq", \.range.after, .integer(0...Int.max), ExportedRange.afterSummary)
            defaulted(
                "limit", \.range.limit, .integer(1...ExportedRange.most), to: ExportedRange.most,
                "A page is full with so many events; those of one call stay together.")
        },
        result: Shape<Result>.object("LogExport", "", make: Result.init) {
            required("analytics", \.analytics, .boolean, "Whether a parent consents; otherwise there are no events.")
            optional(
                "statements", \.statements, .list(of: .json),
                "Statements of xAPI 1.0.3, in the order in which kidd heard of them.")
            optional("anonymousEvents", \.anonymous, .list(of: anonymous), "In the order in which kidd heard of them.")
            optional(
                "idSalt", \.salt, .text(), "For further anonymous pages. Who has it can tell who is who: throw it away."
            )
            optional("next", \.next, .count, ExportedRange.nextSummary)
        },
        errors: [.unknownChild], added: "0.3.0")

    private static let anonymous = Shape<Anonymous>.object(
        "AnonymousEvent", "An event that names nobody.",
        from: Anonymous(person: "", day: Day(number: 0), event: .screenAppeared(screen: ""))
    ) {
        required("person", \.person, .text(), "A random name of the child, the same in all of an export.")
        required("day", \.day, .day, "The household day.")
        required(
            "loggedEvent", .loggedEntry, "The event; names in it are random ones too.",
            get: { LoggedEntry($0.event) }, set: { $0.event = $1.event })
    }
}
