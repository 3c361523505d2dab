import Household
import JSONRPC
import Shapes

/// `time.listCodes`: what became of the codes. The codes themselves are not kept.
public enum TimeListCodes {
    /// The parameters of `time.listCodes`. Optional: `child`.
    public struct Params: Equatable, Sendable {
        public var child: String?

        public init(child: String? = nil) {
            self.child = child
        }
    }

    /// A code as it stands.
    public struct Entry: Equatable, Sendable {
        public var id: CodeID
        public var state: CodeState
        public var child: ChildID?
        public var minutes: Int
        public var pastQuietHours: Bool
        /// Until when it can be redeemed; nil: for ever.
        public var expires: Instant?
        public var at: Instant
        public var by: String
        /// Who redeemed it; nil: nobody yet.
        public var usedBy: ChildID?
        /// When it was redeemed; nil: not yet.
        public var usedAt: Instant?
        public var grant: GrantID?

        public init(
            id: CodeID, state: CodeState, child: ChildID?, minutes: Int, pastQuietHours: Bool, expires: Instant?,
            at: Instant, by: String, usedBy: ChildID?, usedAt: Instant?, grant: GrantID?
        ) {
            self.id = id
            self.state = state
            self.child = child
            self.minutes = minutes
            self.pastQuietHours = pastQuietHours
            self.expires = expires
            self.at = at
            self.by = by
            self.usedBy = usedBy
            self.usedAt = usedAt
            self.grant = grant
        }
    }

    /// The result of `time.listCodes`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var codes: [Entry]

        public init(codes: [Entry]) {
            self.codes = codes
        }
    }

    /// For parents; reads only.
    public static let method = Method(
        "time.listCodes", "Lists the codes for minutes with their state, without the codes themselves.",
        role: .parent,
        params: Shape<Params>.object("TimeListCodesParams", "", make: Params.init) {
            optional("child", \.child, .childName, "Only those that this child can redeem or has redeemed.")
        },
        result: Shape<Result>.object("CodeList", "", make: Result.init) {
            required("codes", \.codes, .list(of: entry), "In the order in which they were made.")
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("CodeEntry", "A code for minutes.", make: Entry.init) {
        required("codeId", \.id, .id(CodeID.self), "The id by which it is revoked; it says nothing about the code.")
        required("state", \.state, .word(CodeState.self), "Whether it can still be redeemed, and if not, why.")
        optional("child", \.child, .id(ChildID.self), "The only one that can redeem it.")
        required("minutes", \.minutes, .count, "Minutes of use that it gives or gave.")
        required(
            "pastQuietHours", \.pastQuietHours, .boolean,
            "Whether they hold in quiet hours and outside of allowed windows too.")
        optional("expiresAt", \.expires, .instant, "Until when it can be redeemed; absent: for ever.")
        required("at", \.at, .instant, "When it was made.")
        required("by", \.by, .text(), "Who made it.")
        optional("usedBy", \.usedBy, .id(ChildID.self), "Who redeemed it; absent: nobody yet.")
        optional("usedAt", \.usedAt, .instant, "When it was redeemed; absent: not yet.")
        optional("grant", \.grant, .id(GrantID.self), "What it gave.")
    }
}
