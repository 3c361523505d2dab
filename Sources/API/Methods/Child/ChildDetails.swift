import Household
import JSONRPC
import Shapes

/// Settings of a child's profile in a change: what is absent stays.
public struct ChildDetails: Equatable, Sendable {
    /// The name of a picture; clearing it leaves the front-end's own.
    public var avatar: Patch<String>
    /// The school grade; clearing it leaves the age to decide about content.
    public var grade: Patch<Int>
    /// The language of texts for this child; clearing it falls back to the household's.
    public var locale: Patch<String>
    /// All settings at once; nil: as they are.
    public var accessibility: Accessibility?
    /// Whether questions offer hints; nil: as it is.
    public var offersHints: Bool?
    /// Whether texts are read aloud; nil: as it is.
    public var offersNarration: Bool?
    /// The accounts that are this child's, all at once; an empty list: any account may name it.
    public var uids: [Int]?
    /// The age tier that a parent chose; clearing it lets the age decide.
    public var tierOverride: Patch<AgeTier>

    public init(
        avatar: Patch<String> = .keep, grade: Patch<Int> = .keep, locale: Patch<String> = .keep,
        accessibility: Accessibility? = nil, offersHints: Bool? = nil, offersNarration: Bool? = nil,
        uids: [Int]? = nil, tierOverride: Patch<AgeTier> = .keep
    ) {
        self.avatar = avatar
        self.grade = grade
        self.locale = locale
        self.accessibility = accessibility
        self.offersHints = offersHints
        self.offersNarration = offersNarration
        self.uids = uids
        self.tierOverride = tierOverride
    }

    /// The profile after the change.
    public func applied(to profile: ChildProfile) -> ChildProfile {
        var profile = profile
        profile.avatar = avatar.applied(to: profile.avatar)
        profile.grade = grade.applied(to: profile.grade)
        profile.locale = locale.applied(to: profile.locale)
        profile.accessibility = accessibility ?? profile.accessibility
        profile.offersHints = offersHints ?? profile.offersHints
        profile.offersNarration = offersNarration ?? profile.offersNarration
        profile.uids = uids.map { $0.map { UInt32($0) } } ?? profile.uids
        profile.tierOverride = tierOverride.applied(to: profile.tierOverride)
        return profile
    }
}

extension Patch {
    /// The value to set; nil: what is is kept.
    var value: Value? {
        get { if case .set(let value) = self { value } else { nil } }
        set { self = newValue.map(Patch.set) ?? .keep }
    }
}
