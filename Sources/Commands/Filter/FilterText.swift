import Household

/// A filter as people read it.
enum FilterText {
    static func text(_ filter: ContentFilter, _ page: Page) -> String {
        let subjects = filter.allowedSubjects.map { $0.sorted().joined(separator: ", ") }
        let lessons = filter.blockedLessons.map(\.rawValue).sorted()
        let packs = filter.blockedPacks.map(\.rawValue).sorted()
        let pauses = filter.pausedSubjects.map { pause in
            pause.subject + (pause.until.map { " until " + page.clock.short($0) } ?? "")
                + (pause.untilFinished.map { " until a lesson of \($0) is finished" } ?? "")
        }
        return page.facts([
            ("Subjects", subjects.map { $0.isEmpty ? "none" : $0 } ?? "all"),
            ("Resting subjects", list(pauses)),
            ("Highest difficulty", filter.highestDifficulty.map { "\($0) of 5" } ?? "any"),
            ("Highest age tier", filter.highestTier?.rawValue ?? "the child's own"),
            ("Resting lessons", list(lessons)), ("Resting packs", list(packs)),
            ("Apps", filter.allowedApps.map { $0.isEmpty ? "none" : list($0.sorted()) } ?? "all"),
        ]) + (filter.allowedApps?.isEmpty == false ? page.paragraph(unknownApps) : "")
    }

    /// A mistyped app keeps all others away.
    private static let unknownApps =
        "kidd does not know which apps there are: make sure that these are the names that the programs give."

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
    }
}
