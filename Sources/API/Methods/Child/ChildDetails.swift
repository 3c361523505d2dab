import Household
import JSONRPC
import Shapes

/// Settings of a child's profile in a change: what is absent stays.
public struct ChildDetails: Equatable, Sendable {
    public var avatar: Patch<String>
    public var grade: Patch<Int>
    public var locale: Patch<String>
    public var accessibility: Accessibility?
    public var offersHints: Bool?
    public var offersNarration: Bool?
    public var uids: [Int]?
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
    /// Sets a value, or keeps what is.
    init(_ value: Value?) {
        self = value.map(Patch.set) ?? .keep
    }

    /// The value to set, if any.
    var value: Value? {
        if case .set(let value) = self { return value }
        return nil
    }
}
