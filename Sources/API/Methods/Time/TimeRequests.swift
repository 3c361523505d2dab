import Household
import JSONRPC
import Shapes

/// `time.requests`: the open requests and the latest answers.
public enum TimeRequests {
    /// The parameters of `time.requests`. Optional: `child`, `limit`.
    public struct Params: Equatable, Sendable {
        public var child: String?
        public var limit: Int

        public init(child: String? = nil, limit: Int = 20) {
            self.child = child
            self.limit = limit
        }
    }

    /// The result of `time.requests`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var requests: [RequestView]

        public init(requests: [RequestView]) {
            self.requests = requests
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "time.requests",
        "Lists requests for more time: open ones first, then the latest with their answers. A parent may leave out "
            + "`child` and sees all.",
        role: .child,
        params: Shape<Params>.object("TimeRequestsParams", "", make: Params.init) {
            optional("child", \.child, .childName, "Id or name of the child; only a parent may leave it out.")
            defaulted("limit", \.limit, .integer(1...RequestBook.mostKept), to: 20, "How many closed requests to show.")
        },
        result: Shape<Result>.object("TimeRequestList", "", make: Result.init) {
            required(
                "requests", \.requests, .list(of: RequestView.shape),
                "All open ones, and of the others as many of the newest as `limit` allows.")
        },
        errors: [.unknownChild])
}
