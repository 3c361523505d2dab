import Household
import QuestionKinds
import Shapes

/// Patterns that repeat a unit, one element of them missing.
public enum RepeatingPattern: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// What is repeated.
        public var units: [Unit]
        /// How many elements, the missing one included.
        public var length: NumberRange
        /// Which element is missing.
        public var gap: Gap
        /// What the elements are.
        public var elements: Elements
        /// How many options.
        public var options: Int
    }

    /// What is repeated: the same letter is the same element.
    public enum Unit: String, CaseIterable, Sendable {
        /// Two take turns.
        case ab = "AB"
        /// Two of one, one of another.
        case aab = "AAB"
        /// One, two of another.
        case abb = "ABB"
        /// Three in turn.
        case abc = "ABC"
        /// Two of each.
        case aabb = "AABB"
        /// The first one comes between the others.
        case abac = "ABAC"
    }

    /// Which element is missing.
    public enum Gap: String, CaseIterable, Sendable {
        /// The one that comes next.
        case next
        /// One after the first unit, each in an item of its own.
        case inside
    }

    /// What the elements are.
    public enum Elements: String, CaseIterable, Sendable {
        /// Things of the template.
        case things
        /// Shapes, which are drawn; their names are labels.
        case shapes
    }

    /// A pattern with its gap.
    public struct Fact: Hashable, Sendable {
        /// What is repeated.
        public var unit: Unit
        /// How many elements.
        public var length: Int
        /// The place of the missing one.
        public var gap: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "repeatingPattern"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "What comes next, or is missing, in a pattern of things or shapes."

    static let shapes: [ShapeName] = [.circle, .square, .triangle, .star, .heart, .hexagon]

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "RepeatingPatternParameters", "What is repeated, and what is missing.", make: Parameters.init
    ) {
        required("units", \.units, .list(of: .word(), minimum: 1, maximum: 6), "What is repeated.")
        required("length", \.length, .range(4...16), "How many elements, the missing one included.")
        required("gap", \.gap, .word(), "The element after the others, or one inside.")
        required("elements", \.elements, .word(), "Things of the template, or shapes with their names as labels.")
        defaulted("options", \.options, .options, to: 3, "How many options.")
    }

    /// What texts may hold.
    public static let placeholders: [Placeholder] = [
        Placeholder("sequence", "the elements with __ for the missing one"),
        Placeholder("solved", "all elements", tellsAnswer: true),
        Placeholder("unit", "what is repeated: apple, apple, fish", tellsAnswer: true),
        Placeholder("answer", "the missing element", tellsAnswer: true),
        Placeholder("before", "the element before the missing one"),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherElement", .patternUnit, "took another element of the pattern"),
        Misconception("notInPattern", .patternUnit, "took what is not in the pattern"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("alternate", "two elements take turns"), Term("findUnit", "the part that comes again is found first"),
    ]

    /// The names of shapes.
    public static let labels = shapes.map { Term($0.rawValue, "the word for this shape") }

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.length.faults(at: "length")
        let longest = parameters.units.map(\.rawValue.count).max() ?? 0
        // Every unit is seen once before something is missing.
        if parameters.length.from <= longest + (longest == 2 ? 1 : 0) {
            faults.append(BodyFault(pointer: "/length/from", reason: "must show more than one whole unit"))
        }
        if Set(parameters.units).count < parameters.units.count {
            faults.append(BodyFault(pointer: "/units", reason: "names a unit twice"))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] { [Pattern.kind, MultipleChoice.kind] }

    /// A thing for each letter, and one that is not in the pattern; or all names of shapes.
    public static func needs(of parameters: Parameters) -> Needs {
        if parameters.elements == .shapes { return Needs(labels: labels.map(\.name)) }
        let letters = parameters.units.map { Set($0.rawValue).count }.max() ?? 0
        return Needs(things: max(letters, parameters.options))
    }

    /// Each unit in each length with each possible gap.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.units.flatMap { unit in
            parameters.length.numbers.flatMap { length in
                let inside = Array(min(unit.rawValue.count, length - 1)..<(length - 1))
                return (parameters.gap == .next ? [length - 1] : inside)
                    .map { Fact(unit: unit, length: length, gap: $0, parameters: parameters) }
            }
        }
    }
}

