import API
import Household
import Words

/// Choosing a lesson, or a quiz about one: first the subject, then one of its lessons, what is next on top.
struct LessonChoice: Equatable {
    /// Whether a quiz is chosen.
    var isQuiz = false
    /// Subjects with a lesson for this child.
    private(set) var subjects: [SubjectProgress] = []
    /// The one whose lessons are shown.
    private(set) var subject: String?
    /// Its lessons, in their order.
    private(set) var lessons: [LessonList.Entry] = []

    /// Begins to choose.
    init(forQuiz: Bool = false) { isQuiz = forQuiz }

    /// Takes in what there is. Quizzes are offered of subjects in which something was finished.
    mutating func take(_ overview: LearningOverview) {
        let finished = Set(overview.recent.map(\.subject))
        subjects = overview.subjects.filter { subject in
            subject.lessons > 0 && (!isQuiz || subject.passed > 0 || finished.contains(subject.subject))
        }
    }

    /// The only subject there is: then there is nothing to choose.
    var onlySubject: String? { subjects.count == 1 ? subjects.first?.subject : nil }

    /// The name that people read.
    func title(of subject: String) -> String { subjects.first { $0.subject == subject }?.title ?? subject }

    /// What kidd is asked for when a subject is chosen.
    func calls(for subject: String) -> [LearnCall] {
        [.lessons(of: subject)] + (isQuiz ? [] : [.nextOf(subject)])
    }

    /// Takes in the lessons of a subject: for a quiz those that were finished.
    mutating func take(_ all: [LessonList.Entry], of subject: String) {
        self.subject = subject
        lessons = isQuiz ? all.filter { $0.timesFinished > 0 } : all
    }

    /// Whether a quiz over the whole subject is possible: it mixes lessons of two skills at least.
    var canMix: Bool { isQuiz && Set(lessons.map(\.skill)).count > 1 }

    /// Lessons that were not finished yet, then the others, each in their order.
    var inOrder: [LessonList.Entry] {
        isQuiz ? lessons : lessons.filter { $0.timesFinished == 0 } + lessons.filter { $0.timesFinished > 0 }
    }
}
