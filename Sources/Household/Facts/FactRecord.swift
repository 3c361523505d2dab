/// How far a child is with a record of facts (Learning, Facts 0-20).
public enum FactState: String, CaseIterable, Comparable, Sendable {
    /// It was never typed.
    case new
    /// It is live: it was not right twice since it came, or since it was wrong.
    case learning
    /// It was right twice.
    case known
    /// It was right within the time gate in two of its last three typed answers, on two days.
    case fluent

    public static func < (left: FactState, right: FactState) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A typed first answer to a record, as far as fluency asks.
public struct FactAnswer: Hashable, Sendable {
    /// Whether it was right, and within the time gate by the child's own typing.
    public var isFast: Bool
    /// The household day.
    public var day: Day

    /// All members.
    public init(isFast: Bool, day: Day) {
        self.isFast = isFast
        self.day = day
    }
}

/// What is known of one record of facts.
public struct FactRecord: Hashable, Sendable {
    /// The last three typed first answers, the newest last.
    public var last: [FactAnswer]
    /// The first of the household days on which it was fast, since it was fast less than twice in three answers; nil: none.
    public var firstFastDay: Day?
    /// Whether it is fluent: it stays so, until fewer than two of the last three answers are fast.
    public var isFluent: Bool
    /// Right answers that it still needs before it is known; 0: it is.
    public var needed: Int
    /// Whether its last typed first answer was wrong.
    public var isMissed: Bool
    /// How often it was missed on ``lastDay``.
    public var missesOfDay: Int
    /// Typed first answers.
    public var answers: Int
    /// Household days with one.
    public var days: Int
    /// The last of these days.
    public var lastDay: Day
    /// How long the last right answer took without typing, in milliseconds; nil where no speed is known.
    public var netMilliseconds: Int?
    /// How well it is remembered.
    public var memory: SkillMemory?
    /// The best state that it ever had: it never falls for a child's eyes.
    public var best: FactState
    /// Whether it was fluent once, and is not so now.
    public var hasLapsed: Bool

    /// All members.
    public init(
        last: [FactAnswer], firstFastDay: Day? = nil, isFluent: Bool = false, needed: Int, isMissed: Bool,
        missesOfDay: Int = 0, answers: Int, days: Int, lastDay: Day,
        netMilliseconds: Int?, memory: SkillMemory?, best: FactState, hasLapsed: Bool
    ) {
        self.last = last
        self.firstFastDay = firstFastDay
        self.isFluent = isFluent
        self.needed = needed
        self.isMissed = isMissed
        self.missesOfDay = missesOfDay
        self.answers = answers
        self.days = days
        self.lastDay = lastDay
        self.netMilliseconds = netMilliseconds
        self.memory = memory
        self.best = best
        self.hasLapsed = hasLapsed
    }

    /// A record before its first answer.
    init(on day: Day) {
        self.init(
            last: [], needed: FactRules.rightBeforeKnown, isMissed: false, answers: 0, days: 0, lastDay: day,
            netMilliseconds: nil, memory: nil, best: .new, hasLapsed: false)
    }

    /// How far the child is with it.
    public var state: FactState {
        if answers == 0 { return .new }
        if isFluent { return .fluent }
        return needed > 0 ? .learning : .known
    }

    /// Fluent is right within the gate in two of the last three typed answers, on two days. The days need not be those of
    /// the last three: else a child who practises much on one day would lose what it has.
    private mutating func noteFluency() {
        let fast = last.filter(\.isFast)
        guard fast.count >= FactRules.fastBeforeFluent, let latest = fast.last?.day else {
            isFluent = false
            firstFastDay = fast.first?.day
            return
        }
        let first = min(firstFastDay ?? latest, fast.first?.day ?? latest)
        firstFastDay = first
        if first < latest { isFluent = true }
    }

    /// Takes in a typed first answer.
    ///
    /// - Returns: whether it is fluent again after a lapse.
    mutating func take(_ mark: FactMark, isRight: Bool, on day: Day) -> Bool {
        let before = state
        if answers == 0 || lastDay != day {
            days += 1
            missesOfDay = 0
        }
        if !isRight { missesOfDay += 1 }
        answers += 1
        lastDay = day
        isMissed = !isRight
        needed = isRight ? max(0, needed - 1) : needed == 0 ? FactRules.rightAfterSlip : FactRules.rightBeforeKnown
        last = (last + [FactAnswer(isFast: isRight && mark.isFast, day: day)]).suffix(FactRules.answersOfFluency)
        noteFluency()
        if isRight, let net = mark.netMilliseconds { netMilliseconds = net }
        if let memory = mark.memory?.memory { self.memory = memory }
        let now = state
        best = max(best, now)
        if before == .fluent, now != .fluent { hasLapsed = true }
        guard hasLapsed, now == .fluent else { return false }
        hasLapsed = false
        return true
    }
}
