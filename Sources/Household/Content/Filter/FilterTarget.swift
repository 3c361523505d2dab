/// What somebody asks the filter about.
public enum FilterTarget: Hashable, Sendable {
    case lesson(LessonID)
    /// The id of a subject.
    case subject(String)
    case pack(PackID)
    /// The name of a front-end app.
    case app(String)
}
