@testable import Household

/// What a child does on one day of a pattern.
enum DayDeed: Int, CaseIterable {
    case nothing
    case counts
    case twoLessons

    var lessons: Int { rawValue }
}

/// The streak of a set of days by what each of them is to the days before it, without any state (Rewards, Day streak).
struct GraceOracle {
    /// Whether the days counted, from the first one on.
    let counted: [Bool]
    /// The missed days that were bridged: for each day, whether one of the seven before was, is asked often.
    private(set) var bridged: Set<Int> = []

    init(counted: [Bool]) {
        self.counted = counted
        for day in counted.indices where !has(day) && has(day - 1) && has(day + 1) && isFree(day) {
            bridged.insert(day)
        }
    }

    func has(_ day: Int) -> Bool { counted.indices.contains(day) && counted[day] }

    /// Whether a missed day could be bridged: none of the seven before it was.
    func isFree(_ missed: Int) -> Bool { !(missed - 7..<missed).contains { bridged.contains($0) } }

    /// What the streak came to on a day that counted.
    func value(on day: Int) -> Int {
        if has(day - 1) { return value(on: day - 1) + 1 }
        return has(day - 2) && isFree(day - 1) ? value(on: day - 2) + 1 : 1
    }

    func state(on day: Int) -> StreakState {
        if has(day) { return .active }
        if has(day - 1) { return .open }
        if has(day - 2), isFree(day - 1) { return .grace }
        return counted.contains(true) ? .ended : .none
    }

    var longest: Int { counted.indices.filter { has($0) }.map { value(on: $0) }.max() ?? 0 }
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
        let canBridge = !bridged.contains { ($0 + 1...$0 + 7).contains(today - 1) }
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
