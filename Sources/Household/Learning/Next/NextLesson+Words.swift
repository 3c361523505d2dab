extension NextLesson {
    /// A sentence for the child.
    public var say: String {
        guard let title = lesson?.lesson.title else {
            return "There is no lesson waiting right now. Let's look again another time."
        }
        switch kind {
        case .resume:
            guard let place else { return "Let's go on with \"\(title)\"." }
            return "Let's go on with \"\(title)\": question \(place.number) of \(place.total)."
        case .new: return "Let's try \"\(title)\"!"
        case .again: return "You did them all! Shall we do \"\(title)\" once more?"
        case .nothing: return "There is no lesson waiting right now. Let's look again another time."
        }
    }

    /// The sentence that welcomes a child back; nil when it was here lately.
    public var sayWelcomeBack: String? {
        guard let welcomeBack else { return nil }
        guard kind != .resume, let title = welcomeBack.lesson?.lesson.title else { return "Welcome back!" }
        return "Welcome back! Last time we did \"\(title)\"."
    }
}
