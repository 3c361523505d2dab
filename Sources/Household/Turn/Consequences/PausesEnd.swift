extension Consequence {
    /// A finished lesson ends the pauses of other subjects that waited for it (Content, Content filter).
    static let pausesEnd = Consequence(name: "pausesEnd") { turn, context in
        let child = turn.before
        guard !child.filter.pausedSubjects.isEmpty else { return }
        for finished in turn.finished where finished.kind.isWholeWork {
            guard
                let subject = child.learning.openSubject(of: finished.summary.activity)
                    ?? context.library.lesson(finished.summary.lesson)?.lesson.subject
            else { continue }
            let ended = child.filter.pausesEnded(byFinishing: subject, now: context.moment.wall)
            turn.add(ended.map { .child(.pauseEnded($0)) })
        }
    }
}
