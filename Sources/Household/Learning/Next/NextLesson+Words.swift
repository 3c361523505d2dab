import Words

extension NextLesson {
    /// A sentence for the child.
    public var say: Saying {
        if kind == .review, let skill { return Saying("next.review", ["skill": .text(skill.skill.name)]) }
        if let place, place.kind.asksFacts { return place.words }
        if kind == .practice { return Saying("next.practice") }
        if let subject {
            let title = Saying.Value.text(subject.title)
            guard let place else { return Saying("next.mixed", ["subject": title]) }
            return Saying(
                "next.resumeMixed",
                ["subject": title, "number": .number(place.number), "total": .number(place.total)])
        }
        // An open review is called what it was when it was offered.
        guard let name = skill?.skill.name ?? lesson?.lesson.title else { return Saying("next.nothing") }
        let title = Saying.Value.text(name)
        switch kind {
        case .resume:
            guard let place else { return Saying("next.resume", ["title": title]) }
            return Saying(
                "next.resumeAt", ["title": title, "number": .number(place.number), "total": .number(place.total)])
        case .relearn: return Saying("next.relearn", ["title": title])
        case .prerequisite: return Saying("next.prerequisite", ["title": title])
        case .new: return Saying("next.new", ["title": title])
        case .again: return Saying("next.again", ["title": title])
        case .review, .practice, .mixed, .nothing: return Saying("next.nothing")
        }
    }

    /// Why it is this one, for the child.
    public var why: Saying { Saying("why.\(kind.rawValue)") }

    /// Why it is this one, for parents.
    public var whyForParents: Saying {
        kind == .mixed
            ? Saying("parent.why.mixed", ["lessons": .number(NextLesson.lessonsBeforeMixing)])
            : Saying("parent.why.\(kind.rawValue)")
    }

    /// The sentence that welcomes a child back; nil when it was here lately.
    public var sayWelcomeBack: Saying? {
        guard let welcomeBack else { return nil }
        guard kind != .resume, let title = welcomeBack.lesson?.lesson.title else { return Saying("welcomeBack") }
        return Saying("welcomeBack.lesson", ["title": .text(title)])
    }
}

extension NextLesson.Place {
    /// Of an activity of the math facts, a sentence for the child.
    fileprivate var words: Saying {
        switch kind {
        case .timed: Saying("next.resumeSprint")
        case .copying: Saying("next.resumeCopying", ["number": .number(number), "total": .number(total)])
        default: Saying("next.resumePractice", ["number": .number(number), "total": .number(total)])
        }
    }
}
