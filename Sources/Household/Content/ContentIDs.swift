// The names of content entities. All of them are ASCII `[a-z0-9._-]`; `PackVerifier` checks the alphabet.

/// The id of a pack: installing another version of it replaces the first (Content, Model).
public struct PackID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a standard, unique among the installed packs (Content, Model).
public struct StandardID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a skill, unique among the installed packs (Content, Model).
public struct SkillID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a lesson, unique among the installed packs (Content, Model).
public struct LessonID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a section, unique inside its lesson (Content, Model).
public struct SectionID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The id of a question, unique among the installed packs (Content, Model).
public struct QuestionID: TextID {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }
}
