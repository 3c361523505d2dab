import Household
import QuestionKinds
import Shapes

/// Names of plane and solid shapes, their sides, corners and faces, and lines that halve them.
public enum ShapeNaming: Generator {
    /// What an author chooses.
    public struct Parameters: Hashable, Sendable {
        /// The shapes.
        public var shapes: [ShapeName]
        /// What is asked for.
        public var ask: Ask
        /// How many drawings each shape has.
        public var views: Int
        /// Whether plane shapes are turned.
        public var isTurned: Bool
        /// How many options or tiles.
        public var options: Int
        /// Whether a blank has tiles.
        public var bank: Bool
    }

    /// What is asked for.
    public enum Ask: String, CaseIterable, Sendable {
        /// The name of the drawn shape.
        case name
        /// Whether the drawn shape has a name.
        case isIt
        /// How many straight sides it has.
        case sides
        /// How many corners it has.
        case corners
        /// How many flat faces it has.
        case faces
        /// Which shape has so many corners; nothing is drawn.
        case which
        /// Which one is solid; nothing is drawn.
        case solid
        /// Which one is flat; nothing is drawn.
        case flat
        /// Whether both sides of a line match.
        case symmetry
    }

    /// A shape as it is drawn.
    public struct Fact: Hashable, Sendable {
        /// The shape.
        public var shape: ShapeName
        /// The name that is asked about, which may be that of another shape.
        public var asked: ShapeName
        /// The line through it.
        public var line: DrawnShape.Line?
        /// Which of its drawings, from 0.
        public var view: Int
        var parameters: Parameters
    }

    /// What names it.
    public static let name = "shapeNaming"
    /// The version.
    public static let version = 1
    /// For the reference.
    public static let summary = "Names, sides, corners and faces of shapes, and lines of symmetry."

    /// How the parameters are written.
    public static let parameters = Shape<Parameters>.object(
        "ShapeNamingParameters", "Which shapes, and what is asked.",
        make: { Parameters(shapes: $0, ask: $1, views: $2, isTurned: $3, options: $4, bank: $5) }
    ) {
        required(
            "shapes", \.shapes, .list(of: .word(), minimum: 1, maximum: 17), "The shapes, also those that are options.")
        required("ask", \.ask, .word(), "What is asked for.")
        defaulted("views", \.views, .integer(1...6), to: 3, "How many drawings each shape has: sizes and colors.")
        defaulted("turned", \.isTurned, .boolean, to: false, "Whether plane shapes are turned.")
        defaulted("options", \.options, .options, to: 3, "How many options or tiles.")
        defaulted("bank", \.bank, .boolean, to: true, "Whether a blank has tiles.")
    }

    /// What texts may hold. What a shape looks like is told by a label, such as `triangleLook`.
    public static let placeholders: [Placeholder] = [
        Placeholder("shape", "the name of the shape", tellsAnswer: true),
        Placeholder("asked", "the name that is asked about"),
        Placeholder("look", "what the shape looks like"),
        .number("n", "how many sides, corners or faces it has", tellsAnswer: true),
        Placeholder("list", "the word for a side, corner or face, so many times"),
        Placeholder("line", "how the line goes"),
        Placeholder("answer", "the right option", tellsAnswer: true),
    ]

    /// The tags of wrong answers.
    public static let misconceptions = [
        Misconception("otherShape", .otherShape, "took it for another shape"),
        Misconception("similarShape", .otherShape, "took it for one with as many corners, or for another round one"),
        Misconception("flatOrSolid", .otherShape, "took a flat shape for a solid one, or the other way round"),
        Misconception("otherNumber", .otherShape, "chose a shape with another number of corners"),
        Misconception("countedOneTwice", .offByOne, "counted one of them twice"),
        Misconception("missedOne", .offByOne, "left one out"),
        Misconception("lostTrack", .miscounted, "is further off than by one"),
        Misconception("misjudged", .otherShape, "said yes for no, or no for yes"),
    ]

    /// The ways to solve.
    public static let strategies = [
        Term("countCorners", "its sides and corners are counted"),
        Term("traceTheEdge", "the edge is followed with a finger"),
        Term("feelTheFaces", "a solid shape is told by its faces"),
        Term("foldAlong", "it is folded along the line in the mind"),
    ]

    /// Words for shapes and for what they have.
    public static let labels =
        YesNoWords.labels
        + ShapeName.allCases.map { Term($0.rawValue, "the name of this shape") }
        + ShapeName.allCases.map { Term($0.rawValue + "Look", "what this shape looks like, without its name") }
        + [Term("side", "the word for a side"), Term("corner", "the word for a corner"), Term("face", "for a face")]
        + DrawnShape.Line.allCases.map { Term($0.rawValue, "how this line goes") }

