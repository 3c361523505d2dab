import Household
import QuestionKinds
import Shapes

/// Places in a line: first, second, third.
public enum Ordinals: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// How many stand in the line.
        public var length: NumberRange
        /// The places that are asked about, from 1.
        public var places: NumberRange
        /// What is asked for.
        public var ask: Ask
        /// What stands in the line.
        public var line: Line
        /// How many options or tiles.
        public var options: Int
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// What is at a place.
        case which
        /// The place of one of them.
        case place
    }

    /// What stands in the line.
    public enum Line: String, CaseIterable, Sendable {
        /// Things of the template, drawn one below the other.
        case things
        /// Shapes, drawn side by side; their names are labels.
        case shapes
        /// Things of the template that are told and not drawn.
        case told
    }

    /// A place in a line.
    public struct Fact: Hashable, Sendable {
        /// How many stand in the line.
        public var length: Int
        /// The place, from 1.
        public var place: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "ordinals"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Which one is third in a line, and which place one of them has."

    static let shapes: [ShapeName] = [.circle, .triangle, .square, .star, .heart, .rectangle, .oval, .hexagon]
    private static let colors: [DrawnShape.Color] = [.red, .blue, .yellow, .green, .purple, .orange]

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "OrdinalsParameters", "Which places, and what is asked.", make: Parameters.init
    ) {
        required("length", \.length, .range(3...10), "How many stand in the line; of shapes at most 8.")
        required("places", \.places, .range(1...10), "The places that are asked about.")
        required("ask", \.ask, .word(), "What is at a place, or the place of one of them.")
        required("line", \.line, .word(), "Things from top to bottom, shapes from left to right, or things only told.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
    }

    /// What texts may hold. The words of the template are ordinals: `words` begins with one for zero, which is not used.
    public static let placeholders: [Placeholder] = [
        .number("place", "the place; {place word}: its ordinal", tellsAnswer: true),
        .number("length", "how many stand in the line"),
        Placeholder("row", "all in the line, in their order"),
        Placeholder("element", "the one at the place", tellsAnswer: true),
        Placeholder("first", "the one at the front", tellsAnswer: true),
        Placeholder("steps", "all from the front to the place", tellsAnswer: true),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("countedFromOtherEnd", .wrongDirection, "began at the other end"),
        Misconception("oneAfter", .offByOne, "went one too far"),
        Misconception("oneBefore", .offByOne, "stopped one too early"),
        Misconception("anotherPlace", .miscounted, "took another place"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("atTheFront", "the first one is at the front"), Term("atTheEnd", "the last one is at the end"),
        Term("countAlong", "the ordinals are said along the line"),
    ]

    /// The names of shapes.
    public static let labels = shapes.map { Term($0.rawValue, "the word for this shape") }

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        var faults = parameters.length.faults(at: "length") + parameters.places.faults(at: "places")
        if parameters.places.to > parameters.length.to {
            let reason = "is more than stand in the line, which is \(parameters.length.to)"
            faults.append(BodyFault(pointer: "/places/to", reason: reason))
        }
        if parameters.line == .shapes, parameters.length.to > shapes.count {
            let reason = "is more than there are shapes, which is \(shapes.count)"
            faults.append(BodyFault(pointer: "/length/to", reason: reason))
        }
        return faults
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] { [MultipleChoice.kind, FillInBlank.kind] }

    /// As many different things as stand in the line, or names of shapes; ordinals where they are options.
    public static func needs(of parameters: Parameters) -> Needs {
        let words = parameters.ask == .place ? parameters.length.to : nil
        if parameters.line == .shapes { return Needs(labels: labels.map(\.name), words: words) }
        return Needs(things: parameters.length.to, words: words)
    }

    /// Each place of each line.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.length.numbers.flatMap { length in
            parameters.places.numbers.filter { $0 <= length }
                .map { Fact(length: length, place: $0, parameters: parameters) }
        }
    }

    static func color(_ number: Int) -> DrawnShape.Color { colors[number % colors.count] }
}

extension Ordinals.Fact: ItemFact {
    private func shape(_ index: Int, in dress: Dress) -> ShapeName {
        let shapes = Ordinals.shapes
        return shapes[(dress.number + length * 3 + place + index) % shapes.count]
    }

    /// The word for one of the line, from 0.
    private func word(_ index: Int, in dress: Dress) -> String {
        parameters.line == .shapes ? dress.label(shape(index, in: dress).rawValue) : dress.thing(index).one
    }

