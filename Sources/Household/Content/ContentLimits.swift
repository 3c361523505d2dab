import Words

/// The bounds of content, each in one place (Content, Model and Question kinds).
public enum ContentLimits {
    /// Characters (Unicode scalars) of an option or a tile.
    public static let choiceCharacters = 200
    /// Characters (Unicode scalars) of a typed answer.
    public static let answerCharacters = 500
    /// Characters (Unicode scalars) of a prompt, a hint, an explanation and other texts of a pack.
    public static let textCharacters = 1000
    /// Characters of an id.
    public static let idCharacters = 64
    /// Options of a multiple-choice question, and tiles of a word bank, at least.
    public static let fewestOptions = 2
    /// Options of a multiple-choice question.
    public static let options = 6
    /// Options of a multiple-choice question for preschool.
    public static let preschoolOptions = 4
    /// Tiles of a word bank.
    public static let tiles = 12
    /// Pairs or placements of an answer; more than any question has.
    public static let placements = 64
    /// Pairs of a matching question, at least.
    public static let fewestPairs = 2
    /// Pairs of a matching question.
    public static let pairs = 8
    /// Pairs of a matching question for preschool.
    public static let preschoolPairs = 4
    /// Items to put away, at least.
    public static let fewestItems = 2
    /// Items to put away.
    public static let items = 12
    /// Zones to put items into, at least.
    public static let fewestZones = 2
    /// Zones to put items into.
    public static let zones = 6
    /// Tiles of a pattern.
    public static let patternTiles = 8
    /// Elements of a pattern, with its gaps.
    public static let patternElements = 3...16
    /// The largest number of a question about numbers.
    public static let largestNumber = 1_000
    /// Ticks of a number line.
    public static let ticks = 2...121
    /// Different coins and bills of a question.
    public static let coins = 1...8
    /// Coins of one sort in an answer.
    public static let coinsOfOneSort = 100
    /// Parts of a shape.
    public static let parts = 2...16
    /// Bars of a graph.
    public static let bars = 2...8
    /// Strokes of a drawing.
    public static let strokes = 200
    /// Points of a stroke.
    public static let strokePoints = 500
    /// Hints of a question.
    public static let hints = 1...3
    /// Skills that a skill builds on.
    public static let needsOfSkill = 16
    /// Levels of difficulty.
    public static let difficulty = 1...5
    /// Minutes of a lesson.
    public static let minutes = 1...5
    /// Points of a question.
    public static let points = 1...100
    /// Questions of a lesson, written and generated together.
    public static let lessonQuestions = 40
    /// Sections of a lesson.
    public static let sections = 20
    /// Templates of a lesson alone.
    public static let lessonTemplates = 40
    /// Variants of a template.
    public static let variants = 64
    /// Generated items of a pack: the facts of all variants of all templates.
    public static let packItems = 2_000_000
    /// Kinds of questions in a lesson, at least.
    public static let fewestKinds = 2

    /// Why a text is no id, or nil when it is one.
    package static func idFault(_ id: String) -> String? {
        if id.isEmpty { return "the id is empty" }
        if id.utf8.count > idCharacters { return "the id is longer than \(idCharacters) characters" }
        guard id.utf8.allSatisfy(isIDByte) else { return "the id may hold only a-z, 0-9, '.', '_' and '-'" }
        return id.utf8.first.map(isMark) == true ? "the id must begin with a letter or a digit" : nil
    }

    private static func isIDByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: isMark(byte)
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// Why a text cannot stand in a pack, or nil when it can.
    package static func textFault(_ text: String, atMost limit: Int = textCharacters) -> String? {
        if text.unicodeScalars.allSatisfy(Legibility.isBlank) { return "the text is empty" }
        if let hidden = text.unicodeScalars.first(where: { $0 != "\n" && String.steers($0) }) {
            let code = String(hidden.value, radix: 16, uppercase: true)
            return
                "the text has the character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code), which "
                + "nobody can see; remove it"
        }
        let length = text.unicodeScalars.count
        return length <= limit ? nil : "the text has \(length) characters; at most \(limit) are possible"
    }
}
