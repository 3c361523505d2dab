import Household
import JSONRPC
import Shapes

/// `time.revokeCodes`: takes back codes that were not used.
public enum TimeRevokeCodes {
    /// The parameters of `time.revokeCodes`. Optional: `codes`.
    public struct Params: Equatable, Sendable {
        /// All unused when absent.
        public var codes: [CodeID]?

        public init(codes: [CodeID]? = nil) {
            self.codes = codes
        }
    }

    /// The result of `time.revokeCodes`; every member is always there.
    public struct Result: Equatable, Sendable {
        /// Those that cannot be redeemed any more by this call.
        public var revoked: [CodeID]

        public init(revoked: [CodeID]) {
            self.revoked = revoked
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.revokeCodes", "Takes back codes that were not used; used and unknown ones are left as they are.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeRevokeCodesParams", "", make: Params.init) {
            optional("codes", .list(of: .id(CodeID.self), maximum: CodeBook.mostKept), "All unused when absent.") {
                $0.codes
            }
        },
        result: Shape<Result>.object("CodesRevoked", "", make: Result.init) {
            required("revoked", .list(of: .id(CodeID.self)), "Those that cannot be redeemed any more by this call.") {
                $0.revoked
            }
        })
}
