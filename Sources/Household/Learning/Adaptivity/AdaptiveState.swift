import Words

/// How hard questions of a subject are for a child, 1 to 5, and how that came about (Learning, Adaptive difficulty).
public struct AdaptiveState: Hashable, Sendable {
    /// The level that is asked now, 1 to 5.
    public var level: Int
    /// What the child can, on the scale of the levels, in thousandths: a question of that level is right one time in two.
    public var ability: Int
    /// Right answers in a row since the last change.
    public var right: Int
    /// Wrong answers in a row since the last change.
    public var wrong: Int
    /// The last changes, the newest last.
    public package(set) var history: [LevelChange]

    /// Changes that are kept.
    public static let mostChanges = 50

    /// All members; without arguments a child that begins.
    public init(
        level: Int = AdaptiveRule.firstLevel, ability: Int = AdaptiveRule.firstLevel * 1000, right: Int = 0,
        wrong: Int = 0, history: [LevelChange] = []
    ) {
        self.level = level
        self.ability = ability
        self.right = right
        self.wrong = wrong
        self.history = history
    }

    /// Takes in what an answer did. Total.
    mutating func apply(_ mark: LevelMark, at instant: Instant) {
        if let reason = mark.reason {
            history.append(LevelChange(from: level, to: mark.level, reason: reason, at: instant))
            if history.count > Self.mostChanges { history.removeFirst() }
        }
        (level, ability, right, wrong) = (mark.level, mark.ability, mark.right, mark.wrong)
    }

    /// Whether the level ever fell. Rises alone are four at most, so that forgetting the oldest changes hides no fall.
    var hasFallen: Bool { history.contains { $0.to < $0.from } }

    /// Whether nothing was answered since the level changed.
    public var isFresh: Bool { right == 0 && wrong == 0 && !history.isEmpty }
}

/// A change of the level.
public struct LevelChange: Hashable, Sendable {
    /// The level before.
    public var from: Int
    /// The level after.
    public var to: Int
    /// Why.
    public var reason: LevelReason
    /// When.
    public var at: Instant

    /// All members.
    public init(from: Int, to: Int, reason: LevelReason, at: Instant) {
        self.from = from
        self.to = to
        self.reason = reason
        self.at = at
    }
}

/// Why a level changed.
public enum LevelReason: String, CaseIterable, Sendable {
    /// So many right in a row that harder ones teach more.
    case rightInRow
    /// Two wrong in a row.
    case wrongInRow
    /// More would be right than four of five.
    case tooEasy
    /// Fewer would be right than four of five.
    case tooHard

    /// A sentence for a parent.
    public var say: Saying { Saying("parent.level.\(rawValue)") }
}

/// What a first answer does to the level of its subject, as it was decided when it was given.
public struct LevelMark: Hashable, Sendable {
    /// The level after it.
    public var level: Int
    /// The ability after it, in thousandths.
    public var ability: Int
    /// Right answers in a row after it.
    public var right: Int
    /// Wrong answers in a row after it.
    public var wrong: Int
    /// Why the level changed; nil: it stayed.
    public var reason: LevelReason?

    /// All members.
    public init(level: Int, ability: Int, right: Int = 0, wrong: Int = 0, reason: LevelReason? = nil) {
        self.level = level
        self.ability = ability
        self.right = right
        self.wrong = wrong
        self.reason = reason
    }
}
