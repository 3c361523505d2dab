import Words

extension FilterRule {
    /// The exact rule in a parent's words: "subject math is paused until 18:00".
    public func words(at now: Instant, in zone: Zone) -> Saying {
        switch self {
        case .subjectNotAllowed(let subject, let allowed):
            Saying("parent.filter.subject", ["subject": .text(subject), "allowed": Self.list(allowed)])
        case .subjectPaused(let pause): Self.words(of: pause, at: now, in: zone)
        case .tooAdvanced(let difficulty, let highest):
            Saying("parent.filter.difficulty", ["difficulty": .number(difficulty), "highest": .number(highest)])
        case .otherAge(let tier, let highest, let isOwn):
            Saying(
                isOwn ? "parent.filter.ageOwn" : "parent.filter.age",
                ["tier": .saying(tier.saying), "highest": .saying(highest.saying)])
        case .blockedLesson(let lesson): Saying("parent.filter.lesson", ["lesson": .text("\(lesson)")])
        case .blockedPack(let pack): Saying("parent.filter.pack", ["pack": .text("\(pack)")])
        case .appNotAllowed(let app, let allowed):
            Saying("parent.filter.app", ["app": .text(app), "allowed": Self.list(allowed)])
        }
    }

    private static func words(of pause: SubjectPause, at now: Instant, in zone: Zone) -> Saying {
        let subject = Saying.Value.text(pause.subject)
        let end = pause.until.map { Saying.Value.saying(ParentWords.clock($0, at: now, zone)) }
        switch (end, pause.untilFinished) {
        case (nil, nil): return Saying("parent.filter.paused", ["subject": subject])
        case (let end?, nil): return Saying("parent.filter.pausedUntil", ["subject": subject, "time": end])
        case (nil, let other?):
            return Saying("parent.filter.pausedFor", ["subject": subject, "other": .text(other)])
        case (let end?, let other?):
            return Saying(
                "parent.filter.pausedUntilOrFor", ["subject": subject, "time": end, "other": .text(other)])
        }
    }

    private static func list(_ names: Set<String>) -> Saying.Value {
        names.isEmpty ? .key("parent.none") : .list(names.sorted().map { .text($0) })
    }
}

extension AgeTier {
    /// What children of this age are called.
    public var saying: Saying { Saying("tier.\(rawValue)") }
}
