import Household

/// What a row of the journal is about, in clear, so that pages can be picked without opening rows.
package enum RecordKind: Int64, CaseIterable {
    /// Set-up, parents, PIN changes, recovery.
    case household = 1
    /// Unlocks, failed unlocks, relocks.
    case access = 2
    /// Children that came in, and their profiles.
    case child = 3
    /// A child's limits, filter, challenges, and place on the boards.
    case policy = 4
    /// Grants, requests, codes, locks and unlocks of time, what was earned of it, idle time that was reported.
    case time = 5
    /// Leases and used time, what they earned, badges that were seen, and records that only keep a reply.
    case use = 6
    case learning = 7
    /// Developer mode's clocks.
    case clock = 8
    /// A fold of a child's old rows. It is found without opening any row, and is no entry of the audit, because the next
    /// one takes its place.
    case fold = 9
    /// Events of a child's log. They go one day, so they are no entries of the audit, and no fold takes them in.
    case log = 10

    /// The kind of the weightiest fact: learning even if time was counted with it, a setting or a profile even if a lesson
    /// changed it or is interrupted by it, so that the audit has it; use only if nothing else happened.
    package init(of record: Record) {
        self = record.facts.lazy.map(RecordKind.init(of:)).max { $0.weight < $1.weight } ?? .use
    }

    /// The kinds that are entries of the audit, each a link of its chain. A kind that rows were written with stays in
    /// or out for ever.
    package static let audited: [Int64] = allCases.filter { ![.use, .learning, .fold, .log].contains($0) }.map(
        \.rawValue)

    /// The kinds of rows that go when they are folded: no entry of the audit ever does.
    package static let foldable: [Int64] = [use, learning].map(\.rawValue)

    /// The kinds of rows that may hold facts of learning: a lesson may earn minutes or end a pause of the filter, and
    /// archiving a child pauses its lesson.
    package static let withLearning: [Int64] = [learning, time, policy, child].map(\.rawValue)

    private init(of fact: Fact) {
        switch fact {
        case .household(let fact): self.init(of: fact)
        case .child(.profileSet), .child(.profileChanged): self = .child
        case .child(.folded): self = .fold
        case .child(.logged), .child(.logTrimmed): self = .log
        case .child: self = .policy
        case .time(let fact): self.init(of: fact)
        case .learning: self = .learning
        // What is earned stands beside what earned it.
        case .reward: self = .use
        case .request: self = .time
        case .challenge(let fact): self.init(of: fact)
        }
    }

    private init(of fact: HouseholdFact) {
        switch fact {
        case .setUp, .settingsChanged, .parentAdded, .pinChanged, .recoveryUsed, .boardGoalSet, .packInstalled,
            .packRemoved, .signerTrusted, .signerForgotten, .badgesAdded, .badgesRemoved, .backupMade, .backupScheduled,
            .backupFailed, .restored, .parentRenamed, .parentRemoved, .recoveryRenewed, .pinResetByRoot,
            .exported, .daemonAsked, .keyRotated:
            self = .household
        case .codesMade, .codeUsed, .codesRevoked: self = .time
        // A hash is only renewed on the way of an unlock; the PIN stays.
        case .unlocked, .unlockFailed, .entriesForgiven, .relocked, .pinRehashed: self = .access
        case .childAdded, .childErased: self = .child
        case .clockMoved: self = .clock
        case .clockJumped, .clockConfirmed, .clockSourceSet: self = .household
        // Stands for nothing that anybody did.
        case .clockTrusted, .editionKept: self = .use
        }
    }

    private init(of fact: ChallengeFact) {
        switch fact {
        case .assigned, .deactivated, .activated, .closed: self = .policy
        case .advanced, .ended: self = .use
        // Its points are in the ledger.
        case .completed: self = .learning
        }
    }

    private init(of fact: TimeFact) {
        switch fact {
        case .granted, .grantUndone, .saveBegan, .locked, .unlocked: self = .time
        case .idle(let claim): self = claim.isTold ? .time : .use
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired, .saveOver,
            .sessionSet, .bankSet:
            self = .use
        }
    }

    private var weight: Int {
        switch self {
        // Beside time that could not be stored before, the row is one of time, and stays as long as that.
        case .log: -1
        case .use: 0
        case .clock: 1
        case .access: 2
        case .learning: 3
        // Also when a lesson earned the minutes: the audit shows it.
        case .time: 4
        // Also when a finished lesson changed a setting: the audit shows it.
        case .policy: 5
        case .child: 6
        case .household: 7
        // It stands alone.
        case .fold: 8
        }
    }
}
