/// What a grade is expected to know in one domain of a subject (Content, Model).
public struct Standard: Hashable, Sendable {
    /// What names it.
    public var id: StandardID
    /// The id of a subject of the manifest.
    public var subject: String
    /// The grade that is expected to know it.
    public var grade: GradeLevel
    /// The part of the subject, such as `counting`.
    public var domain: String
    /// What is expected.
    public var description: String
    /// The public code where there is one, such as `K.CC.A.3`.
    public var code: String?

    /// All members of a standard.
    public init(
        id: StandardID, subject: String, grade: GradeLevel, domain: String, description: String, code: String?
    ) {
        self.id = id
        self.subject = subject
        self.grade = grade
        self.domain = domain
        self.description = description
        self.code = code
    }
}
