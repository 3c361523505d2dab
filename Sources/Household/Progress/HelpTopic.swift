import Words

/// What a skill is about, as far as it decides what a parent can do at the kitchen table (Reports, Parent dashboard).
enum HelpTopic: String, CaseIterable {
    case counting, sums, placeValue, measuring, clock, money, patterns, fractions, graphs, shapes
    case sounds, reading, language, science, making
    /// Of other subjects than those of the packs of the program.
    case any

    /// What most of the wrong answers were asked tells most; else the public code of the standard, else the subject.
    init(wrong kinds: [QuestionKind], standard: Standard?) {
        let counts = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
        let byKind = most.flatMap { Self.kinds[$0.key] }
        let byCode = standard?.code.flatMap { code in Self.codes.first { code.hasPrefix($0.0) }?.1 }
        self = byKind ?? byCode ?? standard.flatMap { Self.subjects[$0.subject] } ?? .any
    }

    /// Kinds of questions that are asked of one thing alone.
    private static let kinds: [QuestionKind: HelpTopic] = [
        "measure": .measuring, "clock": .clock, "coins": .money, "baseTenBlocks": .placeValue, "pattern": .patterns,
        "fractionShading": .fractions, "barGraph": .graphs, "count": .counting,
    ]

    /// How public codes begin, the longer ones first: Common Core of mathematics and of language.
    private static let codes: [(String, HelpTopic)] = [
        ("K.MD.B", .graphs), ("1.MD.B", .clock), ("1.MD.C", .graphs), ("1.G.A.3", .fractions),
        ("K.CC", .counting), ("K.OA", .sums), ("K.NBT", .placeValue), ("K.MD", .measuring), ("K.G", .shapes),
        ("1.OA", .sums), ("1.NBT.A", .counting), ("1.NBT", .placeValue), ("1.MD", .measuring), ("1.G", .shapes),
        ("RF.K.2", .sounds), ("RF.K.3.A", .sounds), ("RF", .reading),
    ]

    private static let subjects: [String: HelpTopic] = [
        "math": .sums, "reading": .reading, "language": .language, "science": .science, "creativity": .making,
    ]

    /// What a parent can do.
    func suggestion(for child: String) -> Saying { Saying("parent.report.help.\(rawValue)", ["name": .text(child)]) }
}
