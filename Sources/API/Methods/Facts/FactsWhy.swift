import Household
import JSONRPC
import Shapes

/// `facts.why`: how a math fact is found.
public enum FactsWhy {
    /// The parameters of `facts.why`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The fact.
        public var fact: MathFact

        public init(child: String, fact: MathFact) {
            self.child = child
            self.fact = fact
        }
    }

    /// The result of `facts.why`.
    public struct Result: Equatable, Sendable {
        public var lesson: MicroLesson
        /// 1 to 6.
        public var band: Int
        public var family: [MathFact]

        public init(lesson: MicroLesson, band: Int, family: [MathFact]) {
            self.lesson = lesson
            self.band = band
            self.family = family
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "facts.why",
        "Explains a math fact at no cost: how it is found, worked out in words and as a picture, and its family. Not while the "
            + "child is asked for it.",
        role: .child,
        params: Shape<Params>.object("FactsWhyParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("fact", \.fact, .mathFact, "Such as `7+5`, `12-5`, `7*8` or `56/7`.")
        },
        result: Shape<Result>.object("FactExplained", "", make: Result.init) {
            required("microLesson", \.lesson, .microLesson, "Both steps.")
            required("factBand", \.band, .integer(1...FactBand.allCases.count), "The band that it belongs to.")
            required("family", \.family, .list(of: .mathFact), "All facts of the same three numbers.")
        },
        errors: [.unknownChild, .hintNotAvailable])
}
