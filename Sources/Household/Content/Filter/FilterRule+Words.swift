import Words

extension FilterRule {
    /// The exact rule in a parent's words: "subject Math is paused until 18:00".
    ///
    /// - Parameter library: has the titles of lessons, subjects and packs; what it does not have is told by its id.
    public func words(at now: Instant, in zone: Zone, _ library: Library) -> Saying {
        switch self {
        case .subjectNotAllowed(let subject, let allowed):
            Saying(
                "parent.filter.subject",
                [
                    "subject": .text(library.title(ofSubject: subject)),
                    "allowed": Self.list(allowed.map(library.title(ofSubject:))),
                ])
        case .subjectPaused(let pause): Self.words(of: pause, at: now, in: zone, library)
        case .tooAdvanced(let difficulty, let highest):
            Saying("parent.filter.difficulty", ["difficulty": .number(difficulty), "highest": .number(highest)])
        case .otherAge(let tier, let highest, let isOwn):
            Saying(
                isOwn ? "parent.filter.ageOwn" : "parent.filter.age",
                ["tier": .saying(tier.saying), "highest": .saying(highest.saying)])
        case .blockedLesson(let lesson): Saying("parent.filter.lesson", ["lesson": .text(library.title(of: lesson))])
        case .blockedPack(let pack): Saying("parent.filter.pack", ["pack": .text(library.title(of: pack))])
        case .appNotAllowed(let app, let allowed):
            Saying("parent.filter.app", ["app": .foreign(app), "allowed": Self.list(allowed)])
        }
    }

    private static func words(
        of pause: SubjectPause, at now: Instant, in zone: Zone, _ library: Library
    ) -> Saying {
        let subject = Saying.Value.text(library.title(ofSubject: pause.subject))
        let other = pause.untilFinished.map { Saying.Value.text(library.title(ofSubject: $0)) }
        let end = pause.until.map { Saying.Value.saying(ParentWords.clock($0, at: now, zone)) }
        switch (end, other) {
        case (nil, nil): return Saying("parent.filter.paused", ["subject": subject])
        case (let end?, nil): return Saying("parent.filter.pausedUntil", ["subject": subject, "time": end])
        case (nil, let other?):
            return Saying("parent.filter.pausedFor", ["subject": subject, "other": other])
        case (let end?, let other?):
            return Saying(
                "parent.filter.pausedUntilOrFor", ["subject": subject, "time": end, "other": other])
        }
    }

    private static func list(_ names: some Collection<String>) -> Saying.Value {
        names.isEmpty ? .key("parent.none") : .list(names.sorted().map { .text($0) })
    }
}

extension AgeTier {
    /// What children of this age are called.
    public var saying: Saying { Saying("tier.\(rawValue)") }
}
