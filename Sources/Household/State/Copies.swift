/// What stands in copies of what is known: each fact in the copy of the child that it is about, or else in that of the
/// household, and secrets in none (Privacy: Export).
extension HouseholdFact {
    /// What the fact says of a child; nil: nothing.
    ///
    /// - Parameter codes: the codes that were made for this child alone.
    public func about(_ child: ChildID, codes: Set<CodeID> = []) -> HouseholdFact? {
        switch self {
        case .childAdded(let profile, _, _, _): return profile.id == child ? self : nil
        case .exported(let copied): return copied == child ? self : nil
        case .codeUsed(_, let use): return use.child == child ? self : nil
        case .unlockFailed(.code(let tried), _, _), .entriesForgiven(.code(let tried)),
            .unlocked(_, .code(let tried), _):
            return tried == child ? self : nil
        case .codesMade(let made):
            let own = made.filter { $0.child == child }
            return own.isEmpty ? nil : .codesMade(own)
        case .codesRevoked(let revoked):
            let own = revoked.filter(codes.contains)
            return own.isEmpty ? nil : .codesRevoked(own)
        case .setUp, .settingsChanged, .parentAdded, .pinChanged, .pinRehashed, .recoveryUsed, .unlocked, .unlockFailed,
            .entriesForgiven, .relocked, .boardGoalSet, .clockMoved, .clockTrusted, .clockJumped, .clockConfirmed,
            .clockSourceSet, .editionKept, .packInstalled, .packRemoved, .signerTrusted, .signerForgotten, .badgesAdded,
            .badgesRemoved, .keyRotated, .childErased, .backupMade, .backupScheduled, .backupFailed, .restored,
            .parentRenamed, .parentRemoved, .recoveryRenewed, .pinResetByRoot, .daemonAsked:
            return nil
        }
    }

    /// What the fact says of the household itself; nil: it is about children alone.
    public var aboutHousehold: HouseholdFact? {
        switch self {
        case .childAdded, .exported(_?), .unlockFailed(.code, _, _), .entriesForgiven(.code), .unlocked(_, .code, _):
            nil
        case .codeUsed(_, let use): use.child == .erased ? self : nil
        case .codesMade(let made):
            made.contains { $0.child == nil } ? .codesMade(made.filter { $0.child == nil }) : nil
        default: self
        }
    }

    /// The fact without what a PIN, a code or a backup is opened or compared with, and without the texts of lessons,
    /// which are their packs'.
    public var withoutSecrets: HouseholdFact {
        switch self {
        case .setUp(let household, _): .setUp(household, recoveryHash: "")
        case .parentAdded(let parent): .parentAdded(parent.withoutSecrets)
        case .pinChanged(let parent, _): .pinChanged(parent, pinHash: "")
        case .pinRehashed(let parent, _): .pinRehashed(parent, pinHash: "")
        case .recoveryUsed(let parent, _, let at): .recoveryUsed(parent, recoveryHash: "", at: at)
        case .recoveryRenewed(let parent, _): .recoveryRenewed(parent, recoveryHash: "")
        case .codesMade(let codes): .codesMade(codes.map(\.withoutSecrets))
        case .backupScheduled(let schedule): .backupScheduled(schedule?.withoutSecrets)
        case .editionKept(let edition): .editionKept(edition.withoutText)
        case .settingsChanged, .unlocked, .unlockFailed, .entriesForgiven, .relocked, .childAdded, .boardGoalSet,
            .codeUsed, .codesRevoked, .clockMoved, .clockTrusted, .clockJumped, .clockConfirmed, .clockSourceSet,
            .packInstalled, .packRemoved, .signerTrusted, .signerForgotten, .badgesAdded, .badgesRemoved, .keyRotated,
            .childErased, .backupMade, .backupFailed, .restored, .parentRenamed, .parentRemoved, .pinResetByRoot,
            .exported, .daemonAsked:
            self
        }
    }
}

extension HouseholdState {
    /// The household as it is known, without what a PIN, a code or a backup is opened or compared with, and without the
    /// texts of lessons.
    public var withoutSecrets: HouseholdState {
        HouseholdState(
            household: household, recoveryHash: nil, parents: parents.map(\.withoutSecrets), pinCounters: pinCounters,
            parentAccounts: parentAccounts, boardGoals: boardGoals,
            codes: CodeBook(codes: codes.codes.map(\.withoutSecrets), made: codes.made), lastHandle: lastHandle,
            editions: EditionShelf(editions.editions.map(\.withoutText)), wallShift: wallShift, monoShift: monoShift,
            clock: clock, pinResets: pinResets, packs: packs, badges: badges, backups: backups.withoutSecrets,
            formerParents: formerParents)
    }
}

extension Parent {
    fileprivate var withoutSecrets: Parent {
        var parent = self
        parent.pinHash = ""
        return parent
    }
}

extension TimeCode {
    fileprivate var withoutSecrets: TimeCode {
        var code = self
        code.digest = []
        return code
    }
}

extension KeptEdition {
    fileprivate var withoutText: KeptEdition {
        var edition = self
        edition.text = ""
        return edition
    }
}

extension BackupSchedule {
    fileprivate var withoutSecrets: BackupSchedule {
        var schedule = self
        schedule.key = []
        schedule.salt = []
        return schedule
    }
}

extension BackupBook {
    fileprivate var withoutSecrets: BackupBook {
        BackupBook(
            last: last, scheduledAt: scheduledAt, schedule: schedule?.withoutSecrets, trouble: trouble,
            restored: restored)
    }
}
