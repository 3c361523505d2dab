import Household
import JSONRPC
import Shapes

/// `policy.get`: a child's limits.
public enum PolicyGet {
    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "policy.get", "Returns a child's limits.", role: .child, params: ChildParams.shape,
        result: Shape<ScreenTimePolicy>.screenTimePolicy, errors: [.unknownChild])
}
