import Household

/// What the live screen shows, and what its keys do to it.
struct WatchState: Equatable {
    /// One child as it is now.
    struct Child: Equatable {
        var id: ChildID
        var name: String
        var decision: Decision
        /// What is running now.
        var leases: [Lease]

        /// Whether a parent has locked it.
        var isLocked: Bool { decision.state == .lockedByParent }
    }

    /// What a key asks for that kidd has to do.
    enum Order: Equatable {
        case decide(OpenRequest, minutes: Int?)
        case grant(Child, minutes: Int)
        case lock(Child)
        case unlock(Child)
        case leave
    }

    var now: Instant
    var children: [Child] = []
    /// What is open, the oldest first.
    var requests: [OpenRequest] = []
    /// False while kidd does not answer.
    var isConnected = true
    /// What the last key came to.
    var message: String?
    /// The line that somebody has moved to; nil as long as nobody has.
    private(set) var selected: Place?
    /// Other minutes than those that were asked for, or that are usual.
    private(set) var minutes: Int?

    /// A line that keys can be for.
    enum Place: Equatable {
        case child(ChildID)
        case request(TimeRequestID)
    }

    static let step = 5
    /// Minutes of a grant that nobody has asked for.
    static let usualGrant = 15

    init(now: Instant) { self.now = now }

    /// From the top of the screen to its end.
    private var places: [Place] { children.map { .child($0.id) } + requests.map { .request($0.id) } }

    /// The line that the keys are for: the one that was chosen, else the first request, else the first child.
    private var place: Place? {
        if let selected, places.contains(selected) { return selected }
        return requests.first.map { .request($0.id) } ?? places.first
    }

    /// The request that the keys are for.
    var chosen: OpenRequest? { requests.first { .request($0.id) == place } }

    /// The child that the keys are for, when it is no request.
    var chosenChild: Child? { children.first { .child($0.id) == place } }

    /// The minutes that an approval or a grant would give: others than those that were asked for only for the line for
    /// which they were chosen.
    var chosenMinutes: Int? {
        let own = place == selected ? minutes : nil
        return own ?? chosen?.minutes ?? chosenChild.map { _ in Self.usualGrant }
    }

    mutating func press(_ key: WatchKey) -> Order? {
        message = nil
        switch key {
        case .leave: return .leave
        case .approve: return chosen.map { .decide($0, minutes: chosenMinutes) }
        case .decline: return chosen.map { .decide($0, minutes: nil) }
        case .grant: return chosenChild.map { .grant($0, minutes: chosenMinutes ?? Self.usualGrant) }
        case .lock: return chosenChild.map { $0.isLocked ? .unlock($0) : .lock($0) }
        case .more: change(by: Self.step)
        case .less: change(by: -Self.step)
        case .next: move(by: 1)
        case .previous: move(by: -1)
        }
        return nil
    }

    private mutating func change(by step: Int) {
        guard let now = chosenMinutes else { return }
        selected = place
        // In whole steps, so that 12 asked minutes become 15 and 10.
        let next = step > 0 ? (now / step + 1) * step : (now - 1) / -step * -step
        minutes = min(max(next, ScreenTime.grantMinutes.lowerBound), ScreenTime.grantMinutes.upperBound)
    }

    private mutating func move(by step: Int) {
        guard let place, let index = places.firstIndex(of: place) else { return }
        selected = places[min(max(0, index + step), places.count - 1)]
        minutes = nil
    }
}

/// A key of the live screen.
enum WatchKey: Equatable {
    case approve, decline, grant, lock, more, less, next, previous, leave

    /// The keys in what a terminal sent; what means nothing is passed over.
    static func keys(in bytes: [UInt8]) -> [WatchKey] {
        var keys: [WatchKey] = []
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == 0x1B, let next = rest.first, next == UInt8(ascii: "[") || next == UInt8(ascii: "O") {
                rest.removeFirst()
                // Parameters, then one letter that says which key it was.
                var last = rest.popFirst()
                while let part = last, part < 0x40 { last = rest.popFirst() }
                if last == UInt8(ascii: "A") { keys.append(.previous) }
                if last == UInt8(ascii: "B") { keys.append(.next) }
                continue
            }
            if let key = letters[Character(UnicodeScalar(byte))] { keys.append(key) }
        }
        return keys
    }

    private static let letters: [Character: WatchKey] = [
        "a": .approve, "d": .decline, "g": .grant, "l": .lock, "+": .more, "=": .more, "-": .less, "j": .next,
        "k": .previous, "q": .leave,
    ]
}
