import Household
import Shapes

/// That somebody has set a parent's PIN anew.
public struct PINResetNotice: Equatable, Sendable {
    public var parent: String
    /// When.
    public var at: Instant
    /// What allowed it.
    public var means: PINReset.Means

    public init(parent: String, at: Instant, means: PINReset.Means) {
        self.parent = parent
        self.at = at
        self.means = means
    }
}

extension Shape where Value == PINResetNotice {
    /// How it is read and written: `PINResetNotice` in the reference.
    static let pinResetNotice = Shape.object(
        "PINResetNotice", "A PIN was set anew.", make: PINResetNotice.init
    ) {
        required("parentName", \.parent, .text(), "The display name of the parent whose PIN it was.")
        required("at", \.at, .instant)
        required(
            "resetBy", \.means, .word(PINReset.Means.self), "What allowed it: the recovery code, or root's account.")
    }
}
