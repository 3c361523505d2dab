import Words

/// Two steps that explain a fact after a miss: how facts like it are found, and this one worked out.
public struct MicroLesson: Hashable, Sendable {
    /// The fact.
    public var fact: MathFact
    /// How it is found.
    public var strategy: FactStrategy
    /// The first step: a sentence about all facts of the strategy.
    public var tip: Saying
    /// The second step: this fact, worked out.
    public var example: Saying
    /// The same as a picture to draw.
    public var picture: Picture
    /// Of an addition: a sentence about its other order.
    public var twin: Saying?

    /// What explains a fact.
    public init(of fact: MathFact) {
        self.fact = fact
        strategy = fact.strategy
        tip = fact.strategy.tip
        example = fact.worked
        picture = fact.picture
        twin = fact.twin.map {
            Saying(
                "facts.twin",
                ["fact": .saying(fact.words), "twin": .saying($0.words), "result": .number(fact.result)])
        }
    }
}

extension FactStrategy {
    /// A sentence for a child about all facts of the strategy.
    public var tip: Saying { Saying("facts.tip.\(rawValue)") }
}

extension MathFact {
    /// A hint for a child: the first step, and not the result.
    public var hint: Saying { domain.rules.hint(self) }

    /// This fact, worked out by its strategy.
    public var worked: Saying { domain.rules.worked(self) }

    /// The same to draw.
    var picture: Picture { domain.rules.picture(self) }

    /// The question as it is read aloud.
    public var spoken: Saying { told("spoken.\(operation)", ["left": left, "right": right]) }

    /// As people read it: `7 + 5`, `12 − 5`.
    public var words: Saying { Saying("facts.term.\(operation)", numbers: ["left": left, "right": right]) }

    /// As people read it, with its result.
    public var equation: Saying {
        Saying("facts.equation", ["term": .saying(words), "result": .number(result)])
    }

    /// A text about it, which may name its equation.
    func told(
        _ key: String, _ numbers: KeyValuePairs<String, Int>, _ texts: KeyValuePairs<String, String> = [:]
    ) -> Saying {
        Saying("facts.\(key)", numbers: numbers, texts: texts, sayings: ["equation": equation])
    }
}
