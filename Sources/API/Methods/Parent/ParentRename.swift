import Household
import JSONRPC
import Shapes

/// `parent.rename`: another display name; the id stays.
public enum ParentRename {
    /// The parameters of `parent.rename`, all of them required.
    public struct Params: Equatable, Sendable {
        public var parent: String
        public var name: String

        public init(parent: String, name: String) {
            self.parent = parent
            self.name = name
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "parent.rename", "Gives a parent another display name. The id, the PIN and the tokens stay.", role: .parent,
        changes: true,
        params: Shape<Params>.object("ParentRenameParams", "", make: Params.init) {
            required("parent", \.parent, .text(1...128), "Id or present name of the parent.")
            required("name", \.name, .text(1...80), "The new display name.")
        },
        result: Shape<ParentView>.parentView, errors: [.unknownParent, .nameTaken], added: "0.3.0")
}