    private func row(in dress: Dress) -> [String] { (0..<length).map { word($0, in: dress) } }

    /// Places further back are harder, and so are lines that are not seen.
    public var difficulty: Int { (place <= 3 ? 1 : place <= 5 ? 2 : 3) + (parameters.line == .told ? 1 : 0) }

    /// How it is best solved.
    public var strategy: String { place == 1 ? "atTheFront" : place == length ? "atTheEnd" : "countAlong" }

    /// What tells the answer.
    public var telling: Set<String> {
        guard parameters.ask == .which else { return ["place", "steps", "answer"] }
        return place == 1 ? ["element", "steps", "answer", "first"] : ["element", "steps", "answer"]
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let row = row(in: dress)
        let answer = parameters.ask == .which ? row[place - 1] : dress.word(place)
        return [
            "place": .number(place), "length": .number(length), "row": .text(row.joined(separator: ", ")),
            "element": .text(row[place - 1]), "first": .text(row[0]),
            "steps": .text(row.prefix(place).joined(separator: ", ")), "answer": .text(answer),
        ]
    }

    /// The line, if it is drawn.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        switch parameters.line {
        case .told: return nil
        case .things: return RowsPicture(rows: (0..<length).map { ThingCount(thing: dress.thing($0).thing, count: 1) })
        case .shapes:
            return ShapesPicture(
                shapes: (0..<length).map { DrawnShape(shape: shape($0, in: dress), color: Ordinals.color(place + $0)) })
        }
    }

    /// One of the line, or an ordinal.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        let near = [(length + 1 - place, "countedFromOtherEnd"), (place + 1, "oneAfter"), (place - 1, "oneBefore")]
        let others = (1...length).map { ($0, "anotherPlace") }
        let candidates = (near + others).filter { (1...length).contains($0.0) }
            .map { WrongAnswer(parameters.ask == .which ? word($0.0 - 1, in: dress) : dress.word($0.0), $0.1) }
        let right = parameters.ask == .which ? word(place - 1, in: dress) : dress.word(place)
        // Only where those near by do not suffice are others taken.
        var seen: Set<String> = [right]
        let distinct = candidates.filter { seen.insert($0.text).inserted }
        let nearBy = distinct.filter { $0.misconception != "anotherPlace" }
        let enough = nearBy.count >= parameters.options - 1
        return .text(
            right,
            wrong: WrongAnswer.chosen(
                enough ? nearBy : distinct, right: right, count: parameters.options - 1, turn: enough ? place : 0),
            bank: true)
    }

    /// Walks along the line as it is told, one ordinal at each step.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        guard case .text(let told) = values(in: dress)["row"] else { return [] }
        var step = 0
        for one in told.split(separator: ",") {
            step += 1
            let here = String(one.drop { $0 == " " })
            if parameters.ask == .which, step == place { return [here] }
            if parameters.ask == .place, here == word(place - 1, in: dress) { return [dress.word(step)] }
        }
        return []
    }
}

extension Ordinals {
    /// A template for the reference.
    public static let example = """
        {"id": "who-is-third", "generator": "ordinals", "version": 1,
         "things": [{"thing": "duck", "one": "duck", "many": "ducks"},
                    {"thing": "cat", "one": "cat", "many": "cats"},
                    {"thing": "frog", "one": "frog", "many": "frogs"},
                    {"thing": "dog", "one": "dog", "many": "dogs"},
                    {"thing": "bee", "one": "bee", "many": "bees"}],
         "words": ["none", "first", "second", "third", "fourth", "fifth"],
         "texts": [{
           "prompt": "Look from top to bottom. Which one is {place word}?",
           "picture": "From top to bottom: {row}.",
           "hints": ["Begin at the top.", "Say it aloud: first, second, and so on."],
           "explanation": "Count along: {steps}.",
           "mistakes": {
             "countedFromOtherEnd": "You chose {given}. Begin at the top.",
             "oneAfter": "You chose {given}. That is close. Count again.",
             "oneBefore": "You chose {given}. That is close. Count again.",
             "anotherPlace": "You chose {given}. Begin at the top."}}],
         "ordinals": {
           "to3": {"length": {"from": 3, "to": 4}, "places": {"from": 1, "to": 3}, "ask": "which", "line": "things"},
           "to5": {"length": {"from": 4, "to": 5}, "places": {"from": 1, "to": 5}, "ask": "which",
                   "line": "things"}}}
        """
}
