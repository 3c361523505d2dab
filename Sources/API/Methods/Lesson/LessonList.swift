import Household
import JSONRPC
import Shapes

/// `lesson.list`: the lessons that a child may learn.
public enum LessonList {
    /// The parameters of `lesson.list`. Optional: `subject`, `skill`, `pack`, `grade`, `domain`, `after`, `limit`, `hidden`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var subject: String?
        public var skill: SkillID?
        public var pack: PackID?
        public var grade: GradeLevel?
        public var domain: String?
        public var after: LessonID?
        public var limit: Int
        public var hidden: Bool

        public init(
            child: String, subject: String? = nil, skill: SkillID? = nil, pack: PackID? = nil,
            grade: GradeLevel? = nil, domain: String? = nil, after: LessonID? = nil, limit: Int = mostOfPage,
            hidden: Bool = false
        ) {
            self.child = child
            self.subject = subject
            self.skill = skill
            self.pack = pack
            self.grade = grade
            self.domain = domain
            self.after = after
            self.limit = limit
            self.hidden = hidden
        }
    }

    /// Lessons of a page, at most.
    public static let mostOfPage = 200

    /// A lesson that the child may learn, and how it went so far.
    public struct Entry: Equatable, Sendable {
        public var id: LessonID
        public var title: String
        public var description: String
        public var subject: String
        public var skill: SkillID
        public var pack: PackID
        public var tier: AgeTier
        public var difficulty: Int
        public var estimatedMinutes: Int
        public var questions: Int
        public var timesFinished: Int
        public var bestPercent: Int?

        public init(
            id: LessonID, title: String, description: String, subject: String, skill: SkillID, pack: PackID,
            tier: AgeTier, difficulty: Int, estimatedMinutes: Int, questions: Int, timesFinished: Int,
            bestPercent: Int?
        ) {
            self.id = id
            self.title = title
            self.description = description
            self.subject = subject
            self.skill = skill
            self.pack = pack
            self.tier = tier
            self.difficulty = difficulty
            self.estimatedMinutes = estimatedMinutes
            self.questions = questions
            self.timesFinished = timesFinished
            self.bestPercent = bestPercent
        }
    }

    /// The result of `lesson.list`. Absent where they do not apply: `next`.
    public struct Result: Equatable, Sendable {
        public var lessons: [Entry]
        public var next: LessonID?

        public init(lessons: [Entry], next: LessonID?) {
            self.lessons = lessons
            self.next = next
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "lesson.list",
        "Lists the lessons that a child may learn, in order. It leaves out what its filter does not allow, unless a parent wants that, too.",
        role: .child,
        params: Shape<Params>.object("LessonListParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            optional("subject", \.subject, .text(1...64), "Only of this subject.")
            optional("skill", \.skill, .id(SkillID.self), "Only of this skill.")
            optional("pack", \.pack, .id(PackID.self), "Only of this pack.")
            optional("grade", \.grade, .word(GradeLevel.self), "Only of this grade's standards.")
            optional("domain", \.domain, .text(1...64), "Only of this domain, such as `counting`.")
            optional("after", \.after, .id(LessonID.self), "Only lessons after this one: `next` of the last page.")
            defaulted("limit", \.limit, .integer(1...mostOfPage), to: mostOfPage, "Lessons of a page, at most.")
            defaulted("hidden", \.hidden, .boolean, to: false, "For parents: those that the filter hides as well.")
        },
        result: Shape<Result>.object("Lessons", "", make: Result.init) {
            required(
                "lessons", \.lessons, .list(of: entry),
                "Those that the child's filter allows, or all, and that fit what was asked for.")
            optional(
                "next", \.next, .id(LessonID.self), "The value of `after` for the next page; absent on the last page.")
        },
        errors: [.unknownChild, .unknownLesson])

    /// A lesson as children see it.
    static let entry = Shape<Entry>.object(
        "LessonEntry", "A lesson, with what the child has done of it.", make: Entry.init
    ) {
        required("lesson", \.id, .id(LessonID.self), "For `activity.start`.")
        required("title", \.title, .text(), "In the child's language where the pack has it, for the child.")
        required("description", \.description, .text(), "One or two sentences for the child or a parent.")
        required("subject", \.subject, .text(), "The subject's id, such as `math`.")
        required("skill", \.skill, .id(SkillID.self), "The skill that it practices.")
        required("pack", \.pack, .id(PackID.self), "The pack that it comes from.")
        required("tier", \.tier, .word(AgeTier.self), "The age tier that it was written for.")
        required("difficulty", \.difficulty, .integer(1...5), "From 1, the easiest, to 5.")
        required("estimatedMinutes", \.estimatedMinutes, .count, "How long it usually takes, in minutes.")
        required("questions", \.questions, .count, "How many questions it asks.")
        required("timesFinished", \.timesFinished, .count, "How often this child has finished it, passed or not.")
        optional(
            "bestPercent", \.bestPercent, .integer(0...100),
            "The best result so far in percent; absent: not finished yet.")
    }
}
