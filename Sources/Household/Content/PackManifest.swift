/// What a pack says about itself, with the standards and skills that its lessons teach (Content, Packs).
public struct PackManifest: Hashable, Sendable {
    /// What names it.
    public var id: PackID
    /// The version of the content; the same question ids keep their identity over versions.
    public var version: String
    /// The title that people read.
    public var title: String
    /// The subjects of its lessons, each with its adaptive policy.
    public var subjects: [PackSubject]
    /// The grades it is written for.
    public var grades: [GradeLevel]
    /// Language tags such as `en`; the first is the language of the texts.
    public var languages: [String]
    /// The licence of the content, as an SPDX identifier.
    public var licence: String
    /// Who wrote it.
    public var author: String
    /// What its skills belong to.
    public var standards: [Standard]
    /// What its lessons teach.
    public var skills: [Skill]
    /// All other files of the pack; nil where nobody listed them, and when they were verified.
    public var files: [ListedFile]?

    /// All members of a manifest; nothing has a default but the list of files, which an unsigned pack need not have.
    public init(
        id: PackID, version: String, title: String, subjects: [PackSubject], grades: [GradeLevel],
        languages: [String], licence: String, author: String, standards: [Standard], skills: [Skill],
        files: [ListedFile]? = nil
    ) {
        self.id = id
        self.version = version
        self.title = title
        self.subjects = subjects
        self.grades = grades
        self.languages = languages
        self.licence = licence
        self.author = author
        self.standards = standards
        self.skills = skills
        self.files = files
    }
}
