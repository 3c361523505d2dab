import Household
import JSONRPC
import Shapes

/// `filter.set`: changes which lessons a child may see; what is absent stays, null clears.
public enum FilterSet {
    /// The parameters of `filter.set`. Optional: `allowedSubjects`, `highestDifficulty`, `highestTier`,
    /// `blockedLessons`, `blockedPacks`, `pausedSubjects`, `allowedApps`, `basedOn`.
    public struct Params: Equatable, BasedChange {
        public var child: String
        public var allowedSubjects: Patch<[String]>
        /// The hardest that is offered, 1 to 5; clearing it takes the bound away.
        public var highestDifficulty: Patch<Int>
        public var highestTier: Patch<AgeTier>
        public var blockedLessons: [LessonID]?
        public var blockedPacks: [PackID]?
        public var pausedSubjects: [SubjectPause]?
        public var allowedApps: Patch<[String]>
        /// What it was made from.
        public var basedOn: BasedOn?

        public init(
            child: String, allowedSubjects: Patch<[String]> = .keep, highestDifficulty: Patch<Int> = .keep,
            highestTier: Patch<AgeTier> = .keep, blockedLessons: [LessonID]? = nil, blockedPacks: [PackID]? = nil,
            pausedSubjects: [SubjectPause]? = nil, allowedApps: Patch<[String]> = .keep, basedOn: BasedOn? = nil
        ) {
            self.child = child
            self.allowedSubjects = allowedSubjects
            self.highestDifficulty = highestDifficulty
            self.highestTier = highestTier
            self.blockedLessons = blockedLessons
            self.blockedPacks = blockedPacks
            self.pausedSubjects = pausedSubjects
            self.allowedApps = allowedApps
            self.basedOn = basedOn
        }

        /// The filter after the change.
        public func applied(to filter: ContentFilter) -> ContentFilter {
            ContentFilter(
                allowedSubjects: allowedSubjects.applied(to: filter.allowedSubjects.map(Array.init)).map(Set.init),
                highestDifficulty: highestDifficulty.applied(to: filter.highestDifficulty),
                highestTier: highestTier.applied(to: filter.highestTier),
                blockedLessons: blockedLessons.map(Set.init) ?? filter.blockedLessons,
                blockedPacks: blockedPacks.map(Set.init) ?? filter.blockedPacks,
                pausedSubjects: pausedSubjects ?? filter.pausedSubjects,
                allowedApps: allowedApps.applied(to: filter.allowedApps.map(Array.init)).map(Set.init))
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "filter.set", "Changes which lessons a child may see. Absent members stay as they are, null clears.",
        role: .parent,
        changes: true,
        params: Shape<Params>.object("FilterSetParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            patch(
                "allowedSubjects", \.allowedSubjects, .list(of: .text(1...64), maximum: 100), "null: all; empty: none.")
            patch("highestDifficulty", \.highestDifficulty, .integer(1...5))
            patch("highestTier", \.highestTier, .word(AgeTier.self), "null: the child's own and lower.")
            optional("blockedLessons", \.blockedLessons, .list(of: .id(LessonID.self), maximum: 1000), "All that rest.")
            optional("blockedPacks", \.blockedPacks, .list(of: .id(PackID.self), maximum: 1000), "All that rest.")
            optional("pausedSubjects", \.pausedSubjects, .list(of: .subjectPause, maximum: 100), "All that rest.")
            patch(
                "allowedApps", \.allowedApps, .list(of: .text(1...64), maximum: 100),
                "Front-end apps. null: all; empty: none.")
            optional("basedOn", \.basedOn, .basedOn, BasedOn.summary)
        },
        result: Shape<ContentFilter>.contentFilter, errors: [.unknownChild, .unknownLesson, .changedMeanwhile])
}
