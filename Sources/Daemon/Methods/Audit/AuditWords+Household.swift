import Household
import Words

/// What happens to the family, its parents and its packs, in words.
extension AuditWords {
    static func words(of fact: HouseholdFact, _ parents: (ParentID) -> String) -> AuditWords? {
        switch fact {
        case .setUp(let household, _): return named("householdSetUp", "parent.audit.householdSetUp", household.name)
        case .settingsChanged(let change): return AuditWords("householdChanged", SettingText.difference(of: change))
        case .parentAdded(let parent): return named("parentAdded", "parent.audit.parentAdded", parent.name)
        case .pinChanged(let id, _): return named("pinChanged", "parent.audit.pinChanged", parents(id))
        case .pinRehashed, .entriesForgiven: return nil
        case .recoveryUsed: return AuditWords("recoveryUsed", Saying("parent.audit.recoveryUsed"))
        case .unlocked: return AuditWords("unlocked", Saying("parent.audit.unlocked"))
        case .unlockFailed(let key, let counter, _):
            return wrong(key, counter.failures, from: 0, of: nil) { $0.rawValue }
        case .relocked: return AuditWords("locked", Saying("parent.audit.relocked"))
        case .childAdded(let profile, _, _, _):
            return AuditWords(
                "childAdded", Saying("parent.audit.childAdded", ["name": .text(profile.name)]), profile.id)
        case .boardGoalSet(let topic, let target): return AuditWords("goalSet", words(of: topic, target))
        case .codesMade(let codes): return words(of: codes)
        case .codeUsed(let id, let use):
            return AuditWords(
                "codeUsed", Saying("parent.audit.codeUsed", ["code": .text(id.rawValue)]),
                use.child == .erased ? nil : use.child)
        case .codesRevoked(let ids): return listed("codesRevoked", "parent.audit.codesRevoked", ids.map(\.rawValue))
        case .clockMoved: return AuditWords("clockMoved", Saying("parent.audit.clockMoved"))
        case .clockTrusted, .editionKept: return nil
        case .packInstalled(let pack): return AuditWords("packInstalled", words(of: pack))
        case .packRemoved(let pack): return named("packRemoved", "parent.audit.packRemoved", "\(pack)")
        case .signerTrusted(let signer):
            return AuditWords(
                "signerTrusted",
                Saying("parent.audit.signerTrusted", ["name": .text(signer.name), "key": start(of: signer.key)]))
        case .signerForgotten(let key):
            return AuditWords("signerForgotten", Saying("parent.audit.signerForgotten", ["key": start(of: key)]))
        case .badgesAdded(let badges):
            return listed("badgesAdded", "parent.audit.badgesAdded", badges.map { "\($0.title) (\($0.key))" })
        case .badgesRemoved(let keys, _):
            return listed("badgesRemoved", "parent.audit.badgesRemoved", keys.map(\.rawValue))
        case .clockJumped(let jump, _): return AuditWords("clockJumped", words(of: jump))
        case .clockConfirmed(let anchor, let before):
            return AuditWords("clockConfirmed", wordsOfConfirming(anchor.wall, from: before))
        case .clockSourceSet(let source):
            return AuditWords("clockSourceSet", Saying("parent.audit.clockSource.\(source.rawValue)"))
        default: return wordsOfKeeping(of: fact, parents)
        }
    }

