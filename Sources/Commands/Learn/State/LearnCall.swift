import API
import Client
import Household

/// Something that kidd is asked for.
enum LearnCall: Equatable {
    case mayI
    case next
    /// What comes next in one subject.
    case nextOf(String)
    /// The subjects that there are.
    case subjects
    /// The lessons of a subject.
    case lessons(of: String)
    /// `replaces`: the one of its kind that is open is given up.
    case start(LearnWish, replaces: Bool = false)
    /// The open activity, running or paused, at its question.
    case resume(ActivityID)
    case question(ActivityID)
    case shown(ActivityID, PresentationID)
    case answer(ActivityID, PresentationID, Answer)
    case hint(ActivityID, PresentationID)
    case pause(ActivityID)
    case finish(ActivityID)
    /// The child is still there.
    case renew(LeaseID)
    case ask(minutes: Int, why: String?)
    case rewards

    /// Whether it only says that time goes on: a newer one does as well.
    var isBeat: Bool { if case .renew = self { true } else { false } }
}

/// What is to begin.
enum LearnWish: Equatable {
    case lesson(LessonID)
    /// With a clock, where there is a limit.
    case quiz(LessonID, limitSeconds: Int? = nil)
    case mixedQuiz(subject: String, limitSeconds: Int? = nil)
    case review(SkillID)
    /// Math facts: of one way to find them, else those that the child needs most.
    case practice(FactStrategy? = nil, of: FactDomain = .addSubtract)
    case sprint(of: FactDomain = .addSubtract)
    case copying

    /// Whether it is one of many that there are of its kind.
    var isChosen: Bool {
        switch self {
        case .lesson, .quiz, .mixedQuiz: true
        case .practice(let strategy, _): strategy != nil
        case .review, .sprint, .copying: false
        }
    }

    /// The same with a clock; only a quiz can have one.
    func limited(to seconds: Int) -> LearnWish {
        switch self {
        case .quiz(let lesson, _): .quiz(lesson, limitSeconds: seconds)
        case .mixedQuiz(let subject, _): .mixedQuiz(subject: subject, limitSeconds: seconds)
        case .lesson, .review, .practice, .sprint, .copying: self
        }
    }
}

/// What kidd said to a ``LearnCall``.
enum LearnReply {
    case mayI(TimeMayI.Result)
    case next(LessonNext.Result)
    case subjects(LearningOverview)
    case lessons([LessonList.Entry])
    case activity(ActivityReply)
    case answered(ActivityAnswer.Result)
    case hint(ActivityHint.Result)
    case lease(LeaseReply)
    case asked(TimeAsk.Result)
    case rewards(RewardsSummary.Result)
    case refused(ClientError.Refused)
}
