import Household
import Shapes
import Words

/// Find what is missing in a pattern (Content, Question kinds).
public struct Pattern: Hashable, Sendable {
    /// What the pattern is made of, and what can be put into its gaps.
    public var tiles: [ChoiceOption]
    /// The pattern from left to right.
    public var sequence: [Element]
    /// The class of the mistake of whoever puts a tile into a gap about which nothing is said; nil where it is not known.
    public var misplaced: MistakeClass?

    /// A place in a pattern.
    public struct Element: Hashable, Sendable {
        public var tile: String
        /// Whether the child has to find it.
        public var isMissing: Bool

        /// A place with its tile.
        public init(_ tile: String, isMissing: Bool = false) {
            self.tile = tile
            self.isMissing = isMissing
        }
    }

    /// A pattern with its gaps.
    public init(tiles: [ChoiceOption], sequence: [Element], misplaced: MistakeClass? = nil) {
        self.tiles = tiles
        self.sequence = sequence
        self.misplaced = misplaced
    }

    /// What belongs into the gaps.
    var missing: [String] { sequence.filter(\.isMissing).map(\.tile) }
}

extension Pattern: QuestionContent {
    /// What a front-end shows.
    public struct View: Hashable, Sendable {
        /// What can be put into the gaps, in the order to show it.
        public var tiles: [OptionView]
        /// The pattern from left to right: the id of a tile, or none where a gap is.
        public var sequence: [Place]

        /// A place in the pattern as it is shown.
        public struct Place: Hashable, Sendable {
            /// The id of the tile; nil where a gap is.
            public var tile: String?
        }
    }

    /// The name of the kind.
    public static let kind: QuestionKind = "pattern"

    /// Everything that is wrong with it.
    public func faults(for audience: Audience) -> [BodyFault] {
        // Those that are shown are tiles as well, so there are more of them than options of a choice.
        let list = OptionFaults(
            tiles, at: "/tiles", named: "tile", possible: ContentLimits.fewestOptions...ContentLimits.patternTiles)
        var faults = list.faults
        let possible = ContentLimits.patternElements
        if !possible.contains(sequence.count) {
            let range = "\(possible.lowerBound) to \(possible.upperBound)"
            faults.append(
                BodyFault(pointer: "/sequence", reason: "has \(sequence.count) elements; \(range) are possible"))
        }
        for (index, element) in sequence.enumerated() where !list.ids.contains(element.tile) {
            faults.append(
                BodyFault(pointer: "/sequence/\(index)/tile", reason: "no tile has the id \(element.tile)"))
        }
        if missing.isEmpty { faults.append(BodyFault(pointer: "/sequence", reason: "has no gap; nothing is asked")) }
        if missing.count == sequence.count, !sequence.isEmpty {
            faults.append(BodyFault(pointer: "/sequence", reason: "shows nothing of the pattern"))
        }
        return faults
    }

    /// What a presentation shuffles.
    public var choices: [String] { tiles.map(\.id) }

    /// Of one gap the tile that belongs there.
    public var rightChoice: String? { missing.count == 1 ? missing[0] : nil }

    /// An answer that is right.
    public var solution: Answer? { .elements(missing) }

    /// Tiles that stand in the order of several gaps tell what belongs there.
    public func isTelling(_ order: [String]) -> Bool { missing.count > 1 && order.starts(with: missing) }

    /// Judges an answer.
    public func grade(_ answer: Answer, tier: AgeTier) throws(AnswerShapeFault) -> Grading {
        guard let given = answer.given(as: ChosenElements.self)?.ids else {
            throw AnswerShapeFault(reason: "a pattern is answered with elements, the id of a tile for each gap")
        }
        let missing = missing
        guard given.count == missing.count else {
            throw AnswerShapeFault(reason: "name a tile for each gap of the pattern; there are \(missing.count) in it")
        }
        guard given.allSatisfy({ id in tiles.contains { $0.id == id } }) else {
            throw AnswerShapeFault(reason: "there is no tile with this id; take those of the question")
        }
        guard let place = given.indices.first(where: { given[$0] != missing[$0] }) else {
            return Grading(isRight: true)
        }
        let tile = tiles.first { $0.id == given[place] }
        return .wrong(
            tile?.explanation, or: Saying("feedback.pattern", ["given": .text(Folding.brief(tile?.text ?? ""))]),
            mistake: misplaced)
    }

    /// What may be seen before the answer.
    public func view(order: [String]) -> View {
        View(
            tiles: OptionView.shown(tiles, in: order),
            sequence: sequence.map { View.Place(tile: $0.isMissing ? nil : $0.tile) })
    }
}

extension Pattern: QuestionKindDefinition {
    /// What the child does.
    public static let summary = "Find what is missing in a pattern."

    /// The forms of answer that it takes.
    public static let answers: [any AnswerFormDefinition.Type] = [ChosenElements.self]

    /// How it is written in a pack.
    public static let pack = Shape<Pattern>.object(
        "PackPattern", "A pattern with gaps.", make: { Pattern(tiles: $0, sequence: $1) }
    ) {
        required("tiles", \.tiles, .list(of: .option), "What it is made of, and what can be put into its gaps.")
        required("sequence", \.sequence, .list(of: .element), "From left to right.")
    }

    /// How it is shown on the wire.
    public static let wire = Shape<View>.object("Pattern", "A pattern with gaps.", make: View.init) {
        required(
            "tiles", \.tiles, .list(of: .optionView),
            "Tiles for the gaps, each as often as needed. Show them in this order.")
        required("sequence", \.sequence, .list(of: .place), "From left to right; a place without a tile is a gap.")
    }

    /// An example for the reference.
    public static let example = QuestionExample(
        "What comes next?",
        Pattern(
            tiles: [
                ChoiceOption(id: "sun", text: "sun", image: "sun", explanation: nil),
                ChoiceOption(
                    id: "moon", text: "moon", image: "moon", explanation: "After a sun comes a moon. What comes now?"),
            ],
            sequence: [
                Element("sun"), Element("moon"), Element("sun"), Element("moon"), Element("sun", isMissing: true),
            ]))
}

extension Shape where Value == Pattern.Element {
    static let element = Shape.object(
        "PackPatternElement", "A place in a pattern.", make: { Pattern.Element($0, isMissing: $1) }
    ) {
        required("tile", \.tile, .text(), "The id of the tile that belongs there.")
        unless("isMissing", \.isMissing, .boolean, is: false, "Whether the child has to find it; absent: no.")
    }
}

extension Shape where Value == Pattern.View.Place {
    static let place = Shape.object("PatternPlace", "A place in a pattern.", make: { Pattern.View.Place(tile: $0) }) {
        optional("tile", \.tile, .text(), "The id of the tile; absent: a gap.")
    }
}
