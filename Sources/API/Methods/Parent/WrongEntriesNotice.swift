import Household
import Shapes
import Words

/// That wrong PINs or recovery codes were entered since a parent's last unlock.
public struct WrongEntriesNotice: Equatable, Sendable {
    public var count: Int
    public var firstAt: Instant
    public var lastAt: Instant
    /// The account that they came from; nil: several.
    public var uid: Int?
    /// The child whose account it is.
    public var child: ChildID?
    public var say: Saying

    public init(count: Int, firstAt: Instant, lastAt: Instant, uid: Int?, child: ChildID?, say: Saying) {
        self.count = count
        self.firstAt = firstAt
        self.lastAt = lastAt
        self.uid = uid
        self.child = child
        self.say = say
    }
}

extension Shape where Value == WrongEntriesNotice {
    /// How it is read and written: `WrongEntriesNotice` in the reference.
    static let wrongEntriesNotice = Shape.object(
        "WrongEntriesNotice", "Wrong PINs or recovery codes were entered.", make: WrongEntriesNotice.init
    ) {
        required("count", \.count, .count, "How many.")
        required("firstAt", \.firstAt, .instant, "When the first one was entered.")
        required("lastAt", \.lastAt, .instant, "When the last one was.")
        optional("uid", \.uid, .uid, "The account (uid) that they came from; absent: several.")
        optional("child", \.child, .id(ChildID.self), "The child whose account it is; that says not who typed.")
        required("say", \.say, .saying, "What was entered and from where, for people.")
    }
}
