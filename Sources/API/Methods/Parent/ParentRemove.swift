import JSONRPC
import Shapes

/// `parent.remove`: one of several parents is none any more.
public enum ParentRemove {
    /// The parameters of `parent.remove`, all of them required.
    public struct Params: Equatable, Sendable {
        public var parent: String

        public init(parent: String) {
            self.parent = parent
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "parent.remove",
        "Removes a parent and ends that parent's tokens; connections that held one are no parent's any more. The last "
            + "parent stays. What the parent did keeps the name, and the id is never given again.",
        role: .parent, changes: true,
        params: Shape<Params>.object("ParentRemoveParams", "", make: Params.init) {
            required("parent", \.parent, .text(1...128), "Id or name of the parent.")
        },
        result: Shape<ParentView>.parentView, errors: [.unknownParent, .lastParent], added: "0.3.0")
}
