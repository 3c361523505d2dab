import Household
import JSONRPC
import Shapes

/// `progress.subject`: what a child has learned of one subject.
public enum ProgressSubject {
    /// The parameters of `progress.subject`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// The subject.
        public var subject: String

        public init(child: String, subject: String) {
            self.child = child
            self.subject = subject
        }
    }

    /// The result of `progress.subject`.
    public struct Result: Equatable, Sendable {
        /// The subject with its ring; nil: the filter allows nothing of it.
        public var progress: SubjectProgress?
        /// Its skills, in the order of lessons.
        public var skills: [MasteryList.Entry]
        /// Mastered skills of it, by the day from which on they are looked at again.
        public var reviews: [UpcomingReview]

        public init(progress: SubjectProgress?, skills: [MasteryList.Entry], reviews: [UpcomingReview]) {
            self.progress = progress
            self.skills = skills
            self.reviews = reviews
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "progress.subject",
        "Shows what a child has learned of one subject: its ring, medals of its skills, and when what was mastered comes "
            + "back. It leaves out what the child's filter does not allow. What a child sees never falls.",
        role: .child,
        params: Shape<Params>.object("ProgressSubjectParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            required("subject", \.subject, .text(1...64), "As `progress.overview` names it.")
        },
        result: Shape<Result>.object("SubjectInDetail", "", make: Result.init) {
            optional(
                "subjectProgress", \.progress, .subjectProgress,
                "Its share of mastered skills is the ring; absent: the filter allows nothing of the subject.")
            required("mastery", \.skills, .list(of: MasteryList.entry), "In the order of lessons.")
            required("nextReviews", \.reviews, .list(of: .upcomingReview), "The earliest first.")
        },
        errors: [.unknownChild])
}
