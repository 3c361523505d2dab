extension NextLesson {
    /// A sentence for the child.
    public var say: String {
        if kind == .review, let skill { return "Let's see what you still know: \(skill.skill.name)." }
        if let place, place.kind.asksFacts { return place.words }
        if kind == .practice { return "Let's do a few math facts!" }
        if let subject {
            guard let place else { return "Let's mix it up! Here come questions of all sorts: \(subject.title)." }
            return "Let's go on with your mix of \(subject.title): question \(place.number) of \(place.total)."
        }
        guard let title = lesson?.lesson.title else {
            return "There is no lesson waiting right now. Let's look again another time."
        }
        switch kind {
        case .resume:
            guard let place else { return "Let's go on with \"\(title)\"." }
            return "Let's go on with \"\(title)\": question \(place.number) of \(place.total)."
        case .relearn: return "Let's do \"\(title)\" once more. It will come back!"
        case .new: return "Let's try \"\(title)\"!"
        case .again: return "You did them all! Shall we do \"\(title)\" once more?"
        case .review, .practice, .mixed, .nothing:
            return "There is no lesson waiting right now. Let's look again another time."
        }
    }

    /// Why it is this one, for grown-ups.
    public var why: String {
        switch kind {
        case .resume: "An activity is open, and it goes on where it stopped."
        case .review: "This skill was mastered, and the day has come to look at it again."
        case .relearn:
            "Its skill was mastered, and two reviews running were not passed; it is proposed once a day until it is mastered "
                + "again."
        case .practice: "None were typed today; facts stay when a few of them are asked every day."
        case .mixed:
            "\(NextLesson.lessonsBeforeMixing) lessons of this subject were finished since it was mixed last; what was "
                + "learned apart stays longer when it is mixed."
        case .new: "It is the first lesson, in their order, that was not passed yet."
        case .again: "All lessons were passed; this one went worst, or was done longest ago."
        case .nothing: "No lesson is there that the child may have now."
        }
    }

    /// The sentence that welcomes a child back; nil when it was here lately.
    public var sayWelcomeBack: String? {
        guard let welcomeBack else { return nil }
        guard kind != .resume, let title = welcomeBack.lesson?.lesson.title else { return "Welcome back!" }
        return "Welcome back! Last time we did \"\(title)\"."
    }
}

extension NextLesson.Place {
    /// Of an activity of the math facts, a sentence for the child.
    fileprivate var words: String {
        switch kind {
        case .timed: "Your sprint is running!"
        case .copying: "Let's go on copying numbers: number \(number) of \(total)."
        default: "Let's go on with your math facts: question \(number) of \(total)."
        }
    }
}
