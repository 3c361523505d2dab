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
    }

    /// What a key asks for that kidd has to do.
    enum Order: Equatable {
        case decide(OpenRequest, minutes: Int?)
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
    /// The request that the keys are for.
    private(set) var selected: TimeRequestID?
    /// Other minutes than those that were asked for.
    private(set) var minutes: Int?

    static let step = 5

    init(now: Instant) { self.now = now }

    /// The request that the keys are for: the one that was chosen, else the first.
    var chosen: OpenRequest? {
        requests.first { $0.id == selected } ?? requests.first
    }

    /// The minutes that an approval would give: others than those that were asked for only for the request for which
    /// they were chosen.
    var chosenMinutes: Int? { chosen.map { $0.id == selected ? minutes ?? $0.minutes : $0.minutes } }

    mutating func press(_ key: WatchKey) -> Order? {
        message = nil
        switch key {
        case .leave: return .leave
        case .approve: return chosen.map { .decide($0, minutes: chosenMinutes) }
        case .decline: return chosen.map { .decide($0, minutes: nil) }
        case .more: change(by: Self.step)
        case .less: change(by: -Self.step)
        case .next: move(by: 1)
        case .previous: move(by: -1)
        }
        return nil
    }

    private mutating func change(by step: Int) {
        guard let now = chosenMinutes else { return }
        selected = chosen?.id
        // In whole steps, so that 12 asked minutes become 15 and 10.
        let next = step > 0 ? (now / step + 1) * step : (now - 1) / -step * -step
        minutes = min(max(next, ScreenTime.grantMinutes.lowerBound), ScreenTime.grantMinutes.upperBound)
    }

    private mutating func move(by step: Int) {
        guard let chosen, let place = requests.firstIndex(of: chosen) else { return }
        selected = requests[min(max(0, place + step), requests.count - 1)].id
        minutes = nil
    }
}

/// A key of the live screen.
enum WatchKey: Equatable {
    case approve, decline, more, less, next, previous, leave

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
        "a": .approve, "d": .decline, "+": .more, "=": .more, "-": .less, "j": .next, "k": .previous, "q": .leave,
    ]
}
