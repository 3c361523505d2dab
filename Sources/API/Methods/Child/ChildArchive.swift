import JSONRPC
import Shapes

/// `child.archive`: hides a child, or brings it back.
public enum ChildArchive {
    public struct Params: Equatable, Sendable {
        public var child: String
        public var archived: Bool

        public init(child: String, archived: Bool) {
            self.child = child
            self.archived = archived
        }
    }

    public static let method = Method(
        "child.archive",
        "Hides a child and keeps its data, or brings it back. What is running ends, an open lesson is paused, and "
            + "while it is archived the child can do nothing; its accounts stay its own.",
        role: .parent, changes: true,
        params: Shape<Params>.object("ChildArchiveParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("archived", .boolean, "False brings the child back.") { $0.archived }
        },
        result: Shape<ChildView>.childView, errors: [.unknownChild])
}
