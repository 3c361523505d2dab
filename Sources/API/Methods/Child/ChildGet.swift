import JSONRPC
import Shapes

/// `child.get`: one profile.
public enum ChildGet {
    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "child.get", "Returns a child's profile.", role: .child, params: ChildParams.shape,
        result: Shape<ChildView>.childView, errors: [.unknownChild])
}
