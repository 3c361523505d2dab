import API
import ArgumentParser
import Household
import JSONRPC
import Shapes

struct SetFilter: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change which lessons a child may learn; what you do not name stays.",
        usage: "kidctl filter set <child> [options]",
        discussion: """
            EXAMPLES:
              kidctl filter set mia --subjects math,reading
              kidctl filter set mia --block-lesson counting-objects
              kidctl filter set mia --pause-subject math=18:00
              kidctl filter set mia --pause-subject reading=after:math
              kidctl filter set mia --apps tuxpaint,gcompris
              kidctl filter set mia --all-subjects --highest-difficulty 3
              kidctl filter set mia --highest-difficulty none --tier none
            """)

    @Argument(help: "Id or name of the child.")
    var child: String

    @Option(help: ArgumentHelp("Let a lesson rest; repeat for several.", valueName: "id"))
    var blockLesson: [String] = []

    @Option(help: ArgumentHelp("Bring a resting lesson back; repeat for several.", valueName: "id"))
    var allowLesson: [String] = []

    @Option(help: ArgumentHelp("Let a whole pack rest; repeat for several.", valueName: "id"))
    var blockPack: [String] = []

    @Option(help: ArgumentHelp("Bring a resting pack back; repeat for several.", valueName: "id"))
    var allowPack: [String] = []

    @Option(
        help: ArgumentHelp(
            "Let a subject rest, or only until =18:00 or =after:math; repeat for several.", valueName: "name"),
        transform: Arguments.pause)
    var pauseSubject: [SubjectRest] = []

    @Option(help: ArgumentHelp("Bring a resting subject back; repeat for several.", valueName: "name"))
    var resumeSubject: [String] = []

    @Option(help: ArgumentHelp("Only these subjects, with commas between.", valueName: "list"))
    var subjects: String?

    @Flag(help: "All subjects.")
    var allSubjects = false

    @Option(help: ArgumentHelp("Only these front-end apps, with commas between.", valueName: "list"))
    var apps: String?

    @Flag(help: "All front-end apps.")
    var allApps = false

    @Option(
        help: ArgumentHelp("1 to 5, or none for any.", valueName: "number"), transform: Arguments.number)
    var highestDifficulty: Setting<Int>?

    @Option(
        help: ArgumentHelp(
            "Highest age tier: preschool, elementary, preteen; none for the child's own.", valueName: "tier"),
        transform: Arguments.tier)
    var tier: Setting<AgeTier>?

    @OptionGroup var options: ParentOptions

    func check() throws {
        let help = "kidctl filter set"
        if allSubjects, subjects != nil { throw Problem.usage("give either --subjects or --all-subjects", help: help) }
        if allApps, apps != nil { throw Problem.usage("give either --apps or --all-apps", help: help) }
        let lists = blockLesson + allowLesson + blockPack + allowPack + resumeSubject + pauseSubject.map(\.subject)
        if lists.isEmpty, subjects == nil, !allSubjects, apps == nil, !allApps,
            highestDifficulty == nil, tier == nil
        {
            throw Problem.usage("name what to change, such as --subjects math", help: help)
        }
        let paused = pauseSubject.map(\.subject)
        try Bounds.checkOnce(paused + resumeSubject, of: "--pause-subject and --resume-subject", help: help)
        try Bounds.checkOnce(blockLesson + allowLesson, of: "--block-lesson and --allow-lesson", help: help)
        try Bounds.checkOnce(blockPack + allowPack, of: "--block-pack and --allow-pack", help: help)
        try Bounds.check(highestDifficulty, 1...5, of: "--highest-difficulty")
    }

    func run(in session: Invocation) throws {
        var params = FilterSet.Params(
            child: child, highestDifficulty: highestDifficulty.patch(), highestTier: tier.patch())
        if allSubjects { params.allowedSubjects = .clear }
        if let subjects { params.allowedSubjects = .set(Arguments.list(subjects)) }
        if allApps { params.allowedApps = .clear }
        if let apps { params.allowedApps = .set(Arguments.list(apps)) }
        let changed = blockLesson + allowLesson + blockPack + allowPack + resumeSubject + pauseSubject.map(\.subject)
        if !changed.isEmpty {
            let present = try session.call(FilterGet.method, ChildParams(child: child)).value
            if !(blockLesson + allowLesson).isEmpty {
                params.blockedLessons = Self.changed(present.blockedLessons, with: blockLesson, without: allowLesson)
            }
            if !(blockPack + allowPack).isEmpty {
                params.blockedPacks = Self.changed(present.blockedPacks, with: blockPack, without: allowPack)
            }
            if !(pauseSubject.isEmpty && resumeSubject.isEmpty) {
                let new = try pauseSubject.map { rest in
                    SubjectPause(
                        subject: rest.subject, until: try rest.until?.resolved(in: session, asParent: true),
                        untilFinished: rest.untilFinished)
                }
                params.pausedSubjects = Self.changed(present.pausedSubjects, with: new, without: resumeSubject)
            }
        }
        session.show(try session.call(FilterSet.method, params), FilterText.text)
        ChallengeText.showObstacles(of: child, in: session)
    }

    /// The pauses after the change: a new one takes the place of the subject's old one.
    static func changed(
        _ present: [SubjectPause], with new: [SubjectPause], without gone: [String]
    ) -> [SubjectPause] {
        let named = Set(new.map(\.subject) + gone)
        return present.filter { !named.contains($0.subject) } + new.filter { !gone.contains($0.subject) }
    }

    /// The set after the change, in order.
    static func changed<ID: RawRepresentable & Hashable>(
        _ present: Set<ID>, with new: [String], without gone: [String]
    ) -> [ID] where ID.RawValue == String {
        present.union(new.compactMap(ID.init)).subtracting(gone.compactMap(ID.init))
            .sorted { $0.rawValue < $1.rawValue }
    }
}
