import Household
import Shapes

private typealias SetUp = (household: HouseholdSettings, recoveryHash: String)
private typealias ParentHash = (parent: ParentID, hash: String)
private typealias Recovery = (parent: ParentID, hash: String, at: Instant?)
private typealias Unlock = (parent: ParentID, key: PINCounterKey, at: Instant?)
private typealias NewName = (parent: ParentID, from: String, to: String)
private typealias RootReset = (parent: ParentID, at: Instant)
private typealias FailedUnlock = (key: PINCounterKey, counter: PINCounter, entry: WrongEntry?)
private typealias AddedChild = (
    profile: ChildProfile, handle: Int64, policy: ScreenTimePolicy, filter: ContentFilter
)
private typealias SharedGoal = (topic: BoardGoals.Topic, target: Int?)
private typealias Jump = (jump: ClockJump, boot: BootID)
private typealias Confirmation = (anchor: ClockAnchor, from: Instant)
private typealias UsedCode = (code: CodeID, use: TimeCode.Use)
private typealias RemovedBadges = (badges: [BadgeKey], earned: [BadgeKey])
private typealias ClockShift = (wall: Int64, mono: Int64)

/// The cases of ``HouseholdFact``.
private enum Variants {
    static let setUp = Variant("setUp", 96, Payloads.setUp) { HouseholdFact.setUp($0, recoveryHash: $1) }
    static let settingsChanged = Variant(
        "settingsChanged", 97, .revision(of: .storedHousehold), make: HouseholdFact.settingsChanged)
    static let parentAdded = Variant("parentAdded", 98, .storedParent, make: HouseholdFact.parentAdded)
    static let pinChanged = Variant("pinChanged", 99, Payloads.hash) { HouseholdFact.pinChanged($0, pinHash: $1) }
    static let pinRehashed = Variant("pinRehashed", 100, Payloads.hash) { HouseholdFact.pinRehashed($0, pinHash: $1) }
    static let recoveryUsed = Variant("recoveryUsed", 101, Payloads.recovery) {
        HouseholdFact.recoveryUsed($0, recoveryHash: $1, at: $2)
    }
    static let unlocked = Variant("parentUnlocked", 102, Payloads.unlock) {
        HouseholdFact.unlocked($0, $1, at: $2)
    }
    static let unlockFailed = Variant("unlockFailed", 103, Payloads.failedUnlock) {
        HouseholdFact.unlockFailed($0, $1, $2)
    }
    static let entriesForgiven = Variant("entriesForgiven", 104, .counterKey, make: HouseholdFact.entriesForgiven)
    static let relocked = Variant("relocked", 105, .name, make: HouseholdFact.relocked)
    static let childAdded = Variant("childAdded", 106, Payloads.addedChild) {
        HouseholdFact.childAdded($0, handle: $1, $2, $3)
    }
    static let boardGoalSet = Variant("boardGoalSet", 107, Payloads.sharedGoal) {
        HouseholdFact.boardGoalSet($0, target: $1)
    }
    static let codesMade = Variant("codesMade", 108, .list(of: .storedCode), make: HouseholdFact.codesMade)
    static let codeUsed = Variant("codeUsed", 109, Payloads.usedCode) { HouseholdFact.codeUsed($0, $1) }
    static let codesRevoked = Variant("codesRevoked", 110, .list(of: .name), make: HouseholdFact.codesRevoked)
    static let clockMoved = Variant("clockMoved", 111, Payloads.clockShift) {
        HouseholdFact.clockMoved(wall: $0, mono: $1)
    }
    static let clockTrusted = Variant("clockTrusted", 112, .clockAnchor, make: HouseholdFact.clockTrusted)
    static let clockJumped = Variant("clockJumped", 113, Payloads.jump) { HouseholdFact.clockJumped($0, boot: $1) }
    static let clockConfirmed = Variant("clockConfirmed", 114, Payloads.confirmation) {
        HouseholdFact.clockConfirmed($0, from: $1)
    }
    static let clockSourceSet = Variant(
        "clockSourceSet", 115, .word(ClockSource.self), make: HouseholdFact.clockSourceSet)
    static let editionKept = Variant("editionKept", 116, .keptEdition, make: HouseholdFact.editionKept)
    static let packInstalled = Variant("packInstalled", 117, .packInstallation, make: HouseholdFact.packInstalled)
    static let packRemoved = Variant("packRemoved", 118, .name, make: HouseholdFact.packRemoved)
    static let signerTrusted = Variant("signerTrusted", 119, .trustedSigner, make: HouseholdFact.signerTrusted)
    static let signerForgotten = Variant("signerForgotten", 120, .words) { HouseholdFact.signerForgotten(key: $0) }
    static let badgesAdded = Variant("badgesAdded", 121, .list(of: .ownBadge), make: HouseholdFact.badgesAdded)
    static let childErased = Variant("childErased", 146, Payloads.erasedChild) {
        HouseholdFact.childErased(handle: $0)
    }
    static let badgesRemoved = Variant("badgesRemoved", 122, Payloads.removedBadges) {
        HouseholdFact.badgesRemoved($0, earned: $1)
    }
    static let keyRotated = Variant("keyRotated", 133, .word(KeyStorage.self), make: HouseholdFact.keyRotated)
    static let backupMade = Variant("backupMade", 135, .backupNote, make: HouseholdFact.backupMade)
    static let backupScheduled = Variant("backupScheduled", 136, Payloads.schedule, make: HouseholdFact.backupScheduled)
    static let backupFailed = Variant("backupFailed", 137, .backupTrouble, make: HouseholdFact.backupFailed)
    static let restored = Variant("restored", 138, .restoreNote, make: HouseholdFact.restored)
    static let parentRenamed = Variant("parentRenamed", 123, Payloads.newName) {
        HouseholdFact.parentRenamed($0, from: $1, to: $2)
    }
    static let parentRemoved = Variant("parentRemoved", 124, .name, make: HouseholdFact.parentRemoved)
    static let recoveryRenewed = Variant("recoveryRenewed", 125, Payloads.hash) {
        HouseholdFact.recoveryRenewed($0, recoveryHash: $1)
    }
    static let pinResetByRoot = Variant("pinResetByRoot", 126, Payloads.rootReset) {
        HouseholdFact.pinResetByRoot($0, at: $1)
    }
    static let exported = Variant("exported", 155, Payloads.exported, make: HouseholdFact.exported)
    static let daemonAsked = Variant("daemonAsked", 156, .word(DaemonRequest.self), make: HouseholdFact.daemonAsked)
}

