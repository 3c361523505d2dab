import Household
import JSONRPC
import Shapes

/// `time.codes`: makes single-use codes to print.
public enum TimeCodes {
    /// The parameters of `time.codes`. Optional: `child`, `count`, `expiresAt`, `pastQuietHours`.
    public struct Params: Equatable, Sendable {
        public var child: String?
        public var minutes: Int
        public var count: Int
        public var expires: Instant?
        public var pastQuietHours: Bool

        public init(
            child: String? = nil, minutes: Int, count: Int = 1, expires: Instant? = nil, pastQuietHours: Bool = false
        ) {
            self.child = child
            self.minutes = minutes
            self.count = count
            self.expires = expires
            self.pastQuietHours = pastQuietHours
        }
    }

    /// A code as it is told once.
    public struct Made: Equatable, Sendable {
        public var id: CodeID
        public var code: String

        public init(id: CodeID, code: String) {
            self.id = id
            self.code = code
        }
    }

    /// The result of `time.codes`. Absent where they do not apply: `child`, `expiresAt`.
    public struct Result: Equatable, Sendable {
        public var codes: [Made]
        /// The only child that can redeem them; nil: any.
        public var child: ChildID?
        public var minutes: Int
        public var pastQuietHours: Bool
        /// Until when they can be redeemed; nil: for ever.
        public var expires: Instant?

        public init(codes: [Made], child: ChildID?, minutes: Int, pastQuietHours: Bool, expires: Instant?) {
            self.codes = codes
            self.child = child
            self.minutes = minutes
            self.pastQuietHours = pastQuietHours
            self.expires = expires
        }
    }

    /// For parents; changes what is stored, and takes no idempotency key.
    public static let method = Method(
        "time.codes",
        "Makes single-use codes for minutes, to print. This reply is the only one that contains them: kidd keeps only "
            + "digests.",
        role: .parent, changes: true, keyed: false,
        params: Shape<Params>.object("TimeCodesParams", "", make: Params.init) {
            optional("child", \.child, .childName, "The only child that can redeem them; if absent, any child.")
            required("minutes", \.minutes, .integer(ScreenTime.grantMinutes), "Minutes that each code gives.")
            defaulted("count", \.count, .integer(TimeCode.possibleCounts), to: 1, "How many to make.")
            optional("expiresAt", \.expires, .instant, "Until when they can be redeemed; if absent, for ever.")
            defaulted(
                "pastQuietHours", \.pastQuietHours, .boolean, to: false,
                "Whether the minutes can be used in quiet hours and outside of windows.")
        },
        result: Shape<Result>.object("CodesMade", "", make: Result.init) {
            required("codes", \.codes, .list(of: made), "In the order of their ids.")
            optional("child", \.child, .id(ChildID.self), "The only child that can redeem them; absent: any.")
            required("minutes", \.minutes, .count, "Minutes that each of them gives.")
            required(
                "pastQuietHours", \.pastQuietHours, .boolean,
                "Whether the minutes hold in quiet hours and outside of allowed windows too.")
            optional("expiresAt", \.expires, .instant, "Until when they can be redeemed; absent: for ever.")
        },
        errors: [.unknownChild, .tooManyCodes])

    private static let made = Shape<Made>.object("CodeMade", "A code to print.", make: Made.init) {
        required("codeId", \.id, .id(CodeID.self), "For `time.listCodes` and `time.revokeCodes`.")
        required("code", \.code, .secret(maximum: 64), "Three groups of four letters and digits.")
    }
}
