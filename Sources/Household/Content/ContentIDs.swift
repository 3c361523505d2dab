// The names of content entities. All of them are ASCII `[a-z0-9._-]`; `PackVerifier` checks the alphabet.

/// The id of a pack: installing another version of it replaces the first (Content, Model).
public struct PackID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}

/// The id of a standard, unique among the installed packs (Content, Model).
public struct StandardID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}

/// The id of a skill, unique among the installed packs (Content, Model).
public struct SkillID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}

/// The id of a lesson, unique among the installed packs (Content, Model).
public struct LessonID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}

/// The id of a section, unique inside its lesson (Content, Model).
public struct SectionID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}

/// The id of a question, unique among the installed packs (Content, Model).
public struct QuestionID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands in files and on the wire.
    public var rawValue: String

    /// Wraps an id; the text is not checked here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An id written in source, for tests and tables.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id itself.
    public var description: String { rawValue }
}
