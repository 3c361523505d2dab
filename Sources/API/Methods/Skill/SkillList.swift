import Household
import JSONRPC
import Shapes

/// `skill.list`: the skills that a child may learn.
public enum SkillList {
    /// The parameters of `skill.list`. Optional: `subject`, `grade`, `domain`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var subject: String?
        public var grade: GradeLevel?
        public var domain: String?

        public init(child: String, subject: String? = nil, grade: GradeLevel? = nil, domain: String? = nil) {
            self.child = child
            self.subject = subject
            self.grade = grade
            self.domain = domain
        }
    }

    /// A skill that the child's lessons practise.
    public struct Entry: Equatable, Sendable {
        public var id: SkillID
        public var name: String
        public var description: String
        public var subject: String
        public var grade: GradeLevel
        public var domain: String
        public var standard: StandardID
        public var code: String?
        public var lessons: Int

        public init(
            id: SkillID, name: String, description: String, subject: String, grade: GradeLevel, domain: String,
            standard: StandardID, code: String?, lessons: Int
        ) {
            self.id = id
            self.name = name
            self.description = description
            self.subject = subject
            self.grade = grade
            self.domain = domain
            self.standard = standard
            self.code = code
            self.lessons = lessons
        }
    }

    /// The result of `skill.list`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var skills: [Entry]

        public init(skills: [Entry]) {
            self.skills = skills
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "skill.list", "Lists the skills that a child may learn, in order: those with a lesson that its filter allows.",
        role: .child,
        params: Shape<Params>.object("SkillListParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("subject", \.subject, .text(1...64), "Only of this subject.")
            optional("grade", \.grade, .word(GradeLevel.self), "Only of this grade's standards.")
            optional("domain", \.domain, .text(1...64), "Only of this domain, such as `counting`.")
        },
        result: Shape<Result>.object("Skills", "", make: Result.init) {
            required(
                "skills", \.skills, .list(of: entry),
                "Those that fit what was asked for; a skill without a lesson for this child is left out.")
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object(
        "SkillEntry", "A skill with the standard it belongs to.", make: Entry.init
    ) {
        required("skill", \.id, .id(SkillID.self), "As lessons name it.")
        required("title", \.name, .text(), "A short name for people.")
        required("description", \.description, .text(), "What a child can do who has it.")
        required("subject", \.subject, .text(), "The subject's id.")
        required("grade", \.grade, .word(GradeLevel.self), "The grade whose standard it follows.")
        required("domain", \.domain, .text(), "The part of the subject, such as `counting`.")
        required("standard", \.standard, .id(StandardID.self), "The standard that it is part of.")
        optional("standardCode", \.code, .text(), "The public code, such as `K.CC.B.5`.")
        required("lessonCount", \.lessons, .count, "Lessons of it that the child may learn.")
    }
}
