@testable import Household

/// What a child does on one day of a pattern.
enum DayDeed: Int, CaseIterable {
    case nothing
    case counts
    case twoLessons

    var lessons: Int { rawValue }
}

/// The streak of a set of days by what each of them is to the others, as numbers of bits (Rewards, Day streak): the streak
/// goes back to the nearest missed day that was not bridged.
struct GraceOracle {
    /// Whether the days counted, the newest lowest.
    private var counted: UInt32 = 0
    /// The missed days that were bridged.
    private var bridged: UInt32 = 0
    /// How many days there were.
    private(set) var days = 0
    /// The most that it came to.
    private(set) var longest = 0

    /// The days with one more.
    func then(_ counts: Bool) -> GraceOracle {
        var next = self
        next.days += 1
        next.counted = counted << 1 | (counts ? 1 : 0)
        // Rest, learning before and after it, and no rest of the six days before it was bridged.
        let isBridged = next.counted & 0b111 == 0b101 && bridged & 0b111_1110 == 0
        next.bridged = bridged << 1 | (isBridged ? 0b10 : 0)
        if counts { next.longest = max(longest, next.value) }
        return next
    }

    /// What the streak came to by the last day, which counted: the days that did since the last missed one that was not bridged.
    var value: Int {
        let breaks = ~counted & ~bridged
        let since = min(days, breaks.trailingZeroBitCount)
        return (counted & ((1 << since) - 1)).nonzeroBitCount
    }

    /// How it stands on the morning after the last day.
    var state: StreakState {
        if counted == 0 { return .none }
        if counted & 1 == 1 { return .open }
        return counted & 0b11 == 0b10 && bridged & 0b111_1110 == 0 ? .grace : .ended
    }

    var pattern: String { String(counted, radix: 2) }
}

/// The streak day by day, with every streak that ever ended in a list (Rewards, Day streak).
struct RepairOracle {
    struct Run: Equatable {
        var value: Int
        var ended: Int
    }

    var today: Int
    /// The streak that goes on; nil when there is none.
    var alive: Int?
    var idleDays = 0
    var bridged: [Int] = []
    var ended: [Run] = []
    var repairs: [Int] = []
    var hasBegun = false
    var learnedToday = false

    init(today: Int) { self.today = today }

    /// The next morning.
    mutating func sleep() {
        idleDays = learnedToday ? 0 : idleDays + 1
        learnedToday = false
        today += 1
        guard let value = alive else { return }
        let canBridge = !bridged.contains { ($0 + 1...$0 + 6).contains(today - 1) }
        if idleDays >= 2 || (idleDays == 1 && !canBridge) {
            ended.append(Run(value: value, ended: today))
            alive = nil
        }
    }

    mutating func learn(_ deed: DayDeed) {
        if deed == .nothing { return }
        if alive != nil, idleDays == 1 { bridged.append(today - 1) }
        alive = (alive ?? 0) + 1
        (learnedToday, hasBegun, idleDays) = (true, true, 0)
        guard deed == .twoLessons, let run = repairable else { return }
        alive = run.value + 1
        repairs.append(today)
    }

    private static func month(_ day: Int) -> String { String(Day(number: day).description.prefix(7)) }

    /// The best streak that ended today, yesterday or the day before, once in a month, if that makes it any longer.
    var repairable: Run? {
        if repairs.contains(where: { Self.month($0) == Self.month(today) }) { return nil }
        let best = ended.filter { today - $0.ended <= 2 }.max { ($0.value, $0.ended) < ($1.value, $1.ended) }
        let without = (alive ?? 0) + (learnedToday ? 0 : 1)
        return best.flatMap { $0.value + 1 > without ? $0 : nil }
    }

    var state: StreakState {
        guard hasBegun else { return .none }
        guard alive != nil else { return .ended }
        return learnedToday ? .active : idleDays == 0 ? .open : .grace
    }
}
