import Household
import JSONRPC
import Shapes

/// `policy.set`: changes a child's limits; what is absent stays, null is unlimited.
public enum PolicySet {
    /// The parameters of `policy.set`. Optional: `basedOn`.
    public struct Params: Equatable, BasedChange {
        public var child: String
        /// What of the limits is another.
        public var change: PolicyChange
        /// What it was made from.
        public var basedOn: BasedOn?

        public init(child: String, change: PolicyChange, basedOn: BasedOn? = nil) {
            self.child = child
            self.change = change
            self.basedOn = basedOn
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "policy.set",
        "Changes a child's limits. Absent members stay as they are, null means unlimited or off, 0 minutes means "
            + "blocked.",
        role: .parent, changes: true, params: params, result: Shape<ScreenTimePolicy>.screenTimePolicy,
        errors: [.unknownChild, .changedMeanwhile])

    private static let params = Shape<Params>.object(
        "PolicySetParams", "", from: Params(child: "", change: PolicyChange())
    ) {
        [required("child", \.child, .childName, "Id or name of the child.").member]
            + ScreenTimePolicy.rules.changes.map { $0.within(\.change) }
            + [optional("basedOn", \.basedOn, .basedOn, BasedOn.summary).member]
    }
}
