extension FilterRule {
    /// The exact rule in a parent's words: "subject math is paused until 18:00".
    public func words(at now: Instant, in zone: Zone) -> String {
        switch self {
        case .subjectNotAllowed(let subject, let allowed):
            "subject \(subject) is not among the allowed subjects: \(Self.list(allowed))"
        case .subjectPaused(let pause): Self.words(of: pause, at: now, in: zone)
        case .tooAdvanced(let difficulty, let highest): "difficulty \(difficulty), above \(highest)"
        case .otherAge(let tier, let highest, let isOwn):
            "made for \(tier.rawValue), above \(highest.rawValue)" + (isOwn ? ", the child's own" : "")
        case .blockedLesson(let lesson): "blocked lesson \(lesson)"
        case .blockedPack(let pack): "blocked pack \(pack)"
        case .appNotAllowed(let app, let allowed):
            "app \(app) is not among the allowed apps: \(Self.list(allowed))"
        }
    }

    private static func words(of pause: SubjectPause, at now: Instant, in zone: Zone) -> String {
        let ends = [
            pause.until.map { "until " + ParentWords.clock($0, at: now, zone) },
            pause.untilFinished.map { "until a lesson of \($0) is finished" },
        ]
        let text = ends.compactMap { $0 }.joined(separator: ", or ")
        return "subject \(pause.subject) is paused " + (text.isEmpty ? "until a parent lifts it" : text)
    }

    private static func list(_ names: Set<String>) -> String {
        names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
    }
}
