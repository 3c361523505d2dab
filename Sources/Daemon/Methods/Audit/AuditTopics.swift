import API
import Household

/// What entries of the audit are about: one table, so that a new fact has to say where parents find it.
extension AuditWords {
    /// What a record is about, as its first fact for the audit says; nil when it has none.
    static func topic(of record: Record) -> AuditList.Topic? {
        record.facts.lazy.filter { word(of: $0) != nil }.compactMap { topic(of: $0) }.first
    }

    /// The child that a record of the household is about.
    static func child(of record: Record) -> ChildID? { AuditWords(record, names: { $0.rawValue }).child }

    private static func topic(of fact: Fact) -> AuditList.Topic? {
        switch fact {
        case .household(let fact): topic(of: fact)
        case .child(.profileSet), .child(.profileChanged): .children
        case .child: .rules
        case .time, .request: .time
        case .challenge: .challenges
        case .learning, .reward: nil
        }
    }

    private static func topic(of fact: HouseholdFact) -> AuditList.Topic? {
        switch fact {
        case .setUp, .settingsChanged, .boardGoalSet: .household
        case .parentAdded, .pinChanged, .pinRehashed, .recoveryUsed, .unlocked, .unlockFailed, .entriesForgiven,
            .relocked, .parentRenamed, .parentRemoved, .recoveryRenewed, .pinResetByRoot:
            .access
        case .childAdded, .childErased, .exported(_?): .children
        case .exported(nil): .household
        case .codesMade, .codeUsed, .codesRevoked: .time
        case .clockMoved, .clockTrusted, .clockJumped, .clockConfirmed, .clockSourceSet: .clock
        case .packInstalled, .packRemoved, .signerTrusted, .signerForgotten, .badgesAdded, .badgesRemoved: .content
        case .daemonAsked, .keyRotated, .backupMade, .backupScheduled, .backupFailed, .restored: .daemon
        case .editionKept: nil
        }
    }
}
