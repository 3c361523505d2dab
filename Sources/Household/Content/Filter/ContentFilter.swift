/// The rules between the library and one child. `verdict` is the one gate that every lesson passes (Content filter).
public struct ContentFilter: Hashable, Sendable {
    /// nil allows all subjects, the empty set allows none.
    public var allowedSubjects: Set<String>?
    /// 1 to 5; nil allows all.
    public var highestDifficulty: Int?
    /// nil is the child's own tier; lower tiers are always included.
    public var highestTier: AgeTier?
    /// Lessons that rest until a parent brings them back.
    public var blockedLessons: Set<LessonID>
    /// Packs that rest as a whole.
    public var blockedPacks: Set<PackID>
    /// Subjects that rest for a while.
    public var pausedSubjects: [SubjectPause]
    /// The front-end apps that may be used; nil allows all, the empty set none.
    public var allowedApps: Set<String>?

    /// A filter; without arguments it allows all that is made for the child's age.
    public init(
        allowedSubjects: Set<String>? = nil, highestDifficulty: Int? = nil, highestTier: AgeTier? = nil,
        blockedLessons: Set<LessonID> = [], blockedPacks: Set<PackID> = [], pausedSubjects: [SubjectPause] = [],
        allowedApps: Set<String>? = nil
    ) {
        self.allowedSubjects = allowedSubjects
        self.highestDifficulty = highestDifficulty
        self.highestTier = highestTier
        self.blockedLessons = blockedLessons
        self.blockedPacks = blockedPacks
        self.pausedSubjects = pausedSubjects
        self.allowedApps = allowedApps
    }

    /// Whether a child of this tier may see and start a lesson now.
    public func verdict(_ installed: InstalledLesson, childTier: AgeTier, now: Instant) -> ContentVerdict {
        let first = FilterCode.allCases.first { applies($0, to: installed, childTier: childTier, now: now) }
        guard let code = first else { return .allowed }
        return .refused(code: code, say: code.say)
    }

    /// Why a whole subject is not for the child now; nil when it is.
    public func refusal(ofSubject subject: String, now: Instant) -> FilterCode? {
        if let allowedSubjects, !allowedSubjects.contains(subject) { return .subjectNotAllowed }
        return isPaused(subject, now: now) ? .subjectPaused : nil
    }

    /// Why an app is not for the child; nil when it is.
    public func refusal(ofApp app: String) -> FilterCode? {
        guard let allowedApps, !allowedApps.contains(app) else { return nil }
        return .appNotAllowed
    }

    /// The pauses that a finished lesson of this subject ends now.
    public func pausesEnded(byFinishing subject: String, now: Instant) -> [SubjectPause] {
        pausedSubjects.filter { $0.untilFinished == subject && $0.holds(at: now) }
    }

    /// The next moment after this one at which a pause ends by the clock; nil when none does.
    public func nextEndOfPause(after now: Instant) -> Instant? {
        pausedSubjects.lazy.compactMap(\.until).filter { now < $0 }.min()
    }

    private func isPaused(_ subject: String, now: Instant) -> Bool {
        pausedSubjects.contains { $0.subject == subject && $0.holds(at: now) }
    }

    /// The lessons that a child of this tier may see now, in their order.
    public func lessons(of library: Library, childTier: AgeTier, now: Instant) -> [InstalledLesson] {
        library.lessons.filter { verdict($0, childTier: childTier, now: now).isAllowed }
    }

    /// Every rule that stands against a lesson, the one that is told first in front; for a parent.
    public func matches(_ installed: InstalledLesson, childTier: AgeTier, now: Instant) -> [FilterCode] {
        FilterCode.allCases.filter { applies($0, to: installed, childTier: childTier, now: now) }
    }

    private func applies(
        _ code: FilterCode, to installed: InstalledLesson, childTier: AgeTier, now: Instant
    ) -> Bool {
        let lesson = installed.lesson
        switch code {
        case .subjectNotAllowed:
            return allowedSubjects.map { !$0.contains(lesson.subject) } ?? false
        case .subjectPaused:
            return isPaused(lesson.subject, now: now)
        case .tooAdvanced:
            return highestDifficulty.map { lesson.difficulty > $0 } ?? false
        case .otherAge:
            return lesson.tier > (highestTier ?? childTier)
        case .resting:
            return blockedLessons.contains(lesson.id) || blockedPacks.contains(installed.pack)
        case .appNotAllowed:
            // Lessons are no apps.
            return false
        }
    }
}
