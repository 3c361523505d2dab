import Household
import JSONRPC
import Shapes

/// `time.revokeCodes`: takes back codes that were not used.
public enum TimeRevokeCodes {
    /// The parameters of `time.revokeCodes`. Optional: `codeIds`.
    public struct Params: Equatable, Sendable {
        public var codes: [CodeID]?

        public init(codes: [CodeID]? = nil) {
            self.codes = codes
        }
    }

    /// The result of `time.revokeCodes`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var revoked: [CodeID]
        public var notFound: [CodeID]

        public init(revoked: [CodeID], notFound: [CodeID]) {
            self.revoked = revoked
            self.notFound = notFound
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.revokeCodes", "Revokes unused codes; used and unknown ones stay as they are.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeRevokeCodesParams", "", make: Params.init) {
            optional(
                "codeIds", \.codes, .list(of: .id(CodeID.self), maximum: CodeBook.mostKept),
                "The codes to revoke; if absent, all unused ones.")
        },
        result: Shape<Result>.object("CodesRevoked", "", make: Result.init) {
            required("revoked", \.revoked, .list(of: .id(CodeID.self)), "The codes that this call has revoked.")
            required(
                "notFound", \.notFound, .list(of: .id(CodeID.self)),
                "Those that were named and are not there: never made, or revoked before.")
        })
}
