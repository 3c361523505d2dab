import Household
import Words

/// What the live screen shows, and what its keys do to it.
struct WatchState: Equatable {
    /// One child as it is now.
    struct Child: Equatable {
        var id: ChildID
        var name: String
        /// Nil where this account may not know.
        var decision: Decision?
        /// What is running now, except what the child learns.
        var leases: [Lease] = []
        /// What it learns, or rests at.
        var work: WatchWork?
        /// What today has brought; nil: only parents know.
        var today: WatchToday?

        /// Whether a parent has locked it.
        var isLocked: Bool { decision?.state == .lockedByParent }
    }

    /// What a key asks for that kidd has to do.
    enum Order: Equatable {
        case decide(OpenRequest, minutes: Int?)
        case grant(Child, minutes: Int)
        case lock(Child)
        case unlock(Child)
        case undo(Given)
        /// A parent is there, and enters the PIN.
        case pin
        case leave
    }

    /// A grant that was given at this screen.
    struct Given: Equatable {
        var child: ChildID
        var name: String
        var grant: GrantID
        var minutes: Int
    }

    var now: Instant
    /// What the family calls itself.
    var household: String?
    /// Whether a parent's PIN was entered: else it shows what kidd tells anybody, and answers nothing.
    var isParent = true
    var children: [Child] = []
    /// What is open, the oldest first.
    var requests: [OpenRequest] = []
    /// False while kidd does not answer.
    var isConnected = true
    /// What a parent has to know of kidd itself, such as that there is no backup.
    var notes: [String] = []
    /// What the last key came to.
    var message: String?
    /// The line that somebody has moved to; nil as long as nobody has.
    private(set) var selected: Place?
    /// What was given here and not taken back here, the newest last.
    private(set) var given: [Given] = []
    /// Until when, on the monotonic clock, no key decides anything: the line that keys are for has just become another
    /// one, or a key has just decided.
    private(set) var heldUntil: Milliseconds = 0
    /// Until when `u` does nothing, because it has just been pressed.
    private var undoHeldUntil: Milliseconds = 0
    /// The line that keys were for when the screen was last shown.
    private var seen: Place?
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
    /// How long somebody has to see another line before keys are for it.
    static let lookFirst: Milliseconds = .second
    /// Grants that are remembered to be taken back.
    static let mostGiven = 20

    /// What is said of a key that came too soon.
    private let tooSoon: String
    /// What is said of a key that only a parent may press.
    private let needsPIN: String

    init(now: Instant, language: Language = .briefEnglish) {
        self.now = now
        tooSoon = language.say("watch.tooSoon")
        needsPIN = language.say("watch.needsPIN")
    }

    /// Whether a child may begin something at this moment, or is at it: kidd tells of neither.
    var isSomebodyFree: Bool { children.contains { $0.decision?.allowed == true || $0.work?.isResting == false } }

    /// kidd is not there: what the last key came to was said of a kidd that was, and is no news when it is back.
    mutating func lose() {
        isConnected = false
        message = nil
    }

    /// Nobody is a parent any more: what only parents may see is forgotten.
    mutating func becomeAnybodys() {
        isParent = false
        requests = []
        given = []
        notes = []
        for index in children.indices {
            children[index].leases = []
            children[index].work = nil
            children[index].today = nil
        }
    }

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

    /// The screen shows this state now. A line that keys are for since it was shown last, and that nobody has moved to,
    /// holds the keys back for a moment: a key is for what its parent saw.
    mutating func show(at now: Milliseconds) {
        if let seen, seen != place { hold(at: now) }
        seen = place
    }

    /// Whether keys that decide something do nothing yet.
    func isHeld(at now: Milliseconds) -> Bool { now < heldUntil }

    /// Something was decided now: what comes into its place has to be seen first.
    mutating func hold(at now: Milliseconds) { heldUntil = max(heldUntil, now + Self.lookFirst) }

    /// Remembers what was given here.
    mutating func give(_ new: Given) {
        given = (given.filter { $0.child != new.child || $0.grant != new.grant } + [new]).suffix(Self.mostGiven)
    }

    /// Takes in a key.
    ///
    /// - Parameter now: the time on the monotonic clock.
    mutating func press(_ key: WatchKey, at now: Milliseconds) -> Order? {
        message = nil
        guard isParent || !key.isForParents else {
            message = needsPIN
            return nil
        }
        if key == .undo { return undo(at: now) }
        guard key.decides else { return order(for: key) }
        guard !isHeld(at: now), seen == nil || seen == place else {
            message = tooSoon
            return nil
        }
        guard let order = order(for: key) else { return nil }
        hold(at: now)
        return order
    }

    private mutating func undo(at now: Milliseconds) -> Order? {
        guard now >= undoHeldUntil, let last = given.popLast() else { return nil }
        undoHeldUntil = now + Self.lookFirst
        return .undo(last)
    }

    private mutating func order(for key: WatchKey) -> Order? {
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
        case .pin: return isParent ? nil : .pin
        case .undo: break
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
        // Who moves sees where to.
        seen = selected
    }
}

/// A key of the live screen.
enum WatchKey: Equatable {
    case approve, decline, grant, lock, undo, more, less, next, previous, pin, leave

    /// Whether it changes something for the line that is chosen.
    var decides: Bool { [.approve, .decline, .grant, .lock].contains(self) }

    /// Whether it is of use to a parent alone.
    var isForParents: Bool { decides || [.undo, .more, .less].contains(self) }

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
        "k": .previous, "p": .pin, "q": .leave, "u": .undo,
    ]
}
