/// One rule of a filter that stands against something, exactly as a parent set it.
public enum FilterRule: Hashable, Sendable {
    /// Only other subjects are allowed.
    case subjectNotAllowed(String, allowed: Set<String>)
    case subjectPaused(SubjectPause)
    case tooAdvanced(difficulty: Int, highest: Int)
    /// Made for a tier above the highest; `isOwn`: the highest is the child's own.
    case otherAge(AgeTier, highest: AgeTier, isOwn: Bool)
    case blockedLesson(LessonID)
    case blockedPack(PackID)
    /// Only other apps are allowed.
    case appNotAllowed(String, allowed: Set<String>)

    /// What programs, and the child's front-end, read.
    public var code: FilterCode {
        switch self {
        case .subjectNotAllowed: .subjectNotAllowed
        case .subjectPaused: .subjectPaused
        case .tooAdvanced: .tooAdvanced
        case .otherAge: .otherAge
        case .blockedLesson, .blockedPack: .resting
        case .appNotAllowed: .appNotAllowed
        }
    }
}

extension ContentGate {
    /// Every rule that stands against a lesson, in the order of the codes: the first one is what the child is told.
    func rules(against installed: InstalledLesson) -> [FilterRule] {
        let lesson = installed.lesson
        var rules = rules(againstSubject: lesson.subject)
        if let highest = filter.highestDifficulty, lesson.difficulty > highest {
            rules.append(.tooAdvanced(difficulty: lesson.difficulty, highest: highest))
        }
        let highest = filter.highestTier ?? tier
        if lesson.tier > highest {
            rules.append(.otherAge(lesson.tier, highest: highest, isOwn: filter.highestTier == nil))
        }
        if filter.blockedLessons.contains(lesson.id) { rules.append(.blockedLesson(lesson.id)) }
        if filter.blockedPacks.contains(installed.pack) { rules.append(.blockedPack(installed.pack)) }
        return rules
    }

    func rules(againstSubject subject: String) -> [FilterRule] {
        var rules: [FilterRule] = []
        if let allowed = filter.allowedSubjects, !allowed.contains(subject) {
            rules.append(.subjectNotAllowed(subject, allowed: allowed))
        }
        return rules
            + filter.pausedSubjects.filter { $0.subject == subject && $0.holds(at: now) }.map(FilterRule.subjectPaused)
    }
}
