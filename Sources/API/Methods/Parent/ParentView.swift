import Household
import JSONRPC
import Shapes

/// A parent as callers see one: never the PIN.
public struct ParentView: Equatable, Sendable {
    public var id: ParentID
    public var name: String

    public init(id: ParentID, name: String) {
        self.id = id
        self.name = name
    }
}

extension Shape where Value == ParentView {
    /// How it is read and written: `Parent` in the reference.
    public static let parentView = Shape.object("Parent", "A parent.", make: ParentView.init) {
        required("parent", \.id, .id(ParentID.self), "Made from the name; stays when the name changes.")
        required("name", \.name, .text(1...80), "The display name.")
    }
}

extension Shape where Value == String {
    /// A PIN: digits as a text, never logged.
    public static let pin = Shape.secret(maximum: 64)
    /// A token of an unlock.
    public static let token = Shape.secret(maximum: 128)
}
