/// The kinds of activity that a child can do; one of each kind can be open (Learning, One loop for every activity).
public enum ActivityKind: String, CaseIterable, Sendable {
    /// Open-ended practice through the sections of a lesson.
    case lesson
}
