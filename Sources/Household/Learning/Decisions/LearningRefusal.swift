import Words

/// A refusal with words for both: a program or grown-up reads `message`, the child hears `say`.
public struct LearningRefusal: Error, Hashable, Sendable {
    /// What programs read.
    public var kind: LearningRefusalKind
    /// Names the remedy.
    public var message: String
    /// Kind words for the child.
    public var say: Saying

    /// All members of a refusal.
    public init(kind: LearningRefusalKind, message: String, say: Saying) {
        self.kind = kind
        self.message = message
        self.say = say
    }

    /// A refusal in the usual words of its kind.
    public init(_ kind: LearningRefusalKind, say: Saying? = nil) {
        self.init(kind: kind, message: kind.message, say: say ?? kind.say)
    }
}

extension LearningRefusalKind {
    fileprivate var message: String {
        switch self {
        case .open(let id):
            "The activity \(id) is still open: resume it, or start with replace: true to give it up."
        case .unknownLesson(let id): "There is no lesson \(id)."
        case .filtered(let code):
            "The lesson is not for this child now (\(code.rawValue)): choose another, "
                + "or let a parent change the filter."
        case .unknownActivity(let id): "There is no activity \(id): start a new one."
        case .finished(let id): "The activity \(id) is finished: start another."
        case .abandoned(let id): "The activity \(id) was given up: start another."
        case .paused(let id): "The activity \(id) is paused: resume it first."
        case .stalePresentation(let current):
            "This presentation is not the one shown now: answer \(current)."
        case .wrongShape(let reason): "The answer was not counted: \(reason)."
        case .unfinished(let numbers):
            "Not every question has an answer yet: still open \(numbers.count == 1 ? "is" : "are") "
                + numbers.map(String.init).joined(separator: ", ") + "."
        case .hintNotAvailable: "There is no further hint for this question: go on with an answer."
        case .notEnoughStars(let needed, let have):
            "A further hint costs \(needed) stars and there are \(have): each right answer earns one."
        case .contentChanged(let id):
            "The question \(id) changed with its pack: start the lesson anew with replace: true."
        case .unknownSkill(let id): "There is no skill \(id)."
        case .nothingToAsk(let id): "Nothing in the lesson \(id) can be graded: start the lesson itself."
        case .nothingToMix(let subject):
            "There is nothing to mix of \(subject) yet: finish lessons of two of its skills first."
        case .factIsAsked(let fact): "\(fact) is being asked: it is explained after the answer."
        case .sprintsRest:
            "\(FactRules.sprintsOfSession) sprints, or 30 minutes, are a session: the next can begin after a rest of "
                + "\(FactRules.restBetweenSessions / .minute) minutes. Practice is possible at any time."
        case .reviewNotDue(let id):
            "There is nothing to look back at in \(id) now: start a lesson or a quiz, or ask lesson.next."
        }
    }

    fileprivate var say: Saying {
        switch self {
        case .open: Saying("refusal.open")
        case .unknownLesson, .unknownSkill: Saying("refusal.lookForAnother")
        case .filtered(let code): code.say
        case .unknownActivity, .abandoned: Saying("refusal.startANewOne")
        case .finished: Saying("refusal.finished")
        case .paused: Saying("refusal.paused")
        case .stalePresentation: Saying("refusal.thisQuestion")
        case .wrongShape: Saying("refusal.onceMore")
        case .unfinished: Saying("refusal.unfinished")
        case .hintNotAvailable: Saying("refusal.noMoreHints")
        case .notEnoughStars: Saying("refusal.notEnoughStars")
        case .contentChanged: Saying("refusal.contentChanged")
        case .nothingToAsk: Saying("refusal.nothingToAsk")
        case .nothingToMix: Saying("refusal.nothingToMix")
        case .factIsAsked: Saying("refusal.factIsAsked")
        case .sprintsRest: Saying("refusal.sprintsRest")
        case .reviewNotDue: Saying("refusal.reviewNotDue")
        }
    }
}
