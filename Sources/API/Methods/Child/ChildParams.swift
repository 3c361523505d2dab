import JSONRPC
import Shapes

/// Parameters that only name a child.
public struct ChildParams: Equatable, Sendable {
    /// Id or unique name.
    public var child: String

    public init(child: String) {
        self.child = child
    }

    /// How it is read and written: `ChildParams` in the reference.
    public static let shape = Shape<ChildParams>.object("ChildParams", "", make: ChildParams.init) {
        required("child", \.child, .childName, "Id or name of the child.")
    }
}

extension Shape where Value == String {
    /// Id or unique name of a child.
    public static let childName = Shape.text(1...128)
}
