/// The badges that the children of a household can earn: those of the program, then the family's own.
///
/// It is an object that never changes, because every turn is handed it: another badge makes another set.
public final class BadgeSet: Sendable {
    /// All that can be earned, in the order in which they are shown.
    public let all: [Badge]
    /// The keys of the program's own.
    public let shipped: Set<BadgeKey>
    /// Those that a family took away, and that somebody has, are among them.
    private let known: [BadgeKey: Badge]

    /// The numbers of scored first answers that a badge waits for: each answer is compared with them.
    let answerTargets: [Int]
    /// The same of points.
    let pointTargets: [Int]
    /// The same of stars.
    let starTargets: [Int]
    /// The same of minutes of learning.
    let minuteTargets: [Int]

    /// - Parameters:
    ///   - shipped: those of the program, in their order; they go before a family's own of the same key.
    ///   - book: the family's own.
    public init(shipped: [Badge], own book: BadgeBook = BadgeBook()) {
        let keys = Set(shipped.map(\.key))
        let all = shipped + book.own.filter { !keys.contains($0.key) }
        self.all = all
        self.shipped = keys
        known = Dictionary((all + book.removed).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        func targets(_ number: (BadgeCondition) -> Int?) -> [Int] {
            Set(all.compactMap { number($0.condition) }).sorted()
        }
        answerTargets = targets { if case .questionsAnswered(let target) = $0 { target } else { nil } }
        pointTargets = targets { if case .basePoints(let target) = $0 { target } else { nil } }
        starTargets = targets { if case .starsEarned(let target) = $0 { target } else { nil } }
        minuteTargets = targets { if case .learningMinutes(let target) = $0 { target } else { nil } }
    }

    /// The program's badges with others of the family's own.
    public func with(_ book: BadgeBook) -> BadgeSet {
        BadgeSet(shipped: all.filter { shipped.contains($0.key) }, own: book)
    }

    /// The badge with this key, with the newest words; nil when there never was one.
    public func badge(_ key: BadgeKey) -> Badge? { known[key] }

    /// Whether a badge is the family's, and not the program's.
    public func isOwn(_ key: BadgeKey) -> Bool { known[key] != nil && !shipped.contains(key) }
}
