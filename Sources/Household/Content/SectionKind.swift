/// What a section of a lesson is for.
public enum SectionKind: String, CaseIterable, Sendable {
    /// Shows something new.
    case instruction
    /// Tries it out.
    case practice
    /// Looks at what has been learnt.
    case assessment
}