extension HouseholdFact {
    static let variants = [
        Variants.setUp.reader, Variants.parentAdded.reader, Variants.pinChanged.reader, Variants.pinRehashed.reader,
        Variants.recoveryUsed.reader, Variants.unlocked.reader, Variants.unlockFailed.reader,
        Variants.entriesForgiven.reader, Variants.relocked.reader, Variants.childAdded.reader,
        Variants.clockMoved.reader, Variants.boardGoalSet.reader, Variants.clockTrusted.reader,
        Variants.clockJumped.reader, Variants.clockConfirmed.reader, Variants.clockSourceSet.reader,
        Variants.settingsChanged.reader, Variants.codesMade.reader, Variants.codeUsed.reader,
        Variants.codesRevoked.reader, Variants.editionKept.reader, Variants.packInstalled.reader,
        Variants.packRemoved.reader, Variants.signerTrusted.reader, Variants.signerForgotten.reader,
        Variants.badgesAdded.reader, Variants.badgesRemoved.reader, Variants.backupMade.reader,
        Variants.backupScheduled.reader, Variants.backupFailed.reader, Variants.restored.reader,
        Variants.childErased.reader, Variants.parentRenamed.reader,
        Variants.parentRemoved.reader, Variants.recoveryRenewed.reader, Variants.pinResetByRoot.reader,
        Variants.exported.reader, Variants.daemonAsked.reader,
        Variants.keyRotated.reader,
    ]
}

