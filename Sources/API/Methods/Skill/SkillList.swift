import Household
import JSONRPC
import Shapes

/// `skill.list`: the skills that a child may learn.
public enum SkillList {
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

    public struct Result: Equatable, Sendable {
        public var skills: [Entry]

        public init(skills: [Entry]) {
            self.skills = skills
        }
    }

    public static let method = Method(
        "skill.list", "The skills that a child may learn, in order: those with a lesson that its filter allows.",
        role: .child,
        params: Shape<Params>.object("SkillListParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            optional("subject", .text(1...64), "Only of this subject.") { $0.subject }
            optional("grade", .word(GradeLevel.self), "Only of this grade's standards.") { $0.grade }
            optional("domain", .text(1...64), "Only of this domain, such as `counting`.") { $0.domain }
        },
        result: Shape<Result>.object("Skills", "", make: Result.init) {
            required("skills", .list(of: entry)) { $0.skills }
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object(
        "SkillEntry", "A skill with the standard it belongs to.", make: Entry.init
    ) {
        required("id", .id(SkillID.self)) { $0.id }
        required("name", .text()) { $0.name }
        required("description", .text()) { $0.description }
        required("subject", .text()) { $0.subject }
        required("grade", .word(GradeLevel.self)) { $0.grade }
        required("domain", .text()) { $0.domain }
        required("standard", .id(StandardID.self)) { $0.standard }
        optional("code", .text(), "The public code, such as `K.CC.B.5`.") { $0.code }
        required("lessons", .count, "Lessons of it that the child may learn.") { $0.lessons }
    }
}
