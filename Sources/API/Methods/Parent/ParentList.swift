import Household
import JSONRPC
import Shapes

/// `parent.list`: who the parents are, so that a front-end can ask who sits there.
public enum ParentList {
    /// One parent.
    public struct Entry: Equatable, Sendable {
        public var id: ParentID
        public var name: String
        /// The last unlock; for parents alone, nil before the first.
        public var lastUnlock: Instant?

        public init(id: ParentID, name: String, lastUnlock: Instant? = nil) {
            self.id = id
            self.name = name
            self.lastUnlock = lastUnlock
        }
    }

    /// The result of `parent.list`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var parents: [Entry]

        public init(parents: [Entry]) {
            self.parents = parents
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "parent.list", "Lists the names of the parents, and to parents when each of them last unlocked.", role: .anyone,
        params: Nothing.shape,
        result: Shape<Result>.object("Parents", "", make: Result.init) {
            required("parents", \.parents, .list(of: entry), "In the order in which they were added.")
        }, added: "0.3.0")

    static let entry = Shape<Entry>.object("ParentEntry", "", make: Entry.init) {
        required("parent", \.id, .id(ParentID.self), "For every call that names a parent.")
        required("name", \.name, .text(1...80), "The display name.")
        optional("unlockedAt", \.lastUnlock, .instant, "The last unlock; for parents alone, absent before the first.")
    }
}
