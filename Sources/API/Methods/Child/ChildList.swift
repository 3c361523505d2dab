import Household
import JSONRPC
import Shapes

/// `child.list`: names and avatars, for everyone.
public enum ChildList {
    /// The parameters of `child.list`. Optional: `archived`.
    public struct Params: Equatable, Sendable {
        public var archived: Bool

        public init(archived: Bool = false) {
            self.archived = archived
        }
    }

    /// What everyone may know of a child, to choose who sits there.
    public struct Entry: Equatable, Sendable {
        public var id: ChildID
        public var name: String
        public var avatar: String?
        public var age: Int?

        public init(id: ChildID, name: String, avatar: String? = nil, age: Int? = nil) {
            self.age = age
            self.id = id
            self.name = name
            self.avatar = avatar
        }
    }

    /// The result of `child.list`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var children: [Entry]

        public init(children: [Entry]) {
            self.children = children
        }
    }

    /// For anyone; reads only.
    public static let method = Method(
        "child.list", "Lists the names and avatars of the children, and their ages to parents.", role: .anyone,
        params: Shape<Params>.object("ChildListParams", "", make: Params.init) {
            defaulted("archived", \.archived, .boolean, to: false, "Lists archived children instead; parents only.")
        },
        result: Shape<Result>.object("Children", "", make: Result.init) {
            required("children", \.children, .list(of: entry), "In the order in which they were added.")
        })

    private static let entry = Shape<Entry>.object("ChildName", "", make: Entry.init) {
        required("child", \.id, .id(ChildID.self), "For every call that names a child.")
        required("name", \.name, .text(1...80), "The display name.")
        optional("avatar", \.avatar, .text(1...64), "The name of its picture; absent: the front-end chooses one.")
        optional("age", \.age, .integer(-200...200), "In whole years; for parents alone.")
    }
}