extension RepeatingPattern.Fact: ItemFact {
    /// The elements as numbers from 0.
    private var elements: [Int] {
        let unit = unit.rawValue.utf8.map { Int($0) - Int(UInt8(ascii: "A")) }
        return (0..<length).map { unit[$0 % unit.count] }
    }

    private func shape(_ element: Int, in dress: Dress) -> ShapeName {
        let shapes = RepeatingPattern.shapes
        return shapes[(dress.number + unit.rawValue.count + element) % shapes.count]
    }

    private func word(_ element: Int, in dress: Dress) -> String {
        if parameters.elements == .things { return dress.thing(element).one }
        return dress.label(shape(element, in: dress).rawValue)
    }

    /// Longer units are harder, and so is a gap inside.
    public var difficulty: Int {
        let size = [2: 1, 3: 2][unit.rawValue.count] ?? 3
        return size + (parameters.gap == .inside ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String { unit == .ab ? "alternate" : "findUnit" }

    /// What tells the answer.
    public var telling: Set<String> { ["solved", "unit", "answer"] }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let words = elements.map { word($0, in: dress) }
        let shown = words.enumerated().map { $0.offset == gap ? "__" : $0.element }
        return [
            "sequence": .text(shown.joined(separator: ", ")), "solved": .text(words.joined(separator: ", ")),
            "unit": .text(words.prefix(unit.rawValue.count).joined(separator: ", ")), "answer": .text(words[gap]),
            "before": .text(words[gap - 1]),
        ]
    }

    /// Shapes are drawn where the gap is at the end; things are the tiles of a pattern.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        guard parameters.elements == .shapes, parameters.gap == .next else { return nil }
        return ShapesPicture(shapes: elements.dropLast().map { DrawnShape(shape: shape($0, in: dress)) })
    }

    /// The missing element, and others.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let words = elements.map { word($0, in: dress) }
        let own = Set(elements).sorted().filter { $0 != elements[gap] }
        let stranger = WrongAnswer(word(Set(elements).count, in: dress), "notInPattern")
        let wrong = own.map { WrongAnswer(word($0, in: dress), "otherElement") }
        let all = WrongAnswer.chosen(
            wrong + [stranger], right: words[gap], count: parameters.options - 1, turn: 0)
        guard kind == Pattern.kind else { return .text(words[gap], wrong: all, bank: true) }
        // The elements of the pattern are tiles anyway.
        let most = max(0, parameters.options - Set(elements).count)
        return .pattern(
            words, missing: [gap], wrong: wrong + [stranger].prefix(most), misplaced: "otherElement")
    }

    /// Finds the shortest part whose repeating gives what is shown.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        let words = elements.map { word($0, in: dress) }
        let shown = words.indices.filter { $0 != gap }
        for period in 1..<length {
            let fits = shown.allSatisfy { place in
                shown.allSatisfy { $0 % period != place % period || words[$0] == words[place] }
            }
            if fits, let place = shown.first(where: { $0 % period == gap % period }) { return [words[place]] }
        }
        return []
    }
}

extension RepeatingPattern {
    /// A template for the reference.
    public static let example = """
        {"id": "patterns", "generator": "repeatingPattern", "version": 1,
         "things": [{"thing": "apple", "one": "apple", "many": "apples"},
                    {"thing": "duck", "one": "duck", "many": "ducks"},
                    {"thing": "star", "one": "star", "many": "stars"}],
         "texts": [{
           "prompt": "Which one is missing? {sequence}",
           "narration": "Which one is missing in the pattern?",
           "hints": ["Say the pattern aloud.", "Which part comes again and again?"],
           "explanation": "The part {unit} comes again and again.",
           "mistakes": {
             "otherElement": "You chose {given}. Say the pattern from the start.",
             "notInPattern": "Is there any {given} in this pattern?"}}],
         "repeatingPattern": {
           "next": {"units": ["AB", "AAB"], "length": {"from": 5, "to": 8}, "gap": "next", "elements": "things"},
           "inside": {"units": ["ABB", "ABC"], "length": {"from": 6, "to": 9}, "gap": "inside",
                      "elements": "things"}}}
        """
}
