import Household
import Shapes

/// That somebody has set a parent's PIN anew with the recovery code.
public struct PINResetNotice: Equatable, Sendable {
    /// The display name of the parent whose PIN it was.
    public var parent: String
    /// When.
    public var at: Instant

    public init(parent: String, at: Instant) {
        self.parent = parent
        self.at = at
    }
}

extension Shape where Value == PINResetNotice {
    /// How it is read and written: `PINResetNotice` in the reference.
    static let pinResetNotice = Shape.object(
        "PINResetNotice", "A PIN was reset with the recovery code.", make: PINResetNotice.init
    ) {
        required("parentName", .text(), "The display name of the parent whose PIN it was.") { $0.parent }
        required("at", .instant) { $0.at }
    }
}