extension Shape where Value == HouseholdFact {
    static let householdFact = Shape.tagged(HouseholdFact.variants) { fact, out in
        switch fact {
        case .setUp(let household, let hash): Variants.setUp.write((household, hash), to: &out)
        case .settingsChanged(let change): Variants.settingsChanged.write(change, to: &out)
        case .parentAdded(let parent): Variants.parentAdded.write(parent, to: &out)
        case .pinChanged(let parent, let hash): Variants.pinChanged.write((parent, hash), to: &out)
        case .pinRehashed(let parent, let hash): Variants.pinRehashed.write((parent, hash), to: &out)
        case .recoveryUsed(let parent, let hash, let at): Variants.recoveryUsed.write((parent, hash, at), to: &out)
        case .unlocked(let parent, let key, let at): Variants.unlocked.write((parent, key, at), to: &out)
        case .unlockFailed(let key, let counter, let entry):
            Variants.unlockFailed.write((key, counter, entry), to: &out)
        case .entriesForgiven(let key): Variants.entriesForgiven.write(key, to: &out)
        case .relocked(let parent): Variants.relocked.write(parent, to: &out)
        case .childAdded(let profile, let handle, let policy, let filter):
            Variants.childAdded.write((profile, handle, policy, filter), to: &out)
        case .boardGoalSet(let topic, let target): Variants.boardGoalSet.write((topic, target), to: &out)
        case .codesMade(let codes): Variants.codesMade.write(codes, to: &out)
        case .codeUsed(let code, let use): Variants.codeUsed.write((code, use), to: &out)
        case .codesRevoked(let codes): Variants.codesRevoked.write(codes, to: &out)
        case .clockMoved(let wall, let mono): Variants.clockMoved.write((wall, mono), to: &out)
        case .clockTrusted(let anchor): Variants.clockTrusted.write(anchor, to: &out)
        case .clockJumped(let jump, let boot): Variants.clockJumped.write((jump, boot), to: &out)
        case .clockConfirmed(let anchor, let from): Variants.clockConfirmed.write((anchor, from), to: &out)
        case .clockSourceSet(let source): Variants.clockSourceSet.write(source, to: &out)
        case .editionKept(let edition): Variants.editionKept.write(edition, to: &out)
        case .packInstalled(let pack): Variants.packInstalled.write(pack, to: &out)
        case .packRemoved(let pack): Variants.packRemoved.write(pack, to: &out)
        case .signerTrusted(let signer): Variants.signerTrusted.write(signer, to: &out)
        case .signerForgotten(let key): Variants.signerForgotten.write(key, to: &out)
        case .badgesAdded(let badges): Variants.badgesAdded.write(badges, to: &out)
        case .badgesRemoved(let keys, let earned): Variants.badgesRemoved.write((keys, earned), to: &out)
        case .keyRotated(let storage): Variants.keyRotated.write(storage, to: &out)
        case .childErased(let handle): Variants.childErased.write(handle, to: &out)
        case .backupMade(let note): Variants.backupMade.write(note, to: &out)
        case .backupScheduled(let schedule): Variants.backupScheduled.write(schedule, to: &out)
        case .backupFailed(let trouble): Variants.backupFailed.write(trouble, to: &out)
        case .restored(let note): Variants.restored.write(note, to: &out)
        case .parentRenamed(let parent, let from, let to): Variants.parentRenamed.write((parent, from, to), to: &out)
        case .parentRemoved(let parent): Variants.parentRemoved.write(parent, to: &out)
        case .recoveryRenewed(let parent, let hash): Variants.recoveryRenewed.write((parent, hash), to: &out)
        case .pinResetByRoot(let parent, let at): Variants.pinResetByRoot.write((parent, at), to: &out)
        case .exported(let child): Variants.exported.write(child, to: &out)
        case .daemonAsked(let request): Variants.daemonAsked.write(request, to: &out)
        }
    }
}