    /// What happens to backups, keys, parents and copies of what is known.
    private static func wordsOfKeeping(of fact: HouseholdFact, _ parents: (ParentID) -> String) -> AuditWords? {
        switch fact {
        case .childErased: return AuditWords("childErased", Saying("parent.audit.childErased"))
        case .keyRotated(let storage):
            return AuditWords("keyRotated", Saying("parent.audit.keyRotated.\(storage.rawValue)"))
        case .backupMade(let note): return AuditWords("backupMade", note.say)
        case .backupScheduled(let schedule): return AuditWords("backupScheduled", words(of: schedule))
        case .backupFailed(let trouble): return AuditWords("backupFailed", trouble.say)
        case .restored(let note):
            return AuditWords(note.mended == nil ? "householdRestored" : "householdMended", note.say)
        case .parentRenamed(_, let before, let name):
            return AuditWords(
                "parentRenamed",
                Saying("parent.audit.parentRenamed", ["before": .text(before), "name": .text(name)]))
        case .parentRemoved(let id):
            return named("parentRemoved", "parent.audit.parentRemoved", parents(id))
        case .recoveryRenewed: return AuditWords("recoveryRenewed", Saying("parent.audit.recoveryRenewed"))
        case .pinResetByRoot(let id, _):
            return named("pinResetByRoot", "parent.audit.pinResetByRoot", parents(id))
        case .exported(let child): return AuditWords("exported", wordsOfExport(child), child)
        case .daemonAsked(let request):
            return AuditWords(request.rawValue, Saying("parent.audit.\(request.rawValue)"))
        default: return nil
        }
    }

    private static func wordsOfExport(_ child: ChildID?) -> Saying {
        child.map { Saying("parent.audit.childExported", ["name": .text($0.rawValue)]) }
            ?? Saying("parent.audit.householdExported")
    }

    private static func named(_ what: String, _ key: String, _ name: String) -> AuditWords {
        AuditWords(what, Saying(key, ["name": .text(name)]))
    }

    private static func listed(_ what: String, _ key: String, _ names: [String]) -> AuditWords {
        AuditWords(what, Saying(key, ["names": .few(names: names)]))
    }

    /// What was entered wrongly, from which account, and how often in a row.
    ///
    /// - Parameters:
    ///   - uid: the account.
    ///   - owner: the child whose account it is.
    static func wrong(
        _ key: PINCounterKey, _ count: Int, from uid: UInt32, of owner: ChildID?, _ names: (ChildID) -> String
    ) -> AuditWords {
        let count = Saying.Value.number(count)
        if case .code(let child) = key {
            return AuditWords("unlockFailed", Saying("parent.audit.wrongCode", ["count": count]), child)
        }
        let from = Saying.Value.saying(AccountWords.from(uid, of: owner.map(names)))
        let told = key == .recovery ? "parent.audit.wrongRecoveryCode" : "parent.audit.wrongPIN"
        return AuditWords("unlockFailed", Saying(told, ["from": from, "count": count]), owner)
    }

    /// `the shared goal for a week: 7 stars`, or with the usual number of them.
    private static func words(of topic: BoardGoals.Topic, _ target: Int?) -> Saying {
        let amount = target.map(topic.metric.words) ?? Saying("parent.audit.usual.\(topic.metric.rawValue)")
        return Saying("parent.audit.goal.\(topic.period.rawValue)", ["amount": .saying(amount)])
    }

    private static func words(of pack: PackInstallation) -> Saying {
        let title = Saying.Value.text(pack.title)
        let (id, version) = (Saying.Value.text("\(pack.pack)"), Saying.Value.text(pack.version))
        guard let signer = pack.signer else {
            return Saying("parent.audit.packInstalled", ["title": title, "pack": id, "version": version])
        }
        return Saying(
            "parent.audit.packInstalledSigned",
            ["title": title, "pack": id, "version": version, "key": start(of: signer)])
    }

    /// A key is told by its start.
    private static func start(of key: String) -> Saying.Value { .text("\(key.prefix(16))…") }
}

extension PINCounterKey {
    /// The child whose tries it counts.
    var child: ChildID? { if case .code(let child) = self { child } else { nil } }

    /// Whether it counts tries of codes for minutes.
    var isCode: Bool { child != nil }
}

extension Record {
    /// Who did it, as far as anybody knows: a wrong PIN from a child's account may be a parent's.
    var doer: Author.Role {
        guard case .child = by.role else { return by.role }
        let isWrongEntry = facts.contains {
            if case .household(.unlockFailed(let key, _, _)) = $0 { !key.isCode } else { false }
        }
        return isWrongEntry ? .anyone : by.role
    }
}
