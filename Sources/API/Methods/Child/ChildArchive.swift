import JSONRPC
import Shapes

/// `child.archive`: hides a child, or brings it back.
public enum ChildArchive {
    /// The parameters of `child.archive`, all of them required.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var archived: Bool

        public init(child: String, archived: Bool) {
            self.child = child
            self.archived = archived
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "child.archive",
        "Hides a child and keeps its data, or brings it back. Archiving ends what is running and pauses an open "
            + "lesson. An archived child can do nothing; its accounts stay assigned to it.",
        role: .parent, changes: true,
        params: Shape<Params>.object("ChildArchiveParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("archived", \.archived, .boolean, "False brings the child back.")
        },
        result: Shape<ChildView>.childView, errors: [.unknownChild])
}
