import Household
import JSONRPC
import Shapes

/// `policy.set`: changes a child's limits; what is absent stays, null is unlimited.
public enum PolicySet {
    /// The parameters of `policy.set`, all of them required.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// What of the limits is another.
        public var change: PolicyChange

        public init(child: String, change: PolicyChange) {
            self.child = child
            self.change = change
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "policy.set",
        "Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes means "
            + "blocked.",
        role: .parent, changes: true, params: params, result: Shape<ScreenTimePolicy>.screenTimePolicy,
        errors: [.unknownChild])

    private static let params = Shape<Params>.object(
        "PolicySetParams", "", from: Params(child: "", change: PolicyChange())
    ) {
        [required("child", \.child, .childName, "Id or name of the child.").member]
            + ScreenTimePolicy.rules.changes.map { $0.within(\.change) }
    }
}