    /// What is wrong with parameters.
    public static func faults(of parameters: Parameters) -> [BodyFault] {
        let shapes = parameters.shapes
        if Set(shapes).count < shapes.count { return [BodyFault(pointer: "/shapes", reason: "names a shape twice")] }
        let strange = shapes.filter { !parameters.ask.isPossible(for: $0) }
        if let shape = strange.first {
            let reason = "has \(shape.rawValue), for which \(parameters.ask.rawValue) is not asked"
            return [BodyFault(pointer: "/shapes", reason: reason)]
        }
        if parameters.ask == .solid || parameters.ask == .flat {
            let isMixed = shapes.contains { $0.isSolid } && shapes.contains { !$0.isSolid }
            return isMixed ? [] : [BodyFault(pointer: "/shapes", reason: "must have both flat and solid shapes")]
        }
        let isAmongOthers = [.name, .isIt, .which].contains(parameters.ask)
        guard isAmongOthers, let alone = facts(of: parameters).first(where: { $0.others.isEmpty }) else { return [] }
        let reason = "has nothing for which \(alone.shape.rawValue) could be taken"
        return [BodyFault(pointer: "/shapes", reason: reason)]
    }

    /// The kinds.
    public static func kinds(of parameters: Parameters) -> [QuestionKind] {
        switch parameters.ask {
        case .name: [MultipleChoice.kind, FillInBlank.kind]
        case .sides, .corners, .faces: [Count.kind, MultipleChoice.kind, FillInBlank.kind]
        case .which, .solid, .flat: [MultipleChoice.kind]
        case .isIt, .symmetry: [YesNo.kind]
        }
    }

    /// The names of all shapes, and the words for what is asked.
    public static func needs(of parameters: Parameters) -> Needs {
        let names = parameters.shapes.map(\.rawValue)
        let looks = names.map { $0 + "Look" }
        let yesNo = YesNoWords.labels.map(\.name)
        switch parameters.ask {
        case .name: return Needs(labels: names + looks)
        case .isIt: return Needs(labels: names + looks + yesNo)
        case .sides: return Needs(labels: names + ["side"])
        case .corners: return Needs(labels: names + ["corner"])
        case .faces: return Needs(labels: names + ["face"])
        case .which, .solid, .flat: return Needs(labels: names)
        case .symmetry: return Needs(labels: names + yesNo + DrawnShape.Line.allCases.map(\.rawValue))
        }
    }

    /// Each shape in each of its drawings; with each line; with its own name and with another one.
    public static func facts(of parameters: Parameters) -> [Fact] {
        parameters.shapes.flatMap { shape -> [Fact] in
            let plain = Fact(shape: shape, asked: shape, line: nil, view: 0, parameters: parameters)
            let views = (0..<parameters.views).map { view in plain.with { $0.view = view } }
            switch parameters.ask {
            case .name, .sides, .corners, .faces: return views
            case .which: return [plain]
            case .solid: return shape.isSolid ? views : []
            case .flat: return shape.isSolid ? [] : views
            case .symmetry: return DrawnShape.Line.allCases.map { line in plain.with { $0.line = line } }
            case .isIt:
                let others = plain.others
                let place = parameters.shapes.firstIndex(of: shape) ?? 0
                return views
                    + views.prefix(others.count).map { fact in
                        fact.with { $0.asked = others[(fact.view + place) % others.count] }
                    }
            }
        }
    }
}

extension ShapeNaming {
    /// A template for the reference.
    public static let example = """
        {"id": "name-shapes", "generator": "shapeNaming", "version": 1, "code": "K.G.A.2",
         "labels": {"circle": "circle", "circleLook": "round all over", "triangle": "triangle",
                    "triangleLook": "three straight sides", "square": "square",
                    "squareLook": "four equal sides and four corners", "rectangle": "rectangle",
                    "rectangleLook": "two long and two short sides, and four corners"},
         "texts": [{
           "prompt": "What is this shape called?",
           "picture": "A shape: {look}.",
           "hints": ["Does it have corners?", "Count its sides."],
           "explanation": "It is a {shape}: {look}.",
           "mistakes": {
             "otherShape": "You chose {given}. Count the corners.",
             "similarShape": "You chose {given}. Compare the sides."}}],
         "shapeNaming": {
           "plane": {"shapes": ["circle", "triangle", "square", "rectangle"], "ask": "name"},
           "turned": {"shapes": ["circle", "triangle", "square", "rectangle"], "ask": "name", "views": 6,
                      "turned": true}}}
        """
}
