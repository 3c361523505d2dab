/// A school grade that a pack or a standard is written for.
public enum GradeLevel: String, CaseIterable, Sendable {
    case preKindergarten = "PK"
    case kindergarten = "K"
    case first = "1"
    case second = "2"
    case third = "3"
    case fourth = "4"
    case fifth = "5"
    case sixth = "6"

    /// Children of this grade are not asked to type words: a word bank is always offered (Content, Question kinds).
    public var needsWordBank: Bool { self == .preKindergarten || self == .kindergarten }
}
