import Shapes

/// One wording of a template, such as one story.
public struct TextSet: Hashable, Sendable {
    /// What is asked.
    public var prompt: String
    /// What is read aloud; the prompt when absent.
    public var narration: String?
    /// The picture for those who do not see it; there where the picture is.
    public var picture: String?
    /// One to three, the gentlest first.
    public var hints: [String]
    /// How the answer is found.
    public var explanation: String
    /// What is said about each misconception.
    public var mistakes: [String: String]
    /// Other hints and another explanation for items that are best solved in one way.
    public var strategies: [String: StrategyText]

    /// The hints and the explanation by a strategy.
    func told(_ strategy: String) -> StrategyText {
        strategies[strategy] ?? StrategyText(hints: hints, explanation: explanation)
    }
}

/// What is told where an item is best solved in one way.
public struct StrategyText: Hashable, Sendable {
    /// One to three, the gentlest first.
    public var hints: [String]
    /// How the answer is found.
    public var explanation: String
}

extension Shape where Value == TextSet {
    /// A wording in a template.
    static let textSet = Shape.object(
        "PackTextSet", "One wording of a template.",
        make: {
            TextSet(prompt: $0, narration: $1, picture: $2, hints: $3, explanation: $4, mistakes: $5, strategies: $6)
        }
    ) {
        required("prompt", \.prompt, .templateText)
        optional("narration", \.narration, .templateText, "What is read aloud; absent: the prompt.")
        optional("picture", \.picture, .templateText, "The picture for those who do not see it.")
        required("hints", \.hints, .list(of: .templateText, minimum: 1, maximum: 3), "The gentlest first.")
        required("explanation", \.explanation, .templateText)
        unless(
            "mistakes", \.mistakes, .dictionary(of: .templateText), is: [:], "What is said about each misconception.")
        unless(
            "strategies", \.strategies, .dictionary(of: .strategyText), is: [:],
            "Other hints and explanations, by the name of a strategy.")
    }
}

extension Shape where Value == StrategyText {
    /// Hints and explanation of one strategy in a template.
    static let strategyText = Shape.object(
        "PackStrategyText", "For items that are best solved in one way.", make: StrategyText.init
    ) {
        required("hints", \.hints, .list(of: .templateText, minimum: 1, maximum: 3), "The gentlest first.")
        required("explanation", \.explanation, .templateText)
    }
}

extension Shape where Value == String {
    /// A text with placeholders.
    static let templateText = Shape.text(1...1000)
}
