import Household

extension ShapeNaming.Ask {
    /// Whether it can be asked of a shape.
    func isPossible(for shape: ShapeName) -> Bool {
        switch self {
        case .name, .isIt, .solid, .flat: true
        case .sides, .corners, .which: shape.corners != nil
        case .faces: shape.faces != nil
        // How a rhombus stands is not known, and a solid shape is not folded.
        case .symmetry: !shape.isSolid && shape != .rhombus
        }
    }
}

extension ShapeNaming.Fact {
    /// The same with something changed.
    func with(_ change: (inout Self) -> Void) -> Self {
        var fact = self
        change(&fact)
        return fact
    }

    /// The shapes of the variant that are wrong where this one is right.
    var others: [ShapeName] {
        switch parameters.ask {
        case .which: parameters.shapes.filter { $0.corners != shape.corners }
        case .solid, .flat: parameters.shapes.filter { $0.isSolid != shape.isSolid }
        default: parameters.shapes.filter { $0 != shape && !shape.isAlso($0) }
        }
    }

    /// How many of what is counted.
    var number: Int { (parameters.ask == .faces ? shape.faces : shape.corners) ?? 0 }

    private var isSo: Bool {
        guard parameters.ask == .symmetry, let line else { return asked == shape }
        return shape.symmetries.contains(line)
    }

    private static let colors: [DrawnShape.Color] = [.blue, .red, .green, .yellow, .purple, .orange]

    private var drawn: DrawnShape {
        let turns = [0, 30, 180, 90, 340, 200]
        let isTurned = parameters.isTurned && !shape.isSolid && parameters.ask != .symmetry
        return DrawnShape(
            shape: shape, color: Self.colors[(view + shape.rawValue.utf8.count) % 6], size: [2, 3, 1][view % 3],
            turn: isTurned ? turns[view % 6] : 0, line: line)
    }

    private func misconception(of other: ShapeName) -> String {
        if parameters.ask == .which { return "otherNumber" }
        if other.isSolid != shape.isSolid { return "flatOrSolid" }
        return other.corners == shape.corners && other.isRound == shape.isRound ? "similarShape" : "otherShape"
    }
}

extension ShapeNaming.Fact: ItemFact {
    /// Shapes that are met later are harder; so are lines of symmetry.
    public var difficulty: Int {
        let common: [ShapeName] = [.circle, .triangle, .square, .rectangle, .star, .heart]
        let size = common.contains(shape) ? 1 : 2
        return size + (parameters.isTurned ? 1 : 0) + ([.symmetry, .faces].contains(parameters.ask) ? 1 : 0)
    }

    /// How it is best solved.
    public var strategy: String {
        if parameters.ask == .symmetry { return "foldAlong" }
        if shape.isSolid { return "feelTheFaces" }
        return shape.corners == nil ? "traceTheEdge" : "countCorners"
    }

    /// What tells the answer: the name where it is asked for, the number where it is.
    public var telling: Set<String> {
        switch parameters.ask {
        case .name, .isIt, .which, .solid, .flat: ["shape", "answer"]
        case .sides, .corners, .faces: ["n", "answer"]
        case .symmetry: ["answer"]
        }
    }

    /// What replaces placeholders.
    public func values(in dress: Dress) -> [String: PlaceholderValue] {
        let word = [.sides: "side", .corners: "corner", .faces: "face"][parameters.ask].map(dress.label)
        return [
            "shape": .text(dress.label(shape.rawValue)), "asked": .text(dress.label(asked.rawValue)),
            "look": .text(dress.label(shape.rawValue + "Look")), "n": .number(number),
            "list": .text(Array(repeating: word ?? "", count: word == nil ? 0 : number).joined(separator: ", ")),
            "line": .text(line.map { dress.label($0.rawValue) } ?? ""), "answer": .text(answer(in: dress)),
        ]
    }

    private func answer(in dress: Dress) -> String {
        switch parameters.ask {
        case .name, .which, .solid, .flat: dress.label(shape.rawValue)
        case .sides, .corners, .faces: String(number)
        case .isIt, .symmetry: dress.label(isSo ? "yes" : "no")
        }
    }

    /// The shape; nothing where names are to choose from.
    public func picture(in dress: Dress) -> (any PictureContent)? {
        [.which, .solid, .flat].contains(parameters.ask) ? nil : ShapesPicture(shapes: [drawn])
    }

    /// A name, a number, or yes or no.
    public func asked(as kind: QuestionKind, in dress: Dress) -> Asked {
        switch parameters.ask {
        case .isIt, .symmetry: return .yesNo(isSo, words: YesNoWords(dress), misconception: "misjudged")
        case .sides, .corners, .faces:
            let candidates = [
                (number + 1, "countedOneTwice"), (number + 2, "lostTrack"), (number - 1, "missedOne"),
                (number - 2, "lostTrack"),
            ]
            return .number(
                number,
                wrong: WrongAnswer.numbers(
                    candidates, right: number, within: 1...12, count: parameters.options - 1, turn: number + view),
                bank: parameters.bank)
        case .name, .which, .solid, .flat:
            let wrong = others.map { WrongAnswer(dress.label($0.rawValue), misconception(of: $0)) }
            let right = dress.label(shape.rawValue)
            let place = parameters.shapes.firstIndex(of: shape) ?? 0
            return .text(
                right,
                wrong: WrongAnswer.chosen(wrong, right: right, count: parameters.options - 1, turn: view + place),
                bank: parameters.bank)
        }
    }

    /// Looks at what is drawn, and walks along outlines or folds them.
    public func solved(as kind: QuestionKind, in dress: Dress) -> [String] {
        let seen = (picture(in: dress) as? ShapesPicture)?.shapes.first
        switch parameters.ask {
        case .name: return [dress.label(seen?.shape.rawValue ?? "")]
        case .isIt: return [dress.label(seen?.shape == asked ? "yes" : "no")]
        case .sides, .corners: return [String(ShapeOutline(seen?.shape ?? .circle).corners)]
        case .faces: return [String(ShapeOutline.faces(of: seen?.shape ?? .sphere).count)]
        case .symmetry:
            guard let seen, let line = seen.line else { return [] }
            return [dress.label(ShapeOutline(seen.shape).isFolded(along: line) ? "yes" : "no")]
        case .which:
            let wanted = ShapeOutline(asked).corners
            let fitting = (others + [shape]).filter { ShapeOutline($0).corners == wanted }
            return fitting.map { dress.label($0.rawValue) }
        case .solid, .flat:
            let isSolid = parameters.ask == .solid
            let fitting = (others + [shape]).filter { ShapeOutline($0).points.isEmpty == isSolid }
            return fitting.map { dress.label($0.rawValue) }
        }
    }
}
