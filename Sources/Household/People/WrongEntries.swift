/// One wrong PIN or recovery code of which parents are to be told.
public struct WrongEntry: Equatable, Sendable {
    /// The account that it came from.
    public var uid: UInt32
    /// When.
    public var at: Instant

    public init(uid: UInt32, at: Instant) {
        self.uid = uid
        self.at = at
    }
}

/// Wrong PINs or recovery codes since a parent's last unlock, of one counter: that parent is told of them at the next one
/// (Household, PINs). Only an account that a parent has named has a counter of its own, so there are few.
public struct WrongEntries: Hashable, Sendable {
    /// To which they counted.
    public var counter: PINCounterKey
    /// The account that they came from; nil: several that share the counter.
    public var uid: UInt32?
    public var count: Int
    public var first: Instant
    public var last: Instant

    public init(counter: PINCounterKey, uid: UInt32?, count: Int, first: Instant, last: Instant) {
        self.counter = counter
        self.uid = uid
        self.count = count
        self.first = first
        self.last = last
    }

    init(_ counter: PINCounterKey, _ entry: WrongEntry) {
        self.init(counter: counter, uid: entry.uid, count: 1, first: entry.at, last: entry.at)
    }

    mutating func add(_ entry: WrongEntry) {
        if uid != entry.uid { uid = nil }
        count += 1
        last = entry.at
    }

    /// How many wrong entries before a right one may be slips of whoever entered that, and in which time: those that no
    /// wait followed, in milliseconds.
    public static let mostSlips = 2
    public static let slipTime: Int64 = 5 * .minute

    /// Whether a right entry of a counter says that these were slips: few, all shortly before, from the same account.
    func areSlips(before at: Instant, of key: PINCounterKey) -> Bool {
        let isSame = counter == key || uid.map { key == .account($0) } == true && counter == .strangers
        return isSame && count <= Self.mostSlips && (0...Self.slipTime).contains(at - first)
    }
}