private enum Payloads {
    static let erasedChild = Shape<Int64>.object(
        "ErasedChild",
        make: { $0 },
        members: { required("handle", \.self, .integer64) })
    static let exported = Shape<ChildID?>.object(
        "Export",
        make: { $0 },
        members: {
            optional("child", \.self, .name)
        })

    static let setUp = Shape<SetUp>.object(
        "SetUp",
        make: { ($0, $1) },
        members: {
            required("household", \.household, .storedHousehold)
            required("recoveryHash", \.recoveryHash, .words)
        })

    static let hash = Shape<ParentHash>.object(
        "ParentHash",
        make: { ($0, $1) },
        members: {
            required("parent", \.parent, .name)
            required("hash", \.hash, .words)
        })

    static let recovery = Shape<Recovery>.object(
        "Recovery",
        make: { ($0, $1, $2) },
        members: {
            required("parent", \.parent, .name)
            required("hash", \.hash, .words)
            optional("at", \.at, .milliseconds)
        })

    static let unlock = Shape<Unlock>.object(
        "Unlock",
        make: { ($0, $1, $2) },
        members: {
            required("parent", \.parent, .name)
            required("counter", \.key, .counterKey)
            optional("at", \.at, .milliseconds)
        })

    static let newName = Shape<NewName>.object(
        "NewName",
        make: { ($0, $1, $2) },
        members: {
            required("parent", \.parent, .name)
            required("from", \.from, .words)
            required("to", \.to, .words)
        })

    static let rootReset = Shape<RootReset>.object(
        "RootReset",
        make: { ($0, $1) },
        members: {
            required("parent", \.parent, .name)
            required("at", \.at, .milliseconds)
        })

    static let failedUnlock = Shape<FailedUnlock>.object(
        "FailedUnlock",
        make: { ($0, $1, $2) },
        members: {
            required("counter", \.key, .counterKey)
            required("state", \.counter, .pinCounter)
            optional("entry", \.entry, .wrongEntry)
        })

    static let addedChild = Shape<AddedChild>.object(
        "AddedChild",
        make: { ($0, $1, $2, $3) },
        members: {
            required("profile", \.profile, .storedProfile)
            required("handle", \.handle, .integer64)
            required("policy", \.policy, .storedPolicy)
            required("filter", \.filter, .storedFilter)
        })

    static let sharedGoal = Shape<SharedGoal>.object(
        "SharedGoal",
        make: { (BoardGoals.Topic($0, $1), $2) },
        members: {
            required("metric", \.topic.metric, .word(BoardMetric.self))
            required("period", \.topic.period, .word(BoardPeriod.self))
            optional("target", \.target, .whole)
        })

    static let jump = Shape<Jump>.object(
        "ClockJump",
        make: { (ClockJump(from: $0, to: $1, trust: $2, anchor: $3), $4) },
        members: {
            required("from", \.jump.from, .milliseconds)
            required("to", \.jump.to, .milliseconds)
            required("trust", \.jump.trust, .word(ClockTrust.self))
            required("anchor", \.jump.anchor, .clockAnchor)
            required("boot", \.boot, .name)
        })

    static let confirmation = Shape<Confirmation>.object(
        "ClockConfirmation",
        make: { ($0, $1) },
        members: {
            required("anchor", \.anchor, .clockAnchor)
            required("from", \.from, .milliseconds)
        })

    static let usedCode = Shape<UsedCode>.object(
        "UsedCode",
        make: { ($0, $1) },
        members: {
            required("code", \.code, .name)
            required("use", \.use, .codeUse)
        })

