/// What a fact means for the rooms of the daemon, beside what it does to the state: one table, so that a new fact has
/// to answer every question.
public struct FactMeaning: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Who may ask about whom may be another from now on: profiles, accounts, limits, the filter, parents.
    public static let changesAccess = FactMeaning(rawValue: 1)
    /// What a child is called, whose accounts it has, or whether it is archived.
    public static let changesProfile = FactMeaning(rawValue: 2)
    /// When days and weeks begin, and in which zone.
    public static let changesCalendar = FactMeaning(rawValue: 4)
    /// Time that passed: a failed write does not undo it.
    public static let isMeasuredTime = FactMeaning(rawValue: 8)
    /// A wrong entry: a failed write does not undo it.
    public static let isWrongEntry = FactMeaning(rawValue: 16)
    /// A board may be another one for somebody.
    public static let touchesBoards = FactMeaning(rawValue: 32)
    /// Changes nothing about how a child's time goes on: an answer, a lease that is renewed, what is earned.
    public static let letsTimeGoOn = FactMeaning(rawValue: 64)
    /// What kidd itself writes down of the clock. No answer depends on whether it is stored.
    public static let isNoteOfClock = FactMeaning(rawValue: 128)
    /// Says something about the clock that rules go by.
    public static let isAboutClock = FactMeaning(rawValue: 256)
    /// Stored on a full disk too, in the room that is kept for it: use of time and its end, what parents give, take and
    /// decide at once, unlocks, wrong entries.
    public static let goesIntoReserve = FactMeaning(rawValue: 512)
    /// Ends use of time, or is a parent's or about who may come in: stored with the last room of a full disk.
    public static let isLastToGo = FactMeaning(rawValue: 1024)
    /// Other badges can be earned.
    public static let changesBadges = FactMeaning(rawValue: 2048)
}

extension Fact {
    /// What it means beside what it does to the state.
    public var meaning: FactMeaning {
        switch self {
        case .household(let fact): fact.meaning
        case .child(let fact): fact.meaning
        case .time(let fact): fact.meaning
        case .learning(let fact): fact.meaning
        case .challenge(let fact): fact.meaning
        case .reward, .request(.opened): .letsTimeGoOn
        case .request(.decided): [.letsTimeGoOn, .goesIntoReserve, .isLastToGo]
        }
    }
}

extension HouseholdFact {
    fileprivate var meaning: FactMeaning {
        switch self {
        case .setUp, .settingsChanged: [.changesAccess, .changesCalendar]
        case .childErased: [.changesAccess, .touchesBoards]
        case .parentAdded, .parentRenamed, .childAdded, .codesMade, .codesRevoked: .changesAccess
        case .pinChanged, .pinRehashed, .recoveryUsed, .recoveryRenewed, .pinResetByRoot, .parentRemoved, .unlocked,
            .entriesForgiven, .relocked, .codeUsed:
            [.changesAccess, .goesIntoReserve, .isLastToGo]
        case .unlockFailed: [.changesAccess, .isWrongEntry, .goesIntoReserve, .isLastToGo]
        case .boardGoalSet: [.changesAccess, .touchesBoards]
        case .clockMoved: [.changesAccess, .touchesBoards, .goesIntoReserve, .isLastToGo]
        case .clockTrusted, .clockJumped: [.changesAccess, .isAboutClock, .isNoteOfClock, .goesIntoReserve]
        case .clockConfirmed: [.changesAccess, .isAboutClock, .goesIntoReserve, .isLastToGo]
        case .clockSourceSet: .changesAccess
        case .editionKept, .packInstalled, .packRemoved, .signerTrusted, .signerForgotten, .keyRotated: []
        case .backupMade, .backupScheduled, .backupFailed, .restored: []
        case .badgesAdded, .badgesRemoved: .changesBadges
        case .exported, .daemonAsked: []
        }
    }
}

extension ChildFact {
    fileprivate var meaning: FactMeaning {
        switch self {
        case .profileSet, .profileChanged: [.changesAccess, .changesProfile, .touchesBoards]
        case .policySet, .filterSet, .policyChanged, .filterChanged, .pauseEnded: .changesAccess
        case .learningSet, .analyticsSet, .logCleared: []
        case .folded, .logged, .logTrimmed: .letsTimeGoOn
        case .boardSet: [.changesAccess, .touchesBoards]
        }
    }
}

extension ChallengeFact {
    fileprivate var meaning: FactMeaning {
        switch self {
        case .assigned, .deactivated, .activated, .closed: []
        case .advanced, .ended, .completed: .letsTimeGoOn
        }
    }

    /// Whether it follows from what happened: it is stored where that is.
    var isEarned: Bool {
        switch self {
        case .assigned, .deactivated, .activated, .closed: false
        case .advanced, .ended, .completed: true
        }
    }
}

extension TimeFact {
    /// Whatever happens to time is stored as long as there is any room.
    fileprivate var meaning: FactMeaning { ownMeaning.union(.goesIntoReserve) }

    private var ownMeaning: FactMeaning {
        switch self {
        case .used(let used):
            used.learning > 0 ? [.isMeasuredTime, .letsTimeGoOn, .touchesBoards] : [.isMeasuredTime, .letsTimeGoOn]
        case .counted, .leaseRenewed, .sessionSet, .bankSet: [.isMeasuredTime, .letsTimeGoOn]
        case .timeEnded, .leaseExpired: [.isMeasuredTime, .isLastToGo]
        case .idle, .saveBegan, .saveOver: .isMeasuredTime
        case .leaseEnded, .granted, .grantUndone, .locked, .unlocked: .isLastToGo
        case .leaseBegan: []
        }
    }
}

extension LearningFact {
    fileprivate var meaning: FactMeaning {
        switch self {
        case .answered, .finished: [.letsTimeGoOn, .touchesBoards]
        case .started, .shown, .hinted, .resumed, .returned: .letsTimeGoOn
        case .goalSet: []
        case .paused, .abandoned: [.letsTimeGoOn, .goesIntoReserve, .isLastToGo]
        }
    }
}

extension [Fact] {
    /// What any of them means.
    public var meaning: FactMeaning { reduce(into: []) { $0.formUnion($1.meaning) } }
}
