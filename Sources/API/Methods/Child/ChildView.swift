import Household
import JSONRPC
import Shapes

/// A child's profile with what follows from today's date.
public struct ChildView: Equatable, Sendable {
    /// What is stored about the child.
    public var profile: ChildProfile
    /// In whole years; a birthday is the first of its month.
    public var age: Int
    /// The age tier that content is chosen by.
    public var tier: AgeTier
    /// What a parent allows.
    public var consents: Consents
    /// The limits with which the child was added; nil in every other answer.
    public var limits: ScreenTimePolicy?

    public init(
        profile: ChildProfile, age: Int, tier: AgeTier, limits: ScreenTimePolicy? = nil, consents: Consents = Consents()
    ) {
        self.profile = profile
        self.age = age
        self.tier = tier
        self.limits = limits
        self.consents = consents
    }
}

extension Shape where Value == ChildView {
    /// How it is read and written: `Child` in the reference.
    public static let childView = Shape.object(
        "Child", "A child's profile, with age and tier as of today.",
        make: ChildView.init(profile:age:tier:limits:consents:)
    ) {
        required("profile", .childProfile, "What is stored about the child.") { $0.profile }
        required("age", .integer(-200...200), "In whole years; a birthday is the first of its month.") { $0.age }
        required("tier", .word(AgeTier.self), "The age tier that content is chosen by.") { $0.tier }
        optional(
            "policy", .screenTimePolicy, "The limits with which the child was added; absent in every other answer."
        ) { $0.limits }
        required("consents", .consents, "What a parent allows; all of it is off until then.") { $0.consents }
    }
}
