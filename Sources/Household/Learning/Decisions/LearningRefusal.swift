/// A refusal with words for both: a program or grown-up reads `message`, the child hears `say`.
public struct LearningRefusal: Error, Hashable, Sendable {
    /// What programs read.
    public var kind: LearningRefusalKind
    /// Names the remedy.
    public var message: String
    /// Kind words for the child.
    public var say: String

    /// All members of a refusal.
    public init(kind: LearningRefusalKind, message: String, say: String) {
        self.kind = kind
        self.message = message
        self.say = say
    }

    /// A refusal in the usual words of its kind.
    public init(_ kind: LearningRefusalKind, say: String? = nil) {
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

    fileprivate var say: String {
        switch self {
        case .open: "You have one open already. Let's go on with it!"
        case .unknownLesson: "Let's look for another one."
        case .filtered(let code): code.say
        case .unknownActivity, .abandoned: "Let's start a new one."
        case .finished: "This one is done. Let's start a new one!"
        case .paused: "We are having a little break. Ready to go on?"
        case .stalePresentation: "Let's look at this question."
        case .wrongShape: "Let's try that once more."
        case .unfinished: "There is a bit more to do. Let's go on!"
        case .hintNotAvailable: "There is no more hint here. Try what you think!"
        case .notEnoughStars: "That hint needs a few more stars. Try what you think!"
        case .contentChanged: "This lesson has something new. Let's start it again!"
        case .unknownSkill: "Let's look for another one."
        case .nothingToAsk: "This one is for making things. Let's open it!"
        case .nothingToMix: "Let's do some lessons first!"
        case .factIsAsked: "Try it first. Then I show you how it works!"
        case .sprintsRest: "Let's rest now. You can run again later."
        case .reviewNotDue: "There is nothing to look back at here now. Let's do something else!"
        }
    }
}
