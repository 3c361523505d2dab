/// A color of a page, on white and on black. What a color tells is told by a shape, a place or a number too.
enum Paint: String, CaseIterable, Sendable {
    /// Behind everything.
    case paper
    /// Text and lines that matter.
    case ink
    /// Text beside it.
    case dim
    /// Lines of a grid, and what is not there yet.
    case grid
    /// Learning.
    case learn
    /// Other screen time.
    case other
    /// Steps from little to all.
    case step1, step2, step3

    /// On white paper and in mail programs that know no styles.
    var light: UInt32 {
        switch self {
        case .paper: 0xFFFFFF
        case .ink: 0x1B2330
        case .dim: 0x556072
        case .grid: 0xD5DBE3
        case .learn: 0x0F766E
        case .other: 0xC46A1B
        case .step1: 0xA9D8CD
        case .step2: 0x4DA899
        case .step3: 0x0B5C55
        }
    }

    /// Where dark is preferred.
    var dark: UInt32 {
        switch self {
        case .paper: 0x12161C
        case .ink: 0xE9EDF3
        case .dim: 0xA7B1C0
        case .grid: 0x343D4A
        case .learn: 0x2DD4BF
        case .other: 0xF2A65E
        case .step1: 0x1C504B
        case .step2: 0x2F9484
        case .step3: 0x5EEAD4
        }
    }

    /// Attributes of a shape that is filled with it: a class for style sheets, the color for who knows none.
    var fill: [(String, String)] { [("class", "f-\(rawValue)"), ("fill", Self.text(light))] }

    /// Attributes of a line of it.
    var stroke: [(String, String)] { [("class", "s-\(rawValue)"), ("fill", "none"), ("stroke", Self.text(light))] }

    /// The rules of all classes.
    static func rules(_ color: (Paint) -> UInt32) -> String {
        allCases.map { paint in
            let hex = text(color(paint))
            return ".f-\(paint.rawValue){fill:\(hex)}.s-\(paint.rawValue){stroke:\(hex)}\n"
        }.joined()
    }

    /// `#1b2330`.
    static func text(_ color: UInt32) -> String {
        let digits = String(color, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