    static let removedBadges = Shape<RemovedBadges>.object(
        "RemovedBadges",
        make: { ($0, $1) },
        members: {
            required("badges", \.badges, .list(of: .name))
            required("earned", \.earned, .list(of: .name))
        })

    static let schedule = Shape<BackupSchedule?>.object(
        "PlannedBackups",
        make: { $0 },
        members: {
            optional("schedule", \.self, .backupSchedule)
        })

    static let clockShift = Shape<ClockShift>.object(
        "ClockShift",
        make: { ($0, $1) },
        members: {
            required("wall", \.wall, .integer64)
            required("mono", \.mono, .integer64)
        })
}

extension Shape where Value == ClockAnchor {
    static let clockAnchor = Shape.object(
        "ClockAnchor",
        make: { ClockAnchor(wall: $0, bootTime: $1, boot: $2) },
        members: {
            required("wall", \.wall, .milliseconds)
            required("bootTime", \.bootTime, .integer64)
            required("boot", \.boot, .name)
        })
}

extension Shape where Value == KeptEdition {
    static let keptEdition = Shape.object(
        "KeptEdition",
        make: KeptEdition.init,
        members: {
            required("edition", \.edition, .name)
            required("lesson", \.lesson, .name)
            required("pack", \.pack, .name)
            required("packVersion", \.packVersion, .words)
            required("text", \.text, .words)
        })
}

extension Shape where Value == Parent {
    static let storedParent = Shape.object(
        "StoredParent",
        make: Parent.init,
        members: {
            required("id", \.id, .name)
            required("name", \.name, .words)
            required("pinHash", \.pinHash, .words)
            optional("lastUnlock", \.lastUnlock, .milliseconds)
            unless("wrongEntries", \.wrongEntries, .list(of: .wrongEntries), is: [])
        })
}

extension Shape where Value == WrongEntry {
    fileprivate static let wrongEntry = Shape.object(
        "WrongEntry",
        make: WrongEntry.init,
        members: {
            required("uid", \.uid, .account)
            required("at", \.at, .milliseconds)
        })
}

extension Shape where Value == WrongEntries {
    fileprivate static let wrongEntries = Shape.object(
        "WrongEntries",
        make: WrongEntries.init,
        members: {
            required("counter", \.counter, .counterKey)
            optional("uid", \.uid, .account)
            required("count", \.count, .whole)
            required("first", \.first, .milliseconds)
            required("last", \.last, .milliseconds)
        })
}

extension Shape where Value == PINCounter {
    static let pinCounter = Shape.object(
        "PINCounter",
        make: PINCounter.init,
        members: {
            required("failures", \.failures, .whole)
            required("remaining", \.remaining, .integer64)
            required("since", \.since, .integer64)
            required("boot", \.boot, .name)
        })
}

/// The cases of ``PINCounterKey``.
private enum CounterVariants {
    static let household = Variant("household", 0, PINCounterKey.household)
    static let account = Variant("account", 1, .account, make: PINCounterKey.account)
    static let recovery = Variant("recovery", 2, PINCounterKey.recovery)
    static let code = Variant("code", 3, .name, make: PINCounterKey.code)
    static let strangers = Variant("strangers", 4, PINCounterKey.strangers)
}

extension Shape where Value == PINCounterKey {
    static let counterKey = Shape.tagged([
        CounterVariants.household.reader, CounterVariants.account.reader, CounterVariants.recovery.reader,
        CounterVariants.code.reader, CounterVariants.strangers.reader,
    ]) { key, out in
        switch key {
        case .household: CounterVariants.household.write(to: &out)
        case .account(let uid): CounterVariants.account.write(uid, to: &out)
        case .recovery: CounterVariants.recovery.write(to: &out)
        case .code(let child): CounterVariants.code.write(child, to: &out)
        case .strangers: CounterVariants.strangers.write(to: &out)
        }
    }
}
