import Household
import JSONRPC
import Shapes

/// A child's profile with what follows from today's date.
public struct ChildView: Equatable, Sendable {
    public var profile: ChildProfile
    public var age: Int
    public var tier: AgeTier
    /// What a parent allows.
    public var consents: Consents
    /// Which accounts may act for it without a parent.
    public var openTo: OpenTo
    /// The limits with which the child was added; nil in every other answer.
    public var limits: ScreenTimePolicy?

    /// Which accounts may act for a child without a parent.
    public enum OpenTo: String, CaseIterable, Sendable {
        /// Its own, which its profile names.
        case ownAccounts
        /// It has none: the daemon's own, root's, and those from which a parent has unlocked.
        case parentsAccounts
        /// It has none: every account that is no other child's.
        case everyAccount
    }

    public init(
        profile: ChildProfile, age: Int, tier: AgeTier, openTo: OpenTo, limits: ScreenTimePolicy? = nil,
        consents: Consents = Consents()
    ) {
        self.profile = profile
        self.age = age
        self.tier = tier
        self.openTo = openTo
        self.limits = limits
        self.consents = consents
    }
}

extension Shape where Value == ChildView {
    /// How it is read and written: `Child` in the reference.
    public static let childView = Shape.object(
        "Child", "A child's profile, with age and tier as of today.",
        make: ChildView.init(profile:age:tier:openTo:limits:consents:)
    ) {
        required("profile", \.profile, .childProfile, "What is stored about the child.")
        required("age", \.age, .integer(-200...200), "In whole years; a birthday is the first of its month.")
        required("tier", \.tier, .word(AgeTier.self), "The age tier that content is chosen by.")
        required(
            "openTo", \.openTo, .word(ChildView.OpenTo.self),
            "Who may act for the child without a parent, as things are: its `ownAccounts`; of a child without one "
                + "`parentsAccounts` (the daemon's own, root's, and those from which a parent has unlocked), or "
                + "`everyAccount` that is no other child's.")
        optional(
            "policy", \.limits, .screenTimePolicy,
            "The limits with which the child was added; absent in every other answer.")
        required("consents", \.consents, .consents, "What a parent allows; all of it is off until then.")
    }
}
