import Words

/// A level of lifetime points: data of a number, a name and where it begins (Rewards, Levels).
public struct Level: Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// What it is called.
    public var name: Saying
    /// The lifetime points at which it begins.
    public var from: Int
    /// The points at which the next one begins.
    public var to: Int

    /// The level that so many lifetime points have come to. Points never fall, and so no level does.
    public init(points: Int) {
        var number = 1
        while Self.start(of: number + 1) <= points { number += 1 }
        self.init(number: number)
    }

    private init(number: Int) {
        self.number = number
        name = Saying("level.\(min(number, Self.starts.count))")
        from = Self.start(of: number)
        to = Self.start(of: number + 1)
    }

    /// The points at which a level begins: those of the table, then on by the rule behind it, 50·n·(n−1).
    static func start(of number: Int) -> Int {
        number <= starts.count ? starts[number - 1] : 50 * number * (number - 1)
    }

    /// Of each level that has a name of its own; the last name stays for all levels after it.
    static let starts = [
        0, 100, 300, 600, 1_000, 1_500, 2_100, 2_800, 3_600, 4_500, 5_500, 6_600, 7_800, 9_100, 10_500, 12_000, 13_600,
        15_300, 17_100, 19_000,
    ]
}
