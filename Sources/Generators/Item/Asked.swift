import Household
import QuestionKinds

/// What is right in an item, and what might be answered instead.
public enum Asked: Hashable, Sendable {
    /// One text is right: to choose, or to fill in, with tiles or without.
    case text(String, wrong: [WrongAnswer], bank: Bool)
    /// Yes or no, the words for them, and the misconception of whoever says the other.
    case yesNo(Bool, words: YesNoWords, misconception: String)
    /// Texts to bring into this order, with the misconception of whoever does not.
    case order([String], misconception: String)
    /// Texts that go together, with the misconception of whoever puts them together otherwise.
    case pairs([AskedPair], misconception: String)

    /// Where hops along a number line end.
    case hops(AskedLine, to: Int, wrong: [WrongAnswer])
    /// A number to lay out with tens and ones.
    case blocks(Int)
    /// Texts in a row of which some are to be found, at these places from 0, with the misconception of whoever takes another
    /// one of them.
    case pattern([String], missing: [Int], wrong: [WrongAnswer], misplaced: String)
    /// Texts with the bin into which each belongs, and the misconception of whoever puts one elsewhere.
    case bins([AskedPair], misconception: String)
    /// So many parts of a shape to shade.
    case shading(PartedShape, parts: Int, shaded: Int)
    /// A clock to set.
    case clock(hour: Int, minute: Int, step: Int, isDigital: Bool)
    /// An amount to lay out with these coins.
    case coins([Coins.Coin], cents: Int, isFewest: Bool)
    /// Bars to build, with the misconception of whoever makes one too high or too low.
    case graph([AskedBar], highest: Int, misconception: String)
    /// So many units.
    case length(Int, unit: String, wrong: [WrongAnswer])
    /// How one thing compares with another, in a word.
    case comparison(String, of: Measure.Quantity)

    /// A number is right.
    public static func number(_ number: Int, wrong: [WrongAnswer], bank: Bool = true) -> Asked {
        .text(String(number), wrong: wrong, bank: bank)
    }

    /// The misconceptions of all wrong answers.
    public var misconceptions: [String] {
        switch self {
        case .text(_, let wrong, _), .hops(_, _, let wrong), .pattern(_, _, let wrong, _), .length(_, _, let wrong):
            wrong.map(\.misconception)
        case .blocks, .shading, .clock, .coins, .comparison: []
        case .yesNo(_, _, let misconception), .order(_, let misconception), .pairs(_, let misconception),
            .bins(_, let misconception), .graph(_, _, let misconception):
            [misconception]
        }
    }
}

/// A wrong answer that somebody gives who misunderstands one thing.
public struct WrongAnswer: Hashable, Sendable {
    /// The answer.
    public var text: String
    /// The tag of what is misunderstood.
    public var misconception: String

    /// An answer with its tag.
    public init(_ text: String, _ misconception: String) {
        self.text = text
        self.misconception = misconception
    }

    /// So many numbers of those that come into question: distinct, not the right one, within bounds. Who is first goes
    /// round with `turn`, so that the right number is neither always in the middle nor always the largest.
    static func numbers(
        _ candidates: [(Int, String)], right: Int, within bounds: ClosedRange<Int>, count: Int, turn: Int
    ) -> [WrongAnswer] {
        let texts = candidates.filter { bounds.contains($0.0) }.map { WrongAnswer(String($0.0), $0.1) }
        return chosen(texts, right: String(right), count: count, turn: turn)
    }

    /// So many numbers, distinct and within bounds: first one that tells how it was found, then a near miss, and so on. A number
    /// that is both is told as the first.
    static func numbers(
        telling: [(Int, String)], near: [(Int, String)], right: Int, within bounds: ClosedRange<Int>, count: Int,
        turn: Int
    ) -> [WrongAnswer] {
        var seen: Set<Int> = [right]
        let possible = [telling, near].map { candidates in
            candidates.filter { bounds.contains($0.0) && seen.insert($0.0).inserted }
                .map { WrongAnswer(String($0.0), $0.1) }
        }
        let turned = possible.map { list in list.indices.map { list[(turn + $0) % list.count] } }
        let longest = turned.map(\.count).max() ?? 0
        let mixed = (0..<longest).flatMap { place in turned.compactMap { place < $0.count ? $0[place] : nil } }
        return Array(mixed.prefix(count))
    }

    /// So many of those that come into question: distinct, not the right one.
    static func chosen(_ candidates: [WrongAnswer], right: String, count: Int, turn: Int) -> [WrongAnswer] {
        var seen: Set<String> = [right]
        let possible = candidates.filter { seen.insert($0.text).inserted }
        guard possible.count > count else { return possible }
        return (0..<count).map { possible[(turn + $0) % possible.count] }
    }
}

/// A number line to hop along.
public struct AskedLine: Hashable, Sendable {
    /// The first and the last number.
    public var range: NumberRange
    /// From one tick to the next.
    public var step: Int
    /// Where the hops begin; nil: the child points to a place.
    public var start: Int?

    /// A line.
    public init(_ range: NumberRange, step: Int = 1, start: Int? = nil) {
        self.range = range
        self.step = step
        self.start = start
    }

    /// Whether a number is at a tick.
    public func hasTick(_ number: Int) -> Bool { range.contains(number) && (number - range.from) % step == 0 }
}

/// The words for yes and no in the language of a template: its labels `yes` and `no`.
public struct YesNoWords: Hashable, Sendable {
    /// The word for yes.
    public var yes: String
    /// The word for no.
    public var no: String

    /// The labels of a dress.
    public init(_ dress: Dress) {
        yes = dress.label("yes")
        no = dress.label("no")
    }

    /// What a generator declares that asks for yes or no.
    static let labels = [Term("yes", "the word for yes"), Term("no", "the word for no")]
}

/// A bar to build.
public struct AskedBar: Hashable, Sendable {
    /// What it is about.
    public var text: String
    /// The drawing below it.
    public var image: String
    /// How high it is.
    public var value: Int

    /// A bar.
    public init(text: String, image: String, value: Int) {
        self.text = text
        self.image = image
        self.value = value
    }
}

/// Two texts that go together.
public struct AskedPair: Hashable, Sendable {
    /// The tile on the left; of bins what is put away.
    public var left: String
    /// Its partner; of bins the bin.
    public var right: String

    /// A pair.
    public init(_ left: String, _ right: String) {
        self.left = left
        self.right = right
    }
}
