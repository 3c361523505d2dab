import Household
import QuestionKinds
import Shapes

/// Halves, thirds and fourths of shapes.
public enum Fractions: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The shapes.
        public var shapes: [PartedShape]
        /// Into how many parts they are cut.
        public var parts: [Int]
        /// What is asked for.
        public var ask: Ask
        /// How many of them are shaded, or are to be.
        public var shaded: NumberRange
        /// Whether two of four parts are called a half.
        public var isReduced: Bool
        /// How many options or tiles.
        public var options: Int
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// Parts to shade.
        case shade
        /// The name of what is shaded.
        case name
        /// Whether so much is shaded.
        case isShaded
        /// Whether all parts are equal.
        case areEqual
        /// How many parts there are.
        case howMany
        /// The name of the parts.
        case partName
    }

    /// A shape in parts.
    public struct Fact: Hashable, Sendable {
        /// The shape.
        public var shape: PartedShape
        /// How many parts.
        public var parts: Int
        /// How many of them are shaded.
        public var shaded: Int
        /// The first shaded one.
        public var start: Int
        /// Whether all parts are equal.
        public var isEqual: Bool
        /// The fraction that is asked about.
        public var asked: NamedFraction
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "fractions"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Halves, thirds and fourths of shapes: to shade, to name, equal parts or not."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "FractionsParameters", "Which shapes, in how many parts, and what is asked.", make: Parameters.init
    ) {
        required(
            "shapes", \.shapes, .list(of: .word(), minimum: 1, maximum: 4), "A triangle is cut into two parts alone.")
        required("parts", \.parts, .list(of: .integer(2...4), minimum: 1, maximum: 3), "How many parts.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("shaded", \.shaded, .range(1...3), to: NumberRange(1, 3), "How many are shaded; never all.")
        defaulted("reduced", \.isReduced, .boolean, to: false, "Whether two of four parts are called a half.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("shape", "the word for the shape"),
        .number("parts", "how many parts there are", tellsAnswer: true),
        .number("shaded", "how many parts are shaded, or are to be", tellsAnswer: true),
        Placeholder("fraction", "the name of what is shaded, or is asked about", tellsAnswer: true),
        Placeholder("partNames", "what the parts are called: halves", tellsAnswer: true),
        Placeholder("list", "the word for a part, so many times, also for larger and for shaded ones"),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherParts", .fractionParts, "named it after another number of parts"),
        Misconception("namedTheRest", .fractionParts, "named what is not shaded"),
        Misconception("otherNumber", .fractionParts, "counted other parts as shaded"),
        Misconception("countedOneTwice", .offByOne, "counted one part twice"),
        Misconception("missedOne", .offByOne, "left one part out"),
        Misconception("lostTrack", .miscounted, "is further off than by one"),
        Misconception("ignoredSize", .fractionParts, "did not see that parts differ in size"),
        Misconception("misjudged", .fractionParts, "said yes for no, or no for yes"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("compareParts", "the parts are compared in size"), Term("countParts", "the parts are counted"),
        Term("countShaded", "the shaded parts are counted, and all parts"),
    ]

    /// Words for shapes, fractions and parts.
    public static let labels =
        YesNoWords.labels
        + PartedShape.allCases.map { Term($0.rawValue, "the word for this shape") }
        + NamedFraction.allCases.map { Term($0.rawValue, "such as \"one half\"") }
        + NamedFraction.parts.map { Term($0.value, "such as \"halves\"") }.sorted { $0.name < $1.name }
        + [
            Term("part", "such as \"a part\""), Term("samePart", "such as \"a part as large\""),
            Term("largerPart", "such as \"a larger part\""), Term("shadedPart", "such as \"shaded part\""),
            Term("plainPart", "such as \"white part\""), Term("largerPlainPart", "such as \"larger white part\""),
        ]

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.shaded.faults(at: "shaded")
        if Set(parameters.shapes).count < parameters.shapes.count {
            faults.append(BodyFault(pointer: "/shapes", reason: "names a shape twice"))
        }
        if Set(parameters.parts).count < parameters.parts.count {
            faults.append(BodyFault(pointer: "/parts", reason: "has a number twice"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .shade: [FractionShading.kind]
        case .name, .partName: [MultipleChoice.kind, FillInBlank.kind]
        case .isShaded, .areEqual: [YesNo.kind]
        case .howMany: [Count.kind, MultipleChoice.kind, FillInBlank.kind]
        }
    }

    /// Words.
    public static func needs(of parameters: Parameters) -> Needs {
        let shapes = parameters.shapes.map(\.rawValue)
        let fractions = parameters.fractions.map(\.rawValue)
        let yesNo = YesNoWords.labels.map(\.name)
        switch parameters.ask {
        case .shade: return Needs(labels: shapes + parameters.named.map(\.rawValue))
        case .name: return Needs(labels: shapes + fractions + ["shadedPart", "plainPart"])
        case .isShaded:
            return Needs(labels: shapes + fractions + yesNo + ["shadedPart", "plainPart", "largerPlainPart"])
        case .areEqual: return Needs(labels: shapes + yesNo + ["part", "samePart", "largerPart"])
        case .howMany: return Needs(labels: shapes + ["part"])
        case .partName:
            return Needs(labels: shapes + ["part"] + parameters.wholes.compactMap { NamedFraction.parts[$0] })
        }
    }

    /// Each shape in its parts, with each number of shaded ones where some are.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.shapes.flatMap { shape in
            parameters.parts.filter { shape != .triangle || $0 == 2 }.flatMap { parts in
                facts(of: parameters, shape: shape, parts: parts)
            }
        }
    }

    private static func facts(of parameters: Parameters, shape: PartedShape, parts: Int) -> [Fact] {
        func fact(_ shaded: Int, start: Int = 0, isEqual: Bool = true, asked: NamedFraction? = nil) -> Fact {
            Fact(
                shape: shape, parts: parts, shaded: shaded, start: start, isEqual: isEqual,
                asked: asked ?? NamedFraction.of(max(1, shaded), parts, isReduced: parameters.isReduced),
                parameters: parameters)
        }
        let some = parameters.shaded.numbers.filter { $0 < parts }
        switch parameters.ask {
        case .shade: return some.map { fact($0) }
        case .name: return some.flatMap { shaded in (0..<parts).map { fact(shaded, start: $0) } }
        case .areEqual: return [fact(0), fact(0, isEqual: false)]
        case .howMany, .partName: return [fact(0)]
        case .isShaded:
            let others = some.flatMap { shaded -> [Fact] in
                let own = fact(shaded)
                let other = parameters.fractions.filter { !$0.isSame(as: own.asked) }
                return [own, fact(shaded, start: 1, asked: other[(shaded + shape.rawValue.utf8.count) % other.count])]
            }
            return others + some.prefix(1).map { fact($0, isEqual: false) }
        }
    }
}

extension Fractions {
    /// A template for the reference.
    public static let example = """
        {"id": "how-much-is-shaded", "generator": "fractions", "version": 1, "code": "1.G.A.3",
         "labels": {"circle": "circle", "square": "square", "oneHalf": "one half", "oneFourth": "one fourth",
                    "twoFourths": "two fourths", "threeFourths": "three fourths", "shadedPart": "shaded part",
                    "plainPart": "white part"},
         "texts": [{
           "prompt": "How much of the {shape} is shaded?",
           "picture": "A {shape} in equal parts: {list}.",
           "hints": ["How many equal parts are there?", "How many of them are shaded?"],
           "explanation": "{shaded} of {parts} equal parts {shaded is|are} shaded. That is {fraction}.",
           "mistakes": {
             "otherParts": "You chose {given}. Count all the parts.",
             "namedTheRest": "You chose {given}. Which parts are shaded?",
             "otherNumber": "You chose {given}. Count the shaded parts."}}],
         "fractions": {
           "halves": {"shapes": ["circle", "square"], "parts": [2], "ask": "name"},
           "fourths": {"shapes": ["circle", "square"], "parts": [2, 4], "ask": "name"}}}
        """
}
