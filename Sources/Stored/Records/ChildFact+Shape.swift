import Household
import Shapes

/// The cases of ``ChildFact``.
private enum Variants {
    static let profileSet = Variant("profileSet", 64, .storedProfile, make: ChildFact.profileSet)
    static let policySet = Variant("policySet", 65, .storedPolicy, make: ChildFact.policySet)
    static let filterSet = Variant("filterSet", 66, .storedFilter, make: ChildFact.filterSet)
    static let profileChanged = Variant(
        "profileChanged", 67, .revision(of: .storedProfile), make: ChildFact.profileChanged)
    static let policyChanged = Variant("policyChanged", 68, .policyRevision, make: ChildFact.policyChanged)
    static let filterChanged = Variant("filterChanged", 69, .revision(of: .storedFilter), make: ChildFact.filterChanged)
    static let boardSet = Variant("boardSet", 70, .boardMembership, make: ChildFact.boardSet)
    static let pauseEnded = Variant("pauseEnded", 71, .storedPause, make: ChildFact.pauseEnded)
    static let learningSet = Variant("learningSet", 72, .learningSettings, make: ChildFact.learningSet)
    static let folded = Variant("folded", 78, .fold, make: ChildFact.folded)
    static let analyticsSet = Variant("analyticsSet", 73, .boolean, make: ChildFact.analyticsSet)
    static let logged = Variant("logged", 74, .loggedEvents, make: ChildFact.logged)
    static let logTrimmed = Variant("logTrimmed", 75, .eventLog, make: ChildFact.logTrimmed)
    static let logCleared = Variant("logCleared", 76, .eventLog, make: ChildFact.logCleared)
}

extension ChildFact {
    static let variants = [
        Variants.profileSet.reader, Variants.policySet.reader, Variants.filterSet.reader,
        Variants.profileChanged.reader, Variants.policyChanged.reader, Variants.filterChanged.reader,
        Variants.boardSet.reader, Variants.pauseEnded.reader, Variants.learningSet.reader,
        Variants.folded.reader,
        Variants.analyticsSet.reader, Variants.logged.reader, Variants.logTrimmed.reader, Variants.logCleared.reader,
    ]
}

extension Shape where Value == ChildFact {
    static let childFact = Shape.tagged(ChildFact.variants) { fact, out in
        switch fact {
        case .profileSet(let profile): Variants.profileSet.write(profile, to: &out)
        case .policySet(let policy): Variants.policySet.write(policy, to: &out)
        case .filterSet(let filter): Variants.filterSet.write(filter, to: &out)
        case .profileChanged(let revision): Variants.profileChanged.write(revision, to: &out)
        case .policyChanged(let revision): Variants.policyChanged.write(revision, to: &out)
        case .filterChanged(let revision): Variants.filterChanged.write(revision, to: &out)
        case .boardSet(let membership): Variants.boardSet.write(membership, to: &out)
        case .pauseEnded(let pause): Variants.pauseEnded.write(pause, to: &out)
        case .learningSet(let settings): Variants.learningSet.write(settings, to: &out)
        case .folded(let fold): Variants.folded.write(fold, to: &out)
        case .analyticsSet(let isAllowed): Variants.analyticsSet.write(isAllowed, to: &out)
        case .logged(let events): Variants.logged.write(events, to: &out)
        case .logTrimmed(let log): Variants.logTrimmed.write(log, to: &out)
        case .logCleared(let log): Variants.logCleared.write(log, to: &out)
        }
    }
}

extension Shape {
    /// A setting before and after.
    static func revision<Setting>(of setting: Shape<Setting>) -> Shape<Revision<Setting>>
    where Value == Revision<Setting> {
        Shape<Revision<Setting>>.object(
            "Revision",
            make: { Revision(from: $0, to: $1) },
            members: {
                required("from", \.from, setting)
                required("to", \.to, setting)
            })
    }
}

extension Shape where Value == Revision<ScreenTimePolicy> {
    /// Limits before and after, with the household day from which the new ones hold.
    static let policyRevision = Shape.object(
        "Revision",
        make: Revision.init(from:to:day:),
        members: {
            required("from", \.from, .storedPolicy)
            required("to", \.to, .storedPolicy)
            optional("day", \.day, .number)
        })
}

extension Shape where Value == BoardMembership {
    static let boardMembership = Shape.object(
        "BoardMembership",
        make: { BoardMembership(isOptedIn: $0, isRankedDespiteAge: $1) },
        members: {
            required("isOptedIn", \.isOptedIn, .boolean)
            unless("isRankedDespiteAge", \.isRankedDespiteAge, .boolean, is: false)
        })
}
