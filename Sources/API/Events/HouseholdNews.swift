import Household
import JSONRPC
import Shapes
import Words

/// A child's limits or filter were changed.
public struct PolicyNews: Equatable, Sendable {
    /// Which of a child's rules changed.
    public enum Change: String, CaseIterable, Sendable {
        /// Limits of screen time, or the filter of content.
        case limits, filter
    }

    public var what: Change
    /// The new limits; nil when it is the filter, which only parents read (`filter.get`).
    public var policy: ScreenTimePolicy?
    public var say: Saying

    public init(what: Change, policy: ScreenTimePolicy?, say: Saying) {
        self.what = what
        self.policy = policy
        self.say = say
    }

    /// How it is read and written: `PolicyNews` in the reference.
    public static let shape = Shape<PolicyNews>.object(
        "PolicyNews", "A child's limits or filter were changed.", make: PolicyNews.init
    ) {
        required("what", \.what, .word(Change.self), "After `filter`, ask `lesson.list` again.")
        optional("policy", \.policy, .screenTimePolicy, "The new limits, when it is they.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// Something happened to profiles or parents.
public struct HouseholdNews: Equatable, Sendable {
    /// What changed, as one word for programs.
    public enum What: String, CaseIterable, Sendable {
        /// Name, zone, locale, week start or day start.
        case householdChanged
        /// The family's own badges.
        case badgesChanged
        /// About one child, which the head of the event names.
        case childAdded, childChanged, childArchived, childRestored
        /// About a parent's access; `parent` names the parent where it is known: of `unlockFailed` the one whose connection
        /// it was.
        case parentAdded, parentUnlocked, parentLocked, unlockFailed, pinChanged, recoveryUsed
        /// A child and all that was known of it is gone. It is not named, since nothing of it is to stay: `child.list` tells
        /// who is there.
        case childErased
        /// A backup that was due could not be made.
        case backupFailed
        /// The same; the recovery code is another one, root set a PIN anew.
        case parentRenamed, parentRemoved, recoveryRenewed, pinResetByRoot
    }

    /// What changed.
    public var what: What
    /// The parent that it is about.
    public var parent: ParentID?
    /// Wrong entries in a row.
    public var failures: Int?
    public var say: Saying

    public init(what: What, parent: ParentID? = nil, failures: Int? = nil, say: Saying) {
        self.what = what
        self.parent = parent
        self.failures = failures
        self.say = say
    }

    /// How it is read and written: `HouseholdNews` in the reference.
    public static let shape = Shape<HouseholdNews>.object(
        "HouseholdNews", "Something happened to profiles or parents. A child hears `childChanged` of its own alone.",
        make: HouseholdNews.init
    ) {
        required(
            "what", \.what, .word(What.self),
            "What changed. After `childErased`, which names nobody, ask `child.list` who is there.")
        optional(
            "parent", \.parent, .id(ParentID.self),
            "The parent that it is about; of `unlockFailed` the one whose connection it was, if it was unlocked.")
        optional("failures", \.failures, .count, "Wrong entries in a row, of `unlockFailed`.")
        required("say", \.say, .saying, "A sentence for the subscriber.")
    }
}

/// The last event of a subscription that the daemon ends (Household, Who may call what).
public struct SubscriptionEnd: Equatable, Sendable {
    /// Why the daemon ended the subscription by itself.
    public enum Reason: String, CaseIterable, Sendable {
        /// The connection is no parent's any more: locked.
        case locked
        /// The parent's token ran out.
        case expired
        /// The child's profile was archived.
        case archived
        /// The account may not act for the child any more.
        case account
        /// The parent is none here any more.
        case removed
        /// The parent's PIN was changed or set anew.
        case pinChanged
        /// The child was erased.
        case erased
        /// The household was closed and opened again; the connection is closed after this.
        case reopened
    }

    public var ended: Bool
    /// Why it ended.
    public var what: Reason
    public var say: Saying

    public init(ended: Bool = true, what: Reason, say: Saying) {
        self.ended = ended
        self.what = what
        self.say = say
    }

    /// How it is read and written: `SubscriptionEnd` in the reference.
    public static let shape = Shape<SubscriptionEnd>.object(
        "SubscriptionEnd", "The subscription has ended; this is its last event.", make: SubscriptionEnd.init
    ) {
        required("ended", \.ended, .boolean, "Always true.")
        required(
            "what", \.what, .word(Reason.self),
            "Why it ended. Unlock and subscribe again after `locked`, `expired` and `pinChanged`; connect anew first after "
                + "`reopened`. What ended by `archived` and `account` is possible again when a parent allows it, by `removed` "
                + "and `erased` never.")
        required("say", \.say, .saying, "A sentence for people.")
    }
}
